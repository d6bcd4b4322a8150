"""Where a game can stand: frames on a stack, of which the top one asks, and lanes of seats that are asked at once."""

from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from games.core.model import Action, Seat


class Frame(Struct, frozen=True, gc=False):
    """A place in the flow. It holds public facts only, unless it is `unfinished`."""

    unfinished: ClassVar[bool] = False
    """One seat's move under construction: published nowhere, taken back freely, told once by the step that ends it."""

    lasting: ClassVar[bool] = False
    """One seat's turn of as many steps as it likes: nothing that is asked on top of it, of whomever, is progress
    (`games.core.progress`), only its end is.
    """


F = TypeVar("F", bound=Frame)
A = TypeVar("A", bound=Action)


class Lane(Struct, Generic[F, A], frozen=True, gc=False):
    """One seat's part of a simultaneous step."""

    seat: Seat
    start: tuple[F, ...]
    """Its questions, the first one last; public."""

    stack: tuple[F, ...]
    """The questions still to answer; empty when the seat has answered all."""

    answers: tuple[A, ...] = ()
    """In the order given; secret until the step is resolved."""


def lane(seat: Seat, *questions: F) -> Lane[F, Any]:
    """A fresh lane that asks these questions in this order."""
    start = questions[::-1]
    return Lane(seat, start, start)


class Together(Frame, Generic[F, A], frozen=True):
    """Several seats asked at once: any order, secret, reopenable until the last lane ends.

    Invariant: a decision of a lane depends on the state, on that lane and on nothing in the other lanes.
    """

    lanes: tuple[Lane[F, A], ...]


class Reopen(Action, frozen=True, tag="reopen"):
    """Take back one's own answers of a simultaneous step that is still open."""


def is_open(together: Together[Frame, Action]) -> bool:
    """Whether some lane has a question left."""
    for place in together.lanes:
        if place.stack:
            return True
    return False


def as_together(frame: Frame) -> Together[Frame, Action]:
    """The frame, known to be a simultaneous one."""
    assert isinstance(frame, Together), f"{type(frame).__name__} is not in the game's flow"
    return frame
