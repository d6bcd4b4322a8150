"""Positions that a viewer cannot tell apart, made without the game's `deal`: from the position itself, not from the views."""

from random import Random
from typing import Any

from msgspec.structs import replace

from games.core.exchange import Exchange
from games.core.fields import One, Some
from games.core.flow import Lane, Reopen, Together
from games.core.forms import Decision
from games.core.game import play
from games.core.model import Action, Key, Seat
from tests.contract.particulars import redealer_of
from tests.contract.subjects import Case
from tests.contract.walks import seeded


def redealt(case: Case, state: Any, viewer: Seat | None, name: str) -> Any:
    """Another state with the same views for the viewer, by that chance."""
    chance = Random(name)
    state = replace(_at_base(case, state, viewer), rng=seeded(name))
    state = redealer_of(case.game.id)(state, viewer, chance)
    return _answered(case, state, viewer, chance)


def _at_base(case: Case, state: Any, viewer: Seat | None) -> Any:
    """The state without a move under construction, unless it is the viewer's."""
    if not any(frame.unfinished for frame in state.flow):
        return state
    if any(one.seat == viewer and one.required for one in case.game.pending(state)):
        return state
    return replace(state, flow=tuple([frame for frame in state.flow if not frame.unfinished]))


def _answered(case: Case, state: Any, viewer: Seat | None, chance: Random) -> Any:
    """The others' part of a simultaneous step: answered anew by whoever is done, not begun by the rest."""
    top = state.flow[-1] if state.flow else None
    if not isinstance(top, Together):
        return state
    others = [lane for lane in top.lanes if lane.seat != viewer and lane.start]
    for lane in others:
        state = _with_lane(state, Lane(lane.seat, lane.start, lane.start))
    for lane in others:
        while not lane.stack and _lane(state, lane.seat).stack:
            answer = _answer(case, state, lane.seat, chance)
            state = play(case.game, state, lane.seat, answer).state
    return state


def _lane(state: Any, seat: Seat) -> Lane[Any, Any]:
    """The seat's part of the simultaneous step."""
    found: Lane[Any, Any] = next(lane for lane in state.flow[-1].lanes if lane.seat == seat)
    return found


def _with_lane(state: Any, lane: Lane[Any, Any]) -> Any:
    """The state with another part of that seat."""
    top = state.flow[-1]
    lanes = tuple([lane if other.seat == lane.seat else other for other in top.lanes])
    return replace(state, flow=(*state.flow[:-1], replace(top, lanes=lanes)))


def _answer(case: Case, state: Any, seat: Seat, chance: Random) -> Action:
    """Any answer to what the seat is asked: an even choice of offers, filled evenly."""
    decision: Decision | None = case.game.decision(state, seat)
    assert decision is not None, "a lane that is not done asks nothing"
    offer = chance.choice([one for one in decision.offers if one.action is not Reopen])
    return offer.action(*[_filling(form, chance) for form in offer.forms])


def _filling(form: Any, chance: Random) -> object:
    """A field filled: one key, so many keys, or so many pieces, every number as likely as another."""
    assert not isinstance(form, Exchange), "nothing is exchanged in a simultaneous step"
    if isinstance(form, One):
        return chance.choice(form.keys)
    count = chance.randint(form.least, form.most)
    if isinstance(form, Some):
        chosen = chance.sample(form.keys, count)
        return tuple([key for key in form.keys if key in chosen])
    forced = [row.key for row in form.rows for _ in range(row.least)]
    free: list[Key] = [row.key for row in form.rows for _ in range(row.most - row.least)]
    pieces = forced + chance.sample(free, count - len(forced))
    return tuple([(row.key, pieces.count(row.key)) for row in form.rows if row.key in pieces])
