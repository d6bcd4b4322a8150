"""What may be thought of the active player's development cards: exactly, without chance."""

from fractions import Fraction

from msgspec.structs import replace

from games.catan.frames import Acting
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.catan.state import Holding
from games.core.forms import Below
from tests.contract.walks import seeded
from tests.games.core.exactly import exactly


def test_cards_of_somebody_near_the_goal_are_as_likely_as_they_fit() -> None:
    """With eight open points one of two cards can be a point: of the eleven pairs left, ten have one (R160)."""
    options = CatanOptions(board="beginner", seating="joined", first_player="1")
    state = CATAN.setup(3, options, seeded("cards")).state
    first, *others = state.table.players
    played = (13, 2, 2, 1, 0, 0, 0, 0, 0)
    table = replace(
        state.table,
        active=0,
        players=(replace(first, settlements_left=3, cities_left=1, played=played), *others),
        bank=(19, 19, 19, 19, 19),
    )
    holding = Holding(cards=(1, 0, 0, 0, 1, 0, 0, 0, 0))
    players = (holding, Holding(), Holding())
    secrets = replace(state.secrets, players=players, deck=(0, 0, 0, 1, 0, 1, 1, 1, 1))
    acting = replace(state, flow=(Acting(),), table=table, secrets=secrets)

    def points(below: Below) -> int:
        dealt = CATAN.secrets_dealt(CATAN.public(acting), None, below)
        return sum(dealt.players[0].cards[4:])

    assert exactly(points) == {0: Fraction(1, 11), 1: Fraction(10, 11)}
