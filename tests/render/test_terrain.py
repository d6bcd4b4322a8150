"""The land: six terrains that differ in lightness, drawn the same every time."""

from itertools import pairwise

import pytest
from PIL import ImageStat

from games.catan.content import PLANS
from render.catan.lattice import LOOKS, SEA_WIDE, lattice, outward
from render.core.terrain.tile import VARIANTS, terrain_tile
from tests.render.catan.positions import walk

TERRAINS = tuple(PLANS["base"].terrains)


def lightness(terrain: str) -> float:
    """How light a terrain is on the whole, 0 to 255."""
    tiles = [terrain_tile(terrain, variant, 102) for variant in range(VARIANTS)]
    means = [ImageStat.Stat(tile.colour.convert("L"), tile.opacity).mean[0] for tile in tiles]
    return sum(means) / len(means)


def test_terrains_differ_in_lightness() -> None:
    """Colour is never alone: five steps of grey, and pasture and desert tell by what stands there."""
    levels = sorted(lightness(terrain) for terrain in TERRAINS if terrain != "desert")

    assert min(after - before for before, after in pairwise(levels)) > 9


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_landscape_is_always_the_same(terrain: str) -> None:
    """Scattered by its number, not by chance; other numbers give other landscapes."""
    first = terrain_tile(terrain, 1, 102).colour.tobytes()
    other = terrain_tile(terrain, 2, 102).colour.tobytes()
    terrain_tile.cache_clear()

    assert terrain_tile(terrain, 1, 102).colour.tobytes() == first
    assert first != other


@pytest.mark.parametrize("plan", ["base", "expanded"])
def test_every_place_lies_on_the_sea_below_the_ribbon(plan: str) -> None:
    """Corners with their badges, harbors with their discs: nothing is cut or covered."""
    places = lattice(plan)
    board = walk(4 if plan == "base" else 6, 4)[0].state.table.board
    edge = 26
    assert all(edge < x < SEA_WIDE - edge for x, _ in places.corners)
    assert all(104 + edge < y < places.look.high - edge for _, y in places.corners)
    for path, _ in board.harbors:
        (x, y), (dx, dy) = places.paths[path], outward(plan, path)
        off = places.look.side * 0.6
        radius = LOOKS[plan].harbor
        assert radius <= x + dx * off <= SEA_WIDE - radius + 4
        assert 104 + radius <= y + dy * off <= places.look.high - radius
