"""The bot on its playground, with games of CATAN that begin on a market day: four hands, and a turn to trade in."""

import sys
from contextlib import suppress

from bot.app.command_line import main
from bot.game_registry import REGISTRY, RegisteredGame
from tests.games.catan.market import Market

REGISTRY["catan"] = RegisteredGame(Market(), REGISTRY["catan"].renderer)

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main([]))
