"""Districts: pieces of a colour that hang together, and which of them are joined (R304, R340-R346)."""

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from games.catan.content import chart
from games.catan.modules.frenemies import tokens
from games.catan.modules.frenemies.actions import DrawFirst
from games.catan.modules.frenemies.events import JoinedDistricts
from games.catan.modules.frenemies.frames import DrawingOrder
from games.catan.modules.frenemies.part import Frenemies, Joint
from games.catan.network import connected
from games.catan.state import CITY, NOBODY, State, Table
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say
from games.core.turns import clockwise

REWARD = 3
"""Tokens for the builder; each of the others draws one (R344)."""

District = frozenset[int]
"""The corners that its pieces touch."""


@lru_cache(maxsize=256)
def districts(
    plan: Key, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[District, ...]:
    """The seat's districts; somebody else's building on a corner does not divide one (R340)."""
    return connected(chart(plan), roads, buildings, seat)


def districts_of(table: Table, seat: Seat) -> tuple[District, ...]:
    """The seat's districts on the board as it is."""
    return districts(table.board.plan, table.roads, table.buildings, seat)


def founded_homes(table: Table) -> tuple[tuple[int, ...], ...]:
    """By seat, the corners of its founding settlements, which name its districts (R340)."""
    return tuple(
        [
            tuple([corner for corner, one in enumerate(table.buildings) if one == seat])
            for seat in range(len(table.players))
        ]
    )


def _joints(
    homes: tuple[tuple[int, ...], ...], one: tuple[Seat, District], other: tuple[Seat, District]
) -> set[Joint]:
    """All pairs of names of two districts: a district that has grown together is what its parts were (R342)."""
    mine = [corner for corner in homes[one[0]] if corner in one[1]]
    theirs = [corner for corner in homes[other[0]] if corner in other[1]]
    return {(min(a, b), max(a, b)) for a in mine for b in theirs}


def joined_by_founding(table: Table) -> tuple[Joint, ...]:
    """Contacts that the founding has made: they count as joined (R304)."""
    homes = founded_homes(table)
    all_districts = [
        (seat, district)
        for seat in range(len(table.players))
        for district in districts_of(table, seat)
    ]
    joined: set[Joint] = set()
    for one, other in combinations(all_districts, 2):
        if one[0] != other[0] and one[1] & other[1]:
            joined |= _joints(homes, one, other)
    return tuple(sorted(joined))


def _meets_others(table: Table, seat: Seat, path: int) -> bool:
    """Whether somebody else has a piece at an end of the path: nowhere else can a road there make a contact."""
    net = table.board.geometry
    for corner in net.ends[path]:
        building = table.buildings[corner]
        if building != NOBODY and building % CITY != seat:
            return True
        for other in net.paths_of_corner[corner]:
            if table.roads[other] not in (NOBODY, seat):
                return True
    return False


def new_joints(table: Table, part: Frenemies, seat: Seat, path: int) -> dict[Seat, set[Joint]]:
    """By other player, what the seat's road on that path joins for the first time (R341-R343)."""
    if not _meets_others(table, seat, path):
        return {}
    roads = table.roads
    if roads[path] != seat:
        roads = (*roads[:path], seat, *roads[path + 1 :])
    ends = table.board.geometry.ends[path]
    own = districts(table.board.plan, roads, table.buildings, seat)
    (mine,) = [district for district in own if ends[0] in district]
    new: dict[Seat, set[Joint]] = {}
    for other in range(len(table.players)):
        for theirs in districts_of(table, other) if other != seat else ():
            if mine.isdisjoint(theirs):
                continue
            joints = _joints(part.homes, (seat, mine), (other, theirs))
            if joints.isdisjoint(part.joined):
                new.setdefault(other, set()).update(joints)
    return new


def reward_road(course: Course[State], seat: Seat, path: int) -> None:
    """Tokens for districts that the road has joined: the others draw before the builder (R343, R344, R497)."""
    table = course.state.table
    part = tokens.frenemies(table)
    new = new_joints(table, part, seat, path)
    if not new:
        return
    joined = set(part.joined).union(*new.values())
    tokens.put(course, replace(tokens.frenemies(course.state.table), joined=tuple(sorted(joined))))
    others = tuple([other for other in clockwise(seat, len(table.players)) if other in new])
    course.tell(JoinedDistricts(seat, others))
    _let_draw(course, DrawingOrder(seat, others))


def _let_draw(course: Course[State], frame: DrawingOrder) -> None:
    """Ask who draws next where that can make a difference; a single one draws, then the builder."""
    if len(frame.left) > 1 and tokens.frenemies(course.state.table).supply:
        course.push(frame)
        return
    for other in frame.left:
        tokens.draw(course, other, 1)
    tokens.draw(course, frame.builder, REWARD)


def order_asked(state: State, frame: DrawingOrder) -> tuple[Decision, ...]:
    """Who draws next (R344)."""
    seats = One("seat", tuple([str(seat) for seat in frame.left]), "seat")
    prompt = say("catan-prompt-drawing-order")
    return (Decision(frame.builder, prompt, (Offer(DrawFirst, (seats,)),)),)


def play_order(course: Course[State], frame: DrawingOrder, seat: Seat, action: DrawFirst) -> None:
    """That player draws; the rest follow (R344)."""
    course.pop()
    first = int(action.seat)
    tokens.draw(course, first, 1)
    left = tuple([other for other in frame.left if other != first])
    _let_draw(course, DrawingOrder(frame.builder, left))


DISTRICT_FRAMES: Frames = {DrawingOrder: Asking(order_asked, {DrawFirst: play_order})}
