"""What everybody, and what one seat, can know."""

from games.core import views
from tests.skeleton.games.bazaar.content import Hand
from tests.skeleton.games.bazaar.frames import AnyFrame, BidLane
from tests.skeleton.games.bazaar.state import Table


class Public(views.Public[AnyFrame, Table], frozen=True):
    """What everybody can know: flow and table, and what is known of the secrets (§9)."""

    hands: tuple[int, ...]
    """How many cards each seat holds."""


class Private(views.Private[AnyFrame, BidLane], frozen=True, kw_only=True):
    """What one seat knows besides (§9)."""

    hand: Hand
