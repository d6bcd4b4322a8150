"""How well the seats stand before the end, in points: for house players, and for filling circles."""

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from games.core.model import Key, Seat
from games.puerto_rico.content import (
    CIRCLES,
    GOODS,
    LIMITS,
    NUMBERS,
    PLACE,
    PLANT_PLACE,
    PRICES,
    QUARRY,
    SIZE,
    Counts,
)
from games.puerto_rico.island import circles_of, people_of, tiles, workers
from games.puerto_rico.phases.craftsman import harvest
from games.puerto_rico.scoring import LARGE_BONUSES, sheets
from games.puerto_rico.state import Player, State


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth in VP."""

    quarry: float
    harvest: float
    price: float
    empty: float
    tile: float
    person: float
    doubloon: float
    barrel: float
    barrel_price: float


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file house.toml."""

    worth: dict[Key, float]
    house: House


_FILE = Path(__file__).parents[2] / "data" / "puerto-rico" / "house.toml"
_TABLES = msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), _Tables)

HOUSE = _TABLES.house
WORTH = _TABLES.worth
"""An occupied commercial building with the whole game before it."""

FIRST_OF_A_KIND = 1.3
"""How much more the first barrel of a kind is worth: it can be sold and loaded where others cannot."""


_QUARRIES = 3
"""More of them seldom help."""


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    left = time_left(state)
    return tuple(
        [sheet.total + _prospects(state, seat, left) for seat, sheet in enumerate(sheets(state))]
    )


def time_left(state: State) -> float:
    """The part of the game that is still to come: by the first of its ends (S1)."""
    table = state.table
    numbers = NUMBERS[len(table.players)]
    if table.is_last or not state.flow:
        return 0.0
    pool = table.pool / numbers.pool
    spaces = min(
        [LIMITS.city - sum([SIZE[place.kind] for place in player.city]) for player in table.players]
    )
    parts = [pool, spaces / LIMITS.city]
    if not table.has_nobles:
        parts.append(table.supply.colonists / numbers.colonists)
    return min(parts)


def _prospects(state: State, seat: Seat, left: float) -> float:
    """What money, barrels, plantations and buildings may still bring."""
    player = state.table.players[seat]
    value = HOUSE.doubloon * player.doubloons * (0.4 + left)
    value += _stock(player.goods) * (0.4 + left)
    people = people_of(player).total
    made = _worth_of(harvest(player))
    possible = _worth_of(capacity(player))
    value += left * (made + HOUSE.empty * max(0.0, possible - made))
    quarries = workers(player, QUARRY)
    value += (
        left
        * HOUSE.quarry
        * (
            min(_QUARRIES, quarries)
            + HOUSE.empty * max(0, min(_QUARRIES, tiles(player, QUARRY)) - quarries)
        )
    )
    value += left * HOUSE.tile * len(player.island)
    value += left * HOUSE.person * min(people, circles_of(player))
    for place in player.city:
        worth = left * WORTH.get(place.kind, 0.0)
        value += worth if place.people else HOUSE.empty * worth
    value += sum(
        [
            (0.3 + 0.6 * left) * LARGE_BONUSES[place.kind](player, state.secrets.points[seat])
            for place in player.city
            if place.kind in LARGE_BONUSES and not place.people
        ]
    )
    return value


def _stock(goods: Counts) -> float:
    """What barrels are worth that wait to be loaded or sold."""
    worth = HOUSE.barrel * sum(goods)
    return worth + HOUSE.barrel_price * sum([count * price for count, price in zip(goods, PRICES)])


def _worth_of(goods: Counts) -> float:
    """What making these goods again and again is worth."""
    return sum(
        [
            (HOUSE.harvest + HOUSE.price * PRICES[place]) * (count + FIRST_OF_A_KIND - 1)
            for place, count in enumerate(goods)
            if count
        ]
    )


def capacity(player: Player) -> Counts:
    """What could be made with people on every circle."""
    fields = [0] * len(GOODS)
    plants = [0] * len(GOODS)
    for tile in player.island:
        if tile.kind in PLACE:
            fields[PLACE[tile.kind]] += 1
    plants[0] = fields[0]
    for place in player.city:
        if place.kind in PLANT_PLACE:
            plants[PLANT_PLACE[place.kind]] += CIRCLES[place.kind]
    return tuple([min(pair) for pair in zip(fields, plants)])
