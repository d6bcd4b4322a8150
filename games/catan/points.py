"""What counts as points: summed here for everybody to see, for the win and for the final table (R164)."""

from functools import cache

from games.catan.content import CITIES, FIRST_VICTORY_CARD, SETTLEMENTS, VICTORY_POINTS, chart
from games.catan.seam import Module, modules_with
from games.catan.state import NOBODY, State, Table
from games.core.model import Key, Seat

AWARD = 2
"""Of Longest Road and of Largest Army (3.5)."""


def open_lines(table: Table, seat: Seat) -> tuple[tuple[Key, int], ...]:
    """The seat's points that everybody sees, by what they are for."""
    player = table.players[seat]
    lines: tuple[tuple[Key, int], ...] = (
        ("settlements", SETTLEMENTS - player.settlements_left),
        ("cities", 2 * (CITIES - player.cities_left)),
        ("longest_road", AWARD if table.longest_road == seat else 0),
        ("largest_army", AWARD if table.largest_army == seat else 0),
    )
    if table.parts:
        for module in modules_with(table, Module.points):
            lines += module.points(table, seat)
    return lines


def public_points(table: Table, seat: Seat) -> int:
    """Points that everybody sees (R164 without hidden cards): the sum of their lines, reckoned without them."""
    player = table.players[seat]
    total = SETTLEMENTS - player.settlements_left + 2 * (CITIES - player.cities_left)
    if table.longest_road == seat:
        total += AWARD
    if table.largest_army == seat:
        total += AWARD
    if table.parts:
        for module in modules_with(table, Module.points):
            for _, points in module.points(table, seat):
                total += points
    return total


def all_public_points(table: Table) -> list[int]:
    """The same of every seat."""
    totals = [
        SETTLEMENTS - player.settlements_left + 2 * (CITIES - player.cities_left)
        for player in table.players
    ]
    for holder in (table.longest_road, table.largest_army):
        if holder != NOBODY:
            totals[holder] += AWARD
    for module in modules_with(table, Module.points):
        for seat in range(len(totals)):
            for _, points in module.points(table, seat):
                totals[seat] += points
    return totals


def victory_cards(state: State, seat: Seat) -> int:
    """Hidden points (R136)."""
    return sum(state.secrets.players[seat].cards[FIRST_VICTORY_CARD:])


def points(state: State, seat: Seat) -> int:
    """All points of the seat (R164)."""
    return public_points(state.table, seat) + victory_cards(state, seat)


@cache
def _usual_goal(plan: Key, seats: int) -> int:
    """What wins on that map without modules."""
    return chart(plan).goals.get(seats, VICTORY_POINTS)


def goal(table: Table) -> int:
    """How many points win (R160, R200)."""
    most = _usual_goal(table.board.plan, len(table.players))
    if table.parts:
        for module in modules_with(table, Module.goal):
            most = module.goal(table, most)
    return most
