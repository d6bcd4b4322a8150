"""What Puerto Rico's things look like: colours of kinds, icons of goods, roles, tiles and phases."""

from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, FOREST, QUARRY


class Kind(NamedTuple):
    """The look that buildings or tiles of one kind share."""

    band: str
    sky: str


KINDS = {
    "corn": Kind("#8A6A12", "#FBE6A2"),
    "indigo": Kind("#3346C4", "#93A2F2"),
    "sugar": Kind("#47779F", "#D5E4EF"),
    "tobacco": Kind("#94631F", "#F1CF93"),
    "coffee": Kind("#633619", "#D9A982"),
    "commercial": Kind("#A2583A", "#F3C9A5"),
    "large": Kind("#7F2F50", "#EBBFCB"),
    "statue": Kind("#2F7F73", "#BFE3DA"),
    "jewels": Kind("#9C3F74", "#F3C2DA"),
    QUARRY: Kind("#5F6D7B", "#C9D2DB"),
    FOREST: Kind("#2E7A46", "#C6E3C2"),
}

ROLE_ICONS = {"prospector_2": "prospector"}
"""Roles whose icon has another name."""

PHASE_ICONS = {
    "drafting": "builder",
    "rounds": "hourglass",
    "guest_window": "house",
    "settler_turns": "settler",
    "held_tile": "settler",
    "library_tile": "settler",
    "lodge_turns": "settler",
    "boarding": "colonist_ship",
    "placing": "mayor",
    "builder_turns": "builder",
    "shortage": "builder",
    "production_turns": "craftsman",
    "extra_good": "craftsman",
    "trader_turns": "trader",
    "supplying": "captain",
    "loading": "captain",
    "storing": "captain",
    "finished": "laurel",
}
"""The icon of the ribbon, by the frame that asks."""


def role_icon(role: Key) -> str:
    """The icon of a role card."""
    return ROLE_ICONS.get(role, role)


def kind_of(key: Key) -> Kind:
    """The look of a building or a tile."""
    building = BUILDINGS.get(key)
    if building is None:
        return KINDS[key]
    if building.good is not None:
        return KINDS[building.good]
    if key == "statue" or building.sort == "jewels":
        return KINDS["statue" if key == "statue" else "jewels"]
    return KINDS["large" if building.size == 2 else "commercial"]


def drawing_of(key: Key) -> str:
    """The name of the drawing of a building or a tile."""
    if key in BUILDINGS or key in {QUARRY, FOREST}:
        return f"pr_{key}"
    return f"pr_plantation_{key}"


SIGNS = {
    "settler": ("hacienda",),
    QUARRY: ("construction_hut",),
    FOREST: ("forest_house", "hunting_lodge"),
    "builder": ("black_market", "zoning_office"),
    "trader": ("office", "trading_post"),
    "captain": ("wharf", "small_wharf"),
    "coin": (
        "small_market",
        "large_market",
        "factory",
        "specialty_factory",
        "lighthouse",
        "land_office",
        "jeweler",
    ),
    "vp": ("harbor", "church", "statue"),
}
"""What a sign at a house stands for, where a sign can say it: what it brings, or whose turn it serves."""

_SIGN_OF = {kind: sign for sign, kinds in SIGNS.items() for kind in kinds}


def sign_of(kind: Key) -> str:
    """The icon of a building's sign: its good, or what it brings; empty where no icon says that."""
    building = BUILDINGS[kind]
    if building.good is not None:
        return building.good
    return "vp" if building.size == 2 else _SIGN_OF.get(kind, "")
