"""CATAN that begins late: for tests of whole tables that need not build an island first."""

from random import Random

from games.catan.awards import public_points
from games.catan.game import Catan
from games.catan.state import BeforeRoll, State
from games.core.forms import Decision, sample, verb
from games.core.game import Options, play
from games.core.model import Action, Step
from games.core.rng import Rng

LATE = 9
"""Public points of the leader at which a game is handed over."""

EAGER = ("build_settlement", "build_city", "build_road", "buy_card")
IDLE = ("offer_trade", "propose", "bank_trade")


class Evening(Catan):
    """The rules of CATAN; a game begins before a roll of a game that is nearly over, the same for the same seed."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """A set-up played on by eager builders until somebody leads with nine points."""
        chance = Random(rng.seed)
        state = late = super().setup(seats, options, rng).state
        while (decision := self.first(state)) is not None:
            if isinstance(state.flow[-1], BeforeRoll):
                late = state
                if max(public_points(state, seat) for seat in range(seats)) >= LATE:
                    break
            state = play(self, state, decision.seat, _eager(decision, chance), asked=decision).state
        return Step(late)


def _eager(decision: Decision, chance: Random) -> Action:
    """An answer that builds where it can and does not haggle."""
    best = sample(decision, chance.randrange)
    for _ in range(12):
        if verb(type(best)) in EAGER:
            return best
        other = sample(decision, chance.randrange)
        if verb(type(other)) in EAGER or verb(type(best)) in IDLE:
            best = other
    return best
