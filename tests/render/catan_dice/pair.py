"""The dice games with their own renderer."""

from games.catan_dice.game import CATAN_DICE
from render.catan_dice.renderer import CatanDiceRenderer
from tests.render.pairs import drawn_by

PAIR = drawn_by(CATAN_DICE, CatanDiceRenderer())
