"""Half of a hand goes back to the bank: what is best kept of it (R70)."""

from collections.abc import Iterator
from functools import lru_cache

from games.catan.content import Hand
from games.catan.estimate import RESOURCE_WORTH, hand_worth
from games.catan.hands import holds, minus
from games.catan.state import Table
from games.core.model import Seat

NOTHING_SPENT: Hand = (0, 0, 0, 0, 0)


def best_kept(table: Table, seat: Seat, hand: Hand, count: int, cost: Hand = NOTHING_SPENT) -> Hand:
    """What is best left of the hand when so many cards are returned and that cost is kept."""
    player = table.players[seat]
    return _best_kept(
        hand, count, cost, can_settle=player.settlements_left > 0, can_grow=player.cities_left > 0
    )


@lru_cache(maxsize=1024)
def _best_kept(hand: Hand, count: int, cost: Hand, *, can_settle: bool, can_grow: bool) -> Hand:
    """What leads furthest; of equally good ones the most different cards, and those that are worth most."""

    def worth(left: Hand) -> tuple[float, int, float]:
        leads_to = hand_worth(left, can_settle=can_settle, can_grow=can_grow)
        alike = sum([held * held for held in left])
        return leads_to, -alike, sum([a * b for a, b in zip(left, RESOURCE_WORTH)])

    return max(_left(hand, count, cost), key=worth)


def _left(hand: Hand, count: int, cost: Hand) -> Iterator[Hand]:
    """Every hand that may be left."""
    a, b, c, d, e = minus(hand, cost)
    assert holds(hand, cost)
    for v in range(min(a, count) + 1):
        for w in range(min(b, count - v) + 1):
            for x in range(min(c, count - v - w) + 1):
                for y in range(min(d, count - v - w - x) + 1):
                    z = count - v - w - x - y
                    if z <= e:
                        yield minus(hand, (v, w, x, y, z))
