"""Who sits where and who begins, by chance or by the host's choice (1.1, R3, R7)."""

import pytest

from games.catan.events import Started
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.core.model import say
from games.core.rng import Rng
from tests.games.catan.positions import heard


def test_seats_are_drawn_unless_the_host_sets_them() -> None:
    """R3: shuffled by default; as joined where it is chosen."""
    assert not CATAN.keeps_order(CatanOptions())
    assert CATAN.keeps_order(CatanOptions(seating="joined"))


@pytest.mark.parametrize(("seats", "board"), [(3, "beginner"), (4, "random"), (6, "random")])
def test_the_host_names_who_begins(seats: int, board: str) -> None:
    """R7: whatever chance is; it is that player's turn, or first placement."""
    for number in range(1, seats + 1):
        options = CatanOptions(board=board, seating="joined", first_player=str(number))  # type: ignore[arg-type]
        assert CATAN.check(seats, options) is None
        for seed in range(4):
            step = CATAN.setup(seats, options, Rng(bytes([seed] * 32)))
            assert heard(step, Started) == [Started(number - 1)]
            assert step.state.table.starter == number - 1
            first = CATAN.first(step.state)
            assert first is not None
            assert first.seat == number - 1


def test_who_begins_is_drawn_otherwise() -> None:
    """R7: every seat begins sometimes, with seats as joined, too."""
    for options in (CatanOptions(), CatanOptions(seating="joined")):
        starters = {
            CATAN.setup(3, options, Rng(seed.to_bytes(32, "big"))).state.table.starter
            for seed in range(30)
        }
        assert starters == {0, 1, 2}


def test_a_starting_player_is_named_only_where_it_means_somebody() -> None:
    """1.1: not with seats that are drawn, nor beyond the players who are there."""
    drawn = CatanOptions(first_player="2")
    assert CATAN.check(4, drawn) == say("catan-refused-first-player-drawn")
    fifth = CatanOptions(seating="joined", first_player="5")
    assert CATAN.check(4, fifth) == say("catan-refused-first-player-missing", number=5)
    assert CATAN.check(5, fifth) is None
