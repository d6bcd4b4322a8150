"""The picture of how a game went: a line per seat in its colours, the reader's on amber, marks that never touch."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from render.core import palette
from render.core.encode import MOST_BYTES
from render.core.line_chart import APART, ChartMark, LineChart, MarkKind, draw_line_chart
from render.core.line_chart import _free as free
from tests.render.seeing import decoded, share_of

LONG = "Maximiliano-Alexander de Hohenzollern"[:32]


def a_chart(seats: int = 2, own: int = 0, *marks: ChartMark) -> LineChart:
    """A game of ten rounds that the first seat wins."""
    even = [(1 / seats,) * seats] * 10
    end = (1.0, *(0.0,) * (seats - 1))
    names = ("Ana", LONG, "Bruno", "🎲 ñ", "Eva", "Fabio")[:seats]
    return LineChart(
        "review",
        "Puerto Rico · chance to win",
        names,
        tuple(range(seats)),
        tuple(range(1, 12)),
        (*even, end),
        own,
        1.0,
        ("0 %", "50 %", "100 %"),
        "Round",
        marks,
        "how it went",
    )


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_any_number_of_seats_fits(seats: int) -> None:
    """Light enough to be sent, named and described."""
    drawn = draw_line_chart(a_chart(seats))

    assert decoded(drawn).width == 1000
    assert drawn.alt == "how it went"
    assert drawn.filename.startswith("review-")
    assert len(drawn.data) < MOST_BYTES


def test_only_the_readers_line_lies_on_amber() -> None:
    """Amber means you: it follows the reader."""
    one, other = decoded(draw_line_chart(a_chart(2, 0))), decoded(draw_line_chart(a_chart(2, 1)))

    assert share_of(one, palette.LAMP) > 0.01
    assert one.tobytes() != other.tobytes()


def test_a_line_has_the_colour_of_its_seat_on_the_board() -> None:
    """Where a game draws lots for colours, or has none for a seat's place."""
    drawn = decoded(draw_line_chart(replace(a_chart(2), owners=(4, 3))))

    assert share_of(drawn, palette.SEATS[4].full) > 0.001
    assert share_of(drawn, palette.SEATS[0].full) < 0.0001


def test_each_kind_of_mark_has_its_colour() -> None:
    """And its shape, for colour never stands alone."""
    plain = decoded(draw_line_chart(a_chart()))
    for kind, colour in (
        (MarkKind.MISTAKE, palette.REFUSED),
        (MarkKind.STRONG, palette.TICK),
        (MarkKind.LUCK, palette.AZULEJO),
        (MarkKind.TURN, palette.TURNED),
    ):
        marked = decoded(draw_line_chart(a_chart(2, 0, ChartMark(4, kind, "1"))))
        assert share_of(marked, colour) > share_of(plain, colour)


def test_marks_at_one_point_stand_apart() -> None:
    """Above each other, or below where there is no room."""
    taken: list[tuple[float, float]] = []
    for _ in range(5):
        taken.append((300.0, free(300.0, 250.0, taken, 200)))

    heights = sorted(height for _, height in taken)
    assert all(later - earlier >= APART for earlier, later in pairwise(heights))
    assert taken[0][1] == 250.0


def test_points_have_a_scale_of_their_own() -> None:
    """Alone at a table."""
    alone = replace(
        a_chart(1), lines=((20.0,),) * 10 + ((60.0,),), top=60.0, scale=("0", "30", "60")
    )
    assert decoded(draw_line_chart(alone)).size == decoded(draw_line_chart(a_chart(1))).size
