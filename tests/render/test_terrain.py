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


PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
"""What is left of linear red, green and blue to who sees no red (Machado and others, 2009)."""

TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.0888)


def times(matrix: tuple[tuple[float, ...], ...], colour: list[float]) -> list[float]:
    """The colour in other coordinates."""
    return [sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix]


def seen_without_red(terrain: str) -> list[float]:
    """The mean colour of a terrain under protanopia: L*, a*, b*."""
    tile = terrain_tile(terrain, 0, 102)
    mean = [value / 255 for value in ImageStat.Stat(tile.colour, tile.opacity).mean]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in mean]
    left = [min(1.0, max(0.0, one)) for one in times(PROTANOPIA, linear)]
    x, y, z = (
        (one / white) ** (1 / 3) if one / white > 0.008856 else 7.787 * one / white + 16 / 116
        for one, white in zip(times(TO_XYZ, left), WHITE, strict=True)
    )
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def test_forest_and_hills_are_told_apart_without_red() -> None:
    """Delta E of at least 20: who sees no red took one for the other at 7 to 10."""
    forest, hills = seen_without_red("forest"), seen_without_red("hills")
    difference = sum((a - b) ** 2 for a, b in zip(forest, hills, strict=True)) ** 0.5

    assert difference >= 20
