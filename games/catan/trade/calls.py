"""Whom trade calls: those an offer is put to, its maker when all have answered, of a proposal whose turn it is (R89-R93)."""

from games.catan.actions import Accept, AcceptProposal, Decline, Propose, RejectProposal
from games.catan.content import Goods
from games.catan.events import cards
from games.catan.hands import amounts_of
from games.catan.state import Proposal, State, TradeOffer
from games.catan.trade.goods import purse
from games.catan.trade.offers import open_offers
from games.catan.trade.standing import missing
from games.core.model import (
    Action,
    Call,
    Message,
    Ready,
    Seat,
    SeatName,
    SeatNames,
    Terms,
    say,
)

_ACCEPT, _DECLINE = say("catan-verb-accept"), say("catan-verb-decline")


def trade_calls(state: State) -> tuple[Call, ...]:
    """The open offers and proposals, of which nothing is secret; a refusal calls nobody, for the maker's panel tells it."""
    table = state.table
    if not table.offers and not table.proposals:
        return ()
    offers = [_of_offer(state, offer) for offer in open_offers(table) if not offer.is_call]
    return (*offers, *[_of_proposal(state, proposal) for proposal in table.proposals])


def _of_offer(state: State, offer: TradeOffer) -> Call:
    """The offer to those who may take it, or its answers to the maker once all are in."""
    # Another offer may have the number of one that was taken back.
    put = offer.number, offer.give, offer.want, offer.to, offer.first_come
    maker, mark = state.table.active, f"{state.table.turn} {put}"
    sides = {"give": cards(offer.give), "want": cards(offer.want)}
    if set(offer.to) <= {*offer.accepted, *offer.declined}:
        return Call(f"{mark} answered", (maker,), _answers(offer, **sides))
    number = str(offer.number)
    return Call(
        mark,
        offer.to,
        say("catan-call-offer", seat=SeatName(maker), **sides),
        (Ready(Accept(number), _ACCEPT), Ready(Decline(number), _DECLINE)),
        Propose(amounts_of(offer.want), amounts_of(offer.give)),
        tuple([seat for seat in offer.to if seat in {*offer.accepted, *offer.declined}]),
    )


def _answers(offer: TradeOffer, **sides: Terms) -> Message:
    """Who has accepted the maker's offer, and whether others have not."""
    id = "catan-call-answered" if offer.declined else "catan-call-accepted"
    return say(id, accepted=SeatNames(offer.accepted), **sides)


def _of_proposal(state: State, proposal: Proposal) -> Call:
    """The proposal to the active player."""
    proposer = str(proposal.seat)
    return Call(
        f"{state.table.turn} {proposer} {proposal.give} {proposal.want}",
        (state.table.active,),
        say(
            "catan-call-offer",
            seat=SeatName(proposal.seat),
            give=cards(proposal.give),
            want=cards(proposal.want),
        ),
        (
            Ready(AcceptProposal(proposer), _ACCEPT),
            Ready(RejectProposal(proposer), _DECLINE),
        ),
    )


def why_not(state: State, seat: Seat, action: Action) -> Message | None:
    """What the seat lacks for an answer that it may not give (R91, R92)."""
    wanted: Goods | None = None
    if isinstance(action, Accept):
        found = [one for one in open_offers(state.table) if str(one.number) == action.offer]
        wanted = found[0].want if found and seat in found[0].to else None
    elif isinstance(action, AcceptProposal) and seat == state.table.active:
        put = [one for one in state.table.proposals if str(one.seat) == action.proposer]
        wanted = put[0].want if put else None
    if wanted is None:
        return None
    lacking = missing(purse(state, seat), wanted)
    return say("catan-refused-lacking", cards=cards(lacking)) if any(lacking) else None
