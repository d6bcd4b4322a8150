"""Nobody is asked a question that has one answer, unless only they can know that (design, "Who is asked is public")."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec.structs import replace

from games.core.forms import Decision, Offer, count, verb
from tests.contract.curious import curious_walks
from tests.contract.particulars import alone
from tests.contract.subjects import Case
from tests.contract.walks import DEPTH, Moment, looking_at, seeded, walks

LED = max(1, round(DEPTH))
"""Games led to every kind of action that are looked at besides those played by chance."""

DEALS = 40
"""Positions dealt from what everybody knows: one in which there is another answer is enough."""


def test_no_question_has_one_public_answer(case: Case) -> None:
    """What everybody knows leaves a choice to whoever is asked; what a game asks all the same it has a reason for."""
    excused = alone(case.game.id)
    for moment in _moments(case):
        for decision in case.game.pending(moment.state):
            if decision.required and count(decision) == 1:
                kind = decision.offers[0].action
                with looking_at(moment):
                    assert kind in excused or _has_choice(moment, decision), verb(kind)


def _moments(case: Case) -> Iterator[Moment]:
    """All of some games."""
    for game_walk in (*walks(case), *islice(curious_walks(case), LED)):
        yield from game_walk.moments


def _has_choice(moment: Moment, decision: Decision) -> bool:
    """Whether the seat is asked something else in a position that looks the same, or alone knows what it is asked."""
    asked = [_asked(moment, state, decision) for state in _dealt(moment)]
    return any(offers is not None and offers != decision.offers for offers in asked) or (
        asked.count(None) == len(asked)
    )


def _dealt(moment: Moment) -> Iterator[Any]:
    """Positions that look the same, with the same move under construction."""
    game, state = moment.walk.case.game, moment.state
    for number in range(DEALS):
        twin = game.deal(game.public(state), None, seeded(f"{moment.walk.seed}/{number}"))
        yield replace(twin, flow=state.flow) if game.is_unfinished(state) else twin


def _asked(moment: Moment, state: Any, decision: Decision) -> tuple[Offer, ...] | None:
    """What is offered to the seat there; None where the move under construction cannot have been begun with such cards."""
    try:
        asked = moment.walk.case.game.decision(state, decision.seat)
    except ValueError:
        return None
    return () if asked is None else asked.offers
