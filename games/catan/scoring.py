"""The final table (R163, R164)."""

from games.catan.points import open_lines, victory_cards
from games.catan.state import State
from games.core.model import ScoreLine, ScoreSheet, Term


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat; the winner ranks first, whatever others have (R161, R163)."""
    sheets = []
    for seat in range(len(state.table.players)):
        lines = (*open_lines(state.table, seat), ("victory_cards", victory_cards(state, seat)))
        rows = tuple([ScoreLine(Term("score", key), points) for key, points in lines])
        sheets.append(ScoreSheet(seat, rows, ends_it=seat == state.table.active))
    return tuple(sheets)
