"""What players of Puerto Rico say for an answer, each in a position that makes it true and in one that does not."""

from collections.abc import Callable

import pytest

from games.core.model import Action, Key, SeatName, Term
from games.puerto_rico.actions import Build, ChooseRole, Load, PlacePeople, Sell, TakeTile
from games.puerto_rico.game import PUERTO_RICO
from tests.games.arguing import argued
from tests.games.puerto_rico.table import Game

Layout = Callable[[], Game]


def holds(game: Game, key: Key, action: Action) -> bool:
    """Whether seat 0 can say it."""
    return argued(PUERTO_RICO, game.state, key, action) is not None


def game(**goods: int) -> Game:
    """Seat 0 has these goods."""
    return Game(3).seat(0, goods=goods)


ROLE = {name: ChooseRole(name) for name in ("trader", "captain", "craftsman", "builder", "mayor")}
SETTLER = ChooseRole("settler")

CASES: tuple[tuple[Key, Action, Layout, Layout], ...] = (
    (
        "sells-first",
        ROLE["trader"],
        lambda: (
            game(coffee=1)
            .seat(1, goods={"sugar": 1})
            .table(house=("corn", "indigo", "sugar"))
            .seat(1, goods={"tobacco": 1})
        ),
        lambda: game(coffee=1).seat(1, goods={"sugar": 1}),
    ),
    (
        "sells-alone",
        ROLE["trader"],
        lambda: game(sugar=1),
        lambda: game(sugar=1).seat(2, goods={"corn": 1}),
    ),
    ("sells-well", ROLE["trader"], lambda: game(sugar=1), lambda: game(indigo=1)),
    (
        "ships-first",
        ROLE["captain"],
        lambda: game(corn=3).seat(2, goods={"corn": 2}).ships((5, "corn", 1), (6,)),
        lambda: game(corn=2).seat(2, goods={"corn": 2}).ships((5, "corn", 1), (6,)),
    ),
    (
        "spoils",
        ROLE["captain"],
        lambda: game().seat(1, goods={"sugar": 4}).ships((4, "sugar", 4), (5,)),
        lambda: game().seat(1, goods={"sugar": 4}).ships((4, "sugar", 3), (5,)),
    ),
    (
        "ships-most",
        ROLE["captain"],
        lambda: game(corn=3).seat(1, goods={"corn": 2}),
        lambda: game(corn=3).seat(1, goods={"corn": 3}),
    ),
    ("ships-many", ROLE["captain"], lambda: game(corn=3), lambda: game(corn=2)),
    (
        "produces-most",
        ROLE["craftsman"],
        lambda: Game(3).seat(0, island="corn* corn*").seat(1, island="corn*"),
        lambda: Game(3).seat(0, island="corn* corn*").seat(1, island="corn* corn*"),
    ),
    (
        "produces",
        ROLE["craftsman"],
        lambda: Game(3).seat(0, island="corn* corn*"),
        lambda: Game(3).seat(0, island="corn* corn"),
    ),
    (
        "affords-large",
        ROLE["builder"],
        lambda: Game(3).seat(0, money=9),
        lambda: Game(3).seat(0, money=8),
    ),
    (
        "uses-quarries",
        ROLE["builder"],
        lambda: Game(3).seat(0, island="quarry* quarry*"),
        lambda: Game(3).seat(0, island="quarry* quarry"),
    ),
    (
        "affords",
        ROLE["builder"],
        lambda: Game(3).seat(0, money=4),
        lambda: Game(3).seat(0, money=1),
    ),
    ("helps-nobody", ChooseRole("prospector"), lambda: Game(3), lambda: Game(3)),
    (
        "fills-circles",
        ROLE["mayor"],
        lambda: Game(3).seat(0, island="corn indigo"),
        lambda: Game(3).seat(0, island="corn indigo", waiting=(1, 0)),
    ),
    (
        "wants-quarry",
        SETTLER,
        lambda: Game(3),
        lambda: Game(3).seat(0, city="construction_hut*"),
    ),
    (
        "lies-on-card",
        SETTLER,
        lambda: Game(3).roles(("settler", 2), ("mayor", 0)),
        lambda: Game(3).roles(("settler", 1), ("mayor", 2)),
    ),
    ("takes-quarry", TakeTile("quarry"), lambda: Game(3), lambda: Game(3)),
    (
        "feeds-plant",
        TakeTile("sugar"),
        lambda: Game(3).seat(0, island="sugar", city="sugar_mill"),
        lambda: Game(3).seat(0, island="sugar", city="small_sugar_mill"),
    ),
    (
        "new-kind",
        TakeTile("tobacco"),
        lambda: Game(3).seat(0, island="corn"),
        lambda: Game(3).seat(0, island="tobacco"),
    ),
    ("large", Build("residence"), lambda: Game(3), lambda: Game(3)),
    (
        "last-copy",
        Build("harbor"),
        lambda: Game(3).copies("harbor", 1),
        lambda: Game(3).copies("harbor", 2),
    ),
    (
        "starts-good",
        Build("coffee_roaster"),
        lambda: Game(3).seat(0, island="coffee"),
        lambda: Game(3).seat(0, island="corn"),
    ),
    (
        "starts-work",
        PlacePeople((("harbor", 1), ("corn", 1))),
        lambda: Game(3).seat(0, island="corn", city="harbor"),
        lambda: Game(3).seat(0, island="corn", city="harbor*"),
    ),
    ("worth", Build("small_indigo_plant"), lambda: Game(3), lambda: Game(3)),
    (
        "fills-ship",
        Load("corn@ship_5"),
        lambda: game(corn=3).seat(1, goods={"corn": 1}).ships((5, "corn", 2), (6,)),
        lambda: game(corn=2).seat(1, goods={"corn": 1}).ships((5, "corn", 2), (6,)),
    ),
    (
        "takes-last-ship",
        Load("corn@ship_5"),
        lambda: game(corn=3).seat(1, goods={"sugar": 2}).ships((5,), (6, "indigo", 1)),
        lambda: game(corn=3).seat(1, goods={"sugar": 2}).ships((5,), (6, "sugar", 1)),
    ),
    (
        "loads-many",
        Load("corn@ship_5"),
        lambda: game(corn=3).ships((5,), (6,)),
        lambda: game(corn=3).ships((5, "corn", 3), (6,)),
    ),
    (
        "last-place",
        Sell("corn@house"),
        lambda: game(corn=1).table(house=("sugar", "coffee", "indigo")),
        lambda: game(corn=1).table(house=("sugar", "coffee")),
    ),
)

OTHER: dict[Key, Action] = {
    "helps-nobody": ROLE["mayor"],
    "worth": TakeTile("corn"),
    "takes-quarry": TakeTile("corn"),
    "large": Build("harbor"),
}
"""What is not true of another answer in the same position."""


@pytest.mark.parametrize(("key", "action", "true", "untrue"), CASES)
def test_it_is_said_where_it_is_true(
    key: Key, action: Action, true: Layout, untrue: Layout
) -> None:
    """And nowhere else, for no other answer."""
    assert holds(true(), key, action)
    assert not holds(untrue(), key, OTHER.get(key, action))
    assert not holds(true(), key, TakeTile("corn") if isinstance(action, ChooseRole) else SETTLER)


def test_every_argument_has_a_case() -> None:
    """None is forgotten."""
    assert [case[0] for case in CASES] == [one.key for one in PUERTO_RICO.arguments]


def test_whose_barrels_are_named() -> None:
    """The rival and the good."""
    laid = game(corn=3).seat(2, goods={"corn": 2}).ships((5, "corn", 1), (6,))
    told = argued(PUERTO_RICO, laid.state, "ships-first", ROLE["captain"])
    assert told == {"good": Term("good", "corn"), "name": SeatName(2)}
