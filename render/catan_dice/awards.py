"""The awards of Island Two in words: the own count, and that of whoever has it or comes next."""

from typing import NamedTuple

from games.catan_dice.views import Public, of_kind, road_length
from games.core.model import Key, Seat
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face

HEAD, NAME, COUNT = 26, 38, 48
"""Where an award's name stands on its card, and the letters of its name and of the numbers."""

RADIUS = 14


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
    """Draw a card with a seat's count and that of whoever has the award or has most besides; wine under the holder's."""
    x, top, wide, high = box
    boxes.shadow(canvas, x, top, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER, x, top, wide, high, RADIUS)
    title = words(f"render-catan-dice-{award.key}")
    size = fit(title, Face.NAME, wide - 16, NAME, 24, 1).size
    canvas.write(title, Face.NAME, size, palette.INK, x + wide / 2, top + HEAD, "m")
    counts, holder = award.counts, award.holder
    others = [other for other in range(len(counts)) if other != seat]
    rival = max(others, key=lambda other: (other == holder, counts[other], -other))
    half, above = (wide - 18) // 2, top + 2 * HEAD - 6
    tall = top + high - 6 - above
    for place, one in enumerate((seat, rival)):
        left, middle = x + 6 + place * (half + 6), above + tall / 2
        if one == holder:
            boxes.box(canvas, palette.POINTS, left, above, half, tall, 10)
        ink = palette.POINTS_NUMERAL if one == holder else palette.INK
        canvas.put_centred(tokens.seal(one, 15), left + half / 2 - 25, middle)
        canvas.write(str(counts[one]), Face.NUMBER, COUNT, ink, left + half / 2 + 21, middle, "m")
