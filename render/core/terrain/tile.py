"""A whole hex of a terrain: ground, landscape, light on its edge."""

from PIL import ImageChops

from games.core.model import Key
from render.core.budget import kept
from render.core.canvas import Sprite, sprite
from render.core.gradients import vertical
from render.core.hexes import hex_bevel, hex_mask, hex_size
from render.core.terrain import desert, fields, forest, hills, mountains, pasture
from render.core.terrain.plot import Plot

VARIANTS = 6
"""Landscapes per terrain; a hex's number says which it gets."""

INSET = 1.5
BEVEL = 5.0

_DRAWN = {
    "forest": (forest.GROUND, forest.draw_forest),
    "pasture": (pasture.GROUND, pasture.draw_pasture),
    "fields": (fields.GROUND, fields.draw_fields),
    "hills": (hills.GROUND, hills.draw_hills),
    "mountains": (mountains.GROUND, mountains.draw_mountains),
    "desert": (desert.GROUND, desert.draw_desert),
}


@kept
def terrain_tile(terrain: Key, variant: int, side: float) -> Sprite:
    """One of the landscapes of a terrain, in the box of a hex."""
    ground, draw = _DRAWN[terrain]
    plot = Plot(side, variant)
    draw(plot)
    face = vertical(*hex_size(side), ground).convert("RGBA")
    face.alpha_composite(plot.sketch.reduced())
    bevel = hex_bevel(side, INSET, BEVEL * plot.scale)
    face.paste(bevel.colour, (0, 0), bevel.opacity)
    face.putalpha(ImageChops.multiply(face.getchannel("A"), hex_mask(side, INSET)))
    return sprite(face)
