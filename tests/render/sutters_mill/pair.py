"""Sutter's Mill with its own renderer."""

from games.sutters_mill.game import SUTTERS_MILL
from render.sutters_mill.renderer import SuttersMillRenderer
from tests.render.pairs import drawn_by

PAIR = drawn_by(SUTTERS_MILL, SuttersMillRenderer())
