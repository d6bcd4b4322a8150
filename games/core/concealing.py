"""What a flow hides: answers of lanes that are still open, moves under construction."""

from typing import Any, TypeVar

from msgspec.structs import replace

from games.core.frames import Frame, Lane, Together
from games.core.model import Seat

F = TypeVar("F", bound=Frame)


def is_unfinished(flow: tuple[Frame, ...]) -> bool:
    """Whether one seat's move is under construction."""
    return bool(flow) and flow[-1].unfinished


def public_flow(flow: tuple[F, ...]) -> tuple[F, ...]:
    """The flow as everybody knows it: moves under construction left out, lanes empty of answers.

    A lane that is done has an empty stack; one that is not stands at its start, however far it is.
    """
    return tuple([_without_answers(frame) for frame in flow if not frame.unfinished])


def _without_answers(frame: F) -> F:
    """The frame with nothing secret in it."""
    if not isinstance(frame, Together):
        return frame
    lanes: tuple[Lane[Any, Any], ...] = tuple(
        [Lane(place.seat, place.start, place.start if place.stack else ()) for place in frame.lanes]
    )
    return replace(frame, lanes=lanes)


def own_lane(flow: tuple[Frame, ...], seat: Seat) -> Lane[Any, Any] | None:
    """The seat's lane in the simultaneous step that is open, with its answers: part of its private view."""
    if not flow or not isinstance(flow[-1], Together):
        return None
    return next((place for place in flow[-1].lanes if place.seat == seat), None)


def with_own_lane(flow: tuple[F, ...], own: Lane[Any, Any] | None) -> tuple[F, ...]:
    """The public flow with the seat's own lane put back in its place."""
    if own is None:
        return flow
    top = flow[-1]
    assert isinstance(top, Together)
    lanes = tuple([own if place.seat == own.seat else place for place in top.lanes])
    return (*flow[:-1], replace(top, lanes=lanes))


def secretly_done(flow: tuple[Frame, ...], besides: Seat | None) -> tuple[Seat, ...]:
    """Seats whose lane is done, its answers unknown to the viewer: they are dealt by chance."""
    if not flow or not isinstance(flow[-1], Together):
        return ()
    return tuple(
        place.seat for place in flow[-1].lanes if not place.stack and place.seat != besides
    )
