"""What trade actions do: the bank, offers, proposals, deals (R85-R103)."""

from collections.abc import Callable

from msgspec.structs import replace

from games.catan import actions as act
from games.catan.content import NOTHING, Goods
from games.catan.hands import goods_of, holds, only, pay, place_of, take
from games.catan.rates import rates
from games.catan.state import Proposal, State, TradeOffer
from games.catan.trade.events import (
    AcceptedOffer,
    Called,
    DealFailed,
    DeclinedOffer,
    LapsedProposal,
    Offered,
    Proposed,
    RejectedProposal,
    Traded,
    TradedWithBank,
    WithdrewOffer,
    WithdrewProposal,
)
from games.catan.trade.goods import hand_over, purse
from games.catan.trade.offers import FIRST_COME
from games.core.flow import Course
from games.core.keys import Pair
from games.core.model import Seat


def bank_trade(course: Course[State], frame: object, seat: Seat, action: act.BankTrade) -> None:
    """Pay the best rate, take one card (R98, R99)."""
    given, taken = [place_of(key) for key in Pair.parse(action.deal)]
    gave, took = only(given, rates(course.state.table, seat)[given]), only(taken, 1)
    pay(course, seat, gave)
    take(course, seat, took)
    course.tell(TradedWithBank(seat, gave, took))


def publish_offer(course: Course[State], frame: object, seat: Seat, action: act.OfferTrade) -> None:
    """The offer is open (R89), or the call where nothing is given (R90)."""
    give, want = goods_of(action.give), goods_of(action.want)
    if not any(give):
        _call(course, seat, give, want)
        return
    to = tuple([int(key) for key in action.to])
    table = course.table
    number = table.offers_made + 1
    offer = TradeOffer(number, give, want, to, action.closing == FIRST_COME)
    _open(course, offer)
    is_to_all = len(to) == len(table.players) - 1
    course.tell(Offered(seat, number, give, want, None if is_to_all else to, offer.first_come))


def tout(course: Course[State], frame: object, seat: Seat, action: act.Tout) -> None:
    """The call is open (R90)."""
    _call(course, seat, goods_of(action.give), NOTHING)


def _call(course: Course[State], seat: Seat, give: Goods, want: Goods) -> None:
    """Open a call: nobody accepts it, so it is addressed to nobody."""
    number = course.table.offers_made + 1
    _open(course, TradeOffer(number, give, want, ()))
    course.tell(Called(seat, number, give, want))


def _open(course: Course[State], offer: TradeOffer) -> None:
    """The offer lies on the table, the last one made."""
    table = course.table
    table = replace(table, offers=(*table.offers, offer), offers_made=offer.number)
    course.state = replace(course.state, table=table)


def withdraw(course: Course[State], frame: object, seat: Seat, action: act.Withdraw) -> None:
    """The offer is closed without a deal (R96)."""
    offer = _offer(course.state, int(action.offer))
    _drop_offer(course, offer.number)
    course.tell(WithdrewOffer(seat, offer.number, offer.give, offer.want))


def _drop_offer(course: Course[State], number: int) -> None:
    """Take the offer off the table."""
    table = course.table
    left = tuple([offer for offer in table.offers if offer.number != number])
    course.state = replace(course.state, table=replace(table, offers=left))


def _offer(state: State, number: int) -> TradeOffer:
    """The open offer with that number."""
    return next(offer for offer in state.table.offers if offer.number == number)


def _change_offer(course: Course[State], changed: TradeOffer) -> None:
    """Put the changed offer in its place."""
    course.change_table(
        offers=tuple(
            [
                changed if offer.number == changed.number else offer
                for offer in course.state.table.offers
            ]
        )
    )


def accept(course: Course[State], frame: object, seat: Seat, action: act.Accept) -> None:
    """Say yes; the first yes closes an offer made so, and where it cannot nobody else hears of it (R91, R93, R94)."""
    offer = _offer(course.state, int(action.offer))
    if offer.first_come:
        _accept_first(course, seat, offer)
        return
    course.tell(_accepted(course.state, seat, offer))
    _change_offer(
        course,
        replace(
            offer,
            accepted=tuple(sorted({*offer.accepted, seat})),
            declined=tuple([other for other in offer.declined if other != seat]),
        ),
    )


def _accepted(state: State, seat: Seat, offer: TradeOffer) -> AcceptedOffer:
    """That the seat would take the offer."""
    return AcceptedOffer(seat, offer.number, state.table.active, offer.give, offer.want)


def _accept_first(course: Course[State], seat: Seat, offer: TradeOffer) -> None:
    """Close the offer at once, or leave it as it was."""
    if _is_possible(course, seat, offer.give, offer.want):
        course.tell(_accepted(course.state, seat, offer))
        _drop_offer(course, offer.number)
        _exchange(course, seat, offer.give, offer.want)
    else:
        course.whisper(DealFailed(course.state.table.active, seat), seat)


def decline(course: Course[State], frame: object, seat: Seat, action: act.Decline) -> None:
    """Say no; the last one closes the offer (R91)."""
    offer = _offer(course.state, int(action.offer))
    course.tell(
        DeclinedOffer(
            seat, offer.number, course.state.table.active, offer.to, offer.give, offer.want
        )
    )
    _change_offer(
        course,
        replace(
            offer,
            accepted=tuple([other for other in offer.accepted if other != seat]),
            declined=tuple(sorted({*offer.declined, seat})),
        ),
    )


def confirm(course: Course[State], frame: object, seat: Seat, action: act.Confirm) -> None:
    """Close the offer with one who accepted it, or take that acceptance back if a side lacks the cards (R93-R95)."""
    number, partner = Pair.numbers(action.deal)
    offer = _offer(course.state, number)
    if _is_possible(course, partner, offer.give, offer.want):
        _drop_offer(course, number)
        _exchange(course, partner, offer.give, offer.want)
        return
    course.whisper(DealFailed(seat, partner), seat, partner)
    accepted = tuple([other for other in offer.accepted if other != partner])
    _change_offer(course, replace(offer, accepted=accepted))


def _is_possible(course: Course[State], partner: Seat, gave: Goods, took: Goods) -> bool:
    """Whether the active player holds what it gives to the partner, and the partner what it gives for it (R94)."""
    # Whether a deal comes off tells about a hand that is not the actor's own.
    course.sealed = True
    state = course.state
    return holds(purse(state, state.table.active), gave) and holds(purse(state, partner), took)


def _exchange(course: Course[State], partner: Seat, gave: Goods, took: Goods) -> None:
    """The active player gives `gave` to the partner for `took` (R95)."""
    seat = course.state.table.active
    hand_over(course, seat, partner, gave)
    hand_over(course, partner, seat, took)
    course.tell(Traded(seat, partner, gave, took))


def publish_proposal(course: Course[State], frame: object, seat: Seat, action: act.Propose) -> None:
    """The proposal is open, in the place of an older one, and says no to what the seat has not answered (R92)."""
    proposal = Proposal(seat, goods_of(action.give), goods_of(action.want))
    table = course.state.table
    others = [other for other in table.proposals if other.seat != seat]
    course.change_table(
        proposals=tuple(sorted([*others, proposal], key=lambda other: other.seat)),
        offers=tuple([_countered(offer, seat) for offer in table.offers]),
    )
    course.tell(Proposed(seat, proposal.give, proposal.want))


def _countered(offer: TradeOffer, seat: Seat) -> TradeOffer:
    """The offer with the seat's no, if it is put to the seat and not answered."""
    if seat not in offer.to or seat in offer.accepted or seat in offer.declined:
        return offer
    return replace(offer, declined=tuple(sorted((*offer.declined, seat))))


def withdraw_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.WithdrawProposal
) -> None:
    """The proposal is off the table (R96)."""
    _remove_proposal(course, seat)
    course.tell(WithdrewProposal(seat))


def _remove_proposal(course: Course[State], seat: Seat) -> None:
    """Take the seat's proposal off the table."""
    course.change_table(
        proposals=tuple([other for other in course.state.table.proposals if other.seat != seat])
    )


def accept_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.AcceptProposal
) -> None:
    """Trade as proposed, or learn alone that it is not possible any more; the proposal is gone either way (R93, R94)."""
    proposer = int(action.proposer)
    proposal = next(other for other in course.state.table.proposals if other.seat == proposer)
    _remove_proposal(course, proposer)
    if _is_possible(course, proposer, proposal.want, proposal.give):
        _exchange(course, proposer, proposal.want, proposal.give)
    else:
        course.whisper(DealFailed(seat, proposer), seat)


def reject_proposal(
    course: Course[State], frame: object, seat: Seat, action: act.RejectProposal
) -> None:
    """Turn it down (R92)."""
    proposer = int(action.proposer)
    _remove_proposal(course, proposer)
    course.tell(RejectedProposal(seat, proposer))


def let_proposals_lapse(course: Course[State]) -> None:
    """Tell those whose proposals the active player has not answered (R96)."""
    table = course.state.table
    for proposal in table.proposals:
        course.tell(LapsedProposal(table.active, proposal.seat))


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
