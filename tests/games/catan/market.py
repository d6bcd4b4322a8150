"""CATAN that begins on a market day: for tests around the rules that want to trade at once."""

from msgspec.structs import replace

from games.catan.actions import OfferTrade, Propose
from games.catan.game import Catan
from games.catan.state import State
from games.core.game import Options
from games.core.model import Action, Step
from games.core.rng import Rng
from tests.games.catan.positions import BLUE, ORANGE, RED, WHITE, beginners


class Market(Catan):
    """The rules of CATAN; a game begins with the first seat's turn after the roll, and with cards in all hands."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Red has lumber and wool, blue and orange ore, all of them something else besides."""
        assert seats == len((RED, BLUE, ORANGE, WHITE))
        position = (
            beginners(seats)
            .holding(RED, lumber=2, wool=1)
            .holding(BLUE, ore=2, brick=1)
            .holding(ORANGE, ore=1, grain=1)
            .holding(WHITE, brick=1)
        )
        return Step(replace(position.state, rng=rng))


def offering(to: str = "all", give: str = "lumber", want: str = "ore") -> Action:
    """Red's offer of one for one: to all, to the `first` of them who accepts, or to one seat."""
    partners = (to,) if to.isdigit() else (str(BLUE), str(ORANGE), str(WHITE))
    return OfferTrade(((give, 1),), ((want, 1),), partners, "first" if to == "first" else "pick")


def proposing(give: str, want: str) -> Action:
    """A proposal of one for one."""
    return Propose(((give, 1),), ((want, 1),))
