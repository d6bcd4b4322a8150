"""The games on offer, each with what draws it."""

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.catalogue import GAMES
from games.core.flow import HasFlow
from games.core.game import Game
from render.catalogue import RENDERERS
from render.core.contract import Renderer

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


@dataclass(frozen=True)
class Kit(Generic[S, P, H]):
    """A game and what draws its views."""

    game: Game[S, P, H]
    renderer: Renderer[P, H]


AnyKit: TypeAlias = Kit[Any, Any, Any]

KITS: dict[str, AnyKit] = {game.id: Kit(game, RENDERERS[game.id]) for game in GAMES}
"""By the game's id, in the order in which they are offered."""
