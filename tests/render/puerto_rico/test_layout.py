"""How buildings lie in a city: nothing overlaps, large ones take two spaces, nothing falls off."""

from itertools import product

import pytest

from games.puerto_rico.content import BUILDINGS, LARGE, LIMITS
from games.puerto_rico.views import Place
from render.puerto_rico.layout import cells

SMALL = tuple(kind for kind in BUILDINGS if kind not in LARGE)


@pytest.mark.parametrize("columns", [3, 4, 6])
def test_every_city_finds_room(columns: int) -> None:
    """From none to six large buildings, the rest filled with small ones (R44)."""
    for large in range(LIMITS.city // 2 + 1):
        kinds = (*SMALL[: LIMITS.city - 2 * large], *LARGE[:large])
        city = tuple(map(Place, kinds))
        placed = cells(city, columns)
        spaces = [
            (cell.column + right, cell.row + down)
            for cell in placed
            for right in range(cell.columns)
            for down in range(cell.rows)
        ]

        assert len(placed) == len(city)
        assert sorted(spaces) == sorted(product(range(columns), range(LIMITS.city // columns)))
