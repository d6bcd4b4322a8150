"""What the referee knows of the box: read out of the specification, or copied from it by hand. No code of the game."""

import re
from pathlib import Path
from typing import NamedTuple

SPEC = (Path(__file__).parents[3] / "docs" / "rules" / "puerto-rico.md").read_text(encoding="utf-8")


class Type(NamedTuple):
    """A building type (3.3)."""

    set: str
    sort: str
    column: int
    cost: int
    points: int
    circles: int
    size: int
    copies: int
    copies_for_two: int


def _types() -> dict[str, Type]:
    """The rows of the building table."""
    found = {}
    for line in SPEC.splitlines():
        cells = [cell.strip().strip("*") for cell in line.strip("|").split("|")]
        if len(cells) == 13 and re.fullmatch(r"`\w+`", cells[0]):
            numbers = [int(re.findall(r"\d+", cell)[0]) for cell in cells[4:11]]
            found[cells[0].strip("`")] = Type(cells[2], cells[3], *numbers)
    return found


TYPES = _types()
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
PRICE = dict(zip(GOODS, range(5), strict=True))
BARRELS = dict(zip(GOODS, (10, 11, 11, 9, 9), strict=True))
TILES = dict(zip(GOODS, (10, 12, 11, 9, 8), strict=True))
PLANTS = {
    "small_indigo_plant": "indigo",
    "indigo_plant": "indigo",
    "small_sugar_mill": "sugar",
    "sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
}
MONEY = {2: 3, 3: 2, 4: 3, 5: 4}
START = {2: "ic", 3: "iic", 4: "iicc", 5: "iiicc"}
POOL = {2: 65, 3: 75, 4: 100, 5: 126}
COLONISTS = {2: 40, 3: 55, 4: 75, 5: 95}
ABOARD = {2: 2, 3: 3, 4: 4, 5: 5}
SHIPS = {2: (4, 6), 3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}
ROLES = [
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "prospector_2",
]
CARDS = {2: ROLES[:7], 3: ROLES[:6], 4: ROLES[:7], 5: ROLES}
DRAFT = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
FACTORY = (0, 0, 1, 2, 3, 5)


def circles(kind: str) -> int:
    """Circles of a tile or building."""
    if kind in TYPES:
        return TYPES[kind].circles
    return 0 if kind == "forest" else 1
