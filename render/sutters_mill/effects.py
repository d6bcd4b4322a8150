"""What a building's certificate does, as a sign: a picture of what it is about, and how much more or for how much less."""

from games.core.model import Key
from games.sutters_mill.content import BUILDINGS, PLACE
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.pieces import prospector

PAPER = "#F7E7BE"
GILT = "#C29A4C"
FREE, ORDER = "0", "⇅"

FACE, SIZES, ARROWS, AIR = 0.76, (0.74, 0.5), 0.42, 0.1
"""On a certificate, in heights of it: its icon, letters of a number and of a word, arrows, and what lies between."""

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
def certificate(building: Key, owner: int, high: int, free: str) -> Sprite:
    """The certificate of a building as it hangs on its wall while nobody holds it: what it is about, and how much more, or that
    it is `free`; `owner` is the colour of a prospector on it.
    """
    parts, gap = _parts(building, owner, high, free), round(high * AIR)
    size = round(high * SIZES[free in parts])
    wides = [width(one, Face.NAME, size) if isinstance(one, str) else one.size[0] for one in parts]
    wide = round(sum(wides)) + gap * (len(parts) + 1)
    sketch = Sketch(wide, high, 10)
    sketch.box(palette.INK, -2.5, -2.5, wide + 5, high + 5, 8)
    sketch.box(PAPER, 0, 0, wide, high, 6)
    for inset, colour in ((4, GILT), (6, PAPER)):
        sketch.box(colour, inset, inset, wide - 2 * inset, high - 2 * inset, 4)
    blank = with_shadow(sketch.reduced(), 10, 2.0, 3, 0.4)
    canvas = Canvas(blank.colour.copy())
    left, middle = float(blank.margin + gap), blank.margin + high / 2
    for one, across in zip(parts, wides, strict=True):
        if isinstance(one, str):
            canvas.write(one, Face.NAME, size, palette.INK, left, middle)
        else:
            canvas.put_centred(one, left + across / 2, middle)
        left += across + gap
    return Sprite(canvas.image, blank.opacity, blank.margin)


def _parts(building: Key, owner: int, high: int, free: str) -> tuple[Sprite | str, ...]:
    """What stands on a certificate, from left to right."""
    icon, text = EFFECTS[BUILDINGS[PLACE[building]].effect]
    side = round(high * FACE)
    if text == ORDER:
        return art.sticker(icon, side), up_and_down(high * ARROWS), art.sticker(icon, side)
    if icon == "road":
        return prospector(owner, side), _onward(high * ARROWS), free
    if text == FREE:
        return prospector(owner, side), free
    return art.sticker(icon, side), text


@kept
def _onward(high: float) -> Sprite:
    """An arrow to the right."""
    unit = high / 32
    sketch = Sketch(30 * unit, high)
    sketch.line(palette.INK, 5.5 * unit, [(1 * unit, 16 * unit), (20 * unit, 16 * unit)])
    head = [(29, 16), (15, 5), (15, 27)]
    sketch.poly(palette.INK, [(px * unit, py * unit) for px, py in head])
    return sketch.done()


@kept
def up_and_down(high: float = 32) -> Sprite:
    """An arrow up beside an arrow down."""
    unit = high / 32
    sketch = Sketch(42 * unit, high)
    for x, tip, foot in ((11, 2, 30), (31, 30, 2)):
        wing = 11 if tip < foot else -11
        shaft = [(x * unit, foot * unit), (x * unit, (tip + wing / 2) * unit)]
        sketch.line(palette.INK, 5.5 * unit, shaft)
        head = [(x, tip), (x - 10, tip + wing), (x + 10, tip + wing)]
        sketch.poly(palette.INK, [(px * unit, py * unit) for px, py in head])
    return sketch.done()
