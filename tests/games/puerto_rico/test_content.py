"""The tables of the game are those of the specification."""

import re
from pathlib import Path

from games.puerto_rico.content import (
    BUILDINGS,
    COMMERCIAL,
    DRAFT_SPACES,
    DRAFTED,
    LARGE,
    NUMBERS,
    PRICE,
    barrels_of,
    tiles_of,
)

SPEC = (Path(__file__).parents[3] / "docs" / "rules" / "puerto-rico.md").read_text(encoding="utf-8")

ROW = re.compile(
    r"^\| `(\w+)` \| ([^|]+) \| (base|I|II) \| ([PCJ]) \|((?: \**\d+\**[^|]*\|){7}) ([^|]+) \| (\w+) \|$",
    re.MULTILINE,
)

SETS = {"base": "base", "I": "new_buildings", "II": "nobles"}
SORTS = {"P": "production", "C": "commercial", "J": "jewels"}


def test_the_building_table() -> None:
    """Set, class, column, cost, points, circles, size, copies and colour of every type (3.3)."""
    rows = ROW.findall(SPEC)
    assert [row[0] for row in rows] == list(BUILDINGS)
    for key, _, set_, sort, numbers, _, colour in rows:
        building = BUILDINGS[key]
        column, cost, points, circles, size, copies, for_two = [
            int(number) for number in re.findall(r"\| \**(\d+)", "|" + numbers)
        ]
        assert (building.set, building.sort, building.colour) == (SETS[set_], SORTS[sort], colour)
        assert (building.column, building.cost, building.points) == (column, cost, points)
        assert (building.circles, building.size) == (circles, size)
        assert (building.copies, building.copies_for_two) == (copies, for_two)


def test_the_check_sums() -> None:
    """49, 26 and 15 tiles; points follow the column but for the Statue (3.3)."""
    sums = {
        name: sum(one.copies for one in BUILDINGS.values() if one.set == name)
        for name in SETS.values()
    }
    assert sums == {"base": 49, "new_buildings": 26, "nobles": 15}
    odd = [key for key, one in BUILDINGS.items() if one.points != one.column]
    assert odd == ["statue"]
    assert all(one.cost == 10 for key, one in BUILDINGS.items() if key in LARGE)


def test_what_the_effects_bring() -> None:
    """Numbers of effects stand in the table: Factory, Residence, Cloister, Church, markets, Fortress (E12, E17, E34, E26)."""
    assert BUILDINGS["factory"].steps == (0, 0, 1, 2, 3, 5)
    assert BUILDINGS["residence"].steps == (4,) * 10 + (5, 6, 7)
    assert BUILDINGS["cloister"].steps == (0, 1, 3, 6, 10)
    assert BUILDINGS["church"].steps == (0, 0, 1, 1, 2)
    assert (BUILDINGS["small_market"].value, BUILDINGS["large_market"].value) == (1, 2)
    assert (BUILDINGS["fortress"].share, BUILDINGS["customs_house"].share) == (3, 4)


def test_goods_and_tiles() -> None:
    """Prices, barrels and plantations (3.2)."""
    assert list(PRICE.values()) == [0, 1, 2, 3, 4]
    assert (barrels_of(4), barrels_of(2)) == ((10, 11, 11, 9, 9), (8, 9, 9, 7, 7))
    assert (tiles_of(4), tiles_of(2)) == ((10, 12, 11, 9, 8), (7, 9, 8, 6, 5))


def test_role_cards() -> None:
    """6, 7 or 8 cards; one left over with two players, three with more (3.4)."""
    left = {
        seats: len(numbers.roles) - seats * numbers.choices for seats, numbers in NUMBERS.items()
    }
    assert left == {2: 1, 3: 3, 4: 3, 5: 3}
    assert "prospector" not in NUMBERS[3].roles
    assert "prospector_2" in NUMBERS[5].roles


def test_the_draft_has_a_place_for_17_of_31() -> None:
    """17 spaces, 31 candidates, those of a cost more than its spaces (U8)."""
    assert sum(DRAFT_SPACES.values()) == 17
    assert len(DRAFTED) == 31
    for cost, spaces in DRAFT_SPACES.items():
        assert sum(BUILDINGS[kind].cost == cost for kind in DRAFTED) > spaces
    assert set(DRAFTED) <= COMMERCIAL
