"""Foreign and own cities beside roads, and Longest Road outside the holder's own turn (6.6, 7.1)."""

import pytest

from games.catan.actions import BuildRoad, BuildSettlement, EndTurn, FreeRoad, PlayCard
from games.catan.events import LongestRoad, Won
from games.catan.game import CATAN
from games.catan.network import longest_through, road_length
from games.catan.points import points
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
    keys_of,
    offers,
)

LINE = ("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4", "B4-C4")
BROKEN = ("B1-C1", *LINE[:6])
"""Seven roads of which a settlement on B2 leaves three and four."""

FIVE = ("J1-K1", "K1-L1", "K2-L1", "K2-L2", "K3-L2")


def _length(position: Position, seat: int) -> int:
    state = position.state
    return road_length(state.table.board.geometry, state.table.roads, state.table.buildings, seat)


def _through(position: Position, seat: int, path: str) -> int:
    state, net = position.state, position.net
    return longest_through(net, state.table.roads, state.table.buildings, seat, net.path_of[path])


def _parted(corner: str) -> Position:
    """Orange's seven roads in a row, with a city of red's on the corner."""
    position = empty_island(4).with_roads(ORANGE, *LINE)
    return position.with_settlement(RED, corner).with_city(RED, corner)


@pytest.mark.parametrize(("corner", "pieces"), [("B2", (2, 5)), ("A2", (3, 4)), ("B4", (6, 1))])
def test_a_foreign_city_parts_a_line(corner: str, pieces: tuple[int, int]) -> None:
    """R141, X13: buildings of others are cities, too; counted from the board and from either end of the line."""
    position = _parted(corner)
    assert _length(position, ORANGE) == max(pieces)
    assert (_through(position, ORANGE, LINE[0]), _through(position, ORANGE, LINE[-1])) == pieces


def test_a_road_laid_beyond_a_foreign_city_joins_nothing() -> None:
    """R141, R145: two roads before red's city, three behind it with the new one."""
    position = empty_island(4).with_roads(ORANGE, *LINE[:4]).with_settlement(RED, "B2")
    position = position.with_city(RED, "B2").holding(ORANGE, lumber=1, brick=1).turn_of(ORANGE)
    step = does(position, ORANGE, BuildRoad(LINE[4]))
    assert step.state.table.players[ORANGE].road_length == 3
    assert heard(step, LongestRoad) == []


def test_own_cities_part_nothing() -> None:
    """R141: all seven count, and the road that makes them seven does, too."""
    position = empty_island(4).with_roads(ORANGE, *LINE).with_settlement(ORANGE, "B2")
    position = position.with_city(ORANGE, "B2")
    assert _length(position, ORANGE) == _through(position, ORANGE, LINE[0]) == 7


def test_a_ring_may_begin_and_end_at_a_foreign_city() -> None:
    """R141: one and the same city at both ends of the line."""
    ring = ("E3-F4", "F4-G4", "G4-H3", "G3-H3", "F3-G3", "E3-F3")
    position = empty_island(4).with_roads(RED, *ring).with_settlement(BLUE, "E3")
    position = position.with_city(BLUE, "E3")
    assert _length(position, RED) == _through(position, RED, "E3-F4") == 6


@pytest.mark.parametrize("is_city", [False, True])
def test_roads_go_up_to_a_foreign_building_and_not_past_it(is_city: bool) -> None:
    """R107: H2-I2 ends at blue's I2; neither I2-J1 nor I2-J2 follows, for pay or free."""
    position = beginners().holding(RED, lumber=1, brick=1)
    position = position.with_city(BLUE, "I2") if is_city else position
    assert "H2-I2" in keys_of(position, RED, BuildRoad)
    position = position.with_roads(RED, "H2-I2").with_cards(RED, road_building=1)
    assert not {"I2-J1", "I2-J2"} & set(keys_of(position, RED, BuildRoad))
    free = does(position, RED, PlayCard("road_building"))
    assert not {"I2-J1", "I2-J2"} & set(keys_of(free.state, RED, FreeRoad))


def test_roads_go_on_from_an_own_city() -> None:
    """R106, R107: own buildings never block; all three paths of red's G2 are red's or open to red."""
    position = beginners().with_city(RED, "G2").holding(RED, lumber=1, brick=1)
    assert {"F2-G2", "G2-H1", "G3-H2", "H2-I2"} <= set(keys_of(position, RED, BuildRoad))


def test_one_road_a_path_on_the_coast_too() -> None:
    """R108: what is taken by anybody is not offered; coast paths are."""
    position = beginners().holding(RED, lumber=1, brick=1).with_roads(RED, "G2-H1", "H1-I1")
    assert {"I1-J1", "G1-H1"} <= set(keys_of(position, RED, BuildRoad))
    taken = position.with_roads(WHITE, "G1-H1")
    places = keys_of(taken, RED, BuildRoad)
    assert "I1-J1" in places
    assert not {"G1-H1", "G2-H1", "H1-I1"} & set(places)


def test_nobody_settles_beside_a_city() -> None:
    """R112: neighbouring cities, foreign or own, keep their distance like settlements."""
    position = beginners().holding(RED, lumber=1, brick=1, wool=1, grain=1)
    position = position.with_roads(RED, "H2-I2", "G3-H2", "G3-H3")
    assert "G3" in keys_of(position, RED, BuildSettlement)
    assert "H2" not in keys_of(position.with_city(RED, "G2"), RED, BuildSettlement)
    foreign = position.with_settlement(WHITE, "F3").with_city(WHITE, "F3")
    assert "G3" not in keys_of(foreign, RED, BuildSettlement)


def test_the_holder_goes_on_and_raises_what_others_must_beat() -> None:
    """R143, R144, R146: red's sixth road changes no holder; then blue's sixth ties, the seventh takes it."""
    position = empty_island(4).with_roads(RED, *FIVE).with_roads(BLUE, *LINE[:5])
    position = position.changed(longest_road=RED).holding(RED, lumber=1, brick=1)
    step = does(position, RED, BuildRoad("J3-K3"))
    assert step.state.table.longest_road == RED
    assert heard(step, LongestRoad) == []
    later = Position(step.state).holding(BLUE, lumber=2, brick=2).turn_of(BLUE)
    tied = does(later, BLUE, BuildRoad(LINE[5]))
    assert tied.state.table.longest_road == RED
    assert does(tied.state, BLUE, BuildRoad(LINE[6])).state.table.longest_road == BLUE


def _breach() -> Position:
    """X20: white, on turn, can settle in the middle of blue's road; red has five roads and eight points besides."""
    position = empty_island(4).with_roads(BLUE, *BROKEN).with_roads(WHITE, "B2-C2")
    position = position.with_roads(RED, *FIVE).with_settlement(RED, "K1")
    position = position.with_cards(RED, chapel=1, great_hall=1, library=1, market=1, university=1)
    position = position.with_knights_played(RED, 3).changed(longest_road=BLUE, largest_army=RED)
    return position.holding(WHITE, lumber=1, brick=1, wool=1, grain=1).turn_of(WHITE)


def test_a_third_player_at_ten_waits_for_the_own_turn() -> None:
    """X20, R152, R161: Longest Road passes from blue to red in white's turn, which goes on; red wins in its own."""
    position = _breach()
    assert points(position.state, RED) == 8
    step = does(position, WHITE, BuildSettlement("B2"))
    assert [LongestRoad(RED, 5, former=BLUE)] == heard(step, LongestRoad)
    assert points(step.state, RED) == 10
    assert heard(step, Won) == []
    assert EndTurn in offers(step.state, WHITE)
    assert [Won(RED, 10)] == heard(does(step.state, WHITE, EndTurn()), Won)


def test_who_is_on_turn_wins_before_a_third_player_at_ten() -> None:
    """X20, R159, R161: white's settlement is its tenth point and gives red its tenth: white has won."""
    position = _breach()
    for corner in ("E5", "G6", "H3", "G1"):
        position = position.with_settlement(WHITE, corner).with_city(WHITE, corner)
    position = position.with_settlement(WHITE, "E2")
    assert points(position.state, WHITE) == 9
    step = does(position, WHITE, BuildSettlement("B2"))
    assert [Won(WHITE, 10)] == heard(step, Won)
    assert points(step.state, RED) == 10
    assert [sheet.seat for sheet in CATAN.scores(step.state) if sheet.ends_it] == [WHITE]


def test_a_settlement_that_brings_longest_road_can_win() -> None:
    """R118, R159: first the road, then the win check: blue falls to 4, white's own five are the longest then."""
    position = empty_island(4).with_roads(BLUE, *BROKEN).with_roads(WHITE, "B2-C2", *FIVE)
    position = position.with_cards(WHITE, chapel=1, great_hall=1, library=1, market=1, university=1)
    position = position.with_settlement(WHITE, "K1").with_settlement(WHITE, "H3")
    position = position.changed(longest_road=BLUE).turn_of(WHITE)
    position = position.holding(WHITE, lumber=1, brick=1, wool=1, grain=1)
    assert points(position.state, WHITE) == 7
    step = does(position, WHITE, BuildSettlement("B2"))
    assert [Won(WHITE, 10)] == heard(step, Won)


def test_a_road_that_brings_longest_road_wins_at_once() -> None:
    """R48, R118, R158: pay, place, Longest Road, win check, all before anything else can be done."""
    position = empty_island(4).with_roads(RED, *FIVE[:4]).changed(largest_army=RED)
    position = position.with_cards(RED, chapel=1, great_hall=1, library=1, market=1, university=1)
    position = position.with_settlement(RED, "K1").holding(RED, lumber=2, brick=2)
    step = does(position, RED, BuildRoad(FIVE[4]))
    assert [Won(RED, 10)] == heard(step, Won)
    assert sum(step.state.secrets.players[RED].hand) == 2
    assert offers(step.state, RED) == set()
