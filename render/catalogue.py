"""What draws each game: the only list of the renderers."""

from collections.abc import Mapping
from typing import Any

from games.core.model import Key
from render.catan.renderer import CatanRenderer
from render.catan_dice.renderer import CatanDiceRenderer
from render.caylus.renderer import CaylusRenderer
from render.core.contract import Renderer
from render.puerto_rico.renderer import PuertoRicoRenderer
from render.san_juan.renderer import SanJuanRenderer
from render.sutters_mill.renderer import SuttersMillRenderer

RENDERERS: Mapping[Key, Renderer[Any, Any]] = {
    "san-juan": SanJuanRenderer(),
    "puerto-rico": PuertoRicoRenderer(),
    "caylus": CaylusRenderer(),
    "sutters-mill": SuttersMillRenderer(),
    "catan": CatanRenderer(),
    "catan-dice": CatanDiceRenderer(),
}
"""By the game's id."""
