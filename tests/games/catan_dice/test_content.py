"""The sheets beside the tables of the specification (docs/rules/catan-minis.md, 3.1, 4.2, 4.3)."""

import re
from pathlib import Path

import pytest

from games.catan_dice.content import COST, ISLANDS, JOKERS, KIND_OF, POINTS, opens, pieces_of
from games.core.model import Key

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "catan-minis.md").read_text("utf-8")


def rows(heading: str, first: str) -> list[list[str]]:
    """The rows of all tables below that heading whose first cell is of that form, without their marks."""
    section = TEXT.split(f"### {heading}")[1].split("\n### ")[0]
    found = []
    for line in section.splitlines():
        cells = [cell.strip().replace("`", "").replace("*", "") for cell in line.split("|")[1:-1]]
        if cells and re.fullmatch(first, cells[0]):
            found.append(cells)
    return found


@pytest.mark.parametrize(
    ("island", "heading", "first"), [("one", "4.2", r"R\d+"), ("two", "4.3", r"P\d+( .*)?")]
)
def test_roads_are_those_of_the_table(island: Key, heading: str, first: str) -> None:
    """Edge, predecessor and what a road opens, road by road (R120, R210)."""
    printed = {
        cells[0].split()[0].lower(): (cells[1], cells[2].replace("ST", "").lower(), cells[3])
        for cells in rows(heading, first)
    }

    roads = {
        road.id: ("-".join(road.edge), road.after, site_words(island, opens(road.id)))
        for road in ISLANDS[island].roads
    }

    assert roads == printed


def site_words(island: Key, site: Key | None) -> str:
    """How the table calls a site."""
    if site is None:
        return "-"
    number = site[1:] if island == "one" else site.upper()
    return f"{KIND_OF[site]} {number}"


def test_trunk_and_spurs_are_those_of_the_table() -> None:
    """Rank along the trunk, none for a spur (R241)."""
    printed = {cells[0].split()[0].lower(): cells[5] for cells in rows("4.3", r"P\d+( .*)?")}

    assert {road.id: str(road.rank or "-") for road in ISLANDS["two"].roads} == printed


def test_points_of_island_one() -> None:
    """16 roads of 1, settlements, cities and knights as printed: 145 in all (3.1)."""
    island = ISLANDS["one"]

    assert [POINTS[site.id] for site in island.settlements] == [3, 4, 5, 7, 9, 11]
    assert [POINTS[site.id] for site in island.cities] == [7, 12, 20, 30]
    assert [knight.points for knight in island.knights] == [1, 2, 3, 4, 5, 6]
    assert [JOKERS[joker.id].gives for joker in island.jokers] == [
        *("ore", "grain", "wool", "lumber", "brick", "any")
    ]
    pieces = [piece for kind in pieces_of(island).values() for piece in kind]
    assert sum([piece.points for piece in pieces]) == 145


def test_pieces_of_island_two() -> None:
    """17 roads, 7 settlements, 4 cities, 9 knights, 7 jokers (3.1)."""
    island = ISLANDS["two"]
    pieces = (island.roads, island.settlements, island.cities, island.knights, island.jokers)

    assert [len(kind) for kind in pieces] == [17, 7, 4, 9, 7]


def test_costs() -> None:
    """2, 3, 4 and 5 dice (3.1)."""
    assert COST == {
        "road": (1, 1, 0, 0, 0),
        "knight": (0, 0, 1, 1, 1),
        "settlement": (1, 1, 1, 1, 0),
        "city": (0, 0, 0, 2, 3),
    }
