"""Harbors: a disc off the coast that says the rate, two planked piers to its corners."""

from math import hypot

from PIL import Image, ImageChops

from games.catan.content import geometry
from games.catan.views import Board
from games.core.model import Key
from render.catan.lattice import Point, lattice, outward
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow

OFF_COAST = 0.6
REACH = 150
PLANK = 7.0
LABEL, LABEL_OFF = 30, 18
"""Size of a harbor's number, and how far beyond the disc it stands."""

DIAGONAL = 0.72
SEA = (76, 1040)
"""Between the letters of rows and the players' panels, where a number has room."""


def draw_harbors(canvas: Canvas, board: Board) -> None:
    """All harbors of a board."""
    places = lattice(board.plan)
    net = geometry(board.plan)
    for path, kind in board.harbors:
        middle = harbor_middle(board.plan, path)
        ends = tuple(
            (places.corners[end][0] - middle[0], places.corners[end][1] - middle[1])
            for end in net.ends[path]
        )
        canvas.put_centred(_piers(ends), *middle)
        canvas.put_centred(harbor_disc(kind, places.look.harbor), *middle)


def draw_harbor_labels(canvas: Canvas, board: Board) -> None:
    """The number of each harbor beside its disc."""
    radius = lattice(board.plan).look.harbor
    for number, (path, _) in enumerate(board.harbors, 1):
        at = _label_place(harbor_middle(board.plan, path), outward(board.plan, path), radius)
        canvas.write(f"@{number}", Face.NUMBER, LABEL, palette.PAPER, *at, "m")


def harbor_middle(plan: Key, path: int) -> Point:
    """Where the disc of a harbor stands."""
    (x, y), (dx, dy) = lattice(plan).paths[path], outward(plan, path)
    off = lattice(plan).look.side * OFF_COAST
    return x + dx * off, y + dy * off


def _label_place(middle: Point, out: Point, radius: int) -> Point:
    """Beside the disc, away from the island, where neither the picture's edge nor a panel cuts it off."""
    x, y = middle
    dx, dy = out
    off = (radius + LABEL_OFF) * DIAGONAL
    aside = x + (off if dx > 0 else -off)
    if not SEA[0] <= aside <= SEA[1]:
        return x, y + radius + LABEL_OFF
    return aside, y + (off if dy >= 0 else -off)


@kept
def _piers(ends: tuple[Point, ...]) -> Sprite:
    """Two piers from the middle to just before the corners."""
    sketch = Sketch(2 * REACH, 2 * REACH)
    for dx, dy in ends:
        _draw_pier(sketch, dx, dy)
    return with_shadow(sketch.reduced(), 0, 2.5, 4, 0.5)


def _draw_pier(sketch: Sketch, dx: float, dy: float) -> None:
    """Planks across two dark beams."""
    length = hypot(dx, dy)
    ux, uy, reach = dx / length, dy / length, length - 4

    def at(along: float, across: float = 0.0) -> Point:
        return REACH + ux * along - uy * across, REACH + uy * along + ux * across

    sketch.line("#2E1A0E", 17, [at(20), at(reach)])
    for step in range(int((reach - 18) / PLANK) + 1):
        along = reach - step * PLANK
        colour = "#A8733F" if step % 2 else "#8A5A30"
        sketch.line(colour, PLANK - 2.2, [at(along, -5), at(along, 5)])


ICON, RAISED = 1.3, 0.52
"""Size of what a harbor trades, and how far above the middle of the disc it lies, in radii: it reaches over the edge."""


@kept
def harbor_disc(kind: Key, radius: int) -> Sprite:
    """The rate of a harbor: 3:1 for anything, or 2:1 for one resource, which lies over the edge of the disc."""
    margin, side = 22, 2 * radius
    sketch = Sketch(side, side, margin)
    sketch.oval(palette.INK, radius, radius, radius)
    sketch.oval(palette.KEYLINE, radius, radius, radius - 3)
    ring = palette.AZULEJO if kind == "any" else palette.PAPER_EDGE
    sketch.oval(ring, radius, radius, radius - 5)
    sketch.oval("#EAF2F6" if kind == "any" else palette.PAPER, radius, radius, radius - 7)
    blank = with_shadow(sketch.reduced(), margin, 3.5, 4, 0.5)
    face, opacity = Canvas(blank.colour.copy()), blank.opacity
    middle, size = margin + radius, round(radius * 0.98)
    if kind == "any":
        face.write("3:1", Face.NUMBER, size, palette.AZULEJO_DEEP, middle, middle, "m")
    else:
        icon = art.sticker(kind, round(radius * ICON), palette.KEYLINE)
        left = round(middle - icon.colour.width / 2)
        top = round(middle - radius * RAISED - icon.colour.height / 2)
        face.image.paste(icon.colour, (left, top), icon.opacity)
        over = Image.new("L", opacity.size)
        over.paste(icon.opacity, (left, top))
        opacity = ImageChops.lighter(opacity, over)
        face.write("2:1", Face.NUMBER, size, palette.INK, middle, middle + radius * 0.45, "m")
    return Sprite(face.image, opacity, margin)
