"""What may be thought of other players' VP: exactly, without chance."""

from fractions import Fraction

from msgspec.structs import replace

from games.core.forms import Below
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from tests.contract.walks import seeded
from tests.games.core.exactly import exactly


def test_every_division_of_points_is_as_likely() -> None:
    """No seat is thought richer than another because it sits earlier (section 9)."""
    state = PUERTO_RICO.setup(4, PuertoRicoOptions(), seeded("points")).state
    table = replace(state.table, pool=state.table.pool - 9)
    points = (1, 2, 1, 5)
    state = replace(state, table=table, secrets=replace(state.secrets, points=points))
    public, private = PUERTO_RICO.public(state), PUERTO_RICO.private(state, 3)

    def shares(below: Below) -> tuple[int, ...]:
        return PUERTO_RICO.secrets_dealt(public, private, below).points

    third = Fraction(1, 3)
    assert exactly(shares) == {(1, 1, 2, 5): third, (1, 2, 1, 5): third, (2, 1, 1, 5): third}
