"""What follows from a position by rule, where people forget it."""

from games.catan.content import FIRST_VICTORY_CARD, HAND_LIMIT
from games.catan.frames import Acting, BeforeRoll, Founding
from games.catan.points import all_public_points, goal
from games.catan.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, Seat, SeatNames, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Who wins with one more point (R160), else what a 7 takes of a large hand (R70); at first how many points win.

    The seat's own hidden points count: nobody else reads this. Of a trade that somebody offers it only matters whether they
    are the one who is so near.
    """
    table, seat = public.table, decision.seat
    needed, totals = goal(table), all_public_points(table)
    rivals = [rival for rival, total in enumerate(totals) if rival != seat and total + 1 == needed]
    if not decision.required:
        return _near([table.active], needed) if table.active in rivals else None
    own = totals[seat] + sum(private.holding.cards[FIRST_VICTORY_CARD:])
    if own + 1 == needed:
        if rivals:
            return say("catan-forecast-all", seats=SeatNames(tuple(rivals)))
        return say("catan-forecast-own", points=own, goal=needed)
    if rivals:
        return _near(rivals, needed)
    top = public.flow[-1]
    if isinstance(top, Founding) and top.placement < len(table.players):
        return say("catan-forecast-goal", goal=needed)
    held = sum(private.holding.hand)
    if held <= HAND_LIMIT or not isinstance(top, BeforeRoll | Acting):
        return None
    return say("catan-forecast-seven", cards=held, lost=held // 2)


def _near(rivals: list[Seat], needed: int) -> Message:
    """Who of others wins so."""
    seats = SeatNames(tuple(rivals))
    return say(
        "catan-forecast-near", seats=seats, count=len(rivals), points=needed - 1, goal=needed
    )
