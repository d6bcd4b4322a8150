"""The spaces of the road below the places to choose, and the provost on his."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from games.caylus.views import Public
from render.caylus.plots import stone
from render.caylus.stock import WIDE
from render.core import art
from render.core.canvas import Canvas

if TYPE_CHECKING:
    from render.caylus.wayside import Lot, Row

STONE, STONE_AT = 54, (32, 6)
"""How wide the stone with the provost's space is, and where it lies before him."""

PROVOST, RAISED = 76, 8
"""How large the provost is, and how far he stands above the middle of the way."""

ROOM = 2.0
"""How much room the provost has between others, in theirs."""

MARGIN = 6
"""How far from a plate the night begins before it at least."""

BEFORE_EDGE = 40
"""How far the last space of a row stays from the edge of the picture."""


class Stop(NamedTuple):
    """A space of the road as it comes: in which row it lies, and where across."""

    space: int
    row: int
    x: float
    is_offered: bool


def stops(rows: "Sequence[Row]", provost: int) -> tuple[Stop, ...]:
    """Every space up to the last that is offered or, if he is farther, the provost's; nothing where no house is offered."""
    found: list[Stop] = []
    for number, row in enumerate(rows[1:], 1):
        for lot in row.lots:
            last = found[-1] if found else _edge(rows, number, is_end=False)
            here = Stop(lot.home.space, number, middle(lot), is_offered=True)
            if last.row < number:
                end, begin = (_edge(rows, row, is_end=row < number) for row in (last.row, number))
                before, after = abs(end.x - last.x), abs(here.x - begin.x)
                count = here.space - last.space - 1
                first = last.space + round(count * before / (before + after))
                if last.space < provost < here.space:
                    first = provost
                found += _between(last, end, first + 1, provost)
                last = begin._replace(space=first)
            found += _between(last, here, here.space, provost)
            found.append(here)
    if found and provost > found[-1].space:
        end = _edge(rows, len(rows) - 1, is_end=True)
        found += _between(found[-1], end, provost + 1, provost)
    return tuple(found)


def _edge(rows: "Sequence[Row]", number: int, *, is_end: bool) -> Stop:
    """Where a row's road begins or ends at an edge of the picture."""
    is_right = is_end == (rows[number].heading > 0)
    return Stop(0, number, WIDE - BEFORE_EDGE if is_right else BEFORE_EDGE, is_offered=False)


def _between(last: Stop, until: Stop, space: int, provost: int) -> Iterator[Stop]:
    """The spaces after one and before that other, on the way there; the provost's has more room."""
    spaces = range(last.space + 1, space)
    wide = [ROOM if one == provost else 1.0 for one in spaces]
    each, at = (until.x - last.x) / (sum(wide) + 1), 0.5
    for one, own in zip(spaces, wide, strict=True):
        yield Stop(one, last.row, last.x + (at + own / 2) * each, is_offered=False)
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
        row, half = rows[first.row], (last.x + first.x) / 2
        if not first.is_offered:
            return first.row, round(half)
        edge = first.x - row.heading * (row.lots[0].front.wide / 2 + MARGIN)
        nearer = min if row.heading > 0 else max
        return first.row, round(nearer(half, edge))
    return first.row, 0 if rows[first.row].heading > 0 else WIDE


def draw_milestones(canvas: Canvas, view: Public, rows: "Sequence[Row]") -> None:
    """Draw the provost on his space with its number."""
    provost = max(1, view.table.provost)
    along = stops(rows, provost)
    for stop in along:
        if stop.space == provost:
            right = WIDE - STONE_AT[0] - STONE / 2 - 8
            x, y = min(max(stop.x, PROVOST / 2), right), rows[stop.row].way - RAISED
            canvas.put_centred(art.sticker("provost", PROVOST), x, y)
            canvas.put_centred(stone(provost, STONE), x + STONE_AT[0], y + STONE_AT[1])
