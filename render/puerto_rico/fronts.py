"""Buildings as they stand, of any size: drawn in a few sizes, and made smaller from these."""

from PIL import Image

from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.scenery import STANDING_MARGIN, standing

DRAWN = (60, 90, 132, 192, 264)
"""The sizes that are drawn: to draw a building takes many times as long as to make it smaller."""

EVEN = 6
"""Buildings are a multiple of that large, so that many places share them."""


@kept
def front(key: str, size: int) -> Sprite:
    """The building as it stands, its box so high."""
    drawn = next((one for one in DRAWN if one >= size), size)
    whole = standing(key, drawn)
    if drawn == size:
        return whole
    margin = round(STANDING_MARGIN * size / drawn)
    wide, high = (round(side * size / drawn) + 2 * margin for side in whole.size)
    colour, opacity = (
        part.resize((wide, high), Image.Resampling.LANCZOS)
        for part in (whole.colour, whole.opacity)
    )
    return Sprite(colour, opacity, margin)
