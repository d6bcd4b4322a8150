"""What is taken back alone: never a question that was put to somebody else in the middle of one's own turn.

Somebody who offers a gift may ask each player once. If the offer could be taken back before it is answered, the same player
could be asked again, about something else: the question has been heard, and what it costs is spent. A question that comes up
as the game goes on, because the turn passes or a phase begins, is not of that kind: it would have come anyway.
"""

from games.core.course import with_flow
from games.core.flow import Together, is_unfinished
from games.core.model import Seat
from tests.contract.subjects import Case, cases
from tests.contract.walks import Moment, all_moments, looking_at, walks


def _required(case: Case, moment: Moment) -> tuple[set[Seat], set[Seat]]:
    """Who else must answer, before the step and after it."""
    before, after = (
        {one.seat for one in case.game.pending(state) if one.required} - {moment.seat}
        for state in (moment.state, moment.step.state)
    )
    return before, after


def _interrupts(case: Case, moment: Moment) -> bool:
    """Whether somebody else is asked on top of the very question that its actor comes back to."""
    before, after = moment.state, moment.step.state
    depth = len(before.flow)
    if len(after.flow) <= depth or after.flow[:depth] != before.flow or is_unfinished(after.flow):
        return False
    beneath = case.game.decision(with_flow(after, before.flow), moment.seat)
    return beneath is not None and beneath.required and moment.seat not in _asked(case, after)


def _asked(case: Case, state: object) -> set[Seat]:
    """Who must answer there."""
    return {one.seat for one in case.game.pending(state) if one.required}


def test_a_question_put_to_somebody_else_is_not_taken_back_alone(case: Case) -> None:
    """A step that interrupts its actor's own question with one for another seat is sealed."""
    for moment in all_moments(case):
        with looking_at(moment):
            if _interrupts(case, moment):
                assert moment.step.sealed, type(moment.action).__name__


def test_who_ends_a_question_of_somebody_else_does_not_bring_it_back_alone(case: Case) -> None:
    """A step that leaves another seat without the question it was asked alone is sealed: it would be asked again."""
    for moment in all_moments(case):
        if isinstance(moment.state.flow[-1], Together):
            continue
        with looking_at(moment):
            before, after = _required(case, moment)
            if before - after and moment.seat not in _asked(case, moment.state):
                assert moment.step.sealed, type(moment.action).__name__


def test_the_laws_see_both_kinds() -> None:
    """Frenemies ask others in the middle of a turn, and take it back: without them the laws above would look at nothing."""
    found = [
        (type(moment.action).__name__, _interrupts(case, moment))
        for case in cases()
        if case.game.id == "catan"
        for game_walk in walks(case)[:1]
        for moment in game_walk.moments
    ]
    assert ("OfferGift", True) in found
    assert any(name == "WithdrawGift" for name, _ in found)
