"""Trade with the bank and between players (R85-R103)."""

from collections.abc import Collection
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from games.catan import actions as act
from games.catan.content import RESOURCES, Goods, Hand
from games.catan.hands import holds, rows_of
from games.catan.rates import BEST_RATE, rates
from games.catan.state import State, Table, TradeOffer
from games.catan.trade.goods import in_game, purse
from games.core.forms import Decision, Exchange, Offer, One, Some, Split
from games.core.keys import Pair
from games.core.model import Action, Seat

PICK, FIRST_COME = "pick", "first"
"""How an offer closes: the maker picks among those who accept; the first of them closes it (R93)."""

_WITHDRAW_PROPOSAL = Offer(act.WithdrawProposal)

Kinds: TypeAlias = tuple[bool, bool, bool, bool, bool]
"""For each resource whether there is enough of it."""


def kinds_of(hand: Hand) -> Kinds:
    """Which resources are in the hand at all."""
    a, b, c, d, e = hand
    return (a > 0, b > 0, c > 0, d > 0, e > 0)


def payable(hand: Hand, wanted: Hand) -> Kinds:
    """Which resources the hand holds enough of to pay the bank (R99)."""
    a, b, c, d, e = hand
    p, q, r, s, t = wanted
    return (a >= p, b >= q, c >= r, d >= s, e >= t)


@lru_cache(maxsize=1024)
def _bank_offers(payable: Kinds, bank: Kinds) -> tuple[Offer, ...]:
    """The offer to trade with the bank: what can be paid against what it has (R98, R101)."""
    deals = tuple(
        Pair(give, take).key
        for give, can_pay in zip(RESOURCES, payable)
        for take, is_there in zip(RESOURCES, bank)
        if can_pay and is_there and give != take
    )
    return (Offer(act.BankTrade, (One("deal", deals, "deal"),)),) if deals else ()


def _cards(side: str, least: int, hand: Goods) -> Split:
    """How many cards of the hand stand on that side of a trade; the two sides share no resource (R86)."""
    return Split(side, rows_of(hand), least, sum(hand), "resource")


@lru_cache(maxsize=32)
def _addressees(seat: Seat, seats: int) -> tuple[Some, One]:
    """To whom an offer may be put, and how it closes (R89, R93)."""
    others = tuple([str(other) for other in range(seats) if other != seat])
    return Some("to", others, 1, len(others), "seat"), One("closing", (PICK, FIRST_COME), "closing")


@lru_cache(maxsize=8192)
def _open_offers(held: Goods, most: Goods, seat: Seat, seats: int) -> tuple[Offer, ...]:
    """A trade of held cards for any others (R86, R89), with nothing given a call; and the call of cards to give (R90)."""
    trade = Exchange((_cards("give", 0, held), _cards("want", 1, most)))
    tout = Offer(act.Tout, (Exchange((_cards("give", 1, most),)),))
    return (Offer(act.OfferTrade, (trade, *_addressees(seat, seats))), tout)


@lru_cache(maxsize=8192)
def _propose_offers(held: Goods, most: Goods) -> tuple[Offer, ...]:
    """The offer to propose a trade: something held for any other resource (R86, R92)."""
    if not any(held):
        return ()
    trade = Exchange((_cards("give", 1, held), _cards("want", 1, most)))
    return (Offer(act.Propose, (trade,)),)


def worthwhile(decision: Decision, people: Collection[Seat]) -> Decision:
    """The question without calls that nobody answers, for robots propose nothing, and that the hand cannot pay (R90)."""
    trade = next((one for one in decision.offers if one.action is act.OfferTrade), None)
    if trade is None:
        return decision
    give, want = trade.apart
    is_heard = any(seat != decision.seat for seat in people)
    offers = []
    for offer in decision.offers:
        if offer is trade and not is_heard:
            sides = Exchange((replace(give, least=1), want))
            offers += [replace(offer, forms=(sides, *offer.forms[1:]))] if give.rows else []
        elif offer.action is not act.Tout:
            offers.append(offer)
        elif is_heard and give.rows:
            offers.append(replace(offer, forms=(Exchange((replace(give, least=1),)),)))
    return replace(decision, offers=tuple(offers))


def answering_offers(state: State, seat: Seat) -> list[Offer]:
    """What others wait for: deals that the active player may close, proposals to answer (R92, R93)."""
    held = purse(state, seat)
    offers = _confirming(state, held)
    if state.table.proposals:
        offers += _proposal_offers(state, held)
    return offers


def bank_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the bank does for the active player (R98-R101)."""
    table, hand = state.table, state.secrets.players[seat].hand
    if max(hand) >= BEST_RATE:
        enough = payable(hand, rates(table, seat))
        if True in enough:
            return _bank_offers(enough, kinds_of(table.bank))
    return ()


def opening_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the active player may put to the others, if not too much is open already (R86-R90)."""
    table = state.table
    return _open_offers(purse(state, seat), in_game(table), seat, len(table.players))


def open_offers(table: Table) -> tuple[TradeOffer, ...]:
    """The offers and calls that somebody may still answer."""
    offers = table.offers
    return tuple([offer for offer in offers if not offer.is_refused]) if offers else offers


def withdrawing_offer(standing: Collection[TradeOffer]) -> Offer:
    """Closing one of the open offers (R96)."""
    return _numbered(act.Withdraw, tuple([offer.number for offer in standing]))


def _confirming(state: State, held: Goods) -> list[Offer]:
    """The offer to close a deal with one who accepted; not one that cannot be paid any more (R93, R97)."""
    deals = tuple(
        [
            Pair(str(offer.number), str(other)).key
            for offer in state.table.offers
            if offer.accepted and holds(held, offer.give)
            for other in offer.accepted
        ]
    )
    return [Offer(act.Confirm, (One("deal", deals, "acceptance"),))] if deals else []


@lru_cache(maxsize=256)
def _numbered(action: type[Action], numbers: tuple[int, ...]) -> Offer:
    """The offer to pick one of these open offers."""
    return Offer(action, (One("offer", tuple([str(number) for number in numbers]), "offer"),))


def _proposal_offers(state: State, held: Goods) -> list[Offer]:
    """The answers to proposals; one that the active player cannot pay can only be turned down (R92)."""
    acceptable = tuple(
        [str(proposal.seat) for proposal in state.table.proposals if holds(held, proposal.want)]
    )
    offers = []
    if acceptable:
        offers.append(Offer(act.AcceptProposal, (One("proposer", acceptable, "seat"),)))
    everybody = tuple([str(proposal.seat) for proposal in state.table.proposals])
    offers.append(Offer(act.RejectProposal, (One("proposer", everybody, "seat"),)))
    return offers


def open_to(state: State, seat: Seat) -> list[TradeOffer]:
    """The offers that this opponent may accept or decline (R91)."""
    return [offer for offer in open_offers(state.table) if seat in offer.to and not offer.is_call]


def opponent_offers(state: State, seat: Seat) -> list[Offer]:
    """What a player may do in the active player's trade, answers first (R91, R92)."""
    held = purse(state, seat)
    offers: list[Offer] = []
    if state.table.offers:
        offers += _answers(open_to(state, seat), seat, held)
    offers += _propose_offers(held, in_game(state.table))
    if any([proposal.seat == seat for proposal in state.table.proposals]):
        offers.append(_WITHDRAW_PROPOSAL)
    return offers


def _answers(put: list[TradeOffer], seat: Seat, held: Goods) -> list[Offer]:
    """Accepting and declining; not what the hand cannot pay, nor the same answer again (R91)."""
    acceptable = tuple(
        [offer.number for offer in put if seat not in offer.accepted and holds(held, offer.want)]
    )
    declinable = tuple([offer.number for offer in put if seat not in offer.declined])
    offers = [_numbered(act.Accept, acceptable)] if acceptable else []
    if declinable:
        offers.append(_numbered(act.Decline, declinable))
    return offers
