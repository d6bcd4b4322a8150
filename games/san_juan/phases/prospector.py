"""The Prospector phase, which asks nothing (R80 to R82)."""

from games.core.flow import Course
from games.core.model import Key, Seat
from games.san_juan.content import COST, LIMITS, in_table_order
from games.san_juan.events import MineDug, Prospected
from games.san_juan.phases.order import seats_from
from games.san_juan.state import Player, State
from games.san_juan.supply import Supply


def carry_out_prospector(course: Course[State]) -> None:
    """The Prospector draws, then every Gold Mine is dug (R80, R81)."""
    supply = Supply(course)
    players = list(course.state.players)
    pick = course.state.picks[-1]
    count = 2 if pick.library else 1
    players[pick.seat], drawn = supply.gain(players[pick.seat], count)
    course.tell(Prospected(pick.seat, len(drawn)))
    supply.show(pick.seat, drawn)
    for seat in seats_from(pick.seat, len(players)):
        if "gold_mine" in players[seat].active and len(supply) >= LIMITS.gold_mine:
            players[seat] = _dig(course, supply, players[seat], seat)
    supply.settle(players)


def _dig(course: Course[State], supply: Supply, player: Player, seat: Seat) -> Player:
    """Turn up four cards; if all costs differ the owner takes the cheapest (B7)."""
    shown = supply.draw(LIMITS.gold_mine)
    found = cheapest_of_different(shown)
    course.tell(MineDug(seat, in_table_order(shown), found))
    if found is None:
        supply.discard(shown)
        return player
    shown.remove(found)
    supply.discard(shown)
    return Player(in_table_order((*player.hand, found)), player.city, player.active)


def cheapest_of_different(cards: list[Key]) -> Key | None:
    """The card with the lowest cost if no two costs are equal."""
    costs = {COST[card] for card in cards}
    return min(cards, key=COST.__getitem__) if len(costs) == len(cards) else None
