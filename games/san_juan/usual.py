"""What whoever knows San Juan does without much thought: trials are played on with it, and it is one of a robot's answers.

Whoever can build does; the least useful cards pay; all goods are made and sold. Which role to take, what to begin with and
whether to swap cards or use the Bank are left to trials.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from games.core.forms import Below, Decision, One
from games.core.keys import first_and_rest
from games.core.model import Action, Key, Seat
from games.san_juan.actions import (
    Build,
    Confirm,
    Discard,
    Keep,
    Pass,
    Pay,
    PickRole,
    Place,
    Produce,
    Sell,
    Tuck,
)
from games.san_juan.content import CARDS, COST, GOOD_OF, GOODS, KINDS, POINTS, PRICES, RANK
from games.san_juan.costs import builder_of, is_payable, places
from games.san_juan.defaults import filled, split
from games.san_juan.estimate import time_left
from games.san_juan.state import State

CARD = 0.35
"""Points that a card is worth that was paid or kept."""

FIRST_GOODS = 0.5
"""What a production building promises besides, with the whole game before it, for each card of its cost."""

SIX_BONUS = 5.0
"""What a building of cost 6 brings in the end beside its printed points, more or less."""

NEW = "new"
"""A place of its own in the city."""


FULL = 4
"""Cards in hand with which something worth the Builder can be built."""


def habit_of(state: State, decision: Decision, below: Below) -> Action | None:
    """What a trial is played on with: of two roles the one of which the seat has more now."""
    offer = decision.offers[0]
    if offer.action is PickRole:
        field = offer.fields[0]
        assert isinstance(field, One)
        keys = field.keys
        one, other = keys[below(len(keys))], keys[below(len(keys))]
        seat = decision.seat
        return PickRole(one if _sense(state, seat, one) >= _sense(state, seat, other) else other)
    return usual_action(state, decision)


def _sense(state: State, seat: Seat, role: Key) -> float:
    """How much the seat has of the role now, in cards."""
    city = state.table.players[seat].city
    if role == "builder":
        return 1.0 + min(FULL, len(state.secrets.holdings[seat].hand)) / 2
    if role == "producer":
        return float(sum([stack.cards[-1] in GOOD_OF and not stack.good for stack in city]))
    if role == "trader":
        return 1.5 * sum([stack.good for stack in city])
    return 1.0


def usual_action(state: State, decision: Decision) -> Action | None:
    """The answer, if one stands out."""
    usual = _USUAL.get(decision.offers[0].action)
    return None if usual is None else usual(state, decision)


def promise(card: Key, left: float) -> float:
    """Points that the building promises beside what it costs; `left` is the part of the game before it."""
    kind = CARDS[card]
    value = POINTS[card] - CARD * COST[card] * (1 - left)
    if kind.sort == "production":
        value += FIRST_GOODS * left * COST[card]
    elif kind.sort == "six":
        value += SIX_BONUS
    return value


_USEFUL = tuple(sorted(KINDS, key=lambda card: promise(card, 0.5)))
"""All cards, the least useful first."""


def with_dead_first(state: State, seat: Seat, order: tuple[Key, ...]) -> tuple[Key, ...]:
    """The kinds in this order, but first those of which the seat has one and may have no other (R32)."""
    return _beginning_with(state.table.players[seat].active, order)


@lru_cache(maxsize=4096)
def _beginning_with(first: tuple[Key, ...], order: tuple[Key, ...]) -> tuple[Key, ...]:
    """These kinds, then the others in their order; trials ask for the same ones again and again."""
    return (*first, *[card for card in order if card not in first])


def _build(state: State, decision: Decision) -> Action:
    """What promises most beside what it covers; nothing where nothing is gained."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    left, seat = time_left(state), decision.seat
    builder = builder_of(state, seat)
    has_crane = "crane" in builder.player.active

    def gain(card: Key) -> float:
        value = promise(card, left)
        if not has_crane or is_payable(builder, card, None):
            return value
        tops = [builder.player.city[over].top for over in places(builder, card) if over is not None]
        return value - min([promise(top, left) for top in tops])

    best = max(field.keys, key=lambda card: (gain(card), -RANK[card]))
    return Build(best) if gain(best) > 0 else Pass()


def _place(state: State, decision: Decision) -> Action:
    """A place of its own, else over what is missed least."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    if NEW in field.keys:
        return Place(NEW)
    left = time_left(state)
    return Place(min(field.keys, key=lambda key: promise(first_and_rest(key)[0], left)))


def _sell(state: State, decision: Decision) -> Action:
    """As many as can be sold, the best paid first."""
    field = decision.offers[0].fields[0]
    prices = PRICES[state.table.tiles_seen[-1]]
    best_paid = sorted(GOODS, key=prices.__getitem__, reverse=True)
    return Sell(filled(field, best_paid, split(field).most))


def _keep(state: State, decision: Decision) -> Action | None:
    """The most useful of the cards drawn; a hand to begin with takes more thought."""
    is_first = state.table.round == 1 and not state.table.picks
    field = decision.offers[0].fields[0]
    order = with_dead_first(state, decision.seat, _USEFUL)
    return None if is_first else Keep(filled(field, reversed(order), split(field).least))


def _discard(state: State, decision: Decision) -> Action:
    """The least useful cards of the hand."""
    field = decision.offers[0].fields[0]
    order = with_dead_first(state, decision.seat, _USEFUL)
    return Discard(filled(field, order, split(field).least))


def _pay(state: State, decision: Decision) -> Action:
    """The same."""
    field = decision.offers[0].fields[0]
    order = with_dead_first(state, decision.seat, _USEFUL)
    return Pay(filled(field, order, split(field).most))


def _tuck(_state: State, decision: Decision) -> Action | None:
    """A point for the least useful card, if another one is left."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    return Tuck(min(field.keys, key=_USEFUL.index)) if len(field.keys) > 1 else None


def _produce(_state: State, decision: Decision) -> Action:
    """As many goods as can be, the dearest first."""
    field = decision.offers[0].fields[0]
    return Produce(filled(field, GOODS[::-1], split(field).most))


Usual: TypeAlias = Callable[[State, Decision], Action | None]

_USUAL: Mapping[type[Action], Usual] = {
    Build: _build,
    Pass: lambda _state, _decision: Pass(),
    Place: _place,
    Pay: _pay,
    Confirm: lambda _state, _decision: Confirm(),
    Produce: _produce,
    Sell: _sell,
    Keep: _keep,
    Discard: _discard,
    Tuck: _tuck,
}
"""By the first action that is offered."""
