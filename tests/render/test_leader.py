"""Who leads on a board, and the wreath that says so."""

import pytest
from PIL import Image

from games.core.model import Seat
from render.core import leader, palette
from render.core.canvas import Canvas
from tests.render.seeing import changed_area, share_of


@pytest.mark.parametrize(
    ("points", "leading"),
    [
        ((3, 7, 5), {1}),
        ((7, 2, 7), {0, 2}),
        ((0, 0), set()),
        ((4, 4, 4), set()),
        ((-3, -1), set()),
        ((9,), {0}),
    ],
)
def test_whoever_has_most_leads(points: tuple[int, ...], leading: set[Seat]) -> None:
    """All that are level, but nobody without points, and nobody while all have the same."""
    assert leader.leaders(points) == leading


@pytest.mark.parametrize(("wide", "high"), [(136, 54), (44, 49), (96, 80)])
def test_a_wreath_leaves_the_points_free(wide: int, high: int) -> None:
    """Gold at both sides of its box, no farther than it reaches, and nothing on its middle."""
    bare, wreathed = (Canvas(Image.new("RGB", (300, 200), "#263C48")) for _ in range(2))
    leader.draw_wreath(wreathed, 80, 60, wide, high)
    area = changed_area(bare.image, wreathed.image)
    middle = (80 + wide // 4, 60 + high // 4, 80 + 3 * wide // 4, 60 + high)

    assert area is not None
    assert 80 - leader.reach(high) - 8 <= area[0] < 70
    assert 90 < area[2] - wide <= 80 + leader.reach(high) + 8
    assert len(wreathed.image.crop(middle).getcolors() or ()) == 1


def test_only_points_that_lead_wear_the_wreath() -> None:
    """It is seen in gold; long numbers stay within their plate."""
    plain, leading = (Canvas(Image.new("RGB", (300, 120), "#263C48")) for _ in range(2))
    leader.draw_points(plain, 60, 30, 136, 54, "1234", is_leading=False)
    leader.draw_points(leading, 60, 30, 136, 54, "1234", is_leading=True)

    assert share_of(leading.image, leader.GOLD) > share_of(plain.image, leader.GOLD) + 0.01
    assert changed_area(Image.new("RGB", (300, 120), "#263C48"), plain.image) == (57, 27, 199, 87)


@pytest.mark.parametrize("chips", ["", "7", "26", "104"])
def test_a_chip_is_added_on_the_plate_of_the_points(chips: str) -> None:
    """Closed in the blue of what is hidden, open on paper; none reaches over the plate."""
    ground = Image.new("RGB", (300, 120), "#263C48")
    canvas = Canvas(ground.copy())
    leader.draw_points(canvas, 60, 30, 114, 54, "24", is_leading=False, chips=chips)

    assert (share_of(canvas.image, palette.AZULEJO) > 0.01) == (not chips)
    assert changed_area(ground, canvas.image) == (57, 27, 177, 87)
