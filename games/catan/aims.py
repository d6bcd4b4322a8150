"""What a road would lead to: the nearest corner with room for a settlement, and how long the line becomes."""

from typing import NamedTuple

from msgspec.structs import replace

from games.catan.content import LONGEST_ROAD_LEAST
from games.catan.network import longest_through, spaced
from games.catan.state import CITY, NOBODY, Table
from games.core.model import Seat

_TOLD = LONGEST_ROAD_LEAST - 1
"""Roads of a line from which on its length matters."""

_AHEAD = 4
"""Roads as far as one looks ahead."""


class Aim(NamedTuple):
    """A corner for a settlement, and with how many roads it is reached."""

    corner: int
    roads: int


def founded_at(table: Table, seat: Seat, corner: int) -> Table:
    """The table with a founding settlement whose road is being chosen (R20)."""
    buildings = list(table.buildings)
    buildings[corner] = seat
    return replace(table, buildings=tuple(buildings))


def far_ends(table: Table, seat: Seat, path: int) -> tuple[int, ...]:
    """The ends of a path at which the seat has nothing yet."""
    return tuple([end for end in table.board.geometry.ends[path] if not _is_own(table, seat, end)])


def aims_of(table: Table, seat: Seat, path: int) -> tuple[Aim, ...]:
    """The nearest corners where the seat could settle once a road lies there (R106-R112, R194)."""
    chart, free = table.board.chart, spaced(table.board.chart, table.buildings)
    ahead = {*far_ends(table, seat, path)}
    passed = {*table.board.geometry.ends[path]}
    for roads in range(1, _AHEAD + 1):
        found = tuple([Aim(corner, roads) for corner in sorted(ahead & free)])
        if found:
            return found
        ahead = {
            end
            for corner in ahead
            if table.buildings[corner] == NOBODY and corner not in chart.stops
            for way in chart.exits[corner]
            if table.roads[way] == NOBODY
            for end in chart.net.ends[way]
            if end not in passed and not _is_own(table, seat, end)
        }
        passed |= ahead
    return ()


def line_with(table: Table, seat: Seat, path: int) -> int:
    """How long the seat's line becomes with a road there; 0 where it stays as long, or is too short to matter (R140)."""
    after = _with_road(table, seat, path)
    net = table.board.geometry
    length = longest_through(net, after.roads, after.buildings, seat, path)
    return length if length > table.players[seat].road_length and length >= _TOLD else 0


def takes_longest(table: Table, seat: Seat, length: int) -> bool:
    """Whether a line that becomes so long brings the seat Longest Road (R142-R144)."""
    if length < LONGEST_ROAD_LEAST or table.longest_road == seat:
        return False
    return all(
        player.road_length < length for other, player in enumerate(table.players) if other != seat
    )


def _with_road(table: Table, seat: Seat, path: int) -> Table:
    roads = list(table.roads)
    roads[path] = seat
    return replace(table, roads=tuple(roads))


def _is_own(table: Table, seat: Seat, corner: int) -> bool:
    """Whether a road or building of the seat is at the corner."""
    if table.buildings[corner] != NOBODY and table.buildings[corner] % CITY == seat:
        return True
    paths = table.board.geometry.paths_of_corner[corner]
    return any([table.roads[path] == seat for path in paths])
