"""The score table in words."""

from types import SimpleNamespace
from typing import Any

from bot.screens.final import scores_text
from bot.speech import LANGUAGES
from games.core.model import ScoreLine, ScoreSheet, Term
from games.san_juan.game import SAN_JUAN

BUILDINGS, REST = Term("score", "buildings"), Term("score", "cards")


def told(*sheets: tuple[int, int]) -> str:
    """The table of seats with so many points and so much to break ties with."""
    names = [f"Seat {seat}" for seat in range(len(sheets))]
    made = tuple(
        ScoreSheet(seat, (ScoreLine(BUILDINGS, points),), (ScoreLine(REST, rest),))
        for seat, (points, rest) in enumerate(sheets)
    )
    position: Any = SimpleNamespace(sheets=made)
    return scores_text(position, LANGUAGES.words("en", SAN_JUAN, names))


def test_a_tie_break_stands_only_where_there_is_a_tie() -> None:
    """What nobody needed is left out; where two have as many points, both read what told them apart."""
    assert "tie-break" not in told((9, 4), (8, 4), (7, 1))

    first, second, third = told((9, 4), (9, 2), (7, 1)).split("\n")[1::2]

    assert first.endswith("4)")
    assert second.endswith("2)")
    assert "tie-break" not in third
    label = first.split("tie-break: ")[1]
    assert label[0].islower()
