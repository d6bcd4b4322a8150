"""The bytes of a picture: as good as they may be, never too heavy, and alike for equal drawings."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

from render.core.encode import MOST_BYTES, picture

WIDE, HIGH = 1400, 1400


def crowded(share: float, *, is_upright: bool = False) -> Image.Image:
    """A drawing of which that share is grain that hardly gets lighter, beside or below one calm colour."""
    drawn = Image.new("RGB", (WIDE, HIGH), "#274452")
    size = (round(WIDE * share), HIGH) if is_upright else (WIDE, round(HIGH * share))
    grain = Image.frombytes("L", size, Random(7).randbytes(size[0] * size[1]))
    drawn.paste(grain.convert("RGB"), (0, 0))
    return drawn


@pytest.mark.parametrize("is_upright", [True, False])
@pytest.mark.parametrize("share", [0.3, 0.35, 0.4])
def test_a_crowded_picture_uses_the_room_it_has(share: float, *, is_upright: bool) -> None:
    """However its grain lies, and so however wrong it was weighed: within its bytes, and not much below them."""
    data = picture(crowded(share, is_upright=is_upright), "crowd", "").data

    assert 0.85 * MOST_BYTES <= len(data) <= MOST_BYTES


def test_a_picture_is_no_worse_than_it_must_be() -> None:
    """A large one that is calm is as good as a small one; only a crowded one is not."""
    small = Image.new("RGB", (400, 300), "#274452")
    tables = [
        JpegImageFile(BytesIO(picture(drawn, "one", "").data)).quantization
        for drawn in (small, crowded(0.2), crowded(0.5))
    ]

    assert tables[0] == tables[1]
    assert tables[0] != tables[2]


def test_equal_drawings_are_the_same_file() -> None:
    """Name and bytes."""
    drawn = crowded(0.4)

    assert picture(drawn, "one", "") == picture(drawn.copy(), "one", "")
