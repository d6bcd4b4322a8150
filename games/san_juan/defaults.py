"""The harmless answer for a seat that is away too long (§10, column "Default")."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from games.core.forms import Decision, Field, One, Split
from games.core.model import Action, Key
from games.san_juan.actions import (
    Amounts,
    Build,
    Confirm,
    Deposit,
    Discard,
    Keep,
    KeepHand,
    Pass,
    Pay,
    PayGoods,
    PickRole,
    Place,
    Produce,
    Sell,
    Swap,
    Tuck,
    TuckNothing,
)
from games.san_juan.content import COST, GOODS, KINDS, PRICES, amounts, without
from games.san_juan.state import State

Fields: TypeAlias = tuple[Field, ...]

_SAFE_ROLES = ("prospector", "councillor")
CHEAPEST = tuple(sorted(KINDS, key=COST.__getitem__))
DEAREST = tuple(sorted(KINDS, key=COST.__getitem__, reverse=True))
"""Kinds by cost, equal ones in the order of the card table (§10)."""


def default_action(state: State, decision: Decision) -> Action:
    """What the rules' table names for this decision.

    A building under construction is finished in the cheapest way; taking it back is undo, no answer (P2).
    """
    offer = decision.offers[0]
    return _ANSWERS[offer.action](state, decision, offer.fields)


def _pick(_state: State, _decision: Decision, fields: Fields) -> Action:
    """Prospector, else Councillor, else the first one left (D6); the Library is not used up (D7)."""
    left = _keys(fields[0])
    return PickRole(next((role for role in _SAFE_ROLES if role in left), left[0]))


def _sell(state: State, _decision: Decision, fields: Fields) -> Action:
    """The best-paid goods (D13)."""
    prices = PRICES[state.table.tiles_seen[-1]]
    best_paid = sorted(GOODS, key=prices.__getitem__, reverse=True)
    return Sell(filled(fields[0], best_paid, split(fields[0]).most))


def _discard(state: State, decision: Decision, fields: Fields) -> Action:
    """The cheapest (D5); with the Archive the cards drawn but the dearest of them (D15)."""
    field = split(fields[0])
    drawn = state.secrets.holdings[decision.seat].drawn
    if not drawn:
        return Discard(filled(field, CHEAPEST, field.least))
    dearest = sorted(drawn, key=COST.__getitem__, reverse=True)[: len(drawn) - field.least]
    return Discard(_in_order(field, dict(amounts(without(drawn, tuple(dearest))))))


def filled(field: Field, order: Iterable[Key], count: int) -> Amounts:
    """So many pieces of the field, or as many as there are, taken in this order of keys."""
    rows = {row.key: row.most for row in split(field).rows}
    chosen = {}
    for key in order:
        amount = min(rows.get(key, 0), count)
        if amount:
            chosen[key] = amount
            count -= amount
    return _in_order(split(field), chosen)


def _in_order(field: Split, chosen: dict[Key, int]) -> Amounts:
    """The amounts in the order of the rows."""
    return tuple([(row.key, chosen[row.key]) for row in field.rows if row.key in chosen])


def _keys(field: Field) -> Sequence[Key]:
    """The keys of a field that is known to ask for one."""
    assert isinstance(field, One)
    return field.keys


def split(field: Field) -> Split:
    """The field, known to ask for amounts."""
    assert isinstance(field, Split)
    return field


Answer: TypeAlias = Callable[[State, Decision, Fields], Action]

_ANSWERS: Mapping[type[Action], Answer] = {
    PickRole: _pick,
    Build: lambda _state, _decision, _fields: Pass(),
    Pass: lambda _state, _decision, _fields: Pass(),
    Place: lambda _state, _decision, fields: Place(_keys(fields[0])[0]),
    PayGoods: lambda _state, _decision, fields: PayGoods(
        filled(fields[0], GOODS, split(fields[0]).least)
    ),
    Pay: lambda _state, _decision, fields: Pay(filled(fields[0], CHEAPEST, split(fields[0]).least)),
    Confirm: lambda _state, _decision, _fields: Confirm(),
    Produce: lambda _state, _decision, fields: Produce(
        filled(fields[0], GOODS[::-1], split(fields[0]).most)
    ),
    Sell: _sell,
    Keep: lambda _state, _decision, fields: Keep(
        filled(fields[0], DEAREST, split(fields[0]).least)
    ),
    Discard: _discard,
    Swap: lambda _state, _decision, _fields: KeepHand(),
    Tuck: lambda _state, _decision, _fields: TuckNothing(),
    Deposit: lambda _state, _decision, _fields: TuckNothing(),
}
"""By the first action that is offered."""
