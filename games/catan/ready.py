"""Whole answers for one press: what to keep of a hand, what to take, trades that help the next purchase."""

from collections.abc import Iterable, Iterator

from games.catan.actions import BankTrade, Discard, OfferTrade, TakePlenty
from games.catan.content import CARD_COST, CITY_COST, RESOURCES, ROAD_COST, SETTLEMENT_COST, Hand
from games.catan.events import cards
from games.catan.hands import holds, minus, only, plus
from games.catan.rates import rates
from games.catan.state import State
from games.catan.trade.offers import FIRST_COME
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
"""Trades with the bank, which stand above all that can be done in a turn."""

_OFFERS, _IN_ALL = 3, 4
"""Offers to the others, below them, and both together."""

_NEAR = 3
"""Most cards that the next purchase lacks."""


def ready_answers(state: State, decision: Decision) -> tuple[Ready, ...]:
    """A few answers to a question about cards, from the seat's own hand, the bank and the board."""
    kinds = [offer.action for offer in decision.offers]
    hand = state.secrets.players[decision.seat].hand
    if Discard in kinds:
        found, most = _discards(hand), _MOST
    elif TakePlenty in kinds:
        found, most = _plenty(state, hand), _MOST
    elif BankTrade in kinds or OfferTrade in kinds:
        trades = _legal(decision, _bank_trades(state, decision.seat, hand), _TRADES)
        most = min(_OFFERS, _IN_ALL - len(trades))
        return *trades, *_legal(decision, _offers(state, decision.seat, hand), most)
    else:
        return ()
    return _legal(decision, found, most)


def _legal(decision: Decision, found: Iterable[Ready], most: int) -> tuple[Ready, ...]:
    """The first so many that may be answered, each once."""
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


def _offers(state: State, seat: Seat, hand: Hand) -> Iterator[Ready]:
    """One card of which the hand has more than its next purchase needs for one that this lacks, to all others (R89)."""
    nearest = _next_purchase(hand)
    if nearest is None:
        return
    missing = _missing(hand, nearest)
    spare = [max(0, held - needed) for held, needed in zip(hand, nearest)]
    given = sorted((place for place in range(len(hand)) if spare[place]), key=lambda at: -spare[at])
    wanted = sorted(
        (place for place in range(len(hand)) if missing[place]), key=lambda at: -missing[at]
    )
    others = tuple([str(other) for other in range(len(state.table.players)) if other != seat])
    for give in given:
        for take in wanted:
            one, other = only(give, 1), only(take, 1)
            if not _is_open(state, one, other):
                yield Ready(
                    OfferTrade(_amounts(one), _amounts(other), others, FIRST_COME),
                    say("catan-ready-offer", give=cards(one), take=cards(other)),
                )


def _next_purchase(hand: Hand) -> Hand | None:
    """The cost of what the hand is nearest to, the dearest of equally near ones; None: it lacks nothing, or too much."""
    lacking = [(sum(_missing(hand, cost)), cost) for _, cost in _GOALS]
    near = [(count, cost) for count, cost in lacking if 0 < count <= _NEAR]
    return min(near, key=lambda one: one[0])[1] if near else None


def _is_open(state: State, give: Hand, want: Hand) -> bool:
    """Whether such an offer lies open already."""
    return any(
        offer.give[: len(give)] == give and offer.want[: len(want)] == want
        for offer in state.table.offers
    )


def _missing(hand: Hand, cost: Hand) -> Hand:
    """What the hand lacks of it."""
    a, b, c, d, e = [max(0, needed - held) for held, needed in zip(hand, cost)]
    return (a, b, c, d, e)
