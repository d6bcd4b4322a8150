"""What a game stands at."""

from typing import TypeAlias

from games.core.flow import Frame, Lane, Together
from tests.skeleton.games.bazaar.actions import Bid


class Sale(Frame, frozen=True, tag="sale"):
    """The bottom of the flow: one lot after the other (R3, R6)."""


class ChooseCard(Frame, frozen=True, tag="choose_card"):
    """The question in a seat's lane (R4)."""


class Bidding(Together[ChooseCard, Bid], frozen=True, tag="bidding"):
    """All seats choose a card (R4)."""


AnyFrame: TypeAlias = Sale | Bidding

BidLane: TypeAlias = Lane[ChooseCard, Bid]
