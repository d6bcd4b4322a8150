"""A thinker that answers at its own time, and the beat at which robots answer."""

from typing import Any

from games.core.forms import Decision, sample
from games.core.levels import Level
from games.core.model import Action
from games.core.rng import SEED_BYTES, Chance, Rng
from tests.bot.tables.world import World
from tests.games.core.toy_values import Decide

BEAT = 2.0


class Dreamer:
    """A thinker for whom time goes by; it plays what comes first among these actions, else by chance."""

    def __init__(self, seconds: float, *wanted: type[Action], how: str = "none") -> None:
        self.seconds = seconds
        self.wanted = wanted
        self.how = how
        self.budgets: list[float] = []
        self.world: World
        self._chance = Chance(Rng(bytes(SEED_BYTES)))

    async def choose(
        self, game: Any, public: Any, private: Any, decision: Decision, seconds: float, level: Level
    ) -> Action | None:
        """After the time that it takes."""
        self.budgets.append(seconds)
        self.world.later(seconds=self.seconds)
        for wanted in self.wanted:
            offers = tuple(offer for offer in decision.offers if offer.action is wanted)
            if offers:
                action = sample(
                    Decision(decision.seat, decision.prompt, offers), self._chance.below
                )
                return Decide(self.how) if isinstance(action, Decide) else action
        return sample(decision, self._chance.below)

    async def advise(
        self, game: Any, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> None:
        """It has none."""

    async def close(self) -> None:
        """Nothing to let go."""
