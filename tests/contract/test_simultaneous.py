"""Simultaneous steps and moves under construction."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from games.core.flow import Reopen, Together, own_lane
from games.core.forms import Decision
from games.core.game import play
from games.core.model import Action, Seat, Told
from tests.contract.answers import every_action
from tests.contract.subjects import Case
from tests.contract.walks import Moment, all_moments, looking_at


def _is_open(state: Any) -> bool:
    """Whether a simultaneous step is open."""
    return bool(state.flow) and isinstance(state.flow[-1], Together)


def _openings(case: Case) -> list[Moment]:
    """Moments at which a simultaneous step of several seats begins."""
    found = []
    for moment in all_moments(case):
        if _is_open(moment.state):
            lanes = moment.state.flow[-1].lanes
            if len(lanes) > 1 and all(
                lane.stack == lane.start and not lane.answers for lane in lanes
            ):
                found.append(moment)
    return found[:40]


def _answers(case: Case, state: Any, seat: Seat) -> list[Action]:
    """Answers to all questions of the seat's lane while the other seats have not answered."""
    given: list[Action] = []
    while (lane := own_lane(state.flow, seat)) is not None and lane.stack:
        decision = case.game.decision(state, seat)
        assert decision is not None
        given.append(_some_actions(decision, len(given) + seat)[-1])
        state = play(case.game, state, seat, given[-1]).state
    return given


def _some_actions(decision: Decision, upto: int) -> list[Action]:
    """The first few answers, at least one."""
    return list(islice(every_action(decision), upto + 1))


def _played(
    case: Case, state: Any, order: Sequence[tuple[Seat, Action]]
) -> tuple[Any, tuple[Told, ...]]:
    """All answers given in that order."""
    log: tuple[Told, ...] = ()
    for seat, action in order:
        step = play(case.game, state, seat, action)
        state, log = step.state, log + step.log
    return state, log


def test_the_order_of_simultaneous_answers_does_not_matter(case: Case) -> None:
    """Seat by seat, backwards, or question by question: the same position, the same events."""
    for moment in _openings(case):
        with looking_at(moment):
            seats = [lane.seat for lane in moment.state.flow[-1].lanes]
            answers = {seat: _answers(case, moment.state, seat) for seat in seats}
            forwards = [(seat, action) for seat in seats for action in answers[seat]]
            backwards = [(seat, action) for seat in reversed(seats) for action in answers[seat]]
            rounds = max(len(given) for given in answers.values())
            in_turn = [
                (seat, answers[seat][number])
                for number in range(rounds)
                for seat in seats
                if number < len(answers[seat])
            ]
            first = _played(case, moment.state, forwards)
            assert _played(case, moment.state, backwards) == first
            assert _played(case, moment.state, in_turn) == first


def test_an_answer_tells_nobody_before_all_have_answered(case: Case) -> None:
    """While the step is open an answer makes no event, takes no chance and changes no other lane."""
    for moment in all_moments(case):
        before, after = moment.state, moment.step.state
        if not _is_open(before) or not _is_open(after):
            continue
        with looking_at(moment):
            others = [lane for lane in before.flow[-1].lanes if lane.seat != moment.seat]
            if any(lane not in after.flow[-1].lanes for lane in others):
                continue
            if type(after.flow[-1]) is type(before.flow[-1]) and any(lane.stack for lane in others):
                assert not moment.step.log
                assert not moment.step.sealed
                assert after.rng == before.rng


def test_answers_can_be_taken_back_while_the_step_is_open(case: Case) -> None:
    """Reopen brings the seat's questions back and leaves the rest alone; the same answers lead to the same place."""
    for moment in _openings(case):
        with looking_at(moment):
            seat = moment.state.flow[-1].lanes[0].seat
            answers = _answers(case, moment.state, seat)
            done, _ = _played(case, moment.state, [(seat, action) for action in answers])
            decision = case.game.decision(done, seat)
            assert decision is not None
            assert not decision.required
            assert [offer.action for offer in decision.offers] == [Reopen]
            step = play(case.game, done, seat, Reopen())
            assert step.state == moment.state
            assert not step.log
            assert not step.sealed


def test_the_first_answers_can_be_taken_back_before_the_last(case: Case) -> None:
    """Whoever is half way through several questions may begin anew: nobody sees it, and nothing else changes."""
    for moment in _openings(case):
        with looking_at(moment):
            seat = moment.state.flow[-1].lanes[0].seat
            answers = _answers(case, moment.state, seat)
            for given in range(1, len(answers)):
                half, _ = _played(case, moment.state, [(seat, one) for one in answers[:given]])
                decision = case.game.decision(half, seat)
                assert decision is not None
                assert decision.reopens
                assert case.game.public(half) == case.game.public(moment.state)
                step = play(case.game, half, seat, Reopen())
                assert step.state == moment.state
                assert not step.log
                assert not step.sealed


def test_moves_under_construction_are_private(case: Case) -> None:
    """Until the step that finishes a move nothing is told, nothing changes in public and the same seats are required."""
    for moment in all_moments(case):
        game, before, after = case.game, moment.state, moment.step.state
        if not game.is_unfinished(after):
            continue
        with looking_at(moment):
            assert not moment.step.log
            assert not moment.step.sealed
            assert after.rng == before.rng
            assert game.public(after) == game.public(before)
            assert [one.seat for one in game.pending(after) if one.required] == [moment.seat]
            for seat in set(range(case.seats)) - {moment.seat}:
                assert game.private(after, seat) == game.private(before, seat)
                assert game.decision(after, seat) == game.decision(before, seat)
