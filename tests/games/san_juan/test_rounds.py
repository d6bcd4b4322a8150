"""Picking roles, the order of seats, the state machine of a round, the two-player Library (§6.2, §6.4, R90)."""

import pytest

from games.core.model import Illegal
from games.san_juan.actions import PickRole
from games.san_juan.events import GameStalled, RolePicked, RoundBegan
from games.san_juan.game import SAN_JUAN
from games.san_juan.state import Pick
from tests.games.san_juan.table import Table, a_game


@pytest.mark.parametrize("seats", [3, 4])
def test_each_seat_picks_once_from_the_governor(seats: int) -> None:
    """Governor first, then clockwise; the round ends after the last pick's phase (R4, R20, R25)."""
    table = a_game(seats)
    pickers = []
    for _ in range(seats):
        pickers.append(table.asked[0])
        table.pick(table.keys(table.asked[0])[-1])
        while SAN_JUAN.public(table.state).phase not in ("role_choice", "round_start"):
            table.default()

    assert pickers == list(range(seats))
    assert table.state.table.round == 2


def test_roles_taken_are_gone_for_the_round() -> None:
    """Only tiles in the middle can be picked (R22)."""
    table = a_game(3).pick("prospector")

    assert table.keys(1) == ("builder", "producer", "trader", "councillor")
    with pytest.raises(Illegal, match="core-refused-not-offered"):
        table.act(1, PickRole("prospector"))


def test_two_players_pick_three_roles() -> None:
    """E24: Governor, opponent, Governor; the opponent is the next Governor (R21, R90)."""
    table = a_game(2)
    pickers = [table.asked[0]]
    table.pick("producer")
    pickers.append(table.asked[0])
    table.pick("trader").default().default()
    pickers.append(table.asked[0])
    table.pick("builder").pass_all()

    assert pickers == [0, 1, 0]
    assert table.state.table.governor == 1
    assert table.state.table.picks == ()
    assert [event.role for event in table.told(RolePicked)] == ["producer", "trader", "builder"]


def test_the_governor_tile_passes_to_the_left() -> None:
    """All roles return, the next seat is Governor (R90)."""
    table = a_game(4).finish_round()

    assert (table.state.table.governor, table.state.table.round) == (1, 2)
    assert table.told(RoundBegan) == (RoundBegan(2, 1),)
    assert len(table.keys(1)) == 5


def test_after_a_phase_the_next_seat_picks() -> None:
    """A phase is carried out completely before the next pick (R23), from its picker (R24)."""
    table = a_game(3).hand(0, "well").hand(1, "well").hand(2, "well").pick("prospector")
    table.pick("builder")

    assert table.asked == (1,)
    builders = []
    while SAN_JUAN.public(table.state).phase == "builder":
        builders.append(table.asked[0])
        table.default()
    assert builders == [1, 2, 0]
    assert table.offered(2) == ("PickRole",)


# The Library with two players (R26)


def library_of(seat: int) -> Table:
    """Two players, one of whom owns a Library."""
    return a_game(2).owns(seat, "library")


def test_the_governor_declares_the_library_at_the_first_pick() -> None:
    """The use is stated together with the pick: two buttons (D7, A7, P5)."""
    table = library_of(0)

    assert table.offered(0) == ("PickRole", "PickRoleWithLibrary")


def test_without_a_library_there_is_nothing_to_declare() -> None:
    """The question stands on public facts (R17)."""
    assert a_game(2).owns(1, "library").offered(0) == ("PickRole",)


def test_a_library_used_at_the_first_pick_is_used_up() -> None:
    """E25: Producer with Library, then Trader with the normal privilege."""
    table = library_of(0).owns(0, "sugar_mill", "tobacco_storage", "coffee_roaster")
    table.pick_with_library("producer")
    assert table.bounds(0) == (0, 3)
    table.produce(0, "indigo", "sugar", "tobacco")
    table.pick("prospector")

    assert table.offered(0) == ("PickRole",)
    table.pick("trader")
    assert table.bounds(0) == (0, 2)


def test_a_library_spared_works_at_the_second_pick() -> None:
    """At the second pick it works by itself (R26)."""
    table = library_of(0).pick("prospector").pick("producer").pick("councillor")

    assert len(table.holding(0).drawn) == 8
    assert table.state.table.picks[-1] == Pick(0, "councillor", library=True)


def test_a_spared_library_does_not_double_the_first_pick() -> None:
    """Not declared, not used (D7)."""
    table = library_of(0).pick("councillor")

    assert len(table.holding(0).drawn) == 5


def test_the_opponent_uses_the_library_without_a_word() -> None:
    """A single pick uses it automatically (R26)."""
    table = library_of(1).pick("prospector")
    assert table.offered(1) == ("PickRole",)
    table.pick("councillor")

    assert len(table.holding(1).drawn) == 8


def test_a_library_built_in_the_first_phase_works_at_the_second_pick() -> None:
    """It is active then and not used up (A30)."""
    table = a_game(2).hand(0, "library", "well", "well", "well", "smithy").pick("builder")
    table.build("library").pass_all().pick("producer")

    assert table.offered(0) == ("PickRole",)
    assert table.pick("councillor").state.table.picks[-1].library


def test_the_use_is_forgotten_when_the_round_ends() -> None:
    """Next round it can be declared again (R91)."""
    table = library_of(0).pick_with_library("prospector").pick("councillor").finish_round()
    assert table.state.table.governor == 1
    table.finish_round()

    assert table.offered(0) == ("PickRole", "PickRoleWithLibrary")


def test_with_three_players_the_library_always_works() -> None:
    """No declaration (R26)."""
    table = a_game(3).owns(0, "library")

    assert table.offered(0) == ("PickRole",)
    assert table.pick("prospector").state.table.picks == (Pick(0, "prospector", library=True),)


def test_the_library_is_of_no_use_in_the_phase_of_another() -> None:
    """It doubles the privilege, not the action (B22)."""
    table = a_game(3).owns(1, "library").pick("councillor")

    assert len(table.holding(1).drawn) == 2


def test_a_game_without_end_is_scored_after_a_hundred_rounds() -> None:
    """Nobody ever builds; from round 90 on the beginning of each round tells of it (P1)."""
    table = a_game(2)
    while table.state.flow:
        table.default()

    assert table.state.table.round == 100
    assert len(table.buildings(0)) == 1
    assert table.told(GameStalled) == (GameStalled(100, (0, 0)),)
    warned = [e.round for e in table.told(RoundBegan) if ("last", 100) in e.words().args]
    assert warned == list(range(90, 101))
