"""Random games under the eyes of the referee, and what holds in every position of them."""

from itertools import product

import pytest

from games.puerto_rico.options import PuertoRicoOptions
from tests.games.puerto_rico.invariants import check
from tests.games.puerto_rico.watched import watch

SETS = [
    PuertoRicoOptions(new, nobles, at_once, open_points)
    for new, nobles, at_once, open_points in (
        (False, False, False, False),
        (True, False, False, True),
        (False, True, True, False),
        (True, True, False, False),
        (True, True, True, True),
    )
]
CASES = list(product(range(2, 6), SETS))


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_referee_agrees(seats: int, options: PuertoRicoOptions) -> None:
    """Who is asked, what is offered, what is told, the whole table and the final points: as the referee says."""
    for seed in range(2):
        watch(seats, options, seed)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_referee_agrees_about_rich_islands(seats: int, options: PuertoRicoOptions) -> None:
    """Many buildings, people and barrels from the first round on: the rare cases come in numbers."""
    for seed in range(3):
        watch(seats, options, seed, check, is_rich=True)


@pytest.mark.parametrize("seats", range(2, 6))
def test_nothing_is_lost(seats: int) -> None:
    """Barrels, tiles, people, buildings and VP are conserved in every position (3.1, 3.2)."""
    for options in (SETS[0], SETS[3]):
        watch(seats, options, 50, check)
