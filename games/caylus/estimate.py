"""What a house player needs to know of Caylus besides the rules: what is worth trying, and how well a position stands.

Everything is reckoned in prestige points.
"""

from collections.abc import Mapping
from typing import NamedTuple

from games.caylus import actions as act
from games.caylus.content import (
    BUILDINGS,
    CLOTH,
    CRAFTS,
    FINAL_CUBES,
    FOOD,
    GOLD,
    NUMBERS,
    RESIDENCE,
    SECTION,
    SPECIAL,
    STONE,
    WOOD,
    Cubes,
    cubes,
)
from games.caylus.frames import NOBODY, Activation, Placing, ProvostMoves, Specials
from games.caylus.holdings import covers, plus
from games.caylus.state import NO_BUILDING, State, Table
from games.core.model import Action, Key, Seat

TASTES: Mapping[type[Action], int] = {
    act.Place: 3,
    act.MoveWorker: 8,
    act.LetStand: 4,
    act.Joust: 6,
    act.Build: 10,
    act.Transform: 4,
    act.Buy: 3,
    act.Sell: 3,
    act.MakeDeal: 6,
    act.GiveBatch: 12,
    act.TakeCube: 4,
    act.Exchange: 2,
}
"""Workers that stay at home and batches that are kept lead nowhere. But in trials workers go anywhere, at any price: were they
placed as long as there is money, passing would seem to save it.
"""

PACE = 1.6
"""Spaces of the bailiff in a round."""

SOON = 3.0
"""Rounds before the end from which on money and cubes are worth only what they bring then."""

DENIER = 0.35
"""What a denier is worth in use besides the end."""

PURSE = ((4, 0.35), (3, 0.1))
"""The same of deniers at hand: so many of them at that worth, then so many at less; nobody needs more."""

CUBE = (0.35, 0.3, 0.45, 0.5, 0.8)
"""The same of cubes, by kind."""

ENOUGH = 3
"""Cubes of a kind that are of use."""

BATCH = 1.2
"""What it is worth to hold a batch, besides its cubes."""

BEST = 1.0
"""What giving batches promises of the best builder's favor."""

FAVOR = 3.5
"""What a favor is worth on the table; each column that is open for good makes it worth more."""

COLUMN = 0.45
"""For each column of a marker, while there is time to use it."""

VISITS = 0.55
"""What an own building brings its owner in a round."""

HOUSE = 0.7
"""For each house of the section under construction, up to the number that brings most favors."""

FIRST = 0.25
"""For each place further in front of the turn order."""

LIKELY = 0.5
"""From there on a visit is reckoned with."""

LATER_SECTION = 0.6
"""What houses in a section to come count beside those in the one under construction."""

REACH = (1.0, 0.75, 0.55, 0.4, 0.2)
"""How likely a worker is activated so many spaces beyond the provost; further ones hardly are."""

FAR = 0.1

LATER: Mapping[Key, float] = {"gate": 0.9, "merchants_guild": 0.7, "stables": 0.7, "inn": 1.6}
"""What a worker there is worth besides what it gives."""

GUEST = 0.8
"""What it is worth to be the guest of the Inn."""

NEEDED: Mapping[Key, float] = {"carpenter": 3.5, "mason": 5.5, "lawyer": 3.0, "architect": 8.0}
"""What building is worth to a visitor who can pay for it."""


class Worth(NamedTuple):
    """What things are worth at this time of the game."""

    rounds: float
    """Still to come."""

    use: float
    """1 while there is time to use things, 0 at the end."""

    denier: float
    cubes: tuple[float, ...]
    last: tuple[float, ...]
    """What cubes bring at the end."""

    def of(self, some: Cubes) -> float:
        """Of these cubes."""
        each = self.cubes
        return (
            some[0] * each[0]
            + some[1] * each[1]
            + some[2] * each[2]
            + some[3] * each[3]
            + some[4] * each[4]
        )


def worth_of(table: Table) -> Worth:
    """What the time of the game makes of money and cubes."""
    rounds = max(0.0, (SECTION[-1].marker - table.bailiff) / PACE)
    use = min(1.0, rounds / SOON)
    last = 1 / FINAL_CUBES[table.options.final_cubes]
    ends = (last, last, last, last, float(NUMBERS.gold_points))
    denier = 1 / NUMBERS.deniers_per_point + DENIER * use
    each = tuple([end + more * use for end, more in zip(ends, CUBE)])
    return Worth(rounds, use, denier, each, ends)


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat."""
    table = state.table
    worth = worth_of(table)
    values = [
        player.points
        + _purse(player.deniers, worth)
        + stock(player.cubes, worth)
        + COLUMN * sum(player.favors) * min(1.0, worth.rounds / 4)
        for player in table.players
    ]
    for place, seat in enumerate(table.order):
        values[seat] -= FIRST * place
    _add_buildings(table, worth, values)
    _add_houses(table, values)
    _add_workers(state, worth, values)
    return tuple(values)


def _purse(deniers: int, worth: Worth) -> float:
    """What the money at hand is worth: the first deniers more than the last ones."""
    value, left = deniers / NUMBERS.deniers_per_point, deniers
    for most, each in PURSE:
        value += min(left, most) * each * worth.use
        left -= min(left, most)
    return value


def stock(held: Cubes, worth: Worth) -> float:
    """What the cubes at hand are worth: few of many kinds more than many of one."""
    few = tuple([min(count, ENOUGH) for count in held])
    value = sum([count * each for count, each in zip(few, worth.cubes)])
    value += sum([(have - count) * each for have, count, each in zip(held, few, worth.last)])
    return value + BATCH * batches_of(held) * worth.use


def batches_of(held: Cubes) -> int:
    """How many batches these cubes make."""
    food, *others = held
    return min(food, sum(others) // 2, sum(others) - max(others))


def _add_buildings(table: Table, worth: Worth, values: list[float]) -> None:
    """What buildings will bring: visits, income."""
    for key, owner in zip(table.road, table.owners):
        if owner != NOBODY:
            income = BUILDINGS[key].income
            if income:
                values[owner] += income * worth.denier * worth.rounds
            elif key in CRAFTS:
                values[owner] += VISITS * worth.rounds
    for seat, player in enumerate(table.players):
        homes = [key == RESIDENCE and owner == seat for key, owner in zip(table.road, table.owners)]
        if player.cubes[GOLD] and any(homes):
            values[seat] += min(1.0, worth.rounds / 3)


def _add_houses(table: Table, values: list[float]) -> None:
    """What the sections still open promise."""
    for number in range(table.scored, len(SECTION)):
        for seat in range(len(values)):
            values[seat] += promised(table, number, table.lots[number].count(seat))


def promised(table: Table, number: int, houses: int) -> float:
    """What so many houses in a section promise: favors, or no loss."""
    section = SECTION[number]
    near = number == table.scored
    favors = section.houses[min(houses, len(section.houses) - 1)]
    value = FAVOR * favors + HOUSE * min(houses, 5)
    if not houses and near:
        value -= section.loss * 0.5
    return value if near else LATER_SECTION * value


def _add_workers(state: State, worth: Worth, values: list[float]) -> None:
    """What workers that stand somewhere will bring in this round: the road first, then the castle with what it has brought."""
    table = state.table
    phase = state.flow[0] if state.flow else None
    holdings = [player.cubes for player in table.players]
    if isinstance(phase, Placing | Specials):
        _add_specials(table, worth, values)
    if isinstance(phase, Placing | Specials | ProvostMoves | Activation):
        for place, seat in enumerate(table.workers):
            if seat != NOBODY:
                likely = reached(place + 1 - table.provost)
                key = table.road[place]
                values[seat] += likely * visit(table, worth, seat, key, holdings[seat])
                if likely >= LIKELY:
                    holdings[seat] = after_visit(holdings[seat], worth, key)
    for number, seat in enumerate(table.castle):
        values[seat] += castle(table, worth, seat, holdings[seat]) - 0.1 * number
    if table.inn[1] != NOBODY:
        values[table.inn[1]] += GUEST * min(1.0, worth.rounds / 2)


def reached(beyond: int) -> float:
    """How likely the provost lets a worker in who stands so many spaces beyond him."""
    if beyond <= 0:
        return REACH[0]
    return REACH[beyond] if beyond < len(REACH) else FAR


def _add_specials(table: Table, worth: Worth, values: list[float]) -> None:
    """What workers on special buildings will bring."""
    for key, seat in zip(SPECIAL, table.specials):
        if seat != NOBODY:
            values[seat] += special(table, worth, seat, key)
    for place, seat in enumerate(table.stables):
        values[seat] += LATER["stables"] - FIRST * place
    if table.inn[0] != NOBODY:
        values[table.inn[0]] += LATER["inn"] * min(1.0, worth.rounds / 2)


def special(table: Table, worth: Worth, seat: Seat, key: Key) -> float:
    """What a special building gives."""
    if key == "trading_post":
        return NUMBERS.trading_post * worth.denier
    if key == "joust_field":
        player = table.players[seat]
        if player.cubes[CLOTH] and player.deniers:
            return FAVOR + 0.5 - worth.cubes[CLOTH] - worth.denier
        return 0.2
    return LATER[key]


def castle(table: Table, worth: Worth, seat: Seat, held: Cubes) -> float:
    """What the batches in hand are worth, or the loss without one."""
    count = batches_of(held)
    if not count:
        return -float(NUMBERS.idle_loss)
    number = min(table.scored, len(SECTION) - 1)
    houses = table.lots[number].count(seat)
    more = promised(table, number, houses + count) - promised(table, number, houses)
    spent = worth.cubes[FOOD] + worth.cubes[WOOD] + worth.cubes[STONE] + BATCH * worth.use
    return BEST + more + count * (SECTION[number].points - spent)


def after_visit(held: Cubes, worth: Worth, key: Key) -> Cubes:
    """The cubes after producing there."""
    sides = [cubes(one) for one in BUILDINGS[key].produces]
    return plus(held, max(sides, key=worth.of)) if sides else held


def visit(table: Table, worth: Worth, seat: Seat, key: Key, held: Cubes) -> float:
    """What a visitor with these cubes gets of a building of the road."""
    row = BUILDINGS[key]
    deniers = table.players[seat].deniers
    if row.produces:
        sides = [stock(plus(held, cubes(one)), worth) for one in row.produces]
        return max(sides) - stock(held, worth) + 0.15 * len(row.produces)
    if row.sells:
        return max(0.3, _purse(deniers + row.sells, worth) - _purse(deniers, worth) - 1)
    if row.buys:
        return max(0.2, max(worth.cubes[:GOLD]) * len(row.buys) - row.buys[-1] * worth.denier)
    if row.deals:
        return _best_deal(deniers, held, worth, key)
    assert row.works is not None
    return NEEDED[row.works] * _readiness(table, seat, row.works, held)


def _best_deal(deniers: int, held: Cubes, worth: Worth, key: Key) -> float:
    """What the better deal that can be paid is worth."""
    best = 0.2
    for deal in BUILDINGS[key].deals:
        paid = cubes(deal.pays)
        basic, price = deal.pays.get("basic", 0), deal.pays.get("deniers", 0)
        if deniers < price or sum(held[:GOLD]) < basic or not covers(held, paid):
            continue
        gained = worth.of(cubes(deal.takes)) + deal.takes.get("points", 0)
        spent = worth.of(paid) + _purse(deniers, worth) - _purse(deniers - price, worth)
        best = max(best, gained - spent - basic * min(worth.cubes))
    return best


def _readiness(table: Table, seat: Seat, craft: Key, held: Cubes) -> float:
    """How likely something can be built with that craft when the time comes."""
    food, wood, stone, cloth, gold = held
    if craft == "lawyer":
        return 1.0 if cloth and table.players[seat].deniers else 0.2
    if craft == "architect":
        homes = [key == RESIDENCE and owner == seat for key, owner in zip(table.road, table.owners)]
        ready = gold and max(food, wood, stone, cloth) > 1
        return 1.0 if ready and any(homes) else 0.05
    if NO_BUILDING not in table.road:
        return 0.0
    main = wood if craft == "carpenter" else stone
    if main and (food + cloth + wood + stone + gold) > 1:
        return 1.0
    return 0.1
