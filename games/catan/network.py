"""Roads: where the next one may lie, and how long a line they make (R106, R140, R141)."""

from collections.abc import Iterable
from functools import lru_cache

from games.catan.chart import Chart
from games.catan.geometry import Geometry
from games.catan.state import CITY, NOBODY
from games.core.model import Seat

RING = 6
"""Roads in the smallest ring."""


def places_of(piece: int, board: tuple[int, ...]) -> list[int]:
    """Where that value stands among buildings or roads, in order."""
    places = []
    at = -1
    for _ in range(board.count(piece)):
        at = board.index(piece, at + 1)
        places.append(at)
    return places


def road_places(
    chart: Chart, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[int, ...]:
    """The free paths where the seat may lay a road (R106-R108, R193, R194), in order.

    An own building counts by itself: the Explorer may have taken its road away (minis R440).
    """
    ends, exits = chart.net.ends, chart.exits
    reached = {*places_of(seat, buildings), *places_of(CITY + seat, buildings)}
    for path in places_of(seat, roads):
        a, b = ends[path]
        if buildings[a] == NOBODY:
            reached.add(a)
        if buildings[b] == NOBODY:
            reached.add(b)
    places = {path for corner in reached for path in exits[corner] if roads[path] == NOBODY}
    if chart.stops:
        places = {path for path in places if not _is_stopped(chart, roads, buildings, seat, path)}
    return tuple(sorted(places))


def _is_stopped(
    chart: Chart, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat, path: int
) -> bool:
    """Whether a road there would be the seat's second one at a locality where it has not built (R194)."""
    for corner in chart.net.ends[path]:
        if corner in chart.stops and (
            buildings[corner] == NOBODY or buildings[corner] % CITY != seat
        ):
            for other in chart.exits[corner]:
                if roads[other] == seat:
                    return True
    return False


def connected(
    chart: Chart, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[frozenset[int], ...]:
    """The corners of the seat's pieces, those that hang together by its roads in one set; others' buildings divide nothing."""
    left = {corner for corner, one in enumerate(buildings) if one != NOBODY and one % CITY == seat}
    for path, owner in enumerate(roads):
        if owner == seat:
            left.update(chart.net.ends[path])
    found = []
    while left:
        ahead = [left.pop()]
        reached = set(ahead)
        while ahead:
            for path, other in chart.net.beyond[ahead.pop()]:
                if roads[path] == seat and other not in reached:
                    reached.add(other)
                    ahead.append(other)
        left -= reached
        found.append(frozenset(reached))
    return tuple(found)


def is_spaced(chart: Chart, buildings: tuple[int, ...], corner: int) -> bool:
    """Whether a settlement may stand on the corner: it is a free site and obeys the distance rule (R112, R192)."""
    return corner in spaced(chart, buildings)


@lru_cache(maxsize=256)
def spaced(chart: Chart, buildings: tuple[int, ...]) -> frozenset[int]:
    """All such corners; buildings stay the same over many roads."""
    taken = {corner for corner, building in enumerate(buildings) if building != NOBODY}
    for corner in tuple(taken):
        taken.update(chart.net.neighbours[corner])
    return chart.sites - taken


def settlement_places(
    chart: Chart, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[int, ...]:
    """The corners where the seat may put up a settlement (R110, R112), in order."""
    ends = chart.net.ends
    corners = {corner for path in places_of(seat, roads) for corner in ends[path]}
    return tuple(sorted(corners & spaced(chart, buildings)))


def road_length(
    net: Geometry, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> int:
    """The seat's longest line: a trail that uses each road once and passes no foreign building (R140, R141)."""
    own = places_of(seat, roads)
    exits: dict[int, list[tuple[int, int]]] = {}
    for path in own:
        a, b = net.ends[path]
        exits.setdefault(a, []).append((1 << path, b))
        exits.setdefault(b, []).append((1 << path, a))
    closed = {
        corner
        for corner in exits
        if buildings[corner] != NOBODY and buildings[corner] % CITY != seat
    }

    def trail(corner: int, used: int) -> int:
        """The longest way on from the corner over roads that are not used yet."""
        longest = 0
        for road, other in exits[corner]:
            if not used & road:
                length = 1 if other in closed else 1 + trail(other, used | road)
                if length > longest:
                    longest = length
        return longest

    starts: Iterable[int] = exits
    if len(own) < RING:
        # Without a ring a line that begins where the road just goes on could be made longer backwards.
        starts = {corner for corner in exits if len(exits[corner]) != 2 or corner in closed}
    return max([trail(corner, 0) for corner in starts], default=0)


def longest_through(
    net: Geometry, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat, path: int
) -> int:
    """The seat's longest line that uses that road of its own: with a new road no other line can have become longer."""
    beyond = net.beyond

    def ways(corner: int, used: int) -> list[tuple[int, int]]:
        """Own roads on from the corner that are not used yet, as what is used with them, and where they lead."""
        building = buildings[corner]
        if building != NOBODY and building % CITY != seat:
            return []
        return [
            (used | 1 << road, other)
            for road, other in beyond[corner]
            if roads[road] == seat and not used >> road & 1
        ]

    def trail(corner: int, used: int) -> int:
        """The longest way on from the corner."""
        longest = 0
        for more, other in ways(corner, used):
            length = 1 + trail(other, more)
            if length > longest:
                longest = length
        return longest

    def both(corner: int, used: int) -> int:
        """The longest way on from the corner and, with what it leaves, from the far end of the road."""
        longest = trail(far, used)
        for more, other in ways(corner, used):
            longest = max(longest, 1 + both(other, more))
        return longest

    near, far = net.ends[path]
    if not ways(far, 1 << path):
        near, far = far, near
    return 1 + both(near, 1 << path)
