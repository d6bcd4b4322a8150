"""The picture of how a game went: a line per seat in its colours, the reader's on amber, marks that never touch."""

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from render.core import palette
from render.core.encode import MOST_BYTES
from render.core.line_chart import (
    APART,
    ChartMark,
    LineChart,
    MarkKind,
    Spot,
    draw_line_chart,
    mark_spots,
    seal_spots,
)
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
        "End",
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


@pytest.mark.parametrize(
    "feet",
    [
        [(300.0, 250.0)] * 5,
        [(300.0, 250.0), (324.0, 240.0), (348.0, 300.0)],
        [(870.0, 200.0), (894.0, 690.0), (894.0, 690.0)],
    ],
)
def test_marks_touch_no_other_and_hide_no_other_place(feet: list[Spot]) -> None:
    """Those of one point, of points close by, and at the edge of the picture."""
    heads = mark_spots(feet, 180, 700)

    assert all(dist(one, other) >= APART for one, other in combinations(heads, 2))
    assert all(
        dist(head, other) >= APART
        for head, foot in zip(heads, feet, strict=True)
        for other in feet
        if other != foot
    )
    assert all(180 <= down <= 700 and 150 <= across <= 940 for across, down in heads)


def test_a_mark_with_room_stands_on_the_line() -> None:
    """Without a stem."""
    feet = [(300.0, 250.0), (500.0, 250.0)]
    assert mark_spots(feet, 180, 700) == feet


def test_a_seal_lies_on_its_line_where_the_others_are_far() -> None:
    """Not at the end, where the lines of all who lost come together, nor on a mark or another seal."""
    first = [(150.0, 400.0), (400.0, 200.0), (900.0, 700.0)]
    second = [(150.0, 400.0), (400.0, 600.0), (900.0, 700.0)]
    mark = (400.0, 200.0)

    spots = seal_spots([first, second], [mark])

    assert all(dist(spot, one) >= APART for spot in spots for one in (mark, *spots) if spot != one)
    assert all(194 <= x <= 812 for x, _ in spots), "70 apart there, and less at the ends"


def test_lines_that_lie_on_each_other_have_a_seal_each() -> None:
    """Side by side."""
    line = [(150.0, 400.0), (900.0, 400.0)]
    one, other = seal_spots([line, line], [])
    assert dist(one, other) >= APART


def test_points_have_a_scale_of_their_own() -> None:
    """Alone at a table."""
    alone = replace(
        a_chart(1), lines=((20.0,),) * 10 + ((60.0,),), top=60.0, scale=("0", "30", "60")
    )
    assert decoded(draw_line_chart(alone)).size == decoded(draw_line_chart(a_chart(1))).size
