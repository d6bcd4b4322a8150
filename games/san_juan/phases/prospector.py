"""The Prospector phase, which asks nothing (R80 to R82)."""

from games.core.flow import Course
from games.core.model import Key, Seat
from games.core.turns import clockwise
from games.san_juan.content import COST, LIMITS, in_table_order
from games.san_juan.dealer import Dealer
from games.san_juan.events import GoldsmithShown, MineDug, Prospected
from games.san_juan.state import State


def carry_out_prospector(course: Course[State]) -> None:
    """The Prospector draws, then every player digs the Gold Mine and asks the Goldsmith (R80, R81)."""
    dealer = Dealer(course)
    pick = course.state.table.picks[-1]
    drawn = dealer.gain(pick.seat, 2 if pick.library else 1)
    course.tell(Prospected(pick.seat, len(drawn)))
    dealer.show(pick.seat, drawn)
    for seat in clockwise(pick.seat, len(dealer.players)):
        active = dealer.players[seat].active
        if "gold_mine" in active and len(dealer) >= LIMITS.gold_mine:
            _dig(course, dealer, seat)
        if "goldsmith" in active and len(dealer):
            _show(course, dealer, seat)
    dealer.settle()


def _dig(course: Course[State], dealer: Dealer, seat: Seat) -> None:
    """Turn up four cards; if all costs differ the owner takes the cheapest (B7)."""
    shown = dealer.draw(LIMITS.gold_mine)
    found = cheapest_of_different(shown)
    course.tell(MineDug(seat, in_table_order(shown), found))
    if found is not None:
        shown.remove(found)
        dealer.take_in(seat, (found,))
    dealer.discard(shown)


def _show(course: Course[State], dealer: Dealer, seat: Seat) -> None:
    """Turn up a card; the owner takes it if nobody has such a building on top of a stack (B38)."""
    shown = dealer.draw(1)
    built = [stack.cards[-1] for player in dealer.players for stack in player.city]
    is_new = shown[0] not in built
    course.tell(GoldsmithShown(seat, shown[0], is_new))
    if is_new:
        dealer.take_in(seat, shown)
    else:
        dealer.discard(shown)


def cheapest_of_different(cards: list[Key]) -> Key | None:
    """The card with the lowest cost if no two costs are equal."""
    costs = {COST[card] for card in cards}
    return min(cards, key=COST.__getitem__) if len(costs) == len(cards) else None
