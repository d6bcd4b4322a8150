"""From a drawn canvas to the bytes that are sent: the same drawing always gives the same bytes.

JPEG, because drawing must keep up with many tables at once: of a board of 1400 x 1210 WebP takes 40 ms and 240 KB, a palette
PNG 25 ms with bands in every sky, JPEG 5 ms and 330 KB, and at this quality nobody tells it from the WebP.
"""

from hashlib import sha256
from io import BytesIO

from PIL import Image

from render.core.contract import Picture

QUALITIES = (80, 72, 64, 50)
"""Tried in order until the picture is light enough: only the fullest boards need the second."""

MOST_BYTES = 400_000
ALT_LIMIT = 1024

MARK = 12
"""Letters of a picture's hash in its name: pictures of one name are one picture."""


def picture(image: Image.Image, name: str, alt: str) -> Picture:
    """The finished picture; a description that is too long for Discord is cut at a line."""
    flat = image if image.mode == "RGB" else image.convert("RGB")
    data = b""
    for quality in QUALITIES:
        data = _jpeg(flat, quality)
        if len(data) <= MOST_BYTES:
            break
    mark = sha256(data).hexdigest()[:MARK]
    return Picture(data, f"{name}-{mark}.jpg", image.size, _within_limit(alt))


def _jpeg(image: Image.Image, quality: int) -> bytes:
    written = BytesIO()
    image.save(written, "JPEG", quality=quality, subsampling="4:2:0")
    return written.getvalue()


def _within_limit(alt: str) -> str:
    if len(alt) <= ALT_LIMIT:
        return alt
    kept = alt[: ALT_LIMIT - 1]
    return kept[: kept.rfind("\n")] if "\n" in kept else kept + "…"
