"""What trade actions do: the bank, offers, proposals, deals (R85-R103)."""

from collections.abc import Callable

from msgspec.structs import replace

from games.catan import actions as act
from games.catan.awards import with_player
from games.catan.content import NOTHING, Hand
from games.catan.hands import hand_of, holds, minus, only, place_of, plus
from games.catan.phases.trading import EVERYBODY, FIRST_COME
from games.catan.state import Proposal, State, TradeOffer
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
from games.core.model import Seat


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


def publish_offer(course: Course[State], frame: object, seat: Seat, action: act.OfferTrade) -> None:
    """The offer is open (R89), or the call where nothing is given (R90)."""
    give, want = hand_of(action.give), hand_of(action.want)
    if give == NOTHING:
        _call(course, seat, give, want)
        return
    is_to_all = action.to in (EVERYBODY, FIRST_COME)
    everybody = tuple([other for other in range(len(course.state.players)) if other != seat])
    to = everybody if is_to_all else (int(action.to),)
    number = course.state.offers_made + 1
    offer = TradeOffer(number, give, want, to, action.to == FIRST_COME)
    course.change(offers=(*course.state.offers, offer), offers_made=number)
    addressee = None if is_to_all else to[0]
    course.tell(Offered(seat, number, give, want, addressee, offer.first_come))


def tout(course: Course[State], frame: object, seat: Seat, action: act.Tout) -> None:
    """The call is open (R90)."""
    _call(course, seat, hand_of(action.give), NOTHING)


def _call(course: Course[State], seat: Seat, give: Hand, want: Hand) -> None:
    """Open a call: nobody accepts it, so it is addressed to nobody."""
    number = course.state.offers_made + 1
    offers = (*course.state.offers, TradeOffer(number, give, want, ()))
    course.change(offers=offers, offers_made=number)
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


def publish_proposal(course: Course[State], frame: object, seat: Seat, action: act.Propose) -> None:
    """The proposal is open, in the place of an older one (R92)."""
    proposal = Proposal(seat, hand_of(action.give), hand_of(action.want))
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
    act.OfferTrade: publish_offer,
    act.Tout: tout,
    act.Withdraw: withdraw,
    act.Confirm: confirm,
    act.AcceptProposal: accept_proposal,
    act.RejectProposal: reject_proposal,
    act.Accept: accept,
    act.Decline: decline,
    act.Propose: publish_proposal,
    act.WithdrawProposal: withdraw_proposal,
}
"""What trade actions do in the frame of the active player's actions."""
