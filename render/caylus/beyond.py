"""The sign on the road behind the provost that says what the moon means at the houses from there on."""

from collections.abc import Iterator

from games.caylus.content import SECTION
from games.caylus.views import Public
from games.core.model import Key
from render.caylus.officers import on_horseback
from render.caylus.plots import NIGHT_SKY, moon
from render.caylus.valley import BEND_LEFT, BEND_RIGHT, WAY, Valley
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face, width

HIGH, MOON, LETTERS = 66, 52, (50, 36)
"""How high the sign is, its moon, and its letters at most and at least."""

BESIDE, APART, ALOOF = 12, 10, 70
"""What lies between moon, letters and the sign's ends, what is free on either side of it, and how far from a bend it stays."""

AROUND = MOON + 3 * BESIDE + 2 * APART
"""All that beside its letters."""

RAISED, ROUND = 4, 14
"""How far it hangs above the middle of the road, out of the way of heads below it, and how round it is."""

RIDER, STONE = 64, 36
"""How much of the road an officer takes on either side of his middle, and a milestone, or stones where spaces are left out."""

Span = tuple[float, float]


def draw_beyond(
    canvas: Canvas, view: Public, words: Words, valley: Valley, lit: frozenset[Key]
) -> None:
    """Draw the sign where a worker can be sent beyond the provost, as near behind him as there is room."""
    if not any(key in lit for key in view.table.road[max(1, view.table.provost) :]):
        return
    text = words("render-caylus-from-here")
    for place, (left, right) in _free(view, valley):
        line = fit(text, Face.NAME, round(right - left) - AROUND, *LETTERS, 1)
        if line.fits:
            wide = round(width(text, Face.NAME, line.size)) + AROUND - 2 * APART
            x = left + APART if valley.lanes.heading(place) > 0 else right - APART - wide
            y = valley.lanes.way_top(place) + (WAY - HIGH) // 2 - RAISED
            _draw_sign(canvas, (round(x), y, wide, HIGH), line)
            return


def _draw_sign(canvas: Canvas, box: tuple[int, int, int, int], line: Fitted) -> None:
    """Draw the night sky with the moon and what it means."""
    x, y, wide, high = box
    boxes.shadow(canvas, *box, ROUND)
    boxes.box(canvas, palette.KEYLINE, *box, ROUND)
    boxes.box(canvas, NIGHT_SKY, x + 3, y + 3, wide - 6, high - 6, ROUND - 3)
    middle = y + high / 2
    canvas.put_centred(moon(MOON), x + BESIDE + MOON / 2, middle)
    left = x + MOON + 2 * BESIDE
    canvas.write(line.lines[0], Face.NAME, line.size, palette.PAPER, left, middle)


def _free(view: Public, valley: Valley) -> Iterator[tuple[int, Span]]:
    """What is free of the road behind the provost, in the order in which it runs, each with a place on that stretch."""
    lanes, here = valley.lanes, valley.place(view.table.provost)
    count = 2 * lanes.columns
    taken = list(_taken(view, valley))
    for first in range(1, count * lanes.stretches, count):
        if first + count <= here:
            continue
        begin, end, heading = (
            float(BEND_LEFT + ALOOF),
            float(BEND_RIGHT - ALOOF),
            lanes.heading(first),
        )
        spots = sorted(
            (x - half, x + half) for place, x, half in taken if first <= place < first + count
        )
        if first <= here:
            x = valley.on_road(here)[0]
            begin, end = (max(begin, x), end) if heading > 0 else (begin, min(end, x))
        gaps = list[Span]()
        for left, right in [*spots, (end, end)]:
            gaps.append((begin, min(end, left)))
            begin = max(begin, right)
        yield from [(first, gap) for gap in gaps[::heading]]


def _taken(view: Public, valley: Valley) -> Iterator[tuple[int, float, float]]:
    """What stands or rides on the road: at which place, where across, and how far it reaches to either side."""
    lanes, table = valley.lanes, view.table
    for officer in ("provost", "bailiff"):
        x, _ = on_horseback(view, valley, officer)
        yield valley.place(max(1, getattr(table, officer))), x, RIDER
    for section in SECTION:
        if section.marker in valley.spaces:
            place = valley.place(section.marker)
            yield place, valley.on_road(place)[0], STONE
    for place in valley.gaps():
        yield place, valley.on_road(place)[0] + lanes.heading(place) * lanes.step / 2, STONE
    last = len(valley.spaces)
    yield last, valley.on_road(last)[0] + lanes.heading(last) * lanes.step, STONE
