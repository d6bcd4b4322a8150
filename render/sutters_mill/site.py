"""The town in the private picture: every front large, and on each place what the question makes of it."""

from collections.abc import Iterator

from PIL import Image

from games.core.forms import Decision, verb
from games.core.model import Key
from games.sutters_mill.content import CAMPS, SECTIONS, SPACES, TOWN
from games.sutters_mill.views import Moving, Private, Public, Rearranging
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.lettering import Face, width
from render.core.marks import fields_of
from render.core.place.boards import PlateSize
from render.core.place.water import draw_evening
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.building import SIDE, Shape, draw_facts
from render.sutters_mill.carpentry import HIGH as FRONT_HIGH
from render.sutters_mill.carpentry import WIDE as FRONT_WIDE
from render.sutters_mill.fronts import CROP, wall
from render.sutters_mill.ground import DUST, SKY
from render.sutters_mill.happened import NOTHING
from render.sutters_mill.layout import LEFT, STEP, WIDE
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.vocabulary import CAMP_ICONS

TOP, HORIZON = 224, 216
HOUSE = FRONT_HIGH - CROP
ROW = HOUSE + 2
CAMPS_TOP = TOP + 2 * ROW + 6
CAMP, CAMP_HIGH, CAMP_STEP = 446, 70, 459
END = CAMPS_TOP + CAMP_HIGH
OWN = Shape((38, 37), 50, SIDE + 48, 14, PlateSize(255, 46, 40, 30), 64, 56, 126, 64, 80, 238, 58)
"""A front without its roof, all things on it as large as they go."""

SIGNED = OWN._replace(plate=PlateSize(209, 46, 40, 28))
"""One that has a sign beside its name."""

OPEN = "#3FBF7F"
SIGN = 50
"""The width of the sign beside a building's name."""

SIGNS = {"place_card": "card", "remove_card": "saved", "rearrange": "sp_church"}
"""What can be done at some buildings only: prospectors come and go everywhere."""

EDGE, TICK, NAME = 7, 26, 40


@kept
def ground(high: int) -> Image.Image:
    """Sky and street, with the empty fronts."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(vertical(WIDE, HORIZON, SKY), (0, 0))
    canvas.image.paste(vertical(WIDE, high - HORIZON, DUST), (0, HORIZON))
    for building in TOWN:
        x, y, _, _ = area_of(building)
        canvas.put(wall(building), x, y)
    draw_evening(canvas)
    for camp in CAMPS:
        x, y, wide, tall = area_of(camp)
        boxes.shadow(canvas, x, y, wide, tall, 14)
        boxes.box(canvas, palette.NIGHT, x, y, wide, tall, 14)
    return canvas.image


def draw_site(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw town and camps; a place that can be chosen is green, one that has been chosen is ticked."""
    for key in TOWN:
        x, y, wide, _ = area_of(key)
        sign = _sign(decision, key)
        draw_facts(canvas, x, y, key, view, scene, SIGNED if sign else OWN)
        if sign:
            canvas.put_centred(_disc(sign), x + wide - SIDE - 22, y + OWN.emblem[1])
    for place, camp in enumerate(CAMPS):
        _draw_camp(canvas, view, place, camp, scene)
    for key in _open(decision):
        boxes.outline(canvas, OPEN, *area_of(key), 14, EDGE)
    for key in _picked(own, chosen):
        boxes.outline(canvas, palette.LAMP, *area_of(key), 14, EDGE)
        x, y, wide, _ = area_of(key)
        canvas.put_centred(tokens.tick(TICK), x + wide - 16, y + 14)


def area_of(space: Key) -> tuple[int, int, int, int]:
    """Corner and size of a building, or of a camp's sign."""
    if space in CAMPS:
        return LEFT + CAMPS.index(space) * CAMP_STEP, CAMPS_TOP, CAMP, CAMP_HIGH
    row, column = divmod(TOWN.index(space), 4)
    return LEFT + column * STEP, TOP + row * ROW, FRONT_WIDE, HOUSE


def _draw_camp(canvas: Canvas, view: Public, place: int, camp: Key, scene: Scene) -> None:
    """Draw a camp's sign: what is left in its section, and who waits there; the current one within a paper edge.

    Its name stands at the end where there is room.
    """
    x, y, wide, high = area_of(camp)
    count, middle = view.table.left[place], y + high / 2
    if count and place == view.table.current:
        boxes.outline(canvas, palette.PAPER, x, y, wide, high, 14, 4)
    canvas.put_centred(art.sticker(CAMP_ICONS[camp], 60), x + 38, middle, 1.0 if count else 0.45)
    text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 48, ink, x + 74, middle)
    end = draw_prospectors(canvas, x + 172, middle, view, camp, NOTHING, 50)
    name = scene.words(f"render-sutters-mill-{SECTIONS[place]}")
    if end + width(name, Face.NAME, NAME) < x + wide - 16:
        canvas.write(name, Face.NAME, NAME, palette.MIST, x + wide - 16, middle, "r")


def _sign(decision: Decision | None, space: Key) -> str | None:
    """The icon of what can be done at this building; what comes or goes before what is put in order."""
    verbs = {
        verb(offer.action)
        for offer in (decision.offers if decision else ())
        if offer.fields and space in getattr(offer.fields[0], "keys", ())
    }
    return next((icon for word, icon in SIGNS.items() if word in verbs), None)


@kept
def _disc(icon: str) -> Sprite:
    """A green disc with an icon."""
    sketch = Sketch(SIGN, SIGN, 8)
    middle = SIGN / 2
    sketch.oval(palette.KEYLINE, middle, middle, middle + 2)
    sketch.oval(OPEN, middle, middle, middle - 1)
    done = with_shadow(sketch.reduced(), 8, 2.0, 2, 0.4)
    canvas = Canvas(done.colour.copy())
    canvas.put_centred(art.sticker(icon, SIGN - 14), middle + done.margin, middle + done.margin)
    return Sprite(canvas.image, done.opacity, done.margin)


def _open(decision: Decision | None) -> tuple[Key, ...]:
    """The places among which one is chosen, where the question is about nothing else."""
    fields = [field for field in fields_of(decision) if field.kind == "space"]
    if len(fields) != 1:
        return ()
    return tuple(key for key in getattr(fields[0], "keys", ()) if key in SPACES)


def _picked(own: Private, chosen: tuple[Chosen, ...]) -> Iterator[Key]:
    """The places that an answer under construction is about."""
    for one in chosen:
        yield from (key for key, _ in one.amounts if key in SPACES)
    for frame in own.unfinished:
        match frame:
            case Moving():
                yield frame.origin
            case Rearranging():
                yield frame.building
