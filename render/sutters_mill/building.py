"""One building: its name, who leads it, the cards nailed to its wall in order, the prospectors on its boardwalk."""

from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.sutters_mill.content import LETTERS, PLACE
from games.sutters_mill.views import NOBODY, Card, Public, sums
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.halo import halo
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, name_plate, plate_wide
from render.sutters_mill.carpentry import EAVES, FOOT, WIDE
from render.sutters_mill.fronts import LOOKS, front
from render.sutters_mill.happened import NOTHING, Happened
from render.sutters_mill.pieces import (
    FLAG,
    FLAG_LEFT,
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

ONE_ROW = 5
"""Cards of a stack that still lie in one row, side by side."""

CARD_MOST, SMALL_MOST, GAP = 74, 76, 4
"""How wide a card is at most, of one row and of two, and what lies between cards."""

SUM_GAP = 6
MOST_OTHERS, TALL_SUM, TALL_SEAL = 3, 44, 11
"""How many besides the leader have their seals above their sums, and how large both are."""

SECOND, PAIR = 0.58, 0.4
"""Of the row of sums, what the leader takes beside one other, and beside more."""

BOARDED = 84
"""The size of the planks over a house whose certificate is out of the game."""

DIM, DARK = 0.72, 0.5
"""How much of doors and windows the wall covers behind cards, and the night in a house that is boarded up."""

LETTER, AIR = 52, 22
"""How wide the board with a place's letter is, and what is free beside a name."""


class Shape(NamedTuple):
    """Where things are on a front, below its upper edge, and how large they are."""

    emblem: tuple[int, int]
    """The middle of its symbol."""

    symbol: int
    sign_top: int
    plate: PlateSize
    lead_top: int
    lead_high: int
    cards_top: int
    card_high: int
    walk: int
    """How far down the middles of the prospectors stand."""

    pawn: int


WHOLE = Shape(
    emblem=(165, 32),
    symbol=66,
    sign_top=62,
    plate=PlateSize(ROOM - LETTER + 2, 56, 50, 40),
    lead_top=124,
    lead_high=64,
    cards_top=195,
    card_high=94,
    walk=331,
    pawn=76,
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
        canvas.put(flag(owner_of(holder)), x + FLAG_LEFT, y + WHOLE.sign_top - FLAG[1] + 6)
    draw_facts(canvas, x, y, building, view, scene, WHOLE, traces)
    if building in traces.spaces:
        canvas.put(tokens.spark_corner(36, 4), x + WIDE - 6 - 36, y + EAVES + 46)


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
    _draw_quiet(canvas, x, y, building, is_boarded=is_gone and not stack, is_covered=bool(stack))
    emblem = art.sticker(SYMBOLS[building], shape.symbol)
    middle = x + shape.emblem[0], y + shape.emblem[1]
    canvas.put_centred(emblem, *middle, 0.5 if is_gone else 1.0)
    if is_gone:
        nailed_at = middle if stack else (x + WIDE / 2, y + shape.lead_top + 70)
        canvas.put_centred(planks(shape.symbol if stack else BOARDED), *nailed_at)
    stripe = palette.LINE if holder == NOBODY else palette.SEATS[owner_of(holder)].full
    _draw_sign(canvas, x + WIDE / 2, y + shape.sign_top, building, stripe, shape.plate, scene)
    if stack:
        is_new = building in traces.cards
        _draw_stack(canvas, x + SIDE, y + shape.cards_top, stack, shape, is_new=is_new)
    _draw_lead(canvas, x + SIDE, y + shape.lead_top, shape.lead_high, view, building)
    draw_prospectors(
        canvas,
        x + SIDE + shape.pawn / 2 - 6,
        y + shape.walk,
        view,
        building,
        traces,
        shape.pawn,
        room=ROOM,
    )


def _draw_sign(
    canvas: Canvas,
    middle: float,
    top: int,
    building: Key,
    stripe: str,
    most: PlateSize,
    scene: Scene,
) -> None:
    """Draw letter and name over the door, as wide as the name is."""
    name = term(scene.words, "space", building)
    plate = most._replace(wide=min(most.wide, plate_wide(name, most) + AIR))
    left = round(middle - (LETTER + plate.wide) / 2)
    boxes.box(canvas, palette.NIGHT, left, top, LETTER + 8, plate.high, 11)
    letter = LETTERS[building]
    canvas.write(
        letter, Face.NUMBER, 46, palette.PAPER, left + LETTER / 2 - 2, top + plate.high / 2, "m"
    )
    canvas.put(name_plate(name, stripe, plate), left + LETTER - 2, top)


def _draw_quiet(
    canvas: Canvas, x: int, y: int, building: Key, *, is_boarded: bool, is_covered: bool
) -> None:
    """Let the wall cover door and windows behind cards, and put out the light in a house that is boarded up."""
    if is_boarded:
        canvas.paint(palette.NIGHT, _pane(DARK), x + 6, y + EAVES)
    elif is_covered:
        canvas.paint(LOOKS[building].wall, _pane(DIM), x + 6, y + EAVES)


@kept
def _pane(strength: float) -> Image.Image:
    """The mask of a wall that is covered so much."""
    return Image.new("L", (WIDE - 12, FOOT - EAVES - 4), round(255 * strength))


def _draw_lead(canvas: Canvas, x: int, y: int, high: int, view: Public, building: Key) -> None:
    """Draw everybody's influence by rank: the leader's large, on the certificate while there is one; of four, the others'
    below their seals.
    """
    is_gone = view.table.gone[PLACE[building]]
    totals = sums(view.table.stacks[PLACE[building]])
    if not totals:
        if not is_gone:
            canvas.put(blank_certificate(high - 4), x, y)
        return
    first = round(ROOM * (1.0 if len(totals) == 1 else SECOND if len(totals) == 2 else PAIR))
    first = min(first, 190)
    _draw_sum(canvas, (x, y, first, high), totals[0], is_held=not is_gone)
    others = totals[1:]
    step = (ROOM - first) / max(1, len(others))
    for number, total in enumerate(others):
        box = (round(x + first + SUM_GAP + number * step), y, round(step) - SUM_GAP, high)
        if len(others) == MOST_OTHERS:
            _draw_tall_sum(canvas, box, total)
        else:
            _draw_sum(canvas, box, total)


def _draw_tall_sum(canvas: Canvas, box: tuple[int, int, int, int], total: tuple[Seat, int]) -> None:
    """Draw a player's influence below the seal."""
    left, top, wide, high = box
    boxes.box(canvas, palette.NIGHT, left, top, wide, high, 9)
    seat, influence = total
    size = TALL_SUM
    while width(str(influence), Face.NUMBER, size) + 4 > wide:
        size -= 1
    middle = left + wide / 2
    canvas.put_centred(tokens.seal(owner_of(seat), TALL_SEAL), middle, top + 15)
    canvas.write(str(influence), Face.NUMBER, size, palette.PAPER, middle, top + high - 20, "m")


def _draw_sum(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    total: tuple[Seat, int],
    *,
    is_held: bool = False,
) -> None:
    """Draw a player's influence behind the seal, as large as its box allows."""
    left, top, wide, high = box
    if is_held:
        canvas.put(certificate_frame(wide, high), left, top)
    else:
        boxes.box(canvas, palette.NIGHT, left, top, wide, high, 9)
    seat, influence = total
    size = min(60, round(high * 0.92))
    radius = min(20.0, high * 0.36)
    while size > 30 and width(str(influence), Face.NUMBER, size) + 2.3 * radius + 18 > wide:
        size, radius = size - 1, radius * 0.985
    seal = tokens.seal(owner_of(seat), round(radius))
    text = width(str(influence), Face.NUMBER, size)
    start = left + (wide - 2.3 * radius - 6 - text) / 2
    canvas.put_centred(seal, start + 1.15 * radius, top + high / 2)
    ink = palette.INK if is_held else palette.PAPER
    canvas.write(str(influence), Face.NUMBER, size, ink, start + 2.3 * radius + 6, top + high / 2)


def _draw_stack(
    canvas: Canvas, x: int, y: int, stack: tuple[Card, ...], shape: Shape, *, is_new: bool
) -> None:
    """Draw the cards in order, side by side, the top one last; long stacks in two rows of small ones, the lower cards above."""
    is_long = len(stack) > ONE_ROW
    half = -(-len(stack) // 2) if is_long else len(stack)
    most = SMALL_MOST if is_long else CARD_MOST
    step = min(most + GAP, (ROOM + GAP) / half)
    high = (shape.card_high - GAP - 2) // 2 if is_long else shape.card_high
    drawer = plank if is_long else nailed
    for number, one in enumerate(stack):
        row, column = divmod(number, half)
        drawn = (owner_of(one.seat), one.rank, round(step) - GAP, high)
        at = (x + column * step, y + row * (high + GAP + 2))
        if is_new and number == len(stack) - 1:
            canvas.put(halo(drawer, *drawn), *at)
        canvas.put(drawer(*drawn), *at)
