"""What buildings cost a player, and which are within reach: all that everybody can reckon (R39, R40)."""

from collections.abc import Iterator, Mapping
from functools import cache

from games.core.keys import pair_key
from games.core.model import Key, Seat
from games.puerto_rico.content import (
    COLUMN,
    COST,
    KINDS,
    QUARRY,
    RANK,
    SAN_JUAN,
    SHARE,
    SIZE,
    STEPS,
    VALUE,
)
from games.puerto_rico.island import city_spaces, forests, workers, works, works_for
from games.puerto_rico.state import Place, Player, Table

_BLACK_MARKET = "black_market"
_LARGE = 2


def prices_for(table: Table, seat: Seat, *, has_privilege: bool) -> Mapping[Key, int]:
    """The price of every building after all discounts (R40); with that of whoever has chosen the Builder."""
    player, flat = table.players[seat], 0
    if has_privilege:
        flat = VALUE["library"] if works(player, "library") else 1
    if "forest_house" in table.buildings:
        flat += forests(player) // SHARE["forest_house"]
    by_size = _zoning(player) if "zoning_office" in table.buildings else (0, 0)
    return _prices(flat, workers(player, QUARRY), by_size)


@cache
def _prices(flat: int, quarries: int, by_size: tuple[int, int]) -> dict[Key, int]:
    """All prices with so much taken off all, by quarries, and off small and large buildings."""
    return {
        kind: max(0, COST[kind] - flat - min(quarries, COLUMN[kind]) - by_size[SIZE[kind] - 1])
        for kind in KINDS
    }


def _zoning(player: Player) -> tuple[int, int]:
    """What the Zoning Office takes off small and large buildings: one or the other (E42)."""
    small, large = STEPS["zoning_office"]
    if works_for(player, "zoning_office", "noble"):
        return 0, large
    return (small, 0) if works_for(player, "zoning_office", "colonist") else (0, 0)


def makeshift_for(table: Table, seat: Seat, *, has_points: bool) -> int:
    """How many doubloons the Black Market can make up for: one for each different item (E21)."""
    if _BLACK_MARKET not in table.buildings:
        return 0
    player = table.players[seat]
    if not works(player, _BLACK_MARKET):
        return 0
    items = (bool(returnable(player)), any(player.goods), has_points)
    return min(sum(items), VALUE[_BLACK_MARKET])


def returnable(player: Player) -> tuple[Key, ...]:
    """People that the Black Market can take, as `colonist@corn`, equal ones once: not its own (E21)."""
    keys: dict[Key, None] = {}
    waiting = player.waiting
    for place in (
        Place(SAN_JUAN, waiting.colonists, waiting.nobles),
        *player.island,
        *player.city,
    ):
        if place.kind != _BLACK_MARKET:
            if place.colonists:
                keys[pair_key("colonist", place.kind)] = None
            if place.nobles:
                keys[pair_key("noble", place.kind)] = None
    return tuple(keys)


def within_reach(table: Table, seat: Seat, prices: Mapping[Key, int], reach: int) -> Iterator[Key]:
    """The types that the seat can buy at those prices with so many doubloons, in the order of the building table (R39)."""
    player = table.players[seat]
    spaces = city_spaces(player)
    if not spaces:
        return
    owned = [place.kind for place in player.city]
    market = table.market
    for kind in table.buildings:
        if (
            market[RANK[kind]]
            and kind not in owned
            and (spaces >= _LARGE or SIZE[kind] < _LARGE)
            and prices[kind] <= reach
        ):
            yield kind
