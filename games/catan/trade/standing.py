"""How open trade stands for the reader, told with the question (R89-R92).

The questions themselves stay the same, so that nobody loses what is begun when somebody else trades.
"""

from games.catan.content import Goods
from games.catan.events import cards
from games.catan.state import State, Table, TradeOffer
from games.catan.trade.goods import purse
from games.catan.trade.offers import open_to
from games.core.forms import Offer
from games.core.model import Arg, Message, Seat, SeatName, say

ANSWERED = say("catan-stands-answers")
"""What the active player reads then."""

_AHEAD = say("catan-stands-ahead")
_EMPTY = say("catan-stands-empty")
_CALLED = say("catan-stands-called")
_OFFERED = say("catan-stands-offered")


def is_answered(table: Table) -> bool:
    """Whether somebody has accepted an offer of the active player or has proposed one."""
    if table.proposals:
        return True
    for offer in table.offers:
        if offer.accepted:
            return True
    return False


def maker_stands(state: State, seat: Seat) -> Message | None:
    """What the active player waits for: of the newest offer or call; that there is nothing to trade with. None: neither."""
    table = state.table
    if is_answered(table):
        return ANSWERED
    if not table.offers:
        return None if any(purse(state, seat)) else _EMPTY
    newest = table.offers[-1]
    if newest.is_call:
        return _CALLED
    return _refused(newest) if newest.is_refused else _OFFERED


def _refused(offer: TradeOffer) -> Message:
    """That nobody wanted it, by name where only one was asked."""
    sides: dict[str, Arg] = {"give": cards(offer.give), "want": cards(offer.want)}
    if len(offer.to) == 1:
        return say("catan-stands-refused-by", partner=SeatName(offer.to[0]), **sides)
    return say("catan-stands-refused", **sides)


def opponent_stands(state: State, seat: Seat, trades: list[Offer]) -> Message:
    """What an opponent may do, or has done: the first of the own proposal, an unanswered offer, the answers, a call."""
    if not trades:
        return _AHEAD
    maker = SeatName(state.table.active)
    put = open_to(state, seat)
    own = next((one for one in state.table.proposals if one.seat == seat), None)
    if own is not None:
        # Whoever proposes another trade is asked no more for a yes or no.
        return say("catan-stands-proposed", give=cards(own.give), want=cards(own.want))
    for offer in put:
        if seat not in offer.accepted and seat not in offer.declined:
            lacking = missing(purse(state, seat), offer.want)
            if any(lacking):
                return say("catan-stands-lacking", cards=cards(lacking))
            return say("catan-stands-asked", partner=maker)
    if put:
        return say("catan-stands-answered", partner=maker)
    for call in reversed(state.table.offers):
        if call.is_call:
            id = "catan-stands-sought" if any(call.want) else "catan-stands-touted"
            side = call.want if any(call.want) else call.give
            return say(id, partner=maker, cards=cards(side))
    return say("catan-stands-propose", partner=maker)


def missing(held: Goods, wanted: Goods) -> Goods:
    """What is wanted and not held."""
    return tuple([max(0, want - has) for want, has in zip(wanted, held)])
