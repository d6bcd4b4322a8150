"""What turning a die with a joker or trading gold helps to pay for."""

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
