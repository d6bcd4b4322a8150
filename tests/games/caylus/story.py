"""A whole game of Caylus on Discord: four people who play as the house does after a moment's thought."""

from random import Random

from bot.model.questions import Ask
from games.caylus.game import CAYLUS
from games.caylus.views import Public
from games.core.model import Action
from games.core.rng import Rng
from games.core.search import choose, trials
from tests.bot.discord_app.stories import Story

MOMENT = 1
"""Rounds of trials for an answer."""

HALFWAY = 6
"""The round in which the first castle section has mostly been scored."""


def wanted(ask: Ask, chance: Random) -> Action | None:
    """What the house would do, from what the seat may know."""
    assert ask.decision is not None
    rng = Rng(chance.randbytes(32))
    return choose(CAYLUS, ask.position.public, ask.private, ask.decision, rng, trials(MOMENT))


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
