"""One building: its name, who leads it, the cards nailed to its wall in order, the prospectors on its boardwalk."""

from typing import NamedTuple

from games.core.model import Key
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import NOBODY, Card, Public, sums
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.halo import halo
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, name_plate
from render.sutters_mill.carpentry import WIDE
from render.sutters_mill.fronts import front
from render.sutters_mill.happened import NOTHING, Happened
from render.sutters_mill.pieces import FLAG, flag, framed, nailed, plank, planks
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.vocabulary import SYMBOLS, owner_of, term

SIDE = 14
ROOM = WIDE - 2 * SIDE
"""Between the posts of the porch."""

OVERLAPPING = 8
"""Cards of a stack that still lie in one row, each over the one below it."""

SMALL_MOST, SMALL_GAP = 58, 5
OTHERS = ((34, 11), (30, 11), (27, 9), (22, 8))
"""Sizes of the other players' sums and of the seals beside them; the largest that fits is taken."""


class Shape(NamedTuple):
    """Where things are on a front, below its upper edge, and how large they are."""

    emblem: tuple[int, int]
    """The middle of its symbol."""

    symbol: int
    sign_left: int
    sign_top: int
    plate: PlateSize
    lead_top: int
    lead: int
    """The height of the certificate."""

    cards_top: int
    card: int
    card_high: int
    walk: int
    """How far down the middles of the prospectors stand."""

    pawn: int


WHOLE = Shape((165, 36), 60, SIDE, 66, PlateSize(ROOM, 46, 40, 30), 118, 48, 173, 56, 76, 289, 56)
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
        right = x + WHOLE.sign_left + WHOLE.plate.wide
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
    name = name_plate(term(scene.words, "space", building), stripe, shape.plate)
    canvas.put(name, x + shape.sign_left, y + shape.sign_top)
    if stack:
        is_new = building in traces.cards
        _draw_stack(canvas, x + SIDE, y + shape.cards_top, stack, shape, is_new=is_new)
    _draw_lead(canvas, x + SIDE, y + shape.lead_top, view, building, scene, shape)
    draw_prospectors(canvas, x + 34, y + shape.walk, view, building, traces, shape.pawn)


def _draw_lead(
    canvas: Canvas, x: int, y: int, view: Public, building: Key, scene: Scene, shape: Shape
) -> None:
    """Draw the certificate with its holder's seal and sum, and on a slate the others' sums by rank."""
    place = PLACE[building]
    totals = sums(view.table.stacks[place])
    middle = y + shape.lead // 2
    if view.table.gone[place]:
        boxes.box(canvas, palette.NIGHT, x, middle - 20, ROOM, 40, 9)
        if totals:
            _draw_sums(canvas, x, middle, totals, ROOM)
            return
        text = fit(scene.words("render-sutters-mill-gone"), Face.NOTE, ROOM - 24, 34, 24, 1)
        half = x + ROOM / 2
        canvas.write(text.lines[0], Face.NOTE, text.size, palette.PAPER, half, middle, "m")
        return
    if not totals:
        canvas.put(framed(None, 0, shape.lead), x, y)
        return
    holder, total = totals[0]
    paper = framed(owner_of(holder), total, shape.lead)
    canvas.put(paper, x, y)
    if totals[1:]:
        left = x + paper.size[0] + 8
        boxes.box(canvas, palette.NIGHT, left, middle - 20, x + ROOM - left, 40, 9)
        _draw_sums(canvas, left, middle, totals[1:], x + ROOM - left)


def _draw_sums(
    canvas: Canvas, x: int, middle: int, totals: tuple[tuple[int, int], ...], room: int
) -> None:
    """Draw seals with sums side by side."""
    size, radius = next(
        (sizes for sizes in OTHERS if _row_of_sums(totals, *sizes) <= room - 12), OTHERS[-1]
    )
    left: float = x + 9
    for seat, total in totals:
        canvas.put_centred(tokens.seal(owner_of(seat), radius), left + radius * 1.2, middle)
        left += 2.4 * radius + 3
        left += canvas.write(str(total), Face.NUMBER, size, palette.PAPER, left, middle) + 6


def _row_of_sums(totals: tuple[tuple[int, int], ...], size: int, radius: int) -> float:
    """How wide the sums are with their seals."""
    return sum(2.4 * radius + 9 + width(str(total), Face.NUMBER, size) for _, total in totals) - 6


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
