"""How open trade stands for the reader, told with the question (R89-R92).

The questions themselves stay the same, so that nobody loses what is begun when somebody else trades.
"""

from games.catan.events import cards
from games.catan.state import State, Table
from games.catan.trade.offers import open_to
from games.core.forms import Offer
from games.core.model import Message, Seat, SeatName, say

ANSWERED = say("catan-stands-answers")
"""What the active player reads then."""

_AHEAD = say("catan-stands-ahead")


def is_answered(table: Table) -> bool:
    """Whether somebody has accepted an offer of the active player or has proposed one."""
    if table.proposals:
        return True
    for offer in table.offers:
        if offer.accepted:
            return True
    return False


def opponent_stands(state: State, seat: Seat, trades: list[Offer]) -> Message:
    """What an opponent may do, or has done: the first of an unanswered offer, the own proposal, the answers, a call."""
    if not trades:
        return _AHEAD
    maker = SeatName(state.table.active)
    put = open_to(state, seat)
    if any([seat not in (*offer.accepted, *offer.declined) for offer in put]):
        return say("catan-stands-asked", partner=maker)
    for own in state.table.proposals:
        if own.seat == seat:
            return say("catan-stands-proposed", give=cards(own.give), want=cards(own.want))
    if put:
        return say("catan-stands-answered", partner=maker)
    for call in reversed(state.table.offers):
        if call.is_call:
            id = "catan-stands-sought" if any(call.want) else "catan-stands-touted"
            side = call.want if any(call.want) else call.give
            return say(id, partner=maker, cards=cards(side))
    return say("catan-stands-propose", partner=maker)
