"""What places are made of: coasts, streets, plots, plates, houses; drawn the same every time, within their boxes."""

import pytest
from PIL import Image

from render.core import palette
from render.core.canvas import Canvas
from render.core.place import boards, boats, coast, garden, paving, water
from render.core.scenery import above_ground, stand, standing
from tests.render.seeing import changed_area, share_of

WATER = "#2F8CA3"


def a_sea(wide: int = 700, high: int = 400) -> Canvas:
    """Water to draw on."""
    return Canvas(Image.new("RGB", (wide, high), WATER))


def test_an_island_lies_within_its_box() -> None:
    """Land does not leave it, and foam and shallows no farther than they reach."""
    bare, sea = a_sea(), a_sea()
    coast.draw_island(sea, 100, 80, 500, 240, 3)
    area = changed_area(bare.image, sea.image)

    assert area is not None
    assert area[0] >= 100 - coast.REACH
    assert area[3] <= 320 + coast.REACH
    assert all(
        0 <= x <= 500 and 0 <= y <= 240
        for seed in range(6)
        for x, y in coast.island_outline(500, 240, seed)
    )


def test_the_light_of_an_island_leaves_its_land_alone() -> None:
    """A ring in the water: what stands on the land keeps its colours."""
    light = coast.island_light(500, 240, 3, palette.LAMP)
    middle = (light.margin + 250, light.margin + 120)

    assert light.size == (500, 240)
    assert light.opacity.getpixel(middle) == 0
    assert light.opacity.getextrema() == (0, 255)


def test_no_two_neighbours_have_the_same_coast() -> None:
    """Each number has its own, always the same."""
    outlines = {coast.island_outline(500, 240, seed) for seed in range(6)}

    assert len(outlines) == 6
    assert coast.island_outline(500, 240, 2) in outlines


@pytest.mark.parametrize("variant", range(garden.PLAIN + 1))
def test_a_free_plot_differs_from_the_others(variant: int) -> None:
    """Something else stands on each, and it is drawn the same again."""
    drawn = [garden.free_plot(160, 74, one).colour.tobytes() for one in range(garden.PLAIN + 1)]
    garden.free_plot.cache_clear()

    assert garden.free_plot(160, 74, variant).colour.tobytes() == drawn[variant]
    assert drawn.count(drawn[variant]) == 1


def test_a_street_is_as_long_as_asked() -> None:
    """With other cobbles than the street behind it."""
    assert paving.street(640, 30, 0).size == (640, 30)
    assert paving.street(640, 30, 0).colour.tobytes() != paving.street(640, 30, 1).colour.tobytes()


def test_a_bay_has_sky_above_its_horizon_and_water_below() -> None:
    """And the evening warms its left more than its right."""
    canvas = a_sea()
    water.draw_bay(canvas, 100)
    above, below = canvas.image.getpixel((350, 80)), canvas.image.getpixel((350, 300))
    water.draw_evening(canvas)
    left, right = canvas.image.getpixel((5, 300)), canvas.image.getpixel((695, 300))

    assert isinstance(above, tuple)
    assert isinstance(below, tuple)
    assert isinstance(left, tuple)
    assert isinstance(right, tuple)
    assert above[0] > above[2]
    assert below[2] > below[0]
    assert left[0] > right[0]


def test_waves_keep_off_the_sky() -> None:
    """No crest above the given height."""
    bare, sea = a_sea(), a_sea()
    water.draw_waves(sea, 150, 4)
    area = changed_area(bare.image, sea.image)

    assert area is not None
    assert area[1] >= 130


SIZE = boards.PlateSize(154, 47, 32, 26)


@pytest.mark.parametrize("name", ["Poço", "Corporação de Ofício", "Entreposto Comercial"])
def test_a_plate_is_as_large_as_asked_and_its_name_fits(name: str) -> None:
    """On one line or on two."""
    assert boards.name_plate(name, "#A2583A", SIZE).size == (154, 47)
    assert boards.plate_fit(name, SIZE).fits


def test_a_house_stands_on_its_ground() -> None:
    """Its foot is where it was put, and nothing of it but smoke is higher than it says."""
    for key in ("chapel", "smithy", "market_hall", "tower"):
        bare, sea = a_sea(), a_sea()
        stand(sea, standing(key, 120), 350, 300)
        area = changed_area(bare.image, sea.image)
        assert area is not None
        assert 300 <= area[3] <= 312
        assert area[1] >= 300 - 120 * 1.1 - 12
        assert above_ground(key) <= 1.0


def test_a_crate_is_made_of_wood() -> None:
    """Planks without paper."""
    sea = a_sea(160, 120)
    sea.put(boards.crate(100, 72), 30, 20)

    assert share_of(sea.image, paving.PLANK) > 0.1


def test_a_boat_is_as_large_as_asked() -> None:
    """Its box is square, and its sail has the colour that was asked for."""
    assert boats.dinghy(44).size == (44, 44)
    assert share_of(boats.dinghy(44, "#D8313B").colour, "#D8313B") > 0.05


def test_a_path_differs_from_a_street() -> None:
    """Where no houses are yet, the land is trodden, not paved."""
    assert paving.track(300, 18).size == (300, 18)
    bare, trodden, paved = a_sea(), a_sea(), a_sea()
    trodden.put(paving.track(300, 18), 50, 50)
    paved.put(paving.street(300, 18, 0), 50, 50)

    assert share_of(trodden.image, paving.KERB) == share_of(bare.image, paving.KERB) == 0
    assert share_of(paved.image, paving.KERB) > 0
