"""What whoever knows the game does without much thought: house players hold everything else against it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.core.forms import Below, Decision, One
from games.core.keys import Pair
from games.core.model import Action, Key, Seat
from games.puerto_rico.actions import (
    AddColonist,
    Build,
    ChooseRole,
    Load,
    PlaceNobles,
    PlacePeople,
    Sell,
    StoreBarrels,
    StoreKinds,
    TakeGood,
    TakeTile,
)
from games.puerto_rico.content import CIRCLES, PLACE, PLANT_PLACE, POINTS, PRICE, PRICES, QUARRY
from games.puerto_rico.estimate import WORTH, time_left
from games.puerto_rico.island import empty_circles, tiles
from games.puerto_rico.phases.craftsman import harvest
from games.puerto_rico.phases.trader import income
from games.puerto_rico.ready import filled, ready_for
from games.puerto_rico.scoring import LARGE_BONUSES
from games.puerto_rico.state import Player, State

WORTH_SELLING = 2
"""Doubloons below which a barrel may be better on a ship."""


DRAWN = 4
"""Answers that are looked at in a trial before the best of them is given: trials have to be quick, and to differ. If all were
looked at, habit alone would play better, but trials would all foretell the same.
"""

LARGE = 4.0
"""What a large building brings in the end beside its printed points, more or less."""

PLANT = 2.0
"""What a production building is worth with the whole game before it, for each plantation of its kind."""

NEW_KIND = 1.0
"""How much more the first plantation of a kind is worth than others."""

ROOM = 1.5
"""What a plantation is worth to whose production building has a circle for it."""

CORN = 1.0
"""The same of corn, which needs no building."""

DEARER = 0.2
"""What a plantation is worth for each doubloon of its barrels' price."""

MANY = 3
"""Empty circles, or barrels of one's own, of which more do not make a role better."""


def habit_of(state: State, decision: Decision, below: Below) -> Action | None:
    """What a trial is played on with; None: an offer by the game's tastes."""
    kind = decision.offers[0].action
    if kind is ChooseRole:
        keys = _drawn(decision, below)
        return ChooseRole(max(keys, key=lambda key: _sense(state, decision.seat, key)))
    if kind is Build:
        left, player = time_left(state), state.table.players[decision.seat]
        keys = _drawn(decision, below)
        return Build(max(keys, key=lambda key: _promise(player, key, left)))
    if kind is TakeTile:
        player = state.table.players[decision.seat]
        return TakeTile(max(_drawn(decision, below), key=lambda key: _use(player, key)))
    if kind is Load:
        return Load(max(_drawn(decision, below), key=lambda key: _taken(state, decision.seat, key)))
    return usual_action(state, decision)


def _drawn(decision: Decision, below: Below) -> tuple[Key, ...]:
    """Some of what the first offer lets one choose."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    keys = field.keys
    if len(keys) <= DRAWN:
        return keys
    return tuple([keys[below(len(keys))] for _ in range(DRAWN)])


def _sense(state: State, seat: Seat, role: Key) -> float:
    """How much the seat has of the role now, in doubloons."""
    table = state.table
    player = table.players[seat]
    lying = sum([card.doubloons for card in table.roles if card.role == role])
    if role == "captain":
        return lying + min(MANY, sum(player.goods))
    if role == "trader":
        prices = [
            price
            for price, count, key in zip(PRICES, player.goods, PLACE)
            if count and key not in table.house
        ]
        return lying + max(prices, default=-1)
    if role == "craftsman":
        return lying + 0.5 * sum(harvest(player))
    if role == "mayor":
        return lying + 0.7 * min(MANY, empty_circles((*player.island, *player.city)))
    if role == "builder":
        return lying + min(3.0, player.doubloons / 3)
    return lying + 1.0


def _promise(player: Player, kind: Key, left: float) -> float:
    """What a building promises in VP; `left` is the part of the game before it."""
    value = POINTS[kind] + left * WORTH.get(kind, 0.0)
    if kind in LARGE_BONUSES:
        value += LARGE
    elif kind in PLANT_PLACE:
        good = _GOODS[PLANT_PLACE[kind]]
        value += left * PLANT * min(2, tiles(player, good)) * (1 + 0.25 * PRICE[good])
    return value


def _use(player: Player, tile: Key) -> float:
    """How much a seat can do with a tile, compared with others."""
    if tile == QUARRY:
        return float(MANY - tiles(player, QUARRY))
    if tile not in PLACE:
        return 0.0
    place, have = PLACE[tile], tiles(player, tile)
    new = 0.0 if have else NEW_KIND
    if not place:
        return new + CORN
    circles = sum([CIRCLES[one.kind] for one in player.city if PLANT_PLACE.get(one.kind) == place])
    return new + DEARER * PRICES[place] + (ROOM if circles > have else 0.0)


_GOODS = tuple(PLACE)


def _taken(state: State, seat: Seat, cargo: Key) -> int:
    """How many barrels a ship or wharf takes."""
    good, where = Pair.parse(cargo)
    count = state.table.players[seat].goods[PLACE[good]]
    rooms = [ship.room for ship in state.table.cargo if where == f"ship_{ship.capacity}"]
    return min([count, *rooms])


def usual_action(state: State, decision: Decision) -> Action | None:
    """People where they are most useful, the dearest barrels kept, the best sale; None: it depends."""
    usual = _USUAL.get(decision.offers[0].action)
    return None if usual is None else usual(state, decision)


def _people(state: State, decision: Decision) -> Action:
    """The first ready answer, without the others: this is asked often."""
    return PlacePeople(filled(state, decision.seat, {}))


def _ready(state: State, decision: Decision) -> Action:
    """The first ready answer."""
    return ready_for(state, decision)[0].action


def _sale(state: State, decision: Decision) -> Action | None:
    """What brings most, if that is enough."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    incomes = [(income(state, decision.seat, key), key) for key in field.keys]
    doubloons, key = max(incomes, key=lambda pair: pair[0])
    return Sell(key) if doubloons >= WORTH_SELLING else None


def _dearest(_state: State, decision: Decision) -> Action:
    """The dearest barrel."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    return TakeGood(max(field.keys, key=PRICE.__getitem__))


Usual: TypeAlias = Callable[[State, Decision], Action | None]

_USUAL: Mapping[type[Action], Usual] = {
    PlacePeople: _people,
    PlaceNobles: _ready,
    StoreKinds: _ready,
    StoreBarrels: _ready,
    Sell: _sale,
    TakeGood: _dearest,
    AddColonist: lambda _state, _decision: AddColonist(),
}
"""By the first action that is offered."""
