"""The views of a game with a composed state: what everybody, and what one seat, can know. They hold no state."""

from typing import Generic, TypeVar

from msgspec import Struct

from games.core.frames import Frame
from games.core.model import Seat

F = TypeVar("F", bound=Frame)
T = TypeVar("T", bound=Struct)
L = TypeVar("L")


class Public(Struct, Generic[F, T], frozen=True):
    """What everybody can know: flow and table of the state as they are, what is secret in the flow left out.

    A game with secrets adds what is known of them to everybody, such as the sizes of hands.
    """

    flow: tuple[F, ...]
    table: T


class Private(Struct, Generic[F, L], frozen=True, kw_only=True):
    """What one seat knows besides: F are the frames of moves under construction, L is the type of lanes or None.

    A game with secrets adds the seat's own.
    """

    seat: Seat
    lane: L | None = None
    """The seat's own part of an open simultaneous step, with its answers."""

    unfinished: tuple[F, ...] = ()
    """The seat's move under construction."""
