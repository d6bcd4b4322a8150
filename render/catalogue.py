"""What draws each game: the only list of the renderers."""

from collections.abc import Mapping
from typing import Any

from games.core.model import Key
from render.catan.renderer import CatanRenderer
from render.core.contract import Renderer
from render.san_juan.renderer import SanJuanRenderer

RENDERERS: Mapping[Key, Renderer[Any, Any]] = {
    "san-juan": SanJuanRenderer(),
    "catan": CatanRenderer(),
}
"""By the game's id."""
