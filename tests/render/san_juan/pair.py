"""San Juan with its own renderer."""

from games.san_juan.game import SAN_JUAN
from render.san_juan.renderer import SanJuanRenderer
from tests.render.pairs import drawn_by

PAIR = drawn_by(SAN_JUAN, SanJuanRenderer())
