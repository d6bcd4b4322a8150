"""Positions on the printed maps, for tests of the scenarios."""

from games.catan.game import CATAN
from games.catan.modules.erie.part import Erie
from games.catan.modules.scenario.part import Scenario
from games.catan.options import CatanOptions
from games.catan.seam import part_of
from games.catan.setup import set_up
from games.core.rng import Rng
from tests.games.catan.positions import Position

FOUR, FIVE = 4, 5


def bare(board: str, seats: int = FOUR, *, erie: bool = False) -> Position:
    """The map without a piece; the first seat acts after the roll, in its first turn."""
    options = CatanOptions(board=board, erie=erie, seating="joined", first_player="1")  # type: ignore[arg-type]
    assert CATAN.check(seats, options) is None
    return Position(set_up(seats, options, Rng(bytes(32))).state).turn_of(0).changed(turn=1)


def scenario(position: Position) -> Scenario:
    """Chips and who has them."""
    part = part_of(position.state.table, Scenario)
    assert part is not None
    return part


def canal(position: Position) -> Erie:
    """Tokens and links."""
    part = part_of(position.state.table, Erie)
    assert part is not None
    return part
