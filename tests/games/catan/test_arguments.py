"""What players of CATAN say for an answer, each in a position that makes it true and in one that does not."""

from collections.abc import Callable

import pytest

from games.catan import actions as act
from games.catan.game import CATAN
from games.catan.layout import pips
from games.core.model import Action, Key
from tests.games.arguing import argued
from tests.games.catan.positions import BLUE, ORANGE, RED, Position, empty_island

Layout = Callable[[], Position]


def holds(position: Position, key: Key, action: Action) -> bool:
    """Whether red can say it."""
    return argued(CATAN, position.state, key, action, RED) is not None


EMPTY = empty_island(3)
NET = EMPTY.net
BOARD = EMPTY.state.table.board


def corner(wanted: Callable[[int], bool]) -> Key:
    """The first corner of the empty island of which that is true."""
    return next(NET.corners[at] for at in range(len(NET.corners)) if wanted(at))


def dots(at: int) -> int:
    """Dots around a corner."""
    return sum([pips(BOARD.numbers[place]) for place in NET.hexes_of_corner[at]])


def kinds(at: int) -> set[Key]:
    """Terrains around a corner, without the desert."""
    return {BOARD.terrains[place] for place in NET.hexes_of_corner[at]} - {"desert"}


HARBORS = dict(BOARD.harbors)
RICH, POOR = corner(lambda at: dots(at) >= 10), corner(lambda at: dots(at) < 6)
MIXED, PLAIN = corner(lambda at: len(kinds(at)) == 3), corner(lambda at: len(kinds(at)) == 1)
AT_HARBOR = corner(lambda at: any(HARBORS.get(path) == "any" for path in NET.paths_of_corner[at]))
INLAND = corner(lambda at: not any(path in HARBORS for path in NET.paths_of_corner[at]))
MINES = corner(lambda at: {"mountains", "fields"} <= kinds(at))
WOODS = corner(lambda at: not {"mountains", "fields"} <= kinds(at))


def trail(length: int) -> list[Key]:
    """Paths that follow each other around one hex and on."""
    corners = NET.corners_of_hex[len(NET.hexes) // 2]
    found = []
    for one, two in zip(corners, (*corners[1:], corners[0]), strict=True):
        [path] = set(NET.paths_of_corner[one]) & set(NET.paths_of_corner[two])
        found.append(NET.paths[path])
    return found[:length]


FIVE = trail(5)


def lengths(own: int, *, others: int = 0, holder: int = -1) -> Position:
    """Red has so many roads in a row; blue says it has so many."""
    position = EMPTY.with_roads(RED, *FIVE[:own]).changed(largest_army=-1, longest_road=holder)
    return position._player(BLUE, road_length=others)


def robbed(hexes: int) -> Position:
    """Red has a settlement at the middle hex; the robber stands at a hex."""
    at = NET.corners_of_hex[len(NET.hexes) // 2][0]
    return EMPTY.with_settlement(RED, NET.corners[at]).changed(robber=hexes)


MIDDLE = len(NET.hexes) // 2
FAR = next(place for place in range(len(NET.hexes)) if place != MIDDLE)
LABEL = {place: label for label, place in NET.hex_of.items()}
SIX = next(place for place, number in enumerate(BOARD.numbers) if number in (6, 8))
TWO = next(place for place, number in enumerate(BOARD.numbers) if number in (2, 3, 12))


def led(by: int) -> Position:
    """Blue or orange is ahead, and has all it has built at the middle hex."""
    first, second = NET.corners_of_hex[MIDDLE][0], NET.corners_of_hex[MIDDLE][3]
    position = EMPTY.with_settlement(by, NET.corners[first])
    return position.with_settlement(by, NET.corners[second]).changed(longest_road=-1)


KNIGHT = act.PlayCard("knight")
TO_ORE = act.BankTrade("lumber@ore")

CASES: tuple[tuple[Key, Action, Layout, Action | None, Layout], ...] = (
    (
        "wins",
        act.BuildCity(RICH),
        lambda: (
            EMPTY.with_settlement(RED, RICH)
            .with_cards(RED, chapel=1, library=1, market=1, university=1, great_hall=1)
            .changed(longest_road=RED, largest_army=RED)
        ),
        None,
        lambda: EMPTY.with_settlement(RED, RICH),
    ),
    (
        "takes-road",
        act.BuildRoad(FIVE[4]),
        lambda: lengths(4),
        None,
        lambda: lengths(4, others=5, holder=BLUE),
    ),
    (
        "takes-army",
        KNIGHT,
        lambda: EMPTY.with_knights_played(RED, 2),
        None,
        lambda: EMPTY.with_knights_played(RED, 2).with_knights_played(BLUE, 3),
    ),
    (
        "takes-place",
        act.BuildSettlement(NET.corners[NET.ends[NET.path_of[FIVE[0]]][0]]),
        lambda: EMPTY.with_roads(BLUE, FIVE[0]),
        None,
        lambda: EMPTY.with_roads(RED, FIVE[0]),
    ),
    (
        "lacking",
        act.Settle(MIXED),
        lambda: EMPTY.with_settlement(RED, PLAIN),
        None,
        lambda: EMPTY,
    ),
    ("harbor", act.Settle(AT_HARBOR), lambda: EMPTY, act.Settle(INLAND), lambda: EMPTY),
    ("three-kinds", act.Settle(MIXED), lambda: EMPTY, act.Settle(PLAIN), lambda: EMPTY),
    ("produces-often", act.Settle(RICH), lambda: EMPTY, act.Settle(POOR), lambda: EMPTY),
    ("ore-city", act.BuildCity(MINES), lambda: EMPTY, act.BuildCity(WOODS), lambda: EMPTY),
    (
        "rich-city",
        act.BuildCity(RICH),
        lambda: EMPTY.with_settlement(RED, RICH).with_settlement(RED, POOR),
        act.BuildCity(POOR),
        lambda: EMPTY.with_settlement(RED, RICH).with_settlement(RED, POOR),
    ),
    (
        "keeps-road",
        act.BuildRoad(FIVE[4]),
        lambda: lengths(4, others=4, holder=RED),
        None,
        lambda: lengths(4, others=2, holder=RED),
    ),
    (
        "to-site",
        act.BuildRoad(FIVE[1]),
        lambda: EMPTY.with_roads(RED, FIVE[0]),
        None,
        lambda: EMPTY.with_roads(RED, FIVE[0], FIVE[2]),
    ),
    ("frees", KNIGHT, lambda: robbed(MIDDLE), None, lambda: robbed(FAR)),
    (
        "near-army",
        act.BuyCard(),
        lambda: EMPTY.with_knights_played(RED, 2),
        None,
        lambda: EMPTY.with_knights_played(RED, 1),
    ),
    (
        "blocks-leader",
        act.MoveRobber(LABEL[MIDDLE]),
        lambda: led(BLUE).with_settlement(ORANGE, POOR),
        None,
        lambda: EMPTY,
    ),
    (
        "blocks-often",
        act.MoveRobber(LABEL[SIX]),
        lambda: EMPTY,
        act.MoveRobber(LABEL[TWO]),
        lambda: EMPTY,
    ),
    (
        "robs-rich",
        act.Steal(str(BLUE)),
        lambda: EMPTY.holding(BLUE, ore=2).holding(ORANGE, ore=1),
        act.Steal(str(ORANGE)),
        lambda: EMPTY.holding(BLUE, ore=2).holding(ORANGE, ore=1),
    ),
    (
        "completes-city",
        TO_ORE,
        lambda: EMPTY.with_settlement(RED, RICH).holding(RED, lumber=4, ore=2, grain=2),
        None,
        lambda: EMPTY.with_settlement(RED, RICH).holding(RED, lumber=4, ore=1, grain=2),
    ),
    (
        "completes-settlement",
        act.BankTrade("ore@wool"),
        lambda: EMPTY.holding(RED, ore=4, lumber=1, brick=1, grain=1),
        None,
        lambda: EMPTY.holding(RED, ore=4, lumber=1, brick=1),
    ),
    (
        "completes-card",
        TO_ORE,
        lambda: EMPTY.holding(RED, lumber=4, wool=1, grain=1),
        None,
        lambda: EMPTY.holding(RED, lumber=4, wool=1),
    ),
    (
        "saves-city",
        act.EndTurn(),
        lambda: EMPTY.with_settlement(RED, RICH).holding(RED, ore=2, grain=2),
        None,
        lambda: EMPTY.with_settlement(RED, RICH).holding(RED, ore=3, grain=2),
    ),
    (
        "over-limit",
        act.BuyCard(),
        lambda: EMPTY.holding(RED, ore=8),
        None,
        lambda: EMPTY.holding(RED, ore=7),
    ),
)


@pytest.mark.parametrize(("key", "action", "true", "other", "untrue"), CASES)
def test_it_is_said_where_it_is_true(
    key: Key, action: Action, true: Layout, other: Action | None, untrue: Layout
) -> None:
    """And not in another position, or for another answer."""
    assert holds(true(), key, action)
    assert not holds(untrue(), key, other or action)


def test_every_argument_has_a_case() -> None:
    """None is forgotten."""
    assert [case[0] for case in CASES] == [one.key for one in CATAN.arguments]
