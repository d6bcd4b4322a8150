"""The town in the private picture: as on the board, and on each place what the question makes of it."""

from collections.abc import Iterator

from games.core.forms import Decision, verb
from games.core.model import Key
from games.sutters_mill.content import CAMPS, SPACES, TOWN
from games.sutters_mill.views import Moving, Private, Public, Rearranging
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.marks import fields_of
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill import building, vein

TOP = 302
TOWN_TOP = TOP + vein.HIGH + 16
LEFT, STEP = 18, 345
ROW = building.HIGH + 14
END = TOWN_TOP + 2 * ROW
OPEN = "#3FBF7F"
SIGN = 50
"""The width of a sign on a building's drawing."""

SIGNS = {"place_card": "card", "remove_card": "saved", "rearrange": "sp_church"}
"""What can be done at some buildings only: prospectors come and go everywhere."""


def draw_site(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw vein and town; a place that can be chosen is green, one that has been chosen is ticked."""
    vein.draw_vein(canvas, TOP, view, scene)
    for key in TOWN:
        x, y, _, _ = area_of(key)
        building.draw_building(canvas, x, y, key, view, scene, is_new=False)
        for number, sign in enumerate(_signs(decision, key)):
            canvas.put_centred(_disc(sign), x + 32 + number * (SIGN + 8), y + building.HEAD / 2)
    for key in _open(decision):
        boxes.outline(canvas, OPEN, *area_of(key), 16, 7)
    for key in _picked(own, chosen):
        boxes.outline(canvas, palette.LAMP, *area_of(key), 16, 7)
        x, y, wide, _ = area_of(key)
        canvas.put_centred(tokens.tick(26), x + wide - 16, y + 14)


def area_of(space: Key) -> tuple[int, int, int, int]:
    """Corner and size of a building, or of a camp's section of the vein."""
    if space in CAMPS:
        left = vein.LEFT + CAMPS.index(space) * (vein.WIDE + vein.GAP)
        return left, TOP, vein.WIDE, vein.HIGH
    row, column = divmod(TOWN.index(space), 4)
    return LEFT + column * STEP, TOWN_TOP + row * ROW, building.WIDE, building.HIGH


def _signs(decision: Decision | None, space: Key) -> Iterator[str]:
    """Icons of what can be done at this building."""
    for offer in decision.offers if decision else ():
        icon = SIGNS.get(verb(offer.action))
        if icon and space in getattr(offer.fields[0], "keys", ()):
            yield icon


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
