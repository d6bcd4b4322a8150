"""The two special cards and the end of the game (R140-R164)."""

from games.catan.content import (
    CARDS,
    FIRST_VICTORY_CARD,
    KNIGHT,
    LARGEST_ARMY_LEAST,
    LONGEST_ROAD_LEAST,
)
from games.catan.events import (
    LargestArmy,
    LongestRoad,
    LostLargestArmy,
    LostLongestRoad,
    RevealedCards,
    Won,
)
from games.catan.network import road_length
from games.catan.points import goal, points, public_points
from games.catan.state import NOBODY, State
from games.core.flow import Course
from games.core.model import Seat


def may_win_unseen(state: State, seat: Seat) -> bool:
    """Whether hidden cards could give the seat the game, as far as the others know."""
    hidden = sum(state.secrets.players[seat].cards)
    return public_points(state.table, seat) + hidden >= goal(state.table)


def end_if_won(course: Course[State]) -> bool:
    """End the game if the active player has won (R160), and answer whether so."""
    state = course.state
    seat = state.table.active
    total = points(state, seat)
    if total < goal(state.table):
        return False
    course.tell(Won(seat, total))
    for other, holding in enumerate(state.secrets.players):
        victory = zip(CARDS[FIRST_VICTORY_CARD:], holding.cards[FIRST_VICTORY_CARD:])
        shown = tuple([card for card, count in victory if count])
        if shown:
            course.tell(RevealedCards(other, shown))
    course.change(flow=())
    course.change_table(offers=(), proposals=())
    course.sealed = True
    return True


def measure(state: State, seat: Seat) -> int:
    """The length of the seat's road on the board as it is."""
    table = state.table
    return road_length(table.board.geometry, table.roads, table.buildings, seat)


def _former(holder: Seat) -> Seat | None:
    """Who had an award."""
    return None if holder == NOBODY else holder


def award_longest_road(course: Course[State]) -> None:
    """Give Longest Road to whom it belongs by the players' lengths (R142-R150)."""
    table = course.state.table
    lengths = [player.road_length for player in table.players]
    longest = max(lengths)
    holder = table.longest_road
    if holder != NOBODY and lengths[holder] == longest >= LONGEST_ROAD_LEAST:
        return
    leaders = [seat for seat, length in enumerate(lengths) if length == longest]
    if longest >= LONGEST_ROAD_LEAST and len(leaders) == 1:
        course.change_table(longest_road=leaders[0])
        course.tell(LongestRoad(leaders[0], longest, _former(holder)))
    elif holder != NOBODY:
        course.change_table(longest_road=NOBODY)
        course.tell(LostLongestRoad(holder))


def award_largest_army(course: Course[State], seat: Seat) -> None:
    """Give Largest Army to the seat that has just played a knight, if it is due (R155, R156)."""
    table = course.state.table
    knights = table.players[seat].played[KNIGHT]
    holder = table.largest_army
    if knights < LARGEST_ARMY_LEAST or holder == seat:
        return
    others = [player.played[KNIGHT] for player in table.players]
    if knights > (others[holder] if holder != NOBODY else sorted(others)[-2]):
        course.change_table(largest_army=seat)
        course.tell(LargestArmy(seat, knights, _former(holder)))


def reassess_army(course: Course[State]) -> None:
    """Largest Army after a knight has left the game: to who alone has most, aside on a tie without its holder (minis R471)."""
    table = course.state.table
    knights = [player.played[KNIGHT] for player in table.players]
    most, holder = max(knights), table.largest_army
    if holder != NOBODY and knights[holder] == most >= LARGEST_ARMY_LEAST:
        return
    leaders = [seat for seat, count in enumerate(knights) if count == most]
    if most >= LARGEST_ARMY_LEAST and len(leaders) == 1:
        course.change_table(largest_army=leaders[0])
        course.tell(LargestArmy(leaders[0], most, _former(holder)))
    elif holder != NOBODY:
        course.change_table(largest_army=NOBODY)
        course.tell(LostLargestArmy(holder))
