"""The castle's building site: scaffolds, the crane, and what lies ready where nothing is built yet."""

from collections.abc import Callable

from render.caylus.masonry import LIGHT, PLANK, STONES, TIMBER, TIMBER_DARK, TOWERS
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.garden import draw_bush, draw_tree, draw_tuft
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

RUNG = 14
"""From rung to rung of a ladder."""

HOOK = 49
"""How low the crane's hook hangs at most."""

MOST, TALL, BROADEST = 1.45, 116, 92
"""How much what lies ready is enlarged at most, how much height a size of 1 takes, and how much width each thing."""

BLOCK, BLOCK_LIGHT, BLOCK_DARK = "#DCCFB4", "#F5ECD8", "#B9A888"

Draw = Callable[[Sketch, float, float, float], None]


@kept
def crane(wide: int, high: int, way: int) -> Sprite:
    """A crane, so wide from its mast to the rope, so high; the mast stands at the right of the rope (1) or at its left (-1)."""
    sketch = Sketch(wide, high, 24)
    mast, rope = (wide, 0) if way > 0 else (0, wide)
    for colour, stroke in ((palette.INK, 11.0), (TIMBER, 6.5)):
        sketch.line(colour, stroke, [(mast, high), (mast, 2)])
        sketch.line(colour, stroke, [(mast + 14 * way, 16), (rope - 4 * way, 2)])
        sketch.line(colour, stroke, [(mast, high * 0.5), (mast - way * wide * 0.5, 9)])
    hook = min(high * 0.4, HOOK)
    sketch.line(palette.INK, 2.4, [(rope, 4), (rope, hook)])
    sketch.box(palette.INK, rope - 15, hook, 30, 23, 3)
    sketch.box("#CFC6B4", rope - 12.5, hook + 2.5, 25, 18, 2)
    sketch.box("#E9E2D2", rope - 12.5, hook + 2.5, 25, 4, 1)
    return sketch.done()


@kept
def scaffold(section: int, wide: int, high: int, *, is_low: bool, is_braced: bool) -> Sprite:
    """The timber in which a stone of the section that is built will stand: poles, planks, a ladder; begun walls at its foot."""
    sketch = Sketch(wide, high, 8)
    if is_low:
        _draw_begun(sketch, section, wide, high)
    if is_braced:
        for a, b in (((3, high - 4), (wide - 3, high * 0.5)), ((3, high * 0.5), (wide - 3, 6))):
            sketch.line(TIMBER_DARK, 5, [a, b])
    else:
        _draw_ladder(sketch, wide, high)
    for colour, stroke in ((TIMBER_DARK, 9.0), (TIMBER, 5.0)):
        for x in (2, wide - 2):
            sketch.line(colour, stroke, [(x, high), (x, -3)])
    for y in (high * 0.5, 3.0):
        sketch.box(TIMBER_DARK, -5, y - 4, wide + 10, 11, 2)
        sketch.box(PLANK, -3, y - 2, wide + 6, 6, 1)
    return sketch.done()


def _draw_ladder(sketch: Sketch, wide: int, high: int) -> None:
    """A ladder that leans against a scaffold."""
    for x in (wide * 0.36, wide * 0.58):
        sketch.line(TIMBER_DARK, 4.6, [(x, high), (x + wide * 0.08, 4)])
    for rung in range(1, round(high / RUNG)):
        y = high - rung * RUNG
        x = wide * (0.36 + 0.08 * rung * RUNG / high)
        sketch.line(TIMBER_DARK, 3.4, [(x, y), (x + wide * 0.22, y)])


def _draw_begun(sketch: Sketch, section: int, wide: int, high: int) -> None:
    """The first courses of a wall, not all equally high."""
    colour, chance = STONES[section], Scatter(wide * 3 + high)
    edge = palette.mixed(colour, palette.INK, 0.6)
    count = max(2, round(wide / 30))
    step = wide / count
    for number in range(count):
        for course in range(chance.pick((1, 1, 2))):
            y = high - (course + 1) * 17
            sketch.box(edge, number * step, y, step, 17, 2)
            sketch.box(colour, number * step + 1.6, y + 1.6, step - 3.2, 14, 1)


@kept
def grounds(section: int, wide: int, high: int) -> Sprite:
    """The ground on which a section will be built one day: footings between stakes, heaps of blocks, timber, a tent, bushes."""
    sketch, chance = Sketch(wide, high, 10, BROAD), Scatter(41 + section)
    colour = STONES[section]
    edge, light = palette.mixed(colour, palette.INK, 0.6), palette.mixed(colour, LIGHT, 0.5)
    step = 34.0
    for number in range(round(wide / step)):
        x = number * step
        if chance.share() < 0.72:
            sketch.box(edge, x, high - 18, step, 18, 2)
            sketch.box(colour, x + 2, high - 16, step - 4, 14, 1)
            sketch.box(light, x + 2, high - 16, step - 4, 4, 1)
    draws: tuple[Draw, ...] = (_draw_timber, _draw_blocks, _draw_cart)
    if section == TOWERS:
        draws = (_draw_grove, _draw_tent, *draws)
    size = min(MOST, high / TALL, wide / len(draws) / BROADEST)
    for number, draw in enumerate(draws):
        x = (number + 0.5) * wide / len(draws)
        draw(sketch, x + chance.between(-12, 12), high - 4, size)
    for _ in range(wide // 70):
        draw_tuft(sketch, chance.between(8, wide - 8), high + 2, 1.5)
    draw_bush(sketch, wide * 0.97, high + 3, 0.9)
    return sketch.done()


def _draw_grove(sketch: Sketch, x: float, y: float, size: float) -> None:
    """Two trees that have not been felled yet."""
    draw_tree(sketch, x - 26 * size, y - 8, 1.5 * size)
    draw_tree(sketch, x + 22 * size, y, 1.2 * size)


def _draw_blocks(sketch: Sketch, x: float, y: float, size: float) -> None:
    """A heap of hewn stones."""
    wide, high = 40 * size, 27 * size
    for row, count in enumerate((4, 3, 2)):
        for number in range(count):
            left, top = x + (number - count / 2) * wide, y - (row + 1) * high
            sketch.box(palette.INK, left, top, wide, high, 3)
            sketch.box(BLOCK, left + 2, top + 2, wide - 4, high - 4, 2)
            sketch.box(BLOCK_LIGHT, left + 2, top + 2, wide - 4, high * 0.28, 2)
            sketch.box(BLOCK_DARK, left + wide * 0.72, top + 2, wide * 0.28 - 2, high - 4, 2)


def _draw_timber(sketch: Sketch, x: float, y: float, size: float) -> None:
    """A pile of logs, seen from their ends."""
    radius = 17 * size
    for row, count in enumerate((4, 3, 2)):
        for number in range(count):
            middle = x + (number - (count - 1) / 2) * 2 * radius
            level = y - radius - row * 1.75 * radius
            sketch.oval(palette.INK, middle, level, radius + 1)
            sketch.oval("#8A5A30", middle, level, radius - 1.5)
            sketch.oval("#E0B478", middle, level, radius - 4 * size)
            sketch.oval("#B98548", middle, level, radius * 0.36)


def _draw_tent(sketch: Sketch, x: float, y: float, size: float) -> None:
    """A mason's striped tent."""
    wide, high = 70 * size, 96 * size
    roof = [(x - wide, y), (x, y - high), (x + wide, y)]
    sketch.line(palette.INK, 5, [*roof, roof[0]])
    sketch.poly("#F3E7CC", roof)
    for left, right in ((-0.62, -0.28), (0.28, 0.62)):
        sketch.poly("#C8503F", [(x, y - high), (x + left * wide, y), (x + right * wide, y)])
    sketch.poly("#5A3A2A", [(x - wide * 0.18, y), (x, y - high * 0.62), (x + wide * 0.18, y)])
    sketch.line(palette.INK, 3, [(x, y - high), (x, y - high - 18 * size)])
    sketch.poly(
        "#E2A823",
        [
            (x, y - high - 18 * size),
            (x + 22 * size, y - high - 12 * size),
            (x, y - high - 5 * size),
        ],
    )


def _draw_cart(sketch: Sketch, x: float, y: float, size: float) -> None:
    """A cart with a load of stones."""
    wide = 54 * size
    for number in (-1, 0, 1):
        left, top = x + (number - 0.5) * 32 * size, y - 62 * size - (number == 0) * 12 * size
        sketch.box(palette.INK, left, top, 32 * size, 30 * size, 3)
        sketch.box(BLOCK, left + 2, top + 2, 32 * size - 4, 30 * size - 4, 2)
    bed = [(x - wide, y - 40 * size), (x + wide * 1.5, y - 40 * size)]
    sketch.line(palette.INK, 13 * size, bed)
    sketch.line(TIMBER, 8 * size, bed)
    for colour, radius in ((palette.INK, 24), (TIMBER, 20), (TIMBER_DARK, 14), (PLANK, 12)):
        sketch.oval(colour, x - 4 * size, y - 22 * size, radius * size)
    sketch.oval(palette.INK, x - 4 * size, y - 22 * size, 5 * size)
