"""The town in the private picture: every place under the letter that it has in menus, with what a choice is about.

It is the board's street seen from nearer: the vein as one strip of land, and the houses in front of it.
"""

from collections.abc import Iterator

from PIL import Image

from games.core.forms import Decision, verb
from games.core.model import Key
from games.sutters_mill.content import CAMPS, LETTERS, SPACES, TOWN
from games.sutters_mill.views import Moving, Private, Public
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.lettering import Face
from render.core.marks import fields_of
from render.core.place.water import draw_evening
from render.sutters_mill.camp import draw_camp
from render.sutters_mill.fronts import low_front
from render.sutters_mill.ground import DUST, landscape, road
from render.sutters_mill.happened import happened
from render.sutters_mill.house import draw_house
from render.sutters_mill.hush import hush
from render.sutters_mill.layout import SLOPE_FOOT
from render.sutters_mill.layout import WIDE as BOARD

WIDE = 1000
LEFT, STEP = 8, 247
STRIP_TOP = 104
CAMP, CAMP_HIGH, CAMP_STEP = 322, 80, 329
FRONT, HOUSE, ROW = 241, 196, 198
"""Width and height of a front, and from row to row."""

TOP = STRIP_TOP + CAMP_HIGH + 2
END = TOP + 2 * ROW

RAISED = -34
"""How much lower the slope begins than the picture: of the land only the vein is seen."""

BADGE = 43
CAMP_LETTER, HOUSE_LETTER = 11, 41
"""How far down a place its letter stands."""

HUSH, SHADE = 0.55, 0.55
"""How much of a house that cannot be chosen is grey, and how bright its grey is."""

EDGE, TICK = 7, 30
SPARK = 40


@kept
def ground(high: int) -> Image.Image:
    """The strip of land with the vein, and the street with the empty fronts."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(vertical(WIDE, high, DUST), (0, 0))
    slope = landscape(SLOPE_FOOT)
    size = WIDE, SLOPE_FOOT * WIDE // BOARD
    canvas.image.paste(slope.resize(size, Image.Resampling.LANCZOS), (0, RAISED))
    for building in TOWN:
        x, y, wide, tall = area_of(building)
        canvas.put(low_front(building, wide, tall), x, y)
    draw_evening(canvas)
    canvas.put(road(0), 0, END - 14)
    return canvas.image


def area_of(space: Key) -> tuple[int, int, int, int]:
    """Corner and size of a building or a camp."""
    if space in CAMPS:
        return LEFT + CAMPS.index(space) * CAMP_STEP, STRIP_TOP, CAMP, CAMP_HIGH
    row, column = divmod(TOWN.index(space), 4)
    return LEFT + column * STEP, TOP + row * ROW, FRONT, HOUSE


def letter_of(space: Key) -> tuple[int, int]:
    """Where the letter of a place stands: over a building's door, in front of a camp."""
    x, y, _, _ = area_of(space)
    return x - 2, y + (CAMP_LETTER if space in CAMPS else HOUSE_LETTER)


def draw_site(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw town and camps: an amber letter where a place can be chosen, houses darker that cannot be, an amber edge and a
    tick on what has been chosen, an aqua edge where the last move was.
    """
    letters, picked = _lettered(decision), frozenset(_picked(own, chosen))
    moved = happened(scene.events).spaces - picked
    for space in sorted(moved | picked):
        colour = palette.AQUA if space in moved else palette.LAMP
        boxes.outline(canvas, colour, *area_of(space), 14, EDGE)
    can_dig = any(verb(offer.action) == "dig" for offer in (decision.offers if decision else ()))
    for camp in CAMPS:
        draw_camp(canvas, area_of(camp), own, view, camp, can_dig=can_dig)
    for building in TOWN:
        draw_house(
            canvas, area_of(building), own, view, building, _verbs(decision, building), scene
        )
    for space in SPACES:
        if decision is None:
            _draw_letter(canvas, LETTERS[space], *letter_of(space))
        elif space in letters:
            canvas.put(tokens.badge(LETTERS[space], BADGE), *letter_of(space))
        elif space in TOWN and space not in picked:
            _hush(canvas, space)
    for space in sorted(moved):
        x, y, wide, _ = area_of(space)
        canvas.put(tokens.spark_corner(SPARK, 12), x + wide - SPARK, y)
    for space in sorted(picked):
        x, y, wide, high = area_of(space)
        canvas.put_centred(tokens.tick(TICK), x + wide - TICK - 4, y + high - TICK - 4)


def _hush(canvas: Canvas, space: Key) -> None:
    """Make a house that cannot be chosen greyer and darker, with all that is drawn on it."""
    x, y, wide, high = area_of(space)
    beside = (STEP - FRONT) // 2
    hush(canvas, (x - beside, y - 2, x + wide + beside, y + high + 2), HUSH, SHADE)


def _draw_letter(canvas: Canvas, letter: str, x: int, y: int) -> None:
    """Draw the letter of a place while nothing is asked."""
    side = round(1.34 * BADGE)
    boxes.box(canvas, palette.LINE, x, y, side, side, 13)
    boxes.box(canvas, palette.NIGHT, x + 3, y + 3, side - 6, side - 6, 11)
    middle = side / 2
    canvas.write(letter, Face.NUMBER, BADGE, palette.MIST, x + middle, y + middle, "m")


def _verbs(decision: Decision | None, space: Key) -> frozenset[Key]:
    """What can be done at a place."""
    return frozenset(
        verb(offer.action)
        for offer in (decision.offers if decision else ())
        if offer.fields and space in getattr(offer.fields[0], "keys", ())
    )


def _lettered(decision: Decision | None) -> frozenset[Key]:
    """The places that some answer names."""
    fields = [field for field in fields_of(decision) if field.kind == "space"]
    return frozenset(key for field in fields for key in getattr(field, "keys", ()))


def _picked(own: Private, chosen: tuple[Chosen, ...]) -> Iterator[Key]:
    """The places that an answer under construction is about."""
    for one in chosen:
        yield from (key for key, _ in one.amounts if key in SPACES)
    for frame in own.unfinished:
        if isinstance(frame, Moving):
            yield frame.origin
