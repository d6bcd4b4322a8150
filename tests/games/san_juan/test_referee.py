"""Random games under the eyes of a referee with tables and rules of its own (`referee.py`)."""

import random

import pytest

from games.core.forms import sample
from games.core.game import play
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions
from tests.games.san_juan.referee import Referee, offered
from tests.games.san_juan.table import seeded

OPTIONS = (
    SanJuanOptions(),
    SanJuanOptions(starting_hand_variant=True, extra_production=True),
    SanJuanOptions(expansion=True),
    SanJuanOptions(starting_hand_variant=True, expansion=True, extra_production=True),
)
SAMPLE = 3
"""Games of each kind; a thousand were played when the rules were written."""


def refereed(seats: int, number: int, options: SanJuanOptions) -> int:
    """A random game in which the referee agrees with every question and every result; the number of its steps."""
    chance = random.Random(f"{seats}/{number}/{options}")
    step = SAN_JUAN.setup(seats, options, seeded(number))
    referee = Referee(
        seats,
        expansion=options.expansion,
        extra=options.extra_production,
        variant=options.starting_hand_variant,
    )
    referee.begin(step.log)
    state, steps = step.state, 0
    while asked := [one for one in SAN_JUAN.pending(state) if one.required]:
        assert {one.seat: offered(one) for one in asked} == referee.asked()
        decision = chance.choice(asked)
        action = sample(decision, chance.randrange)
        step = play(SAN_JUAN, state, decision.seat, action, asked=decision)
        referee.follow(decision.seat, action, step.log)
        state, steps = step.state, steps + 1
        public = SAN_JUAN.public(state)
        assert public.draw_pile + public.discard_pile == referee.unseen
    assert referee.asked() == {}
    sheets = SAN_JUAN.scores(state)
    assert [(one.total, one.tie_breaks[0].points) for one in sheets] == referee.totals()
    return steps


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_agrees(seats: int, options: SanJuanOptions) -> None:
    """Who is asked, what is offered, prices, gains, conservation of cards, points (R1 to R107, §7)."""
    assert all(refereed(seats, number, options) > 20 for number in range(SAMPLE))
