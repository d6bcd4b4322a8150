"""The score table of all games: what a phone 277 pixels wide shows of it."""

import pytest

from render.core import art, palette
from render.core.scoresheet import HEAD, HEAD_TOP, LEFT, RIGHT, WASH, Column, Row, Sheet, draw_sheet
from render.core.scoresheet import LABELS as COLUMN_OF_LABELS
from tests.render.catan.positions import LONG_NAMES
from tests.render.catan.setups import Letters, letters
from tests.render.seeing import share_of

__all__ = ["letters"]

PHONE, LEGIBLE = 277, 7.0
"""Width of the picture there, and the least size of letters; brackets may be smaller."""

LABELS = {
    "en": ("Settlements (1 point each)", "Cities (2 points each)", "Longest Road", "Largest Army"),
    "pt-BR": (
        "Aldeias (1 ponto cada)",
        "Cidades (2 pontos cada)",
        "Maior Estrada Comercial",
        "Maior Exército de Cavalaria",
    ),
}


def a_table(seats: int, labels: tuple[str, ...]) -> Sheet:
    """So many players with the longest names, and so many sources of points."""
    columns = tuple(Column(seat, LONG_NAMES[seat], 20 - seat, seat == 0) for seat in range(seats))
    sign = art.sticker("house", 62)
    rows = tuple(Row(sign, label, (12, *[3] * (seats - 1)), colour="#3346C4") for label in labels)
    return Sheet("Ana wins with 20 points", columns, rows, "Total", "Points")


@pytest.mark.parametrize("language", sorted(LABELS))
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_a_score_table_can_be_read_on_a_phone(letters: Letters, seats: int, language: str) -> None:
    """Names, sources, points and totals, with the longest words and the most players."""
    image = draw_sheet(a_table(seats, LABELS[language]), lambda canvas, ground: None)
    small = {text for text, size in letters.items() if size * PHONE < LEGIBLE * image.width}

    assert {"+12", "20", "Total"} <= set(letters)
    assert small <= {label.partition(" (")[2].removesuffix(")") for label in LABELS[language]}


def test_a_name_keeps_its_first_part_whole(letters: Letters) -> None:
    """With six players, where a column is narrow: Maximiliana is not cut to Maximili."""
    draw_sheet(a_table(6, LABELS["en"]), lambda canvas, ground: None)

    assert {"Maximiliana", "Bartholomew", "Clementina-"} <= set(letters)


def test_points_lie_on_their_source_and_lost_ones_are_red() -> None:
    """A plate in the colour of the line behind its points, the wider the more; none behind points that are lost."""
    columns = tuple(Column(seat, LONG_NAMES[seat], 20 - seat, seat == 0) for seat in range(3))
    sign = art.sticker("house", 62)
    rows = (Row(sign, "Cities", (1, 12, 0), colour="#3346C4"), Row(sign, "Spent", (0, 0, -3)))
    image = draw_sheet(Sheet("Ana", columns, rows, "Total", "Points"), lambda canvas, ground: None)

    plate = palette.mixed("#3346C4", palette.PAPER, WASH)
    step = (RIGHT - LEFT - COLUMN_OF_LABELS) // 3
    one, most, none = (
        image.crop((left, HEAD_TOP + HEAD, left + step, image.height))
        for left in (LEFT + COLUMN_OF_LABELS + place * step for place in range(3))
    )
    assert share_of(most, plate) > 2 * share_of(one, plate) > 0
    assert share_of(none, plate) == 0
    assert share_of(none, palette.REFUSED) > share_of(most, palette.REFUSED) == 0
