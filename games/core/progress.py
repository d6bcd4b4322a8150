"""Progress: which steps bring a game on for good. Nothing else gives anybody time (`bot.tables.timing`).

A step is progress when a turn, a round or another part of the game begins with it (`Event.begins_part`), when a simultaneous
step is resolved, or when the game stops waiting for a seat. It is none while a `Frame.lasting` turn goes on, whoever is asked
on top of it: offers, gifts and their answers may follow each other for as long as the players like. Nor is half a move, or an
answer of a simultaneous step that is still open: both can be taken back.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from games.core.frames import Frame, Together
from games.core.game import Game
from games.core.model import Seat, Told

AnyGame: TypeAlias = Game[Any, Any, Any]


def is_progress(game: AnyGame, before: Any, after: Any, log: Iterable[Told]) -> bool:
    """Whether the step from one state to the other cannot be followed by the question that it answered."""
    if game.is_unfinished(after):
        return False
    if any(told.event.begins_part for told in log):
        return True
    if _lasts(before.flow) and _lasts(after.flow):
        return False
    top = before.flow[-1]
    if isinstance(top, Together):
        return not _is_same(top, after.flow)
    return bool(_waited_for(game, before) - _waited_for(game, after))


def _lasts(flow: tuple[Frame, ...]) -> bool:
    """Whether a turn goes on that only its end ends."""
    return any(frame.lasting for frame in flow)


def _is_same(top: Together[Any, Any], flow: tuple[Frame, ...]) -> bool:
    """Whether that simultaneous step is still open there."""
    now = flow[-1] if flow else None
    if type(now) is not type(top) or not isinstance(now, Together):
        return False
    return [(one.seat, one.start) for one in now.lanes] == [
        (one.seat, one.start) for one in top.lanes
    ]


def _waited_for(game: AnyGame, state: Any) -> set[Seat]:
    """The seats that must act."""
    return {decision.seat for decision in game.pending(state) if decision.required}
