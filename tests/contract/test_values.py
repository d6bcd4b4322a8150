"""States are values: written and read back, never changed, the same for the same seed."""

import os
import subprocess
import sys
from typing import Any, get_args

import msgspec
import pytest

from games.core.codec import codec, encode, shape
from games.core.game import Game
from games.core.model import ScoreSheet, ranking
from tests.contract.fingerprint import fingerprint
from tests.contract.subjects import Case, cases, viewers
from tests.contract.walks import SERVICE, all_moments, explained, looking_at, walks

GAMES = {case.game.id: case.game for case in cases()}


def test_what_is_written_is_read_back(case: Case) -> None:
    """State, action, events and views survive JSON, and JSON comes out the same again."""
    reader = codec(case.game)
    for moment in all_moments(case):
        with looking_at(moment):
            stored = encode(moment.state)
            assert reader.state(stored) == moment.state
            assert encode(reader.state(stored)) == stored
            assert reader.action(encode(moment.action)) == moment.action
            assert reader.log(encode(moment.step.log)) == moment.step.log
    for moment in all_moments(case, stride=5):
        with looking_at(moment):
            assert reader.public(encode(case.game.public(moment.state))) == case.game.public(
                moment.state
            )
            for seat in range(case.seats):
                own = case.game.private(moment.state, seat)
                assert reader.private(encode(own)) == own


def test_ends_are_written_and_read_back(case: Case) -> None:
    """The last position is stored too."""
    for game_walk in walks(case):
        assert codec(case.game).state(encode(game_walk.end)) == game_walk.end
    assert codec(case.game).options(encode(case.options)) == case.options


def test_states_hold_nothing_that_can_change(case: Case) -> None:
    """Structs that are frozen, tuples, words, numbers and bytes: so a kept state is an undo."""
    for moment in all_moments(case, stride=5):
        with looking_at(moment):
            for state in (moment.state, moment.step.state):
                _check_frozen(state)
                _check_frozen(case.game.public(state))
                for seat in range(case.seats):
                    _check_frozen(case.game.private(state, seat))


def _check_frozen(value: Any) -> None:
    """Whether nothing in the value can change."""
    match value:
        case msgspec.Struct():
            assert value.__struct_config__.frozen, type(value).__name__
            for name in value.__struct_fields__:
                _check_frozen(getattr(value, name))
        case tuple():
            for part in value:
                _check_frozen(part)
        case _:
            assert value is None or isinstance(value, (str, int, bytes)), repr(value)


def test_playing_leaves_the_position_as_it_was(case: Case) -> None:
    """Undo at the kernel is to keep the earlier state: nothing has touched it since."""
    reader = codec(case.game)
    moments = list(all_moments(case))
    kept = [encode(moment.state) for moment in moments]
    for moment, stored in zip(moments, kept, strict=True):
        case.game.apply(moment.state, moment.seat, moment.action)
        assert encode(moment.state) == stored
    # Played again from what was stored, every step comes out the same.
    for moment, stored in list(zip(moments, kept, strict=True))[::4]:
        with looking_at(moment):
            again = case.game.apply(reader.state(stored), moment.seat, moment.action)
            assert again == moment.step


def test_looking_draws_no_chance(case: Case) -> None:
    """Views, questions and notes are functions of the state: asked twice they are the same."""
    for moment in all_moments(case, stride=11):
        with looking_at(moment):
            game, state = case.game, moment.state
            assert game.pending(state) == game.pending(state)
            assert game.public(state) == game.public(state)
            for seat in range(case.seats):
                assert game.private(state, seat) == game.private(state, seat)
                assert game.notes(state, seat) == game.notes(state, seat)
                assert game.default(state, seat, SERVICE) == game.default(state, seat, SERVICE)


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_bytes_in_another_process(name: str) -> None:
    """Neither the process nor its hash seed changes a byte of any game."""
    assert _elsewhere(name, "1" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242") == (
        fingerprint(name)
    )


def _elsewhere(name: str, hash_seed: str) -> str:
    """The fingerprint of the game's playouts in a fresh process."""
    command = [sys.executable, "-m", "tests.contract.fingerprint", name]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.strip()


@pytest.mark.parametrize("name", GAMES)
def test_views_hold_no_state_and_no_chance(name: str) -> None:
    """By type: no view mentions the state's type or the stream of chance."""
    game: Game[Any, Any, Any] = GAMES[name]
    for view in (game.public_type, game.private_type):
        _, parts = msgspec.json.schema_components((view,))
        assert game.state_type.__name__ not in parts
        assert "Rng" not in parts


@pytest.mark.parametrize("name", GAMES)
def test_the_stored_shape_can_be_told(name: str) -> None:
    """Every action and event of a game has a tag of its own in the shape that a test pins."""
    game: Game[Any, Any, Any] = GAMES[name]
    for union in (game.action_type, game.event_type):
        tags = [kind.__struct_config__.tag for kind in get_args(union) or (union,)]
        assert len(set(tags)) == len(tags)
        assert all(isinstance(tag, str) and f'"{tag}"' in shape(game) for tag in tags)


def test_migrations_lead_to_the_present(case: Case) -> None:
    """From every schema that has been, one step leads to the next."""
    assert sorted(case.game.migrations) == list(range(1, case.game.schema))


def test_scores_are_one_sheet_per_seat_in_order(case: Case) -> None:
    """Sheets can be compared: the same tie-breaks for all, and ranks follow standings."""
    for game_walk in walks(case):
        with explained(game_walk):
            sheets = case.game.scores(game_walk.end)
            assert [sheet.seat for sheet in sheets] == list(range(case.seats))
            assert len({tuple(line.label for line in sheet.tie_breaks) for sheet in sheets}) == 1
            _check_ranking(sheets)


def _check_ranking(sheets: tuple[ScoreSheet, ...]) -> None:
    """Whether the ranks are those of the standings, counted another way."""
    ranked = ranking(sheets)
    assert sorted(sheet.seat for _, sheet in ranked) == [sheet.seat for sheet in sheets]
    for rank, sheet in ranked:
        better = [
            other
            for other in sheets
            if (other.ends_it, other.total, *_ties(other))
            > (sheet.ends_it, sheet.total, *_ties(sheet))
        ]
        assert rank == len(better) + 1
    assert [rank for rank, _ in ranked] == sorted(rank for rank, _ in ranked)


def _ties(sheet: ScoreSheet) -> tuple[int, ...]:
    """Points of the tie-breaks."""
    return tuple(line.points for line in sheet.tie_breaks)


def test_events_are_for_seats_that_exist(case: Case) -> None:
    """An audience is everybody or some seats of the table, each once."""
    for moment in all_moments(case):
        with looking_at(moment):
            for told in moment.step.log:
                if told.to is not None:
                    assert told.to
                    assert set(told.to) <= {seat for seat in viewers(case) if seat is not None}
                    assert len(set(told.to)) == len(told.to)
