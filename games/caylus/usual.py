"""What whoever knows Caylus does without much thought, and what trials are played on with.

Cubes are taken, given and paid by what they are worth to the player. In trials workers go where they are worth their price, and
the best tile is built; where it matters, robots hold these answers against others by trials.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.caylus.actions import (
    Build,
    GiveBatch,
    Joust,
    Pass,
    PayAny,
    Place,
    Produce,
    Sell,
    TakeBonus,
    TakeCube,
)
from games.caylus.content import BUILDINGS, CASTLE, CRAFTS, SPECIAL, Cubes, cubes
from games.caylus.estimate import (
    FAVOR,
    LATER,
    LIKELY,
    VISITS,
    Worth,
    after_visit,
    castle,
    reached,
    special,
    stock,
    visit,
    worth_of,
)
from games.caylus.holdings import ONE, minus, plus
from games.caylus.phases.castle import BATCH
from games.caylus.places import price_of
from games.caylus.state import State, Table
from games.core.forms import Below, Decision, One
from games.core.model import Action, Key, Seat

DRAWN = 4
"""Places that are looked at in a trial before a worker goes to the best of them: trials have to be quick, and to differ."""

TRIED = 0.3
"""What a place must be worth beside its price."""


def usual_action(state: State, decision: Decision) -> Action | None:
    """Which cubes to take, give or pay; None: it depends."""
    usual = _USUAL.get(decision.offers[0].action)
    return None if usual is None else usual(state, decision)


def habit_of(state: State, decision: Decision, below: Below) -> Action | None:
    """What a trial is played on with; None: an offer by the game's tastes."""
    kind = decision.offers[0].action
    if kind is Place:
        return _placed(state, decision, below)
    if kind is Build:
        return _built(state, decision)
    if kind is Joust:
        return Joust()
    return usual_action(state, decision)


def _keys(decision: Decision) -> tuple[Key, ...]:
    """What the first offer lets one choose."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    return field.keys


def _best_cube(make: Callable[[Key], Action], after: Callable[[Cubes, Cubes], Cubes]) -> "Usual":
    """The cube after which the player's are worth most: with `plus` it is taken, with `minus` given away."""

    def usual(state: State, decision: Decision) -> Action:
        worth, held = _own(state, decision.seat)
        keys = _keys(decision)
        return make(max(keys, key=lambda key: stock(after(held, ONE[key]), worth)))

    return usual


def _produced(state: State, decision: Decision) -> Action:
    """The yield that is worth most; each is called by its kind of cube."""
    worth, held = _own(state, decision.seat)
    sides = _SIDES[_keys(decision)]
    return Produce(max(sides, key=lambda key: stock(plus(held, sides[key]), worth)))


_SIDES: Mapping[tuple[Key, ...], Mapping[Key, Cubes]] = {
    tuple([next(iter(side)) for side in row.produces]): {
        next(iter(side)): cubes(side) for side in row.produces
    }
    for row in BUILDINGS.values()
    if len(row.produces) > 1
}
"""The yields by what is offered."""


def _batch(state: State, decision: Decision) -> Action:
    """The one whose cubes are missed least."""
    worth, _ = _own(state, decision.seat)
    return GiveBatch(min(_keys(decision), key=lambda key: worth.of(BATCH[key])))


def _own(state: State, seat: Seat) -> tuple[Worth, Cubes]:
    """What things are worth, and the seat's cubes."""
    return worth_of(state.table), state.table.players[seat].cubes


def _placed(state: State, decision: Decision, below: Below) -> Action:
    """The best of some places, if it is worth its price; else to pass."""
    table, seat = state.table, decision.seat
    worth = worth_of(table)
    keys = _keys(decision)
    if len(keys) > DRAWN:
        keys = tuple([keys[below(len(keys))] for _ in range(DRAWN)])
    best, most = keys[0], float("-inf")
    for key in keys:
        gain = gained_at(table, worth, seat, key) - price_of(table, seat, key) * worth.denier
        if gain > most:
            best, most = key, gain
    return Place(best) if most > TRIED else Pass()


def gained_at(table: Table, worth: Worth, seat: Seat, key: Key) -> float:
    """What a worker there promises in points, its price apart."""
    if key == CASTLE:
        return castle(table, worth, seat, _expected(table, worth, seat)) - 0.1 * len(table.castle)
    if key in SPECIAL:
        if key in LATER:
            return LATER[key]
        return special(table, worth, seat, key)
    place = table.road.index(key)
    held = table.players[seat].cubes
    return reached(place + 1 - table.provost) * visit(table, worth, seat, key, held)


def _expected(table: Table, worth: Worth, seat: Seat) -> Cubes:
    """The seat's cubes when the castle's turn comes."""
    held = table.players[seat].cubes
    for place, worker in enumerate(table.workers):
        if worker == seat and reached(place + 1 - table.provost) >= LIKELY:
            held = after_visit(held, worth, table.road[place])
    return held


def _built(state: State, decision: Decision) -> Action:
    """The tile that brings most, now and in the rounds to come."""
    worth = worth_of(state.table)

    def brings(key: Key) -> float:
        row = BUILDINGS[key]
        later = row.income * worth.denier if row.income else VISITS if key in CRAFTS else 0.0
        return row.points + FAVOR * row.favors + later * worth.rounds

    return Build(max(_keys(decision), key=brings))


Usual: TypeAlias = Callable[[State, Decision], Action]

_USUAL: Mapping[type[Action], Usual] = {
    Produce: _produced,
    TakeBonus: _best_cube(TakeBonus, plus),
    TakeCube: _best_cube(TakeCube, plus),
    Sell: _best_cube(Sell, minus),
    PayAny: _best_cube(PayAny, minus),
    GiveBatch: _batch,
}
"""By the first action that is offered."""
