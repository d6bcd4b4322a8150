"""What buildings cost whom, and who can pay it (R39, R40)."""

from collections.abc import Callable, Iterator
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
from games.puerto_rico.state import Place, Player, State
from games.puerto_rico.views import phase_in

_BLACK_MARKET = "black_market"
_LARGE = 2


class Discounts:
    """What a seat has taken off prices in this Builder phase."""

    __slots__ = ("price",)

    price: Callable[[Key], int]
    """The price of a building after all discounts (R40)."""

    def __init__(self, state: State, seat: Seat) -> None:
        player = state.table.players[seat]
        phase = phase_in(state.flow)
        in_play = state.table.buildings
        flat = 0
        if phase is not None and phase.role == "builder" and phase.chooser == seat:
            flat = VALUE["library"] if works(player, "library") else 1
        if "forest_house" in in_play:
            flat += forests(player) // SHARE["forest_house"]
        by_size = _zoning(player) if "zoning_office" in in_play else (0, 0)
        self.price = _prices(flat, workers(player, QUARRY), by_size).__getitem__


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


def makeshift(state: State, seat: Seat) -> int:
    """How many doubloons the Black Market can make up for: one for each different item (E21)."""
    if _BLACK_MARKET not in state.table.buildings:
        return 0
    player = state.table.players[seat]
    if not works(player, _BLACK_MARKET):
        return 0
    items = (
        bool(returnable(player)),
        any(player.goods),
        state.secrets.points[seat] > 0,
    )
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


def buyable(state: State, seat: Seat) -> Iterator[Key]:
    """The types that the seat can buy, with the Black Market too, in the order of the building table (R39)."""
    table = state.table
    player = table.players[seat]
    spaces = city_spaces(player)
    if not spaces:
        return
    owned = [place.kind for place in player.city]
    market = table.market
    price = Discounts(state, seat).price
    reach = player.doubloons + makeshift(state, seat)
    for kind in table.buildings:
        if (
            market[RANK[kind]]
            and kind not in owned
            and (spaces >= _LARGE or SIZE[kind] < _LARGE)
            and price(kind) <= reach
        ):
            yield kind
