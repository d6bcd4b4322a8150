"""Whole answers that are ready: buttons for people, candidates for house players."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from games.core.badges import badge_by_key
from games.core.forms import Decision, Split
from games.core.model import Action, Key, Message, Ready, Terms, say
from games.san_juan.actions import (
    Amounts,
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
from games.san_juan.usual import usual_action, with_dead_first


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
            found.setdefault(
                action, Ready(action, _told(label, field, getattr(action, field.name)))
            )
    return tuple(found.values())


@lru_cache(maxsize=1024)
def _told(label: str, field: Split, amounts: Amounts) -> Message:
    """The label with what is taken by name, cards with the letters of the picture first: a button has room for these."""
    id = f"san-juan-ready-{label}"
    count = sum([amount for _, amount in amounts])
    if label == "deposit-all":
        return say(id, count=count)
    if label.endswith("-all"):
        return say(id)
    if field.name == "goods":
        return say(id, goods=Terms("good", amounts))
    badge = badge_by_key(field)
    letters = ", ".join([badge[key] for key, amount in amounts for _ in range(amount)])
    return say(id, letters=letters, cards=Terms("card", amounts))


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
    label = "sell-all" if _is_all(field) else "sell-most"
    return Sell(filled(field, best_paid, field.most)), label


def _sell_one(state: State, _decision: Decision, field: Split) -> "Named":
    """The best paid alone: the others are worth more at another price."""
    prices = PRICES[state.table.tiles_seen[-1]]
    best_paid = sorted(GOODS, key=prices.__getitem__, reverse=True)
    return Sell(filled(field, best_paid, 1)), "sell-one"


def _swap(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be swapped, the cheapest (D2)."""
    return Swap(filled(field, CHEAPEST, field.most)), "swap"


def _produce(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many as can be produced, the dearest first."""
    label = "produce-all" if _is_all(field) else "produce-most"
    return Produce(filled(field, GOODS[::-1], field.most)), label


def _pay_goods(_state: State, _decision: Decision, field: Split) -> "Named":
    """As many goods as can pay, the cheapest first: the fewest hand cards."""
    return PayGoods(filled(field, GOODS, field.most)), "pay-goods"


def _discard(state: State, decision: Decision, field: Split) -> "Named":
    """What the table of defaults names (§10): the cheapest, or with the Archive all but the dearest drawn."""
    drawn = state.secrets.holdings[decision.seat].drawn
    if not drawn and _are_alike(field, COST):
        return None, "discard"
    return default_action(state, decision), "discard"


def _keep(_state: State, _decision: Decision, field: Split) -> "Named":
    """The dearest cards, where their costs differ."""
    alike = _are_alike(field, COST)
    return None if alike else Keep(filled(field, DEAREST, field.least)), "keep"


def _pay(state: State, decision: Decision, field: Split) -> "Named":
    """The cheapest cards, before them those that can never be built any more."""
    order = with_dead_first(state, decision.seat, CHEAPEST)
    has_dead = any(row.key in state.table.players[decision.seat].active for row in field.rows)
    if _are_alike(field, COST) and not has_dead:
        return None, "pay"
    return Pay(filled(field, order, field.least)), "pay"


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
    Pay: (_pay, _useful("pay")),
    Keep: (_keep, _useful("keep")),
    Discard: (_discard, _useful("discard")),
    Deposit: (_deposit,),
    Swap: (_swap,),
}
"""By the first action that is offered, the best one first."""
