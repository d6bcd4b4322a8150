"""The score table: ranked columns, the winner in amber, ties told apart."""

from functools import partial

import pytest

from games.core.model import ScoreLine, ScoreSheet, Term
from games.core.rng import Rng
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from render.core import art, palette
from render.core.scoresheet import Column, Row, Sheet, draw_sheet
from render.core.standings import tie_break_of
from render.san_juan.score import SOURCES, _row, _rows, draw_score
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
        "1. Carla: 37 – Production buildings +7, City buildings +9, Triumphal Arch +4, Guild Hall +10, City Hall +7",
        "2. Ana: 34 – Production buildings +6, City buildings +16, Chapel +3, City Hall +9",
        "3. Davi: 32 – Production buildings +1, City buildings +8, Monuments +9, Triumphal Arch +8, Palace +6",
        "4. Bruno: 31 – Production buildings +3, City buildings +14, Monuments +3, Chapel +5, Palace +6",
    ]


def test_the_palace_stands_below_what_it_counts() -> None:
    """The subtotal (R105) is shown above it, and left out where nobody has a Palace."""
    cities = [player.city for player in a_view().table.players]
    rows = _rows(SHEETS, cities, a_scene(asked=()))
    without = _rows((SHEETS[0], SHEETS[2]), (cities[0], cities[2]), a_scene(asked=()))

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

    assert two.alt.splitlines()[0] == "Ana and Carla share the win with 37 points"
    assert share_of(decoded(two), palette.LAMP) > share_of(decoded(one), palette.LAMP)


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "Ana wins on the tie-break with 37 points"),
        ("pt-BR", "Ana vence no desempate com 37 pontos"),
    ],
)
def test_the_headline_says_that_a_tie_break_decided(language: str, headline: str) -> None:
    """Whoever sees 37 twice need not look for the reason."""
    tied = (a_sheet(0, (22, 3, 0, 0, 12, 0), 7), *SHEETS[1:])

    drawn = draw_score(a_view(phase="finished"), tied, a_scene(language, asked=()))

    assert drawn.alt.splitlines()[0] == headline


def test_points_of_buildings_are_told_by_sort() -> None:
    """Production, city, monuments: together the line of the sheet; each source has a colour of its own."""
    cities = [player.city for player in a_view().table.players]
    rows = _rows(SHEETS, cities, a_scene(asked=()))
    by_sort = rows[:3]

    assert [row.label for row in by_sort] == ["Production buildings", "City buildings", "Monuments"]
    assert [sum(shares) for shares in zip(*[row.points for row in by_sort], strict=True)] == [
        sheet.lines[0].points for sheet in SHEETS
    ]
    colours = [row.colour for row in rows if not row.is_sum]
    assert len(set(colours)) == len(colours)
    assert all(colours)


def test_every_source_has_a_colour() -> None:
    """Whatever a sheet of the largest game may list."""
    sheets = SAN_JUAN.scores(
        SAN_JUAN.setup(2, SanJuanOptions(expansion=True), Rng(bytes(32))).state
    )

    assert {line.label.key for line in sheets[0].lines} - {"buildings"} <= set(SOURCES)


def test_bars_are_as_long_as_points() -> None:
    """More points of a source are more of its colour; a source without a colour has no bar."""
    drawn = []
    for points, colour in ((4, POPPY), (12, POPPY), (12, "")):
        columns = (Column(0, "Ana", 20, True), Column(1, "Jo", 20, False))
        row = Row(art.sticker("house", 62), "Buildings", (points, 20), colour=colour)
        sheet = Sheet("Ana wins", columns, (row,), "Total", "Points")
        drawn.append(share_of(draw_sheet(sheet, lambda canvas, ground: None), POPPY, 4))

    assert drawn[0] < drawn[1]
    assert drawn[2] == 0


POPPY = "#EE22AA"
