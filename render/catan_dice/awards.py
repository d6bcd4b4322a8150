"""The awards of Island Two in words: the own count, and that of whoever has it or comes next."""

from typing import NamedTuple

from games.catan_dice.views import Public, of_kind, road_length
from games.core.model import Key, Seat
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width

HEAD, NAME, COUNT, COUNT_OF_MOST = 26, 38, 48, 40
"""Where an award's name stands on its card, and the letters of its name and of the numbers, few or as many as there can be."""

SEAL, SEAL_GAP = 30, 7
"""How wide the seal before a number is, and the gap between both."""

RADIUS = 14
ENTRY = 90
"""The least room of a count: where not everybody's fits, that of one other is shown."""


class Award(NamedTuple):
    """An award, with what everybody has that counts for it."""

    key: Key
    counts: tuple[int, ...]
    holder: Seat
    """Whoever has it, or `NOBODY`."""


def awards_of(view: Public) -> tuple[Award, Award]:
    """Longest Road and Largest Army (R240 to R243)."""
    table = view.table
    lengths = tuple(road_length(sheet.built) for sheet in table.sheets)
    knights = tuple(of_kind(sheet.built, "knight") for sheet in table.sheets)
    return (
        Award("longest-road", lengths, table.longest_road),
        Award("largest-army", knights, table.largest_army),
    )


def draw_award(
    canvas: Canvas, box: tuple[int, int, int, int], award: Award, seat: Seat, words: Words
) -> None:
    """Draw a card with a seat's count and those of others; wine under the holder's."""
    x, top, wide, high = box
    boxes.shadow(canvas, x, top, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER, x, top, wide, high, RADIUS)
    title = words(f"render-catan-dice-{award.key}")
    letters = fit(title, Face.NAME, wide - 16, NAME, 24, 1).size
    canvas.write(title, Face.NAME, letters, palette.INK, x + wide / 2, top + HEAD, "m")
    counts, holder = award.counts, award.holder
    shown = _shown(award, seat, wide // ENTRY)
    part, above = (wide - 6) // len(shown), top + 2 * HEAD - 6
    tall, size = top + high - 6 - above, COUNT if len(shown) <= 2 else COUNT_OF_MOST
    for place, one in enumerate(shown):
        left, middle = x + 6 + place * part, above + tall / 2
        if one == holder:
            boxes.box(canvas, palette.POINTS, left, above, part - 6, tall, 10)
        ink = palette.POINTS_NUMERAL if one == holder else palette.INK
        text = str(counts[one])
        start = left + (part - 6 - SEAL - SEAL_GAP - width(text, Face.NUMBER, size)) / 2
        canvas.put_centred(tokens.seal(one, SEAL // 2), start + SEAL / 2, middle)
        canvas.write(text, Face.NUMBER, size, ink, start + SEAL + SEAL_GAP, middle)


def _shown(award: Award, seat: Seat, room: int) -> tuple[Seat, ...]:
    """The seat, then of many others whoever has the award or has most, of few all, clockwise."""
    seats = len(award.counts)
    others = [(seat + step) % seats for step in range(1, seats)]
    if seats > room:
        others = [max(others, key=lambda one: (one == award.holder, award.counts[one], -one))]
    return (seat, *others)
