"""Where people come ashore: the ship at its pier, and on this whoever can be taken, each with what they are worth."""

from collections.abc import Sequence

from PIL import Image

from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.place.paving import planks
from render.core.sketch import BROAD, Sketch
from render.puerto_rico.figures import HIGH as TALL
from render.puerto_rico.figures import WIDE as BROAD_AS
from render.puerto_rico.figures import standing
from render.puerto_rico.options import Option

HIGH, LEFT, ROOM = 430, 18, 1364

SHIP, MOORED = 330, 400
"""How large the ship is, and how much of the width it has."""

DECK, POSTS = 172, 44
"""How high the pier is, and how far its posts reach into the water below."""

FIGURE, STEP = 368, 482
"""How high somebody is who can be taken, and from one to the next."""

SIGN, SIGN_HIGH, RADIUS = 268, 256, 18
"""How large the sign is beside each of them."""

ASIDE, SHIELD = 28, 116
"""How much of a sign the figure before it may cover, and how large the points are."""

NAME, TOLD = (76, 40), (50, 28)
"""Letters at most and at least."""

WORTH = {"colonist": 0, "noble": 1}
"""What somebody counts at the end."""

POST, POST_DARK, SHADE = "#6E4A2A", "#4F3419", "#0E3F5A60"


def draw_bare_landing(canvas: Canvas, y: int) -> None:
    """Draw the ship at its pier before anybody stands there."""
    foot, left = y + HIGH - POSTS, LEFT + MOORED - 40
    canvas.put(posts(LEFT + ROOM - left), left, foot - 8)
    canvas.put(planks(LEFT + ROOM - left, DECK, 3), left, foot - DECK)
    ship = art.sticker("colonist_ship", SHIP)
    canvas.put_centred(ship, LEFT + MOORED / 2 - 24, y + HIGH - SHIP / 2 - 20)


def draw_landing(canvas: Canvas, y: int, told: Sequence[Option], words: Words) -> None:
    """Draw who can be taken: their buttons have a sign, and no letter."""
    first = LEFT + MOORED
    for place, one in enumerate(told):
        _draw_one(canvas, first + place * STEP, y, one, words)


def _draw_one(canvas: Canvas, x: int, y: int, one: Option, words: Words) -> None:
    """Draw somebody on the pier beside the sign."""
    foot, wide = y + HIGH - POSTS - 24, round(FIGURE * BROAD_AS / TALL)
    left, top = x + wide - 30, foot - SIGN_HIGH
    if one.chosen:
        boxes.lit(canvas, palette.LAMP, left, top, SIGN, SIGN_HIGH, RADIUS, 8)
    canvas.put(_sign(one.key, one.name, words("render-puerto-rico-at-end")), left, top)
    canvas.put(standing(one.key, FIGURE), x - 24, foot + 6 - FIGURE)
    if one.chosen:
        canvas.put_centred(tokens.tick(36), left + SIGN - 20, top + 8)


@kept
def _sign(sort: str, name: str, told: str) -> Sprite:
    """The sign of somebody: the name, and the points."""
    face = Canvas(Image.new("RGB", (SIGN, SIGN_HIGH), palette.PAPER))
    title = fit(name, Face.NAME, SIGN - ASIDE - 12, *NAME, 1)
    middle = (SIGN + ASIDE) / 2
    face.write(title.lines[0], Face.NAME, title.size, palette.INK, middle, 56, "m")
    face.put_centred(tokens.shield(WORTH[sort], SHIELD), ASIDE + SHIELD / 2, 172)
    begun = ASIDE + SHIELD + 12
    line = fit(told, Face.NAME, SIGN - begun - 10, *TOLD, 2)
    face.write_lines(line.lines, Face.NAME, line.size, palette.INK, begun, 172)
    return boxes.raised(face.image, RADIUS)


@kept
def posts(wide: int) -> Sprite:
    """What the pier stands on, in the water."""
    sketch = Sketch(wide, POSTS + 8, scale=BROAD)
    sketch.box(SHADE, 0, 0, wide, 30, 4)
    for x in range(24, wide, 118):
        sketch.box(POST_DARK, x, 0, 26, POSTS, 4)
        sketch.box(POST, x, 0, 16, POSTS, 4)
        sketch.oval("#D9F1F6A0", x + 13, POSTS, 24, 4)
    return sketch.done()
