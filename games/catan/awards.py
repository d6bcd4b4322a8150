"""Points, the two special cards and the end of the game (R140-R164)."""

from games.catan.content import (
    CARDS,
    FIRST_VICTORY_CARD,
    KNIGHT,
    LARGEST_ARMY_LEAST,
    LONGEST_ROAD_LEAST,
    VICTORY_POINTS,
)
from games.catan.events import LargestArmy, LongestRoad, LostLongestRoad, RevealedCards, Won
from games.catan.network import road_length
from games.catan.state import NOBODY, Player, State
from games.core.flow import Course
from games.core.model import Seat


def victory_cards(player: Player) -> int:
    """Hidden points (R136)."""
    return sum(player.cards[FIRST_VICTORY_CARD:])


def public_points(state: State, seat: Seat) -> int:
    """Points that everybody sees (R164 without hidden cards)."""
    player = state.players[seat]
    settlements, cities = 5 - player.settlements_left, 4 - player.cities_left
    return (
        settlements
        + 2 * cities
        + 2 * (state.longest_road == seat)
        + 2 * (state.largest_army == seat)
    )


def points(state: State, seat: Seat) -> int:
    """All points of the seat (R164)."""
    return public_points(state, seat) + victory_cards(state.players[seat])


def may_win_unseen(state: State, seat: Seat) -> bool:
    """Whether hidden cards could give the seat the game, as far as the others know."""
    return public_points(state, seat) + sum(state.players[seat].cards) >= VICTORY_POINTS


def end_if_won(course: Course[State]) -> bool:
    """End the game if the active player has won (R160), and answer whether so."""
    state = course.state
    if points(state, state.active) < VICTORY_POINTS:
        return False
    course.tell(Won(state.active, points(state, state.active)))
    for seat, player in enumerate(state.players):
        shown = tuple(
            [
                card
                for card, count in zip(
                    CARDS[FIRST_VICTORY_CARD:], player.cards[FIRST_VICTORY_CARD:]
                )
                if count
            ]
        )
        if shown:
            course.tell(RevealedCards(seat, shown))
    course.change(flow=(), offers=(), proposals=())
    course.sealed = True
    return True


def with_player(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """All players, that one changed."""
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def measure(state: State, seat: Seat) -> int:
    """The length of the seat's road on the board as it is."""
    return road_length(state.board.geometry, state.roads, state.buildings, seat)


def award_longest_road(course: Course[State]) -> None:
    """Give Longest Road to whom it belongs by the players' lengths (R142-R150)."""
    state = course.state
    lengths = [player.road_length for player in state.players]
    longest = max(lengths)
    holder = state.longest_road
    if holder != NOBODY and lengths[holder] == longest >= LONGEST_ROAD_LEAST:
        return
    leaders = [seat for seat, length in enumerate(lengths) if length == longest]
    if longest >= LONGEST_ROAD_LEAST and len(leaders) == 1:
        course.change(longest_road=leaders[0])
        course.tell(LongestRoad(leaders[0], longest))
    elif holder != NOBODY:
        course.change(longest_road=NOBODY)
        course.tell(LostLongestRoad(holder))


def award_largest_army(course: Course[State], seat: Seat) -> None:
    """Give Largest Army to the seat that has just played a knight, if it is due (R155, R156)."""
    state = course.state
    knights = state.players[seat].played[KNIGHT]
    holder = state.largest_army
    if knights < LARGEST_ARMY_LEAST or holder == seat:
        return
    if holder == NOBODY or knights > state.players[holder].played[KNIGHT]:
        course.change(largest_army=seat)
        course.tell(LargestArmy(seat, knights))
