"""The wooden table of a trading house in lamplight: long planks with their grain, darker towards the corners."""

from PIL import Image, ImageDraw

from render.core import palette
from render.core.budget import kept
from render.core.scatter import Scatter
from render.core.table import ground_of, lamp

WOOD = ("#94663F", "#8B5E39", "#9B6C44", "#865A36")
SEAM, LIT, DARK = "#4E301B", "#AA7B50", "#4B2F1C"
PLANK = 92
"""How wide a plank is, with the seam below it."""


def desk(wide: int, high: int) -> Image.Image:
    """A fresh copy of the table in the given size."""
    return ground_of(_desk, wide, high)


@kept
def _desk(wide: int, high: int) -> Image.Image:
    wood = Image.new("RGB", (wide, high), WOOD[0])
    pen, chance = ImageDraw.Draw(wood), Scatter(1600)
    for number, top in enumerate(range(0, high, PLANK)):
        _draw_plank(pen, wide, top, WOOD[number % len(WOOD)], chance)
    dark = Image.blend(wood, Image.new("RGB", wood.size, DARK), 0.8)
    return Image.composite(dark, wood, lamp(wide, high))


def _draw_plank(
    pen: ImageDraw.ImageDraw, wide: int, top: int, colour: str, chance: Scatter
) -> None:
    """A plank across the table: its lit edge, the seam below it, a joint, and grain that swells around a knot."""
    foot = top + PLANK - 4
    pen.rectangle((0, top, wide, foot), fill=colour)
    pen.rectangle((0, top, wide, top + 2), fill=palette.mixed(colour, LIT, 0.7))
    knot = chance.between(0, wide)
    for row in range(5):
        level = top + 12 + row * 16 + chance.between(-3, 3)
        grain = palette.mixed(colour, SEAM, chance.between(0.16, 0.34))
        bend = chance.between(3, 7) * (row - 2) / 2
        points = []
        for x in range(0, wide + 40, 40):
            near = max(0.0, 1 - abs(x - knot) / 130)
            points.append((x, level + bend * near * near + chance.between(-0.8, 0.8)))
        pen.line(points, fill=grain, width=2, joint="curve")
    joint = round(chance.between(0.1, 0.9) * wide)
    pen.rectangle((joint, top, joint + 2, foot), fill=SEAM)
    pen.rectangle((joint + 3, top, joint + 4, foot), fill=palette.mixed(colour, LIT, 0.6))
    pen.rectangle((0, foot, wide, foot + 3), fill=SEAM)
