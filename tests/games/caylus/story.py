"""A whole game of Caylus on Discord: four people who play by habit."""

from random import Random

from bot.model.questions import Ask
from games.caylus.game import CAYLUS
from games.caylus.views import Public
from games.core.model import Action
from games.core.rng import Rng
from tests.bot.discord_app.stories import Story, by_taste

HALFWAY = 6
"""The round in which the first castle section has mostly been scored."""


def wanted(ask: Ask, chance: Random) -> Action | None:
    """What trials are played on with, from what the seat may know."""
    assert ask.decision is not None
    rng = Rng(chance.randbytes(32))
    state = CAYLUS.deal(ask.position.public, ask.private, rng)
    return CAYLUS.habit(state, ask.decision, chance.randrange) or by_taste(ask, chance)


def is_halfway(public: Public) -> bool:
    """Whether the favor table has begun to matter."""
    return public.table.round >= HALFWAY


STORY = Story(
    4,
    {},
    wanted,
    is_halfway,
    happened=frozenset(
        (
            "place",
            "pass",
            "move_provost",
            "let_stand",
            "produce",
            "build",
            "give_batch",
            "choose_line",
        )
    ),
)
