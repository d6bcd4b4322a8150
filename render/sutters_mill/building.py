"""One building: its drawing and symbol, who leads it, the stack, the prospectors there."""

from PIL import Image

from games.core.model import Key
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import NOBODY, Card, Public, sums
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene, Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.scenery import scenery
from render.core.sketch import Sketch
from render.sutters_mill.pieces import card, draw_number, prospector
from render.sutters_mill.vocabulary import SYMBOLS, TINTS, owner_of, term

WIDE, HIGH = 331, 292
HEAD = 80
DRAWING = 114
RADIUS = 16
CARD, CARD_HIGH, STEP = 56, 76, 51
SMALL = 0.66
LONGEST = 6
"""Cards of a stack whose ranks are still whole beside each other."""

SUMS = ((46, 32), (40, 26), (36, 22), (32, 18))
"""Sizes of the holder's sum and of the others, the largest that fits is taken."""


@kept
def _drawing(building: Key) -> Image.Image:
    """The building in its landscape."""
    return scenery(building, TINTS, DRAWING, HEAD)


@kept
def _boarded() -> Sprite:
    """Two planks over a drawing."""
    sketch = Sketch(DRAWING, HEAD, 0)
    for line in (((10, 22), (104, 58)), ((10, 60), (104, 30))):
        sketch.line(palette.INK, 21, line)
        sketch.line("#8A5A2C", 16, line)
        sketch.line("#A87443", 6, [(x, y - 4) for x, y in line])
    return sketch.done()


def draw_building(
    canvas: Canvas, x: int, y: int, building: Key, view: Public, scene: Scene, *, is_new: bool
) -> None:
    """Draw the building at a corner."""
    table = view.table
    place = PLACE[building]
    is_gone = table.gone[place]
    holder = table.holders[place]
    if is_new:
        boxes.lit(canvas, palette.AQUA, x, y, WIDE, HIGH, RADIUS, 6)
    else:
        boxes.shadow(canvas, x, y, WIDE, HIGH, RADIUS)
    boxes.box(canvas, palette.PANEL, x, y, WIDE, HIGH, RADIUS)
    _draw_head(canvas, x, y, building, scene.words, is_gone=is_gone)
    line = palette.LINE if holder == NOBODY else palette.SEATS[owner_of(holder)].full
    canvas.fill(line, x, y + HEAD, WIDE, 7)
    stack = table.stacks[place]
    if is_gone and not stack:
        text = fit(scene.words("render-sutters-mill-gone"), Face.NOTE, WIDE - 30, 36, 22, 1)
        canvas.write(text.lines[0], Face.NOTE, text.size, palette.MIST, x + 18, y + 116)
    else:
        _draw_influence(canvas, x, y + 116, view, building, scene.words)
    if stack:
        _draw_stack(canvas, x + 18, y + 148, stack)
    else:
        boxes.free_place(canvas, x + 14, y + 148, WIDE - 28, 68, 12)
    _draw_prospectors(canvas, x, y + HIGH - 34, view, place)


@kept
def _head_mask() -> Image.Image:
    return boxes.rounded(WIDE, HIGH, RADIUS).crop((0, 0, WIDE, HEAD))


def _draw_head(
    canvas: Canvas, x: int, y: int, building: Key, words: Words, *, is_gone: bool
) -> None:
    """Draw picture, name and symbol."""
    ground = palette.PAPER_TAKEN if is_gone else palette.PAPER
    face = Canvas(Image.new("RGB", (WIDE, HEAD), palette.channels(ground)[:3]))
    face.image.paste(_drawing(building), (0, 0))
    if is_gone:
        face.put(_boarded(), 0, 0)
    symbol = art.sticker(SYMBOLS[building], 54)
    face.put_centred(symbol, WIDE - 38, HEAD / 2, 0.45 if is_gone else 1.0)
    name = fit(term(words, "space", building), Face.NAME, WIDE - DRAWING - 88, 38, 24, 2)
    ink = palette.INK_SOFT if is_gone else palette.INK
    face.write_lines(name.lines, Face.NAME, name.size, ink, DRAWING + 12, HEAD / 2)
    canvas.image.paste(face.image, (x, y), _head_mask())


def _draw_influence(
    canvas: Canvas, x: int, middle: int, view: Public, building: Key, words: Words
) -> None:
    """Draw the holder's sum first and large, then the others by rank."""
    place = PLACE[building]
    totals = sums(view.table.stacks[place])
    is_gone = view.table.gone[place]
    left: float = x + 14
    if not is_gone:
        canvas.put_centred(art.sticker("deed", 52), left + 26, middle)
        left += 60
    if not totals:
        text = words("render-sutters-mill-nobody")
        canvas.write(text, Face.NOTE, 38, palette.MIST, left + 6, middle)
        return
    texts = [str(total) for _, total in totals]
    room = x + WIDE - 8 - left
    first, other = next((sizes for sizes in SUMS if _row_of_sums(texts, sizes) <= room), SUMS[-1])
    for rank, ((seat, _), text) in enumerate(zip(totals, texts, strict=True)):
        size, radius, gap = (first, 15, 14) if rank == 0 else (other, 9, 10)
        canvas.put_centred(tokens.seal(owner_of(seat), radius), left + radius * 1.2, middle)
        left += 2.5 * radius + 6
        ink = palette.PAPER if rank == 0 else palette.MIST
        canvas.write(text, Face.NUMBER, size, ink, left, middle)
        left += width(text, Face.NUMBER, size) + gap


def _row_of_sums(texts: list[str], sizes: tuple[int, int]) -> float:
    """How wide the sums are with their seals."""
    first, *others = texts
    wide = 2.5 * 15 + 6 + width(first, Face.NUMBER, sizes[0])
    return wide + sum(10 + 2.5 * 9 + 6 + width(text, Face.NUMBER, sizes[1]) for text in others) + 4


def _draw_stack(canvas: Canvas, x: int, y: int, stack: tuple[Card, ...]) -> None:
    """Draw the cards, the top one at the right and whole; more than six in two smaller rows."""
    rows = (
        [stack]
        if len(stack) <= LONGEST
        else [stack[: -(-len(stack) // 2)], stack[-(-len(stack) // 2) :]]
    )
    wide, high = (
        (CARD, CARD_HIGH) if len(rows) == 1 else (round(CARD * SMALL), round(CARD_HIGH * SMALL))
    )
    for row, cards in enumerate(rows):
        room = WIDE - 36 - wide
        step = min(STEP * wide / CARD, room / max(1, len(cards) - 1))
        for number, one in enumerate(cards):
            canvas.put(
                card(owner_of(one.seat), one.rank, wide, high),
                x + number * step,
                y + row * (high + 8),
            )


def _draw_prospectors(canvas: Canvas, x: int, middle: int, view: Public, place: int) -> None:
    """Draw a pawn per player, with a number from two on."""
    left = x + 36
    for seat, player in enumerate(view.table.players):
        count = player.prospectors[place]
        if count:
            canvas.put_centred(prospector(owner_of(seat), 54), left, middle)
            draw_number(canvas, left + 30, middle + 10, count)
            left += 62 if count == 1 else 76
