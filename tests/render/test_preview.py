"""A board before there is a game says so, and does not call the game ended; a lobby shows the scene under the game's name."""

from itertools import combinations
from typing import Any

import pytest

from games.catalogue import GAMES
from games.catan.options import CatanOptions
from games.core.game import Game, Options
from games.core.rng import Rng
from render.catalogue import RENDERERS
from render.core import palette
from render.core.contract import Picture, Scene
from render.core.cover import BOARD, SCENE, STRIP, WIDE
from render.core.cover import HIGH as COVER
from render.core.ribbon import HIGH, TOP
from render.core.status import at_rest
from tests.render.seeing import changed_area, decoded, share_of
from tests.render.spoken import LANGUAGES, Spoken

NAMES = ("Ana", "Bruno", "Carla")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_is_no_game_that_ended(language: str) -> None:
    """Two texts, in each language."""
    words = Spoken(language, NAMES)

    assert at_rest(Scene(NAMES, words, is_preview=True)) == words("render-preview")
    assert at_rest(Scene(NAMES, words)) == words("render-given-up")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_board_says_that_it_is_a_preview(game: Game[Any, Any, Any]) -> None:
    """In its ribbon, and only there, where the players leave room for all that it shows."""
    seats = max(2, min(game.seats))
    view = game.public(game.setup(seats, game.table_options(), Rng(bytes(32))).state)
    words = Spoken("en", NAMES[:seats], game.id)
    preview, ended = (
        decoded(RENDERERS[game.id].board(view, Scene(NAMES[:seats], words, is_preview=is_preview)))
        for is_preview in (True, False)
    )
    area = changed_area(preview, ended)

    assert area is not None
    assert area[3] <= TOP + HIGH + 16


def covered(
    game: Game[Any, Any, Any],
    seats: int,
    chosen: tuple[str, ...] = (),
    language: str = "en",
    options: Options | None = None,
) -> Picture:
    """What a lobby of that game shows."""
    options = options or game.table_options()
    names = tuple(f"Player {number}" for number in range(1, seats + 1))
    scene = Scene(names, Spoken(language, names, game.id), is_preview=True)
    view = game.public(game.setup(seats, options, Rng(bytes(32))).state)
    title = scene.words(f"{game.id}-name")
    return RENDERERS[game.id].cover(view, title, chosen, scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lobby_shows_the_scene_under_the_games_name(
    game: Game[Any, Any, Any], language: str
) -> None:
    """A landscape that fits a phone, light, with the seats in words."""
    words = Spoken(language, (), game.id)

    picture = covered(game, game.seats[-1], language=language)

    assert picture.size == (WIDE, COVER)
    assert 10 * COVER <= 7 * WIDE
    assert len(picture.data) <= 400_000
    assert picture.alt.startswith(f"{words('render-preview')}: {words(f'{game.id}-name')}")
    assert words("render-preview-invites") in picture.alt


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lobby_shows_a_seal_for_every_seat(game: Game[Any, Any, Any]) -> None:
    """The row of seats is as long as there are seats."""
    least, most = game.seats[0], game.seats[-1]
    few, many = (decoded(covered(game, seats)) for seats in (least, most))

    row = (0, BOARD + SCENE + 8, WIDE, COVER)
    assert changed_area(few.crop(row), many.crop(row)) is not None


def test_a_lobby_names_what_was_chosen() -> None:
    """Scenario and expansions stand on paper below the game's name, as wide as the picture, and in the description."""
    game = next(game for game in GAMES if game.id == "catan")
    plain, chosen = covered(game, 4), covered(game, 4, ("New York", "Erie canal"))

    area = changed_area(decoded(plain), decoded(chosen))

    assert area is not None
    assert area[1] >= BOARD - 16
    assert "New York, Erie canal" in chosen.alt
    strip = decoded(chosen).crop((0, BOARD + 8, WIDE, BOARD + STRIP - 8))
    assert share_of(strip, palette.PAPER) > 0.6
    assert share_of(strip, palette.INK, 60) > 0.04


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lobby_names_only_options_that_there_are(game: Game[Any, Any, Any]) -> None:
    """Whatever the picture names of the options is one."""
    assert RENDERERS[game.id].highlights <= set(game.options.__struct_fields__)


def test_a_lobby_of_catan_shows_what_was_chosen() -> None:
    """The printed map as a chart on the bay, guilds' tokens and helpers instead of houses: no two tables look alike."""
    game = next(game for game in GAMES if game.id == "catan")
    plain = decoded(covered(game, 4))
    chosen = [
        decoded(covered(game, 4, options=CatanOptions(**options)))
        for options in (
            {"board": "corsica"},
            {"board": "newyork"},
            {"helpers": True},
            {"frenemies": True},
        )
    ]

    areas = [changed_area(plain, one) for one in chosen]
    assert all(area is not None and area[3] - area[1] > 100 for area in areas)
    assert all(areas[place][2] < WIDE // 2 for place in range(2))  # type: ignore[index]
    assert all(areas[place][0] > WIDE // 2 for place in range(2, 4))  # type: ignore[index]
    for one, other in combinations(chosen, 2):
        assert changed_area(one, other) is not None
