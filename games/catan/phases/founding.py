"""The founding phase (R20-R25)."""

from typing import cast

from msgspec.structs import replace

from games.catan.actions import FoundingRoad, Settle
from games.catan.awards import measure, with_player
from games.catan.content import NOTHING, TERRAIN_RESOURCE, Hand
from games.catan.events import Collected, Founded
from games.catan.hands import minus, plus
from games.catan.network import is_spaced
from games.catan.phases.building import put_up_settlement
from games.catan.phases.turn import begin_turn
from games.catan.state import NOBODY, Founding, FoundingRoadAsked, State
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One
from games.core.model import Seat, say


def founder(state: State, placement: int) -> Seat:
    """Who makes that placement: clockwise from the starting player, then back (R20, R21)."""
    seats = len(state.players)
    turn = placement if placement < seats else 2 * seats - 1 - placement
    return (state.starter + turn) % seats


def settle_asked(state: State, frame: Founding) -> tuple[Decision, ...]:
    """Where the settlement shall stand (R20)."""
    net = state.board.geometry
    free = tuple(
        [
            label
            for corner, label in enumerate(net.corners)
            if is_spaced(net, state.buildings, corner)
        ]
    )
    prompt = say(
        "catan-prompt-settle"
        if frame.placement < len(state.players)
        else "catan-prompt-settle-second"
    )
    return (
        Decision(
            founder(state, frame.placement),
            prompt,
            (Offer(Settle, (One("corner", free, "corner"),)),),
        ),
    )


def play_settle(course: Course[State], frame: Founding, seat: Seat, action: Settle) -> None:
    """Keep the corner until the road is chosen too (R25)."""
    course.push(
        FoundingRoadAsked(frame.placement, course.state.board.geometry.corner_of[action.corner])
    )


def road_asked(state: State, frame: FoundingRoadAsked) -> tuple[Decision, ...]:
    """Where the road of that settlement shall lie (R20)."""
    net = state.board.geometry
    free = tuple(
        [
            net.paths[path]
            for path in net.paths_of_corner[frame.corner]
            if state.roads[path] == NOBODY
        ]
    )
    offer = Offer(FoundingRoad, (One("path", free, "path"),))
    return (
        Decision(
            founder(state, frame.placement),
            say("catan-prompt-founding-road", corner=net.corners[frame.corner]),
            (offer,),
        ),
    )


def play_road(
    course: Course[State], frame: FoundingRoadAsked, seat: Seat, action: FoundingRoad
) -> None:
    """Both pieces stand; the second settlement brings its cards; the next player places (R22, R24)."""
    net = course.state.board.geometry
    found(course, seat, frame.corner, net.path_of[action.path])
    course.tell(Founded(seat, net.corners[frame.corner], action.path))
    seats = len(course.state.players)
    if frame.placement >= seats:
        collect_founding_cards(course, seat, frame.corner)
    course.pop()
    if frame.placement + 1 < 2 * seats:
        course.swap(Founding(frame.placement + 1))
    else:
        course.pop()
        begin_turn(course, course.state.starter)


def found(course: Course[State], seat: Seat, corner: int, path: int) -> None:
    """Put both pieces on the board (R23)."""
    put_up_settlement(course, seat, corner)
    state = course.state
    state = replace(state, roads=(*state.roads[:path], seat, *state.roads[path + 1 :]))
    player = state.players[seat]
    player = replace(player, roads_left=player.roads_left - 1, road_length=measure(state, seat))
    course.state = replace(state, players=with_player(state, seat, player))


def collect_founding_cards(course: Course[State], seat: Seat, corner: int) -> None:
    """One card for each hex at the corner that produces something (R22)."""
    state = course.state
    counts = list(NOTHING)
    for place in state.board.geometry.hexes_of_corner[corner]:
        resource = TERRAIN_RESOURCE.get(state.board.terrains[place])
        if resource is not None:
            counts[resource] += 1
    cards = cast(Hand, tuple(counts))
    player = state.players[seat]
    player = replace(player, hand=plus(player.hand, cards))
    course.change(players=with_player(state, seat, player), bank=minus(state.bank, cards))
    if any(cards):
        course.tell(Collected(seat, cards))


FOUNDING_FRAMES: Frames = {
    Founding: Asking(settle_asked, {Settle: play_settle}),
    FoundingRoadAsked: Asking(road_asked, {FoundingRoad: play_road}),
}
