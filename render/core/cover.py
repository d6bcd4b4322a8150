"""The picture in a lobby: the game's scene between a signboard with its name and the row of its seats."""

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.place.paving import PLANK, PLANK_DARK, PLANK_LIGHT
from render.core.scatter import Scatter
from render.core.sketch import Sketch

WIDE = 1400
BOARD, SCENE, FOOT = 168, 660, 132
"""Heights of the signboard, the scene and the row of seats."""

HIGH = BOARD + SCENE + FOOT
TITLE, TITLE_LEAST = 128, 60
NOTE, NOTE_HIGH = 62, 96
STRIP, STRIP_TEXT, STRIP_LEAST = 110, 76, 46
"""The strip with what was chosen: its height, and the largest and least size of its text."""

SEAL, SEAL_STEP = 25, 112
CHAIR = (98, 122)
"""Width and height of the chair behind each seal."""
INVITED = 76
EDGE = 34
SEPARATOR = " · "


class Window(NamedTuple):
    """The part of a board that its lobby shows: without the ribbon, and where it can be without the players' panels."""

    top: int = 104
    right: int = WIDE
    is_low: bool = False
    """Whether the strip with what was chosen lies over its sky; else it pushes the scene down."""


class Cover(NamedTuple):
    """What a lobby's picture says besides the scene."""

    title: str
    chosen: Sequence[str]
    """Scenario and expansions."""

    owners: Sequence[int]
    """The colours of the seats."""


def draw_cover(board: Picture, window: Window, cover: Cover, words: Words) -> Picture:
    """The cover of a board."""
    canvas = Canvas(Image.new("RGB", (WIDE, HIGH), palette.NIGHT))
    down = STRIP if cover.chosen and not window.is_low else 0
    scene = _scene(board, window, SCENE - down)
    canvas.image.paste(scene, (0, BOARD + down))
    canvas.image.paste(_signboard(), (0, 0))
    canvas.fill(palette.INK, 0, BOARD - 3, WIDE, 6)
    room = _draw_note(canvas, words("render-preview-sign"))
    title = fit(cover.title, Face.NAME, room - EDGE, TITLE, TITLE_LEAST, 2)
    size = min(title.size, BOARD * 2 // 5) if len(title.lines) > 1 else title.size
    for ink, down in ((palette.INK, 5), (palette.PAPER, 0)):
        canvas.write_lines(title.lines, Face.NAME, size, ink, EDGE, BOARD / 2 + down)
    _draw_chosen(canvas, cover.chosen)
    _draw_seats(canvas, cover, words)
    told = ", ".join((cover.title, *cover.chosen))
    alt = f"{words('render-preview')}: {told}. {words('render-preview-invites')}. {board.alt}"
    return picture(canvas.image, "cover", alt)


def _scene(board: Picture, window: Window, high: int) -> Image.Image:
    """As much of the board as there is room for, from the window's top on, as wide as the picture."""
    whole = Image.open(BytesIO(board.data)).convert("RGB")
    seen = round(window.right * high / WIDE)
    part = whole.crop((0, window.top, window.right, window.top + seen))
    return part.resize((WIDE, high), Image.Resampling.LANCZOS)


@kept
def _chair() -> Sprite:
    """A chair seen from the front: a back between two posts, a seat, four legs."""
    wide, high = CHAIR
    sketch = Sketch(wide, high, 4)
    posts = [[(9, 5), (9, high - 6)], [(wide - 9, 5), (wide - 9, high - 6)]]
    legs = [[(26, high - 22), (26, high - 12)], [(wide - 26, high - 22), (wide - 26, high - 12)]]
    for colour, grown in ((palette.INK, 6), (PLANK_DARK, 0)):
        for line in (*posts, *legs):
            sketch.line(colour, 10 + grown, line)
    for top, tall in ((6, 74), (high - 36, 18)):
        sketch.box(palette.INK, 1, top - 3, wide - 2, tall + 6, 9)
        sketch.box(PLANK, 4, top, wide - 8, tall, 7)
        sketch.box(PLANK_LIGHT, 4, top, wide - 8, 6, 5)
    return sketch.done()


@kept
def _signboard() -> Image.Image:
    """Three planks with nails at their ends."""
    sketch, chance = Sketch(WIDE, BOARD), Scatter(31)
    sketch.box(PLANK_DARK, 0, 0, WIDE, BOARD, 0)
    step = BOARD / 3
    for row in range(3):
        top = row * step
        sketch.box(PLANK, 0, top + 1.5, WIDE, step - 3, 0)
        sketch.box(PLANK_LIGHT, 0, top + 1.5, WIDE, 4, 0)
        for _ in range(9):
            x, y = chance.between(0, WIDE), top + chance.between(12, step - 8)
            sketch.line(PLANK_DARK + "70", 2, [(x, y), (x + chance.between(60, 180), y)])
        for x in (16, WIDE - 16):
            sketch.oval(palette.INK, x, top + step / 2, 6)
            sketch.oval("#C9CED2", x - 1, top + step / 2 - 1, 3.6)
    return sketch.reduced().convert("RGB")


def _draw_note(canvas: Canvas, text: str) -> int:
    """Draw the paper that says it is a preview; the answer is where it begins."""
    wide = round(width(text, Face.NAME, NOTE)) + 56
    left, top = WIDE - EDGE - wide, (BOARD - NOTE_HIGH) // 2
    boxes.shadow(canvas, left, top, wide, NOTE_HIGH, 10)
    boxes.box(canvas, palette.PAPER, left, top, wide, NOTE_HIGH, 10)
    boxes.outline(canvas, palette.PAPER_EDGE, left + 6, top + 6, wide - 12, NOTE_HIGH - 12, 6, 2)
    canvas.write(text, Face.NAME, NOTE, palette.INK, left + wide / 2, top + NOTE_HIGH / 2, "m")
    return left - 30


def _draw_chosen(canvas: Canvas, chosen: Sequence[str]) -> None:
    """Draw scenario and expansions on a strip of paper that hangs below the signboard."""
    if not chosen:
        return
    canvas.fill(palette.INK, 0, BOARD, WIDE, STRIP + 4)
    canvas.fill(palette.PAPER, 0, BOARD + 3, WIDE, STRIP - 3)
    text = SEPARATOR.join(chosen)
    line = fit(text, Face.NAME, WIDE - 2 * EDGE, STRIP_TEXT, STRIP_LEAST, 2)
    size = min(line.size, STRIP * 2 // 5) if len(line.lines) > 1 else line.size
    middle = BOARD + STRIP / 2 + 1
    canvas.write_lines(line.lines, Face.NAME, size, palette.INK, EDGE, middle)


def _draw_seats(canvas: Canvas, cover: Cover, words: Words) -> None:
    """Draw the seals of all seats, and the invitation."""
    top = BOARD + SCENE
    canvas.fill(palette.NIGHT, 0, top, WIDE, FOOT)
    canvas.fill(palette.INK, 0, top - 3, WIDE, 6)
    middle = top + FOOT / 2
    for place, owner in enumerate(cover.owners):
        x = EDGE + CHAIR[0] / 2 + place * SEAL_STEP
        canvas.put_centred(_chair(), x, middle)
        canvas.put_centred(tokens.seal(owner, SEAL), x, middle - 20)
    left = EDGE + len(cover.owners) * SEAL_STEP + 24
    line = fit(words("render-preview-invites"), Face.NAME, WIDE - EDGE - left, INVITED, 44, 2)
    size = min(line.size, FOOT * 2 // 5) if len(line.lines) > 1 else line.size
    canvas.write_lines(line.lines, Face.NAME, size, palette.PAPER, left, middle)
