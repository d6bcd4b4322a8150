"""Looking at pictures in tests: decoded pixels, areas of a colour, differences."""

from io import BytesIO

from PIL import Image, ImageChops

from render.core import palette
from render.core.contract import Picture


def decoded(picture: Picture) -> Image.Image:
    """The picture as a reader's client shows it."""
    return Image.open(BytesIO(picture.data)).convert("RGB")


def share_of(image: Image.Image, colour: str, tolerance: int = 24) -> float:
    """Which share of the pixels has about that colour."""
    plain = Image.new("RGB", image.size, palette.channels(colour)[:3])
    bands = ImageChops.difference(image, plain).split()
    furthest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(furthest.histogram()[: tolerance + 1]) / (image.width * image.height)


def changed_area(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box within which two drawings differ."""
    return ImageChops.difference(one, other).getbbox()
