"""The score table of all games: what a phone 277 pixels wide shows of it."""

import pytest

from render.core import art
from render.core.scoresheet import Column, Row, Sheet, draw_sheet
from tests.render.catan.positions import LONG_NAMES
from tests.render.catan.setups import Letters, letters

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
