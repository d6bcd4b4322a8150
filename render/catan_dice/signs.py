"""Wooden signs in the sea, and the round tokens of the track."""

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.scatter import Scatter
from render.core.sketch import Sketch, with_shadow

WOOD, WOOD_LIGHT, WOOD_DARK = ("#75502E", "#7C5632", "#6E4A29"), "#A07244", "#3A2413"
ROPE, ROPE_DARK = "#E3C98F", "#6B4B26"
FAINT = "#CDB189"
"""Second-rank letters on wood."""

CARVED = "#3B2410"
"""Letters cut into the light wood of a boardwalk."""

MARGIN = 12
SEAM, UNEVEN, NAIL = 4, 5, 3
"""Between two boards of a sign, how uneven their ends are, and the radius of a nail."""

ROPE_IN, ROPE_WIDE = 44, 8
"""How far from its sides a sign hangs, and how thick its ropes are."""

TOKENS = {
    "scored": (palette.PAPER, palette.INK),
    "lost": ("#F3C9BC", palette.REFUSED),
    "now": (palette.LAMP, palette.INK),
}
"""Ground and rim of a token."""


@kept
def sign(wide: int, boards: tuple[int, ...], rope: int) -> Sprite:
    """A sign of dark boards of such heights one above the other, on ropes of that length."""
    margin = MARGIN + rope
    sketch, chance = Sketch(wide, sum(boards), margin), Scatter(60 + len(boards))
    for x in (ROPE_IN, wide - ROPE_IN):
        sketch.line(ROPE_DARK, ROPE_WIDE + 4, [(x, -rope), (x, 12)])
        sketch.line(ROPE, ROPE_WIDE, [(x, -rope), (x, 12)])
    y = 0
    for number, step in enumerate(boards):
        tall = step - SEAM
        left, right = chance.between(0, UNEVEN), wide - chance.between(0, UNEVEN)
        sketch.box(WOOD_DARK, left - 3, y - 3, right - left + 6, tall + 6, 9)
        sketch.box(WOOD[number % len(WOOD)], left, y, right - left, tall, 7)
        sketch.box(WOOD_LIGHT, left + 3, y, right - left - 6, 3, 1)
        for nail in (left + 10, right - 10):
            sketch.oval(WOOD_DARK, nail, y + 11, NAIL)
            sketch.oval(WOOD_DARK, nail, y + tall - 11, NAIL)
        y += step
    return with_shadow(sketch.reduced(), margin, 3.0, 4, 0.45)


@kept
def token(look: str, radius: int) -> Sprite:
    """The round token of a turn on the track: `scored`, `lost` or `now`."""
    side = 2 * radius
    ground, rim = TOKENS[look]
    sketch = Sketch(side, side, 8)
    sketch.oval(rim, radius, radius, radius)
    sketch.oval(ground, radius, radius, radius - 3)
    return with_shadow(sketch.reduced(), 8, 2.0, 3, 0.45)
