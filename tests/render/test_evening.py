"""The winner's town over a score table."""

import pytest
from PIL import Image

from render.core import palette
from render.core.canvas import Canvas
from render.core.coast import MILL, SHORE, draw_island
from render.core.evening import DARK, FAR_MOST, SKY, draw_town
from tests.render.seeing import share_of

GROUND = SKY - 18
KEYS = ("chapel", "palace", "library", "tower", "bank", "crane", "archive", "smithy")


def town(keys: tuple[str, ...], others: tuple[str, ...] = (), owner: int = 0) -> Image.Image:
    """A town that these buildings are."""
    canvas = Canvas(Image.new("RGB", (1400, SKY), "#6B4270"))
    draw_town(canvas, GROUND, keys, owner, others)
    return canvas.image


@pytest.mark.parametrize("owner", range(6))
def test_flags_are_the_winners(owner: int) -> None:
    """At both ends, and pennants between them."""
    image = town(KEYS[:3], owner=owner)

    for box in ((0, 140, 200, 260), (1200, 140, 1400, 260), (400, 130, 1000, 200)):
        assert share_of(image.crop(box), palette.SEATS[owner].full, 20) > 0.02


def test_the_towns_of_the_others_are_dark() -> None:
    """Behind the winner's land, no more than there is room for."""
    alone, few, many = (town(KEYS[:3], others) for others in ((), KEYS, KEYS * 4))

    assert share_of(alone, DARK, 4) == 0
    assert share_of(few, DARK, 4) > 0.005
    assert town(KEYS[:3], (KEYS * 4)[:FAR_MOST]).tobytes() == many.tobytes()


@pytest.mark.parametrize("count", [0, 1, 6, 7, 12])
def test_a_town_stands_between_its_flags(count: int) -> None:
    """In one row or two, under the banner, whatever it is made of."""
    image, bare = town((KEYS * 2)[:count]), town(())

    assert (image.tobytes() == bare.tobytes()) == (count == 0)
    for box in ((0, 0, 1400, 110), (0, 0, 30, SKY), (1370, 0, 1400, SKY)):
        assert image.crop(box).tobytes() == bare.crop(box).tobytes()


@pytest.mark.parametrize(("settlements", "cities"), [(1, 0), (2, 4), (5, 4), (9, 9)])
def test_a_coast_is_full_of_the_winners_houses(settlements: int, cities: int) -> None:
    """Between the bay with its ship and the mill, however many they are."""
    bare, built = (Canvas(Image.new("RGB", (1400, SKY), "#6B4270")) for _ in range(2))
    draw_island(bare, GROUND, 4, settlements=0, cities=0)
    draw_island(built, GROUND, 4, settlements=settlements, cities=cities)

    colour = palette.SEATS[4].full
    land, mill = (SHORE, 200, MILL - 90, GROUND), (MILL - 60, 280, 1400, GROUND)
    assert share_of(built.image.crop(land), colour, 20) > 0.01
    assert share_of(bare.image.crop(land), colour, 20) < 0.001
    assert share_of(built.image.crop(mill), colour, 20) < 0.001
