"""What the dice pay for, and what turning one with a joker or trading gold helps to pay for."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.catan_dice.content import FACES, GOLD, GOLD_PRICE, KIND_OF, Amounts
from games.catan_dice.sheets import free_jokers, help_for, unspent
from games.catan_dice.state import State, Table
from games.catan_dice.usual import Plan, gain, lacking_of, plans, race_of
from games.core.keys import Triple
from games.core.model import Key


class Aim(NamedTuple):
    """What can be built because of a die that is turned."""

    kinds: tuple[Key, ...]
    value: float


class Paid(NamedTuple):
    """What can be built with the dice as they lie."""

    kinds: tuple[Key, ...]
    by: Key
    """With what at least: `dice`, `gold` (R140) or `joker` (R132)."""


def paid_aim(state: State) -> Paid | None:
    """What brings most points of what the dice pay for with gold; with jokers only where that brings more; None: nothing even
    so.
    """
    table = state.table
    sheet, dice = table.sheet, unspent(table.dice, table.spent)
    bare = _without_jokers(table)
    jokers = free_jokers(table.island, sheet.built, sheet.used)
    helped = [
        (_printed(table, places), value, places)
        for places, value, cost in plans(table.island, sheet.built, race_of(table))
        if help_for(cost, jokers, dice) is not None
    ]
    if bare and max(bare)[0] >= max(helped)[0]:
        return _best_of(bare)
    return Paid(_kinds(max(helped)[-1]), "joker") if helped else None


def left_aim(state: State) -> Paid | None:
    """The same without jokers, which are not lost with the turn."""
    bare = _without_jokers(state.table)
    return _best_of(bare) if bare else None


def _without_jokers(table: Table) -> list[tuple[int, float, int, Plan]]:
    """The points, worth, trades of gold (below 0) and places of each plan that dice and gold pay for."""
    dice = unspent(table.dice, table.spent)
    return [
        (_printed(table, places), value, -missing, places)
        for places, value, cost in plans(table.island, table.sheet.built, race_of(table))
        if GOLD_PRICE * (missing := sum(lacking_of(cost, dice))) <= dice[-1]
    ]


def _best_of(found: Iterable[tuple[int, float, int, Plan]]) -> Paid:
    """What brings most points of these, with as little gold as can be."""
    _, _, less, places = max(found)
    return Paid(_kinds(places), "gold" if less else "dice")


def _printed(table: Table, places: Sequence[Key]) -> int:
    """The points that the places bring, titles among them; a road that brings none (R240) is worth one, since it leads on."""
    race, built, found = race_of(table), table.sheet.built, 0
    for place in places:
        brings = gain(table.island, built, place, race)
        found += brings or int(KIND_OF[place] == "road")
        built += (place,)
    return found


def _kinds(places: Iterable[Key]) -> tuple[Key, ...]:
    """What each place is for."""
    return tuple([KIND_OF[place] for place in places])


def turn_aim(state: State, turn: Key) -> Aim | None:
    """The best that this use of a joker helps to pay for; None: nothing."""
    joker, face, resource = Triple.parse(turn)
    return _aim(state, resource, {face: 1}, joker)


def trade_aim(state: State, resource: Key) -> Aim | None:
    """The same for two gold dice."""
    return _aim(state, resource, {GOLD: GOLD_PRICE}, "")


def _aim(state: State, resource: Key, given: dict[Key, int], joker: Key) -> Aim | None:
    """The most valuable plan that lacks a die less after it, and that the dice, gold and other jokers then pay for."""
    table = state.table
    sheet, before = table.sheet, unspent(table.dice, table.spent)
    left = dict(zip(FACES, before, strict=True))
    for face, count in given.items():
        left[face] -= count
    left[resource] += 1
    lumber, brick, wool, grain, ore, gold = left.values()
    after: Amounts = (lumber, brick, wool, grain, ore, gold)
    jokers = free_jokers(table.island, sheet.built, (*sheet.used, joker))
    found = [
        Aim(tuple([KIND_OF[place] for place in places]), value)
        for places, value, cost in plans(table.island, sheet.built, race_of(table))
        if sum(lacking_of(cost, after)) < sum(lacking_of(cost, before))
        and help_for(cost, jokers, after) is not None
    ]
    return max(found, key=lambda aim: aim.value, default=None)
