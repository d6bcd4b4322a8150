"""Boards, works and score tables of Caylus."""

import pytest
from msgspec.structs import replace

from games.caylus.content import BUILDINGS, CUBES, TILES
from games.caylus.game import CAYLUS
from games.core.model import Key
from render.caylus.pieces import landscape
from render.caylus.renderer import CaylusRenderer
from render.caylus.vocabulary import strip_of
from tests.render.caylus.setups import LONG_NAMES, crowded, moment, scene_of
from tests.render.spoken import LANGUAGES

RENDERER = CaylusRenderer()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_crowded_board_is_light_and_the_same_every_time(seats: int, language: str) -> None:
    """All 28 spaces built, two digits everywhere; at most 400 KB, with a description that Discord takes."""
    state = crowded(seats)
    view, scene = CAYLUS.public(state), scene_of(state, (), language)

    board = RENDERER.board(view, scene)

    assert board.size[0] == 1400
    assert board.size[1] <= 1730
    assert len(board.data) <= 400_000
    assert board.data == RENDERER.board(view, scene).data
    assert 1 <= len(board.alt) <= 1024


def test_the_last_move_is_marked() -> None:
    """A worker placed on a building: the board differs even where only the news does."""
    state, events = moment(4, 1)
    view, scene = CAYLUS.public(state), scene_of(state, events)

    assert RENDERER.board(view, scene).data != RENDERER.board(view, replace(scene, events=())).data


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_has_a_drawing(building: Key) -> None:
    """And those that a visitor uses say what they yield."""
    assert landscape(building, 92, 72).size == (92, 72)
    assert isinstance(strip_of(building), tuple)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_works_show_what_can_be_built(seats: int) -> None:
    """Own stock and all tiles, also for who is not asked."""
    state, events = moment(seats, 30)
    view, scene = CAYLUS.public(state), scene_of(state, events)
    for seat in range(seats):
        decision, notes = CAYLUS.decision(state, seat), CAYLUS.notes(state, seat)
        own = CAYLUS.private(state, seat)
        picture = RENDERER.hand(own, view, seat, decision, notes, (), scene)
        assert picture is not None
        assert len(picture.data) <= 400_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_tells_the_whole_position(language: str) -> None:
    """Players, road, castle, special buildings, who has passed."""
    state = crowded(5)
    view, scene = CAYLUS.public(state), scene_of(state, (), language)

    text = RENDERER.text(view, scene)

    for building in {*state.table.road}:
        assert scene.words(f"caylus-building-{building.replace('_', '-')}") in text
    for told in (*LONG_NAMES, "108", "27"):
        assert told in text


@pytest.mark.parametrize("seats", [2, 5])
def test_the_score_table_is_drawn(seats: int) -> None:
    """Of a finished game."""
    state, _ = moment(seats, 100_000)
    view, scene = CAYLUS.public(state), scene_of(state, ())

    picture = RENDERER.score(view, CAYLUS.scores(state), scene)

    assert len(picture.data) <= 400_000
    assert LONG_NAMES[0] in picture.alt


KEYS = [*[("cube", cube) for cube in CUBES], *[("building", tile) for tile in TILES]]


@pytest.mark.parametrize(("kind", "key"), KEYS)
def test_everything_in_a_menu_has_its_emoji(kind: str, key: Key) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def test_the_text_tells_what_a_building_becomes() -> None:
    """A transformation to come stands with its building (R71)."""
    state, events = moment(3, 40)
    space = 1 + next(place for place, key in enumerate(state.table.road) if key)
    table = replace(state.table, pending=((space, 2),))
    scene = scene_of(state, events, "en")

    lines = RENDERER.text(CAYLUS.public(replace(state, table=table)), scene).splitlines()

    [told] = [line for line in lines if f"soon {LONG_NAMES[2]}’s residence" in line]
    assert told.startswith(f"{space} ")
    assert told.endswith(f"soon {LONG_NAMES[2]}’s residence")
