"""Caylus with its own renderer."""

from games.caylus.game import CAYLUS
from render.caylus.renderer import CaylusRenderer
from tests.render.pairs import drawn_by

PAIR = drawn_by(CAYLUS, CaylusRenderer())
