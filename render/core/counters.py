"""Round number tokens with the pips of two dice below the number."""

from PIL import Image, ImageFilter

from render.core import palette
from render.core.boxes import reach
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow

RED_NUMBERS = (6, 8)
RED = "#B0101C"
GLOW_BLUR = 8.0


def pips(number: int) -> int:
    """In how many of 36 rolls of two dice the number comes."""
    return 6 - abs(7 - number)


@kept
def number_token(number: int, radius: int) -> Sprite:
    """A paper disc with number and pips; the likeliest two are larger and red."""
    is_red = number in RED_NUMBERS
    out = radius * 1.07 if is_red else float(radius)
    side, margin = 2 * radius, 14
    sketch, middle = Sketch(side, side, margin), float(radius)
    edge = max(2.5, radius * 0.077)
    sketch.oval(palette.INK, middle, middle, out)
    sketch.oval(palette.PAPER_EDGE, middle, middle, out - edge)
    sketch.oval(palette.PAPER, middle, middle - edge * 0.4, out - edge * 1.4)
    if is_red:
        sketch.oval(RED, middle, middle, out - edge * 1.8)
        sketch.oval(palette.PAPER, middle, middle, out - edge * 2.9)
    count, dot = pips(number), max(2.2, radius * 0.088)
    ink = RED if is_red else palette.INK
    for place in range(count):
        x = middle + (place - (count - 1) / 2) * dot * 2.45
        sketch.oval(ink, x, middle + radius * 0.58, dot)
    blank = with_shadow(sketch.reduced(), margin, 3.0, 4, 0.5)
    face = Canvas(blank.colour.copy())
    size = round(radius * (1.34 if is_red else 1.03 if number in {2, 12} else 1.18))
    height = margin + middle - radius * 0.12
    face.write(str(number), Face.NUMBER, size, ink, margin + middle, height, "m")
    return Sprite(face.image, blank.opacity, margin)


@kept
def disc_light(radius: int, thickness: int, colour: str = palette.AQUA) -> Sprite:
    """A bright ring inside an ink one, with its glow: lies below a token of that radius."""
    out = radius + thickness + 2
    margin = reach(GLOW_BLUR)
    light = Sketch(2 * out, 2 * out, margin)
    light.oval(colour, out, out, out + 3)
    soft = light.reduced().getchannel("A").filter(ImageFilter.GaussianBlur(GLOW_BLUR))
    ring = Sketch(2 * out, 2 * out, margin)
    ring.oval(palette.INK, out, out, out)
    ring.oval(colour, out, out, out - 2)
    ground = Image.new("RGBA", ring.reduced().size, (*palette.channels(colour)[:3], 0))
    ground.putalpha(soft.point([round(level * 0.85) for level in range(256)]))
    ground.alpha_composite(ring.reduced())
    return Sprite(ground.convert("RGB"), ground.getchannel("A"), margin)
