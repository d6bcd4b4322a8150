"""The picture of a crosstable: sections of lines, a box for each round, the reader amber, arrows; names of any length."""

import pytest

from render.core import palette
from render.core.crosstable import Cell, Crosstable, Line, Section, draw_crosstable, most_lines
from render.core.encode import MOST_BYTES
from tests.render.seeing import decoded, share_of

LONG = "Maximiliano-Alexander de Hohenzollern"[:32]


def a_line(rounds: int, name: str = "Ana", share: float = 0.5, **more: bool | int) -> Line:
    """Somebody who has played so many rounds."""
    cell = Cell("12", share, "1·2·3")
    return Line("1st", name, (cell,) * rounds, "31.5", **more)  # type: ignore[arg-type]


def drawn(rounds: int, *sections: list[Line]) -> Crosstable:
    """What is drawn of these lines."""
    heads = tuple(f"R{number}" for number in range(1, rounds + 1))
    parts = tuple(Section(f"Division {n}", tuple(lines)) for n, lines in enumerate(sections, 1))
    return Crosstable("crosstable", "League", heads, "Total", parts, "who stands where")


@pytest.mark.parametrize("rounds", [1, 4, 5, 12])
def test_the_picture_grows_with_its_lines_and_is_described(rounds: int) -> None:
    """As wide as all, however many rounds; light enough to be sent."""
    few = draw_crosstable(drawn(rounds, [a_line(rounds)] * 2))
    many = draw_crosstable(
        drawn(rounds, *[[a_line(rounds, LONG, move=-1)] * 6] * (most_lines(rounds) // 6))
    )

    assert decoded(few).width == decoded(many).width == 1000
    assert decoded(few).height < decoded(many).height
    assert few.alt == "who stands where"
    assert len(many.data) < MOST_BYTES


def test_only_the_readers_line_is_amber() -> None:
    """Amber means you."""
    theirs = decoded(draw_crosstable(drawn(3, [a_line(3)] * 2)))
    own = decoded(draw_crosstable(drawn(3, [a_line(3), a_line(3, is_own=True)])))

    assert share_of(theirs, palette.LAMP) < 0.005
    assert share_of(own, palette.LAMP) > 0.05


def test_a_win_is_blue() -> None:
    """And a last place is not."""
    won = decoded(draw_crosstable(drawn(4, [a_line(4, share=1.0)] * 4)))
    lost = decoded(draw_crosstable(drawn(4, [a_line(4, share=0.0)] * 4)))

    assert share_of(won, palette.AZULEJO_DEEP) > 0.05
    assert share_of(lost, palette.AZULEJO_DEEP) < 0.005


def test_arrows_tell_who_moves() -> None:
    """Green up, red down; rounds that were not played leave their boxes out."""
    line = a_line(2)
    still = decoded(draw_crosstable(drawn(2, [line, Line("2nd", "Bo", (None, None), "0")])))
    moving = decoded(draw_crosstable(drawn(2, [a_line(2, move=1), a_line(2, move=-1)])))

    for colour in (palette.TICK, palette.REFUSED):
        assert share_of(still, colour) == 0
        assert share_of(moving, colour) > 0
