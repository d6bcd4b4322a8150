"""The islands of the archipelago, each a place of its own, and who works on them."""

from itertools import combinations

import pytest
from PIL import Image, ImageDraw

from render.core import palette
from render.core.canvas import Canvas, Sprite
from render.core.place.coast import BEACH, REACH
from render.puerto_rico import archipelago, pieces
from render.puerto_rico.isles import ISLES, isle, isle_light, outline_of
from tests.render.seeing import changed_area, share_of

SEATS = range(5)
SIZES = ((663, 182), (663, 294), (1364, 282), (663, 542))


def laid(what: Sprite) -> Image.Image:
    """The sprite on plain ground."""
    canvas = Canvas(Image.new("RGB", what.colour.size))
    canvas.put(what, what.margin, what.margin)
    return canvas.image


def test_every_player_has_an_island_of_its_own() -> None:
    """Of another coast and with another mountain, whatever its size."""
    assert len(ISLES) == len(SEATS)
    for one, other in combinations(SEATS, 2):
        assert outline_of(663, 294, one) != outline_of(663, 294, other)
        assert changed_area(laid(isle(663, 294, one)), laid(isle(663, 294, other)))


@pytest.mark.parametrize(("wide", "high"), SIZES)
@pytest.mark.parametrize("seat", SEATS)
def test_fields_and_houses_stand_on_land(seat: int, wide: int, high: int) -> None:
    """No cove of a coast reaches what stands along the sides, and no headland the next island."""
    outline = outline_of(wide, high, seat)
    land = Image.new("L", (wide, high))
    ImageDraw.Draw(land).polygon(outline, fill=255)
    inset = archipelago.COAST + archipelago.SHORE - BEACH
    for box in ((inset, 70, wide - inset, high - 70), (70, inset, wide - 70, high - inset)):
        assert land.crop(box).getextrema() == (255, 255)
    xs, ys = zip(*outline, strict=True)
    assert -min(xs) < archipelago.GAP_X / 2 > max(xs) - wide
    assert max(ys) - high < archipelago.GAP_Y + archipelago.ABOVE


@pytest.mark.parametrize("first", SEATS)
def test_an_island_stays_that_of_its_player(first: int) -> None:
    """Also where another one's lies first and is the largest."""
    areas = archipelago.led_areas(18, 130, 1364, 296, 264, 5)
    canvas = Canvas(Image.new("RGB", (1400, 1400)))
    archipelago.draw_bare_islands(canvas, areas, first)
    for place, area in enumerate(areas):
        alone = Canvas(Image.new("RGB", (1400, 1400)))
        drawn = isle(area.wide, area.high - archipelago.ABOVE, (first + place) % 5)
        alone.put(drawn, area.x, area.y + archipelago.ABOVE)
        middle = (area.x + 90, area.y + 100, area.x + area.wide - 90, area.y + area.high - 60)
        assert changed_area(canvas.image.crop(middle), alone.image.crop(middle)) is None


def test_the_light_lies_around_an_island_and_not_on_it() -> None:
    """It leaves land and name as they are, and is broader than the sand is."""
    light = isle_light(663, 294, 2, palette.LAMP)
    land = light.opacity.crop((REACH + 30, REACH + 30, REACH + 633, REACH + 264))

    assert land.getextrema() == (0, 0)
    row = light.opacity.crop((0, REACH + 147, REACH, REACH + 148)).tobytes()
    assert row.count(255) > BEACH


def test_places_of_work_are_light_where_somebody_works() -> None:
    """Nobles look otherwise than colonists, and where nobody works there is a dark hole."""
    empty, some, all_, noble = (
        laid(pieces.bench(3, *people, 40)) for people in ((0, 0), (1, 0), (3, 0), (3, 1))
    )
    ground, _ = pieces.COLONIST
    shares = [share_of(one, ground) for one in (empty, some, noble, all_)]

    assert shares == sorted(shares)
    assert len(set(shares)) == len(shares)
    assert share_of(some, pieces.HOLE) == pytest.approx(
        share_of(empty, pieces.HOLE) * 2 / 3, rel=0.1
    )
    assert share_of(noble, pieces.NOBLE[0]) > 0.02 > share_of(all_, pieces.NOBLE[0])
