"""Each game with its own renderer: the types prove that no state reaches a picture."""

from importlib import import_module

import pytest

from bot.game_registry import REGISTRY, RegisteredGame, registered
from games.catalogue import GAMES
from games.core.model import Key
from games.san_juan.game import SAN_JUAN
from render.catalogue import RENDERERS
from render.catan.renderer import CatanRenderer
from tests.contract.particulars import ROOT, MissingError, folder_of, hidden_of
from tests.games.core.toy import TOY


def pair_of(game: Key) -> tuple[Key, type]:
    """The pair that the type checker has seen; raises MissingError where it is not written."""
    if not (ROOT / "tests" / "render" / folder_of(game) / "pair.py").exists():
        raise MissingError(
            f"tests/render/{folder_of(game)}/pair.py is missing: it has the game with its renderer, "
            "PAIR = drawn_by(GAME, Renderer()), for the type checker (tests/render/pairs.py)."
        )
    pair: tuple[Key, type] = import_module(f"tests.render.{folder_of(game)}.pair").PAIR
    return pair


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_is_drawn_by_the_renderer_made_for_its_views(game: Key) -> None:
    """The lists of games and renderers are looked up by name, without types; the pair stands with them."""
    assert pair_of(game) == (game, type(RENDERERS[game]))
    assert pair_of(game) == (game, type(REGISTRY[game].renderer))


def test_a_renderer_of_other_views_is_refused_by_the_type_checker() -> None:
    """The comment that silences the checker here would itself be an error if there were nothing to silence."""
    wrong = RegisteredGame(SAN_JUAN, CatanRenderer())  # type: ignore[misc]
    assert wrong.game is SAN_JUAN


def test_a_game_without_a_renderer_is_named() -> None:
    """With the file in which it has to be entered."""
    with pytest.raises(LookupError, match=r"render/catalogue\.py has no renderer for toy"):
        registered(TOY)


def test_a_game_without_a_file_that_tests_need_is_named() -> None:
    """With what has to be written there."""
    with pytest.raises(MissingError, match=r"tests/games/no_such_game/hidden\.py has no HIDDEN: "):
        hidden_of("no-such-game")
    with pytest.raises(MissingError, match=r"tests/render/no_such_game/pair\.py is missing"):
        pair_of("no-such-game")
