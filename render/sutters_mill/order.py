"""A house large, for a question about its stack: on its wall the cards from the bottom up with the place that is filled next,
and beside the house the cards that may lie there. So the church lays a stack anew, and so a card is placed from the hand.
"""

from collections.abc import Collection, Iterator, Sequence

from PIL import Image

from games.core.badges import pieces
from games.core.forms import Decision
from games.core.keys import Pair
from games.core.model import Key
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Card, Private, Public, Rearranging, sums
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.gradients import vertical
from render.core.lettering import Face
from render.core.marks import fields_of
from render.core.place.boards import PlateSize
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.carpentry import FOOT
from render.sutters_mill.carpentry import HIGH as FRONT_HIGH
from render.sutters_mill.carpentry import WIDE as FRONT_WIDE
from render.sutters_mill.fronts import front
from render.sutters_mill.ground import DUST, road, slope
from render.sutters_mill.pieces import TagSize, held, name_sign, plank, tag
from render.sutters_mill.vocabulary import owner_of, term

WIDE, HIGH = 1000, 664
SKY = 40
"""How much lower than the picture the land begins."""

HOUSE, LEFT, LOW = 470, 12, 654
"""How wide the house is, where it begins, and where its boardwalk ends."""

SCALE = HOUSE / FRONT_WIDE
TOP = LOW - FRONT_HIGH * SCALE
SIGN = PlateSize(300, 66, 62, 44)

SIGN_TOP, TAGS_AT = 200, 297
"""How far down the name is, and the middle of the tags below it."""

TAG, BESIDE = TagSize(50, 52, 12), 8
"""How large a tag with a player's influence is, and what lies between two."""

WALL = (330, round(TOP + FOOT * SCALE - 6))
"""Between which heights the stack hangs."""

SLOT, SLOT_MOST, GAP, ACROSS = 290, 84, 4, 444
"""How wide and high a place of the stack is at most, what lies between places, and what they take across."""

COLUMN = 4
"""So many places stand one over the other at most; the lowest ones stand left."""

ASKEW = 7
"""How far the cards of a pile stick out, every other one to the other side."""

CARDS = (LEFT + HOUSE + 86, 118, WIDE - 26, LOW - 6)
"""Where the cards that are left lie."""

CARD_MOST, RATIO, TALL, APART = 215, 1.3, 1.6, 20
"""How wide such a card is at most, its least height in widths and its most where there is room, and what lies between two."""

FAINT = 0.4
TICK = 22


@kept
def backdrop(building: Key) -> Image.Image:
    """The house large in its street, below the evening sky."""
    canvas = Canvas(Image.new("RGB", (WIDE, HIGH)))
    canvas.image.paste(vertical(WIDE, HIGH, DUST), (0, 0))
    canvas.image.paste(slope(WIDE), (0, SKY))
    canvas.put(road(0), 0, LOW - 14)
    canvas.put(front(building).scaled(SCALE), LEFT, TOP)
    return canvas.image


def draw_order(
    canvas: Canvas, frame: Rearranging, view: Public, decision: Decision | None, scene: Scene
) -> None:
    """Draw the house with what the church has laid, and the cards that are left; faint those that may not lie next."""
    stack = view.table.stacks[PLACE[frame.building]]
    laid = [stack[number] for number in frame.laid]
    _draw_wall(canvas, frame.building, laid, len(stack), view, scene)
    rest = [stack[number] for number in range(len(stack)) if number not in frame.laid]
    offered = _offered(decision)
    for card, (x, y, wide, high) in zip(rest, _boxes(len(rest)), strict=True):
        is_offered = Pair(card.rank, str(card.seat)).key in offered
        drawn = held(owner_of(card.seat), card.rank, wide, high)
        canvas.put(drawn, x, y, 1.0 if is_offered else FAINT)


def draw_placing(
    canvas: Canvas, site: Key, own: Private, view: Public, picks: Collection[Key], scene: Scene
) -> None:
    """Draw the house with its stack, and the cards in hand; a tick on the one that is chosen."""
    stack, hand = view.table.stacks[PLACE[site]], view.table.players[own.seat].hand
    _draw_wall(canvas, site, stack, len(stack) + 1, view, scene)
    for rank, (x, y, wide, high) in zip(hand, _boxes(len(hand)), strict=True):
        canvas.put(held(owner_of(own.seat), rank, wide, high), x, y)
        if rank in picks:
            boxes.outline(canvas, palette.LAMP, round(x), round(y), wide, high, 10, 6)
            canvas.put_centred(tokens.tick(TICK), x + wide - TICK, y + high - TICK)


def _draw_wall(
    canvas: Canvas, building: Key, laid: Sequence[Card], count: int, view: Public, scene: Scene
) -> None:
    """Draw the house's name, who leads it, the cards that lie there, and an arrow to the place that is filled next."""
    name, place = term(scene.words, "space", building), PLACE[building]
    sign = name_sign(name, view.table.holders[place], SIGN)
    canvas.put(sign, LEFT + (HOUSE - SIGN.wide) / 2, SIGN_TOP)
    _draw_totals(canvas, view.table.stacks[place])
    spot = _draw_stack(canvas, laid, count)
    if spot is not None:
        canvas.put_centred(_pointer(), LEFT + HOUSE - 20, spot)


def _draw_stack(canvas: Canvas, laid: Sequence[Card], count: int) -> float | None:
    """Draw what has been laid as a pile, above it the next place in the light, and blank the cards that are laid later; the
    answer is how far down the next one is.
    """
    columns = -(-count // COLUMN)
    rows = -(-count // columns)
    step = min(SLOT_MOST + GAP, (WALL[1] - WALL[0] + GAP) / rows)
    high = round(step) - GAP
    wide = min(SLOT, (ACROSS + GAP) // columns - GAP)
    left = LEFT + (HOUSE - columns * (wide + GAP) + GAP) / 2
    spot = None
    for number in reversed(range(count)):
        column, row = divmod(number, rows)
        x = round(left + column * (wide + GAP)) + (ASKEW if row % 2 else -ASKEW)
        y = WALL[1] - high - row * (high + GAP)
        if number < len(laid):
            one = laid[number]
            canvas.put(plank(owner_of(one.seat), one.rank, wide, high), x, y)
        elif number == len(laid):
            spot = y + high / 2
            boxes.lit(canvas, palette.LAMP, x, y, wide, high, 10, 6)
            boxes.box(canvas, palette.PAPER, x, y, wide, high, 10)
            canvas.paint(palette.LAMP_LIP, boxes.dashed(wide, high, 10, 5, 16, 12), x, y)
            size = round(high * 0.8)
            canvas.write("?", Face.NUMBER, size, palette.INK_BROWN, x + wide / 2, y + high / 2, "m")
        else:
            canvas.put(_blank(wide, high), x, y)
    return spot


@kept
def _blank(wide: int, high: int) -> Sprite:
    """A card that is laid later."""
    sketch = Sketch(wide, high, 8)
    sketch.box(palette.INK, -2, -2, wide + 4, high + 4, 9)
    sketch.box(palette.KEYLINE, 0, 0, wide, high, 7)
    sketch.box(palette.PAPER_SHADE, 4, 4, wide - 8, high - 8, 4)
    return with_shadow(sketch.reduced(), 8, 1.5, 2, 0.45)


def _draw_totals(canvas: Canvas, stack: tuple[Card, ...]) -> None:
    """Draw the influence of all whose cards lie there, whoever leads first."""
    signs = [tag(owner_of(seat), influence, TAG) for seat, influence in sums(stack)]
    left = LEFT + (HOUSE - sum(sign.size[0] + BESIDE for sign in signs) + BESIDE) / 2
    for sign in signs:
        canvas.put(sign, left, TAGS_AT - TAG.high / 2)
        left += sign.size[0] + BESIDE


def _boxes(count: int) -> Iterator[tuple[float, float, int, int]]:
    """Corners and sizes of so many cards beside the house, as large as they go."""
    left, top, right, low = CARDS

    def wide_in(columns: int) -> float:
        rows = -(-count // columns)
        across = (right - left + APART) / columns - APART
        return min(across, ((low - top + APART) / rows - APART) / RATIO, CARD_MOST)

    columns = max(range(1, count + 1), key=wide_in)
    rows, wide = -(-count // columns), int(wide_in(columns))
    high = min(int(wide * TALL), (low - top + APART) // rows - APART)
    start = top + (low - top - rows * (high + APART) + APART) / 2
    for number in range(count):
        row, column = divmod(number, columns)
        across = min(columns, count - row * columns) * (wide + APART) - APART
        x = left + (right - left - across) / 2 + column * (wide + APART)
        yield x, start + row * (high + APART), wide, high


def _offered(decision: Decision | None) -> frozenset[Key]:
    """The cards that may lie next."""
    laid = (field for field in fields_of(decision) if field.kind == "laid")
    return frozenset(key for field in laid for key in pieces(field))


@kept
def _pointer() -> Sprite:
    """An arrow to the left."""
    sketch = Sketch(120, 84, 4)
    shape = [(2, 42), (50, 4), (50, 24), (118, 24), (118, 60), (50, 60), (50, 80)]
    sketch.line(palette.INK, 7, [*shape, shape[0]])
    sketch.poly(palette.LAMP, shape)
    return sketch.done()
