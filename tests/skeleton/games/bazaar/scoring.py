"""Points (R6)."""

from games.core.model import ScoreLine, ScoreSheet, Seat, Term
from tests.skeleton.games.bazaar.content import LOTS
from tests.skeleton.games.bazaar.state import State


def sheet(state: State, seat: Seat) -> ScoreSheet:
    """The seat's points; more lots break a tie."""
    lots = state.table.players[seat].lots
    points = ScoreLine(Term("score", "lots"), sum([LOTS[lot] for lot in lots]))
    return ScoreSheet(seat, (points,), (ScoreLine(Term("score", "number"), len(lots)),))
