"""What the game tells of points is what lies open: the news, the end's story and the board agree."""

import pytest

from games.core.rng import SEED_BYTES, Rng
from games.core.trials import likely, luck
from games.san_juan.events import Built
from games.san_juan.game import SAN_JUAN
from games.san_juan.options import SanJuanOptions

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_gains_add_up_to_the_open_points(seed: int) -> None:
    """After every step, with buildings that count others, for their owners and for all whom they concern."""
    options = SanJuanOptions(expansion=True)
    state = SAN_JUAN.setup(4, options, Rng(bytes([seed] * SEED_BYTES))).state
    below, counting = luck(seed), 0
    totals = [SAN_JUAN.public(state).points(seat) for seat in range(4)]
    while (decision := SAN_JUAN.first(state)) is not None:
        step = SAN_JUAN.apply(state, decision.seat, likely(SAN_JUAN, state, decision, below))
        state = step.state
        for told in step.log:
            for seat, points in SAN_JUAN.gained(told.event):
                totals[seat] += points
            counting += isinstance(told.event, Built) and bool(told.event.changes)
        assert totals == [SAN_JUAN.public(state).points(seat) for seat in range(4)]
    assert counting


def test_cards_under_buildings_are_points_that_their_owner_sees() -> None:
    """With them, what is told is the sheet of the end (R102)."""
    tucking = 0
    for seed in range(6):
        state = SAN_JUAN.setup(3, SanJuanOptions(), Rng(bytes([seed] * SEED_BYTES))).state
        below = luck(seed)
        while (decision := SAN_JUAN.first(state)) is not None:
            action = likely(SAN_JUAN, state, decision, below)
            state = SAN_JUAN.apply(state, decision.seat, action).state
        public = SAN_JUAN.public(state)
        for seat, sheet in enumerate(SAN_JUAN.scores(state)):
            hidden = SAN_JUAN.hidden_points(public, SAN_JUAN.private(state, seat), seat)
            assert public.points(seat) + hidden == sheet.total
            tucking += hidden > 0
    assert tucking
