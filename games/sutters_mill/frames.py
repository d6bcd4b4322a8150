"""Where a turn stands (6.1)."""

from games.core.flow import Frame
from games.core.model import Key


class TurnStart(Frame, frozen=True, tag="turn_start"):
    """Nothing is done but, perhaps, the switch: both kinds of turn are open (R5)."""


class Digging(Frame, frozen=True, tag="digging"):
    """A prospector has been moved, others may follow (R12)."""


class InTown(Frame, frozen=True, tag="in_town"):
    """An action of town has been taken (R19)."""


class Moving(Frame, frozen=True, tag="moving"):
    """A prospector is lifted from there and not put down yet (R30)."""

    unfinished = True

    origin: Key


class Rearranging(Frame, frozen=True, tag="rearranging"):
    """A stack is laid anew from the bottom (R54)."""

    unfinished = True

    building: Key
    laid: tuple[int, ...] = ()
    """Places in the stack as it lies, the new bottom card first."""


AnyFrame = TurnStart | Digging | InTown | Moving | Rearranging
UnfinishedFrame = Moving | Rearranging
