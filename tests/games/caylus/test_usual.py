"""What is plain at first sight: which cubes to take and to give; and where trials let workers go."""

from random import Random

from games.caylus.actions import GiveBatch, Place, Produce, Sell
from games.caylus.estimate import castle, worth_of
from games.caylus.frames import (
    Activation,
    CastleTurns,
    Placing,
    Selling,
)
from games.caylus.game import CAYLUS
from games.core.model import Action
from tests.games.caylus.laying import RED, Play, cubes, holding, laid


def usual(game: Play) -> Action | None:
    """What the game says."""
    return CAYLUS.usual(game.state, game.decision)


def habits(game: Play) -> list[Action | None]:
    """What may be done there in trials."""
    return [
        CAYLUS.habit(game.state, game.decision, Random(number).randrange) for number in range(60)
    ]


def test_the_batch_that_is_missed_least_is_given() -> None:
    """Gold is kept."""
    table = laid(holding(3, "FWSG"), holding(), castle=(RED,))
    assert usual(Play(table, CastleTurns((RED,)))) == GiveBatch("wood@stone")


def test_cubes_are_taken_and_given_by_what_they_are_worth() -> None:
    """The yield that is lacking, and the cube of which there are most."""
    table = laid(
        holding(3, "WS"), holding(), built={9: ("w_farm_food", RED)}, workers={9: RED}, provost=9
    )
    assert usual(Play(table, Activation())) == Produce("food")
    table = laid(holding(3, "FFFFFG"), holding())
    assert usual(Play(table, Selling(RED, "n_market"))) == Sell("food")


def test_where_workers_go_takes_thought() -> None:
    """Nothing stands out for a robot; in trials they go where they bring something, and not at any price."""
    rich = Play(laid(*[holding(9, "FFW") for _ in range(3)]), Placing((0, 1, 2)))
    assert usual(rich) is None
    places = habits(rich)
    assert len(set(places)) > 3
    assert sum(isinstance(one, Place) for one in places) > 50


def test_the_castle_without_a_batch_costs_two_points() -> None:
    """As the rules say (R79); with one it is worth a visit."""
    table = laid(holding(3, "F"), holding())
    assert castle(table, worth_of(table), RED, cubes("F")) == -2
    assert castle(table, worth_of(table), RED, cubes("FWS")) > 0
