"""How buildings lie in a city: nothing overlaps, large ones take two spaces, nothing falls off."""

from itertools import product

import pytest

from games.puerto_rico.content import BUILDINGS, LARGE, LIMITS
from games.puerto_rico.views import Place
from render.puerto_rico.layout import Cell, cells, streets_of

SMALL = tuple(kind for kind in BUILDINGS if kind not in LARGE)


@pytest.mark.parametrize("plots", [3, 4])
def test_every_city_finds_room(plots: int) -> None:
    """From none to six large buildings, the rest small ones (R44): nothing overlaps, and nothing stands beyond a street."""
    for large in range(LIMITS.city // 2 + 1):
        city = tuple(map(Place, (*SMALL[: LIMITS.city - 2 * large], *LARGE[:large])))
        placed = cells(city, plots)
        spaces = [
            (cell.column + right, cell.row) for cell in placed for right in range(cell.columns)
        ]

        assert len(placed) == len(city)
        assert len(set(spaces)) == len(spaces)
        assert set(spaces) <= set(product(range(plots), range(streets_of(city, plots))))


def test_a_large_building_has_two_plots_where_these_are_free() -> None:
    """In a full street it has one like the others, and there is no second street for it."""
    few = (Place(SMALL[0]), Place(LARGE[0]), Place(SMALL[1]))
    full = (*few, Place(SMALL[2]))

    assert cells(few, 4) == (Cell(0, 0), Cell(2, 0, 2), Cell(1, 0))
    assert cells(full, 4) == tuple(Cell(column, 0) for column in range(4))
