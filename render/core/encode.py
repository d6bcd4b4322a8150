"""From a drawn canvas to the bytes that are sent: the same drawing always gives the same bytes.

JPEG, because drawing must keep up with many tables at once: of a board of 1400 x 1210 WebP takes 40 ms and 240 KB, a palette
PNG 25 ms with bands in every sky, JPEG 5 ms and 330 KB, and at this quality nobody tells it from the WebP.
"""

from hashlib import sha256
from io import BytesIO

from PIL import Image

from render.core.contract import Picture

QUALITIES = (
    (80, 1.0),
    (78, 0.97),
    (76, 0.93),
    (74, 0.91),
    (72, 0.87),
    (70, 0.85),
    (68, 0.82),
    (66, 0.80),
    (64, 0.78),
    (60, 0.74),
    (50, 0.67),
)
"""The qualities, best first, and what a picture weighs at each of them at most, in shares of its weight at the first."""

MOST_BYTES = 400_000
HEAVY = 0.27
"""Bytes that a pixel of the fullest picture takes at the best quality."""

BAND, EVERY, STEP = 16, 7, 3
"""A picture is weighed by one in so many of its columns of that width, each so much further within its part than the one
before: so nothing that stands in a row is weighed at the same place each time.
"""

ALT_LIMIT = 1024

MARK = 12
"""Letters of a picture's hash in its name: pictures of one name are one picture."""


def picture(image: Image.Image, name: str, alt: str) -> Picture:
    """The finished picture; a description that is too long for Discord is cut at a line."""
    flat = image if image.mode == "RGB" else image.convert("RGB")
    data = _light(flat)
    mark = sha256(data).hexdigest()[:MARK]
    return Picture(data, f"{name}-{mark}.jpg", image.size, _within_limit(alt))


def _light(image: Image.Image) -> bytes:
    """The picture as good as it may be within its bytes; weighed first, since encoding twice takes twice as long."""
    data, weight = b"", _weight(image)
    for quality, share in QUALITIES:
        if weight * share > MOST_BYTES and quality != QUALITIES[-1][0]:
            continue
        data = _jpeg(image, quality)
        if len(data) <= MOST_BYTES:
            break
        weight = len(data) / share
    return data


def _weight(image: Image.Image) -> float:
    """What a picture weighs at the best quality, about; nought where it cannot be too heavy."""
    if image.width * image.height * HEAVY <= MOST_BYTES:
        return 0
    parts = max(1, image.width // (BAND * EVERY))
    some = Image.new("RGB", (parts * BAND, image.height))
    for part in range(parts):
        left = BAND * (part * EVERY + part * STEP % EVERY)
        some.paste(image.crop((left, 0, left + BAND, image.height)), (part * BAND, 0))
    return len(_jpeg(some, QUALITIES[0][0])) * image.width / some.width


def _jpeg(image: Image.Image, quality: int) -> bytes:
    written = BytesIO()
    image.save(written, "JPEG", quality=quality, subsampling="4:2:0")
    return written.getvalue()


def _within_limit(alt: str) -> str:
    if len(alt) <= ALT_LIMIT:
        return alt
    kept = alt[: ALT_LIMIT - 1]
    return kept[: kept.rfind("\n")] if "\n" in kept else kept + "…"
