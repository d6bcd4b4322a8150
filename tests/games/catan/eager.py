"""CATAN brought to its end: answers of eager builders, and games that begin late."""

from random import Random

from games.catan.awards import public_points
from games.catan.game import Catan
from games.catan.state import BeforeRoll, State
from games.core.forms import Decision, sample, verb
from games.core.game import Options, play
from games.core.model import Action, Step
from games.core.rng import Rng

RANKS = {
    "build_city": 0,
    "build_settlement": 0,
    "build_road": 1,
    "buy_card": 2,
    "bank_trade": 3,
    "offer_trade": 9,
    "tout": 9,
    "propose": 9,
}
"""What is done first; the others come between. By chance alone nobody builds enough to win."""

OTHERS = 5
TRIES = 20


def eager(decision: Decision, chance: Random) -> Action:
    """The best of some answers by chance."""
    drawn = [sample(decision, chance.randrange) for _ in range(TRIES)]
    return min(drawn, key=lambda action: RANKS.get(verb(type(action)), OTHERS))


class Evening(Catan):
    """The rules of CATAN; a game begins before a roll of its second half, the same for the same seed."""

    late = 6
    """Public points of the leader at which a game is handed over."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """A set-up played on by eager builders until somebody leads with that many points."""
        chance = Random(rng.seed)
        state = handed = super().setup(seats, options, rng).state
        while (decision := self.first(state)) is not None:
            if isinstance(state.flow[-1], BeforeRoll):
                handed = state
                if max(public_points(state, seat) for seat in range(seats)) >= self.late:
                    break
            state = play(self, state, decision.seat, eager(decision, chance), asked=decision).state
        return Step(handed)
