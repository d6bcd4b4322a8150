"""The tables of data/caylus, against those that the referee writes down a second time and against the specification."""

import re
from pathlib import Path

import pytest

from games.caylus import content
from games.caylus.content import BUILDINGS, COST, HAS_ANY, SECTION, SECTIONS, TILES
from tests.games.caylus import printed
from tests.games.caylus.laying import cubes

SPEC = Path(__file__).parents[3] / "docs" / "rules" / "caylus.md"
PRICED = re.compile(
    r"^\| `(\w+)` \| [^|]+ \|(?: 1 \|)? ((?:\d[FWSCGA](?: \+ )?)+) \| (\d+)", re.MULTILINE
)


def test_costs_and_points_are_those_of_the_specification() -> None:
    """Every wood, stone and prestige tile has the price and the points of its row (3.6, 3.7, 3.9)."""
    rows = {}
    for key, price, points in PRICED.findall(SPEC.read_text(encoding="utf-8")):
        letters = "".join(part[1] * int(part[0]) for part in price.split(" + "))
        rows[key] = (letters, int(points))
    assert len(rows) == 25
    for key, (letters, points) in rows.items():
        assert cubes(letters.replace("A", "")) == COST[key]
        assert ("A" in letters) == (key in HAS_ANY)
        assert points == BUILDINGS[key].points


@pytest.mark.parametrize("tile", TILES)
def test_tiles_are_those_of_the_referee(tile: str) -> None:
    """Cost, points, favors, income of every tile, the second Architect included (R7)."""
    building = BUILDINGS[tile]

    assert sorted(printed.COSTS) == sorted(TILES)
    assert cubes(printed.COSTS[tile].replace("A", "")) == COST[tile]
    assert printed.POINTS[tile] == building.points
    assert printed.FAVORS.get(tile, 0) == building.favors
    assert printed.INCOME.get(tile, 0) == building.income


def test_yields_are_those_of_the_referee() -> None:
    """What visitors take, and what owners take of stone buildings (R59, R60)."""
    yields = {key: row.produces for key, row in BUILDINGS.items() if row.produces}

    assert sorted(yields) == sorted(printed.YIELDS)
    for key, sides in printed.YIELDS.items():
        assert [cubes(side) for side in sides] == [content.cubes(side) for side in yields[key]]
    bonuses = {key: row.bonus for key, row in BUILDINGS.items() if row.bonus}
    assert sorted(bonuses) == sorted(printed.BONUSES)
    for key, letters in printed.BONUSES.items():
        assert bonuses[key] == tuple(printed.LETTERS[letter] for letter in letters)


def test_sections_are_those_of_the_referee() -> None:
    """Lots, points, markers, losses, favors and columns (3.10, R87)."""
    rows = [
        (name, one.lots, one.points, one.marker, one.loss, one.houses, one.opens)
        for name, one in zip(SECTIONS, SECTION, strict=True)
    ]

    assert rows == list(printed.SECTIONS)


def test_the_second_architect_is_like_the_first() -> None:
    """Two identical copies (3.7)."""
    assert BUILDINGS["s_architect_1"] == BUILDINGS["s_architect_2"]
