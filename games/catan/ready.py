"""Whole answers for one press: what to keep of a hand, what to take, which trade with the bank completes a purchase."""

from collections.abc import Iterator

from games.catan.actions import BankTrade, Discard, TakePlenty
from games.catan.content import CARD_COST, CITY_COST, RESOURCES, ROAD_COST, SETTLEMENT_COST, Hand
from games.catan.events import cards
from games.catan.hands import holds, minus, only, plus
from games.catan.rates import rates
from games.catan.state import State
from games.core.forms import Decision, allowed
from games.core.keys import Pair
from games.core.model import Action, Key, Ready, Seat, say

_GOALS: tuple[tuple[Key, Hand], ...] = (
    ("city", CITY_COST),
    ("settlement", SETTLEMENT_COST),
    ("card", CARD_COST),
    ("road", ROAD_COST),
)
"""What cards are kept and taken for, the dearest first."""

_MOST = 3
"""Ready answers to one question."""

_TRADES = 2
"""Of them trades with the bank, which stand above all that can be done in a turn."""


def ready_answers(state: State, decision: Decision) -> tuple[Ready, ...]:
    """A few answers to a question about cards, from the seat's own hand, the bank and the board."""
    kinds = [offer.action for offer in decision.offers]
    hand = state.secrets.players[decision.seat].hand
    if Discard in kinds:
        found, most = _discards(hand), _MOST
    elif TakePlenty in kinds:
        found, most = _plenty(state, hand), _MOST
    elif BankTrade in kinds:
        found, most = _bank_trades(state, decision.seat, hand), _TRADES
    else:
        return ()
    answers: dict[Action, Ready] = {}
    for ready in found:
        if allowed(decision, ready.action):
            answers.setdefault(ready.action, ready)
    return tuple(answers.values())[:most]


def _amounts(hand: Hand) -> tuple[tuple[Key, int], ...]:
    """The cards as an answer has them."""
    return tuple([(key, count) for key, count in zip(RESOURCES, hand) if count])


def _discards(hand: Hand) -> Iterator[Ready]:
    """Half of the hand from what it has most of: all alike, or beside what a building needs (R70)."""
    count = sum(hand) // 2
    for goal, cost in (("", (0, 0, 0, 0, 0)), *_GOALS[:3]):
        if holds(hand, cost) and sum(cost) <= sum(hand) - count:
            left: Hand = minus(hand, cost)
            for _ in range(count):
                left = minus(left, only(left.index(max(left)), 1))
            given = minus(minus(hand, cost), left)
            told = f"catan-ready-keep-{goal}" if goal else "catan-ready-discard"
            yield Ready(Discard(_amounts(given)), say(told))


def _plenty(state: State, hand: Hand) -> Iterator[Ready]:
    """The cards that a purchase lacks, filled up with what the hand has least of (R132)."""
    count = min(2, sum(state.table.bank))
    for goal, cost in _GOALS:
        taken = _missing(hand, cost)
        if not 0 < sum(taken) <= count or not holds(state.table.bank, taken):
            continue
        while sum(taken) < count:
            there = minus(state.table.bank, taken)
            least = min(
                (place for place in range(len(RESOURCES)) if there[place]),
                key=lambda place: plus(hand, taken)[place],
            )
            taken = plus(taken, only(least, 1))
        yield Ready(
            TakePlenty(_amounts(taken)), say(f"catan-ready-plenty-{goal}", cards=cards(taken))
        )


def _bank_trades(state: State, seat: Seat, hand: Hand) -> Iterator[Ready]:
    """The trades that bring the last card of a purchase and spend none that it needs (R99)."""
    paid = rates(state.table, seat)
    for _, cost in _GOALS[:3]:
        missing = _missing(hand, cost)
        if sum(missing) != 1:
            continue
        spare = tuple([max(0, held - needed) for held, needed in zip(hand, cost)])
        for place, rate in enumerate(paid):
            if spare[place] >= rate:
                take = missing.index(1)
                yield Ready(
                    BankTrade(Pair(RESOURCES[place], RESOURCES[take]).key),
                    say(
                        "catan-ready-bank",
                        give=cards(only(place, rate)),
                        take=cards(only(take, 1)),
                    ),
                )
                break


def _missing(hand: Hand, cost: Hand) -> Hand:
    """What the hand lacks of it."""
    a, b, c, d, e = [max(0, needed - held) for held, needed in zip(hand, cost)]
    return (a, b, c, d, e)
