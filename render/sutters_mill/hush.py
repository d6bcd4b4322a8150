"""Houses that are out of it: a little greyer and darker than their street, never in the night."""

from PIL import Image

from render.core.canvas import Canvas


def hush(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    share: float,
    shade: float,
    mask: Image.Image | None = None,
) -> None:
    """Mix what lies in a box, or in a shape within it, with so much grey that is so bright, before anything is drawn on it."""
    drawn = canvas.image.crop(box)
    grey = drawn.convert("L").point([round(level * shade) for level in range(256)])
    canvas.image.paste(Image.blend(drawn, grey.convert("RGB"), share), box, mask)
