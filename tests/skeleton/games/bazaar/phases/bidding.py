"""A lot is turned up, all seats bid a card, the highest one takes it (R3 to R6)."""

from games.core.flow import Course, lane
from games.core.forms import Decision, Offer, One
from games.core.model import say
from tests.skeleton.games.bazaar.actions import Bid
from tests.skeleton.games.bazaar.events import CardShown, LotSold, LotTurned
from tests.skeleton.games.bazaar.frames import Bidding, BidLane, ChooseCard, Sale
from tests.skeleton.games.bazaar.state import State


def resume_sale(course: Course[State], frame: Sale) -> bool:
    """Turn the next lot up, or end the game (R3, R6).

    The lots were shuffled at the beginning, so no chance is drawn here that would seal the step: it seals itself.
    """
    table, secrets = course.state.table, course.state.secrets
    if not secrets.lots:
        course.pop()
        return True
    lot, *rest = secrets.lots
    course.change_secrets(lots=tuple(rest))
    course.change_table(lot=lot)
    course.tell(LotTurned(table.sold + 1, lot))
    course.sealed = True
    course.push(Bidding(tuple([lane(seat, ChooseCard()) for seat in range(len(table.players))])))
    return True


def asked(state: State, place: BidLane, frame: ChooseCard) -> Decision:
    """Which card to bid (R4). It is asked of the last card too: nobody else may know that it is the last."""
    cards = tuple([str(card) for card in state.secrets.hands[place.seat]])
    offer = Offer(Bid, (One("card", cards, "card"),))
    return Decision(place.seat, say("bazaar-prompt-bid"), (offer,))


def resolve(course: Course[State], frame: Bidding) -> None:
    """Show all cards and give the lot to the highest (R5)."""
    table, hands = course.state.table, list(course.state.secrets.hands)
    assert table.lot is not None
    bids = {place.seat: int(place.answers[0].card) for place in frame.lanes}
    for seat, card in bids.items():
        hands[seat] = tuple([other for other in hands[seat] if other != card])
        course.change_player(seat, played=(*table.players[seat].played, card))
        course.tell(CardShown(seat, card))
    winner = max(bids, key=bids.__getitem__)
    won = (*table.players[winner].lots, table.lot)
    course.change_secrets(hands=tuple(hands))
    course.change_player(winner, lots=won)
    course.tell(LotSold(winner, table.lot))
    course.change_table(lot=None, sold=table.sold + 1)
