"""What players of the dice games say for an answer, each in a position that makes it true and in one that does not."""

from collections.abc import Callable

import pytest

from games.catan_dice.actions import Build, EndTurn, Reroll, Stop, TradeGold, UseJoker
from games.catan_dice.game import CATAN_DICE
from games.core.model import Action, Key
from tests.games.arguing import argued
from tests.games.catan_dice.table import DiceTable, island_one, island_two

Layout = Callable[[], DiceTable]


def holds(table: DiceTable, key: Key, action: Action) -> bool:
    """Whether the first to play can say it."""
    return argued(CATAN_DICE, table.state, key, action, table.state.table.active) is not None


def one(*built: Key, faces: str = "LBWGOO") -> DiceTable:
    """Island One with these places built on, and these dice."""
    table = island_one()
    return table.has(table.state.table.active, *built).rolled(faces)


def two(*built: Key, others: tuple[Key, ...] = (), faces: str = "LBWGOO") -> DiceTable:
    """Island Two with what both have built."""
    table = island_two()
    own = table.state.table.active
    return table.has(own, *built).has(1 - own, *others).rolled(faces)


def army(seat: int) -> DiceTable:
    """The active player holds the Largest Army, the other one has as many knights or fewer."""
    table = two("ko", "kg", "kw", others=("ko", "kg", "kw")[: 3 if seat else 2])
    return table.where(largest_army=table.state.table.active)


ROADS = ("p1", "p3", "p4")
ORE = "ore@5"

CASES: tuple[tuple[Key, Action, Layout, Action | None, Layout], ...] = (
    (
        "army",
        Build("kw"),
        lambda: two("ko", "kg"),
        None,
        lambda: two("ko", "kg", others=("ko", "kg", "kl")).where(largest_army=1),
    ),
    (
        "longest",
        Build("p6"),
        lambda: two(*ROADS),
        None,
        lambda: two(*ROADS, others=(*ROADS, "p6")).where(longest_road=1),
    ),
    ("keeps-army", Build("kl"), lambda: army(1), None, lambda: army(0)),
    ("joker", Build("k1"), one, Build("r0"), one),
    ("worth", Build("c7"), lambda: one("r0", "r1"), Build("s3"), one),
    ("to-city", Build("r1"), lambda: one("r0"), Build("r2"), lambda: one("r0")),
    ("to-settlement", Build("r2"), lambda: one("r0", "s3"), None, lambda: one("r0")),
    ("avoids", Build("r0"), one, None, lambda: one().where(fresh=("s3",))),
    (
        "waits-city",
        Reroll(("grain@4", "ore@5", "ore@6")),
        lambda: one("r0", "r1"),
        None,
        one,
    ),
    (
        "waits-settlement",
        Reroll(("lumber@1", "brick@2", "wool@3")),
        one,
        Reroll(("lumber@1",)),
        one,
    ),
    (
        "has-paid",
        Reroll(("lumber@1", "brick@2")),
        one,
        Reroll(("lumber@1", "wool@3")),
        one,
    ),
    (
        "throws-all",
        Reroll(()),
        lambda: one(faces="LLLLLL"),
        None,
        one,
    ),
    ("content", Stop(), one, None, lambda: one(faces="LLLLLL")),
    (
        "for-city",
        UseJoker("j1@wool@ore"),
        lambda: one("r0", "r1", "k1", faces="WGGOOL"),
        None,
        lambda: one("r0", "r1", "k1", faces="WGOOLL"),
    ),
    (
        "for-settlement",
        TradeGold("wool"),
        lambda: one(faces="LBGAAO"),
        TradeGold("ore"),
        lambda: one(faces="LBGAAO"),
    ),
    (
        "for-any",
        TradeGold("brick"),
        lambda: one(faces="LLLAAO"),
        TradeGold("wool"),
        lambda: one(faces="LLLAAO"),
    ),
    (
        "keeps-any",
        UseJoker("j1@wool@ore"),
        lambda: one("k1", "k2", "k3", "k4", "k5", "k6"),
        UseJoker("j6@wool@ore"),
        lambda: one("k1", "k2", "k3", "k4", "k5", "k6"),
    ),
    ("keeps-joker", EndTurn(), lambda: one("k1"), None, one),
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
    assert [case[0] for case in CASES] == [argument.key for argument in CATAN_DICE.arguments]


def test_every_point_matters_on_the_way_to_a_goal() -> None:
    """A settlement of Island Two is worth its word; a road brings none (R260)."""
    assert holds(two(), "worth", Build("t1"))
    assert not holds(two(), "worth", Build("p1"))
