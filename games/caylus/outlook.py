"""What a seat's workers will bring it in this round: in mind they do their work one after the other, each with what those
before it have brought, up to the castle.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.caylus.content import (
    BASIC,
    BUILDINGS,
    BUILT_WITH,
    CLOTH,
    COST,
    GOLD,
    HAS_ANY,
    JOUST_FIELD,
    NUMBERS,
    SECTION,
    TRADING_POST,
    Craft,
    Cubes,
    Deal,
    cubes,
)
from games.caylus.crafting import residences
from games.caylus.holdings import ONE, batches_of, covers, minus, plus
from games.caylus.state import NO_BUILDING, Table
from games.caylus.views import lots_left
from games.caylus.worth import (
    BATCH,
    FAVOR,
    KEPT,
    Worth,
    least,
    most,
    paid,
    residence_worth,
    stock,
    tile_worth,
)
from games.core.model import Key, Seat

REACH = (1.0, 0.24, 0.225, 0.2, 0.1)
"""How likely a worker is activated so many spaces beyond the provost; further ones hardly are."""

FAR = 0.075

LIKELY = 0.5
"""From there on a visit is reckoned with."""

LATER: Mapping[Key, float] = {"gate": 0.9, "merchants_guild": 0.5, "stables": 1.3, "inn": 0.9}
"""What a worker there is worth besides what it gives."""

BEST = 1.0
"""What giving batches promises of the best builder's favor."""

HOUSE = 0.525
"""For each house of the section under construction, up to the number that brings most favors."""

LATER_SECTION = 0.6
"""What houses in a section to come count beside those in the one under construction."""

BEHIND = 0.1
"""What each worker before one's own at the castle takes off it."""


class Visit(NamedTuple):
    """What a visitor has afterwards."""

    points: float
    """Points, and what is as good."""

    held: Cubes
    deniers: int
    tile: Key = NO_BUILDING
    """What was built."""


_SIDES: Mapping[Key, tuple[Cubes, ...]] = {
    key: tuple([cubes(one) for one in row.produces]) for key, row in BUILDINGS.items()
}


def reached(beyond: int) -> float:
    """How likely the provost lets a worker in who stands so many spaces beyond him."""
    if beyond <= 0:
        return REACH[0]
    return REACH[beyond] if beyond < len(REACH) else FAR


def brought(
    table: Table,
    worth: Worth,
    seat: Seat,
    specials: Sequence[Key],
    places: Sequence[int],
    turn: int | None,
    price: int = 0,
) -> float:
    """What the seat's goods come to with workers at these special buildings, on these places of the road in their order, and
    at the castle behind so many others, or not; a price is paid before.
    """
    player = table.players[seat]
    held, deniers, value = player.cubes, player.deniers - price, 0.0
    for key in specials:
        if key == TRADING_POST:
            deniers += NUMBERS.trading_post
        elif key == JOUST_FIELD:
            if held[CLOTH] and deniers:
                held, deniers = minus(held, ONE["cloth"]), deniers - NUMBERS.joust_deniers
                value += FAVOR
        else:
            value += LATER[key]
    built: list[Key] = []
    provost, road = table.provost, table.road
    for place in places:
        likely = reached(place + 1 - provost)
        key = road[place]
        visit = visited(table, worth, seat, key, held, deniers, built)
        if likely == 1:
            value += visit.points
            held, deniers = visit.held, visit.deniers
        else:
            before, after = worth.goods(held, deniers), worth.goods(visit.held, visit.deniers)
            gain = visit.points + after - before
            if likely >= LIKELY:
                value += visit.points - (1 - likely) * gain
                held, deniers = visit.held, visit.deniers
            else:
                value += likely * gain
                continue
        if visit.tile:
            built.append(visit.tile)
    if turn is not None:
        value += castle(table, worth, seat, held) - BEHIND * turn
    return value + worth.goods(held, deniers)


def visited(
    table: Table,
    worth: Worth,
    seat: Seat,
    key: Key,
    held: Cubes,
    deniers: int,
    built: Sequence[Key] = (),
) -> Visit:
    """What a visitor with these things makes of a building of the road; tiles that he has built before are gone."""
    row = BUILDINGS[key]
    if row.produces:
        return _produced(worth, key, held, deniers)
    if row.works:
        return _worked(table, worth, seat, row.works, Visit(0.0, held, deniers), built)
    return _traded(worth, key, held, deniers)


@lru_cache(maxsize=KEPT)
def _produced(worth: Worth, key: Key, held: Cubes, deniers: int) -> Visit:
    """The best yield."""
    best = max([plus(held, side) for side in _SIDES[key]], key=lambda one: stock(one, worth))
    return Visit(0.0, best, deniers)


@lru_cache(maxsize=KEPT)
def _traded(worth: Worth, key: Key, held: Cubes, deniers: int) -> Visit:
    """The best of selling, buying or a deal there, or nothing."""
    row = BUILDINGS[key]
    ways = [Visit(0.0, held, deniers)]
    if row.sells and any(held):
        ways.append(Visit(0.0, least(held, worth), deniers + row.sells))
    more = held
    for price in row.buys:
        more = most(more, worth)
        if price <= deniers:
            ways.append(Visit(0.0, more, deniers - price))
    for deal in row.deals:
        left = dealt(worth, held, deal)
        money = deniers - deal.pays.get("deniers", 0)
        if left is not None and money >= 0:
            ways.append(Visit(deal.takes.get("points", 0), left, money))
    return better(worth, ways)


def dealt(worth: Worth, held: Cubes, deal: Deal) -> Cubes | None:
    """The cubes after a deal; of those that may be of any mix the ones are given that are missed least. None: too few."""
    left = minus(held, cubes(deal.pays))
    basic = deal.pays.get("basic", 0)
    if min(left) < 0 or sum(left[:GOLD]) < basic:
        return None
    for _ in range(basic):
        kinds = [kind for kind, count in zip(BASIC, left) if count]
        spared = max(kinds, key=lambda kind: stock(minus(left, ONE[kind]), worth))
        left = minus(left, ONE[spared])
    return plus(left, cubes(deal.takes))


def _worked(
    table: Table, worth: Worth, seat: Seat, craft: Craft, nothing: Visit, built: Sequence[Key]
) -> Visit:
    """The best tile that can be paid, or the residence."""
    held, deniers = nothing.held, nothing.deniers
    if craft == "lawyer":
        if not held[CLOTH] or not deniers:
            return nothing
        left = minus(held, ONE["cloth"])
        gain = residence_worth(table, worth, seat)
        return better(worth, [nothing, Visit(gain, left, deniers - NUMBERS.lawyer_deniers)])
    if craft == "architect":
        if not held[GOLD] or not residences(table, seat):
            return nothing
    elif NO_BUILDING not in table.road:
        return nothing
    return _tiled(worth, craft, table.stock, tuple(built), held, deniers)


@lru_cache(maxsize=KEPT)
def _tiled(
    worth: Worth,
    craft: Craft,
    tiles: tuple[Key, ...],
    built: tuple[Key, ...],
    held: Cubes,
    deniers: int,
) -> Visit:
    """The best tile of the stock that can be paid, or nothing."""
    ways = [Visit(0.0, held, deniers)]
    for tile in BUILT_WITH[craft]:
        cost = COST[tile]
        if tile in tiles and tile not in built and covers(held, cost):
            after = paid(held, cost, worth, with_any=tile in HAS_ANY)
            if after is not None:
                ways.append(Visit(tile_worth(worth, tile), after, deniers, tile))
    return better(worth, ways)


def better(worth: Worth, ways: Sequence[Visit]) -> Visit:
    """The best of these."""
    if len(ways) == 1:
        return ways[0]
    return max(ways, key=lambda one: one.points + stock(one.held, worth) + worth.money(one.deniers))


def castle(table: Table, worth: Worth, seat: Seat, held: Cubes) -> float:
    """What the batches in hand are worth, or the loss without one."""
    count = min(batches_of(held), lots_left(table))
    if not count:
        return -float(NUMBERS.idle_loss)
    number = min(table.scored, len(SECTION) - 1)
    houses = table.lots[number].count(seat)
    more = promised(table, number, houses + count) - promised(table, number, houses)
    each = worth.cubes
    spent = each[0] + each[1] + each[2] + BATCH * worth.use
    return BEST + more + count * (SECTION[number].points - spent)


def promised(table: Table, number: int, houses: int) -> float:
    """What so many houses in a section promise: favors, or no loss."""
    section = SECTION[number]
    near = number == table.scored
    favors = section.houses[min(houses, len(section.houses) - 1)]
    value = FAVOR * favors + HOUSE * min(houses, 5)
    if not houses and near:
        value -= section.loss * 0.5
    return value if near else LATER_SECTION * value
