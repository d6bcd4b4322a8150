"""The first position and whose turn it is (sections 5, 6.1, 6.2)."""

import pytest

from games.core.model import Illegal
from games.core.rng import Rng
from games.sutters_mill import actions as act
from games.sutters_mill.content import CARDS, COUNTERS, LIMITS, TOWN, VALUE
from games.sutters_mill.events import Passed, Skipped, Starts, TurnBegan
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.options import SuttersMillOptions
from games.sutters_mill.town import follower
from tests.games.sutters_mill.table import Town


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_same(seats: int) -> None:
    """One prospector in the river camp, four off board, 13 cards, 6 nuggets, Build-up (S3, S4, S5, R2)."""
    town = Town(seats)

    for seat, player in enumerate(town.table.players):
        assert (town.stood(seat, "river_camp"), player.on_board, player.off_board) == (1, 1, 4)
        assert (player.hand, player.phase, town.wallet(seat)) == (CARDS, "build_up", 6)


def test_the_vein_holds_three_sections_of_24() -> None:
    """Whatever the number of players (S1, 3.2)."""
    assert Town(2).table.left == Town(4).table.left == (24, 24, 24)
    assert [sum(count * value for value, count in enumerate(row, 1)) for row in COUNTERS] == [
        *(48, 72, 48)
    ]


def test_nobody_owns_anything() -> None:
    """Certificates and adventurer lie beside the board (S2, R38)."""
    table = Town(3).table

    assert table.holders == (-1,) * len(TOWN)
    assert table.adventurer == -1


def test_a_hand_counts_95() -> None:
    """2 to 10, three tens, eleven (3.3)."""
    assert sum(VALUE.values()) == 95
    assert len(VALUE) == 13


def test_prices_and_penalties_are_those_of_the_tables() -> None:
    """Totals 0, 1, 3, 8, 15 and 1, 3, 6, 10, 15 (3.4, 3.5, R20)."""
    assert [sum(LIMITS.prices[:count]) for count in range(1, 6)] == [0, 1, 3, 8, 15]
    assert LIMITS.penalties == (0, 1, 3, 6, 10, 15)


def test_who_begins_is_drawn() -> None:
    """Every seat can be the first (S7)."""
    starters = set()
    for seed in range(40):
        step = SUTTERS_MILL.setup(4, SuttersMillOptions(), Rng(seed.to_bytes(32, "big")))
        (starts,) = [told.event for told in step.log if isinstance(told.event, Starts)]
        assert step.state.table.active == step.state.table.starter == starts.seat
        starters.add(starts.seat)

    assert starters == {0, 1, 2, 3}


def test_change_is_always_there() -> None:
    """Wallets are numbers, whatever counters they came from (S6, R21)."""
    town = Town().gold(0, 3).stands(0, mill=1).do(act.PlaceProspector("mill"))
    town.do(act.PlaceProspector("mill")).do(act.PlaceProspector("mill"))

    assert town.wallet(0) == 0


def test_turns_go_clockwise() -> None:
    """A turn is finished before the next one begins (R1)."""
    town = Town(3).end().end().end()

    assert [event.seat for event in town.told(TurnBegan)] == [1, 2, 0]


def test_a_turn_is_of_one_kind() -> None:
    """Digging or town, never both (R5)."""
    town = Town().stands(0, river_camp=2)
    assert town.is_offered(act.Dig)
    assert town.is_offered(act.PlaceProspector)

    town.dig("mill")
    assert [offer.action for offer in town.asked.offers] == [act.Dig, act.StopDigging]

    other = Town().stands(0, river_camp=2).do(act.PlaceProspector("mill"))
    assert not other.is_offered(act.Dig)


def test_a_pass_is_a_turn_without_actions() -> None:
    """Zero is allowed, and told (R19)."""
    town = Town().end()

    assert town.told(Passed) == [Passed(0)]


def test_the_switch_comes_before_anything_else() -> None:
    """At the start of a turn, also of the first; never after an action (R3)."""
    town = Town()
    assert town.is_offered(act.Switch)

    town.do(act.PlaceProspector("mill"))

    assert not town.is_offered(act.Switch)
    with pytest.raises(Illegal):
        town.do(act.Switch())


def test_on_the_switch_the_hand_leaves_the_game() -> None:
    """X11: cards and prospectors off board are lost; both kinds of turn are open still (R4, R6)."""
    town = Town().stands(0, off=2, river_camp=1, mill=2).stack("mill", "02 03")

    town.do(act.Switch())

    assert (town.player(0).hand, town.player(0).phase) == ((), "tear_down")
    assert len(town.table.stacks[0]) == 2
    assert town.is_offered(act.Dig)
    assert town.is_offered(act.RemoveCard)
    assert not town.is_offered(act.PlaceProspector)
    assert not town.is_offered(act.Switch)
    assert town.wallet(0) == 6


def test_who_has_nobody_left_is_passed_over() -> None:
    """Without a question, whatever certificates are held (R47)."""
    town = Town(3).tears_down(1).stands(1)
    assert follower(town.table, 0) == 2

    town.end()

    assert town.table.active == 2
    assert town.told(Skipped) == [Skipped(1)]


def test_in_build_up_there_is_always_something_to_do() -> None:
    """A prospector is on the board, and the first move is free (R48)."""
    town = Town().gold(0, 0).stands(0, off=0, jail=1)

    assert town.is_offered(act.LiftProspector)
