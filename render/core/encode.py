"""From a drawn canvas to the bytes that are sent: the same drawing always gives the same bytes."""

from io import BytesIO

from PIL import Image

from render.core.contract import Picture

QUALITY = 86
METHOD = 0
ALT_LIMIT = 1024


def picture(image: Image.Image, name: str, alt: str, quality: int = QUALITY) -> Picture:
    """The finished picture; a description that is too long for Discord is cut at a line."""
    written = BytesIO()
    image.save(written, "WEBP", quality=quality, method=METHOD)
    return Picture(written.getvalue(), f"{name}.webp", image.size, _within_limit(alt))


def _within_limit(alt: str) -> str:
    if len(alt) <= ALT_LIMIT:
        return alt
    kept = alt[: ALT_LIMIT - 1]
    return kept[: kept.rfind("\n")] if "\n" in kept else kept + "…"
