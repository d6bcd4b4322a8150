"""The final points (section 8)."""

from games.core.model import ScoreLine, ScoreSheet, Seat, Term
from games.sutters_mill.content import VALUE
from games.sutters_mill.state import State, wallet
from games.sutters_mill.town import on_buildings, penalty


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat (R61, R62); of equal totals the one with fewer negative points is better (R63)."""
    return tuple([_sheet(state, seat) for seat in range(len(state.table.players))])


def _sheet(state: State, seat: Seat) -> ScoreSheet:
    """Gold and saved cards, less what is left in town."""
    player = state.table.players[seat]
    saved = sum([VALUE[rank] for rank in player.saved])
    cards, prospectors = on_buildings(state.table, seat), penalty(player)
    lines = (
        _line("nuggets", wallet(state, seat)),
        _line("saved", saved),
        _line("cards_left", -cards),
        _line("prospectors_left", -prospectors),
    )
    return ScoreSheet(seat, lines, (_line("negative", -cards - prospectors),))


def _line(key: str, points: int) -> ScoreLine:
    """A row of the sheet."""
    return ScoreLine(Term("score", key), points)
