"""Where the Helpers ask."""

from games.core.flow import Frame
from games.core.model import Key, Seat


class HelperUsed(Frame, frozen=True, tag="helper_used"):
    """A helper has been used: flip or exchange it (R415)."""

    seat: Seat


class MayorAsked(Frame, frozen=True, tag="mayor_asked"):
    """The holder of the Mayor has got nothing from a roll (R435)."""

    seat: Seat


class GeneralAsked(Frame, frozen=True, tag="general_asked"):
    """A 7 has been rolled; the holder of the General decides before the discards (R445, R495)."""

    seat: Seat
    keeps: bool
    """Whether it would keep a hand of more than 7, or take a card."""


class MerchantReturning(Frame, frozen=True, tag="merchant_returning"):
    """A card has been received, another one is given for it (R420)."""

    partner: Seat


class MerchantSecond(Frame, frozen=True, tag="merchant_second"):
    """A second opponent may be asked for the same resource (R421)."""

    resource: Key
    first: Seat


class ExplorerMoving(Frame, frozen=True, tag="explorer_moving"):
    """The road to move is chosen, its new path is not (R440)."""

    road: int


class SagePicking(Frame, frozen=True, tag="sage_picking"):
    """One of the cards looked at is kept (R451)."""

    count: int


class LeaderRobbed(Frame, frozen=True, tag="leader_robbed"):
    """The hand of a leader is looked at, and a card of it chosen (R455)."""

    victim: Seat


AnyHelperFrame = (
    HelperUsed
    | MayorAsked
    | GeneralAsked
    | MerchantReturning
    | MerchantSecond
    | ExplorerMoving
    | SagePicking
    | LeaderRobbed
)
