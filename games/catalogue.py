"""The games that can be played: the only list of them."""

from typing import Any

from games.catan.game import CATAN
from games.catan_dice.game import CATAN_DICE
from games.caylus.game import CAYLUS
from games.core.game import Game
from games.puerto_rico.game import PUERTO_RICO
from games.san_juan.game import SAN_JUAN
from games.sutters_mill.game import SUTTERS_MILL

GAMES: tuple[Game[Any, Any, Any], ...] = (
    SAN_JUAN,
    PUERTO_RICO,
    CAYLUS,
    SUTTERS_MILL,
    CATAN,
    CATAN_DICE,
)
