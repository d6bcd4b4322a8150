"""The score table of all games: what a phone 277 pixels wide shows of it."""

import pytest
from PIL import Image

from render.core import art
from render.core.scoresheet import (
    BARS,
    BELOW_SKY,
    HEAD,
    LEFT,
    LOST,
    LOST_INK,
    RIGHT,
    SKY,
    Column,
    Row,
    Sheet,
    draw_sheet,
)
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


def columns_of(image: Image.Image, count: int, top: int) -> list[Image.Image]:
    """The columns of the players below a height."""
    step = (RIGHT - LEFT - COLUMN_OF_LABELS) // count
    lefts = [LEFT + COLUMN_OF_LABELS + place * step for place in range(count)]
    return [image.crop((left, top, left + step, image.height)) for left in lefts]


def a_sheet(*rows: Row, names: int = 3) -> Sheet:
    """A table with these rows."""
    columns = tuple(Column(seat, LONG_NAMES[seat], 20 - seat, False) for seat in range(names))
    return Sheet("Ana", columns, rows, "Total", "Points")


def test_bars_are_as_long_as_points_and_lost_ones_come_from_the_right() -> None:
    """In the colour of their line, and in red; nothing where nobody scored."""
    sign = art.sticker("house", 62)
    sheet = a_sheet(
        Row(sign, "Cities", (2, 12, 0), colour="#3346C4"), Row(sign, "Spent", (0, -3, -12))
    )
    image = draw_sheet(sheet, lambda canvas, ground: None)
    body = SKY + BELOW_SKY + HEAD
    one, most, none = (
        column.crop((0, 0, column.width, 180)) for column in columns_of(image, 3, body)
    )

    assert share_of(most, "#3346C4") > 4 * share_of(one, "#3346C4") > 0
    assert share_of(none, "#3346C4") == 0
    assert share_of(none, LOST) > 2 * share_of(most, LOST) > share_of(one, LOST) == 0
    assert share_of(most, LOST_INK) > share_of(one, LOST_INK) == 0
    left, right = (most.crop((x, 90, x + 100, 180)) for x in (0, most.width - 100))
    assert share_of(right, LOST) > share_of(left, LOST) == 0


def test_totals_stand_over_bars_that_are_as_high() -> None:
    """Beside what was lost, if anybody lost any: then all totals stand in one line."""
    sign = art.sticker("house", 62)
    gained = Row(sign, "Cities", (20, 10, 5), colour="#3346C4")
    alone, joined = (
        draw_sheet(a_sheet(*rows), lambda canvas, ground: None)
        for rows in ((gained,), (gained, Row(sign, "Spent", (0, -10, 0))))
    )

    def bars(image: Image.Image, colour: str) -> list[int]:
        feet = columns_of(image, 3, image.height - 34 - BARS - 30)
        return [round(10_000 * share_of(foot, colour)) for foot in feet]

    tall, half, quarter = bars(alone, "#3346C4")
    assert tall == pytest.approx(2 * half, rel=0.1)
    assert half == pytest.approx(2 * quarter, rel=0.2)
    assert bars(alone, LOST) == [0, 0, 0]
    assert [bool(one) for one in bars(joined, LOST)] == [False, True, False]


def test_a_sheet_may_have_a_higher_sky() -> None:
    """The table lies lower by as much, and the scene stands on its lower ground."""
    sheet, grounds = a_sheet(Row(art.sticker("house", 62), "Cities", (2, 1, 0))), list[int]()
    low, high = (
        draw_sheet(sheet, lambda canvas, ground: grounds.append(ground), sky=sky)
        for sky in (SKY, SKY + 150)
    )

    assert high.height - low.height == grounds[1] - grounds[0] == 150
