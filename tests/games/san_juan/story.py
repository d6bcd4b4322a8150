"""A whole game of San Juan with The New Buildings on Discord: three people who build whenever they can."""

from random import Random

from msgspec.structs import replace

from bot.model.questions import Ask
from games.core.forms import sample
from games.core.model import Action
from games.san_juan.actions import Build, Deposit, Pass, Swap, TuckNothing
from games.san_juan.views import Public
from tests.bot.discord_app.stories import Story

EAGER = {Build: 12, Swap: 4, Deposit: 4, Pass: 0, TuckNothing: 1}
"""How much likelier people do this than other things; what has 0 only if there is nothing else."""

HALFWAY = 5
"""Buildings of the longest city in the middle of the game."""


def wanted(ask: Ask, chance: Random) -> Action | None:
    """Anything that is offered, building before all."""
    decision = ask.decision
    assert decision is not None
    weights = [EAGER.get(offer.action, 1) for offer in decision.offers]
    [offer] = chance.choices(
        decision.offers, weights if any(weights) else [1] * len(decision.offers)
    )
    return sample(replace(decision, offers=(offer,)), chance.randrange)


def is_halfway(public: Public) -> bool:
    """Whether somebody has half of what ends the game."""
    return max(len(player.city) for player in public.table.players) >= HALFWAY


STORY = Story(
    3,
    {"expansion": "True"},
    wanted,
    is_halfway,
    happened=frozenset({"pick_role", "build", "pay", "produce", "sell", "keep", "discard"}),
)
