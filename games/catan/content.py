"""The tables of CATAN (docs/rules/catan.md 3 and 4), read once from data/catan."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from games.catan.chart import Chart
from games.catan.geometry import Axial, Geometry
from games.core.model import Key

_FOLDER = Path(__file__).parents[2] / "data" / "catan"

RESOURCES: tuple[Key, ...] = ("lumber", "brick", "wool", "grain", "ore")
"""In this order stand the five numbers of every hand, bank and cost."""

TERRAIN_RESOURCE: Mapping[Key, int] = {
    "forest": 0,
    "hills": 1,
    "pasture": 2,
    "fields": 3,
    "mountains": 4,
}
"""What a terrain produces, as the place in `RESOURCES`; the desert is not in it."""

Hand = tuple[int, int, int, int, int]
"""Amounts in the order of `RESOURCES`."""

NOTHING: Hand = (0, 0, 0, 0, 0)

GOODS: tuple[Key, ...] = (*RESOURCES, "canal")
"""What can be traded: resource cards, and canal tokens where the Erie canal is in play (R87, R217)."""

Goods = tuple[int, ...]
"""Amounts in the order of `GOODS`: a hand, or with tokens one longer."""

ROAD_COST: Hand = (1, 1, 0, 0, 0)
SETTLEMENT_COST: Hand = (1, 1, 1, 1, 0)
CITY_COST: Hand = (0, 0, 0, 2, 3)
CARD_COST: Hand = (0, 0, 1, 1, 1)

ROADS, SETTLEMENTS, CITIES = 15, 5, 4
"""Pieces of one colour (R2)."""

KNIGHT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY = range(4)
CARDS: tuple[Key, ...] = (
    "knight",
    "road_building",
    "year_of_plenty",
    "monopoly",
    "chapel",
    "great_hall",
    "library",
    "market",
    "university",
)
"""Kinds of development card; from the fifth on, one victory point each (R136)."""

FIRST_VICTORY_CARD = 4

Deck = tuple[int, int, int, int, int, int, int, int, int]
"""Amounts in the order of `CARDS`."""

NO_CARDS: Deck = (0, 0, 0, 0, 0, 0, 0, 0, 0)

COLOURS: tuple[Key, ...] = ("red", "blue", "orange", "white", "green", "brown")

HAND_LIMIT = 7
"""More than these are halved on a 7 (R70)."""

VICTORY_POINTS = 10
LONGEST_ROAD_LEAST = 5
LARGEST_ARMY_LEAST = 3
OPEN_OFFERS = 5
"""Offers and calls of the active player at a time (R97)."""


class BoardPlan(Struct, frozen=True):
    """What a kind of board is made of."""

    hexes: tuple[Axial, ...]
    tokens: tuple[int, ...]
    """By letter, A first (3.2, 3.6)."""

    terrains: Mapping[Key, int]
    cards_per_resource: int
    large_slots: tuple[int, ...]
    """Where the large frame pieces begin on the coast (4.5, 4.6)."""

    small_slots: tuple[int, ...]
    fixed_large: tuple[Key, ...]
    fixed_small: tuple[Key, ...]
    spirals: tuple[tuple[int, ...], ...]
    """Hex numbers from 1, one list per corner of the island."""


class BeginnerPlan(Struct, frozen=True):
    """The fixed layout (4.3, R11)."""

    terrains: tuple[Key, ...]
    numbers: tuple[int, ...]
    """0 for the desert."""

    robber: int
    """Hex number from 1."""

    starts: Mapping[Key, tuple[str, str, str, str]]
    """By colour: lettered settlement, its road, other settlement, its road."""


class _Boards(Struct, frozen=True):
    base: BoardPlan
    expanded: BoardPlan
    frame: Mapping[Key, tuple[tuple[int, Key], ...]]
    beginner: BeginnerPlan


class ScenarioPlan(Struct, frozen=True):
    """A printed map (4.7, 4.8)."""

    hexes: tuple[tuple[int, int, Key, int], ...]
    """Place, terrain and number, in reading order."""

    robber: int
    """Hex number from 1."""

    localities: Mapping[str, str]
    """Names by corner."""

    crossroads: tuple[str, ...]
    """Corners with victory points."""

    canal: tuple[str, ...]
    """Localities at the canal."""

    goals: Mapping[int, int]
    """Points to win by number of players, where they are not the usual ones (R200)."""

    ways: tuple[str, ...]
    """Marked paths."""

    reds: Mapping[str, Key]
    """Red paths and what they trade."""


def _read(name: str) -> Any:
    """The table in that file of data/catan."""
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


_BOARDS = convert(_read("boards.toml"), _Boards)

PLANS: Mapping[Key, BoardPlan] = {"base": _BOARDS.base, "expanded": _BOARDS.expanded}
SCENARIOS: Mapping[Key, ScenarioPlan] = {
    key: convert(_read(f"{key}.toml"), ScenarioPlan, strict=False) for key in ("corsica", "newyork")
}
FRAME = _BOARDS.frame
BEGINNER = _BOARDS.beginner
DECKS: Mapping[Key, Deck] = {
    "base": (14, 2, 2, 2, 1, 1, 1, 1, 1),
    "expanded": (20, 3, 3, 3, 1, 1, 1, 1, 1),
}

LARGE = "_large"
"""Ends the name of a scenario's chart for 5-6 players."""


@cache
def full_bank(plan: Key) -> Hand:
    """All resource cards of a game on that map (R4)."""
    count = PLANS[chart(plan).size].cards_per_resource
    return (count, count, count, count, count)


@cache
def chart(plan: Key) -> Chart:
    """The map of that name: `base`, `expanded`, or a scenario's for 3-4 or for 5-6 players."""
    if plan in PLANS:
        return Chart(Geometry(PLANS[plan].hexes), plan)
    is_large = plan.endswith(LARGE)
    return _scenario_chart(SCENARIOS[plan.removesuffix(LARGE)], "expanded" if is_large else "base")


def _scenario_chart(plan: ScenarioPlan, size: Key) -> Chart:
    """A printed map with the cards of that size of game; crossroads are localities in the large one (R199)."""
    net = Geometry(tuple([(q, r) for q, r, _, _ in plan.hexes]))
    crossroads = frozenset([net.corner_of[label] for label in plan.crossroads])
    localities = frozenset([net.corner_of[label] for label in plan.localities])
    sites = localities if size == "base" else localities | crossroads
    return Chart(
        net,
        size,
        sites=sites,
        ways=frozenset([net.path_of[label] for label in plan.ways]),
        stops=sites,
        chips=crossroads - sites,
        reds=tuple([(net.path_of[label], kind) for label, kind in plan.reds.items()]),
        goals=plan.goals if size == "base" else {},
        robber=plan.robber - 1,
        names={net.corner_of[label]: name for label, name in plan.localities.items()},
        canal=frozenset([net.corner_of[label] for label in plan.canal]),
    )


def geometry(plan: Key) -> Geometry:
    """The lattice of the map of that name."""
    return chart(plan).net
