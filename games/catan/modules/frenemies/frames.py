"""Where Frenemies ask."""

from games.core.flow import Frame
from games.core.model import Key, Seat


class MerchantsFavor(Frame, frozen=True, tag="merchants_favor"):
    """A resource card is to be taken (R352)."""


class RoadBuildersFavor(Frame, frozen=True, tag="road_builders_favor"):
    """A free road is to be laid (R353)."""


class TokenReturning(Frame, frozen=True, tag="token_returning"):
    """A token has been drawn, one is to be returned (R361)."""


class GiftOffered(Frame, frozen=True, tag="gift_offered"):
    """The seat has been offered a gift (R332)."""

    seat: Seat
    resource: Key


class DrawingOrder(Frame, frozen=True, tag="drawing_order"):
    """Districts of several players have been joined: the builder says who draws next (R344)."""

    builder: Seat
    left: tuple[Seat, ...]
    """Who has not drawn yet, clockwise from the builder."""


AnyFavorFrame = MerchantsFavor | RoadBuildersFavor | TokenReturning | GiftOffered | DrawingOrder
