"""Whether a step changes what everybody sees. Pure.

Only then is the public message edited: an edit mark, or an empty message, would tell that a player was asked in secret.
"""

from collections.abc import Iterable

from msgspec import Struct

from bot.db.state_cache import AnyGame, State
from games.core.flow import Reopen, own_lane
from games.core.model import Action, Call, Seat, Told


def is_half_made(game: AnyGame, before: State, after: State, seat: Seat, action: Action) -> bool:
    """Whether the seat's answer leaves a move half made: one under construction, or some of its answers of a simultaneous step.

    Whether a seat is done with a simultaneous step is public: going back from there is no half-made move.
    """
    if game.is_unfinished(after):
        return True
    old, new = own_lane(before.flow, seat), own_lane(after.flow, seat)
    if old is None or new is None or not old.stack or not new.stack:
        return False
    # The same step goes on, not another one of its kind.
    expected = 0 if type(action) is Reopen else len(old.answers) + 1
    return len(new.answers) == expected


def is_public(game: AnyGame, before: State, after: State, log: Iterable[Told]) -> bool:
    """Whether a step that ends a move told everybody something, or changed what all can see or who must act.

    A move under construction has shown nothing yet: its end shows all of it.
    """
    return (
        game.is_unfinished(before)
        or any(told.to is None for told in log)
        or looks_different(game, before, after)
    )


def looks_different(game: AnyGame, before: State, after: State) -> bool:
    """Whether everybody sees another table, or other seats that must act."""
    return bool(game.public(before) != game.public(after)) or _waited_for(
        game, before
    ) != _waited_for(game, after)


class ChangedCalls(Struct, frozen=True):
    """How the calls after a step differ from those before it."""

    is_otherwise: bool
    """Whether other opportunities call than before."""

    seats: frozenset[Seat]
    """The seats that other calls wait for than before."""


def changed_calls(game: AnyGame, before: State, after: State) -> ChangedCalls:
    """Compare the calls of two positions; a move under construction has shown none of its own yet."""
    if game.is_unfinished(after):
        return ChangedCalls(False, frozenset())
    then, now = game.calls(before), game.calls(after)
    is_otherwise = [one.mark for one in then] != [one.mark for one in now]
    old, new = _marks_by_seat(then), _marks_by_seat(now)
    return ChangedCalls(
        is_otherwise or (bool(then or now) and game.is_unfinished(before)),
        frozenset(seat for seat in {*old, *new} if old.get(seat) != new.get(seat)),
    )


def _marks_by_seat(calls: Iterable[Call]) -> dict[Seat, list[str]]:
    """The marks of the calls that wait for a seat's answer."""
    found: dict[Seat, list[str]] = {}
    for call in calls:
        for seat in filter(call.waits_for, call.to if call.answers else ()):
            found.setdefault(seat, []).append(call.mark)
    return found


def _waited_for(game: AnyGame, state: State) -> set[Seat]:
    """The seats that must act."""
    return {decision.seat for decision in game.pending(state) if decision.required}
