"""Each game with its own renderer: the types prove that no state reaches a picture."""

from typing import TypeVar

from msgspec import Struct

from bot.kits import KITS, Kit
from games.catan.game import CATAN
from games.core.flow import HasFlow
from games.core.game import Game
from games.san_juan.game import SAN_JUAN
from render.catalogue import RENDERERS
from render.catan.renderer import CatanRenderer
from render.core.contract import Renderer
from render.san_juan.renderer import SanJuanRenderer

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


def drawn_by(game: Game[S, P, H], renderer: Renderer[P, H]) -> tuple[str, type]:
    """The pair by name: the type checker refuses a renderer that takes anything but the views of this very game."""
    return game.id, type(renderer)


PAIRS = (drawn_by(SAN_JUAN, SanJuanRenderer()), drawn_by(CATAN, CatanRenderer()))


def test_every_game_is_drawn_by_the_renderer_made_for_its_views() -> None:
    """The lists of games and renderers are looked up by name, without types; here stands every pair with them."""
    assert dict(PAIRS) == {id: type(renderer) for id, renderer in RENDERERS.items()}
    assert dict(PAIRS) == {id: type(kit.renderer) for id, kit in KITS.items()}


def test_a_renderer_of_other_views_is_refused_by_the_type_checker() -> None:
    """The comment that silences the checker here would itself be an error if there were nothing to silence."""
    wrong = Kit(SAN_JUAN, CatanRenderer())  # type: ignore[misc]
    assert wrong.game is SAN_JUAN
