"""What trade actions do: the bank, offers, proposals, deals (R85-R103)."""

from collections.abc import Callable

from msgspec.structs import replace

from games.catan import actions as act
from games.catan.awards import with_player
from games.catan.content import NOTHING, Hand
from games.catan.hands import hand_of, holds, minus, only, place_of, plus
from games.catan.phases.trading import DROP, EVERYBODY, FIRST_COME, give_field, want_offer
from games.catan.state import Draft, Proposal, State, TradeOffer
from games.catan.trade_events import (
    AcceptedOffer,
    Called,
    DealFailed,
    DeclinedOffer,
    Offered,
    Proposed,
    RejectedProposal,
    Traded,
    TradedWithBank,
    WithdrewOffer,
    WithdrewProposal,
)
from games.core.flow import Course
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say


def bank_trade(course: Course[State], frame: object, seat: Seat, action: act.BankTrade) -> None:
    """Pay the best rate, take one card (R98, R99)."""
    give, take = [place_of(key) for key in action.deal.split("@")]
    state = course.state
    player = state.players[seat]
    gave, took = only(give, player.rates[give]), only(take, 1)
    player = replace(player, hand=plus(minus(player.hand, gave), took))
    course.change(
        players=with_player(state, seat, player), bank=minus(plus(state.bank, gave), took)
    )
    course.tell(TradedWithBank(seat, gave, took))


def begin_draft(course: Course[State], frame: object, seat: Seat, action: act.TradeGive) -> None:
    """Keep the first word of an offer or proposal (R89, R92)."""
    _draft(course, seat, Draft(place_of(action.give)))


def want_in_draft(course: Course[State], frame: object, seat: Seat, action: act.TradeWant) -> None:
    """Keep what is wanted (R89, R92)."""
    draft = course.state.players[seat].draft
    assert draft is not None
    _draft(course, seat, replace(draft, want=hand_of(action.want)))


def drop_draft(course: Course[State], frame: object, seat: Seat, action: act.DropDraft) -> None:
    """Forget it."""
    _draft(course, seat, None)


def _draft(course: Course[State], seat: Seat, draft: Draft | None) -> None:
    """The seat's offer or proposal under construction."""
    course.change(
        players=with_player(course.state, seat, replace(course.state.players[seat], draft=draft))
    )


def offering_asked(state: State, draft: Draft) -> Decision:
    """What the active player wants for it; then how much is given, and to whom the offer goes (R89)."""
    seat = state.active
    if draft.want == NOTHING:
        return Decision(
            seat, say("catan-prompt-trade-want"), (want_offer(state, seat, draft), DROP)
        )
    to = (
        EVERYBODY,
        FIRST_COME,
        *[str(other) for other in range(len(state.players)) if other != seat],
    )
    terms = Offer(act.OfferTerms, (give_field(state, seat, draft), One("to", to, "addressee")))
    return Decision(seat, say("catan-prompt-offer-terms"), (terms, DROP))


def publish_offer(course: Course[State], frame: object, seat: Seat, action: act.OfferTerms) -> None:
    """The offer is open (R89)."""
    draft = course.state.players[seat].draft
    assert draft is not None
    _draft(course, seat, None)
    everybody = tuple([other for other in range(len(course.state.players)) if other != seat])
    to = everybody if action.to in (EVERYBODY, FIRST_COME) else (int(action.to),)
    number = course.state.offers_made + 1
    offer = TradeOffer(number, hand_of(action.give), draft.want, to, action.to == FIRST_COME)
    course.change(offers=(*course.state.offers, offer), offers_made=number)
    addressee = to[0] if action.to not in (EVERYBODY, FIRST_COME) else None
    course.tell(Offered(seat, offer.number, offer.give, offer.want, addressee, offer.first_come))


def call(course: Course[State], frame: object, seat: Seat, action: act.Seek | act.Tout) -> None:
    """The call is open (R90)."""
    give = hand_of(action.give) if isinstance(action, act.Tout) else NOTHING
    want = hand_of(action.want) if isinstance(action, act.Seek) else NOTHING
    number = course.state.offers_made + 1
    course.change(
        offers=(*course.state.offers, TradeOffer(number, give, want, ())), offers_made=number
    )
    course.tell(Called(seat, number, give, want))


def withdraw(course: Course[State], frame: object, seat: Seat, action: act.Withdraw) -> None:
    """The offer is closed without a deal (R96)."""
    number = int(action.offer)
    _drop_offer(course, number)
    course.tell(WithdrewOffer(seat, number))


def _drop_offer(course: Course[State], number: int) -> None:
    """Take the offer off the table."""
    course.change(offers=tuple([offer for offer in course.state.offers if offer.number != number]))


def _offer(state: State, number: int) -> TradeOffer:
    """The open offer with that number."""
    return next(offer for offer in state.offers if offer.number == number)


def _change_offer(course: Course[State], changed: TradeOffer) -> None:
    """Put the changed offer in its place."""
    course.change(
        offers=tuple(
            [changed if offer.number == changed.number else offer for offer in course.state.offers]
        )
    )


def accept(course: Course[State], frame: object, seat: Seat, action: act.Accept) -> None:
    """Say yes; the first yes closes an offer made so (R91, R93)."""
    offer = _offer(course.state, int(action.offer))
    course.tell(AcceptedOffer(seat, offer.number))
    accepted = replace(
        offer,
        accepted=tuple(sorted({*offer.accepted, seat})),
        declined=tuple([other for other in offer.declined if other != seat]),
    )
    _change_offer(course, accepted)
    if offer.first_come:
        close_offer(course, accepted, seat)


def decline(course: Course[State], frame: object, seat: Seat, action: act.Decline) -> None:
    """Say no (R91)."""
    offer = _offer(course.state, int(action.offer))
    course.tell(DeclinedOffer(seat, offer.number))
    _change_offer(
        course,
        replace(
            offer,
            accepted=tuple([other for other in offer.accepted if other != seat]),
            declined=tuple(sorted({*offer.declined, seat})),
        ),
    )


def confirm(course: Course[State], frame: object, seat: Seat, action: act.Confirm) -> None:
    """Close the offer with one who accepted it (R93)."""
    number, partner = [int(part) for part in action.deal.split("@")]
    close_offer(course, _offer(course.state, number), partner)


def close_offer(course: Course[State], offer: TradeOffer, partner: Seat) -> None:
    """Trade, or take the acceptance back if a side lacks the cards (R94, R95)."""
    if exchange(course, partner, offer.give, offer.want):
        _drop_offer(course, offer.number)
    else:
        _change_offer(
            course,
            replace(offer, accepted=tuple([other for other in offer.accepted if other != partner])),
        )


def exchange(course: Course[State], partner: Seat, gave: Hand, took: Hand) -> bool:
    """The active player gives `gave` to the partner for `took`; False when a side does not hold its part (R94)."""
    state = course.state
    seat = state.active
    own, other = state.players[seat], state.players[partner]
    # Whether a deal comes off tells about a hand that is not the actor's own.
    course.sealed = True
    if not (holds(own.hand, gave) and holds(other.hand, took)):
        course.tell(DealFailed(seat, partner))
        return False
    state = replace(
        state,
        players=with_player(state, seat, replace(own, hand=plus(minus(own.hand, gave), took))),
    )
    other = replace(other, hand=plus(minus(other.hand, took), gave))
    course.state = replace(state, players=with_player(state, partner, other))
    course.tell(Traded(seat, partner, gave, took))
    return True


def publish_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.ProposeTerms
) -> None:
    """The proposal is open, in the place of an older one (R92)."""
    draft = course.state.players[seat].draft
    assert draft is not None
    proposal = Proposal(seat, hand_of(action.give), draft.want)
    _draft(course, seat, None)
    others = [other for other in course.state.proposals if other.seat != seat]
    course.change(proposals=tuple(sorted([*others, proposal], key=lambda other: other.seat)))
    course.tell(Proposed(seat, proposal.give, proposal.want))


def withdraw_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.WithdrawProposal
) -> None:
    """The proposal is off the table (R96)."""
    _remove_proposal(course, seat)
    course.tell(WithdrewProposal(seat))


def _remove_proposal(course: Course[State], seat: Seat) -> None:
    """Take the seat's proposal off the table."""
    course.change(
        proposals=tuple([other for other in course.state.proposals if other.seat != seat])
    )


def accept_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.AcceptProposal
) -> None:
    """Trade as proposed, or learn that it is not possible any more (R93, R94)."""
    proposer = int(action.proposer)
    proposal = next(other for other in course.state.proposals if other.seat == proposer)
    _remove_proposal(course, proposer)
    exchange(course, proposer, proposal.want, proposal.give)


def reject_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.RejectProposal
) -> None:
    """Turn it down (R92)."""
    proposer = int(action.proposer)
    _remove_proposal(course, proposer)
    course.tell(RejectedProposal(seat, proposer))


TRADING: dict[type, Callable[..., None]] = {
    act.BankTrade: bank_trade,
    act.TradeGive: begin_draft,
    act.TradeWant: want_in_draft,
    act.DropDraft: drop_draft,
    act.OfferTerms: publish_offer,
    act.Seek: call,
    act.Tout: call,
    act.Withdraw: withdraw,
    act.Confirm: confirm,
    act.AcceptProposal: accept_proposal,
    act.RejectProposal: reject_proposal,
    act.Accept: accept,
    act.Decline: decline,
    act.ProposeTerms: publish_proposal,
    act.WithdrawProposal: withdraw_proposal,
}
"""What trade actions do in the frame of the active player's actions."""
