"""What players do."""

from typing import TypeAlias

from games.core.flow import Reopen
from games.core.model import Action, Key


class Bid(Action, frozen=True, tag="bid"):
    """Bid a card (R4)."""

    card: Key
    """Its number."""


AnyAction: TypeAlias = Bid | Reopen
