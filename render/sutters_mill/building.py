"""One building: its name, who leads it, the cards nailed to its wall in order, the prospectors on its boardwalk."""

from games.core.model import Key
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import NOBODY, Card, Public, sums
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.halo import halo
from render.core.place.boards import PlateSize, plate_wide
from render.sutters_mill.carpentry import WIDE
from render.sutters_mill.effects import poster, word_of
from render.sutters_mill.fronts import front
from render.sutters_mill.happened import NOTHING, Happened
from render.sutters_mill.hush import hush
from render.sutters_mill.pieces import TagSize, nailed, name_sign, plank, planks, ruled_sign, tag
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.vocabulary import owner_of, term

SIDE = 14
ROOM = WIDE - 2 * SIDE
"""Between the posts of the porch."""

ONE_ROW = 5
"""Cards of a stack that still lie in one row, side by side."""

CARD_MOST, SMALL_MOST, GAP = 96, 96, 4
"""How wide a card is at most, of one row and of two, and what lies between cards."""

RIVAL, INSET, BETWEEN, TUCKED = TagSize(60, 56, 14), 6, 10, 8
"""The tab of whoever comes next, how far within the name it begins, what lies between two, and how much the name covers."""

BOARDED = 92
"""The size of the planks over a house whose certificate is out of the game."""

FADED, SHADE = 0.55, 0.86
"""How much of a house that is boarded up is grey, and how bright its grey is."""

POSTER_AT = 218
"""How far down the middle of the poster on an empty wall is."""

AIR = 26
"""What is free beside a name."""

SIGN_TOP, PLATE, RULED = 62, PlateSize(ROOM, 56, 54, 44), PlateSize(WIDE - 6, 66, 54, 43)
"""How far down the name is, and its plate while nobody holds the certificate and once somebody does."""

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
    is_gone, stack = table.gone[place], table.stacks[place]
    is_boarded = is_gone and not stack
    if is_boarded:
        house = front(building)
        corner, (wide, high) = (x - house.margin, y - house.margin), house.opacity.size
        box = (*corner, corner[0] + wide, corner[1] + high)
        hush(canvas, box, FADED, SHADE, house.opacity)
        canvas.put_centred(planks(BOARDED), x + WIDE / 2, y + CARDS_TOP + CARD_HIGH / 2)
    _draw_sign(canvas, x, y, building, view, scene)
    left = x + SIDE + PAWN / 2 - 6
    draw_prospectors(canvas, left, y + WALK, view, building, traces, PAWN, room=ROOM, lit=scene.lit)
    if not stack and not is_gone:
        free, word = scene.words("render-sutters-mill-free"), word_of(building, scene.words)
        paper = poster(building, owner_of(table.active), word, free)
        canvas.put_centred(paper, x + WIDE / 2, y + POSTER_AT)
    if stack:
        is_new = building in traces.cards
        _draw_stack(canvas, x + SIDE, y + CARDS_TOP, stack, is_new=is_new)


def _draw_sign(canvas: Canvas, x: int, y: int, building: Key, view: Public, scene: Scene) -> None:
    """Draw the name over the door behind the influence of whoever holds the certificate, and as a tab on that the influence of
    whoever comes next; on paper while nobody holds it, with tabs for those who have cards there.
    """
    place, top = PLACE[building], y + SIGN_TOP
    holder, totals = view.table.holders[place], sums(view.table.stacks[place])[:2]
    name, middle = term(scene.words, "space", building), x + WIDE / 2
    if holder == NOBODY:
        plate = PLATE._replace(wide=min(ROOM, plate_wide(name, PLATE) + AIR))
        sign = name_sign(name, holder, plate)
    else:
        sign = ruled_sign(name, owner_of(holder), dict(totals)[holder], RULED)
        totals = tuple(one for one in totals if one[0] != holder)
    left = middle - sign.size[0] / 2
    at = left + INSET
    for seat, influence in totals:
        drawn = tag(owner_of(seat), influence, RIVAL)
        canvas.put(drawn, at, top - RIVAL.high + TUCKED)
        at += drawn.size[0] + BETWEEN
    canvas.put(sign, left, top)


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
