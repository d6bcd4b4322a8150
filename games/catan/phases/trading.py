"""Trade with the bank and between players (R85-R103)."""

from functools import lru_cache
from typing import TypeAlias

from games.catan import actions as act
from games.catan.content import NOTHING, OPEN_OFFERS, PLANS, RESOURCES, Hand
from games.catan.hands import holds, minus, only, rows_of
from games.catan.state import Draft, State
from games.core.forms import Offer, One, Row, Split
from games.core.model import Action, Seat

EVERYBODY, FIRST_COME = "all", "first"
"""To all opponents; to the first of them who accepts (R89, R93)."""

DROP = Offer(act.DropDraft)
_WITHDRAW_PROPOSAL = Offer(act.WithdrawProposal)


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


@lru_cache(maxsize=8192)
def _call_offers(in_hands: Hand) -> tuple[Offer, ...]:
    """The calls: no hand is looked at, only what all players hold together, which everybody knows (R90)."""
    if in_hands == NOTHING:
        return ()
    rows, most = rows_of(in_hands), sum(in_hands)
    return (
        Offer(act.Seek, (Split("want", rows, 1, most, "resource"),)),
        Offer(act.Tout, (Split("give", rows, 1, most, "resource"),)),
    )


def in_hands(state: State) -> Hand:
    """Cards of each resource that players hold: those that are not in the bank."""
    total = PLANS[state.board.plan].cards_per_resource
    a, b, c, d, e = state.bank
    return (total - a, total - b, total - c, total - d, total - e)


def held_by_others(state: State, seat: Seat) -> Hand:
    """Cards of each resource in the other hands together: no more can be had in trade."""
    return minus(in_hands(state), state.players[seat].hand)


@lru_cache(maxsize=1024)
def _begin_offers(hand: Kinds, others: Kinds) -> tuple[Offer, ...]:
    """The offer to begin a trade with a resource held, for some other resource that others could hold (R86)."""
    given = tuple(
        [
            key
            for place, key in enumerate(RESOURCES)
            if hand[place] and any([*others[:place], *others[place + 1 :]])
        ]
    )
    return (Offer(act.TradeGive, (One("give", given, "resource"),)),) if given else ()


def open_draft(state: State, seat: Seat) -> Draft | None:
    """The offer or proposal under construction, as long as it can still be finished: hands change meanwhile."""
    player = state.players[seat]
    draft = player.draft
    if draft is None or not player.hand[draft.give]:
        return None
    if draft.want == NOTHING and not any(_others_but(state, seat, draft.give)):
        return None
    return draft


def _others_but(state: State, seat: Seat, given: int) -> Hand:
    """What others could hold of any other resource."""
    others = held_by_others(state, seat)
    return minus(others, only(given, others[given]))


def want_offer(state: State, seat: Seat, draft: Draft) -> Offer:
    """What may be wanted for that resource: anything else (R86)."""
    others = _others_but(state, seat, draft.give)
    return Offer(act.TradeWant, (Split("want", rows_of(others), 1, sum(others), "resource"),))


def give_field(state: State, seat: Seat, draft: Draft) -> Split:
    """How much may be given: of what is not wanted, and some of the resource begun with (R86)."""
    hand = state.players[seat].hand
    rows = tuple(
        [
            Row(key, held, 1 if place == draft.give else 0)
            for place, (key, held) in enumerate(zip(RESOURCES, hand))
            if held and not draft.want[place]
        ]
    )
    return Split("give", rows, 1, sum([row.most for row in rows]), "resource")


def trading_offers(state: State, seat: Seat) -> list[Offer]:
    """What the active player may do in trade, first what others wait for (R85-R103)."""
    player = state.players[seat]
    hand = player.hand
    offers: list[Offer] = []
    if state.offers:
        offers += _confirming(state, hand)
    if state.proposals:
        offers += _proposal_offers(state, hand)
    enough = payable(hand, player.rates)
    if True in enough:
        offers += _bank_offers(enough, kinds_of(state.bank))
    if len(state.offers) < OPEN_OFFERS:
        held = in_hands(state)
        if hand != NOTHING:
            offers += _begin_offers(kinds_of(hand), kinds_of(minus(held, hand)))
        offers += _call_offers(held)
    if state.offers:
        offers.append(_numbered(act.Withdraw, tuple([offer.number for offer in state.offers])))
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


def opponent_offers(state: State, seat: Seat) -> list[Offer]:
    """What a player may do in the active player's trade (R91, R92)."""
    player = state.players[seat]
    open_to = [offer for offer in state.offers if seat in offer.to and not offer.is_call]
    offers: list[Offer] = []
    acceptable = tuple(
        [
            offer.number
            for offer in open_to
            if seat not in offer.accepted and holds(player.hand, offer.want)
        ]
    )
    if acceptable:
        offers.append(_numbered(act.Accept, acceptable))
    declinable = tuple([offer.number for offer in open_to if seat not in offer.declined])
    if declinable:
        offers.append(_numbered(act.Decline, declinable))
    draft = open_draft(state, seat)
    if draft is not None:
        if draft.want == NOTHING:
            offers.append(want_offer(state, seat, draft))
        else:
            offers.append(Offer(act.ProposeTerms, (give_field(state, seat, draft),)))
        offers.append(DROP)
    elif any(player.hand):
        offers += _begin_offers(kinds_of(player.hand), kinds_of(held_by_others(state, seat)))
    if any([proposal.seat == seat for proposal in state.proposals]):
        offers.append(_WITHDRAW_PROPOSAL)
    return offers
