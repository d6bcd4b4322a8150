"""The tables of the box as the referee knows them: written down a second time, from docs/rules/caylus.md 3 and 4.

F food, W wood, S stone, C cloth, G gold, A any cube.
"""

from typing import Any

LETTERS = {"F": "food", "W": "wood", "S": "stone", "C": "cloth", "G": "gold"}

COSTS = {
    "w_farm_food": "WF", "w_farm_cloth": "WF", "w_quarry": "WF", "w_sawmill": "WF",
    "w_peddler": "WA", "w_market": "WA", "w_mason": "WF", "w_lawyer": "WC",
    "s_farm": "SF", "s_park": "SF", "s_workshop": "SF", "s_alchemist": "SF", "s_bank": "SW",
    "s_jeweler": "SC", "s_tailor": "SW", "s_church": "SC", "s_architect_1": "SF",
    "s_architect_2": "SF",
    "p_statue": "SSG", "p_granary": "FFFG", "p_library": "WWWG", "p_weaver": "CCCG",
    "p_theater": "WWWGG", "p_college": "SSSGG", "p_monument": "SSSSGG", "p_hotel": "SSSGG",
    "p_cathedral": "SSSSSGGG",
}  # fmt: skip

POINTS = {
    "w_farm_food": 2, "w_farm_cloth": 2, "w_quarry": 2, "w_sawmill": 2, "w_peddler": 4,
    "w_market": 4, "w_mason": 4, "w_lawyer": 4, "s_farm": 3, "s_park": 3, "s_workshop": 3,
    "s_alchemist": 6, "s_bank": 6, "s_jeweler": 6, "s_tailor": 6, "s_church": 3,
    "s_architect_1": 6, "s_architect_2": 6, "residence": 2, "p_statue": 7, "p_granary": 10,
    "p_library": 10, "p_weaver": 12, "p_theater": 14, "p_college": 14, "p_monument": 14,
    "p_hotel": 16, "p_cathedral": 25,
}  # fmt: skip

FAVORS = {"s_church": 1, "p_statue": 1, "p_theater": 1, "p_college": 1, "p_monument": 2}
INCOME = {"residence": 1, "p_library": 1, "p_hotel": 2}

YIELDS = {
    "n_farm": ("F", "C"), "n_forest": ("F", "W"), "n_quarry": ("S",), "n_sawmill": ("W",),
    "f_gold_mine": ("G",), "w_farm_food": ("FF", "C"), "w_farm_cloth": ("CC", "F"),
    "w_quarry": ("SS",), "w_sawmill": ("WW",), "s_farm": ("FFC",), "s_park": ("WWF",),
    "s_workshop": ("SSC",),
}  # fmt: skip

BONUSES = {"s_farm": "FC", "s_park": "WF", "s_workshop": "SC"}
MARKETS = {"n_market": 4, "w_market": 6}
PEDDLERS = {"f_peddler": {1: 2}, "w_peddler": {1: 1, 2: 2}}

CRAFTS = {
    "n_carpenter": "w", "f_carpenter": "w", "w_mason": "s", "w_lawyer": "",
    "s_architect_1": "p", "s_architect_2": "p",
}  # fmt: skip

DEALS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "s_alchemist": ({"mix": 2, "gold": 1}, {"mix": 4, "gold": 2}),
    "s_bank": ({"deniers": 2, "gold": 1}, {"deniers": 5, "gold": 2}),
    "s_jeweler": ({"cubes": "G", "points": 5}, {"cubes": "GG", "points": 9}),
    "s_tailor": ({"cubes": "CC", "points": 4}, {"cubes": "CCC", "points": 6}),
    "s_church": ({"deniers": 2, "points": 3}, {"deniers": 4, "points": 5}),
}

NEUTRAL = ("n_carpenter", "n_farm", "n_forest", "n_market", "n_quarry", "n_sawmill")
FIXED = {7: "f_peddler", 8: "f_carpenter", 16: "f_gold_mine"}
MONEY = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}

SECTIONS = (
    ("dungeon", 6, 5, 12, 2, (0, 0, 1, 1, 1, 1, 1), 4),
    ("walls", 10, 4, 18, 3, (0, 0, 1, 2, 2, 3, 3), 5),
    ("towers", 14, 3, 24, 4, (0, 0, 1, 1, 2, 2, 3), 5),
)
"""Name, lots, points for a house, marker, loss, favors by houses, columns open afterwards."""

LINES = ("prestige", "deniers", "resources", "buildings")
SOURCES = ("buildings", "visits", "prestige", "residences", "castle", "favors", "trade")
