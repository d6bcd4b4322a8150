"""Playing development cards (R125-R136)."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from games.catan.actions import FreeRoad, Monopolise, PlayCard, StopRoads, TakePlenty
from games.catan.awards import award_largest_army, end_if_won
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
from games.catan.events import BuiltRoad, GaveUp, Monopolised, PlayedCard, TookPlenty
from games.catan.frames import Monopolising, Plenty, RoadBuilding, RobberMoving
from games.catan.hands import give, hand_of, held_by, keep_holding, only, place_of, rows_of, take
from games.catan.phases.building import one_more
from games.catan.phases.roads import free_paths, lay_road
from games.catan.state import State
from games.core.flow import Asking, Course, Frames
from games.core.forms import Decision, Offer, One, Split
from games.core.model import Seat, say

_STOP = Offer(StopRoads)
_MONOPOLY = (Offer(Monopolise, (One("resource", RESOURCES, "resource"),)),)
FREE_ROADS = 2


def playable_cards(state: State) -> tuple[int, ...]:
    """Kinds of card that the active player may reveal now (R125, R128, R131, R132)."""
    table = state.table
    seat = table.active
    player = state.secrets.players[seat]
    cards = player.cards
    if cards == NO_CARDS or table.has_played:
        return ()
    fresh = player.fresh
    if cards[:FIRST_VICTORY_CARD] == fresh[:FIRST_VICTORY_CARD]:
        return ()
    return tuple(
        [
            card
            for card in range(FIRST_VICTORY_CARD)
            if cards[card] > fresh[card] and _has_effect(state, seat, card)
        ]
    )


def _has_effect(state: State, seat: Seat, card: int) -> bool:
    """Whether the card could be carried out at all (R131, R132)."""
    if card == ROAD_BUILDING:
        return bool(free_paths(state.table, seat))
    return card != YEAR_OF_PLENTY or any(state.table.bank)


@lru_cache(maxsize=32)
def _play_offer(kinds: tuple[int, ...]) -> Offer:
    """The offer to reveal one of these kinds."""
    return Offer(PlayCard, (One("card", tuple([CARDS[card] for card in kinds]), "card"),))


def card_offers(state: State) -> list[Offer]:
    """The offer to reveal a card, if there is one to reveal."""
    kinds = playable_cards(state)
    return [_play_offer(kinds)] if kinds else []


def play_card(course: Course[State], frame: object, seat: Seat, action: PlayCard) -> None:
    """Reveal the card; what it asks comes on top of the flow (R125)."""
    card = CARDS.index(action.card)
    state = course.state
    cards = one_more(state.secrets.players[seat].cards, card, -1)
    keep_holding(course, seat, replace(held_by(course, seat), cards=cards))
    players = list(state.table.players)
    players[seat] = replace(players[seat], played=one_more(players[seat].played, card))
    table = replace(state.table, players=tuple(players), has_played=True)
    course.state = replace(course.state, table=table)
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
    seat = state.table.active
    lay = Offer(FreeRoad, (One("path", free_paths(state.table, seat), "path"),))
    offers = (lay,) if frame.first else (lay, _STOP)
    count = min(frame.left, state.table.players[seat].roads_left)
    prompt = (
        say("catan-prompt-free-road", count=count)
        if frame.first
        else say("catan-prompt-second-free-road")
    )
    return (Decision(seat, prompt, offers),)


def play_free_road(
    course: Course[State], frame: RoadBuilding, seat: Seat, action: FreeRoad
) -> None:
    """Lay it, which may win (R131)."""
    course.swap(RoadBuilding(frame.left - 1, first=False))
    path = course.state.table.board.geometry.path_of[action.path]
    lay_road(course, seat, path, BuiltRoad(seat, action.path))
    end_if_won(course)


def roads_laid(course: Course[State], frame: RoadBuilding) -> bool:
    """Be done where no second road can follow (R131)."""
    is_done = not frame.first and not (
        frame.left and free_paths(course.state.table, course.state.table.active)
    )
    if is_done:
        course.pop()
    return is_done


def play_stop(course: Course[State], frame: RoadBuilding, seat: Seat, action: StopRoads) -> None:
    """Leave it at one road (ruling A10)."""
    course.pop()


def plenty_asked(state: State, frame: Plenty) -> tuple[Decision, ...]:
    """Which cards to take from the bank (R132)."""
    count = min(2, sum(state.table.bank))
    cards = Split("cards", rows_of(_at_most(state.table.bank, count)), count, count, "resource")
    return (
        Decision(
            state.table.active,
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
    take(course, seat, cards)
    course.pop()
    course.tell(TookPlenty(seat, cards))


def monopoly_asked(state: State, frame: Monopolising) -> tuple[Decision, ...]:
    """Which resource to take (R133)."""
    return (Decision(state.table.active, say("catan-prompt-monopolise"), _MONOPOLY),)


def play_monopoly(
    course: Course[State], frame: Monopolising, seat: Seat, action: Monopolise
) -> None:
    """All other players hand over all they have of it (R133)."""
    resource = place_of(action.resource)
    hands = [player.hand for player in course.state.secrets.players]
    taken = [0 if other == seat else hand[resource] for other, hand in enumerate(hands)]
    for other, count in enumerate(taken):
        if count:
            give(course, other, seat, only(resource, count))
    course.pop()
    course.tell(Monopolised(seat, action.resource, sum(taken)))
    for other, count in enumerate(taken):
        if count:
            course.tell(GaveUp(other, only(resource, count), seat))
    course.sealed = True


CARD_FRAMES: Frames = {
    RoadBuilding: Asking(
        free_road_asked, {FreeRoad: play_free_road, StopRoads: play_stop}, roads_laid
    ),
    Plenty: Asking(plenty_asked, {TakePlenty: play_plenty}),
    Monopolising: Asking(monopoly_asked, {Monopolise: play_monopoly}),
}
