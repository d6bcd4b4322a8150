"""A whole first round (docs/rules/caylus.md 11, E25)."""

from games.caylus.actions import (
    ChooseLine,
    GiveBatch,
    LetStand,
    MoveProvost,
    MoveWorker,
    Pass,
    Place,
    Produce,
    Sell,
)
from games.caylus.events import WorkersReturned
from games.caylus.frames import Placing
from games.caylus.phases.rounds import begin_round
from games.caylus.royal_events import BailiffMoved, SectionScored
from games.caylus.state import State
from games.core.flow import Course
from tests.games.caylus.laying import BLUE, GREEN, RED, SEED, Play, cubes, holding, laid


def money(game: Play) -> list[int]:
    """Deniers of Red, Green and Blue."""
    return [player.deniers for player in game.table.players]


def test_e25_a_whole_first_round() -> None:
    """E25: every step of the example, from the first income to the second round (R13 to R28, R35 to R44, R50, R55 to R60)."""
    course = Course(State(SEED, (), laid(holding(5), holding(6), holding(6))))
    begin_round(course)
    game = Play(course.state.table, *course.state.flow)
    assert money(game) == [7, 8, 8]

    for seat, place in (
        (RED, "n_carpenter"), (GREEN, "n_farm"), (BLUE, "n_quarry"), (RED, "n_forest"),
        (GREEN, "n_sawmill"), (BLUE, "castle"), (RED, "trading_post"), (GREEN, "castle"),
        (BLUE, "stables"),
    ):  # fmt: skip
        game.do(seat, Place(place))
    assert money(game) == [4, 5, 5]
    game.do(RED, Pass()).do(GREEN, Place("inn")).do(BLUE, Pass())
    assert game.asked == GREEN
    game.do(GREEN, Place("gate"))
    assert money(game) == [5, 0, 5]
    assert game.table.passed == (RED, BLUE, GREEN)

    game.do(GREEN, MoveWorker("n_market"))
    assert money(game) == [8, 0, 5]
    assert game.table.order == (BLUE, RED, GREEN)
    assert game.table.inn == (-1, GREEN)

    game.do(RED, LetStand()).do(BLUE, MoveProvost("back_1"))
    assert (game.table.provost, money(game)) == (5, [8, 0, 4])

    game.do(RED, Produce("wood")).do(GREEN, Produce("cloth")).do(GREEN, Sell("wood"))
    assert game.heard(WorkersReturned) == [WorkersReturned((RED,))]
    held = [player.cubes for player in game.table.players]
    assert held == [cubes("FFWW"), cubes("FFWC"), cubes("FFWS")]
    assert money(game) == [8, 4, 4]

    game.do(BLUE, GiveBatch("wood@stone")).do(GREEN, GiveBatch("wood@cloth"))
    assert game.asked == BLUE
    game.do(BLUE, ChooseLine("deniers"))
    assert game.heard(BailiffMoved) == [BailiffMoved(1, 7)]
    assert game.heard(SectionScored) == []

    before_income = [player.deniers - 2 for player in game.table.players]
    assert before_income == [8, 4, 7]
    assert [player.points for player in game.table.players] == [0, 5, 5]
    held = [player.cubes for player in game.table.players]
    assert held == [cubes("FFWW"), cubes("F"), cubes("F")]
    assert game.player(BLUE).favors == (0, 1, 0, 0)
    assert (game.table.round, game.table.provost) == (2, 7)
    assert game.state.flow == (Placing((BLUE, RED, GREEN)),)
    assert [player.workers for player in game.table.players] == [6, 5, 6]
    assert (
        game.do(BLUE, Pass()).do(RED, Pass()).do(GREEN, Place("n_farm")).player(GREEN).deniers == 5
    )
