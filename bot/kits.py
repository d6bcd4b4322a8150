"""The games on offer, each with what draws it: the only place of the service that names games."""

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.core.flow import HasFlow
from games.core.game import Game
from games.san_juan.game import SAN_JUAN
from render.core.contract import Renderer
from render.san_juan.renderer import SanJuanRenderer

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


@dataclass(frozen=True)
class Kit(Generic[S, P, H]):
    """A game and what draws its views: the types prove that no state reaches the drawing."""

    game: Game[S, P, H]
    renderer: Renderer[P, H]


AnyKit: TypeAlias = Kit[Any, Any, Any]

SAN_JUAN_KIT = Kit(SAN_JUAN, SanJuanRenderer())

KITS: dict[str, AnyKit] = {kit.game.id: kit for kit in (SAN_JUAN_KIT,)}
"""By the game's id, in the order in which they are offered."""
