"""Puerto Rico with its own renderer."""

from games.puerto_rico.game import PUERTO_RICO
from render.puerto_rico.renderer import PuertoRicoRenderer
from tests.render.pairs import drawn_by

PAIR = drawn_by(PUERTO_RICO, PuertoRicoRenderer())
