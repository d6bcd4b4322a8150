"""The games that can be played: the only list of them."""

from typing import Any

from games.core.game import Game

GAMES: tuple[Game[Any, Any, Any], ...] = ()
