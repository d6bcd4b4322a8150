"""The skyline over the scores: a tower for each player, as high as the total, of what it is made of; the winner's castle."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image

from games.core.model import Seat
from render.caylus.masonry import (
    LIGHT,
    ROUND,
    STONES,
    TOWERS,
    WALLS,
    draw_battlements,
    draw_roof,
    gatehouse,
    keep,
    keep_tips,
    pennon,
    stone,
)
from render.core import palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.garden import draw_bush, draw_tree
from render.core.scoresheet import LABELS, LEFT, Column, Row, column_box
from render.core.sketch import BROAD, Sketch

SKY = 660
"""How high the sky is over the scores."""

HIGHEST, WIDEST, ACROSS = 260, 168, 0.72
"""How high the winner's tower is without its top, how wide a tower is at most, and in widths of its column."""

DRUM, ROOF, CREST = 92, 76, 17
"""How high the light stone with the total is, and the roof above it; the radius of the seal on that."""

NUMBER, BEST = 76, 88
"""The letters of totals, and of the winner's."""

COURSE, SIGNED, SIGN = 22, 40, 0.84
"""How high a course of stones is; from what height on a part has its sign, and how large that is in heights of the part, up to
MOST.
"""

MOST = 60
FLAG, GLOW = 56, (560, 760)

KEEP, GATE, WALL = (236, 250), (112, 150), (76, 104)
"""How wide and high are the winner's keep, its gatehouse, and a piece of its wall."""

MIDDLE = LEFT + LABELS // 2 - 6
"""Where its gate stands."""

Part = tuple[int, str]


class Tower(NamedTuple):
    """A player's tower: how wide, its parts from the ground up (how high, in which colour), whose it is, and the total."""

    wide: int
    parts: tuple[Part, ...]
    seat: Seat
    total: str
    is_winner: bool

    @property
    def high(self) -> int:
        """How high it is up to its roof."""
        return sum(high for high, _ in self.parts) + DRUM


def towers(columns: Sequence[Column], rows: Sequence[Row]) -> tuple[Tower, ...]:
    """A tower for each column: all in the same scale."""
    gains = [_left([row.points[place] for row in rows]) for place in range(len(columns))]
    scale = HIGHEST / max(1, *[sum(gained) for gained in gains], 1)
    wide = min(WIDEST, round(column_box(len(columns), 0)[1] * ACROSS))
    found = []
    for column, gained in zip(columns, gains, strict=True):
        ends = [round(end * scale) for end in accumulate(gained, initial=0)]
        parts = tuple(
            (high - low, row.colour) for row, (low, high) in zip(rows, pairwise(ends), strict=True)
        )
        found.append(Tower(wide, parts, column.seat, str(column.total), column.is_winner))
    return tuple(found)


def _left(points: Sequence[int]) -> list[int]:
    """What is left of the points that were gained when those that were lost are taken off: the nearest before them first."""
    gained = [max(0, one) for one in points]
    for place, one in enumerate(points):
        lost = max(0, -one)
        for at in (*reversed(range(place)), *range(place + 1, len(points))):
            taken = min(lost, gained[at])
            gained[at] -= taken
            lost -= taken
    return gained


def draw_towers(
    canvas: Canvas, ground: int, columns: Sequence[Column], rows: Sequence[Row]
) -> None:
    """Draw a tower over each player's column, with the signs of what it is made of, and the total under its roof."""
    for place, tower in enumerate(towers(columns, rows)):
        x, wide = column_box(len(columns), place)
        left = round(x + (wide - tower.wide) / 2)
        if tower.is_winner:
            canvas.put_centred(_glow(), x + wide / 2, ground - tower.high / 2)
        canvas.put(_tower(tower), left, ground - tower.high)
        seal = tokens.seal(tower.seat, CREST)
        canvas.put_centred(seal, x + wide / 2, ground - tower.high - ROOF * 0.34)
        if tower.is_winner:
            flag = pennon(FLAG, tower.seat)
            tip = ground - tower.high - ROOF
            canvas.put(flag, left + tower.wide / 2 - 2, tip - flag.size[1] + 4)
        level = float(ground)
        for row, (high, _) in zip(rows, tower.parts, strict=True):
            if high >= SIGNED:
                size = min(MOST, round(high * SIGN))
                grown = row.sign.size[0]
                canvas.put_centred(
                    _scaled(row.sign, size / grown), left + tower.wide / 2, level - high / 2
                )
            level -= high


def _scaled(sign: Sprite, share: float) -> Sprite:
    """A sign so much smaller."""
    size = round(sign.colour.width * share), round(sign.colour.height * share)
    return Sprite(sign.colour.resize(size), sign.opacity.resize(size), round(sign.margin * share))


@kept
def _tower(tower: Tower) -> Sprite:
    """A round tower: courses of coloured stone, a light drum with the total, battlements and a roof in the player's colour."""
    wide, high = tower.wide, tower.high
    sketch = Sketch(wide, high, ROOF + 20, BROAD)
    draw_roof(sketch, wide * 0.86, ROOF, wide * 0.07, 0, palette.SEATS[tower.seat].full)
    draw_battlements(sketch, STONES[TOWERS], wide, 14)
    sketch.box(palette.INK, -3, 0, wide + 6, high, 0)
    level = float(high)
    for tall, colour in tower.parts:
        if not tall:
            continue
        sketch.box(colour, 0, level - tall, wide, tall, 0)
        dark = palette.mixed(colour, palette.INK, 0.28)
        for course in range(round(tall / COURSE)):
            y = level - (course + 1) * COURSE
            sketch.line(dark, 1.6, [(0, y), (wide, y)])
            for x in range(20 + course % 2 * 18, wide, 36):
                sketch.line(dark, 1.6, [(x, y), (x, min(level, y + COURSE))])
        sketch.line(palette.mixed(colour, palette.INK, 0.55), 3, [(0, level), (wide, level)])
        level -= tall
    sketch.box(STONES[TOWERS], 0, 2, wide, DRUM - 2, 0)
    for start, share, tone in ROUND:
        sketch.box(tone, start * wide, 2, share * wide, high - 2, 0)
    for y in (0, DRUM - 8):
        sketch.box(palette.INK, -8, y - 1, wide + 16, 13, 3)
        sketch.box(LIGHT, -6, y + 1, wide + 12, 8, 2)
    done = sketch.done()
    size = BEST if tower.is_winner else NUMBER
    return tokens.numbered(done, tower.total, size, palette.INK, wide / 2, DRUM / 2 + 2)


@kept
def _glow() -> Sprite:
    """Lamplight behind the winner's tower."""
    ramp = Image.radial_gradient("L").resize(GLOW)
    opacity = ramp.point([round(max(0, 180 - level) * 0.62) for level in range(256)])
    return Sprite(Image.new("RGB", GLOW, palette.LAMP), opacity)


def draw_home(canvas: Canvas, ground: int, seat: Seat | None) -> None:
    """Draw the castle at the left, under the flags of whoever has won alone."""
    wide, high = KEEP
    left = MIDDLE - wide // 2
    canvas.put(_grove(), LEFT, ground - 130)
    canvas.put(keep(wide, high, seat), left, ground - high - 40)
    across, tall = WALL
    for number in (-2, -1, 0, 1):
        x = MIDDLE + number * across + (GATE[0] // 2 if number >= 0 else -GATE[0] // 2)
        canvas.put(stone(WALLS, across, tall, 16, seat, is_plain=True), x, ground - tall)
    canvas.put(gatehouse(*GATE, is_open=True), MIDDLE - GATE[0] // 2, ground - GATE[1])
    if seat is not None:
        flag = pennon(44, seat)
        for tip, y in keep_tips(wide, high):
            canvas.put(flag, left + tip - 2, ground - high - 40 + y - flag.size[1] + 3)


@kept
def _grove() -> Sprite:
    """Trees at both sides of the castle."""
    sketch = Sketch(LABELS - 20, 130, 10, BROAD)
    for x, size in ((24, 1.8), (380, 1.7), (352, 1.3)):
        draw_tree(sketch, x, 122, size)
    for x in (60, 330):
        draw_bush(sketch, x, 128, 1.2)
    return sketch.done()
