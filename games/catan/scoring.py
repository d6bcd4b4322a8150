"""The final table (R163, R164)."""

from games.catan.awards import victory_cards
from games.catan.content import CITIES, SETTLEMENTS
from games.catan.state import State
from games.core.model import ScoreLine, ScoreSheet, Term


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat; the winner ranks first, whatever others have (R161, R163)."""
    sheets = []
    for seat, player in enumerate(state.players):
        lines = (
            ("settlements", SETTLEMENTS - player.settlements_left),
            ("cities", 2 * (CITIES - player.cities_left)),
            ("longest_road", 2 * (state.longest_road == seat)),
            ("largest_army", 2 * (state.largest_army == seat)),
            ("victory_cards", victory_cards(player)),
        )
        rows = tuple([ScoreLine(Term("score", key), points) for key, points in lines])
        sheets.append(ScoreSheet(seat, rows, ends_it=seat == state.active))
    return tuple(sheets)
