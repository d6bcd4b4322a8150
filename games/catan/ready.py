"""Whole answers for one press: what wins or brings points, what to keep of a hand, what to take, trades that help the next
purchase.

They stand in this order: what wins, what brings most points, the end of the turn where only trade is left and nobody wants it,
trades. No trade spends what a city or settlement that could be built now is paid with.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from operator import gt
from typing import TypeAlias

from games.catan.actions import (
    BankTrade,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Discard,
    EndTurn,
    OfferTrade,
    PlayCard,
    Propose,
    TakePlenty,
    Tout,
    Withdraw,
)
from games.catan.content import (
    CARD_COST,
    CITY_COST,
    NOTHING,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    Hand,
)
from games.catan.estimate import worths
from games.catan.events import cards
from games.catan.hands import cards_in, holds, minus, only, plus
from games.catan.notes import field_notes
from games.catan.phases.building import city_corners, settlement_corners
from games.catan.phases.roads import free_paths
from games.catan.points import goal, points
from games.catan.rates import rates
from games.catan.returning import best_kept
from games.catan.state import State, TradeOffer
from games.catan.trade.goods import purse
from games.catan.trade.offers import FIRST_COME, open_to
from games.catan.trade.suggesting import welcome
from games.core.forms import Decision, One, allowed
from games.core.keys import Pair
from games.core.model import Action, Key, Ready, Seat, Term, say

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

_PAID = 2
"""Cards that are offered for one at most."""

_COUNTERS = 2
"""Counter-offers, below the answers to an offer."""

_POINTED: tuple[tuple[type[Action], Key], ...] = (
    (BuildCity, "city"),
    (BuildSettlement, "settlement"),
    (BuildRoad, "road"),
    (PlayCard, "card"),
)
"""What may bring points that nothing hidden decides about, and what it is called."""

_BOUGHT: tuple[tuple[type[Action], Hand], ...] = (
    (BuildCity, CITY_COST),
    (BuildSettlement, SETTLEMENT_COST),
    (BuyCard, CARD_COST),
    (BuildRoad, ROAD_COST),
)
"""What a hand buys."""

_PURCHASES = 2
"""Of these, at most."""

_NEAR = 3
"""Most cards that the next purchase lacks."""

_LAST_THINGS = frozenset({OfferTrade, Tout, Withdraw, EndTurn})
"""What may still be done where nothing can be built, played or taken."""

_END = Ready(EndTurn(), say("catan-verb-end-turn"))

READY_GUESSES = 8
"""Positions that are dealt to guess who would take an offer."""

_WELCOME = 0.5
"""In which part of them somebody must, or the offer is not worth a button."""

Apply: TypeAlias = Callable[[State, Seat, Action], State]
"""The rules: the position after an answer."""

Guess: TypeAlias = Callable[[], Sequence[State]]
"""Positions that fit what the seat knows."""


def ready_answers(
    state: State, decision: Decision, apply: Apply, guess: Guess
) -> tuple[Ready, ...]:
    """A few answers to a question about cards or building, from the seat's own hand, the bank and the board; offers also from
    what others may hold, as far as the seat knows.
    """
    kinds = [offer.action for offer in decision.offers]
    seat = decision.seat
    hand = state.secrets.players[seat].hand
    if Discard in kinds:
        return _legal(decision, _discards(state, seat, hand), _MOST)
    if TakePlenty in kinds:
        return _legal(decision, _plenty(state, seat, hand), _MOST)
    if Propose in kinds:
        return _legal(decision, _counters(state, seat, hand, guess), _COUNTERS)
    wins, pointed = _pointed(state, decision, apply) if decision.required else (False, ())
    if wins or (BankTrade not in kinds and OfferTrade not in kinds):
        return pointed
    spare = _unreserved(state, seat, hand)
    trades = _legal(decision, _bank_trades(state, decision, spare), _TRADES)
    most = min(_OFFERS, _IN_ALL - len(pointed) - len(trades))
    offers = _legal(decision, _offers(state, seat, spare, guess), most)
    is_idle = not (pointed or trades or offers)
    ending = _ending(state, decision, is_idle=is_idle) if not pointed else ()
    return *pointed, *ending, *trades, *offers


def _ending(state: State, decision: Decision, *, is_idle: bool) -> tuple[Ready, ...]:
    """The end of the turn, where nothing else is left but to trade, and nobody has wanted the last offer or there is nothing to
    give (R47, R91). Where no trade is worth a button (`is_idle`), what the bank would take is no reason to stay.
    """
    kinds = {offer.action for offer in decision.offers}
    made = state.table.offers
    is_over = made[-1].is_refused if made else is_idle or not any(purse(state, decision.seat))
    left = _LAST_THINGS | {BankTrade} if is_idle else _LAST_THINGS
    return (_END,) if is_over and EndTurn in kinds and kinds <= left else ()


def _pointed(state: State, decision: Decision, apply: Apply) -> tuple[bool, tuple[Ready, ...]]:
    """The best answer of each kind that brings points, the most first; and whether the first wins, then it is alone."""
    seat, before = decision.seat, points(state, decision.seat)
    missing = goal(state.table) - before
    values = worths(state.table.board)
    found: list[tuple[int, int, Ready]] = []
    for place, (kind, name) in enumerate(_POINTED):
        best: tuple[int, float] = (0, 0.0)
        ready: Ready | None = None
        for key in _keys(decision, kind):
            action = kind(key)
            gain = points(apply(state, seat, action), seat) - before
            corner = state.table.board.geometry.corner_of.get(key)
            value = gain, 0.0 if corner is None else values[corner]
            if gain > 0 and value > best:
                where = (
                    Term("card", key) if kind is PlayCard else _called(state, decision, kind, key)
                )
                told = say(f"catan-ready-{name}", what=where, points=gain)
                if gain >= missing:
                    told = say(f"catan-ready-{name}-wins", what=where)
                best, ready = value, Ready(action, told)
        if ready is not None:
            found.append((-best[0], place, ready))
    found.sort(key=lambda one: one[:2])
    wins = bool(found) and -found[0][0] >= missing
    return wins, tuple([ready for _, _, ready in found][: 1 if wins else _PURCHASES])


def _keys(decision: Decision, kind: type[Action]) -> tuple[Key, ...]:
    """What can be chosen for it."""
    field = _field(decision, kind)
    return () if field is None else field.keys


def _field(decision: Decision, kind: type[Action]) -> One | None:
    """The field that it fills, where it picks one thing."""
    for offer in decision.offers:
        if offer.action is kind and isinstance(offer.fields[0], One):
            return offer.fields[0]
    return None


def _called(state: State, decision: Decision, kind: type[Action], key: Key) -> Key:
    """What the picture calls the place: by its letter, where it has one."""
    field = _field(decision, kind)
    assert field is not None, "a key was chosen from it"
    notes = field_notes(state, decision.seat, field, kind)
    return next(note.badge for note in notes if note.key == key) or key


def _unreserved(state: State, seat: Seat, hand: Hand) -> Hand:
    """The hand without what a city and a settlement cost that could be built with it."""
    for cost, corners in ((CITY_COST, city_corners), (SETTLEMENT_COST, settlement_corners)):
        if holds(hand, cost) and corners(state.table, seat):
            hand = minus(hand, cost)
    return hand


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


def _discards(state: State, seat: Seat, hand: Hand) -> Iterator[Ready]:
    """Half of the hand: what leads furthest is kept, then what a building needs, then as many kinds as can be (R70)."""
    count = sum(hand) // 2
    best = best_kept(state.table, seat, hand, count)
    goals = [one for one in _GOALS[:3] if holds(hand, one[1]) and sum(one[1]) <= sum(hand) - count]
    if not any(holds(best, cost) for _, cost in goals):
        yield _discard(minus(hand, best), "discard-least")
    for name, cost in sorted(goals, key=lambda one: not holds(best, one[1])):
        kept = best_kept(state.table, seat, hand, count, cost)
        yield _discard(minus(hand, kept), f"keep-{name}")
    left: Hand = hand
    for _ in range(count):
        left = minus(left, only(left.index(max(left)), 1))
    yield _discard(minus(hand, left), "discard")


def _discard(given: Hand, why: str) -> Ready:
    """These cards back to the bank, by name."""
    return Ready(Discard(_amounts(given)), say(f"catan-ready-{why}", cards=cards(given)))


def _plenty(state: State, seat: Seat, hand: Hand) -> Iterator[Ready]:
    """The cards that a purchase lacks for which there is a place, filled up with what the hand has least of (R132)."""
    count = min(2, sum(state.table.bank))
    for name, cost in _GOALS:
        if not _has_place(state, seat, cost):
            continue
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
            TakePlenty(_amounts(taken)), say(f"catan-ready-plenty-{name}", cards=cards(taken))
        )


def _has_place(state: State, seat: Seat, cost: Hand) -> bool:
    """Whether the seat could build there what costs so much, or buy it, if it had the cards (R105, R120)."""
    table = state.table
    if cost is CARD_COST:
        return any(state.secrets.deck)
    found = {CITY_COST: city_corners, SETTLEMENT_COST: settlement_corners, ROAD_COST: free_paths}
    return bool(found[cost](table, seat))


def _bank_trades(state: State, decision: Decision, hand: Hand) -> Iterator[Ready]:
    """The trades that bring the last card of a purchase for which there is a place, and spend none that it needs (R99)."""
    paid = rates(state.table, decision.seat)
    for _, cost in _GOALS[:3]:
        missing = _missing(hand, cost)
        if sum(missing) != 1 or not _has_place(state, decision.seat, cost):
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
                    has_price=_spoils(state, decision, only(place, rate)),
                )
                break


def _spoils(state: State, decision: Decision, spent: Hand) -> bool:
    """Whether the hand without these cards no longer pays something that is on offer."""
    hand = state.secrets.players[decision.seat].hand
    kinds = [offer.action for offer in decision.offers]
    left = minus(hand, spent)
    return any(kind in kinds and not holds(left, cost) for kind, cost in _BOUGHT)


def _offers(state: State, seat: Seat, hand: Hand, guess: Guess) -> Iterator[Ready]:
    """One or two cards of which the hand has more than its next purchase needs for one that this lacks, to all others (R89):
    what somebody will most likely agree to first, and nothing that lies open or has been refused in this turn.
    """
    nearest = _next_purchase(hand)
    if nearest is None or not any(map(gt, hand, nearest)):
        return
    missing = _missing(hand, nearest)
    spare = [max(0, held - needed) for held, needed in zip(hand, nearest)]
    others = [other for other in range(len(state.table.players)) if other != seat]
    guesses = guess()
    found: list[tuple[float, int, Hand, Hand]] = []
    for give, take in product(range(len(hand)), repeat=2):
        for count in range(1, min(spare[give], _PAID) + 1) if missing[take] else ():
            one, other = only(give, count), only(take, 1)
            made = _made(state, one, other)
            likely = 0.0 if made is not None else welcome(guesses, seat, others, one, other)
            if likely >= _WELCOME:
                found.append((-likely, -spare[give], one, other))
            if likely >= _WELCOME or (made is not None and not made.is_refused):
                break
    for *_, one, other in sorted(found, key=lambda offer: offer[:2]):
        to = tuple(map(str, others))
        yield Ready(
            OfferTrade(_amounts(one), _amounts(other), to, FIRST_COME),
            say("catan-ready-offer", give=cards(one), take=cards(other)),
        )


def _counters(state: State, seat: Seat, hand: Hand, guess: Guess) -> Iterator[Ready]:
    """Other trades with whoever has put one to the seat: what it asks for, for something that the seat needs more, or for one
    card more; where the seat has not got that, what it has most of (R92). Only what the other may agree to.
    """
    put = [one for one in open_to(state, seat) if seat not in {*one.accepted, *one.declined}]
    if not put:
        return
    offered, asked = cards_in(put[0].give), cards_in(put[0].want)
    nearest = _next_purchase(hand)
    missing = _missing(hand, nearest) if nearest else NOTHING
    sides: list[tuple[Hand, Hand]] = []
    if holds(hand, asked):
        sides += [
            (asked, only(place, 1))
            for place, count in enumerate(missing)
            if count and not offered[place] and not asked[place]
        ][:1]
        kinds = [place for place, count in enumerate(offered) if count]
        sides += [(asked, plus(offered, only(place, 1))) for place in kinds[:1]]
    spare = [
        0 if offered[place] or asked[place] else max(0, held - needed)
        for place, (held, needed) in enumerate(zip(hand, nearest or NOTHING))
    ]
    given = sorted((place for place, count in enumerate(spare) if count), key=lambda at: -spare[at])
    sides += [(only(place, 1), offered) for place in given]
    maker = state.table.active
    paying = [one for one in guess() if holds(one.secrets.players[maker].hand, offered)]
    for give, take in sides:
        if not welcome(paying, seat, [maker], give, take):
            continue
        yield Ready(
            Propose(_amounts(give), _amounts(take)),
            say("catan-ready-propose", give=cards(give), take=cards(take)),
        )


def _next_purchase(hand: Hand) -> Hand | None:
    """The cost of what the hand is nearest to, the dearest of equally near ones; None: it lacks nothing, or too much."""
    lacking = [(sum(_missing(hand, cost)), cost) for _, cost in _GOALS]
    near = [(count, cost) for count, cost in lacking if 0 < count <= _NEAR]
    return min(near, key=lambda one: one[0])[1] if near else None


def _made(state: State, give: Hand, want: Hand) -> TradeOffer | None:
    """Such an offer that lies open already, or has been refused in this turn."""
    return next(
        (
            offer
            for offer in state.table.offers
            if offer.give[: len(give)] == give and offer.want[: len(want)] == want
        ),
        None,
    )


def _missing(hand: Hand, cost: Hand) -> Hand:
    """What the hand lacks of it."""
    a, b, c, d, e = [max(0, needed - held) for held, needed in zip(hand, cost)]
    return (a, b, c, d, e)
