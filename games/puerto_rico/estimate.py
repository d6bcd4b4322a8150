"""How well the seats stand before the end, in points: for robots, and for filling circles.

The weights are in data/puerto-rico/weights.toml; the command in its first line writes them anew.
"""

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from games.core.model import Basis, Key, Seat
from games.core.weights import prospects, weights_of
from games.puerto_rico.content import (
    BUILDINGS,
    CIRCLES,
    GOODS,
    KINDS,
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

_BASE = tuple([kind for kind in KINDS if BUILDINGS[kind].set == "base"])

_FEATURES: tuple[Key, ...] = (
    "doubloons",
    "doubloons_early",
    "barrels",
    "barrels_early",
    "barrel_prices",
    "harvest",
    "harvest_prices",
    "harvest_kinds",
    "possible",
    "quarries",
    "idle_quarries",
    "tiles",
    "people",
    "large",
    *sorted(WORTH, key=lambda kind: kind not in _BASE),
)
"""What a seat has: doubloons and barrels, both also times the time that is left, and the prices of the barrels. Times the time:
what it makes, by barrels, prices and kinds; what it could make with people; quarries with people and without, tiles, people on
circles, each commercial building, those of the base game first. And the bonus of large buildings that nobody occupies yet.
"""

_WIDTH = sum([name not in WORTH or name in _BASE for name in _FEATURES])
"""Features of the base game; those of expansions' buildings come after them, wherever the file names them."""

FEATURES: tuple[Key, ...] = (
    *_FEATURES[:_WIDTH],
    *[f"{name}_expanded" for name in _FEATURES],
)
"""With an expansion everything is worth something else: such games have weights of their own."""

WEIGHTS = weights_of(_FILE.with_name("weights.toml"), FEATURES)

_OWN_WEIGHTS, _EXPANDED_WEIGHTS = WEIGHTS[:_WIDTH], WEIGHTS[_WIDTH:]
_NONE = (0.0,) * _WIDTH
_NONE_EXPANDED = (0.0,) * len(_FEATURES)

_FIRST_BUILDING = _FEATURES.index("large") + 1
_BUILDING = {name: place for place, name in enumerate(_FEATURES) if name in WORTH}


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    weights = _EXPANDED_WEIGHTS if is_expanded(state) else _OWN_WEIGHTS
    return prospects(weights, _bases(state))


def bases(state: State) -> tuple[Basis, ...]:
    """The same before it is weighed, by `FEATURES`."""
    found = _bases(state)
    if is_expanded(state):
        return tuple([Basis(one.points, (*_NONE, *one.features)) for one in found])
    return tuple([Basis(one.points, (*one.features[:_WIDTH], *_NONE_EXPANDED)) for one in found])


def is_expanded(state: State) -> bool:
    """Whether an expansion is in play."""
    return state.table.has_nobles or state.table.buildings != _BASE


def _bases(state: State) -> tuple[Basis, ...]:
    """Points and features of every seat, by `_FEATURES`."""
    left = time_left(state)
    return tuple(
        [
            Basis(float(sheet.total), features(state, seat, left))
            for seat, sheet in enumerate(sheets(state))
        ]
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


def features(state: State, seat: Seat, left: float) -> tuple[float, ...]:
    """What the seat has that may bring more, by `_FEATURES`; `left` is the part of the game before it."""
    player = state.table.players[seat]
    values = [0.0] * len(_FEATURES)
    large = 0.0
    for place in player.city:
        number = _BUILDING.get(place.kind)
        if number is not None:
            values[number] += left if place.people else HOUSE.empty * left
        if place.kind in LARGE_BONUSES and not place.people:
            large += LARGE_BONUSES[place.kind](player, state.secrets.points[seat])
    made, could = harvest(player), capacity(player)
    quarries = workers(player, QUARRY)
    barrels = float(sum(player.goods))
    values[:_FIRST_BUILDING] = (
        float(player.doubloons),
        player.doubloons * left,
        barrels,
        barrels * left,
        float(sum([count * price for count, price in zip(player.goods, PRICES)])),
        left * sum(made),
        left * sum([count * price for count, price in zip(made, PRICES)]),
        left * sum([count > 0 for count in made]),
        left * (sum(could) - sum(made)),
        left * min(_QUARRIES, quarries),
        left * max(0, min(_QUARRIES, tiles(player, QUARRY)) - quarries),
        left * len(player.island),
        left * min(people_of(player).total, circles_of(player)),
        large,
    )
    return tuple(values)


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
