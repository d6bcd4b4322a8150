"""The tiles among which a player chooses: fields on an islet that is being offered, each over what the player has for it."""

from typing import NamedTuple

from games.core.badges import badge_by_key
from games.core.forms import Field
from games.core.model import Key, Note, Notes
from games.puerto_rico.content import GOODS
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.place.coast import draw_island
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import Furrows, ploughed
from render.puerto_rico.vocabulary import term

HIGH = 344
"""How high the islet is, its shallows too."""

LEFT, ROOM, COAST = 18, 1364, 3
SHORE, ABOVE, BELOW = 34, 28, 26
"""From the edge of the islet to its fields: at the sides, above and below."""

FIELD, GAP, PLATE = 300, 12, 104
"""How wide a field is at most, what lies between two, and how high the plate below a field is."""

BADGE, COUNT = 52, 46
RADIUS = 14
FURROWS = Furrows(6, 24, 5, 8)


class Offered(NamedTuple):
    """A tile that can be taken."""

    tile: Key
    name: str
    badge: str
    has: int | None = None
    """How many of them the player has, where that is told."""

    circles: int | None = None
    """How many of them the player's buildings can work, where they need any."""

    is_chosen: bool = False


def offered_of(
    field: Field, notes: Notes, chosen: tuple[Chosen, ...], words: Words
) -> tuple[Offered, ...]:
    """The tiles in the menu's order, each called after its good."""
    taken, found = picked(field, chosen), []
    for key, badge in badge_by_key(field).items():
        note = notes.of(field.name, key) or Note(field.name, key)
        told = {} if note.detail is None else dict(note.detail.args)
        has, circles = (
            int(str(told[name])) if name in told else None for name in ("count", "circles")
        )
        name = term(words, "good" if key in GOODS else "tile", key)
        found.append(Offered(key, name, badge, has, circles, key in taken))
    return tuple(found)


def draw_bare_offering(canvas: Canvas, y: int) -> None:
    """Draw the islet before anything lies on it."""
    draw_island(canvas, LEFT, y, ROOM, HIGH, COAST)


def wide_of(count: int) -> int:
    """How wide a field is where so many are offered."""
    return min(FIELD, (ROOM - 2 * SHORE + GAP) // count - GAP)


def draw_offering(canvas: Canvas, y: int, told: tuple[Offered, ...]) -> None:
    """Draw the fields side by side, and wild land beside them."""
    wide, top, high = wide_of(len(told)), y + ABOVE, HIGH - ABOVE - BELOW
    taken = len(told) * (wide + GAP) - GAP
    begun = LEFT + (ROOM - taken) // 2
    for x in (LEFT + SHORE, begun + taken + GAP):
        draw_wild(canvas, x, top + 30, begun - LEFT - SHORE - GAP, high - 60, len(told))
    for place, one in enumerate(told):
        _draw_field(canvas, begun + place * (wide + GAP), top, wide, high, one)


@kept
def _field(tile: Key, wide: int, high: int) -> Sprite:
    """A field with what grows there."""
    face = ploughed(tile, wide, high, FURROWS, is_worked=True)
    size = round(min(wide * 0.86, high * 0.94))
    face.put_centred(art.sticker(tile, size, palette.KEYLINE), wide / 2, high * 0.5)
    return boxes.raised(face.image, RADIUS, boxes.SMALL_SHADOW)


def _draw_field(canvas: Canvas, x: int, y: int, wide: int, high: int, one: Offered) -> None:
    """Draw one field with its badge, and below it its plate."""
    low = high - PLATE - 8
    if one.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, wide, low, RADIUS, 7)
    canvas.put(_field(one.tile, wide, low), x, y)
    if one.badge:
        canvas.put(tokens.badge(one.badge, BADGE), x - 4, y - 8)
    if one.is_chosen:
        canvas.put_centred(tokens.tick(28), x + wide - 30, y + 30)
    _draw_plate(canvas, x, y + low + 8, wide, one)


def _draw_plate(canvas: Canvas, x: int, y: int, wide: int, one: Offered) -> None:
    """Draw the name, how many of such tiles the player has, and how many of them the buildings can work."""
    boxes.shadow(canvas, x, y, wide, PLATE, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, x, y, wide, PLATE, RADIUS)
    counts = [
        (icon, many)
        for icon, many in ((one.tile, one.has), ("house", one.circles))
        if many is not None
    ]
    title = fit(one.name, Face.NAME, wide - 20, 50, 30, 1)
    level = y + (28 if counts else PLATE / 2)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, x + wide / 2, level, "m")
    step, middle = wide / max(1, len(counts)), y + PLATE - 30
    for place, (icon, many) in enumerate(counts):
        across = COUNT + 6 + width(str(many), Face.NUMBER, COUNT)
        at = x + (place + 0.5) * step - across / 2
        canvas.put_centred(art.sticker(icon, COUNT + 4), at + COUNT / 2, middle)
        ink = palette.INK if many else palette.INK_SOFT
        canvas.write(str(many), Face.NUMBER, COUNT, ink, at + COUNT + 6, middle)
