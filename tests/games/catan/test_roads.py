"""Longest Road and Largest Army (7.1, 7.2)."""

from games.catan.actions import BuildRoad, BuildSettlement, PlayCard
from games.catan.events import LargestArmy, LongestRoad, LostLongestRoad, Won
from games.catan.frames import BeforeRoll
from games.catan.network import road_length
from games.catan.points import points
from games.catan.state import NOBODY
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    beginners,
    does,
    empty_island,
    heard,
)

RING = ("E3-F4", "F4-G4", "G4-H3", "G3-H3", "F3-G3", "E3-F3")


def _length(position: Position, seat: int) -> int:
    state = position.state
    return road_length(state.table.board.geometry, state.table.roads, state.table.buildings, seat)


def _bare() -> Position:
    return empty_island(4)


def test_a_ring_counts_all_its_roads() -> None:
    """X16: 6 round #10, 7 with one road before it (R140)."""
    ring = _bare().with_roads(RED, *RING)
    assert _length(ring, RED) == 6
    assert _length(ring.with_roads(RED, "D3-E3"), RED) == 7


def test_a_second_tail_of_a_ring_adds_nothing() -> None:
    """X16: in, once round, and no way out but over the road already used."""
    both = _bare().with_roads(RED, *RING, "D3-E3", "H3-I3")
    assert _length(both, RED) == 7


def test_branches_do_not_count() -> None:
    """X13: six in a line and a fork: 6."""
    line = ("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4")
    assert _length(_bare().with_roads(RED, *line, "B2-C2"), RED) == 6


def test_two_rings_that_touch_are_one_trail() -> None:
    """R140: an intersection may be visited twice, a road may not: a figure of eight over one shared road."""
    first = ("A1-B1", "A1-B2", "B2-C2", "C2-D2", "C1-D2", "B1-C1")
    second = ("C2-D3", "D3-E3", "E3-F3", "E2-F3", "D2-E2")
    assert _length(_bare().with_roads(RED, *first, *second), RED) == 11


def test_a_foreign_building_parts_a_line() -> None:
    """X13: seven in a row with red's settlement between them: 2 and 5 (R141)."""
    line = ("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4", "B4-C4")
    position = _bare().with_roads(ORANGE, *line).with_settlement(RED, "A2")
    assert _length(position, ORANGE) == 4
    position = _bare().with_roads(ORANGE, *line).with_settlement(RED, "B2")
    assert _length(position, ORANGE) == 5


def test_own_buildings_and_foreign_roads_part_nothing() -> None:
    """R141."""
    line = ("A1-B1", "A1-B2", "A2-B2", "A2-B3")
    position = (
        _bare().with_roads(ORANGE, *line).with_settlement(ORANGE, "B2").with_roads(RED, "B3-C3")
    )
    assert _length(position, ORANGE) == 4


def test_a_ring_closed_by_a_foreign_building_begins_and_ends_there() -> None:
    """R141: the same foreign building may be both ends of the line."""
    assert _length(_bare().with_roads(RED, *RING).with_settlement(BLUE, "E3"), RED) == 6


BLUE_LINE = ("B1-C1", "A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4")
RED_FIVE = ("J1-K1", "K1-L1", "K2-L1", "K2-L2", "K3-L2")
ORANGE_FIVE = ("F6-G6", "G6-H5", "H5-I5", "I5-J4", "J4-K4")


def _broken(breach: str, road: str, *others: tuple[int, tuple[str, ...]]) -> tuple[Position, int]:
    """Blue holds Longest Road with seven roads; white settles at that corner. Who holds it then?"""
    position = _bare().with_roads(BLUE, *BLUE_LINE).with_roads(WHITE, road)
    for seat, roads in others:
        position = position.with_roads(seat, *roads)
    position = (
        position.changed(longest_road=BLUE)
        .holding(WHITE, lumber=1, brick=1, wool=1, grain=1)
        .turn_of(WHITE)
    )
    step = does(position, WHITE, BuildSettlement(breach))
    return Position(step.state), step.state.table.longest_road


def test_the_holder_keeps_it_after_a_break_with_the_greatest_length() -> None:
    """X14: 5 are left, red has 5 as well: blue keeps it (R148b)."""
    assert _broken("B3", "B3-C3")[1] == BLUE
    assert _broken("B3", "B3-C3", (RED, RED_FIVE))[1] == BLUE


def test_a_longer_road_takes_it_after_a_break() -> None:
    """X14: red has 6 (R148c)."""
    assert _broken("B3", "B3-C3", (RED, (*RED_FIVE, "J3-K3")))[1] == RED


def test_a_tie_of_others_lays_it_aside_until_somebody_leads() -> None:
    """X15: blue has 4 left, red and orange 5: nobody; then orange builds a sixth road (R148d, R150)."""
    position, holder = _broken("B2", "B2-C2", (RED, RED_FIVE), (ORANGE, ORANGE_FIVE))
    assert holder == NOBODY
    step = does(
        position.holding(ORANGE, lumber=1, brick=1).turn_of(ORANGE), ORANGE, BuildRoad("E5-F6")
    )
    assert [LongestRoad(ORANGE, 6)] == heard(step, LongestRoad)


def test_less_than_five_lays_it_aside() -> None:
    """X15: nobody has five (R148a)."""
    position = (
        _bare().with_roads(BLUE, *BLUE_LINE).with_roads(WHITE, "B2-C2").changed(longest_road=BLUE)
    )
    position = position.holding(WHITE, lumber=1, brick=1, wool=1, grain=1).turn_of(WHITE)
    step = does(position, WHITE, BuildSettlement("B2"))
    assert [LostLongestRoad(BLUE)] == heard(step, LostLongestRoad)
    assert step.state.table.longest_road == NOBODY


def test_five_roads_take_the_card_and_only_more_take_it_away() -> None:
    """R142-R144."""
    position = _bare().with_roads(RED, *RED_FIVE[:4]).with_roads(ORANGE, *ORANGE_FIVE[:4])
    step = does(position.holding(RED, lumber=1, brick=1), RED, BuildRoad(RED_FIVE[4]))
    assert [LongestRoad(RED, 5)] == heard(step, LongestRoad)
    assert points(step.state, RED) == 2
    later = Position(step.state).holding(ORANGE, lumber=2, brick=2).turn_of(ORANGE)
    tied = does(later, ORANGE, BuildRoad(ORANGE_FIVE[4]))
    assert tied.state.table.longest_road == RED
    taken = does(tied.state, ORANGE, BuildRoad("E5-F6"))
    assert taken.state.table.longest_road == ORANGE


def test_the_largest_army_goes_to_more_knights() -> None:
    """X17: three knights tie with the holder's three, the fourth takes it (R155-R157)."""
    position = beginners().with_knights_played(RED, 3).changed(largest_army=RED).turn_of(BLUE)
    third = position.with_knights_played(BLUE, 2).with_cards(BLUE, knight=1)
    assert does(third, BLUE, PlayCard("knight")).state.table.largest_army == RED
    fourth = position.with_knights_played(BLUE, 3).with_cards(BLUE, knight=1)
    step = does(fourth, BLUE, PlayCard("knight"))
    assert [LargestArmy(BLUE, 4, former=RED)] == heard(step, LargestArmy)
    assert (points(step.state, RED), points(step.state, BLUE)) == (2, 4)


def test_a_knight_can_win_before_the_roll() -> None:
    """X18: eight points, two knights played: the third wins at once, no robber (R130, ruling A27)."""
    position = (
        beginners()
        .with_settlement(BLUE, "A1")
        .with_settlement(BLUE, "A2")
        .with_settlement(BLUE, "E5")
        .with_cards(BLUE, knight=1, chapel=1, library=1, market=1)
        .with_knights_played(BLUE, 2)
        .turn_of(BLUE, BeforeRoll())
    )
    assert points(position.state, BLUE) == 8
    step = does(position, BLUE, PlayCard("knight"))
    assert [Won(BLUE, 10)] == heard(step, Won)
    assert step.state.flow == ()
