"""The private picture of the provost's way: the road as far as he can go, and whose workers each step switches on or off."""

from PIL import Image

from games.caylus.content import NUMBERS, ROAD
from games.caylus.views import NO_BUILDING, NOBODY, Private, Public, steps_of
from games.core.forms import Decision
from games.core.model import Key, Notes, Seat
from render.caylus.ground import DUSK, RUT, SAND, SAND_EDGE
from render.caylus.officers import draw_officer
from render.caylus.pieces import coin, worker
from render.caylus.plots import draw_free, draw_plot, stone, stood_at
from render.caylus.stock import BODY, LEFT, ROOM, WIDE, begun, choices
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.core import boxes, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.marks import Mark, Piece
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

COLUMNS = 2 * NUMBERS.longest_move + 1
STEP = ROOM / COLUMNS
FRONT = Front(round(STEP) - 6, 100, 0, 72, round(STEP) - 6)
PLOTS = BODY + 8
ROAD_TOP = PLOTS + FRONT.high + 2
LANE, KEYS = 50, 134
"""How far down the road the officers ride, and the badges lie."""

ROAD_HIGH = 178
STONE, NUMBERED = 74, 42
"""How wide a stone with a space's number is, and how far down the road it lies."""

KEY, COIN = 50, 56
"""The size of a badge's letter, and of the coin with its price."""

TELL, TELL_HIGH = ROAD_TOP + ROAD_HIGH + 9, 112
HIGH = TELL + TELL_HIGH + 14
EDGE = 12
"""How far the road reaches beyond its last space."""

NIGHTFALL = 0.52
"""How dark it lies beyond the provost."""

ON, OFF = "#CDE9C4", "#F4C9BC"
"""The cards of workers who are let in and cut off."""

WORKER = 92


def draw_reach(
    own: Private,
    view: Public,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of where the provost may go."""
    pieces = choices(decision, ("step",), chosen)
    tells = any(switched(view, target_of(view, piece.key)) for piece in pieces)
    canvas = begun(HIGH if tells else TELL + 14, own, view, decision, chosen, scene)
    _draw_road(canvas, view)
    for space in spaces(view):
        _draw_space(canvas, view, scene, space)
    prices = {note.key: note.cost for note in notes.lines if note.field == "step"}
    for piece in pieces:
        _draw_step(canvas, view, piece, prices.get(piece.key))
    return picture(canvas.image, "caylus-provost", hand_text(view, own.seat, scene))


def spaces(view: Public) -> range:
    """The spaces that he can reach, his own among them."""
    at = view.table.provost
    back, ahead = steps_of(at, NUMBERS.longest_move)
    return range(at - back, at + ahead + 1)


def left_of(view: Public, space: int) -> int:
    """Where the column of a space begins: his own stands in the middle."""
    return round(LEFT + (space - view.table.provost + NUMBERS.longest_move) * STEP) + 3


def target_of(view: Public, key: Key) -> int:
    """The space to which a step leads."""
    way, _, count = key.partition("_")
    return view.table.provost + int(count) * (1 if way == "ahead" else -1)


def switched(view: Public, space: int) -> tuple[Seat, ...]:
    """Whose workers a move to the space lets in, or cuts off, one by one."""
    near, far = sorted((space, view.table.provost))
    return tuple(seat for seat in view.table.workers[near:far] if seat != NOBODY)


def _draw_road(canvas: Canvas, view: Public) -> None:
    """Draw the road: sand up to the provost, dusk beyond him, and the officers on it."""
    shown = spaces(view)
    is_cut = shown[0] > view.table.provost - NUMBERS.longest_move
    left = left_of(view, 1) - EDGE if is_cut else -EDGE
    right = WIDE if shown[-1] < ROAD.spaces else left_of(view, shown[-1]) + FRONT.wide + EDGE
    middle = left_of(view, view.table.provost) + FRONT.wide + 3
    road = _road().crop((left + EDGE, 0, right + EDGE, ROAD_HIGH))
    canvas.image.paste(road, (left, ROAD_TOP))
    if right > middle:
        shade = Image.new("L", (right - middle, ROAD_HIGH), round(255 * NIGHTFALL))
        canvas.paint(DUSK, shade, middle, ROAD_TOP)
    y = ROAD_TOP + LANE
    x = left_of(view, view.table.provost) + FRONT.wide / 2
    bailiff = view.table.bailiff
    if bailiff in shown:
        apart = 34 if bailiff == view.table.provost else 0
        draw_officer(
            canvas, "bailiff", left_of(view, bailiff) + FRONT.wide / 2 - apart, y, 1, is_new=False
        )
        x += apart
    draw_officer(canvas, "provost", x, y, 1, is_new=False)


@kept
def _road() -> Image.Image:
    """A piece of road as wide as the picture and its edges: sand with ruts and pebbles between worn verges."""
    wide, chance = WIDE + 2 * EDGE, Scatter(23)
    sketch = Sketch(wide, ROAD_HIGH, scale=BROAD)
    sketch.box(SAND_EDGE, 0, 0, wide, ROAD_HIGH, 0)
    sketch.box(SAND, 0, 4, wide, ROAD_HIGH - 8, 0)
    for _ in range(150):
        x, y = chance.between(6, wide - 6), chance.between(12, ROAD_HIGH - 12)
        sketch.oval(chance.pick((RUT, "#EBD3A0")), x, y, chance.between(8, 20), 3)
    return sketch.reduced().convert("RGB")


def _draw_space(canvas: Canvas, view: Public, scene: Scene, space: int) -> None:
    """Draw what stands on a space, and before it on the road the stone with its number, where no officer rides."""
    x, table = left_of(view, space), view.table
    if table.road[space - 1] == NO_BUILDING:
        draw_free(canvas, x, PLOTS, FRONT, space, is_above=True)
        return
    draw_plot(canvas, x, PLOTS, FRONT, stood_at(view, scene.words, space))
    if space not in (table.provost, table.bailiff):
        canvas.put_centred(stone(space, STONE), x + FRONT.wide / 2, ROAD_TOP + NUMBERED)


def _draw_step(canvas: Canvas, view: Public, piece: Piece, price: int | None) -> None:
    """Draw on the road what a step costs, and below it the workers that it lets in or cuts off."""
    space = target_of(view, piece.key)
    x, wide, is_ahead = left_of(view, space), FRONT.wide, space > view.table.provost
    _draw_key(canvas, x, wide, piece.mark, price)
    seats = switched(view, space)
    if not seats:
        return
    boxes.shadow(canvas, x, TELL, wide, TELL_HIGH, 14)
    boxes.box(canvas, ON if is_ahead else OFF, x, TELL, wide, TELL_HIGH, 14)
    step = min(40, (wide - 76) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        across = x + wide / 2 - 8 + (number - (len(seats) - 1) / 2) * step
        canvas.put_centred(worker(seat, WORKER), across, TELL + TELL_HIGH / 2 - 4)
    sign = tokens.tick(22) if is_ahead else signs.cross(22)
    canvas.put_centred(sign, x + wide - 26, TELL + TELL_HIGH - 26)


def _draw_key(canvas: Canvas, x: int, wide: int, mark: Mark, price: int | None) -> None:
    """Draw the badge of a step with its price."""
    middle, y = x + wide / 2, ROAD_TOP + KEYS
    if price:
        canvas.put_centred(coin(price, COIN), middle + 36, y)
        middle -= 30
    if mark.badge:
        canvas.put_centred(tokens.badge(mark.badge, KEY), middle, y)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(22), x + wide - 20, y - 36)
