"""What else a decision chooses among, drawn above the hand: goods, places in the city, the Cathedral, roles."""

from collections.abc import Sequence
from typing import Protocol

from games.core.forms import Field
from games.core.model import Key
from games.san_juan.content import GOOD_OF
from games.san_juan.views import Stack
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Mark, Piece, draw_mark
from render.san_juan.centre import HIGH as ROLE_HIGH
from render.san_juan.centre import RADIUS as ROLE_RADIUS
from render.san_juan.centre import ROLE_WIDE, role_face
from render.san_juan.tile import RADIUS as TILE_RADIUS
from render.san_juan.tile import Size, Standing, draw_tile
from render.san_juan.vocabulary import effect, printed, term

LEFT, ROOM = 18, 1364
NEW_PLACE = "new"


class Strip(Protocol):
    """A row of things with badges."""

    @property
    def high(self) -> int:
        """Its height."""

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw it at that height."""


def of(
    field: Field | None,
    pieces: Sequence[Piece],
    city: tuple[Stack, ...],
    words: Words,
) -> Strip | None:
    """The strip for a field; None when there is nothing to show."""
    if field is None:
        return None
    match field.kind:
        case "good":
            return Goods(pieces, words)
        case "place":
            return Places(pieces, city, words)
        case "role":
            return Roles(pieces, words)
        case _:
            return None


class Goods:
    """Goods to produce, sell or pay with, a cell each."""

    def __init__(self, pieces: Sequence[Piece], words: Words) -> None:
        self.pieces = pieces
        self.words = words
        self.step = min(226, (ROOM + 12) // max(1, len(pieces)))

    high = 196

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw sticker, name, price and badge of every piece."""
        wide = self.step - 12
        for place, piece in enumerate(self.pieces):
            x = LEFT + place * self.step
            _lay_paper(canvas, x, y, wide, self.high, piece.mark)
            middle = x + wide / 2
            canvas.put_centred(art.sticker(piece.key, 92, palette.KEYLINE), middle, y + 78)
            name = fit(term(self.words, "good", piece.key), Face.NAME, wide - 20, 38, 28, 1)
            foot = y + self.high - 34
            canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, middle, foot, "m")
            if piece.mark.tag:
                tokens.pill(canvas, x + 40, y + 30, piece.mark.tag, 30)
            draw_mark(canvas, x, y, wide, 112, piece.mark, 42)


class Places:
    """Places to build on: the own city's tiles, and the new place."""

    size = Size(328, 96, 150, 42)
    columns = 4
    gap = 17

    def __init__(self, pieces: Sequence[Piece], city: tuple[Stack, ...], words: Words) -> None:
        self.pieces = pieces
        self.city = city
        self.words = words

    @property
    def high(self) -> int:
        """The height of all rows."""
        rows = -(-len(self.pieces) // self.columns)
        return rows * (self.size.high + self.gap) - self.gap

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw a tile for every place."""
        for place, piece in enumerate(self.pieces):
            x = LEFT + place % self.columns * (self.size.wide + self.gap)
            top = y + place // self.columns * (self.size.high + self.gap)
            if piece.mark.is_chosen:
                box = (x, top, self.size.wide, self.size.high, TILE_RADIUS)
                boxes.lit(canvas, palette.LAMP, *box, 7)
            self._draw_place(canvas, x, top, piece.key)
            if piece.mark.tag:
                foot = top + self.size.high
                tokens.pill(canvas, x + self.size.wide - 58, foot - 4, piece.mark.tag, 27)
            wide = self.size.wide if piece.key == NEW_PLACE else self.size.drawing
            draw_mark(canvas, x, top, wide, self.size.high // 2, piece.mark, 34)

    def _draw_place(self, canvas: Canvas, x: int, y: int, key: Key) -> None:
        if key == NEW_PLACE:
            boxes.free_place(canvas, x, y, self.size.wide, self.size.high, TILE_RADIUS)
            text = fit(self.words("render-san-juan-new-place"), Face.NOTE, 190, 40, 28, 1)
            middle = y + self.size.high / 2
            canvas.put_centred(art.sticker("builder", 60), x + 48, middle)
            canvas.write(text.lines[0], Face.NOTE, text.size, palette.PAPER, x + 92, middle)
            return
        card, _, place = key.partition("@")
        stack = self.city[int(place) - 1]
        standing = Standing(GOOD_OF.get(card), stack.good, stack.covered, bool(stack.tucked))
        draw_tile(canvas, x, y, printed(self.words, card), standing, self.size)


class Middle:
    """What lies in the middle of the table for anybody to build."""

    size = Size(328, 96, 150, 42)
    high = 96

    def __init__(self, pieces: Sequence[Piece], words: Words) -> None:
        self.pieces = pieces
        self.words = words

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw a tile for each, and beside it where it lies, what it costs or why it cannot be built."""
        wide, high = self.size.wide, self.size.high
        for place, piece in enumerate(self.pieces):
            x = LEFT + place * (wide + 17)
            if piece.mark.is_chosen or piece.mark.is_built:
                boxes.lit(canvas, palette.LAMP, x, y, wide, high, TILE_RADIUS, 7)
            draw_tile(canvas, x, y, printed(self.words, piece.key), Standing(), self.size)
            draw_mark(canvas, x, y, self.size.drawing, high // 2, piece.mark, 38)
            self._tell(canvas, x + wide + 28, y, piece)

    def _tell(self, canvas: Canvas, x: int, y: int, piece: Piece) -> None:
        """Two lines to the right of the tile."""
        where = self.words("render-san-juan-middle")
        told = " · ".join([text for text in (where, piece.mark.tag) if text])
        room = LEFT + ROOM - x
        for text, ink, middle in (
            (told, palette.PAPER, y + 28),
            (effect(self.words, piece.key), palette.MIST, y + 70),
        ):
            line = fit(text, Face.NOTE, room, 40, 28, 1)
            canvas.write(line.lines[0], Face.NOTE, line.size, ink, x, middle)


class Roles:
    """Role tiles to pick from."""

    high = ROLE_HIGH
    step = ROLE_WIDE + 24

    def __init__(self, pieces: Sequence[Piece], words: Words) -> None:
        self.pieces = pieces
        self.words = words

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the tiles in a row."""
        for place, piece in enumerate(self.pieces):
            x = LEFT + place * self.step
            box = (ROLE_WIDE, ROLE_HIGH, ROLE_RADIUS)
            if piece.mark.is_chosen:
                boxes.lit(canvas, palette.LAMP, x, y, *box, 7)
            else:
                boxes.shadow(canvas, x, y, *box)
            face = role_face(piece.key, term(self.words, "role", piece.key), "free")
            boxes.lay(canvas, face, x, y, ROLE_RADIUS)
            draw_mark(canvas, x, y, ROLE_WIDE, 72, piece.mark, 40)


def _lay_paper(canvas: Canvas, x: int, y: int, wide: int, high: int, mark: Mark) -> None:
    if mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, 18, 7)
    else:
        boxes.shadow(canvas, x, y, wide, high, 18)
    boxes.box(canvas, palette.PAPER, x, y, wide, high, 18)
