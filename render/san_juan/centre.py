"""The middle of the table: role tiles, the trading-house tile, the Cathedral and the two piles."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from PIL import Image

from render.core import art, backs, boxes, palette, tokens
from render.core.boxes import ring
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.san_juan.looks import GOODS, KINDS
from render.san_juan.scenery import scenery
from render.san_juan.tile import Card

TOP = 116
HIGH = 188
LEFT = 18
ROLE_WIDE = 152
RADIUS = 18
STRIP = 46
NAME_SIZE, NAME_LEAST = 40, 28
CATHEDRAL_NAME = 52


class Row(NamedTuple):
    """How wide everything in the middle is, from the left; in front of the piles may lie the Cathedral."""

    role: int
    gap: int
    trading: int
    cathedral: int = 0

    @property
    def trading_left(self) -> int:
        """Where the trading-house tile begins."""
        return LEFT + 5 * (self.role + self.gap) + 8

    @property
    def cathedral_left(self) -> int:
        """Where the Cathedral begins."""
        return self.trading_left + self.trading + self.gap


BASE = Row(ROLE_WIDE, 12, 330)
EXPANSION = Row(137, 10, 300, 106)


class Role(NamedTuple):
    """One role tile on the table."""

    key: str
    name: str
    picker: tuple[int, str] | None = None
    """Seat and name of who took it this round."""

    is_in_play: bool = False
    is_last_move: bool = False

    @property
    def standing(self) -> Literal["free", "in play", "spent"]:
        """Whether it can be picked, is being played, or has been."""
        if self.picker is None:
            return "free"
        return "in play" if self.is_in_play else "spent"


@kept
def role_face(
    key: str, name: str, standing: Literal["free", "in play", "spent"], wide: int = ROLE_WIDE
) -> Image.Image:
    """A role tile without the strip of its picker."""
    is_taken, is_spent = standing != "free", standing == "spent"
    paper = palette.PAPER_TAKEN if is_spent else palette.PAPER
    canvas = Canvas(Image.new("RGB", (wide, HIGH), paper))
    hairline = palette.mixed(palette.PAPER_EDGE, palette.INK, 0.12 if is_spent else 0.0)
    frame = ring(wide - 12, HIGH - 12, RADIUS - 6, 2)
    canvas.paint(hairline, frame, 6, 6)
    keyline = palette.mixed(paper, palette.KEYLINE, 0.3) if is_spent else palette.KEYLINE
    icon = art.sticker(key, 92 if is_taken else 112, keyline)
    canvas.put_centred(icon, wide / 2, 58 if is_taken else 72, 0.55 if is_spent else 1.0)
    title = fit(name, Face.NAME, wide - 18, NAME_SIZE, NAME_LEAST, 1)
    ink = palette.INK_SOFT if is_spent else palette.INK
    middle = HIGH - STRIP - 22 if is_taken else HIGH - 32
    canvas.write(title.lines[0], Face.NAME, title.size, ink, wide / 2, middle, "m")
    return canvas.image


def draw_role(canvas: Canvas, place: int, role: Role, row: Row) -> None:
    """Draw a role tile in its place in the row."""
    wide = row.role
    x = LEFT + place * (wide + row.gap)
    if role.is_in_play:
        boxes.lit(canvas, palette.LAMP, x, TOP, wide, HIGH, RADIUS, 6)
    elif role.is_last_move:
        boxes.frame(canvas, palette.AQUA, x, TOP, wide, HIGH, RADIUS, 6)
    else:
        boxes.shadow(canvas, x, TOP, wide, HIGH, RADIUS)
    face = role_face(role.key, role.name, role.standing, wide).copy()
    if role.picker is not None:
        _draw_picker(Canvas(face), *role.picker)
    boxes.lay(canvas, face, x, TOP, RADIUS)


def _draw_picker(face: Canvas, seat: int, name: str) -> None:
    """The strip at the foot of a taken role: seal and name of who took it; where the name would be cut, a larger seal."""
    top, wide = HIGH - STRIP, face.image.width
    face.fill(palette.NIGHT, 0, top, wide, STRIP)
    face.fill(palette.SEATS[seat].full, 0, top, wide, 5)
    shown = fit(name, Face.NAME, wide - 62, 34, 26, 1)
    middle = top + STRIP / 2 + 3
    if not shown.fits:
        face.put_centred(tokens.seal(seat, 16), wide / 2, middle)
        return
    seal = tokens.seal(seat, 11)
    half = (22 + 10 + width(shown.lines[0], Face.NAME, shown.size)) / 2
    left = wide / 2 - half
    face.put_centred(seal, left + 11, middle)
    face.write(shown.lines[0], Face.NAME, shown.size, palette.PAPER, left + 32, middle)


def draw_closed_trading(canvas: Canvas, title: str, hint: str, row: Row) -> None:
    """Draw the trading-house tile face down, with a label that says when it opens."""
    x, wide = row.trading_left, row.trading
    canvas.put(backs.closed_tile(wide, HIGH, RADIUS), x, TOP)
    inner, high = wide - 62, 106
    left, top = x + (wide - inner) // 2, TOP + (HIGH - high) // 2
    boxes.box(canvas, palette.INK, left - 3, top - 3, inner + 6, high + 6, 19)
    boxes.box(canvas, palette.PAPER, left, top, inner, high, 16)
    head = fit(title, Face.NAME, inner - 24, 44, 32, 1)
    middle = x + wide / 2
    canvas.write(head.lines[0], Face.NAME, head.size, palette.INK, middle, top + 36, "m")
    line = fit(hint, Face.NOTE, inner - 24, 32, 24, 1)
    canvas.write(line.lines[0], Face.NOTE, line.size, palette.INK_SOFT, middle, top + 77, "m")


def draw_open_trading(canvas: Canvas, title: str, prices: Mapping[str, int], row: Row) -> None:
    """Draw the trading-house tile face up: what one good of each kind brings."""
    x, wide = row.trading_left, row.trading
    boxes.shadow(canvas, x, TOP, wide, HIGH, RADIUS)
    boxes.box(canvas, palette.PAPER, x, TOP, wide, HIGH, RADIUS)
    canvas.paint(palette.PAPER_EDGE, ring(wide - 12, HIGH - 12, RADIUS - 6, 2), x + 6, TOP + 6)
    head = fit(title, Face.NAME, wide - 40, 40, 30, 1)
    canvas.write(head.lines[0], Face.NAME, head.size, palette.INK, x + wide / 2, TOP + 33, "m")
    canvas.fill(palette.PAPER_EDGE, x + 22, TOP + 59, wide - 44, 2)
    for column, good in enumerate(GOODS):
        middle = x + 21 + (wide - 42) * (column + 0.5) / len(GOODS)
        canvas.put_centred(art.sticker(good, 52, palette.KEYLINE), middle, TOP + 94)
        canvas.write(str(prices[good]), Face.NUMBER, 54, palette.INK, middle, TOP + 150, "m")


def draw_cathedral(canvas: Canvas, card: Card | None, row: Row) -> None:
    """Draw the Cathedral in the middle, or the place where it lay."""
    x, wide = row.cathedral_left, row.cathedral
    if card is None:
        boxes.free_place(canvas, x, TOP, wide, HIGH, RADIUS)
        return
    boxes.shadow(canvas, x, TOP, wide, HIGH, RADIUS)
    boxes.lay(canvas, _cathedral(card, wide), x, TOP, RADIUS)


@kept
def _cathedral(card: Card, wide: int) -> Image.Image:
    """Its drawing over its name, with cost and points."""
    high = HIGH - CATHEDRAL_NAME
    face = Canvas(Image.new("RGB", (wide, HIGH), KINDS[card.kind].band))
    face.image.paste(scenery(card.key, wide, high), (0, 0))
    face.put(tokens.plaque(card.cost, 46), 5, 5)
    face.put(tokens.shield(card.points, 40), wide - 45, 6)
    name = fit(card.name, Face.NAME, wide - 12, 34, 24, 1)
    face.write(name.lines[0], Face.NAME, name.size, palette.WHITE, wide / 2, HIGH - 26, "m")
    return face.image


def draw_piles(canvas: Canvas, drawn: int, spent: int) -> None:
    """Draw the draw pile and the discard pile with their numbers of cards."""
    wide, high, top = 84, 108, TOP + 12
    for x, count, back, ink in (
        (1198, drawn, backs.card_back(wide, high), palette.PAPER),
        (1300, spent, backs.spent_back(wide, high), palette.MIST),
    ):
        if count:
            layers = 1 + (count > 1) + (count > 25)
            canvas.put(backs.pile_edges(wide, high, layers - 1), x - 6, top)
            canvas.put(back, x - 6, top)
        else:
            boxes.free_place(canvas, x - 6, top, wide, high, 10)
        canvas.write(str(count), Face.NUMBER, 48, ink, x - 6 + wide / 2, TOP + 156, "m")
