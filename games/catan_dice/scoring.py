"""The final points (section 8)."""

from games.catan_dice.content import KIND_OF, POINTS, pieces_of
from games.catan_dice.sheets import penalties
from games.catan_dice.state import State
from games.core.model import ScoreLine, ScoreSheet, Seat, Term


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """One sheet per seat (R160, R260); ties are shared (R161)."""
    return tuple([_sheet(state, seat) for seat in range(len(state.table.sheets))])


def _sheet(state: State, seat: Seat) -> ScoreSheet:
    """Points by kind of building, where any has some, and what the island has besides."""
    table = state.table
    rules = table.rules
    built = table.sheets[seat].built
    lines = [
        (kind, sum([POINTS[place] for place in built if KIND_OF[place] == kind]))
        for kind, pieces in pieces_of(rules).items()
        if any([piece.points for piece in pieces])
    ]
    if rules.penalty:
        lines.append(("penalty", penalties(table.sheets[seat])))
    if rules.bonus:
        lines.append(("longest_road", rules.bonus * (table.longest_road == seat)))
        lines.append(("largest_army", rules.bonus * (table.largest_army == seat)))
    return ScoreSheet(seat, tuple([ScoreLine(Term("score", key), points) for key, points in lines]))
