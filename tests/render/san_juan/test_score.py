"""The score table: ranked columns, the winner in amber, ties told apart."""

from functools import partial

import pytest

from games.core.model import ScoreLine, ScoreSheet, Term
from render.core import palette
from render.core.standings import tie_break_of
from render.san_juan.score import _row, _rows, draw_score
from tests.render.positions import LONG_NAMES, a_scene, a_view
from tests.render.seeing import decoded, share_of
from tests.render.spoken import LANGUAGES

ROWS = (
    ("score", "buildings"),
    ("card", "chapel"),
    ("card", "triumphal_arch"),
    ("card", "guild_hall"),
    ("card", "city_hall"),
    ("card", "palace"),
)


def a_sheet(seat: int, points: tuple[int, ...], cards: int) -> ScoreSheet:
    """A sheet of San Juan."""
    lines = tuple(ScoreLine(Term(*label), value) for label, value in zip(ROWS, points, strict=True))
    return ScoreSheet(seat, lines, (ScoreLine(Term("score", "cards"), cards),))


SHEETS = (
    a_sheet(0, (22, 3, 0, 0, 9, 0), 3),
    a_sheet(1, (20, 5, 0, 0, 0, 6), 2),
    a_sheet(2, (16, 0, 4, 10, 7, 0), 5),
    a_sheet(3, (18, 0, 8, 0, 0, 6), 1),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_score_table_is_drawn(seats: int, language: str) -> None:
    """For every number of players and the longest names."""
    scene = a_scene(language, seats=seats, asked=(), names=LONG_NAMES)
    drawn = draw_score(a_view(seats, "finished"), SHEETS[:seats], scene)

    assert drawn.size[0] == 1400
    assert len(drawn.data) <= 400_000
    assert len(drawn.alt.splitlines()) == 1 + seats


def test_the_description_ranks_the_players() -> None:
    """Winner first, with points and what they are made of: a sign tells points from pieces."""
    drawn = draw_score(a_view(phase="finished"), SHEETS, a_scene(asked=()))

    assert drawn.alt.splitlines() == [
        "Carla wins with 37 points",
        "1. Carla: 37 – Buildings +16, Triumphal Arch +4, Guild Hall +10, City Hall +7",
        "2. Ana: 34 – Buildings +22, Chapel +3, City Hall +9",
        "3. Davi: 32 – Buildings +18, Triumphal Arch +8, Palace +6",
        "4. Bruno: 31 – Buildings +20, Chapel +5, Palace +6",
    ]


def test_the_palace_stands_below_what_it_counts() -> None:
    """The subtotal (R105) is shown above it, and left out where nobody has a Palace."""
    rows = _rows(SHEETS, a_scene(asked=()))
    without = _rows((SHEETS[0], SHEETS[2]), a_scene(asked=()))

    assert [row.label for row in rows][-2:] == ["Subtotal", "Palace"]
    assert rows[-2].points == (34, 25, 37, 26)
    assert "Subtotal" not in [row.label for row in without]


def test_the_tie_break_is_called_so() -> None:
    """In the reader's language, with what is counted."""
    tied = (SHEETS[0], a_sheet(1, (29, 5, 0, 0, 0, 0), 2))
    scenes = [a_scene(language, asked=()) for language in ("en", "pt-BR")]
    labels = [tie_break_of(tied, partial(_row, scene=scene), scene) for scene in scenes]

    assert [row.label for row in labels if row] == [
        "Tie-break: Hand cards and goods",
        "Desempate: Cartas na mão e mercadorias",
    ]


def test_a_tie_shows_what_broke_it() -> None:
    """The row of the tie-break makes the table higher; it is left out when no totals are equal."""
    tied = (SHEETS[0], a_sheet(1, (29, 5, 0, 0, 0, 0), 2), *SHEETS[2:])
    scene = a_scene(asked=())
    plain = draw_score(a_view(phase="finished"), SHEETS, scene)
    broken = draw_score(a_view(phase="finished"), tied, scene)

    assert broken.size[1] > plain.size[1]
    ana, bruno = broken.alt.splitlines()[2:4]
    assert ana.startswith("2. Ana: 34 – ")
    assert ana.endswith("goods 3")
    assert bruno.startswith("3. Bruno: 34 – ")
    assert bruno.endswith("goods 2")


def test_a_shared_victory_has_two_winners() -> None:
    """Equal points and equal tie-breaks: two amber columns."""
    equal = (a_sheet(0, (22, 3, 0, 0, 12, 0), 5), *SHEETS[1:])
    scene = a_scene(asked=())
    one = draw_score(a_view(phase="finished"), SHEETS, scene)
    two = draw_score(a_view(phase="finished"), equal, scene)

    assert two.alt.splitlines()[0] == "Ana and Carla win with 37 points"
    assert share_of(decoded(two), palette.LAMP) > share_of(decoded(one), palette.LAMP)
