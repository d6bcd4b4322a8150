"""What laws about secrets share."""

from typing import Any

from games.core.forms import Decision
from games.core.game import play
from games.core.model import Action, Event, Seat, Step
from tests.contract.subjects import Case
from tests.contract.walks import (
    SERVICE,
    seeded,
)


def dealt(case: Case, state: Any, viewer: Seat | None, name: str) -> Any:
    """Another state that the viewer cannot tell from this one, built from the views alone."""
    game = case.game
    private = None if viewer is None else game.private(state, viewer)
    return game.deal(game.public(state), private, seeded(name))


def asked(case: Case, state: Any) -> tuple[tuple[Seat, bool], ...]:
    """Who is asked, and whether the game waits for it."""
    return tuple((decision.seat, decision.required) for decision in case.game.pending(state))


def seen(case: Case, state: Any, viewer: Seat | None) -> dict[str, Any]:
    """All that the viewer can look at."""
    game = case.game
    common = {
        "public": game.public(state),
        "over": game.is_over(state),
        "asked": asked(case, state),
    }
    if viewer is None:
        return common
    own = {
        "private": game.private(state, viewer),
        "decision": game.decision(state, viewer),
        "notes": game.notes(state, viewer),
        "default": game.default(state, viewer, SERVICE),
        "ready": game.ready(state, viewer),
    }
    return {**common, **own}


def heard(step: Step[Any], seat: Seat | None) -> tuple[Event, ...]:
    """The events that reach the seat, or everybody."""
    return tuple(
        told.event for told in step.log if told.to is None or (seat is not None and seat in told.to)
    )


def check_twins(case: Case, state: Any, twin: Any, decision: Decision, action: Action) -> None:
    """Whether the two steps look the same to the actor and in public, but for what sealed events reveal."""
    seat = decision.seat
    here, there = play(case.game, state, seat, action), play(case.game, twin, seat, action)
    assert here.sealed == there.sealed, "the seal gives something away"
    for viewer in (seat, None):
        events, others = heard(here, viewer), heard(there, viewer)
        views, twins = seen(case, here.state, viewer), seen(case, there.state, viewer)
        if not here.sealed:
            assert events == others, f"an unsealed step told {viewer} something"
        if events == others:
            for name in views:
                assert views[name] == twins[name], f"{name} of {viewer} changed without an event"
