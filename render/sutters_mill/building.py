"""One building: its name, who leads it, the cards nailed to its wall in order, the prospectors on its boardwalk."""

from games.core.model import Key, Seat
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import NOBODY, Card, Public, sums
from render.core import tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.halo import halo
from render.core.place.boards import PlateSize, plate_wide
from render.sutters_mill.carpentry import EAVES, WIDE
from render.sutters_mill.effects import poster, word_of
from render.sutters_mill.fronts import front
from render.sutters_mill.happened import NOTHING, Happened
from render.sutters_mill.hush import hush
from render.sutters_mill.pieces import TagSize, nailed, name_sign, plank, planks, tag
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.vocabulary import owner_of, term

SIDE = 14
ROOM = WIDE - 2 * SIDE
"""Between the posts of the porch."""

ONE_ROW = 5
"""Cards of a stack that still lie in one row, side by side."""

CARD_MOST, SMALL_MOST, GAP = 96, 96, 4
"""How wide a card is at most, of one row and of two, and what lies between cards."""

TAGS, BETWEEN = 20, 10
"""How far down the middle of the tags over the name is, and what lies between them."""

HOLDER, RIVAL = TagSize(72, 78, 21), TagSize(58, 56, 14)
"""The tag of the certificate's holder, and those of whoever comes next."""

BOARDED = 92
"""The size of the planks over a house whose certificate is out of the game."""

FADED, SHADE = 0.55, 0.86
"""How much of a house that is boarded up is grey, and how bright its grey is."""

POSTER_AT = 218
"""How far down the middle of the poster on an empty wall is."""

SPARK = 58
"""The corner of a house that the last move was about."""

AIR = 26
"""What is free beside a name."""

SIGN_TOP, WORKED = 62, ROOM - SPARK + 6
"""How far down the name is, and how much room it has beside the corner of the last move."""

PLATE = PlateSize(ROOM, 56, 54, 44)
CARDS_TOP, CARD_HIGH = 142, 128
"""How far down the cards hang, and how high they are."""

WALK, PAWN = 330, 102
"""How far down the middles of the prospectors stand, who have come before the boardwalk, and how large they are."""


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
    _draw_facts(canvas, x, y, building, view, scene, traces)
    if building in traces.spaces:
        canvas.put(tokens.spark_corner(SPARK, 6), x + WIDE - 6 - SPARK, y + EAVES - 6)


def _draw_facts(
    canvas: Canvas,
    x: int,
    y: int,
    building: Key,
    view: Public,
    scene: Scene,
    traces: Happened,
) -> None:
    """Draw tags, name, cards and prospectors."""
    place, table = PLACE[building], view.table
    is_gone, holder, stack = table.gone[place], table.holders[place], table.stacks[place]
    is_boarded = is_gone and not stack
    if is_boarded:
        house = front(building)
        corner, (wide, high) = (x - house.margin, y - house.margin), house.opacity.size
        box = (*corner, corner[0] + wide, corner[1] + high)
        hush(canvas, box, FADED, SHADE, house.opacity)
        canvas.put_centred(planks(BOARDED), x + WIDE / 2, y + CARDS_TOP + CARD_HIGH / 2)
    _draw_influence(canvas, x + WIDE / 2, y + TAGS, view, building)
    room = WORKED if building in traces.spaces else ROOM
    _draw_sign(canvas, x + SIDE, y + SIGN_TOP, building, holder, scene, room)
    left = x + SIDE + PAWN / 2 - 6
    draw_prospectors(canvas, left, y + WALK, view, building, traces, PAWN, room=ROOM, lit=scene.lit)
    if not stack and not is_gone:
        free, word = scene.words("render-sutters-mill-free"), word_of(building, scene.words)
        paper = poster(building, owner_of(table.active), word, free)
        canvas.put_centred(paper, x + WIDE / 2, y + POSTER_AT)
    if stack:
        is_new = building in traces.cards
        _draw_stack(canvas, x + SIDE, y + CARDS_TOP, stack, is_new=is_new)


def _draw_sign(
    canvas: Canvas, left: int, top: int, building: Key, holder: Seat, scene: Scene, room: int
) -> None:
    """Draw the name over the door: all along the wall in the colour of whoever holds the certificate."""
    name, plate = term(scene.words, "space", building), PLATE._replace(wide=room)
    if holder == NOBODY:
        plate = plate._replace(wide=min(room, plate_wide(name, plate) + AIR))
    sign = name_sign(name, holder, plate)
    canvas.put(sign, left + (room - sign.size[0]) // 2, top)


def _draw_influence(canvas: Canvas, middle: float, at: int, view: Public, building: Key) -> None:
    """Draw the tag of the certificate's holder with their influence, and a smaller one of whoever comes next; both are small
    where the certificate is out of the game.
    """
    is_held = view.table.holders[PLACE[building]] != NOBODY
    signs = [
        tag(owner_of(seat), influence, HOLDER if is_held and number == 0 else RIVAL)
        for number, (seat, influence) in enumerate(sums(view.table.stacks[PLACE[building]])[:2])
    ]
    left = middle - (sum(sign.size[0] for sign in signs) + BETWEEN * (len(signs) - 1)) / 2
    for sign in signs:
        canvas.put(sign, left, at - sign.size[1] / 2)
        left += sign.size[0] + BETWEEN


def _draw_stack(canvas: Canvas, x: int, y: int, stack: tuple[Card, ...], *, is_new: bool) -> None:
    """Draw the cards in order, side by side, the top one last; long stacks in two rows of small ones, the lower cards above."""
    is_long = len(stack) > ONE_ROW
    half = -(-len(stack) // 2) if is_long else len(stack)
    most = SMALL_MOST if is_long else CARD_MOST
    step = min(most + GAP, (ROOM + GAP) / half)
    high = (CARD_HIGH - GAP - 2) // 2 if is_long else CARD_HIGH
    drawer = plank if is_long else nailed
    left = x + (ROOM - half * step + GAP) / 2
    for number, one in enumerate(stack):
        row, column = divmod(number, half)
        drawn = (owner_of(one.seat), one.rank, round(step) - GAP, high)
        at = (left + column * step, y + row * (high + GAP + 2))
        if is_new and number == len(stack) - 1:
            canvas.put(halo(drawer, *drawn), *at)
        canvas.put(drawer(*drawn), *at)
