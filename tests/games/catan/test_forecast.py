"""What follows by rule from a position of CATAN, told where people forget it."""

from msgspec.structs import replace

from games.catan.game import CATAN
from games.core.model import Message, SeatName, say
from tests.games.catan.positions import Position, beginners

RED, BLUE = 0, 1


def forecast(position: Position) -> Message | None:
    """What red is told."""
    state = position.turn_of(RED).state
    decision = CATAN.decision(state, RED)
    assert decision is not None
    return CATAN.forecast(CATAN.public(state), CATAN.private(state, RED), decision)


def test_a_rival_one_point_short_is_named_before_anything_else() -> None:
    """R160: nine points in sight of ten; with eight a hand that a 7 would halve is told."""
    full = beginners().holding(RED, lumber=9)
    red, blue, *others = full.state.table.players
    settled = replace(blue, settlements_left=2, cities_left=2)
    near = full.changed(players=(red, settled, *others), largest_army=BLUE)

    assert forecast(full) == say("catan-forecast-seven", cards=9, lost=4)
    assert forecast(near) == say("catan-forecast-near", seat=SeatName(BLUE), points=9, goal=10)
    assert forecast(beginners()) is None
