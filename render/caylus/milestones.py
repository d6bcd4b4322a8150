"""What lies on the road below the places to choose: a pebble for every space between their badges, and the provost."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from games.caylus.views import NOBODY, Public
from games.core.model import Seat
from render.caylus.plots import stone
from render.caylus.stock import WIDE
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import BROAD, Sketch

if TYPE_CHECKING:
    from render.caylus.wayside import Lot, Row

PEBBLE = 20
"""How wide a pebble is."""

STONE, STONE_AT = 56, (26, 24)
"""How wide the stone with the provost's space is, and where it lies before him."""

PROVOST, BESIDE = 70, 36
"""How large the provost is, and how far he and the badge of his space stand apart from its middle."""

EDGE = 34
"""How far what lies before a place reaches to either side."""

ROOM = 3.0
"""How much room the provost has between pebbles, in theirs."""

BEFORE_EDGE = 40
"""How far the last pebble of a row stays from the edge of the picture."""

PLAIN = "#8F8470"
"""A pebble of a space where nobody works."""


class Stop(NamedTuple):
    """A space of the road as it comes: in which row its badge or pebble lies, and where across."""

    space: int
    row: int
    x: float
    is_offered: bool


def stops(rows: "Sequence[Row]", provost: int) -> tuple[Stop, ...]:
    """Every space up to the last that is offered or, if he is farther, the provost's; nothing where no house is offered."""
    found: list[Stop] = []
    for number, row in enumerate(rows[1:], 1):
        for lot in row.lots:
            last = found[-1] if found else Stop(0, number, BEFORE_EDGE, is_offered=False)
            here = Stop(lot.home.space, number, middle(lot), is_offered=True)
            until = here if last.row == number else _end(last.row)
            found += _between(last, until, here.space, provost)
            found.append(here)
    if found and provost > found[-1].space:
        found += _between(found[-1], _end(len(rows) - 1), provost + 1, provost)
    return tuple(found)


def _end(row: int) -> Stop:
    """Where a row's road leaves the picture."""
    return Stop(0, row, WIDE - BEFORE_EDGE, is_offered=False)


def _between(last: Stop, until: Stop, space: int, provost: int) -> Iterator[Stop]:
    """The spaces after one and before that other, on the way there between their badges; the provost's has more room."""
    spaces = range(last.space + 1, space)
    start = last.x + EDGE * last.is_offered
    end = until.x - EDGE * until.is_offered
    wide = [ROOM if one == provost else 1.0 for one in spaces]
    each, at = (end - start) / max(1.0, sum(wide)), 0.0
    for one, own in zip(spaces, wide, strict=True):
        yield Stop(one, last.row, start + (at + own / 2) * each, is_offered=False)
        at += own


def middle(lot: "Lot") -> float:
    """Before which point of the road a place stands."""
    return lot.x + lot.front.wide / 2


def beyond(rows: "Sequence[Row]", provost: int) -> tuple[int, int]:
    """In which row the road lies beyond the provost, and from where across it; 0 where all of it is served."""
    along = stops(rows, provost)
    later = next((at for at, stop in enumerate(along) if stop.space > provost), 0)
    if not later:
        return 0, 0
    last, first = along[later - 1], along[later]
    if last.row == first.row:
        return first.row, round((last.x + first.x) / 2)
    return first.row, 0


def draw_milestones(canvas: Canvas, view: Public, rows: "Sequence[Row]") -> None:
    """Draw pebbles, and the provost on his space with its number."""
    provost = max(1, view.table.provost)
    along = stops(rows, provost)
    for stop in along:
        if not stop.is_offered and stop.space != provost:
            worker = view.table.workers[stop.space - 1]
            canvas.put_centred(
                _pebble(None if worker == NOBODY else worker), stop.x, rows[stop.row].way
            )
    for stop in along:
        if stop.space == provost:
            x = stop.x + BESIDE if stop.is_offered else stop.x
            x = min(max(x, PROVOST / 2), WIDE - PROVOST / 2)
            y = rows[stop.row].way
            canvas.put_centred(art.sticker("provost", PROVOST), x, y)
            canvas.put_centred(stone(provost, STONE), x + STONE_AT[0], y + STONE_AT[1])


@kept
def _pebble(worker: Seat | None) -> Sprite:
    """A space that is not offered, in the colour of whoever works there."""
    high = PEBBLE * 0.8
    sketch = Sketch(PEBBLE, round(high), 4, BROAD)
    colour = PLAIN if worker is None else palette.SEATS[worker].full
    sketch.oval(palette.INK, PEBBLE / 2, high / 2, PEBBLE / 2, high / 2)
    sketch.oval(colour, PEBBLE / 2, high / 2, PEBBLE / 2 - 2.5, high / 2 - 2.5)
    return sketch.done()
