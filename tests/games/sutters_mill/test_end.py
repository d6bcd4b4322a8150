"""The end of the game and its points (section 8)."""

from games.core.model import Action, ranking
from games.sutters_mill import actions as act
from games.sutters_mill.content import PLACE
from games.sutters_mill.events import NoProgress, Revealed, TownLeft
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.state import NOBODY
from games.sutters_mill.views import public_view
from tests.games.sutters_mill.table import Town


def test_points_are_gold_and_saved_cards_less_what_is_left() -> None:
    """X15: 31 + 32 - 12 - 6 = 45, 18 of them lost (R61, R62)."""
    town = Town(3).gold(0, 31).stands(0, off=2, mine_camp=1, jail=2)
    town.seat(0, saved=("ace", "king", "seven", "four")).stack("mill", "09").stack("hook", "03")
    (sheet, *_) = SUTTERS_MILL.scores(town.state)

    assert [line.points for line in sheet.lines] == [31, 32, -12, -6]
    assert (sheet.total, sheet.tie_breaks[0].points) == (45, -18)


def test_fewer_negative_points_break_a_tie() -> None:
    """X16: 45 and 45, 18 against 12 lost; with equal ones the victory is shared (R63, R64)."""
    town = Town(2).gold(0, 63).gold(1, 57).stands(0, off=3, mill=2).stands(1, off=3, mill=2)
    town.stack("mill", "0A 04 19")
    assert [sheet.total for sheet in SUTTERS_MILL.scores(town.state)] == [45, 45]

    assert [sheet.seat for _, sheet in ranking(SUTTERS_MILL.scores(town.state))] == [1, 0]
    equal = Town(2)
    assert [rank for rank, _ in ranking(SUTTERS_MILL.scores(equal.state))] == [1, 1]


def test_points_may_be_negative() -> None:
    """Five left behind and no gold (R61)."""
    town = Town().gold(0, 0).stands(0, off=0, mill=5)

    assert SUTTERS_MILL.scores(town.state)[0].total == -15


def test_the_game_ends_when_nobody_can_ever_act() -> None:
    """All in Tear-down, nobody on the board (R65)."""
    town = Town().tears_down(0, 1).stands(1).stands(0, mill=1)
    town.do(act.RemoveProspector("mill"))

    assert town.is_over()
    assert town.told(TownLeft) == [TownLeft()]


def test_five_rounds_without_progress_end_the_game() -> None:
    """Moves and passes are none (R66)."""
    town = Town()
    for _ in range(9):
        town.end()
    assert not town.is_over()
    town.end()

    assert town.is_over()
    assert town.told(NoProgress) == [NoProgress(5)]


def test_progress_begins_the_count_anew() -> None:
    """A prospector placed is progress, a move is none (R66)."""
    town = Town()
    for _ in range(8):
        town.end()
    assert town.table.quiet_rounds == 4

    town.do(act.PlaceProspector("mill"), act.EndTurn(), act.EndTurn())
    assert (town.is_over(), town.table.quiet_rounds) == (False, 0)
    town.move("mill", "jail").end().end()
    assert town.table.quiet_rounds == 1


def test_every_kind_of_progress_counts() -> None:
    """A switch, a card placed or removed, a prospector come or gone, a counter taken: not a round without progress (R66)."""
    ways: list[tuple[bool, Action]] = [
        (False, act.Switch()),
        (False, act.PlaceProspector("jail")),
        (False, act.PlaceCard("mill", "ace")),
        (True, act.RemoveProspector("jail")),
        (True, act.RemoveCard("mill")),
        (False, act.Dig("mill")),
    ]
    for is_down, action in ways:
        town = Town().stands(0, mill=1, jail=1, river_camp=1).stack("mill", "1K 1Q")
        if is_down:
            town.tears_down(0)
        town.lay(quiet_rounds=4).do(action)
        while town.table.active == 0:
            town.do(act.StopDigging() if town.is_offered(act.StopDigging) else act.EndTurn())
        town.end()

        assert (town.is_over(), town.table.quiet_rounds) == (False, 0), action


def test_turns_that_are_passed_over_count_for_rounds() -> None:
    """Also where the starting player is out (R47, R66)."""
    town = Town(2).tears_down(0).stands(0).lay(active=1)
    for _ in range(5):
        assert not town.is_over()
        town.end()

    assert town.is_over()


def test_the_end_comes_also_while_players_are_passed_over() -> None:
    """The last quiet round is over where the turn would come to the starting player past somebody who is out (R47, R66)."""
    town = Town(2).tears_down(1).stands(1)
    for _ in range(5):
        assert not town.is_over()
        town.end()

    assert town.is_over()
    assert town.told(NoProgress) == [NoProgress(5)]


def test_all_gold_is_shown_at_the_end() -> None:
    """Nobody knows it before (section 9)."""
    town = Town().stands(0, mine_camp=1).left(mine=1)
    assert public_view(town.state).revealed == ()

    town.dig("stage")

    shown = public_view(town.state)
    assert [shown.nuggets(seat) for seat in (0, 1)] == [town.wallet(0), town.wallet(1)]
    assert [event.nuggets for event in town.told(Revealed)] == [town.wallet(0), town.wallet(1)]


def test_the_last_card_of_a_building_takes_its_certificate_at_the_very_end_too() -> None:
    """The counter lost with it was the last one: nobody holds the certificate any more (R46, R49)."""
    town = Town().left(mine=1).tears_down(0).stands(0, jail=1)
    town.stack("jail", "09").stack("mill", "13")
    assert town.holder("jail") == 0
    town.take("jail")

    table = public_view(town.state).table
    assert town.is_over()
    assert (town.holder("jail"), table.gone[PLACE["jail"]]) == (NOBODY, True)
    assert table.adventurer == 0
