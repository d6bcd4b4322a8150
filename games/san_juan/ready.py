"""Whole answers that are ready: buttons for people, candidates for house players."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from games.core.forms import Decision, Split
from games.core.model import Action, Key, Ready, say
from games.san_juan.actions import (
    Deposit,
    Discard,
    Keep,
    Pay,
    PayGoods,
    Produce,
    Sell,
    Swap,
)
from games.san_juan.content import COST, GOODS, PRICES
from games.san_juan.defaults import CHEAPEST, DEAREST, default_action, filled
from games.san_juan.state import State
from games.san_juan.usual import usual_action

COUNTED = frozenset(
    {
        "sell-alike", "sell-best", "produce-dearest", "pay-cheapest", "pay-useless", "discard-cheapest", "discard-useless",
        "keep-dearest", "keep-useful", "swap-cheapest", "deposit-all",
    }
)  # fmt: skip
"""Labels that speak of one card or good, or of several."""


def ready_for(state: State, decision: Decision) -> tuple[Ready, ...]:
    """Whole answers to a question about amounts, from the question and the open tile, each once."""
    offer = decision.offers[0]
    makers = _READY.get(offer.action, ())
    field = offer.fields[0] if offer.fields else None
    if not isinstance(field, Split) or field.most == 0:
        return ()
    found: dict[Action, Ready] = {}
    for make in makers:
        action, label = make(state, decision, field)
        if action is not None:
            meant = {"count": _meant(state, decision, field, action)} if label in COUNTED else {}
            found.setdefault(action, Ready(action, say(f"san-juan-ready-{label}", **meant)))
    return tuple(found.values())


def _meant(state: State, decision: Decision, field: Split, action: Action) -> int:
    """How many cards or goods the label speaks of: those taken, with the Archive those of the drawn that stay."""
    taken: int = sum([amount for _, amount in getattr(action, field.name)])
    drawn = state.secrets.holdings[decision.seat].drawn
    return len(drawn) - taken if isinstance(action, Discard) and drawn else taken


def _is_all(field: Split) -> bool:
    """Whether everything can be taken."""
    return sum([row.most for row in field.rows]) <= field.most


def _are_alike(field: Split, values: Mapping[Key, int]) -> bool:
    """Whether none of them is worth more than another: then no best and no cheapest can be named."""
    return len({values[row.key] for row in field.rows}) == 1


def _sell(state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be sold, the best paid first."""
    prices = PRICES[state.table.tiles_seen[-1]]
    best_paid = sorted(GOODS, key=prices.__getitem__, reverse=True)
    named = "sell-alike" if _are_alike(field, prices) else "sell-best"
    label = "sell-all" if _is_all(field) else named
    return Sell(filled(field, best_paid, field.most)), label


def _sell_one(state: State, _decision: Decision, field: Split) -> "Named":
    """The best paid alone: the others are worth more at another price."""
    prices = PRICES[state.table.tiles_seen[-1]]
    best_paid = sorted(GOODS, key=prices.__getitem__, reverse=True)
    label = "sell-one-alike" if _are_alike(field, prices) else "sell-one"
    return Sell(filled(field, best_paid, 1)), label


def _swap(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be swapped, the cheapest (D2)."""
    return Swap(filled(field, CHEAPEST, field.most)), "swap-cheapest"


def _produce(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be produced, the dearest first."""
    label = "produce-all" if _is_all(field) else "produce-dearest"
    return Produce(filled(field, GOODS[::-1], field.most)), label


def _pay_goods(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many goods as can pay, the cheapest first: the fewest hand cards."""
    return PayGoods(filled(field, GOODS, field.most)), "pay-goods"


def _discard(state: State, decision: Decision, field: Split) -> "Named":
    """What the table of defaults names (§10): the cheapest, or with the Archive all but the dearest drawn."""
    drawn = state.secrets.holdings[decision.seat].drawn
    if not drawn and _are_alike(field, COST):
        return None, "discard-cheapest"
    label = "keep-dearest" if drawn else "discard-cheapest"
    return default_action(state, decision), label


def _by_cost(
    action: Callable[[tuple[tuple[Key, int], ...]], Action], order: Iterable[Key], label: str
) -> "Make":
    """The fewest cards in this order of kinds, where their costs differ."""
    kinds = tuple(order)
    return lambda _state, _decision, field: (
        None if _are_alike(field, COST) else action(filled(field, kinds, field.least)),
        label,
    )


def _useful(label: str) -> "Make":
    """What whoever knows the game would do: the least useful cards go, the most useful stay."""
    return lambda state, decision, _field: (usual_action(state, decision), label)


def _deposit(_state: State, _decision: Decision, field: Split) -> "Named":
    """The whole hand under the Bank."""
    return Deposit(filled(field, CHEAPEST, field.most)), "deposit-all"


Named: TypeAlias = tuple[Action | None, str]
Make: TypeAlias = Callable[[State, Decision, Split], Named]

_READY: Mapping[type[Action], tuple[Make, ...]] = {
    Sell: (_sell, _sell_one),
    Produce: (_produce,),
    PayGoods: (_pay_goods,),
    Pay: (_by_cost(Pay, CHEAPEST, "pay-cheapest"), _useful("pay-useless")),
    Keep: (_by_cost(Keep, DEAREST, "keep-dearest"), _useful("keep-useful")),
    Discard: (_discard, _useful("discard-useless")),
    Deposit: (_deposit,),
    Swap: (_swap,),
}
"""By the first action that is offered, the best one first."""
