"""The trade that a robot offers to others: one card for one, or two for one, when both sides gain by the estimate; and what
it takes of what people offer, by the same measure.
"""

from collections.abc import Collection, Iterator, Sequence

from games.catan.actions import Accept, AcceptProposal, Decline, OfferTrade, RejectProposal
from games.catan.content import RESOURCES, Goods, Hand
from games.catan.estimate import hand_worth
from games.catan.hands import amounts_of, cards_in, holds, minus, only, plus
from games.catan.points import goal, public_points
from games.catan.rates import rates
from games.catan.state import State, Table
from games.catan.trade.offers import FIRST_COME
from games.core.forms import Decision, Offer, One
from games.core.model import Action, Key, Seat

GAIN = 0.12
"""What a trade must bring its maker: less is not worth asking people for."""

NEAR = 2
"""Nobody is helped who lacks so few points."""

GUESSES = 4
"""Positions that are dealt to guess who would gain."""

SURE = 0.75
"""In which part of them a partner must gain to be asked: people who cannot pay should not be."""

MOST = 2
"""Cards that are given for one."""


def suggested(
    states: Sequence[State],
    decision: Decision,
    others: Sequence[Seat],
    made: Collection[Action] = (),
) -> Action | None:
    """The best simple trade of the turn, put to those who gain by it in nearly all of these positions that fit what
    the seat knows, and not among those `made` lately; None: there is none, or one has been offered in this turn.
    """
    table, seat = states[0].table, decision.seat
    if table.offers_made or all(offer.action is not OfferTrade for offer in decision.offers):
        return None
    partners = [other for other in others if other != seat and not _is_near(table, other)]
    lately = {(one.give, one.want) for one in made if isinstance(one, OfferTrade)}
    for give, want in _gainful(states[0], seat):
        if (_named(give), _named(want)) in lately:
            continue
        to = [other for other in partners if _gains(states, other, give, want)]
        if to:
            return OfferTrade(
                _named(give), _named(want), tuple([str(other) for other in to]), FIRST_COME
            )
    return None


def _gainful(state: State, seat: Seat) -> Iterator[tuple[Hand, Hand]]:
    """What the seat could give for one card to its own gain, the best first; not what the bank takes as well."""
    hand, prices = state.secrets.players[seat].hand, rates(state.table, seat)
    found = []
    for wanted in range(len(RESOURCES)):
        for given in range(len(RESOURCES)):
            for count in range(1, min(hand[given], MOST, prices[given] - 1) + 1):
                if given != wanted:
                    give, want = only(given, count), only(wanted, 1)
                    gain = _gain(state.table, seat, hand, give, want)
                    if gain >= GAIN:
                        found.append((gain, give, want))
    for _, give, want in sorted(found, key=lambda one: -one[0]):
        yield give, want


def _gains(states: Sequence[State], seat: Seat, give: Hand, want: Hand) -> bool:
    """Whether the partner can pay and gains in nearly all of the positions: a robot guesses hands as people do."""
    gaining = sum([_gain_of(state, seat, give, want) > 0 for state in states])
    return gaining >= SURE * len(states)


def welcome(
    states: Sequence[State], seat: Seat, others: Sequence[Seat], give: Hand, want: Hand
) -> float:
    """In which part of these positions, which fit what the seat knows, one of the others would agree to the seat's trade."""
    if not states or _is_near(states[0].table, seat):
        return 0.0
    agreeing = sum(
        [any(_gain_of(state, other, give, want) >= GAIN for other in others) for state in states]
    )
    return agreeing / len(states)


def _gain_of(state: State, partner: Seat, give: Hand, want: Hand) -> float:
    """What the partner gains by the trade; 0 where it cannot pay."""
    hand = state.secrets.players[partner].hand
    return _gain(state.table, partner, hand, want, give) if holds(hand, want) else 0.0


def agreed(table: Table, seat: Seat, hand: Hand, decision: Decision) -> Action | None:
    """The yes to the trade that helps the seat most of those put to it, if it would offer that trade itself; None: no such."""
    best: tuple[float, Action] | None = None
    for offer in decision.offers:
        if offer.action not in (Accept, AcceptProposal):
            continue
        for key in _keys(offer):
            action = offer.action(key)
            partner, give, want = _sides(table, action)
            if _is_near(table, partner) or any([*give[len(hand) :], *want[len(hand) :]]):
                continue
            gain = _gain(table, seat, hand, cards_in(give), cards_in(want))
            if gain >= GAIN and (best is None or gain > best[0]):
                best = gain, action
    return None if best is None else best[1]


def refused(table: Table, action: Action) -> Action | None:
    """The offer that says the same as the trade which the action turns down; None: it turns none down."""
    if not isinstance(action, (Decline, RejectProposal)):
        return None
    _, give, want = _sides(table, action)
    return OfferTrade(amounts_of(give), amounts_of(want), (), FIRST_COME)


def _keys(offer: Offer) -> tuple[Key, ...]:
    """What can be accepted."""
    [field] = offer.fields
    assert isinstance(field, One)
    return field.keys


def _sides(table: Table, action: Action) -> tuple[Seat, Goods, Goods]:
    """Who has put the trade that the action answers, what whoever answers gives, and what they get."""
    if isinstance(action, (Accept, Decline)):
        offer = next(one for one in table.offers if str(one.number) == action.offer)
        return table.active, offer.want, offer.give
    assert isinstance(action, (AcceptProposal, RejectProposal))
    proposal = next(one for one in table.proposals if str(one.seat) == action.proposer)
    return proposal.seat, proposal.want, proposal.give


def _gain(table: Table, seat: Seat, hand: Hand, give: Hand, want: Hand) -> float:
    """What the trade is worth to the seat."""
    return _worth(table, seat, plus(minus(hand, give), want)) - _worth(table, seat, hand)


def _worth(table: Table, seat: Seat, hand: Hand) -> float:
    """What the hand is worth to the seat."""
    player = table.players[seat]
    return hand_worth(hand, can_settle=player.settlements_left > 0, can_grow=player.cities_left > 0)


def _is_near(table: Table, seat: Seat) -> bool:
    """Whether the seat is about to win, by what everybody sees."""
    return public_points(table, seat) + NEAR >= goal(table)


def _named(hand: Hand) -> tuple[tuple[str, int], ...]:
    """The cards as an action names them."""
    return tuple([(key, count) for key, count in zip(RESOURCES, hand) if count])
