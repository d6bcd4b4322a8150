"""What players of Sutter's Mill say for an answer, each in a position that makes it true and in one that does not."""

from collections.abc import Callable

import pytest

from games.core.model import Action, Key
from games.sutters_mill import actions as act
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.state import Turn
from tests.games.arguing import argued
from tests.games.sutters_mill.table import Town

Layout = Callable[[], Town]


def holds(town: Town, key: Key, action: Action) -> bool:
    """Whether seat 0 can say it."""
    return argued(SUTTERS_MILL, town.state, key, action) is not None


def paid(actions: int) -> Turn:
    """A turn with so many actions behind it."""
    return Turn(paid_actions=actions)


KING_AT_MILL = act.PlaceCard("mill", "king")

CASES: tuple[tuple[Key, Action, Layout, Action | None, Layout], ...] = (
    (
        "takes-from",
        KING_AT_MILL,
        lambda: Town().stack("mill", "19"),
        None,
        lambda: Town().stack("mill", "1A"),
    ),
    (
        "takes",
        KING_AT_MILL,
        Town,
        None,
        lambda: Town().stack("mill", "19"),
    ),
    (
        "income",
        KING_AT_MILL,
        lambda: Town().stack("jail", "02").stack("hook", "03"),
        None,
        lambda: Town().stack("jail", "02"),
    ),
    (
        "breaks",
        act.RemoveCard("mill"),
        lambda: Town().stack("mill", "02 13"),
        None,
        lambda: Town().stack("mill", "12 13"),
    ),
    (
        "saves-own",
        act.RemoveCard("mill"),
        lambda: Town().stack("mill", "0K"),
        None,
        lambda: Town().stack("mill", "09"),
    ),
    (
        "uncovers",
        act.RemoveCard("mill"),
        lambda: Town().stack("mill", "0K 12"),
        None,
        lambda: Town().stack("mill", "13 12"),
    ),
    (
        "secures",
        KING_AT_MILL,
        lambda: Town().stack("mill", "09 18"),
        None,
        lambda: Town().stack("mill", "09"),
    ),
    (
        "on-top",
        act.PlaceCard("mill", "two"),
        lambda: Town().stack("mill", "1K"),
        None,
        lambda: Town().stack("mill", "13"),
    ),
    (
        "alone",
        KING_AT_MILL,
        lambda: Town(3).stack("mill", "29").stack("jail", "02"),
        None,
        lambda: Town().stack("jail", "02"),
    ),
    (
        "digs",
        act.Dig("mill"),
        lambda: Town().left(0, 5, 24),
        None,
        lambda: Town().left(5, 24, 24),
    ),
    (
        "camp",
        act.PlaceProspector("river_camp"),
        Town,
        None,
        lambda: Town().left(0, 5, 24),
    ),
    (
        "free",
        act.PlaceProspector("mill"),
        lambda: Town().stack("hotel", "02"),
        None,
        lambda: Town().stack("hotel", "12"),
    ),
    (
        "opens",
        act.PlaceProspector("mill"),
        lambda: Town().stands(0, jail=1),
        None,
        lambda: Town().stands(0, mill=1),
    ),
    (
        "home",
        act.RemoveProspector("mill"),
        lambda: Town().tears_down(0).stands(0, mill=3),
        None,
        lambda: Town().tears_down(0).stands(0, mill=1),
    ),
    (
        "follows",
        act.Switch(),
        lambda: Town().tears_down(1),
        None,
        Town,
    ),
    (
        "runs-out",
        act.Switch(),
        lambda: Town().left(0, 0, 12),
        None,
        lambda: Town().left(0, 0, 13),
    ),
    (
        "much-in-town",
        act.Switch(),
        lambda: Town().stack("mill", "0K 0Q 0J"),
        None,
        lambda: Town().stack("mill", "0K 0Q"),
    ),
    (
        "waits",
        act.EndTurn(),
        lambda: Town().lay(turn=paid(3)),
        None,
        lambda: Town().lay(turn=paid(1)),
    ),
    (
        "spares",
        act.EndTurn(),
        lambda: Town().lay(turn=paid(1)),
        None,
        lambda: Town().lay(turn=paid(0)),
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
    assert [case[0] for case in CASES] == [one.key for one in SUTTERS_MILL.arguments]
