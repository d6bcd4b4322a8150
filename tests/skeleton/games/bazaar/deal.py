"""Secrets by chance that fit the views."""

from collections.abc import Iterable
from typing import TypeVar

from games.core.forms import Below
from tests.skeleton.games.bazaar.content import DECK, LOTS, PLAYED
from tests.skeleton.games.bazaar.state import Secrets
from tests.skeleton.games.bazaar.views import Private, Public

T = TypeVar("T")


def secrets_dealt(public: Public, private: Private | None, below: Below) -> Secrets:
    """The lots face down and the others' hands, dealt from what the viewer has not seen."""
    players = public.table.players
    own = None if private is None else private.seat
    known = {card for player in players for card in player.played}
    known |= set(private.hand) if private is not None else set()
    cards = shuffled([card for card in DECK if card not in known], below)
    hands = [
        private.hand
        if private is not None and seat == own
        else tuple(sorted([cards.pop() for _ in range(count)]))
        for seat, count in enumerate(public.hands)
    ]
    return Secrets(tuple(hands), lots_left(public, below))


def lots_left(public: Public, below: Below) -> tuple[str, ...]:
    """So many lots as are still to come, of those that nobody has seen."""
    table = public.table
    seen = {table.lot, *[lot for player in table.players for lot in player.lots]}
    turned = table.sold + (table.lot is not None)
    unseen = shuffled([lot for lot in LOTS if lot not in seen], below)
    return tuple(unseen[: PLAYED[table.options.length] - turned])


def shuffled(things: Iterable[T], below: Below) -> list[T]:
    """The things in an order by chance."""
    left = list(things)
    return [left.pop(below(len(left))) for _ in range(len(left))]
