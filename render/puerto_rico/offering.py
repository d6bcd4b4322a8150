"""The tiles among which a player chooses: fields on an islet that is being offered, each over what the player has for it."""

from typing import NamedTuple

from PIL import Image

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
from render.core.scenery import field
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import term

HIGH = 430
"""How high the islet is, its shallows too."""

LEFT, ROOM, COAST = 18, 1364, 3
SHORE, ABOVE, BELOW = 34, 28, 26
"""From the edge of the islet to its cards: at the sides, above and below."""

FIELD, GAP, BAND, TOLD = 312, 14, 60, 104
"""How wide a card is at most, what lies between two, and how high its name is and what the player has for it."""

NAME_MOST, NAME_LEAST, LINE_MOST, LINE_LEAST = 52, 30, 42, 30
"""Letters of a name, and of a line below it."""

WORDED = 236
"""How wide a card is at least that tells in words what the player has: narrower ones have signs."""

BADGE, COUNT, GOOD = 56, 46, 0.62
"""How large letters are and the digits beside signs, and the good in the height of its field."""

RADIUS, RIM = 18, 6


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
    asked: Field, notes: Notes, chosen: tuple[Chosen, ...], words: Words
) -> tuple[Offered, ...]:
    """The tiles in the menu's order, each called after its good."""
    taken, found = picked(asked, chosen), []
    for key, badge in badge_by_key(asked).items():
        note = notes.of(asked.name, key) or Note(asked.name, key)
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


def draw_offering(canvas: Canvas, y: int, told: tuple[Offered, ...], words: Words) -> None:
    """Draw the tiles side by side as cards, and wild land beside them."""
    wide, top, high = wide_of(len(told)), y + ABOVE, HIGH - ABOVE - BELOW
    taken = len(told) * (wide + GAP) - GAP
    begun = LEFT + (ROOM - taken) // 2
    for x in (LEFT + SHORE, begun + taken + GAP):
        draw_wild(canvas, x, top + 30, begun - LEFT - SHORE - GAP, high - 60, len(told))
    for place, one in enumerate(told):
        _draw_card(canvas, begun + place * (wide + GAP), top, wide, high, one, words)


@kept
def _field(tile: Key, wide: int, high: int) -> Sprite:
    """A field with what grows there."""
    face = field(drawing_of(tile), kind_of(tile), wide, high, 0.5)
    return boxes.raised(face, RADIUS, boxes.SMALL_SHADOW)


@kept
def _card(tile: Key, name: str, wide: int, high: int, told: int) -> Sprite:
    """A card with its field, the good that grows there, its name, and so much paper below."""
    low, look = high - BAND - told, kind_of(tile)
    face = Canvas(Image.new("RGB", (wide, high), palette.PAPER))
    face.image.paste(field(drawing_of(tile), look, wide, low, 0.42), (0, 0))
    size = even(low * GOOD, EVEN)
    face.put_centred(art.sticker(tile, size), wide - size * 0.5 - 8, low - size * 0.5 - 6)
    face.fill(look.band, 0, low, wide, BAND)
    title = fit(name, Face.NAME, wide - 2 * RIM - 12, NAME_MOST, NAME_LEAST, 1)
    middle = low + BAND / 2
    face.write(title.lines[0], Face.NAME, title.size, palette.WHITE, wide / 2, middle, "m")
    face.paint(palette.PAPER, boxes.ring(wide, high, RADIUS, RIM), 0, 0)
    return boxes.raised(face.image, RADIUS)


def _draw_card(
    canvas: Canvas, x: int, y: int, wide: int, high: int, one: Offered, words: Words
) -> None:
    """Draw one tile with its badge, and what the player has for it."""
    told = 0 if one.has is None else TOLD
    if one.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, RADIUS, 8)
    canvas.put(_card(one.tile, one.name, wide, high, told), x, y)
    if one.has is not None:
        _draw_told(canvas, x, y + high - TOLD, wide, one, one.has, words)
    if one.badge:
        canvas.put(tokens.badge(one.badge, BADGE), x - 6, y - 10)
    if one.is_chosen:
        canvas.put_centred(tokens.tick(32), x + wide - 36, y + 36)


def _draw_told(
    canvas: Canvas, x: int, y: int, wide: int, one: Offered, has: int, words: Words
) -> None:
    """Draw how many of such tiles the player has, and how many of them the buildings can work: in words where there is room."""
    if wide < WORDED:
        _draw_counts(canvas, x, y, wide, one, has)
        return
    lines = [words("render-puerto-rico-tile-has", count=has)]
    if one.circles is not None:
        lines.append(words("render-puerto-rico-tile-plants", count=one.circles))
    size = min(fit(line, Face.LABEL, wide - 28, LINE_MOST, LINE_LEAST, 1).size for line in lines)
    step = TOLD / len(lines)
    for place, line in enumerate(lines):
        level = y + (place + 0.5) * step - (place - (len(lines) - 1) / 2) * 8 - 2
        canvas.write(line, Face.LABEL, size, palette.INK, x + wide / 2, level, "m")


def _draw_counts(canvas: Canvas, x: int, y: int, wide: int, one: Offered, has: int) -> None:
    """Draw both numbers beside signs."""
    counts = [(one.tile, has)] + ([] if one.circles is None else [("house", one.circles)])
    step, middle = wide / len(counts), y + TOLD / 2 - 2
    for place, (icon, many) in enumerate(counts):
        across = COUNT + 6 + width(str(many), Face.NUMBER, COUNT)
        at = x + (place + 0.5) * step - across / 2
        canvas.put_centred(art.sticker(icon, COUNT + 4), at + COUNT / 2, middle)
        ink = palette.INK if many else palette.INK_SOFT
        canvas.write(str(many), Face.NUMBER, COUNT, ink, at + COUNT + 6, middle)


STACK, BEHIND, SIGN_WIDE = 272, 2, 470
"""How large a face-down tile is, how many lie behind it, and how wide the sign below it is."""

SIGN, SIGN_LETTERS = 66, (54, 34)
"""How high signs are, and their letters at most and at least."""

PLUS, DISC = 136, 50
"""The room between what is drawn and what is taken afterwards, and the radius of the sign in it."""

LATER, FEW = 230, 3
"""How wide a tile is at most that can be taken afterwards, and up to how many lie in one row."""


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
    rows = 1 if len(row) <= FEW else 2
    columns, high = -(-len(row) // rows), (STACK + GAP) // rows - GAP
    wide = min(LATER, (room + GAP) // max(1, columns) - GAP)
    first = begun + (room - columns * (wide + GAP) + GAP) // 2
    for place, tile in enumerate(row):
        line, column = divmod(place, max(1, columns))
        down = top + 18 + line * (high + GAP)
        canvas.put(_field(tile, wide, high), first + column * (wide + GAP), down)
    _draw_sign(canvas, begun, foot, room, words("render-puerto-rico-gift-later"))


def _draw_sign(canvas: Canvas, x: int, y: int, wide: int, said: str) -> None:
    """Draw a paper sign with a few words."""
    boxes.shadow(canvas, x, y, wide, SIGN, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, x, y, wide, SIGN, RADIUS)
    title = fit(said, Face.NAME, wide - 24, *SIGN_LETTERS, 1)
    canvas.write(
        title.lines[0], Face.NAME, title.size, palette.INK, x + wide / 2, y + SIGN / 2, "m"
    )
