"""The Helpers in pictures and as text: a tile for each player, those on display, the own one with what it does."""

import pytest
from PIL import Image

from games.catan.actions import EndTurn
from games.catan.modules.helpers.actions import ExchangeHelper, UseCaptain
from games.catan.modules.helpers.part import HELPERS
from games.catan.views import frenemies_of
from render.catan import additions, guilds
from render.catan.board import draw_board
from render.catan.choices import Marks
from render.catan.hand import draw_hand
from render.catan.lattice import LOOKS, SEA_WIDE
from render.catan.stage import MAP_WIDE
from render.catan.strip import Room, sections_of
from render.catan.text import board_text
from render.core.canvas import Canvas
from tests.games.catan.befriending import befriended
from tests.games.catan.helping import four, part, with_helpers
from tests.games.catan.positions import RED, Position, does, empty_island
from tests.render.catan.positions import GAME, LONG_NAMES, NOTES, Moment, scene_of
from tests.render.catan.setups import Letters, letters, too_small
from tests.render.seeing import changed_area, decoded
from tests.render.spoken import LANGUAGES

__all__ = ["letters"]

LIMIT = 400_000
ROOM = Room(MAP_WIDE, SEA_WIDE - MAP_WIDE)


def six() -> Position:
    """Six players with a helper each."""
    return with_helpers(empty_island(6), *HELPERS[:6])


@pytest.mark.parametrize("language", LANGUAGES)
def test_helpers_lie_below_the_board(language: str) -> None:
    """R404: a strip as high as it needs, in a picture that is light enough to send; none without the module."""
    for position, high in ((four("sage"), LOOKS["base"].high), (six(), LOOKS["expanded"].high)):
        view = GAME.public(position.state)
        scene = scene_of(Moment(position.state, ()), language, LONG_NAMES)
        picture = draw_board(view, scene)
        assert picture.size == (1400, high + additions.strip_high(view))
        assert len(picture.data) <= LIMIT
        for key in HELPERS:
            assert scene.words(f"catan-helper-{key.replace('_', '-')}") in board_text(view, scene)
    plain = GAME.public(empty_island(6).state)
    assert additions.strip_high(plain) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_helpers_among_friends_can_be_read_on_a_phone(language: str, letters: Letters) -> None:
    """Sides, tokens and chips stand in tiles of a sixth of the width, beside portraits: names would be too small."""
    for held in (HELPERS[:6], HELPERS[4:10]):
        state = befriended(with_helpers(empty_island(6), *held), *[{"traders": 1}] * 6).state
        view = GAME.public(state)
        scene = scene_of(Moment(state, ()), language)
        picture = draw_board(view, scene)
        net = view.table.board.geometry

        assert scene.words(f"catan-helper-{held[0].replace('_', '-')}") not in letters
        assert not too_small(letters, picture, 12) - {*net.corners, *net.labels, "−1"}
        assert picture.size[1] <= 1.08 * picture.size[0]
        letters.clear()


def test_a_guild_table_has_the_shelf_for_itself(letters: Letters) -> None:
    """Helpers on display beside it could not be read: the text of the board tells them; unspent tokens have no dash."""
    state = befriended(four("sage"), *[{"traders": 1}] * 4).state
    view, scene = GAME.public(state), scene_of(Moment(state, ()))
    draw_board(view, scene)

    assert scene.words("render-catan-token-supply") in letters
    for key in HELPERS:
        assert scene.words(f"catan-helper-{key.replace('_', '-')}") in board_text(view, scene)
    table = frenemies_of(view.table)
    assert table is not None
    assert not any(table.spent)
    letters.clear()
    canvas = Canvas(Image.new("RGB", (1400, 120)))
    guilds.draw_shelf(canvas, 16, 10, additions.ROOM, table, scene.words)
    assert letters
    assert "–" not in letters


def test_side_and_state_are_seen() -> None:
    """R411, R412, R415: another side, a used and a new helper change the tile."""
    start = four("captain")
    used = does(start, RED, UseCaptain("ore")).state
    new = does(used, RED, ExchangeHelper("priest")).state
    flipped = with_helpers(start, *part(start).held, flipped=(0,)).state
    look = LOOKS["base"].high
    before = decoded(draw_board(GAME.public(start.state), scene_of(Moment(start.state, ()))))
    box = (0, look, 342, look + additions.PAD + additions.tile_high(GAME.public(start.state)))
    for state in (used, new, flipped):
        after = decoded(draw_board(GAME.public(state), scene_of(Moment(state, ()))))
        assert changed_area(before.crop(box), after.crop(box)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_helper_says_what_it_does(language: str) -> None:
    """It stands in the private picture, beside the map; its words stand in the text."""
    for key in HELPERS:
        position = four(key)
        view, own = GAME.public(position.state), GAME.private(position.state, RED)
        scene = scene_of(Moment(position.state, ()), language, LONG_NAMES)
        decision = GAME.decision(position.state, RED)
        hand = draw_hand(own, view, RED, decision, NOTES, (), scene)
        assert len(hand.data) <= LIMIT
        without = GAME.public(position.changed(parts=()).state)
        names = [
            [one.name for one in sections_of(ROOM, own, one_view, Marks(), "", scene)]
            for one_view in (view, without)
        ]
        assert ["cards" in one for one in names] == [True, False]
    ended = does(four("captain"), RED, EndTurn()).state
    scene = scene_of(Moment(ended, ()), language)
    assert scene.words("catan-helper-captain") in board_text(GAME.public(ended), scene)
