"""What the dice pay for, and what turning one with a joker or trading gold helps to pay for."""

from typing import NamedTuple

from games.catan_dice.content import FACES, GOLD, GOLD_PRICE, KIND_OF, Amounts
from games.catan_dice.sheets import free_jokers, help_for, unspent
from games.catan_dice.state import State
from games.catan_dice.usual import lacking_of, plans
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
    """The best that the dice pay for with gold; with jokers only where that is nothing; None: nothing even so."""
    table = state.table
    sheet, dice = table.sheet, unspent(table.dice, table.spent)
    known = plans(table.island, sheet.built)
    found = [
        (value, -missing, tuple([KIND_OF[place] for place in places]))
        for places, value, cost in known
        if GOLD_PRICE * (missing := sum(lacking_of(cost, dice))) <= dice[-1]
    ]
    if found:
        _, less, kinds = max(found)
        return Paid(kinds, "gold" if less else "dice")
    jokers = free_jokers(table.island, sheet.built, sheet.used)
    helped = [
        (value, tuple([KIND_OF[place] for place in places]))
        for places, value, cost in known
        if help_for(cost, jokers, dice) is not None
    ]
    return Paid(max(helped)[1], "joker") if helped else None


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
        for places, value, cost in plans(table.island, sheet.built)
        if sum(lacking_of(cost, after)) < sum(lacking_of(cost, before))
        and help_for(cost, jokers, after) is not None
    ]
    return max(found, key=lambda aim: aim.value, default=None)
