"""How well the seats of a dice game stand before the end, in points: for house players."""

from collections.abc import Mapping

from games.catan_dice.actions import Build, EndTurn, Reroll, Stop, TradeGold, UseJoker
from games.catan_dice.content import ISLANDS, POINTS
from games.catan_dice.sheets import free_jokers, of_kind, open_places, points, road_length
from games.catan_dice.state import Sheet, State, Table
from games.core.model import Action, Key

TASTES: Mapping[type[Action], int] = {
    Build: 60,
    Reroll: 12,
    TradeGold: 6,
    UseJoker: 3,
    EndTurn: 2,
    Stop: 1,
}
"""Building leads somewhere; a joker is kept until it pays for something."""

JOKER = 0.9
"""For each joker that is free: what a die turned at the right time is worth."""

OPEN = 0.2
"""For each point of a settlement, city or knight that could be built now."""

RANK = 0.4
"""On Island Two, for each road of the trunk: towards sites and the Longest Road."""

KNIGHT = 0.1
"""On Island Two, for each knight: towards jokers and the Largest Army."""

PLUS = 0.45
"""A joker on Island Two in those of Island One, where a point is worth less."""


def estimate(state: State) -> tuple[float, ...]:
    """Points and prospects of every seat, the prospects shrinking as the game goes on."""
    table = state.table
    left = _left(table)
    return tuple(
        [
            points(table, seat) + left * _prospects(table.island, table.sheets[seat])
            for seat in range(len(table.sheets))
        ]
    )


def _left(table: Table) -> float:
    """The part of the game that lies ahead, 1 at the start."""
    rules = table.rules
    if rules.turns:
        return 1 - table.turn / (rules.turns * len(table.sheets))
    return 1 - max([points(table, seat) for seat in _seats(table)]) / (rules.goal + 1)


def _seats(table: Table) -> range:
    """All seats."""
    return range(len(table.sheets))


def _prospects(island: Key, sheet: Sheet) -> float:
    """What the sheet may still bring."""
    places = open_places(island, sheet.built)
    reached = sum(
        [POINTS[place] for kind in ("settlement", "city", "knight") for place in places[kind]]
    )
    jokers = JOKER * len(free_jokers(island, sheet.built, sheet.used))
    if not ISLANDS[island].goal:
        return jokers + OPEN * reached
    roads, knights = road_length(sheet.built), of_kind(sheet.built, "knight")
    return PLUS * jokers + OPEN * reached + RANK * roads + KNIGHT * knights
