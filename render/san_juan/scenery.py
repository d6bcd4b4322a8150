"""The drawing on a card, in the colours of its kind."""

from PIL import Image

from games.core.model import Key
from render.core import scenery as core
from render.core.art import drawing
from render.san_juan.looks import KINDS


def scenery(key: Key, wide: int, high: int, focus: float = 0.5) -> Image.Image:
    """A card's drawing; `focus` is where across the picture the building stands."""
    kind = str(drawing("buildings", key)["kind"])
    return core.scenery(key, KINDS["monument" if kind == "mon" else kind], wide, high, focus)
