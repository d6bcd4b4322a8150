"""What grows and stands on free land: tufts, flowers, bushes, palms, trees, beds and low fences."""

from collections.abc import Callable

from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.scatter import Scatter
from render.core.sketch import Sketch

BLADE, BLADE_LIGHT = "#5F8A34", "#C3DB80"
PETALS = ("#FFFFFF", "#FFE27A", "#F4A9B8")
POST, RAIL, RAIL_LIGHT = "#7A5330", "#A9794A", "#D2A672"
SHADE = "#2F4A1E50"


def draw_tuft(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """Three blades of grass."""
    for lean in (-4, 0, 4):
        top = (x + lean * size, y - (8 - abs(lean) * 0.6) * size)
        sketch.line(BLADE, 1.8 * size, [(x + lean * 0.4 * size, y), top])


def draw_flowers(sketch: Sketch, x: float, y: float, chance: Scatter, count: int = 5) -> None:
    """A few flowers of one colour."""
    petal = chance.pick(PETALS)
    for _ in range(count):
        fx, fy = x + chance.between(-15, 15), y + chance.between(-6, 6)
        sketch.oval(petal, fx, fy, 2.6, 2.4)
        sketch.oval("#E8A92E", fx, fy, 1.0)


def draw_bush(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """A round bush, light on its left."""
    sketch.oval(SHADE, x + 4 * size, y, 20 * size, 5 * size)
    for dx, dy, radius, colour in (
        (7, -9, 12, "#4E7A34"),
        (-8, -8, 11, "#5F8F3E"),
        (-1, -14, 12, "#5F8F3E"),
        (-5, -16, 6, "#7FAE52"),
    ):
        sketch.oval(colour, x + dx * size, y + dy * size, radius * size, radius * 0.86 * size)


def draw_tree(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """A broad tree with a dark right half."""
    sketch.oval(SHADE, x + 8 * size, y, 24 * size, 5.5 * size)
    sketch.line("#6B4A2B", 6 * size, [(x, y), (x, y - 22 * size)])
    for dx, dy, radius, colour in (
        (9, -31, 17, "#3F6E30"),
        (-9, -30, 16, "#4F8238"),
        (0, -41, 17, "#4F8238"),
        (-6, -44, 9, "#6FA24A"),
        (-14, -33, 6, "#6FA24A"),
    ):
        sketch.oval(colour, x + dx * size, y + dy * size, radius * size, radius * 0.92 * size)


def draw_palm(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """A palm that leans to the light."""
    sketch.oval(SHADE, x + 9 * size, y, 22 * size, 4.5 * size)
    bends = ((0, 0), (-3, -18), (-4, -34), (-2, -46))
    trunk = [(x + dx * size, y + dy * size) for dx, dy in bends]
    sketch.line("#8A6038", 5.4 * size, trunk)
    sketch.line("#B58A57", 1.8 * size, [(px - 1.2 * size, py) for px, py in trunk])
    head_x, head_y = trunk[-1]
    fronds = ((-22, 4), (-19, -10), (-6, -17), (9, -15), (20, -5), (20, 8), (-14, 12))
    for place, (dx, dy) in enumerate(fronds):
        tip = (head_x + dx * size, head_y + dy * size)
        bend = (head_x + dx * 0.5 * size, head_y + (dy * 0.5 - 7) * size)
        colour = "#3F7A3C" if place > 2 else "#5B9A48"
        sketch.line(colour, 5 * size, [(head_x, head_y), bend, tip])
    for beside in (-2.5, 3.0):
        sketch.oval("#6B3F1E", head_x + beside * size, head_y + 4 * size, 3 * size)


def draw_bed(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """Three furrows of young plants."""
    for row in range(3):
        low = y - row * 9 * size
        half = (26 - row * 2) * size
        sketch.line("#8A6A3E", 5 * size, [(x - half, low), (x + half, low)])
        for step in range(5):
            px = x - half + (step + 0.5) * 2 * half / 5
            sketch.line("#4F8238", 2.2 * size, [(px, low - 1), (px - 3 * size, low - 7 * size)])
            sketch.line("#76A84C", 2.2 * size, [(px, low - 1), (px + 3 * size, low - 7 * size)])


def draw_goat(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """A white goat that grazes, looking left."""
    sketch.oval(SHADE, x + 2 * size, y, 17 * size, 4 * size)
    for leg in (-9, -5, 6, 10):
        sketch.line("#8C7A62", 2.6 * size, [(x + leg * size, y - 9 * size), (x + leg * size, y)])
    sketch.oval("#D8CBB2", x + 1 * size, y - 12 * size, 14 * size, 7.5 * size)
    sketch.oval("#F7F0E0", x - 0.5 * size, y - 14 * size, 13 * size, 6.5 * size)
    sketch.line(
        "#F7F0E0", 6 * size, [(x - 11 * size, y - 14 * size), (x - 16 * size, y - 6 * size)]
    )
    sketch.oval("#E9DFC9", x - 17.5 * size, y - 3.5 * size, 4.6 * size, 3.4 * size)
    sketch.line(
        "#6B5A45", 2 * size, [(x - 13 * size, y - 10 * size), (x - 9 * size, y - 14 * size)]
    )


def draw_stack(sketch: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """A haystack around its pole."""
    sketch.oval(SHADE, x + 6 * size, y, 24 * size, 5 * size)
    sketch.line("#6B4A2B", 3 * size, [(x, y - 20 * size), (x, y - 44 * size)])
    for half, top, colour in ((20, 36, "#D9B04A"), (9, 36, "#F0CE70")):
        sketch.poly(
            colour,
            [
                (x - 20 * size, y),
                (x - 17 * size, y - 16 * size),
                (x - 1 * size, y - top * size),
                (x + (half - 9) * size, y - 20 * size),
                (x + (half - 1) * size, y),
            ],
        )


def draw_fence(
    sketch: Sketch, left: float, right: float, foot: float, *, gate: bool = False
) -> None:
    """A low fence: posts and two rails, with a gap in its middle if there is a gate."""
    middle, gap = (left + right) / 2, 15
    runs = [(left, middle - gap), (middle + gap, right)] if gate else [(left, right)]
    for start, end in runs:
        for drop, colour in ((-5, RAIL), (-11, RAIL_LIGHT)):
            sketch.line(colour, 2.6, [(start, foot + drop), (end, foot + drop)])
        posts = max(1, round((end - start) / 22))
        for step in range(posts + 1):
            x = start + (end - start) * step / posts
            sketch.line(POST, 4.2, [(x, foot), (x, foot - 14)])
            sketch.line(RAIL_LIGHT, 1.4, [(x - 1, foot - 2), (x - 1, foot - 14)])


Motif = Callable[[Sketch, float, float, float], None]

MOTIFS: tuple[Motif, ...] = (
    draw_tree,
    draw_bed,
    draw_goat,
    draw_palm,
    draw_bush,
    draw_stack,
)
"""What may stand on a free plot."""

PLAIN = len(MOTIFS)
"""The variant in which nothing stands there but grass and flowers."""


FIELDS = (
    ("#B9D06E", "#AAC45E"),
    ("#9DBF57", "#92B44E"),
    ("#CFCB70", "#C2BC5F"),
    ("#A9C765", "#9DBB5B"),
)
"""Colours of a field and of its furrows."""


def _draw_field(
    sketch: Sketch, box: tuple[float, float, float, float], colours: tuple[str, str], size: float
) -> None:
    """A patch of land in its own shade, mown in long lines."""
    left, top, right, low = box
    ground, furrow = colours
    lean = 10 * size
    corners = [(left + lean, top), (right - lean, top), (right, low), (left, low)]
    sketch.line(ground + "B0", 6, [*corners, corners[0]])
    sketch.poly(ground, corners)
    for step in range(1, 6):
        share = step / 6
        ends = (
            (left + lean + (right - left - 2 * lean) * share, top),
            (left + (right - left) * share, low),
        )
        sketch.line(furrow, 2.4 * size, ends)


@kept
def free_plot(wide: int, high: int, variant: int) -> Sprite:
    """A piece of meadow behind a low fence, for a house to be built on; its foot is the street."""
    sketch, chance, size = Sketch(wide, high), Scatter(60 + variant), high / 80
    left, right, back = wide * 0.05, wide * 0.95, high * 0.42
    _draw_field(sketch, (left, high * 0.2, right, high - 3), FIELDS[variant % len(FIELDS)], size)
    for _ in range(6):
        draw_tuft(sketch, chance.between(left + 8, right - 8), chance.between(back + 8, high - 16))
    draw_flowers(sketch, wide * chance.between(0.66, 0.8), high * 0.72, chance)
    if variant < PLAIN:
        MOTIFS[variant](sketch, wide * chance.between(0.36, 0.5), high * 0.84, size)
    draw_fence(sketch, left, right, high - 1, gate=True)
    return sketch.done()
