"""What a question makes of a place in the private picture: light on its name and boardwalk, the own prospectors before it."""

from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from games.core.model import Key
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Private, Public
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.halo import lamplight
from render.core.sketch import Sketch
from render.sutters_mill.pieces import prospector
from render.sutters_mill.prospectors import draw_crowd
from render.sutters_mill.vocabulary import owner_of

RING = 9
"""The amber light around the name of a place that can be chosen."""

STEP, SIDE, REACH, BRIGHT = 19, 2, 14, 0.8
"""How high a boardwalk is, what is free of the place beside it, how far its light is seen and how strong it is."""

UP, APART, CLOSE = 14, 12, 0.2
"""How far whoever is on its way is lifted, how far from those that stay, and how close these stand, in sizes of one."""


class Spot(NamedTuple):
    """A place of the town, and what is asked about it."""

    area: tuple[int, int, int, int]
    space: Key
    is_choice: bool
    """Whether an answer names it, and not every other place: then its name lies in the light."""

    is_open: bool
    """Whether all that is asked is which place: then it lies in the light."""

    is_lit: bool
    """Whether the own prospectors stand in amber light."""

    is_left: bool
    """Whether one of them is on its way."""


def light_boardwalk(canvas: Canvas, spot: Spot) -> None:
    """Lay amber light on the boardwalk of a house."""
    x, y, wide, high = spot.area
    at = x + SIDE - REACH, y + high - STEP - REACH
    canvas.paint(palette.LAMP, _light(wide - 2 * SIDE), *at)


@kept
def _light(across: int) -> Image.Image:
    """The mask of the light on a boardwalk so wide: its boards are seen through it."""
    mask = Image.new("L", (across + 2 * REACH, STEP + 2 * REACH))
    mask.paste(round(255 * BRIGHT), (REACH, REACH, REACH + across, REACH + STEP))
    glow = mask.filter(ImageFilter.GaussianBlur(REACH / 2))
    return ImageChops.lighter(mask, glow)


def draw_own(
    canvas: Canvas, spot: Spot, ends: tuple[float, float], size: int, own: Private, view: Public
) -> None:
    """Draw the own prospectors of a place between those ends, lifted and in amber light whoever is on its way."""
    _, y, _, high = spot.area
    left, right = ends
    owner, foot = owner_of(own.seat), y + high + 2
    stays = view.table.players[own.seat].prospectors[PLACE[spot.space]] - spot.is_left
    room = right - left
    if spot.is_left:
        room = max(room - size - APART, size * (1 + CLOSE * (stays - 1)))
    draw_crowd(canvas, (left, foot), owner, stays, size, room, is_lit=spot.is_lit)
    if spot.is_left:
        at = (right - size / 2 - APART, foot - UP - size / 2)
        canvas.put_centred(_shade(), at[0], foot - 8)
        canvas.put_centred(lamplight(prospector, owner, size), *at)
        canvas.put_centred(prospector(owner, size), *at)


@kept
def _shade() -> Sprite:
    """The shade below whoever is lifted."""
    sketch = Sketch(84, 18)
    sketch.oval("#2A201890", 42, 9, 38, 8)
    return sketch.done()
