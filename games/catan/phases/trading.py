"""Trade with the bank and between players (R85-R103)."""

from functools import lru_cache
from typing import TypeAlias

from games.catan import actions as act
from games.catan.content import NOTHING, OPEN_OFFERS, PLANS, RESOURCES, Hand
from games.catan.hands import holds, rows_of
from games.catan.state import State, TradeOffer
from games.core.forms import Offer, One, Some, Split
from games.core.model import Action, Key, Seat

PICK, FIRST_COME = "pick", "first"
"""How an offer closes: the maker picks among those who accept; the first of them closes it (R93)."""

_WITHDRAW_PROPOSAL = Offer(act.WithdrawProposal)
_SIDES = ("give", "want")
"""The two sides of a trade share no resource (R86)."""

Kinds: TypeAlias = tuple[bool, bool, bool, bool, bool]
"""For each resource whether there is enough of it."""


def kinds_of(hand: Hand) -> Kinds:
    """Which resources are in the hand at all."""
    a, b, c, d, e = hand
    return (a > 0, b > 0, c > 0, d > 0, e > 0)


def payable(hand: Hand, rates: Hand) -> Kinds:
    """Which resources the hand holds enough of to pay the bank (R99)."""
    a, b, c, d, e = hand
    p, q, r, s, t = rates
    return (a >= p, b >= q, c >= r, d >= s, e >= t)


@lru_cache(maxsize=1024)
def _bank_offers(payable: Kinds, bank: Kinds) -> tuple[Offer, ...]:
    """The offer to trade with the bank: what can be paid against what it has (R98, R101)."""
    deals = tuple(
        f"{give}@{take}"
        for give, can_pay in zip(RESOURCES, payable)
        for take, is_there in zip(RESOURCES, bank)
        if can_pay and is_there and give != take
    )
    return (Offer(act.BankTrade, (One("deal", deals, "deal"),)),) if deals else ()


def _cards(side: str, least: int, hand: Hand) -> Split:
    """How many cards of the hand stand on that side of a trade."""
    return Split(side, rows_of(hand), least, sum(hand), "resource")


@lru_cache(maxsize=32)
def _addressees(seat: Seat, seats: int) -> tuple[Some, One]:
    """To whom an offer may be put, and how it closes (R89, R93)."""
    others = tuple([str(other) for other in range(seats) if other != seat])
    return Some("to", others, 1, len(others), "seat"), One("closing", (PICK, FIRST_COME), "closing")


@lru_cache(maxsize=2)
def _any_cards(plan: Key) -> Hand:
    """As much of each resource as there is in the game: a bound that looks at no hand (R86, R90)."""
    total = PLANS[plan].cards_per_resource
    return (total, total, total, total, total)


@lru_cache(maxsize=8192)
def _open_offers(hand: Hand, plan: Key, seat: Seat, seats: int) -> tuple[Offer, ...]:
    """A trade of held cards for any others (R86, R89), with nothing given a call; and the call of cards to give (R90)."""
    cards = _any_cards(plan)
    fields = (_cards("give", 0, hand), _cards("want", 1, cards), *_addressees(seat, seats))
    tout = Offer(act.Tout, (_cards("give", 1, cards),), apart=_SIDES[:1])
    return (Offer(act.OfferTrade, fields, apart=_SIDES), tout)


@lru_cache(maxsize=8192)
def _propose_offers(hand: Hand, plan: Key) -> tuple[Offer, ...]:
    """The offer to propose a trade: something held for any other resource (R86, R92)."""
    if hand == NOTHING:
        return ()
    fields = (_cards("give", 1, hand), _cards("want", 1, _any_cards(plan)))
    return (Offer(act.Propose, fields, apart=_SIDES),)


def answering_offers(state: State, seat: Seat) -> list[Offer]:
    """What others wait for: deals that the active player may close, proposals to answer (R92, R93)."""
    hand = state.players[seat].hand
    offers = _confirming(state, hand) if state.offers else []
    if state.proposals:
        offers += _proposal_offers(state, hand)
    return offers


def trading_offers(state: State, seat: Seat) -> list[Offer]:
    """What the active player may begin in trade (R85-R103)."""
    player = state.players[seat]
    hand, opened = player.hand, state.offers
    offers: list[Offer] = []
    enough = payable(hand, player.rates)
    if True in enough:
        offers += _bank_offers(enough, kinds_of(state.bank))
    if len(opened) < OPEN_OFFERS:
        offers += _open_offers(hand, state.board.plan, seat, len(state.players))
    if opened:
        offers.append(_numbered(act.Withdraw, tuple([offer.number for offer in opened])))
    return offers


def _confirming(state: State, hand: Hand) -> list[Offer]:
    """The offer to close a deal with one who accepted; not one that cannot be paid any more (R93, R97)."""
    deals = tuple(
        [
            f"{offer.number}@{other}"
            for offer in state.offers
            if offer.accepted and holds(hand, offer.give)
            for other in offer.accepted
        ]
    )
    return [Offer(act.Confirm, (One("deal", deals, "acceptance"),))] if deals else []


@lru_cache(maxsize=256)
def _numbered(action: type[Action], numbers: tuple[int, ...]) -> Offer:
    """The offer to pick one of these open offers."""
    return Offer(action, (One("offer", tuple([str(number) for number in numbers]), "offer"),))


def _proposal_offers(state: State, hand: Hand) -> list[Offer]:
    """The answers to proposals; one that the active player cannot pay can only be turned down (R92)."""
    acceptable = tuple(
        [str(proposal.seat) for proposal in state.proposals if holds(hand, proposal.want)]
    )
    offers = []
    if acceptable:
        offers.append(Offer(act.AcceptProposal, (One("proposer", acceptable, "seat"),)))
    everybody = tuple([str(proposal.seat) for proposal in state.proposals])
    offers.append(Offer(act.RejectProposal, (One("proposer", everybody, "seat"),)))
    return offers


def open_to(state: State, seat: Seat) -> list[TradeOffer]:
    """The offers that this opponent may accept or decline (R91)."""
    return [offer for offer in state.offers if seat in offer.to and not offer.is_call]


def opponent_offers(state: State, seat: Seat) -> list[Offer]:
    """What a player may do in the active player's trade, answers first (R91, R92)."""
    hand = state.players[seat].hand
    offers: list[Offer] = []
    if state.offers:
        offers += _answers(open_to(state, seat), seat, hand)
    offers += _propose_offers(hand, state.board.plan)
    if any([proposal.seat == seat for proposal in state.proposals]):
        offers.append(_WITHDRAW_PROPOSAL)
    return offers


def _answers(put: list[TradeOffer], seat: Seat, hand: Hand) -> list[Offer]:
    """Accepting and declining; not what the hand cannot pay, nor the same answer again (R91)."""
    acceptable = tuple(
        [offer.number for offer in put if seat not in offer.accepted and holds(hand, offer.want)]
    )
    declinable = tuple([offer.number for offer in put if seat not in offer.declined])
    offers = [_numbered(act.Accept, acceptable)] if acceptable else []
    if declinable:
        offers.append(_numbered(act.Decline, declinable))
    return offers
