"""What may be chosen, as large as there is room: places to go to, tiles to build, cubes and deals, each with its badge."""

from collections.abc import Callable
from typing import NamedTuple

from games.caylus.content import (
    CASTLE,
    CUBES,
    KIND,
    SPECIAL,
    STABLES,
)
from games.caylus.views import NOBODY, Public
from games.core.keys import first_and_rest
from games.core.model import Key, Seat
from render.caylus.ground import DUSK, SAND, SAND_EDGE
from render.caylus.pieces import coin, draw_line_centred
from render.caylus.plots import (
    OFFERED_AT,
    Label,
    draw_house,
    draw_number,
    draw_offered,
    draw_plot,
    draw_yard,
    plate,
    stood_at,
)
from render.caylus.specials import EFFECTS, held_at
from render.caylus.stock import BADGE, LEFT, ROOM
from render.caylus.valley import Front
from render.caylus.vocabulary import GLYPHS, LOOKS, Bit, counted, short, strip_of
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.lettering import Face
from render.core.marks import Mark

GAP = 8
EDGE = 14
"""What lies around all cards at most."""

WAY = 18
"""How high the piece of road under a place is."""

TILE_AT = 88
"""Where the house of a tile stands, between its badge and its points."""

POINTS = 54
"""How large the points of a tile are."""

MOST_COLUMNS = 9


class Grid(NamedTuple):
    """How cards lie: their measures, how many in a row, the corner of the first, the way from row to row."""

    front: Front
    columns: int
    x: float
    y: int
    pitch: float
    row: int

    def corner(self, number: int) -> tuple[int, int]:
        """Where a card begins."""
        row, column = divmod(number, self.columns)
        return round(self.x + column * self.pitch), self.y + row * self.row

    def end(self, count: int) -> int:
        """Where the picture of so many cards ends."""
        return self.y + -(-count // self.columns) * self.row - GAP + EDGE


def grid(
    count: int, top: int, bottom: int, high_of: Callable[[Front], int], largest: Front
) -> Grid:
    """Cards as large as they fit between two heights, none larger than the largest."""
    best, columns = 0, 1
    for tried in range(1, min(MOST_COLUMNS, count) + 1):
        wide = min((ROOM - (tried - 1) * GAP) // tried, largest.wide)
        room = (bottom - top) // -(-count // tried) - GAP
        while high_of(largest._replace(wide=wide)) > room:
            wide -= 1
        if wide > best:
            best, columns = wide, tried
    front = largest._replace(wide=best)
    row = high_of(front) + GAP
    rows = -(-count // columns)
    pitch = ROOM / columns
    y = top + min(EDGE, max(0, (bottom - top - rows * row) // 2))
    return Grid(front, columns, LEFT + (pitch - best) / 2, y, pitch, row)


def place_high(front: Front) -> int:
    """The height of a place with its piece of road."""
    return front.high + WAY + 4


def tile_high(front: Front) -> int:
    """The height of a tile with its price."""
    return front.high + front.px(50)


def space_of(view: Public, key: Key) -> int:
    """The space of a building; residences are told apart by theirs."""
    name, number = first_and_rest(key)
    return int(number) if number else view.table.road.index(name) + 1


def is_dark(view: Public, key: Key) -> bool:
    """Whether a place lies beyond the provost; none of the town does."""
    return key not in SPECIAL and key != CASTLE and space_of(view, key) > view.table.provost


def draw_way(canvas: Canvas, x: int, wide: int, top: int, *, is_dark: bool) -> None:
    """Draw a piece of road below a place whose plate ends at `top`: bright, or in dusk beyond the provost."""
    boxes.box(canvas, SAND_EDGE, x, top + 4, wide, WAY, WAY // 2)
    colour = DUSK if is_dark else SAND
    boxes.box(canvas, colour, x + 2, top + 6, wide - 4, WAY - 4, WAY // 2 - 2)


def draw_place(
    canvas: Canvas, corner: tuple[int, int], front: Front, view: Public, words: Words, key: Key
) -> None:
    """Draw a place as it stands."""
    x, y = corner
    if key in SPECIAL or key == CASTLE:
        _draw_special(canvas, x, y, front, view, words, key)
    else:
        draw_plot(canvas, x, y, front, stood_at(view, words, space_of(view, key)))


def draw_offer(
    canvas: Canvas, corner: tuple[int, int], front: Front, view: Public, words: Words, key: Key
) -> None:
    """Draw a place to go to, with room for its badge at the left."""
    x, y = corner
    if key in SPECIAL or key == CASTLE:
        _draw_special(canvas, x, y, front, view, words, key, OFFERED_AT)
    else:
        draw_offered(canvas, x, y, front, stood_at(view, words, space_of(view, key)))


def _draw_special(
    canvas: Canvas,
    x: int,
    y: int,
    front: Front,
    view: Public,
    words: Words,
    key: Key,
    at: int = 74,
) -> None:
    """Draw a building before the bridge, with the number of the place that is free."""
    draw_yard(canvas, x, y, front)
    draw_house(canvas, key, x + front.px(at), y + front.house, front)
    held = held_at(view.table, key)
    label = Label(LOOKS["special"].band, short(words, key), EFFECTS[key])
    canvas.put(plate(label, front), x, y + front.house)
    if key in (STABLES, CASTLE) and NOBODY in held:
        draw_number(canvas, x, y, front, held.index(NOBODY) + 1)


def draw_badge(
    canvas: Canvas, corner: tuple[int, int], front: Front, mark: Mark, price: int | None = None
) -> None:
    """Draw a badge at the left of a place, and beside it a price that is not everybody's; a tick at the right."""
    x, y = corner
    if mark.badge:
        sign = tokens.badge(mark.badge, max(38, min(BADGE, front.px(48))))
        across, tall = sign.size
        left, middle = x + across / 2 - 4, y + front.house - tall / 2 - 6
        canvas.put_centred(sign, left, middle)
        if price is not None:
            wide = max(40, min(62, front.px(34)))
            canvas.put_centred(coin(price, wide), left + across / 2 + wide / 2 + 6, middle)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(20), x + front.wide - 24, y + front.house - 24)


class Price(NamedTuple):
    """What a tile costs, and what is to be gained with it."""

    cost: tuple[tuple[str, int], ...]
    points: int


def draw_tile(
    canvas: Canvas, corner: tuple[int, int], front: Front, words: Words, tile: Key, price: Price
) -> None:
    """Draw a tile with what it yields, its points and its price."""
    x, y = corner
    draw_yard(canvas, x, y, front)
    draw_house(canvas, tile, x + front.px(TILE_AT), y + front.house, front)
    kind = KIND[tile]
    label = Label(LOOKS[kind].band, short(words, tile), strip_of(tile), GLYPHS.get(kind, ""))
    draw_price(canvas, (x, y), front, price)
    canvas.put(plate(label, front), x, y + front.house)


def draw_price(canvas: Canvas, corner: tuple[int, int], front: Front, price: Price) -> None:
    """Draw the points above a plate at the right, and the price below it."""
    x, y = corner
    top, high = y + front.high - 8, front.px(50) + 6
    boxes.shadow(canvas, x + 8, top, front.wide - 16, high, 10)
    boxes.box(canvas, palette.PAPER_SHADE, x + 8, top, front.wide - 16, high, 10)
    bits: list[Bit] = []
    for icon, count in price.cost:
        bits += counted(count, icon)
    middle = top + 8 + front.px(24)
    draw_line_centred(
        canvas, tuple(bits), x + front.wide / 2, middle, front.wide - 26, front.px(40)
    )
    if price.points:
        sign = tokens.shield(price.points, front.px(POINTS))
        canvas.put_centred(sign, x + front.px(146), y + front.house - front.px(28))


def draw_bits(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    bits: tuple[Bit, ...],
    mark: Mark,
    held: str = "",
    price: int | None = None,
) -> None:
    """Draw a paper card with icons, its badge at the left, at the right how many of it are held, or what it costs."""
    x, y, wide, high = box
    boxes.shadow(canvas, x, y, wide, high, 16)
    boxes.box(canvas, palette.PAPER, x, y, wide, high, 16)
    middle, left = y + high / 2, 16.0
    if mark.badge:
        canvas.put_centred(tokens.badge(mark.badge, BADGE), x + 42, middle)
        left = 80.0
    right = 16.0
    if held:
        canvas.write(held, Face.NUMBER, 44, palette.INK_SOFT, x + wide - 22, middle, "r")
        right = 76.0
    if price is not None:
        canvas.put_centred(coin(price, 44), x + wide - 30, middle)
        right = 56.0
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(20), x + 76, y + high - 18)
    room = wide - left - right
    draw_line_centred(canvas, bits, x + left + room / 2, middle, room, min(112, round(high * 0.7)))


def held_of(view: Public, seat: Seat, cube: Key) -> int:
    """How many of a kind of cube the seat has."""
    return view.table.players[seat].cubes[CUBES.index(cube)]
