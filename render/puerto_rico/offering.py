"""The tiles among which a player chooses: fields on an islet that is being offered, each over what the player has for it."""

from typing import NamedTuple

from games.core.badges import badge_by_key
from games.core.forms import Field
from games.core.model import Key, Note, Notes
from games.puerto_rico.content import GOODS
from games.puerto_rico.views import Public
from render.core import art, backs, boxes, palette, tokens
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


STACK, BEHIND, SIGN_WIDE = 200, 2, 470
"""How large a face-down tile is, how many lie behind it, and how wide the sign below it is."""

SIGN, SIGN_LETTERS = 66, (54, 34)
"""How high signs are, and their letters at most and at least."""

PLUS, DISC = 150, 52
"""The room between what is drawn and what is taken afterwards, and the radius of the sign in it."""

LATER = 230
"""How wide a tile is at most that can be taken afterwards."""


def draw_gift(canvas: Canvas, y: int, view: Public, words: Words) -> None:
    """Draw a tile that may be drawn unseen, and beside it those of which one is taken afterwards anyway."""
    foot = y + HIGH - BELOW - SIGN
    middle = LEFT + SHORE + SIGN_WIDE // 2
    top, left = y + ABOVE - 12, middle - STACK // 2
    for place in range(BEHIND, 0, -1):
        canvas.put(backs.card_back(STACK, STACK), left + place * 12, top + 18 - place * 8)
    boxes.lit(canvas, palette.LAMP, left, top + 18, STACK, STACK, 22, 9)
    canvas.put(backs.card_back(STACK, STACK), left, top + 18)
    boxes.box(canvas, palette.NIGHT, middle - 54, top + 56, 108, STACK - 76, 18)
    canvas.write("?", Face.NUMBER, 128, palette.PAPER, middle, top + 18 + STACK / 2, "m")
    _draw_sign(canvas, LEFT + SHORE, foot, SIGN_WIDE, words("render-puerto-rico-gift"))
    row = view.table.row
    begun = LEFT + SHORE + SIGN_WIDE + PLUS
    room = LEFT + ROOM - SHORE - begun
    level = top + 18 + STACK / 2
    disc = (begun - PLUS // 2 - DISC, round(level) - DISC, 2 * DISC, 2 * DISC, DISC)
    boxes.box(canvas, palette.PAPER, *disc)
    canvas.write("+", Face.NUMBER, 2 * DISC, palette.INK, begun - PLUS / 2, level, "m")
    wide = min(LATER, (room + GAP) // max(1, len(row)) - GAP)
    first = begun + (room - len(row) * (wide + GAP) + GAP) // 2
    for place, tile in enumerate(row):
        canvas.put(_field(tile, wide, STACK), first + place * (wide + GAP), top + 18)
    _draw_sign(canvas, begun, foot, room, words("render-puerto-rico-gift-later"))


def _draw_sign(canvas: Canvas, x: int, y: int, wide: int, said: str) -> None:
    """Draw a paper sign with a few words."""
    boxes.shadow(canvas, x, y, wide, SIGN, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, x, y, wide, SIGN, RADIUS)
    title = fit(said, Face.NAME, wide - 24, *SIGN_LETTERS, 1)
    canvas.write(
        title.lines[0], Face.NAME, title.size, palette.INK, x + wide / 2, y + SIGN / 2, "m"
    )
