"""One seat after the other: a frame with a queue of seats, of which the first one has its turn."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from games.core.asking import Asking
from games.core.course import Course
from games.core.forms import Decision
from games.core.frames import Frame
from games.core.model import Action, Seat

Turn = TypeVar("Turn", bound="InTurn")


class InTurn(Frame, frozen=True):
    """Seats in turn. A subclass may hold more: what lasts for all turns, and what belongs to one of them."""

    queue: tuple[Seat, ...]
    """Whose turns are left; the first one's is now."""

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.queue[0]

    def fresh(self: Turn) -> Turn:
        """The frame as a turn begins: what belongs to one turn as it is at the start."""
        return self


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from that one on."""
    return tuple([(first + step) % seats for step in range(seats)])


def next_turn(course: Course[Any], *, returns: bool = False) -> None:
    """End the turn of whoever is first in the queue; the frame has to be the top one.

    `returns`: they have another turn after all the others, as somebody who has raised a bid; who passes does not.
    """
    frame = course.state.flow[-1]
    assert isinstance(frame, InTurn)
    first, others = frame.queue[:1], frame.queue[1:]
    course.swap(replace(frame.fresh(), queue=others + first if returns else others))


Plays: TypeAlias = Mapping[type[Action], Callable[..., None]]


def each_in_turn(
    asked: Callable[..., tuple[Decision, ...]],
    plays: Plays,
    *,
    ended: Callable[..., None],
    skipped: Callable[..., bool] | None = None,
    chances: Callable[..., tuple[Decision, ...]] | None = None,
    forced: bool = False,
) -> Asking:
    """How a frame of seats in turn asks and goes on.

    `asked(state, frame)` asks `frame.seat`; a play ends the turn with `next_turn`. `skipped(course, frame)` says, from public
    facts alone, that the turn of the first seat is over before anything more is asked of it, and may tell so: it is called
    whenever the frame comes to the top, in the middle of a turn too. `ended(course, frame)` runs once the queue is empty, the
    frame already taken off. `chances` and `forced` as in `Asking`.
    """

    def resume(course: Course[Any], frame: InTurn) -> bool:
        if not frame.queue:
            course.pop()
            ended(course, frame)
            return True
        if skipped is None or not skipped(course, frame):
            return False
        next_turn(course)
        return True

    return Asking(asked, plays, resume, chances, forced=forced)
