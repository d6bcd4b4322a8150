"""CATAN's box as the rules print it, for the referee: costs, decks, pieces, maps (docs/rules/catan.md 3, 4, 5.2; minis 3.3)."""

import re
from collections import Counter
from functools import cache

from msgspec import Struct

from tests.games.catan.rules import rows, section

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
YIELD = {
    "hills": "brick", "forest": "lumber", "pasture": "wool", "fields": "grain", "mountains": "ore",
}  # fmt: skip
ROAD = Counter(brick=1, lumber=1)
SETTLEMENT = Counter(brick=1, lumber=1, wool=1, grain=1)
CITY = Counter(grain=2, ore=3)
CARD = Counter(wool=1, grain=1, ore=1)
PRIEST = {"settlement": Counter(lumber=1, brick=1), "city": Counter(ore=2, grain=1)}
"""What the Priest has one pay besides the knight (minis R470)."""

ROADS, SETTLEMENTS, CITIES = 15, 5, 4
POINT_CARDS = ("chapel", "great_hall", "library", "market", "university")
DECKS = {
    False: Counter(knight=14, road_building=2, year_of_plenty=2, monopoly=2),
    True: Counter(knight=20, road_building=3, year_of_plenty=3, monopoly=3),
}
"""By whether five or six play; the five cards of a point each come on top."""

CARDS_EACH = {False: 19, True: 24}
GOALS = {3: 13, 4: 12, 5: 10, 6: 10}
"""On a printed map (R200)."""

CANAL_TOKENS = 12
PILE = ("merchant", "mendicant", "mayor", "explorer", "general", "sage")
HELPERS = {*PILE, "noblewoman", "captain", "priest", "robber_bride"}

STARTS = {
    "red": ("G2", "G2-H2", "C2", "C2-D3"),
    "blue": ("I2", "I2-J2", "I4", "H4-I4"),
    "orange": ("I3", "I3-J3", "D4", "C3-D4"),
    "white": ("G5", "F5-G5", "E2", "E2-F2"),
}
"""Lettered settlement, its road, the other one, its road (R11)."""

_SECTIONS = {
    "base": ("### 4.3", "### 4.4"),
    "expanded": ("### 4.6", "### 4.7"),
    "corsica": ("### 4.7", "### 4.8"),
    "newyork": ("### 4.8", "## 5."),
}


class Map(Struct):
    """A map by labels: corners like G2, paths like G2-H2, hexes like #7."""

    hexes: dict[str, tuple[str, ...]]
    """Corners of every hex."""

    land: dict[str, tuple[str, int]]
    """Terrain and number of every hex."""

    ways: set[str]
    """Paths that a road may lie on."""

    sites: set[str]
    """Corners that a settlement may stand on."""

    crossroads: set[str]
    """Corners where chips lie with three or four players."""

    stops: set[str]
    """Localities, at which roads stop (R194)."""

    rates: dict[str, str]
    """Red paths and what they trade, `any` for 3:1."""

    harbors: dict[str, str]
    """The same by corner."""

    canal: set[str]
    deserts: set[str]
    """Where the Robber Bride may send the robber (minis R490, R504)."""

    @property
    def corners(self) -> set[str]:
        """All corners."""
        return {corner for ring in self.hexes.values() for corner in ring}


@cache
def _text(name: str) -> str:
    """The section of the rules about that map."""
    return section(*_SECTIONS[name])


@cache
def _hexes(name: str) -> dict[str, tuple[str, ...]]:
    """Corners of every hex of that map."""
    place = 4 if name in ("corsica", "newyork") else 2
    return {
        cells[0]: tuple(cells[place].split())
        for cells in rows(_text(name))
        if cells[0].startswith("#") and re.fullmatch(r"\(-?\d,-?\d\)", cells[1])
    }


def _all_paths(hexes: dict[str, tuple[str, ...]]) -> set[str]:
    """All sides of the hexes."""
    return {
        "-".join(sorted(pair))
        for ring in hexes.values()
        for pair in zip(ring, (*ring[1:], ring[0]), strict=True)
    }


def island(*, large: bool, terrains: list[str], numbers: list[int], harbors: dict[str, str]) -> Map:
    """An island as it was laid: terrains and numbers in the order of the hexes, harbors by path."""
    hexes = _hexes("expanded" if large else "base")
    land = dict(zip(hexes, zip(terrains, numbers, strict=True), strict=True))
    by_corner = {corner: kind for path, kind in harbors.items() for corner in path.split("-")}
    drawn = Map(hexes, land, _all_paths(hexes), set(), set(), set(), {}, by_corner, set(), set())
    drawn.sites = drawn.corners
    drawn.deserts = {label for label, (terrain, _) in land.items() if terrain == "desert"}
    return drawn


def robber_start(name: str) -> str:
    """Where the robber stands first on a printed map (R190)."""
    found = re.search(r"Robber start: (#\d+)", _text(name))
    assert found is not None
    return found[1]


def scenario(name: str, *, large: bool) -> Map:
    """A printed map (4.7, 4.8); with five or six players every crossroads is a locality (R199)."""
    text = _text(name)
    land = {cells[0]: (cells[2], int(cells[3])) for cells in rows(text) if cells[0].startswith("#")}
    spots = {cells[0]: cells[2] for cells in rows(text) if re.fullmatch(r"[A-T]\d", cells[0])}
    crossroads = {label for label, kind in spots.items() if kind.startswith("VP")}
    localities = set(spots) if large else set(spots) - crossroads
    marked = text[text.index("Marked paths") :].split("\n\n")[0]
    return Map(
        hexes=_hexes(name),
        land=land,
        ways=set(re.findall(r"[A-T]\d-[A-T]\d", marked)),
        sites=localities,
        crossroads=set() if large else crossroads,
        stops=localities,
        rates={
            cells[0]: "any" if cells[1] == "3:1" else cells[1].removesuffix(" 2:1")
            for cells in rows(text)
            if re.fullmatch(r"[A-T]\d-[A-T]\d", cells[0])
        },
        harbors={},
        canal={label for label, kind in spots.items() if "canal" in kind},
        deserts={robber_start(name)},
    )
