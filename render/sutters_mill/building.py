"""One building: its name, who leads it, the cards nailed to its wall in order, the prospectors on its boardwalk."""

from typing import NamedTuple

from games.core.model import Key
from games.sutters_mill.content import LETTERS, PLACE
from games.sutters_mill.views import NOBODY, Card, Public, sums
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.halo import halo
from render.core.lettering import Face
from render.core.place.boards import PlateSize, name_plate
from render.sutters_mill.carpentry import WIDE
from render.sutters_mill.fronts import front
from render.sutters_mill.happened import NOTHING, Happened
from render.sutters_mill.pieces import (
    FLAG,
    blank_certificate,
    certificate_frame,
    flag,
    nailed,
    plank,
    planks,
)
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.vocabulary import SYMBOLS, owner_of, term

SIDE = 14
ROOM = WIDE - 2 * SIDE
"""Between the posts of the porch."""

OVERLAPPING = 8
"""Cards of a stack that still lie in one row, each over the one below it."""

SMALL_MOST, SMALL_GAP = 58, 5
SUM_GAP = 6
FEW = (70, 20, 60, 46)
MANY = (46, 15, 44, 32)
"""Of sums, two in one row and four in two: height, the seals' radius, most and least size."""

NAILED, GONE = 37, 0.75
"""Of a certificate that is out of the game: the size of the planks over it, and how strong its paper is."""

LETTER = 52
"""How wide the board with a place's letter is."""


class Shape(NamedTuple):
    """Where things are on a front, below its upper edge, and how large they are."""

    emblem: tuple[int, int]
    """The middle of its symbol."""

    symbol: int
    sign_left: int
    sign_top: int
    plate: PlateSize
    lead_top: int
    cards_top: int
    card: int
    card_high: int
    walk: int
    """How far down the middles of the prospectors stand."""

    pawn: int


WHOLE = Shape(
    (165, 34), 60, SIDE, 64, PlateSize(ROOM - LETTER + 2, 50, 44, 30), 120, 226, 60, 78, 339, 68
)
"""On the board: a front with its roof."""


def draw_building(
    canvas: Canvas,
    x: int,
    y: int,
    building: Key,
    view: Public,
    scene: Scene,
    traces: Happened = NOTHING,
) -> None:
    """Draw what is known of a building onto its front on the board."""
    if building in traces.spaces:
        canvas.put(halo(front, building), x, y)
        canvas.put(front(building), x, y)
    holder = view.table.holders[PLACE[building]]
    if holder != NOBODY:
        canvas.put(flag(owner_of(holder)), x + 44, y + WHOLE.sign_top - FLAG[1] + 4)
    draw_facts(canvas, x, y, building, view, scene, WHOLE, traces)
    if building in traces.spaces:
        right = x + WHOLE.sign_left + ROOM
        canvas.put(tokens.spark_corner(32, 11), right - 32, y + WHOLE.sign_top)


def draw_facts(
    canvas: Canvas,
    x: int,
    y: int,
    building: Key,
    view: Public,
    scene: Scene,
    shape: Shape,
    traces: Happened = NOTHING,
) -> None:
    """Draw symbol, name, certificate, sums, cards and prospectors."""
    place, table = PLACE[building], view.table
    is_gone, holder, stack = table.gone[place], table.holders[place], table.stacks[place]
    emblem = art.sticker(SYMBOLS[building], shape.symbol)
    middle = x + shape.emblem[0], y + shape.emblem[1]
    canvas.put_centred(emblem, *middle, 0.5 if is_gone else 1.0)
    if is_gone:
        canvas.put_centred(planks(shape.symbol), *middle)
    stripe = palette.LINE if holder == NOBODY else palette.SEATS[owner_of(holder)].full
    top = y + shape.sign_top
    boxes.box(canvas, palette.NIGHT, x + shape.sign_left, top, LETTER + 8, shape.plate.high, 11)
    letter = x + shape.sign_left + LETTER / 2 - 2
    canvas.write(
        LETTERS[building], Face.NUMBER, 40, palette.PAPER, letter, top + shape.plate.high / 2, "m"
    )
    name = name_plate(term(scene.words, "space", building), stripe, shape.plate)
    canvas.put(name, x + shape.sign_left + LETTER - 2, top)
    if stack:
        is_new = building in traces.cards
        _draw_stack(canvas, x + SIDE, y + shape.cards_top, stack, shape, is_new=is_new)
    _draw_lead(canvas, x + SIDE, y + shape.lead_top, view, building)
    draw_prospectors(canvas, x + 34, y + shape.walk, view, building, traces, shape.pawn)


def _draw_lead(canvas: Canvas, x: int, y: int, view: Public, building: Key) -> None:
    """Draw everybody's influence by rank, the holder's on the certificate."""
    is_gone = view.table.gone[PLACE[building]]
    totals = sums(view.table.stacks[PLACE[building]])
    if not totals and is_gone:
        paper = blank_certificate(FEW[0] - 10)
        canvas.put(paper, x, y, GONE)
        wide, high = paper.size
        canvas.put_centred(planks(NAILED), x + wide / 2, y + high / 2)
    elif not totals:
        canvas.put(blank_certificate(FEW[0] - 10), x, y)
    high, radius, most, least = FEW if len(totals) <= 2 else MANY
    wide = (ROOM - SUM_GAP) // 2
    for number, (seat, total) in enumerate(totals):
        row, column = divmod(number, 2)
        left, top = x + column * (wide + SUM_GAP), y + row * (high + SUM_GAP)
        is_holder = number == 0 and not is_gone
        ink = palette.INK if is_holder else palette.PAPER
        if is_holder:
            canvas.put(certificate_frame(wide, high), left, top)
        else:
            boxes.box(canvas, palette.NIGHT, left, top, wide, high, 9)
        middle = top + high / 2
        canvas.put_centred(tokens.seal(owner_of(seat), radius), left + 12 + radius * 1.2, middle)
        start = left + 24 + radius * 2.4
        size = fit(str(total), Face.NUMBER, round(left + wide - start - 6), most, least, 1).size
        canvas.write(str(total), Face.NUMBER, size, ink, start, middle)


def _draw_stack(
    canvas: Canvas, x: int, y: int, stack: tuple[Card, ...], shape: Shape, *, is_new: bool
) -> None:
    """Draw the cards in order, the top one at the right and whole; long stacks in two rows of small ones."""
    if len(stack) > OVERLAPPING:
        _draw_small(canvas, x, y, stack, shape, is_new=is_new)
        return
    step = min(shape.card + 4, (ROOM - shape.card) / max(1, len(stack) - 1))
    for number, one in enumerate(stack):
        is_top = number == len(stack) - 1
        strip = shape.card if is_top else min(shape.card, round(step))
        drawn = (owner_of(one.seat), one.rank, shape.card, shape.card_high, strip)
        if is_top and is_new:
            canvas.put(halo(nailed, *drawn), x + number * step, y)
        canvas.put(nailed(*drawn), x + number * step, y)


def _draw_small(
    canvas: Canvas, x: int, y: int, stack: tuple[Card, ...], shape: Shape, *, is_new: bool
) -> None:
    """Draw two rows, the lower cards above."""
    half = -(-len(stack) // 2)
    step, high = min(SMALL_MOST, ROOM / half), (shape.card_high - SMALL_GAP) // 2
    for number, one in enumerate(stack):
        row, column = divmod(number, half)
        drawn = (owner_of(one.seat), one.rank, round(step) - 4, high)
        at = (x + column * step, y + row * (high + SMALL_GAP))
        if is_new and number == len(stack) - 1:
            canvas.put(halo(plank, *drawn), *at)
        canvas.put(plank(*drawn), *at)
