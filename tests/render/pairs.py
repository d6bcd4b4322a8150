"""Each game with its own renderer: the types prove that no state reaches a picture.

A game says so in `tests/render/<game>/pair.py`: `PAIR = drawn_by(GAME, Renderer())`.
"""

from typing import TypeVar

from msgspec import Struct

from games.core.flow import HasFlow
from games.core.game import Game
from games.core.model import Key
from render.core.contract import Renderer

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


def drawn_by(game: Game[S, P, H], renderer: Renderer[P, H]) -> tuple[Key, type]:
    """The pair by name: the type checker refuses a renderer that takes anything but the views of this very game."""
    return game.id, type(renderer)
