"""The referee's own tables, typed from the rules (§3): nothing here comes from the game or its data."""

from typing import NamedTuple


class Figures(NamedTuple):
    """What is printed on a kind of card, and how many there are with and without the expansion."""

    cost: int
    points: int
    base: int
    expanded: int


_PRINTED = """
indigo_plant 1 1 10 10
sugar_mill 2 1 8 9
tobacco_storage 3 2 8 9
coffee_roaster 4 2 8 9
silver_smelter 5 3 8 9
smithy 1 1 3 3
gold_mine 1 1 3 3
archive 1 1 3 3
poor_house 2 1 3 3
black_market 2 1 3 3
trading_post 2 1 3 3
well 2 1 3 3
market_stand 2 1 3 3
crane 2 1 3 3
chapel 3 2 3 3
tower 3 2 3 3
aqueduct 3 2 3 3
carpenter 3 2 3 3
prefecture 4 2 3 3
market_hall 4 2 3 3
quarry 4 2 3 3
library 5 3 3 3
statue 3 3 3 3
victory_column 4 4 3 3
hero 5 5 3 3
guild_hall 6 0 2 2
city_hall 6 0 2 2
triumphal_arch 6 0 2 2
palace 6 0 2 2
guard_room 1 1 0 3
office 1 1 0 3
hut 2 1 0 3
inn 2 1 0 3
park 3 2 0 3
customs_office 3 2 0 3
bank 3 2 0 3
harbor 4 2 0 3
goldsmith 5 3 0 3
residence 6 0 0 2
cathedral 7 0 0 1
"""

CARDS = {
    name: Figures(*map(int, figures))
    for name, *figures in (line.split() for line in _PRINTED.split("\n") if line)
}
"""Cost, points, copies in the base deck, copies with The New Buildings (§3.1, §3.2)."""

MILLS = {
    "indigo_plant": "indigo",
    "sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
    "silver_smelter": "silver",
}
HOLDS = {**MILLS, "customs_office": "customs_good"}

TILES = {
    "t1": (1, 1, 1, 2, 2),
    "t2": (1, 1, 2, 2, 2),
    "t3": (1, 1, 2, 2, 3),
    "t4": (1, 2, 2, 2, 3),
    "t5": (1, 2, 2, 3, 3),
}
"""Prices of indigo, sugar, tobacco, coffee, silver (§3.4)."""

ROLES = ("builder", "producer", "trader", "councillor", "prospector")
MONUMENTS = ("statue", "victory_column", "hero")


def copies(*, expansion: bool, extra: bool) -> dict[str, int]:
    """How many cards of each kind there are in the game, the Cathedral too."""
    if expansion:
        return {kind: card.expanded for kind, card in CARDS.items()}
    more = {"sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"} if extra else set()
    return {kind: card.base + (kind in more) for kind, card in CARDS.items() if card.base}


def price(tile: str, good: str) -> int:
    """Cards for a good."""
    return 2 if good == "customs_good" else TILES[tile][list(MILLS.values()).index(good)]


def points_of(own: list[str], others: list[str], tucked: int) -> int:
    """The total of a city (§8)."""
    mills = [kind for kind in own if kind in MILLS]
    points = tucked + sum(CARDS[kind].points for kind in own)
    if "triumphal_arch" in own:
        monuments = sum(kind in MONUMENTS for kind in own)
        points += 2 * monuments + 2 if monuments else 0
    if "guild_hall" in own:
        points += len(mills) + len(set(mills))
    if "city_hall" in own:
        points += len(own) - len(mills)
    if "residence" in own:
        points += _row(sum(_trios(own, cost) for cost in range(1, 8)))
    if "cathedral" in own:
        points += _row(sum(CARDS[kind].cost == 6 for kind in others))
    return points + points // 4 if "palace" in own else points


def _row(number: int) -> int:
    """4, 3, 2, 1."""
    return sum(max(0, 4 - place) for place in range(number))


def _trios(own: list[str], cost: int) -> int:
    """Trios of that cost: take the three most frequent kinds again and again."""
    left = sorted([own.count(kind) for kind in set(own) if CARDS[kind].cost == cost], reverse=True)
    found = 0
    while len(left) >= 3 and left[2]:
        left[0], left[1], left[2] = left[0] - 1, left[1] - 1, left[2] - 1
        left.sort(reverse=True)
        found += 1
    return found
