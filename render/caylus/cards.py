"""What may be chosen, as large as there is room: places to go to, tiles to build, cubes and deals, each with its badge."""

from collections.abc import Callable
from typing import NamedTuple

from games.caylus.content import (
    CASTLE,
    CUBES,
    SPECIAL,
    STABLES,
)
from games.caylus.views import NOBODY, Public
from games.core.keys import first_and_rest
from games.core.model import Key, Seat
from render.caylus.ground import DUSK, SAND, SAND_EDGE
from render.caylus.pieces import CORNER, coin, draw_line_centred, line_width, plaque
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
from render.caylus.vocabulary import LOOKS, Bit, short
from render.core import boxes, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.marks import Mark

GAP = 8
EDGE = 14
"""What lies around all cards at most."""

WAY = 18
"""How high the piece of road under a place is."""

LOSS = "#B3261E"
"""The colour of what is lost."""

MOST_COLUMNS = 9


APART, MOST = 12, 190
"""What lies between two answers, and how large an icon of theirs is at most."""

EDGES = 18
"""What is left free around icons."""

SINGLE = 1.2
"""Less icons wide is an answer that is one alone."""

MOST_WIDE, MOST_HIGH, UNEVEN = 640, 300, 0.8
"""How wide and high an answer is at most, and what icons are worth in rows that are not all full."""


class Answers(NamedTuple):
    """Where answers lie, and how large their icons are."""

    boxes: tuple[tuple[int, int, int, int], ...]
    icon: int


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


def draw_answer(
    canvas: Canvas, box: tuple[int, int, int, int], bits: tuple[Bit, ...], mark: Mark
) -> None:
    """Draw an answer as large as its plate allows, its badge at the left."""
    x, y, wide, high = box
    canvas.put(boxes.raised(plaque(wide, high, edge=8), CORNER), x, y)
    left, right = (x + around for around in _around(wide, high, line_width(bits, MOST) / MOST))
    size = min(MOST, round(high * 0.84))
    draw_line_centred(canvas, bits, (left + right) / 2, y + high / 2, right - left, size)
    if mark.badge:
        sign = tokens.badge(mark.badge, badge_size(high))
        canvas.put_centred(sign, x + sign.size[0] / 2 + 4, y + sign.size[1] / 2 + 4)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(24), x + 34, y + high - CORNER - 18)


def _around(wide: int, high: int, units: float) -> tuple[int, int]:
    """Where an answer's icons begin and end: beside the badge, or below it if there is one icon on a high plate."""
    if wide < 1.5 * high and units < SINGLE:
        return EDGES, wide - EDGES
    return round(badge_size(high) * 1.34) + 14, wide - EDGES


def badge_size(high: int) -> int:
    """How large the badge is of an answer so high."""
    return min(62, max(38, round(high * 0.34)))


def answers(count: int, units: float, box: tuple[int, int, int, int]) -> Answers:
    """How so many answers lie that are so many icons wide: in the columns in which those icons are largest."""
    _, _, room, tall = box
    best, size = Answers((), 0), 0.0
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = min(MOST_WIDE, (room - (columns - 1) * APART) // columns)
        high = min(MOST_HIGH, (tall - (rows - 1) * APART) // rows, round(wide * 1.2))
        left, right = _around(wide, high, units)
        icon = min(MOST, high * 0.84, (right - left) / units)
        worth = icon * (1.0 if count % columns == 0 else UNEVEN)
        if worth > size:
            found = in_rows(count, columns, (wide, high), box)
            best, size = Answers(found, round(icon)), worth
    return best


def in_rows(
    count: int, columns: int, size: tuple[int, int], box: tuple[int, int, int, int]
) -> tuple[tuple[int, int, int, int], ...]:
    """So many boxes of a size, in rows of so many, amid another box."""
    (wide, high), (x, y, room, tall) = size, box
    rows = -(-count // columns)
    begin = x + (room - columns * wide - (columns - 1) * APART) // 2
    top = y + (tall - rows * high - (rows - 1) * APART) // 2
    places = [divmod(number, columns) for number in range(count)]
    return tuple(
        [
            (begin + column * (wide + APART), top + row * (high + APART), wide, high)
            for row, column in places
        ]
    )


def held_of(view: Public, seat: Seat, cube: Key) -> int:
    """How many of a kind of cube the seat has."""
    return view.table.players[seat].cubes[CUBES.index(cube)]
