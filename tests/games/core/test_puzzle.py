"""Puzzles: a question of a finished game whose best answers are close, judged by what the seat could know."""

from functools import lru_cache

import pytest
from msgspec.structs import replace

from games.caylus.game import CAYLUS
from games.core.codec import encode
from games.core.forms import count
from games.core.puzzle import (
    LEAST_ANSWERS,
    MOST_ANSWERS,
    Judged,
    Puzzle,
    answers_of,
    best_puzzle,
    is_interesting,
)
from games.core.record import replay
from games.core.rng import Rng
from games.puerto_rico.game import PUERTO_RICO
from games.san_juan.game import SAN_JUAN
from tests.games.selfplay.kept import load

SHARE = 0.1


@lru_cache(maxsize=1)
def found() -> tuple[int, Puzzle]:
    """The first kept game of San Juan that has one, with few trials."""
    for place, kept in enumerate(load("san-juan")):
        puzzle = best_puzzle(SAN_JUAN, kept.record, share=SHARE)
        if puzzle is not None:
            return place, puzzle
    raise AssertionError("no game has a puzzle")


def test_a_puzzle_is_a_question_as_its_seat_saw_it() -> None:
    """The seat's two views of a position of the game, with all answers of the question that they lead to, and nothing else."""
    place, puzzle = found()
    record = load("san-juan")[place].record
    state = next(one.state for one in replay(SAN_JUAN, record) if one.number == puzzle.number)
    assert puzzle.public == SAN_JUAN.public(state)
    assert puzzle.private == SAN_JUAN.private(state, puzzle.seat)
    for seed in (bytes(32), bytes(range(32))):
        dealt = SAN_JUAN.deal(puzzle.public, puzzle.private, Rng(seed))
        decision = SAN_JUAN.decision(dealt, puzzle.seat)
        assert decision == SAN_JUAN.decision(state, puzzle.seat)
        assert decision is not None
        offered = {encode(action) for action in answers_of(decision)}
        assert {encode(one.action) for one in puzzle.answers} == offered
        assert LEAST_ANSWERS <= count(decision) == len(puzzle.answers) <= MOST_ANSWERS


def test_its_best_answers_are_close_and_not_alike() -> None:
    """The best first; better than the next by more than the margin; the same at every time."""
    place, puzzle = found()
    chances = [one.chance for one in puzzle.answers]
    assert chances == sorted(chances, reverse=True)
    assert is_interesting(puzzle)
    assert puzzle.answers[0].margin == 0
    assert puzzle.lead > puzzle.answers[1].margin
    record = load("san-juan")[place].record
    assert best_puzzle(SAN_JUAN, record, share=SHARE) == puzzle


def a_puzzle(*answers: tuple[float, float]) -> Puzzle:
    """With these chances and margins."""
    judged = tuple(Judged({"type": "x"}, chance, margin) for chance, margin in answers)
    return Puzzle(0, 1, 1, None, None, judged, 100)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (((0.50, 0), (0.45, 0.02), (0.40, 0.02)), True),
        (((0.50, 0), (0.45, 0.06), (0.40, 0.02)), False),  # by luck
        (((0.50, 0), (0.49, 0.001), (0.40, 0.02)), False),  # as good
        (((0.80, 0), (0.50, 0.02), (0.40, 0.02)), False),  # plain
        (((0.50, 0), (0.45, 0.02), (0.10, 0.02)), False),  # two answers
    ],
)
def test_what_is_interesting(answers: tuple[tuple[float, float], ...], expected: bool) -> None:
    """Neither luck nor a matter of course, and three answers to wonder about."""
    assert is_interesting(a_puzzle(*answers)) is expected


def test_only_questions_of_one_pick_are_listed() -> None:
    """A question whose answers are amounts or several things has none here."""
    record = load("san-juan")[0].record
    listed = set()
    for position in replay(SAN_JUAN, record):
        for seat in range(record.seats):
            decision = SAN_JUAN.decision(position.state, seat)
            if decision is not None:
                answers = answers_of(decision)
                assert len(answers) in {0, count(decision)}
                listed.add(bool(answers))
    assert listed == {True, False}


def test_a_game_without_such_a_question_has_no_puzzle() -> None:
    """One that ended as soon as it began."""
    record = load("san-juan")[0].record
    segment = replace(record.segments[0], entries=record.segments[0].entries[:2])
    assert best_puzzle(SAN_JUAN, replace(record, segments=(segment,)), share=SHARE) is None


def test_three_games_have_puzzles() -> None:
    """Those of which a position fits a message."""
    assert [game.has_puzzles for game in (SAN_JUAN, PUERTO_RICO, CAYLUS)] == [True] * 3
