"""Mendicant, Explorer and Priest: helpers for roads, settlements and cities."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from games.catan.awards import end_if_won, reassess_army
from games.catan.content import KNIGHT, ROAD_COST, Hand, chart
from games.catan.events import BuiltRoad
from games.catan.frames import Acting
from games.catan.hands import holds, pay
from games.catan.modules.helpers.actions import (
    MoveRoad,
    PriestCity,
    PriestSettlement,
    UseExplorer,
    UseMendicant,
)
from games.catan.modules.helpers.events import MovedRoad, PaidSo, RemovedKnight
from games.catan.modules.helpers.frames import ExplorerMoving
from games.catan.modules.helpers.using import (
    Use,
    helpers,
    keep_helpers,
    paid,
    payments,
    use,
)
from games.catan.network import places_of, road_places
from games.catan.phases.building import (
    city_corners,
    one_more,
    raise_city,
    raise_settlement,
    settlement_corners,
)
from games.catan.phases.roads import free_paths, lay_road, move_road
from games.catan.state import CITY, NOBODY, State, Table
from games.core.flow import Asking, Course
from games.core.forms import Decision, Offer, One
from games.core.model import Key, Seat, say

PRIEST_SETTLEMENT: Hand = (1, 1, 0, 0, 0)
PRIEST_CITY: Hand = (0, 0, 0, 1, 2)


def mendicant_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """Another card for lumber or brick, and where the road shall lie (R430)."""
    if frame is None or not frame.building:
        return ()
    ways = payments(state.secrets.players[seat].hand, ROAD_COST)
    paths = free_paths(state.table, seat)
    if not ways or not paths:
        return ()
    fields = (One("instead", ways, "instead"), One("path", paths, "path"))
    return (Offer(UseMendicant, fields),)


def play_mendicant(course: Course[State], frame: object, seat: Seat, action: UseMendicant) -> None:
    """Pay so and lay the road (R430, R497)."""
    use(course, seat)
    cost = paid(ROAD_COST, action.instead)
    pay(course, seat, cost)
    course.tell(PaidSo(seat, _hand(cost)))
    path = course.state.table.board.geometry.path_of[action.path]
    lay_road(course, seat, path, BuiltRoad(seat, action.path))
    end_if_won(course)


def _hand(cards: tuple[int, ...]) -> Hand:
    """These cards as a hand."""
    a, b, c, d, e = cards
    return (a, b, c, d, e)


def explorer_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """End roads that could lie elsewhere (R440-R442)."""
    if frame is None:
        return ()
    table = state.table
    labels = table.board.geometry.paths
    movable = _movable(table.board.plan, table.roads, table.buildings, seat)
    roads = tuple([labels[path] for path in movable])
    return (Offer(UseExplorer, (One("path", roads, "path"),)),) if roads else ()


@lru_cache(maxsize=64)
def _movable(
    plan: Key, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat
) -> tuple[int, ...]:
    """End roads of the seat for which there is another path (R441, R442)."""
    on = chart(plan)

    def is_loose(corner: int, road: int) -> bool:
        """Whether nothing else of the seat is at that end of the road."""
        building = buildings[corner]
        if building != NOBODY and building % CITY == seat:
            return False
        return not any(
            [roads[other] == seat and other != road for other in on.net.paths_of_corner[corner]]
        )

    ends = [
        path
        for path in places_of(seat, roads)
        if any([is_loose(end, path) for end in on.net.ends[path]])
    ]
    return tuple([path for path in ends if new_paths(plan, roads, buildings, seat, path)])


@lru_cache(maxsize=64)
def new_paths(
    plan: Key, roads: tuple[Seat, ...], buildings: tuple[int, ...], seat: Seat, road: int
) -> tuple[int, ...]:
    """Where the road may be put, as seen without it (R440, R442)."""
    without = (*roads[:road], NOBODY, *roads[road + 1 :])
    places = road_places(chart(plan), without, buildings, seat)
    return tuple([path for path in places if path != road])


def play_explorer(course: Course[State], frame: object, seat: Seat, action: UseExplorer) -> None:
    """The road is chosen, and the helper used (R440)."""
    use(course, seat)
    course.push(ExplorerMoving(course.state.table.board.geometry.path_of[action.path]))


def moving_asked(state: State, frame: ExplorerMoving) -> tuple[Decision, ...]:
    """Where the road shall lie (R440)."""
    table = state.table
    labels = table.board.geometry.paths
    seat = table.active
    places = new_paths(table.board.plan, table.roads, table.buildings, seat, frame.road)
    offer = Offer(MoveRoad, (One("path", tuple([labels[path] for path in places]), "path"),))
    return (Decision(seat, say("catan-prompt-move-road", path=labels[frame.road]), (offer,)),)


def play_moving(course: Course[State], frame: ExplorerMoving, seat: Seat, action: MoveRoad) -> None:
    """The road lies there; Longest Road is judged once (R443)."""
    course.pop()
    net = course.state.table.board.geometry
    told = MovedRoad(seat, net.paths[frame.road], action.path)
    move_road(course, seat, frame.road, net.path_of[action.path], told)
    end_if_won(course)


def priest_offers(state: State, seat: Seat, frame: Acting | None) -> Sequence[Offer]:
    """A settlement or a city for a played knight and fewer cards (R470, R473)."""
    table = state.table
    if frame is None or not frame.building or not table.players[seat].played[KNIGHT]:
        return ()
    hand, offers = state.secrets.players[seat].hand, []
    if holds(hand, PRIEST_SETTLEMENT) and (corners := settlement_corners(table, seat)):
        offers.append(Offer(PriestSettlement, (One("corner", corners, "corner"),)))
    if holds(hand, PRIEST_CITY) and (corners := city_corners(table, seat)):
        offers.append(Offer(PriestCity, (One("corner", corners, "corner"),)))
    return offers


def _give_up_knight(course: Course[State], seat: Seat, cost: Hand) -> None:
    """The knight and the cards are paid; Largest Army is settled first (R471, R472)."""
    use(course, seat)
    pay(course, seat, cost)
    table: Table = course.state.table
    course.change_player(seat, played=one_more(table.players[seat].played, KNIGHT, -1))
    keep_helpers(
        course, replace(helpers(course.table), knights_removed=helpers(table).knights_removed + 1)
    )
    course.tell(RemovedKnight(seat))
    course.tell(PaidSo(seat, cost))
    reassess_army(course)


def play_priest_settlement(
    course: Course[State], frame: object, seat: Seat, action: PriestSettlement
) -> None:
    """The settlement stands (R470)."""
    _give_up_knight(course, seat, PRIEST_SETTLEMENT)
    raise_settlement(course, seat, action.corner)
    end_if_won(course)


def play_priest_city(course: Course[State], frame: object, seat: Seat, action: PriestCity) -> None:
    """The city stands (R470)."""
    _give_up_knight(course, seat, PRIEST_CITY)
    raise_city(course, seat, action.corner)
    end_if_won(course)


MENDICANT = Use("mendicant", mendicant_offers, {UseMendicant: play_mendicant})
EXPLORER = Use(
    "explorer",
    explorer_offers,
    {UseExplorer: play_explorer},
    {ExplorerMoving: Asking(moving_asked, {MoveRoad: play_moving})},
)
PRIEST = Use(
    "priest",
    priest_offers,
    {PriestSettlement: play_priest_settlement, PriestCity: play_priest_city},
)
