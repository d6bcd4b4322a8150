"""The game with its own renderer: the type checker refuses one that takes anything but the game's views."""

from tests.render.pairs import drawn_by
from tests.skeleton.games.bazaar.game import BAZAAR
from tests.skeleton.render.bazaar.renderer import BazaarRenderer

PAIR = drawn_by(BAZAAR, BazaarRenderer())
