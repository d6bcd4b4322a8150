"""What things of Caylus are called and painted with in pictures and texts."""

from typing import NamedTuple

from games.caylus.content import BUILDINGS, FAVORS, KIND, NUMBERS, RESIDENCE, Deal
from games.core.model import Key
from render.core.contract import Words
from render.core.names import Vocabulary

term = Vocabulary("caylus")
"""A thing of the game by its kind and key."""


class Look(NamedTuple):
    """The colours of a kind of building."""

    band: str
    sky: str


LOOKS = {
    "special": Look("#6B5A3C", "#EBD9AE"),
    "fixed": Look("#6B5A3C", "#EBD9AE"),
    "neutral": Look("#A84A68", "#F2C7D2"),
    "wood": Look("#7A4B22", "#E8C79C"),
    "stone": Look("#5B6470", "#D3D9E0"),
    "residence": Look("#2E7A46", "#C6E3C2"),
    "prestige": Look("#2452A0", "#BFD3F2"),
}
GLYPHS = {"wood": "wood", "stone": "stone", "residence": "house", "prestige": "crown"}

_DRAWN = {
    "castle": "cay_walls",
    "f_peddler": "cay_peddler",
    "w_farm_food": "cay_farm_food",
    "w_farm_cloth": "cay_farm_cloth",
    "s_farm": "cay_farm_stone",
}


def drawn(building: Key) -> Key:
    """The drawing of a building."""
    if building in _DRAWN:
        return _DRAWN[building]
    if KIND[building] in ("special", "residence"):
        return f"cay_{building}"
    name = building.partition("_")[2]
    return "cay_architect" if name.startswith("architect") else f"cay_{name}"


_NAMED = {"f_carpenter": "n_carpenter", "f_peddler": "w_peddler"}
"""The buildings whose names those printed on the road have in pictures: the colour of their plates tells the kind."""


def short(words: Words, building: Key) -> str:
    """A building's name without what tells equal ones apart."""
    building = _NAMED.get(building, building)
    return words(f"caylus-building-{building.replace('_', '-')}.short")


CRAFT_ICON = {"carpenter": "wood", "mason": "stone", "lawyer": "house", "architect": "crown"}

Bit = str
"""An icon, or a text between icons that begins with a space."""


ARROW: Bit = "arrow"
"""Stands for "becomes" between icons."""


def strip_of(building: Key, *, is_full: bool = False) -> tuple[Bit, ...]:
    """What a building yields once it stands, as icons and texts: of several deals the first, or in full all of them."""
    row = BUILDINGS[building]
    bits: list[Bit] = []
    for number, option in enumerate(row.produces):
        bits += [" /"] if number else []
        for cube, count in option.items():
            bits += counted(count, cube)
    if row.works:
        bits += ["builder", ARROW, CRAFT_ICON[row.works]]
    if row.sells:
        bits += ["any_cube", ARROW, f" {row.sells}", "denier"]
    if row.buys:
        bits += [f" {row.buys[0]}", "denier", ARROW, "basic_cube"]
    for number, deal in enumerate(row.deals if is_full else row.deals[:1]):
        bits += [" /", *deal_line(deal)] if number else deal_line(deal)
    bits += [f" +{row.income}", "denier"] if row.income else []
    return tuple(bits)


def reward_of(building: Key) -> tuple[Bit, ...]:
    """What building it brings once: points and favors."""
    row = BUILDINGS[building]
    points = (f" {row.points}", "prestige") if row.points else ()
    return (*points, *["favor"] * row.favors)


def gain_of(line: Key, column: int) -> tuple[Bit, ...]:
    """What a step of a line brings, as icons and texts; nothing for the first one that builds."""
    if line == "prestige":
        return f" {FAVORS.prestige[column]}", "prestige"
    if line == "deniers":
        return f" {FAVORS.deniers[column]}", "denier"
    keys = FAVORS.resources[column] if line == "resources" else FAVORS.buildings[column]
    return tuple("any_cube" if key == "exchange" else CRAFT_ICON.get(key, key) for key in keys)


def deal_line(deal: Deal) -> list[Bit]:
    """What is paid, and what is taken for it."""
    bits: list[Bit] = []
    for what, count in deal.pays.items():
        bits += counted(count, what)
    bits.append(ARROW)
    for what, count in deal.takes.items():
        bits += counted(count, what)
    return bits


_AMOUNT_ICONS = {
    "deniers": "denier",
    "basic": "basic_cube",
    "any": "any_cube",
    "points": "prestige",
}


def counted(count: int, what: Key) -> list[Bit]:
    """An icon, its number before it from two on."""
    return [f" {count}", icon_of(what)] if count > 1 else [icon_of(what)]


def icon_of(what: Key) -> str:
    """The icon of what is paid or taken."""
    return _AMOUNT_ICONS.get(what, what)


def cost_of(building: Key) -> tuple[tuple[str, int], ...]:
    """What a tile costs: icons with their numbers; a residence costs the Lawyer's price (R65)."""
    if building == RESIDENCE:
        return (("denier", NUMBERS.lawyer_deniers), ("cloth", NUMBERS.lawyer_cloth))
    return tuple((icon_of(what), count) for what, count in BUILDINGS[building].cost.items())
