"""CATAN with its own renderer."""

from games.catan.game import CATAN
from render.catan.renderer import CatanRenderer
from tests.render.pairs import drawn_by

PAIR = drawn_by(CATAN, CatanRenderer())
