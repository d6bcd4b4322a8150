"""Offers, acceptances and proposals as the person who reads them sees them: who gives whom what."""

from games.catan.content import NOTHING
from games.catan.events import cards
from games.catan.hands import only, place_of
from games.catan.rates import rates
from games.catan.state import State, TradeOffer
from games.core.keys import Pair
from games.core.model import Key, Message, Note, Seat, SeatName, SeatNames, Term, say


def bank_note(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What is paid at the seat's rate, and what is taken (R99)."""
    give, take = Pair.parse(key)
    paid = only(place_of(give), rates(state.table, seat)[place_of(give)])
    label = say("catan-label-bank", give=cards(paid), take=cards(only(place_of(take), 1)))
    return Note(field, key, group=Term("resource", give), label=label)


def offer_note(state: State, seat: Seat, field: str, key: Key) -> Note:
    """An open offer: to its maker with the answers, to another one with the own answer."""
    offer = _find(state, int(key))
    if seat == state.table.active:
        return Note(field, key, label=_own_label(state, offer), detail=_answers(offer))
    label = _label(offer, state.table.active, offer.give, offer.want)
    return Note(field, key, label=label, detail=_own_answer(offer, seat))


def acceptance_note(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What who has accepted gives, and for what."""
    number, partner = Pair.numbers(key)
    offer = _find(state, number)
    return Note(field, key, label=_label(offer, partner, offer.want, offer.give))


def proposal_note(state: State, seat: Seat, field: str, key: Key) -> Note:
    """What who proposes gives, and for what."""
    proposal = next(other for other in state.table.proposals if other.seat == int(key))
    label = say(
        "catan-label-proposal",
        partner=SeatName(proposal.seat),
        get=cards(proposal.give),
        give=cards(proposal.want),
    )
    return Note(field, key, label=label)


def _find(state: State, number: int) -> TradeOffer:
    """The open offer with that number."""
    return next(offer for offer in state.table.offers if offer.number == number)


def _label(
    offer: TradeOffer, partner: Seat, get: tuple[int, ...], give: tuple[int, ...]
) -> Message:
    """The deal with that partner from the reader's side."""
    return say(
        "catan-label-trade",
        partner=SeatName(partner),
        get=cards(get),
        give=cards(give),
        number=offer.number,
    )


def _own_label(state: State, offer: TradeOffer) -> Message:
    """The reader's own offer or call."""
    if offer.want == NOTHING:
        return say("catan-label-own-tout", give=cards(offer.give), number=offer.number)
    if offer.give == NOTHING:
        return say("catan-label-own-call", want=cards(offer.want), number=offer.number)
    sides = {"give": cards(offer.give), "want": cards(offer.want)}
    if len(offer.to) < len(state.table.players) - 1:
        partners = SeatNames(offer.to)
        return say("catan-label-own-offer-to", **sides, partners=partners, number=offer.number)
    return say("catan-label-own-offer", **sides, number=offer.number)


def _answers(offer: TradeOffer) -> Message:
    """Who has accepted and who has declined; a call can only be answered by proposals."""
    if offer.is_call:
        return say("catan-note-call")
    accepted, declined = SeatNames(offer.accepted), SeatNames(offer.declined)
    if offer.accepted and offer.declined:
        return say("catan-note-answers", accepted=accepted, declined=declined)
    if offer.accepted:
        return say("catan-note-accepted-by", accepted=accepted)
    if offer.declined:
        return say("catan-note-declined-by", declined=declined)
    return say("catan-note-unanswered")


def _own_answer(offer: TradeOffer, seat: Seat) -> Message | None:
    """What the reader has said to it, or what is to know before."""
    if seat in offer.accepted:
        return say("catan-note-you-accepted")
    if seat in offer.declined:
        return say("catan-note-you-declined")
    return say("catan-note-first-come") if offer.first_come else None
