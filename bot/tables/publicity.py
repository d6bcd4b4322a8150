"""What a step changes for everybody. Pure.

The public message is touched by nothing else: its edit mark, or an empty message, would tell that somebody was asked in secret.
"""

from collections.abc import Iterable

from bot.store.states import AnyGame, State
from games.core.model import Seat, Told


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


def calls_differ(game: AnyGame, before: State, after: State) -> bool:
    """Whether other opportunities call than before; a move under construction has shown none of its own yet."""
    if game.is_unfinished(after):
        return False
    then, now = game.calls(before), game.calls(after)
    return [one.mark for one in then] != [one.mark for one in now] or (
        bool(then or now) and game.is_unfinished(before)
    )


def _waited_for(game: AnyGame, state: State) -> set[Seat]:
    """The seats that must act."""
    return {decision.seat for decision in game.pending(state) if decision.required}
