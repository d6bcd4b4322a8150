"""Roads: every one that comes to lie on the board is laid here (R20, R106, R131, R158)."""

from functools import lru_cache

from msgspec.structs import replace

from games.catan.awards import award_longest_road, measure
from games.catan.network import longest_through, road_places
from games.catan.pieces import Buildings, Roads, of_pieces
from games.catan.seam import Module, modules_with
from games.catan.state import NOBODY, Board, State, Table
from games.core.flow import Course
from games.core.model import Event, Key, Seat


@of_pieces
@lru_cache(maxsize=64)
def _free_paths(board: Board, roads: Roads, buildings: Buildings, seat: Seat) -> tuple[Key, ...]:
    """The labels of these paths."""
    on = board.chart
    return tuple([on.net.paths[path] for path in road_places(on, roads, buildings, seat)])


def free_paths(table: Table, seat: Seat) -> tuple[Key, ...]:
    """Where the seat's next road may lie, whatever it is paid with: none without a piece (R105, R106)."""
    if not table.players[seat].roads_left:
        return ()
    return _free_paths(table, seat)


def lay_road(course: Course[State], seat: Seat, path: int, told: Event | None) -> None:
    """A road out of the supply onto the path; Longest Road follows, then what modules make of it (R105, R145, R158)."""
    table = course.state.table
    net, roads = table.board.geometry, table.roads
    roads = (*roads[:path], seat, *roads[path + 1 :])
    player = table.players[seat]
    length = max(player.road_length, longest_through(net, roads, table.buildings, seat, path))
    players = table.players
    player = replace(player, roads_left=player.roads_left - 1, road_length=length)
    players = (*players[:seat], player, *players[seat + 1 :])
    course.state = replace(course.state, table=replace(table, roads=roads, players=players))
    if told is not None:
        course.tell(told)
    award_longest_road(course)
    for module in modules_with(course.state.table, Module.road_laid):
        module.road_laid(course, seat, path)


def move_road(course: Course[State], seat: Seat, old: int, new: int, told: Event) -> None:
    """A road of the seat comes to lie elsewhere; Longest Road is judged once, then what modules make of it (minis R443)."""
    table = course.state.table
    roads = list(table.roads)
    roads[old], roads[new] = NOBODY, seat
    course.change_table(roads=tuple(roads))
    course.change_player(seat, road_length=measure(course.state, seat))
    course.tell(told)
    award_longest_road(course)
    for module in modules_with(course.state.table, Module.road_laid):
        module.road_laid(course, seat, new)


def remeasure_broken(course: Course[State], corner: int) -> None:
    """Roads measured anew that the new settlement may have broken: only a line through its corner can be (R145)."""
    table = course.state.table
    meeting = [table.roads[path] for path in table.board.geometry.paths_of_corner[corner]]
    for seat in {owner for owner in meeting if owner != NOBODY and meeting.count(owner) > 1}:
        course.change_player(seat, road_length=measure(course.state, seat))
    award_longest_road(course)
