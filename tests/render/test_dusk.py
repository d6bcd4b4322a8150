"""Dusk over a picture: places in question stay as they are, everything else is darker."""

from PIL import Image

from render.core import palette
from render.core.canvas import Canvas
from render.core.dusk import COLOUR, SHARE, draw_dusk
from tests.render.seeing import share_of

WHITE = "#FFFFFF"


def test_places_in_question_stay_in_the_light() -> None:
    """Round ones and polygons; what lies beyond the darkened part is left alone."""
    canvas = Canvas(Image.new("RGB", (260, 160), WHITE))
    square = [(150.0, 40.0), (210.0, 40.0), (210.0, 100.0), (150.0, 100.0)]

    draw_dusk(canvas, 240, 140, [(60, 70, 36)], [square])

    dark = palette.mixed(WHITE, COLOUR, SHARE)
    for colour, places in (
        (WHITE, ((60, 70), (180, 70), (250, 150))),
        (dark, ((8, 8), (120, 70), (230, 130))),
    ):
        for x, y in places:
            assert share_of(canvas.image.crop((x - 3, y - 3, x + 3, y + 3)), colour, 3) == 1
