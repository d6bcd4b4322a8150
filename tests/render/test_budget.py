"""What is kept between drawings: one budget of bytes for all games."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.core import budget
from render.core.budget import ENTRY, Budget, kept, weight_of
from render.core.canvas import Sprite

SIDE = 10
WEIGHT = 3 * SIDE * SIDE + ENTRY


def test_pictures_weigh_their_pixels() -> None:
    """A sprite weighs its colours and its opacity; numbers beside a mask weigh nothing."""
    colour, mask = Image.new("RGB", (SIDE, SIDE)), Image.new("L", (SIDE, SIDE))

    assert weight_of(Sprite(colour, mask, 4)) == 4 * SIDE * SIDE
    assert weight_of(((mask, 1, 2), (mask, 3, 4))) == 2 * SIDE * SIDE


def test_what_was_not_asked_for_longest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three tiles where there is room for two: the one asked for again stays, whoever drew it."""
    monkeypatch.setattr(budget, "PICTURES", Budget(2 * WEIGHT))
    drawn = []

    @kept
    def tile(colour: str) -> Image.Image:
        drawn.append(colour)
        return Image.new("RGB", (SIDE, SIDE), colour)

    @kept
    def other(colour: str) -> Image.Image:
        return tile(colour).copy()

    tile("red")
    tile("blue")
    tile("red")
    other("green")
    tile("red")
    tile("blue")

    assert drawn == ["red", "blue", "green", "red", "blue"]
    assert budget.PICTURES.used == 2 * WEIGHT


def test_what_is_too_heavy_alone_is_not_kept() -> None:
    """It would push out everything else and be gone with the next."""
    pictures = Budget(WEIGHT - 1)
    pictures.put("tile", Image.new("RGB", (SIDE, SIDE)))

    assert (len(pictures), pictures.used) == (0, 0)


def test_one_function_can_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others keep what they have drawn."""
    monkeypatch.setattr(budget, "PICTURES", Budget(4 * WEIGHT))

    @kept
    def tile(side: int) -> Image.Image:
        return Image.new("RGB", (side, side))

    @kept
    def other(side: int) -> Image.Image:
        return Image.new("RGB", (side, side))

    first, second = tile(SIDE), other(side=SIDE)
    tile.cache_clear()

    assert tile(SIDE) is not first
    assert other(side=SIDE) is second


def test_threads_share_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many draw at once, the sum stays what is kept."""
    monkeypatch.setattr(budget, "PICTURES", Budget(5 * WEIGHT))

    @kept
    def tile(shade: int) -> Image.Image:
        return Image.new("RGB", (SIDE, SIDE), (shade, shade, shade))

    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda place: tile(place % 9), range(400)))

    assert [picture.getpixel((0, 0))[0] for picture in pictures] == [n % 9 for n in range(400)]  # type: ignore[index]
    assert budget.PICTURES.used == len(budget.PICTURES) * WEIGHT <= 5 * WEIGHT
