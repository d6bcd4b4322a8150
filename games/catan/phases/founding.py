"""The founding phase (R20-R25)."""

from typing import cast

from games.catan.actions import FoundingRoad, Settle
from games.catan.content import NOTHING, TERRAIN_RESOURCE, Hand
from games.catan.events import Collected, Founded
from games.catan.frames import Founding, FoundingRoadAsked
from games.catan.hands import take
from games.catan.network import spaced
from games.catan.phases.building import put_up_settlement
from games.catan.phases.roads import lay_road
from games.catan.phases.turn import begin_first_turn
from games.catan.seam import Module, modules_with
from games.catan.state import NOBODY, State, Table
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.model import Event, Seat, say

_CORNERS = say("catan-prompt-settle"), say("catan-prompt-settle-second")
_LOCALITIES = say("catan-prompt-settle-locality"), say("catan-prompt-settle-second-locality")
"""The questions for both settlements where roads end at localities (R192, R194)."""


def founder(table: Table, placement: int) -> Seat:
    """Who makes that placement: clockwise from the starting player, then back (R20, R21)."""
    seats = len(table.players)
    turn = placement if placement < seats else 2 * seats - 1 - placement
    return (table.starter + turn) % seats


def settle_asked(state: State, frame: Founding) -> tuple[Decision, ...]:
    """Where the settlement shall stand (R20, R192)."""
    table = state.table
    chart = table.board.chart
    free_corners = spaced(chart, table.buildings)
    labels = enumerate(chart.net.corners)
    free = tuple([label for corner, label in labels if corner in free_corners])
    first, second = _LOCALITIES if chart.stops else _CORNERS
    prompt = first if frame.placement < len(table.players) else second
    offer = Offer(Settle, (One("corner", free, "corner"),))
    return (Decision(founder(table, frame.placement), prompt, (offer,)),)


def play_settle(course: Course[State], frame: Founding, seat: Seat, action: Settle) -> None:
    """Keep the corner until the road is chosen too (R25)."""
    corner = course.state.table.board.geometry.corner_of[action.corner]
    course.push(FoundingRoadAsked(frame.placement, corner))


def road_asked(state: State, frame: FoundingRoadAsked) -> tuple[Decision, ...]:
    """Where the road of that settlement shall lie (R20, R193)."""
    table = state.table
    chart = table.board.chart
    exits = chart.exits[frame.corner]
    free = tuple([chart.net.paths[path] for path in exits if table.roads[path] == NOBODY])
    offer = Offer(FoundingRoad, (One("path", free, "path"),))
    kind = "founding-road-locality" if chart.stops else "founding-road"
    prompt = say(f"catan-prompt-{kind}", corner=chart.net.corners[frame.corner])
    return (Decision(founder(table, frame.placement), prompt, (offer,)),)


def play_road(
    course: Course[State], frame: FoundingRoadAsked, seat: Seat, action: FoundingRoad
) -> None:
    """Both pieces stand; the second settlement brings its cards; the next player places (R22, R24)."""
    net = course.state.table.board.geometry
    numbers = course.state.table.board.numbers_at(frame.corner)
    told = Founded(seat, net.corners[frame.corner], action.path, numbers)
    found(course, seat, frame.corner, net.path_of[action.path], told)
    seats = len(course.state.table.players)
    if frame.placement >= seats:
        collect_founding_cards(course, seat, frame.corner)
        has_founded(course, seat)
    course.pop()
    if frame.placement + 1 < 2 * seats:
        course.swap(Founding(frame.placement + 1))
    else:
        course.pop()
        begin_first_turn(course)


def found(
    course: Course[State], seat: Seat, corner: int, path: int, told: Event | None = None
) -> None:
    """Put both pieces on the board (R23)."""
    put_up_settlement(course, seat, corner)
    lay_road(course, seat, path, told)


def collect_founding_cards(course: Course[State], seat: Seat, corner: int) -> None:
    """One card for each hex at the corner that produces something (R22)."""
    board = course.state.table.board
    counts = list(NOTHING)
    for place in board.geometry.hexes_of_corner[corner]:
        resource = TERRAIN_RESOURCE.get(board.terrains[place])
        if resource is not None:
            counts[resource] += 1
    cards = cast(Hand, tuple(counts))
    take(course, seat, cards)
    if any(cards):
        course.tell(Collected(seat, cards))


def has_founded(course: Course[State], seat: Seat) -> None:
    """The seat's pieces of the start are all on the board."""
    for module in modules_with(course.state.table, Module.founded):
        module.founded(course, seat)


FOUNDING_FRAMES: Frames = {
    Founding: Asking(settle_asked, {Settle: play_settle}),
    FoundingRoadAsked: Asking(road_asked, {FoundingRoad: play_road}),
}
