"""What can be loaded on the cargo ships: all that everybody can see (R63)."""

from games.core.keys import Pair
from games.core.model import Key
from games.puerto_rico.content import GOODS, Counts
from games.puerto_rico.state import Cargo, Table

_CAPACITIES = range(4, 9)
_ON_SHIP = {
    capacity: tuple([Pair(good, f"ship_{capacity}").key for good in GOODS])
    for capacity in _CAPACITIES
}


def on_ships(table: Table, goods: Counts) -> list[Key]:
    """What can be loaded on cargo ships: `corn@ship_6` (R63)."""
    return [_ON_SHIP[capacity][place] for place, capacity in _berths(table, goods)]


def open_ships(table: Table, goods: Counts) -> frozenset[int]:
    """The capacities of the ships on which some of them can be loaded."""
    return frozenset([capacity for _, capacity in _berths(table, goods)])


def _berths(table: Table, goods: Counts) -> list[tuple[int, int]]:
    """Each good that can be loaded, by its place, with the capacity of a ship that takes it (R63)."""
    found: list[tuple[int, int]] = []
    cargo = table.cargo
    for place, count in enumerate(goods):
        if not count:
            continue
        good = GOODS[place]
        best = 0
        ships: list[Cargo] = []
        for ship in cargo:
            if ship.good is None:
                taken = min(count, ship.capacity)
                if taken > best:
                    best, ships = taken, [ship]
                elif taken == best:
                    ships.append(ship)
            elif ship.good == good:
                ships = [ship] if ship.barrels < ship.capacity else []
                break
        found += [(place, ship.capacity) for ship in ships]
    return found
