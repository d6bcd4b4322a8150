"""What a building's certificate does, as a sign: a picture of what it is about, and how much more or for how much less."""

from collections.abc import Mapping

from PIL import Image

from games.core.model import Key
from games.sutters_mill.content import BUILDINGS, PLACE, SECTIONS
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.lettering import Face, width
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import SECTION_COLOUR

PAPER = "#F7E7BE"
GILT, WOOD = "#C29A4C", "#6B4A2C"
FREE, ORDER = "0", "⇅"

FACE, SIZES, ARROWS, AIR = 0.76, (0.74, 0.62), 0.42, 0.09
"""On a certificate, in heights of it: its icon, letters of a number and of a word, arrows, and what lies between."""

UPPER, STRIP, WORD, AMOUNT = 88, 52, 48, 72
"""On a poster: how high the picture and the strip below it are, the letters of its word and those of how much more."""

GOLD_HIGH, FIGURE, ARROW, BETWEEN, POSTER_AIR = 84, 74, 44, 8, 16
"""How large a nugget, another icon and arrows are, what lies between, and what is free at the ends."""

ROUND, SEAM = 10, 3
"""How round a poster is, and how wide its lines are."""

STRIPS = {
    f"bonus_{section}": (SECTION_COLOUR[section][1], ink)
    for section, ink in zip(SECTIONS, (palette.WHITE, palette.WHITE, palette.INK), strict=True)
}
"""The effects that bring gold, with the colours of the section's strip and of its name."""

WORDS: Mapping[Key, tuple[str, ...]] = {
    **{f"bonus_{section}": (section,) for section in SECTIONS},
    "rearrange": ("free-rearrange",),
    "spare_placing": ("free-place-prospector",),
    "spare_removing": ("remove",),
    "free_prospector": ("free-place-prospector", "free-remove-prospector"),
    "free_move": ("free-lift-prospector",),
}
"""The words of each effect: the ends of messages' ids."""

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


@kept
def poster(building: Key, owner: int, word: str, free: str) -> Sprite:
    """The same large, over a strip with the word for it: on a wall that nobody holds. Gold of a section is a nugget over its
    name in its colour.
    """
    parts = _large(building, owner, free)
    size = WORD if free in parts else AMOUNT
    wides = [width(one, Face.NAME, size) if isinstance(one, str) else one.size[0] for one in parts]
    inner = sum(wides) + BETWEEN * (len(parts) - 1)
    wide = round(max(inner, width(word, Face.NAME, WORD))) + 2 * POSTER_AIR
    ground, ink = STRIPS.get(BUILDINGS[PLACE[building]].effect, (WOOD, palette.PAPER))
    paper = Image.new("RGB", (wide, UPPER + STRIP), palette.channels(PAPER)[:3])
    board, left = Canvas(paper), (wide - inner) / 2
    board.fill(palette.INK, 0, UPPER - SEAM, wide, SEAM)
    board.fill(ground, 0, UPPER, wide, STRIP)
    board.write(word, Face.NAME, WORD, ink, wide / 2, UPPER + STRIP / 2, "m")
    for one, across in zip(parts, wides, strict=True):
        if isinstance(one, str):
            board.write(one, Face.NAME, size, palette.INK, left, UPPER / 2)
        else:
            board.put_centred(one, left + across / 2, UPPER / 2)
        left += across + BETWEEN
    board.paint(palette.INK, boxes.ring(wide, UPPER + STRIP, ROUND, SEAM), 0, 0)
    return boxes.raised(board.image, ROUND)


def word_of(building: Key, words: Words) -> str:
    """The word below what stands on a poster: the section whose gold it brings, or what is done."""
    told = WORDS[BUILDINGS[PLACE[building]].effect]
    return " · ".join(words(f"render-sutters-mill-{one}") for one in told)


def _large(building: Key, owner: int, free: str) -> tuple[Sprite | str, ...]:
    """What stands on a poster over its word, from left to right."""
    effect = BUILDINGS[PLACE[building]].effect
    icon, text = EFFECTS[effect]
    if effect in STRIPS:
        return text, art.sticker("gold", GOLD_HIGH)
    if text == ORDER:
        return art.sticker(icon, FIGURE), up_and_down(ARROW), art.sticker(icon, FIGURE)
    if icon == "road":
        return prospector(owner, FIGURE), onward(ARROW), free
    if text == FREE:
        return prospector(owner, FIGURE), free
    return text, art.sticker(icon, FIGURE)


def _parts(building: Key, owner: int, high: int, free: str) -> tuple[Sprite | str, ...]:
    """What stands on a certificate, from left to right."""
    effect = BUILDINGS[PLACE[building]].effect
    icon, text = EFFECTS[effect]
    side = round(high * FACE)
    if effect in STRIPS:
        return art.sticker(icon, side), text, art.sticker("gold", side)
    if text == ORDER:
        return art.sticker(icon, side), up_and_down(high * ARROWS), art.sticker(icon, side)
    if icon == "road":
        return prospector(owner, side), onward(high * ARROWS), free
    if text == FREE:
        return prospector(owner, side), free
    return art.sticker(icon, side), text


@kept
def onward(high: float) -> Sprite:
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
