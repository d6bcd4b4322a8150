"""Whole answers that are ready: buttons for people, candidates for house players."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from games.core.forms import Decision, Split
from games.core.model import Action, Key, Ready, say
from games.san_juan.actions import Deposit, Discard, Keep, Pay, PayGoods, Produce, Sell
from games.san_juan.content import GOODS, PRICES
from games.san_juan.defaults import CHEAPEST, DEAREST, default_action, filled
from games.san_juan.state import State


def ready_for(state: State, decision: Decision) -> tuple[Ready, ...]:
    """A whole answer to a question about amounts, from the question and the open tile."""
    offer = decision.offers[0]
    make = _READY.get(offer.action)
    field = offer.fields[0] if offer.fields else None
    if make is None or not isinstance(field, Split) or field.most == 0:
        return ()
    action, label = make(state, decision, field)
    return (Ready(action, say(f"san-juan-ready-{label}")),)


def _is_all(field: Split) -> bool:
    """Whether everything can be taken."""
    return sum([row.most for row in field.rows]) <= field.most


def _sell(state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be sold, the best paid first."""
    prices = PRICES[state.table.tiles_seen[-1]]
    best_paid = sorted(GOODS, key=prices.__getitem__, reverse=True)
    label = "sell-all" if _is_all(field) else "sell-best"
    return Sell(filled(field, best_paid, field.most)), label


def _produce(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be produced, the dearest first."""
    label = "produce-all" if _is_all(field) else "produce-dearest"
    return Produce(filled(field, GOODS[::-1], field.most)), label


def _pay_goods(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many goods as can pay, the cheapest first: the fewest hand cards."""
    return PayGoods(filled(field, GOODS, field.most)), "pay-goods"


def _discard(state: State, decision: Decision, _field: Split) -> "Named":
    """What the table of defaults names (§10): the cheapest, or with the Archive all but the dearest drawn."""
    drawn = state.secrets.holdings[decision.seat].drawn
    label = "keep-dearest" if drawn else "discard-cheapest"
    return default_action(state, decision), label


def _by_cost(
    action: Callable[[tuple[tuple[Key, int], ...]], Action], order: Iterable[Key], label: str
) -> "Make":
    """The fewest cards in this order of kinds."""
    kinds = tuple(order)
    return lambda _state, _decision, field: (action(filled(field, kinds, field.least)), label)


def _deposit(_state: State, _decision: Decision, field: Split) -> "Named":
    """The whole hand under the Bank."""
    return Deposit(filled(field, CHEAPEST, field.most)), "deposit-all"


Named: TypeAlias = tuple[Action, str]
Make: TypeAlias = Callable[[State, Decision, Split], Named]

_READY: Mapping[type[Action], Make] = {
    Sell: _sell,
    Produce: _produce,
    PayGoods: _pay_goods,
    Pay: _by_cost(Pay, CHEAPEST, "pay-cheapest"),
    Keep: _by_cost(Keep, DEAREST, "keep-dearest"),
    Discard: _discard,
    Deposit: _deposit,
}
"""By the first action that is offered."""
