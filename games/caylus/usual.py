"""What whoever knows Caylus does without much thought, and what trials are played on with.

Cubes are taken, given and paid by what they are worth to the player. In trials every question is answered by what it brings at
sight; where it matters, robots hold these answers against others by trials.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from games.caylus.actions import (
    Build,
    Buy,
    ChooseLine,
    Decline,
    GiveBatch,
    Joust,
    LetStand,
    MakeDeal,
    MoveProvost,
    MoveWorker,
    Pass,
    PayAny,
    Place,
    Produce,
    Replace,
    Sell,
    Smelt,
    Stay,
    TakeBack,
    TakeBonus,
    TakeCube,
    TakeTwo,
    Transform,
)
from games.caylus.content import (
    BUILDINGS,
    CASTLE,
    CLOTH,
    COSTS,
    CRAFTS,
    FAVORS,
    HAS_ANY,
    LINES,
    NUMBERS,
    ROAD,
    SPECIAL,
    Cubes,
    cubes,
)
from games.caylus.crafting import tiles
from games.caylus.frames import Dealing, Peddling, ProvostMoves, Selling, Works
from games.caylus.holdings import ONE, minus, plus, together
from games.caylus.outlook import brought, dealt, reached, visited
from games.caylus.phases.castle import BATCH
from games.caylus.phases.favors import moved
from games.caylus.phases.provost import STEPS
from games.caylus.phases.visits import deal_of
from games.caylus.places import price_of
from games.caylus.ready import ready_answers
from games.caylus.state import Player, State, Table
from games.caylus.views import open_columns
from games.caylus.worth import VISITS, Worth, paid, residence_worth, stock, tile_worth, worth_of
from games.core.forms import Below, Decision, One
from games.core.keys import parts_of
from games.core.model import Action, Key, Seat

DRAWN = 10
"""Places that are looked at in a trial before a worker goes to the best of them: trials have to be quick, and to differ."""

TRIED = 0.3
"""What a place must be worth beside its price."""

MOVED = 1.5
"""What a move of the provost must be worth beside its price."""

LINE = 0.5
"""What a marker that moves on is worth beside the use of its line."""


def usual_action(state: State, decision: Decision) -> Action | None:
    """What brings most at sight; None: it depends. Where a worker goes is for a robot to find out."""
    usual = _USUAL.get(decision.offers[0].action)
    return None if usual is None else usual(state, decision)


def habit_of(state: State, decision: Decision, below: Below) -> Action | None:
    """What a trial is played on with: the same, but a worker goes to the best of few places; None: an offer by tastes."""
    kind = decision.offers[0].action
    if kind is Place or kind is MoveWorker:
        keys = _keys(decision)
        if len(keys) > DRAWN:
            keys = tuple(dict.fromkeys([keys[below(len(keys))] for _ in range(DRAWN)]))
        return _best_place(state, decision, keys)
    return usual_action(state, decision)


def _keys(decision: Decision, number: int = 0) -> tuple[Key, ...]:
    """What an offer lets one choose."""
    field = decision.offers[number].fields[0]
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


def _two(state: State, decision: Decision) -> Action:
    """The two after which the cubes are worth most."""
    worth, held = _own(state, decision.seat)
    keys = _keys(decision)
    return TakeTwo(max(keys, key=lambda key: stock(plus(held, together(parts_of(key))), worth)))


def _own(state: State, seat: Seat) -> tuple[Worth, Cubes]:
    """What things are worth, and the seat's cubes."""
    return worth_of(state.table), state.table.players[seat].cubes


def _best_place(state: State, decision: Decision, keys: Sequence[Key]) -> Action:
    """The best of these places, if it is worth its price; else to pass. The worker of the Gate goes for nothing."""
    table, seat = state.table, decision.seat
    worth = worth_of(table)
    kind = decision.offers[0].action
    specials = [key for key, one in zip(SPECIAL, table.specials) if one == seat]
    places = [place for place, one in enumerate(table.workers) if one == seat]
    turn = table.castle.index(seat) if seat in table.castle else None
    before = brought(table, worth, seat, specials, places, turn)
    best, best_gain = keys[0], float("-inf")
    for key in keys:
        price = price_of(table, seat, key) if kind is Place else 0
        if key == CASTLE:
            after = brought(table, worth, seat, specials, places, len(table.castle), price)
        elif key in SPECIAL:
            after = brought(table, worth, seat, [*specials, key], places, turn, price)
        else:
            road = sorted([*places, table.road.index(key)])
            after = brought(table, worth, seat, specials, road, turn, price)
        if after - before > best_gain:
            best, best_gain = key, after - before
    if kind is MoveWorker:
        return MoveWorker(best) if best_gain > 0 else TakeBack()
    return Place(best) if best_gain > TRIED else Pass()


def _provost(state: State, decision: Decision) -> Action:
    """The move that lets in most of the seat's workers for its price."""
    table, seat = state.table, decision.seat
    worth = worth_of(table)
    provost = table.provost
    places = [
        place
        for place in range(max(0, provost - NUMBERS.longest_move), ROAD.spaces)
        if table.workers[place] == seat
    ]
    if not places:
        return LetStand()
    gains = {place: _gained(table, worth, seat, table.road[place]) for place in places}
    denier = worth.denier if isinstance(state.flow[-1], ProvostMoves) else 0.0

    def brings(step: Key) -> float:
        spaces = STEPS[step]
        let_in = [
            gain * (reached(place + 1 - provost - spaces) - reached(place + 1 - provost))
            for place, gain in gains.items()
        ]
        return sum(let_in) - abs(spaces) * denier

    best = max(_keys(decision), key=brings)
    return MoveProvost(best) if brings(best) > MOVED else LetStand()


def _gained(table: Table, worth: Worth, seat: Seat, key: Key) -> float:
    """What a visit brings with what the seat has now."""
    player = table.players[seat]
    visit = visited(table, worth, seat, key, player.cubes, player.deniers)
    now = worth.goods(player.cubes, player.deniers)
    return visit.points + worth.goods(visit.held, visit.deniers) - now


def _line(state: State, decision: Decision) -> Action:
    """The line whose use brings most."""
    table, seat = state.table, decision.seat
    worth = worth_of(table)
    player = table.players[seat]
    opened = open_columns(table)

    def brings(line: Key) -> float:
        before = player.favors[LINES.index(line)]
        column = moved(before, opened)
        further = LINE * worth.use if column > before else 0.0
        return further + _LINES[line](table, worth, seat, column)

    return ChooseLine(max(_keys(decision), key=brings))


def _line_of_deniers(table: Table, worth: Worth, seat: Seat, column: int) -> float:
    """What the line of deniers gives in that column."""
    deniers = table.players[seat].deniers
    return worth.money(deniers + FAVORS.deniers[column - 1]) - worth.money(deniers)


def _line_of_resources(table: Table, worth: Worth, seat: Seat, column: int) -> float:
    """The best cube up to that column."""
    held = table.players[seat].cubes
    kinds = [kind for kinds in FAVORS.resources[:column] for kind in kinds if kind in ONE]
    return max([stock(plus(held, ONE[kind]), worth) for kind in kinds]) - stock(held, worth)


def _line_of_buildings(table: Table, worth: Worth, seat: Seat, column: int) -> float:
    """The best tile or residence up to that column, or nothing."""
    player = table.players[seat]
    crafts = tuple([craft for crafts in FAVORS.buildings[:column] for craft in crafts])
    built = tiles(table, player, seat, Works(seat, crafts))
    gains = [_tile_gain(table, worth, seat, key, is_reduced=True) for key in built]
    if "lawyer" in crafts and player.cubes[CLOTH]:
        gains.append(residence_worth(table, worth, seat) - worth.cubes[CLOTH])
    return max([0.0, *gains])


_LINES: Mapping[Key, Callable[[Table, Worth, Seat, int], float]] = {
    "prestige": lambda _table, _worth, _seat, column: float(FAVORS.prestige[column - 1]),
    "deniers": _line_of_deniers,
    "resources": _line_of_resources,
    "buildings": _line_of_buildings,
}
"""What the use of each line brings."""


def _tile_gain(table: Table, worth: Worth, seat: Seat, key: Key, *, is_reduced: bool) -> float:
    """What the tile brings beside the cubes that it costs."""
    held = table.players[seat].cubes
    left = paid(held, COSTS[is_reduced][key], worth, with_any=key in HAS_ANY)
    assert left is not None
    return tile_worth(worth, key) + stock(left, worth) - stock(held, worth)


def _built(state: State, decision: Decision) -> Action:
    """The tile or the residence that brings most, now and in the rounds to come; nothing where all cost more."""
    table, seat = state.table, decision.seat
    worth = worth_of(table)
    frame = state.flow[-1]
    assert isinstance(frame, Works)
    best: Action = Decline()
    best_gain = 0.0
    for number, offer in enumerate(decision.offers):
        if offer.action is Build:
            for key in _keys(decision, number):
                gain = _tile_gain(table, worth, seat, key, is_reduced=frame.building is None)
                if gain > best_gain:
                    best, best_gain = Build(key), gain
        elif offer.action is Transform:
            gain = residence_worth(table, worth, seat) - worth.cubes[CLOTH]
            gain -= worth.denier if frame.building is not None else 0.0
            for key in _keys(decision, number):
                less = VISITS * worth.rounds if key in CRAFTS else 0.0
                if gain - less > best_gain:
                    best, best_gain = Transform(key), gain - less
    return best


def _visited(state: State, decision: Decision) -> Action:
    """The sale, purchase or deal that leaves the player with most; none where all cost more."""
    table, seat = state.table, decision.seat
    frame = state.flow[-1]
    assert isinstance(frame, Selling | Peddling | Dealing)
    worth = worth_of(table)
    player = table.players[seat]
    best: Action = Decline()
    most = worth.goods(player.cubes, player.deniers)
    offer = decision.offers[0]
    for key in _keys(decision):
        value = _AFTER[offer.action](worth, player, frame.building, key)
        if value > most:
            best, most = offer.action(key), value
    return best


def _sold(worth: Worth, player: Player, building: Key, key: Key) -> float:
    """What the player's goods come to after a sale."""
    return worth.goods(minus(player.cubes, ONE[key]), player.deniers + BUILDINGS[building].sells)


def _bought(worth: Worth, player: Player, building: Key, key: Key) -> float:
    """The same after a purchase."""
    kinds = parts_of(key)
    price = BUILDINGS[building].buys[len(kinds) - 1]
    return worth.goods(plus(player.cubes, together(kinds)), player.deniers - price)


def _dealt(worth: Worth, player: Player, building: Key, key: Key) -> float:
    """The same after a deal, with its points."""
    deal = deal_of(building, key)
    left = dealt(worth, player.cubes, deal)
    assert left is not None
    money = player.deniers - deal.pays.get("deniers", 0)
    return deal.takes.get("points", 0) + worth.goods(left, money)


_AFTER: Mapping[type[Action], Callable[[Worth, Player, Key, Key], float]] = {
    Sell: _sold,
    Buy: _bought,
    MakeDeal: _dealt,
}


def _smelted(state: State, decision: Decision) -> Action:
    """The cubes of which there are most."""
    return ready_answers(state, decision)[0].action


def _replaced(state: State, decision: Decision) -> Action:
    """Any residence: all are alike."""
    return Replace(_keys(decision)[0])


Usual: TypeAlias = Callable[[State, Decision], Action]

_USUAL: Mapping[type[Action], Usual] = {
    Produce: _produced,
    TakeBonus: _best_cube(TakeBonus, plus),
    TakeCube: _best_cube(TakeCube, plus),
    TakeTwo: _two,
    PayAny: _best_cube(PayAny, minus),
    GiveBatch: _batch,
    Build: _built,
    Transform: _built,
    Sell: _visited,
    Buy: _visited,
    MakeDeal: _visited,
    Smelt: _smelted,
    Replace: _replaced,
    ChooseLine: _line,
    MoveProvost: _provost,
    Joust: lambda _state, _decision: Joust(),
    Stay: lambda _state, _decision: Stay(),
}
"""By the first action that is offered."""
