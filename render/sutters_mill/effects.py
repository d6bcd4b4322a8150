"""What a building's certificate does, as a sign: a picture of what it is about, and how much more or for how much less."""

from games.core.model import Key
from games.sutters_mill.content import BUILDINGS, PLACE
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.pieces import prospector

SIGN = (70, 94)
"""Width and height."""

ICON, SIZE = 52, 48
PAPER = "#F7E7BE"
FREE, ORDER = "0", "⇅"

EFFECTS = {
    "bonus_river": ("nug_river", "+1"),
    "bonus_hill": ("nug_hill", "+1"),
    "bonus_mine": ("nug_mine", "+1"),
    "rearrange": ("card", ORDER),
    "spare_placing": ("card", "+1"),
    "spare_removing": ("saved", "+1"),
    "free_prospector": ("pawn", FREE),
    "free_move": ("road", FREE),
}
"""The icon of each effect, and what stands below it: one more, for nothing, or put in order."""


@kept
def effect_sign(building: Key, owner: int) -> Sprite:
    """The sign of a building; `owner` is the colour of a prospector on it."""
    wide, high = SIGN
    icon, text = EFFECTS[BUILDINGS[PLACE[building]].effect]
    sketch = Sketch(wide, high, 10)
    sketch.box(palette.INK, -2.5, -2.5, wide + 5, high + 5, 11)
    sketch.box(PAPER, 0, 0, wide, high, 9)
    blank = with_shadow(sketch.reduced(), 10, 2.0, 3, 0.4)
    canvas = Canvas(blank.colour.copy())
    middle = blank.margin + wide / 2
    sign = prospector(owner, ICON) if icon == "pawn" else art.sticker(icon, ICON)
    canvas.put_centred(sign, middle, blank.margin + 29)
    low = blank.margin + high - 25
    if text == ORDER:
        canvas.put_centred(up_and_down(), middle, low)
    elif text == FREE:
        canvas.put_centred(art.sticker("gold", 34), middle - 15, low)
        canvas.write(text, Face.NUMBER, SIZE, palette.INK, middle + 16, low, "m")
    else:
        canvas.write(text, Face.NUMBER, SIZE, palette.INK, middle, low, "m")
    return Sprite(canvas.image, blank.opacity, blank.margin)


@kept
def up_and_down() -> Sprite:
    """An arrow up beside an arrow down."""
    sketch = Sketch(42, 32)
    for x, tip, foot in ((11, 2, 30), (31, 30, 2)):
        wing = 11 if tip < foot else -11
        sketch.line(palette.INK, 5.5, [(x, foot), (x, tip + wing / 2)])
        sketch.poly(palette.INK, [(x, tip), (x - 10, tip + wing), (x + 10, tip + wing)])
    return sketch.done()
