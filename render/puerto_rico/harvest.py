"""What a role would bring: the next harvest, what quarries take off, how many come with the Mayor, what a sale brings."""

from collections.abc import Iterable, Sequence

from games.core.model import Seat
from games.puerto_rico.content import (
    BUILDINGS,
    GOODS,
    LIMITS,
    PLANTS,
    PRICES,
    QUARRY,
    VALUE,
    Counts,
)
from games.puerto_rico.views import Place, Table

FREE_GOOD = "corn"
"""What needs no building."""


def harvest(island: Sequence[Place], city: Sequence[Place]) -> Counts:
    """What occupied plantations and buildings make, the supply apart, which changes until then (R46, E19)."""
    people = {place.kind: place.people for place in city}
    made = []
    for good, plants in zip(GOODS, PLANTS, strict=True):
        grown = sum(place.people for place in island if place.kind == good)
        count = (
            grown if good == FREE_GOOD else min(grown, sum(people.get(kind, 0) for kind in plants))
        )
        made.append(count + _aqueduct(good, count, people, plants))
    return tuple(made)


def _aqueduct(good: str, count: int, people: dict[str, int], plants: Iterable[str]) -> int:
    """One more where the Aqueduct works beside an occupied large plant of the good."""
    if not (count and people.get("aqueduct") and good in {"indigo", "sugar"}):
        return 0
    return int(any(people.get(kind) and BUILDINGS[kind].circles > 1 for kind in plants))


def discount(island: Iterable[Place]) -> int:
    """Occupied quarries: the most that they take off a price."""
    return sum(bool(place.people) for place in island if place.kind == QUARRY)


def newcomers(table: Table, seat: Seat) -> int:
    """How many people the seat would get as the Mayor: of those on the ship the largest share, and more from the supply (R24 to
    R26).
    """
    occupied = _occupied(table, seat)
    share = -(-table.ship.total // len(table.players))
    granted = min(VALUE["library"] if "library" in occupied else 1, table.supply.colonists)
    left = table.supply.total - granted
    return share + granted + int("villa" in occupied and left > 0)


MARKETS = ("small_market", "large_market")


def privilege(table: Table, seat: Seat) -> int:
    """How many doubloons the seat would gain or save as Trader or Builder (R39, R53)."""
    return VALUE["library"] if "library" in _occupied(table, seat) else 1


def best_sale(table: Table, seat: Seat) -> int:
    """What the dearest barrel brings that the seat could sell as Trader (R52, R53); 0: none."""
    working, lying = _occupied(table, seat), table.house
    markets = sum(VALUE[kind] for kind in MARKETS if kind in working)
    has_room = len(lying) < LIMITS.trading_house
    found = [0]
    for good, many, price in zip(GOODS, table.players[seat].goods, PRICES, strict=True):
        if many and has_room and ("office" in working or good not in lying):
            found.append(price + markets + privilege(table, seat))
        if many and "trading_post" in working:
            found.append(price + privilege(table, seat))
    return max(found)


def _occupied(table: Table, seat: Seat) -> set[str]:
    """The buildings of the seat in which somebody works."""
    return {place.kind for place in table.players[seat].city if place.people}
