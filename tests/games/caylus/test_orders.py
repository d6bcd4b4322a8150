"""Orders given ahead belong to one question each (docs/rules/caylus.md R40, R50)."""

from games.caylus.actions import LetStand
from games.caylus.frames import GuildChoice, ProvostMoves
from games.caylus.game import CAYLUS
from games.core.model import Action
from tests.games.caylus.laying import RED, Play, holding, laid


def ordered(game: Play, order: str) -> Action | None:
    """What the order answers there."""
    state = game.state
    decision = CAYLUS.decision(state, RED)
    assert decision is not None
    return CAYLUS.ordered(CAYLUS.public(state), CAYLUS.private(state, RED), decision, order)


def test_leaving_the_provost_does_not_decline_the_free_move() -> None:
    """The order is about the moves that are paid for: the Merchants' Guild moves him for nothing (R40, R50)."""
    table = laid(holding(5), holding(5), provost=8, passed=(0, 1))
    paid = Play(table, ProvostMoves((0, 1)))
    free = Play(table, GuildChoice(RED))

    assert {"let_stand", "move_provost"} == set(paid.offers) == set(free.offers)
    assert ordered(paid, "let-stand") == LetStand()
    assert ordered(free, "let-stand") is None
