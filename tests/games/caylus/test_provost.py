"""Phase 4: moving the provost (docs/rules/caylus.md 6.4)."""

import pytest

from games.caylus.actions import LetStand, MoveProvost
from games.caylus.events import ProvostLeft, ProvostMoved
from games.caylus.frames import GuildChoice, ProvostMoves
from games.caylus.game import CAYLUS
from tests.games.caylus.laying import BLUE, GREEN, ORANGE, RED, Play, holding, laid


def phase_4(*deniers: int, order: tuple[int, ...] | None = None, provost: int = 8) -> Play:
    """Phase 4 for players with so much money, passed in that order."""
    passed = order or tuple(range(len(deniers)))
    table = laid(*[holding(one) for one in deniers], provost=provost, passed=passed)
    return Play(table, ProvostMoves(passed))


def test_everybody_acts_once_in_passing_order() -> None:
    """Each marker leaves the track when its player has acted; then phase 5 begins (R50)."""
    game = phase_4(5, 5, 5, order=(GREEN, RED, BLUE))

    assert game.asked == GREEN
    game.do(GREEN, LetStand())
    assert (game.asked, game.table.passed) == (RED, (RED, BLUE))
    game.do(RED, MoveProvost("back_1"))
    assert (game.asked, game.table.passed) == (BLUE, (BLUE,))
    game.do(BLUE, LetStand())
    assert game.table.passed == ()
    assert not isinstance(game.state.flow[0], ProvostMoves)


def test_to_let_him_stand_is_ready() -> None:
    """Hardly anybody pays to move him; at the guild, where it is free, nothing is (R40, R50)."""
    paid = phase_4(5, 5)
    free = Play(laid(holding(5), holding(5), provost=8), GuildChoice(RED))

    assert [one.action for one in CAYLUS.ready(paid.state, RED)] == [LetStand()]
    assert CAYLUS.ready(free.state, RED) == ()


def test_a_denier_a_space() -> None:
    """1, 2 or 3 spaces forward or backward, each for 1 denier (R50)."""
    game = phase_4(5, 5)

    game.do(RED, MoveProvost("back_3"))
    assert game.told == [ProvostMoved(RED, "back_3", 5, 3)]
    assert (game.table.provost, game.player(RED).deniers) == (5, 2)


def test_no_more_than_one_can_pay() -> None:
    """There is no debt (R50, R3)."""
    game = phase_4(2, 5)

    assert game.offers["move_provost"] == ("back_2", "back_1", "ahead_1", "ahead_2")


def test_without_money_nobody_is_asked() -> None:
    """Nothing is carried out unasked, and told (R11, R50)."""
    game = phase_4(0, 5)

    assert game.told == [ProvostLeft(RED, is_poor=True)]
    assert game.asked == GREEN


@pytest.mark.parametrize(
    ("provost", "steps"),
    [
        (1, ("ahead_1", "ahead_2", "ahead_3")),
        (2, ("back_1", "ahead_1", "ahead_2", "ahead_3")),
        (27, ("back_3", "back_2", "back_1", "ahead_1")),
        (28, ("back_3", "back_2", "back_1")),
    ],
)
def test_he_stays_on_the_road(provost: int, steps: tuple[str, ...]) -> None:
    """Spaces 1 to 28, built or empty; a longer move is not shortened but illegal (R51, R113)."""
    assert phase_4(9, 9, provost=provost).offers["move_provost"] == steps


def test_e5_provost() -> None:
    """E5: from 8 Blue does nothing, Orange pays 2 to 6, Red pays 2 to 8, Green pays 1 to 7 (R50); nobody moves him again before
    phase 7 (R52), and the tile on 7 is activated, that on 8 is not (R55, R56).
    """
    passed = (BLUE, ORANGE, RED, GREEN)
    table = laid(
        *[holding(5) for _ in range(4)], provost=8, passed=passed, workers={7: RED, 8: BLUE}
    )
    game = Play(table, ProvostMoves(passed))

    game.do(BLUE, LetStand()).do(ORANGE, MoveProvost("back_2")).do(RED, MoveProvost("ahead_2"))
    game.do(GREEN, MoveProvost("back_1"))
    assert game.table.provost == 7
    assert [player.deniers for player in game.table.players] == [3, 4, 5, 3]
    assert (game.asked, set(game.offers)) == (RED, {"buy", "decline"})
    game.do(RED, game.decision.offers[-1].action())
    assert "WorkersReturned" in [type(event).__name__ for event in game.told]
    assert [player.workers for player in game.table.players] == [6, 6, 6, 6]
