"""Playing development cards (R125-R136)."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from games.catan.actions import FreeRoad, Monopolise, PlayCard, StopRoads, TakePlenty
from games.catan.awards import award_largest_army, end_if_won, with_player
from games.catan.content import (
    CARDS,
    FIRST_VICTORY_CARD,
    KNIGHT,
    MONOPOLY,
    NO_CARDS,
    RESOURCES,
    ROAD_BUILDING,
    YEAR_OF_PLENTY,
    Hand,
)
from games.catan.events import GaveUp, Monopolised, PlayedCard, TookPlenty
from games.catan.hands import hand_of, minus, only, place_of, plus, rows_of
from games.catan.network import has_road_place, road_places
from games.catan.phases.building import lay_road, one_more
from games.catan.state import Monopolising, Plenty, RoadBuilding, RobberMoving, State
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One, Split
from games.core.model import Seat, say

_STOP = Offer(StopRoads)
_MONOPOLY = (Offer(Monopolise, (One("resource", RESOURCES, "resource"),)),)
FREE_ROADS = 2


def playable_cards(state: State) -> tuple[int, ...]:
    """Kinds of card that the active player may reveal now (R125, R128, R131, R132)."""
    seat = state.active
    player = state.players[seat]
    if state.has_played or player.cards == NO_CARDS:
        return ()
    return tuple(
        [
            card
            for card in range(FIRST_VICTORY_CARD)
            if player.cards[card] > player.fresh[card] and _has_effect(state, seat, card)
        ]
    )


def _has_effect(state: State, seat: Seat, card: int) -> bool:
    """Whether the card could be carried out at all (R131, R132)."""
    if card == ROAD_BUILDING:
        return bool(state.players[seat].roads_left) and has_road_place(
            state.board.geometry, state.roads, state.buildings, seat
        )
    return card != YEAR_OF_PLENTY or any(state.bank)


@lru_cache(maxsize=32)
def _play_offer(kinds: tuple[int, ...]) -> Offer:
    """The offer to reveal one of these kinds."""
    return Offer(
        PlayCard, (One("card", tuple([CARDS[card] for card in kinds]), "card"),), confirm=True
    )


def card_offers(state: State) -> list[Offer]:
    """The offer to reveal a card, if there is one to reveal."""
    kinds = playable_cards(state)
    return [_play_offer(kinds)] if kinds else []


def play_card(course: Course[State], frame: object, seat: Seat, action: PlayCard) -> None:
    """Reveal the card; what it asks comes on top of the flow (R125)."""
    card = CARDS.index(action.card)
    state = course.state
    player = state.players[seat]
    player = replace(
        player, cards=one_more(player.cards, card, -1), played=one_more(player.played, card)
    )
    course.change(players=with_player(state, seat, player), has_played=True)
    course.tell(PlayedCard(seat, action.card))
    _REVEALED[card](course, seat)


def _knight(course: Course[State], seat: Seat) -> None:
    """It counts at once, and can win; otherwise the robber moves (R130)."""
    award_largest_army(course, seat)
    if not end_if_won(course):
        course.push(RobberMoving())


_REVEALED: dict[int, Callable[[Course[State], Seat], None]] = {
    KNIGHT: _knight,
    ROAD_BUILDING: lambda course, seat: course.push(RoadBuilding(FREE_ROADS)),
    YEAR_OF_PLENTY: lambda course, seat: course.push(Plenty()),
    MONOPOLY: lambda course, seat: course.push(Monopolising()),
}


def free_road_asked(state: State, frame: RoadBuilding) -> tuple[Decision, ...]:
    """Where the free road shall lie; the second one may be declined (R131)."""
    net = state.board.geometry
    paths = road_places(net, state.roads, state.buildings, state.active)
    lay = Offer(FreeRoad, (One("path", tuple([net.paths[path] for path in paths]), "path"),))
    offers = (lay,) if frame.first else (lay, _STOP)
    count = min(frame.left, state.players[state.active].roads_left)
    prompt = (
        say("catan-prompt-free-road", count=count)
        if frame.first
        else say("catan-prompt-second-free-road")
    )
    return (Decision(state.active, prompt, offers),)


def play_free_road(
    course: Course[State], frame: RoadBuilding, seat: Seat, action: FreeRoad
) -> None:
    """Lay it; another one follows while there is a piece and a place (R131)."""
    net = course.state.board.geometry
    lay_road(course, seat, net.path_of[action.path])
    if end_if_won(course):
        return
    state = course.state
    if (
        frame.left > 1
        and state.players[seat].roads_left
        and has_road_place(net, state.roads, state.buildings, seat)
    ):
        course.swap(RoadBuilding(frame.left - 1, first=False))
    else:
        course.pop()


def play_stop(course: Course[State], frame: RoadBuilding, seat: Seat, action: StopRoads) -> None:
    """Leave it at one road (ruling A10)."""
    course.pop()


def plenty_asked(state: State, frame: Plenty) -> tuple[Decision, ...]:
    """Which cards to take from the bank (R132)."""
    count = min(2, sum(state.bank))
    cards = Split("cards", rows_of(_at_most(state.bank, count)), count, count, "resource")
    return (
        Decision(
            state.active,
            say("catan-prompt-take-plenty", count=count),
            (Offer(TakePlenty, (cards,)),),
        ),
    )


def _at_most(hand: Hand, most: int) -> Hand:
    """No more than `most` of each."""
    a, b, c, d, e = hand
    return (min(a, most), min(b, most), min(c, most), min(d, most), min(e, most))


def play_plenty(course: Course[State], frame: Plenty, seat: Seat, action: TakePlenty) -> None:
    """The cards come into the hand and may be used at once (R132)."""
    cards = hand_of(action.cards)
    state = course.state
    player = state.players[seat]
    player = replace(player, hand=plus(player.hand, cards))
    course.change(players=with_player(state, seat, player), bank=minus(state.bank, cards))
    course.pop()
    course.tell(TookPlenty(seat, cards))


def monopoly_asked(state: State, frame: Monopolising) -> tuple[Decision, ...]:
    """Which resource to take (R133)."""
    return (Decision(state.active, say("catan-prompt-monopolise"), _MONOPOLY),)


def play_monopoly(
    course: Course[State], frame: Monopolising, seat: Seat, action: Monopolise
) -> None:
    """All other players hand over all they have of it (R133)."""
    state = course.state
    resource = place_of(action.resource)
    taken = [
        0 if other == seat else player.hand[resource] for other, player in enumerate(state.players)
    ]
    players = [
        replace(player, hand=minus(player.hand, only(resource, count))) if count else player
        for player, count in zip(state.players, taken)
    ]
    players[seat] = replace(
        players[seat], hand=plus(players[seat].hand, only(resource, sum(taken)))
    )
    course.change(players=tuple(players))
    course.pop()
    course.tell(Monopolised(seat, action.resource, sum(taken)))
    for other, count in enumerate(taken):
        if count:
            course.tell(GaveUp(other, only(resource, count)))
    course.sealed = True


CARD_FRAMES: Frames = {
    RoadBuilding: Asking(free_road_asked, {FreeRoad: play_free_road, StopRoads: play_stop}),
    Plenty: Asking(plenty_asked, {TakePlenty: play_plenty}),
    Monopolising: Asking(monopoly_asked, {Monopolise: play_monopoly}),
}
