"""The games that can be played: the only list of them."""

from typing import Any

from games.catan.game import CATAN
from games.core.game import Game
from games.san_juan.game import SAN_JUAN

GAMES: tuple[Game[Any, Any, Any], ...] = (SAN_JUAN, CATAN)
