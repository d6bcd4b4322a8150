"""The set-up and income (docs/rules/caylus.md 5, 6.1)."""

import pytest

from games.caylus.content import NEUTRAL, TILES
from games.caylus.events import ExtraIncomeTaken, RoundBegan, Started
from games.caylus.frames import Placing
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.phases.rounds import begin_round
from games.caylus.state import State, Table
from games.core.flow import Course
from games.core.rng import Rng
from tests.games.caylus.laying import BLUE, GREEN, RED, SEED, cubes, holding, laid

MONEY = {2: (5, 5), 3: (5, 6, 6), 4: (5, 6, 6, 7), 5: (5, 6, 6, 7, 7)}


def set_up(seats: int, options: CaylusOptions | None = None, seed: int = 0) -> Table:
    """The table after the set-up and the first income."""
    rng = Rng(seed.to_bytes(32, "big"))
    return CAYLUS.setup(seats, options or CaylusOptions(), rng).state.table


def next_round(table: Table) -> Table:
    """The same table after the beginning of the next round."""
    course = Course(State(SEED, (), table))
    begin_round(course)
    return course.state.table


def test_neutral_tiles_and_turn_order_are_drawn() -> None:
    """The six neutral tiles lie on spaces 1 to 6, and anybody may be first; chance decides (S1, S4)."""
    tables = [set_up(3, seed=seed) for seed in range(30)]

    assert all(sorted(table.road[:6]) == sorted(NEUTRAL) for table in tables)
    assert len({table.road[:6] for table in tables}) > 20
    assert {table.order[0] for table in tables} == {0, 1, 2}
    assert all(sorted(table.order) == [0, 1, 2] for table in tables)


def test_the_rest_of_the_road() -> None:
    """Fixed buildings on 7, 8 and 16, all else empty; bailiff and provost on 6 (S3)."""
    table = set_up(4)

    assert table.road[6:9] == ("f_peddler", "f_carpenter", "")
    assert table.road[15] == "f_gold_mine"
    assert table.road.count("") == 19
    assert (table.provost, table.bailiff) == (6, 6)


@pytest.mark.parametrize("jeweler", [True, False])
def test_the_stock(jeweler: bool) -> None:
    """All wood, stone and prestige tiles, the Jeweler by option (S2)."""
    table = set_up(3, CaylusOptions(jeweler=jeweler))

    assert set(TILES) - set(table.stock) == (set() if jeweler else {"s_jeweler"})
    assert len(TILES) == 8 + 10 + 9


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_everybody_begins_with(seats: int) -> None:
    """Money by place in turn order, 2 food and 1 wood, 6 workers, no points, no favors (S5 to S7, R100); 2 more from income."""
    table = set_up(seats)

    assert tuple(table.players[seat].deniers for seat in table.order) == tuple(
        money + 2 for money in MONEY[seats]
    )
    for player in table.players:
        assert player.cubes == cubes("FFW")
        assert (player.points, player.workers, player.favors) == (0, 6, (0, 0, 0, 0))


def test_nothing_else_is_on_the_table() -> None:
    """The Dungeon is the current section; castle, Inn, Stables, tracks are empty (S8)."""
    table = set_up(5)

    assert (table.scored, table.lots) == (0, ((), (), ()))
    assert (table.inn, table.stables, table.castle, table.passed) == ((-1, -1), (), (), ())
    assert set(table.specials) | set(table.workers) | set(table.owners) == {-1}


def test_e1_first_income() -> None:
    """E1: with four players 5, 6, 6 and 7 deniers become 7, 8, 8 and 9 (S5, R13, R1)."""
    step = CAYLUS.setup(4, CaylusOptions(), SEED)
    table = step.state.table

    assert [table.players[seat].deniers for seat in table.order] == [7, 8, 8, 9]
    started, began = (one.event for one in step.log[:2])
    assert isinstance(started, Started)
    assert isinstance(began, RoundBegan)
    assert began.order == started.order
    assert step.state.flow == (Placing(table.order),)


def test_income_from_buildings() -> None:
    """1 denier more for each own residence and the Library, 2 more for the Hotel; in every round (R13)."""
    table = laid(
        holding(0),
        holding(0),
        holding(0),
        built={
            1: ("residence", RED),
            9: ("residence", RED),
            10: ("p_library", RED),
            11: ("p_hotel", GREEN),
            12: ("w_quarry", BLUE),
        },
        round=4,
    )
    course = Course(State(SEED, (), table))

    begin_round(course)

    assert [player.deniers for player in course.state.table.players] == [5, 4, 2]
    told = [one.event for one in course.step().log if isinstance(one.event, ExtraIncomeTaken)]
    assert told == [ExtraIncomeTaken(RED, 3), ExtraIncomeTaken(GREEN, 2)]
    assert course.state.table.round == 5


def test_two_players_swap_the_order() -> None:
    """With two players the order is swapped before phase 1 of every round but the first (R97)."""
    step = CAYLUS.setup(2, CaylusOptions(), SEED)
    table = step.state.table
    second = next_round(table)

    assert [one.event.order for one in step.log[:2]] == [table.order] * 2  # type: ignore[attr-defined]
    assert second.order == table.order[::-1]
    assert next_round(second).order == table.order


def test_three_players_keep_the_order() -> None:
    """No other change of order exists than the Stables (R97, R42)."""
    table = set_up(3)

    assert next_round(table).order == table.order


def test_the_same_seed_is_the_same_game() -> None:
    """A game with the same set-up always begins the same (R117)."""
    assert set_up(4, seed=7) == set_up(4, seed=7)
