"""The country around a town: woods behind its streets, and groves, herds and beds where nobody has built yet."""

from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.garden import (
    draw_bed,
    draw_bush,
    draw_flowers,
    draw_goat,
    draw_palm,
    draw_stack,
    draw_tree,
    draw_tuft,
)
from render.core.scatter import Scatter
from render.core.sketch import Sketch

WOODS = (("#55853F", "#608F45"), ("#689A4A", "#74A652"))
"""Crowns of the woods and the light on them: the far row, the near one."""

CROWN = 26
"""From crown to crown."""

TALL = 112
"""How high the country is drawn before it is enlarged."""

REACH = 40
"""How far crowns may reach beyond their piece of land."""

STAGES = (
    ((0.16, 0.62, "tree"), (0.42, 0.70, "bush"), (0.30, 0.95, "goat"), (0.80, 0.84, "palm")),
    ((0.20, 0.80, "palm"), (0.52, 0.62, "tree"), (0.86, 0.66, "bush"), (0.66, 0.96, "bed")),
    ((0.14, 0.72, "bush"), (0.40, 0.64, "tree"), (0.74, 0.70, "tree"), (0.56, 0.97, "goat")),
    ((0.18, 0.66, "palm"), (0.34, 0.76, "palm"), (0.88, 0.64, "tree"), (0.66, 0.94, "stack")),
    ((0.26, 0.96, "bed"), (0.18, 0.62, "bush"), (0.56, 0.66, "palm"), (0.82, 0.74, "tree")),
)
"""What stands on a piece of country: how far from its left and from its top the foot is, in shares of it."""

DRAWN = {
    "palm": draw_palm,
    "bush": draw_bush,
    "goat": draw_goat,
    "tree": draw_tree,
    "bed": draw_bed,
    "stack": draw_stack,
}


@kept
def woods(wide: int, high: int, seed: int) -> Sprite:
    """Two rows of round crowns, so wide and so high; they fade into the meadow at their foot."""
    sketch, chance = Sketch(wide, high), Scatter(510 + seed)
    for row, (dark, light) in enumerate(WOODS):
        level = high * (0.42 + 0.2 * row)
        x = CROWN * (0.4 + 0.5 * row)
        while x < wide - CROWN * 0.6:
            radius = CROWN * chance.between(0.62, 0.92)
            y = level + chance.between(-0.06, 0.08) * high
            sketch.oval(dark, x, y, radius, radius * 0.9)
            sketch.box(dark, x - radius, y, 2 * radius, high - y - radius * 0.2, radius * 0.6)
            sketch.oval(light, x - radius * 0.3, y - radius * 0.24, radius * 0.5, radius * 0.42)
            x += CROWN * chance.between(0.8, 1.15)
    return sketch.done()


@kept
def country(wide: int, high: int, seed: int) -> Sprite:
    """A piece of land by the road on which nobody has built yet."""
    sketch, chance, size = Sketch(wide, high, REACH), Scatter(610 + seed), high / TALL
    for _ in range(6):
        draw_tuft(sketch, chance.between(8, wide - 8), high * chance.between(0.66, 0.97))
    for _ in range(2):
        across, down = chance.between(0.1, 0.9), chance.between(0.8, 0.96)
        draw_flowers(sketch, wide * across, high * down, chance, 4)
    stage = STAGES[seed % len(STAGES)]
    for across, down, kind in sorted(stage, key=lambda thing: thing[1]):
        DRAWN[kind](sketch, wide * across, high * down, size * (0.6 + 0.4 * down))
    return sketch.done()
