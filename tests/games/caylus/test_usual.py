"""What is plain at first sight: which cubes to take and to give; and where trials let workers go."""

from random import Random

from games.caylus.actions import (
    Decline,
    GiveBatch,
    LetStand,
    MakeDeal,
    MoveProvost,
    Place,
    Produce,
    Sell,
)
from games.caylus.frames import (
    Activation,
    CastleTurns,
    Dealing,
    Placing,
    ProvostMoves,
    Selling,
)
from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.outlook import castle
from games.caylus.worth import worth_of
from games.core.model import Action
from games.core.rng import Rng
from games.core.trials import likely
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


def test_workers_go_where_they_bring_most() -> None:
    """In trials to the best of some places, and not at any price; a robot finds out for itself."""
    rich = Play(laid(*[holding(9, "FFW") for _ in range(3)]), Placing((0, 1, 2)))
    assert usual(rich) is None
    places = habits(rich)
    assert len(set(places)) > 3
    assert sum(isinstance(one, Place) for one in places) > 50


def test_workers_go_where_the_others_make_it_worth_while() -> None:
    """The stone that a worker will bring from the Quarry makes up a batch for the castle."""
    table = laid(holding(9, "FW"), holding(), workers={1: RED}, stock=())
    assert Place("castle") in habits(Play(table, Placing((RED, 1))))
    without = laid(holding(9, "FW"), holding(), stock=())
    assert Place("castle") not in habits(Play(without, Placing((RED, 1))))


def test_the_provost_is_paid_for_what_he_lets_in() -> None:
    """Not for nothing, and not for what costs more than it brings."""
    built = {9: ("s_workshop", RED)}
    let_in = laid(holding(3, "F"), holding(), built=built, workers={9: RED}, provost=9)
    assert usual(Play(let_in, ProvostMoves((RED,)))) == LetStand()
    near = laid(holding(3, "F"), holding(), built=built, workers={9: RED}, provost=8)
    assert usual(Play(near, ProvostMoves((RED,)))) == MoveProvost("ahead_1")
    wood = {9: ("w_sawmill", RED)}
    far = laid(holding(3, "F"), holding(), built=wood, workers={9: RED}, provost=6)
    assert usual(Play(far, ProvostMoves((RED,)))) == LetStand()
    several = {9: ("s_workshop", RED), 10: ("s_park", RED), 11: ("s_farm", RED)}
    table = laid(
        holding(5, "F"), holding(), built=several, workers={9: RED, 10: RED, 11: RED}, provost=8
    )
    assert usual(Play(table, ProvostMoves((RED,)))) == MoveProvost("ahead_3")


def test_what_costs_more_than_it_brings_is_let_be() -> None:
    """Nothing is bought for the last denier's worth; gold is sold to the Jeweler."""
    jeweler = laid(holding(3, "G"), holding(), built={9: ("s_jeweler", RED)})
    assert usual(Play(jeweler, Dealing(RED, "s_jeweler"))) == MakeDeal("small")
    bank = laid(holding(2, ""), holding(), built={9: ("s_bank", RED)})
    assert usual(Play(bank, Dealing(RED, "s_bank"))) == MakeDeal("small")
    market = laid(holding(9, "G"), holding())
    assert usual(Play(market, Selling(RED, "n_market"))) == Decline()


def test_the_castle_without_a_batch_costs_two_points() -> None:
    """As the rules say (R79); with one it is worth a visit."""
    table = laid(holding(3, "F"), holding())
    assert castle(table, worth_of(table), RED, cubes("F")) == -2
    assert castle(table, worth_of(table), RED, cubes("FWS")) > 0


GAMES, GOOD = 12, 90
"""Games of four, and the mean of their winners that somebody who knows Caylus makes."""


def test_by_habit_alone_the_winner_makes_what_good_players_make() -> None:
    """The worth of things is weighed by games played with it, not guessed."""
    totals = []
    for number in range(GAMES):
        below = Random(number).randrange
        state = CAYLUS.setup(4, CaylusOptions(), Rng(bytes([number] * 32))).state
        while (decision := CAYLUS.first(state)) is not None:
            action = CAYLUS.usual(state, decision) or likely(CAYLUS, state, decision, below)
            state = CAYLUS.apply(state, decision.seat, action).state
        totals.append(max([sheet.total for sheet in CAYLUS.scores(state)]))
    assert sum(totals) / GAMES > GOOD, totals
