"""What a free corner would yield: a row of dots for each hex around it, as on the hex's number, in its resource's colour."""

from games.catan.content import RESOURCES, TERRAIN_RESOURCE
from games.catan.views import Public
from games.core.model import Key
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.counters import pips
from render.core.lettering import Face, width
from render.core.sketch import Sketch, with_shadow

DOT, PITCH, ROW = 5.6, 12.6, 13.6
PAD = 5
LETTERS = 24
GROUND = "#14232C"
COLOURS = {
    "lumber": "#58B25F",
    "brick": "#F08A5D",
    "wool": "#C8F08A",
    "grain": "#FFD34D",
    "ore": "#C3CEE4",
}

Yield = tuple[tuple[Key, int], ...]
"""Resources with the pips of their numbers, hex by hex."""


def yield_at(view: Public, corner: int) -> Yield:
    """What the hexes around a corner yield, the best first."""
    board = view.table.board
    found = []
    for place in board.geometry.hexes_of_corner[corner]:
        resource = TERRAIN_RESOURCE.get(board.terrains[place])
        if resource is not None and board.numbers[place]:
            found.append((RESOURCES[resource], pips(board.numbers[place])))
    return tuple(sorted(found, key=lambda one: -one[1]))


def strength(found: Yield) -> int:
    """In how many of 36 rolls something comes, each hex counted."""
    return sum(count for _, count in found)


@kept
def total(count: int, letters: int = LETTERS) -> Sprite:
    """The sum of the dots as a number on a dark plate, where there is no room for them hex by hex."""
    text = str(count)
    wide, high = round(width(text, Face.NUMBER, letters)) + 34, letters + 3
    sketch = Sketch(wide, high, 8)
    sketch.box("#F6ECD8", -1.5, -1.5, wide + 3, high + 3, 9.5)
    sketch.box(GROUND, 0, 0, wide, high, 8)
    for x, y in ((-4.5, 3.6), (4.5, 3.6), (0, -4.4)):
        sketch.oval(palette.PAPER, 14 + x, high / 2 + y, 3.6)
    blank = with_shadow(sketch.reduced(), 8, 2.0, 2, 0.4)
    face = Canvas(blank.colour.copy())
    face.write(text, Face.NUMBER, letters, palette.PAPER, 8 + 25, 8 + high / 2)
    return Sprite(face.image, blank.opacity, 8)


@kept
def dots(found: Yield) -> Sprite:
    """The rows of dots on a dark plate."""
    wide = round(max(count for _, count in found) * PITCH + 2 * PAD - (PITCH - 2 * DOT))
    high = round(len(found) * ROW + 2 * PAD - (ROW - 2 * DOT))
    sketch = Sketch(wide, high, 8)
    sketch.box("#F6ECD8", -1.5, -1.5, wide + 3, high + 3, 8.5)
    sketch.box(GROUND, 0, 0, wide, high, 7)
    for row, (resource, count) in enumerate(found):
        for place in range(count):
            x = wide / 2 + (place - (count - 1) / 2) * PITCH
            sketch.oval(COLOURS[resource], x, PAD + DOT + row * ROW, DOT)
    return with_shadow(sketch.reduced(), 8, 2.0, 2, 0.4)
