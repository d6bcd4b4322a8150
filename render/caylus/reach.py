"""The private picture of the provost's way: the road as far as he can go, and whose workers each step switches on or off."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.caylus.content import NUMBERS, ROAD
from games.caylus.views import NO_BUILDING, NOBODY, Private, ProvostMoves, Public, steps_of
from games.core.forms import Decision
from games.core.model import Key, Notes
from render.caylus.ground import DUSK, RUT, SAND, SAND_EDGE
from render.caylus.officers import draw_officer
from render.caylus.pieces import CORNER, coin, draw_line_centred, plaque, worker
from render.caylus.plots import berth, draw_free, draw_plot, stood_at
from render.caylus.stock import BODY, LEFT, ROOM, WIDE, begun, choices
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.vocabulary import strip_of
from render.core import boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face
from render.core.marks import Piece
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

PLOTS = BODY + 8
ROAD_HIGH = 188
LANE, PRICES = 82, 150
"""How far down the road officers ride and badges lie, and the coins with their prices below those."""

CHIP, KEY, COIN = (60, 38), 56, 60
"""The sizes of the board with a space's number, of a badge's letter, and of the coin with its price."""

ABREAST, ABOVE, BELOW = 58, 20, 84
"""How far from their middle both officers ride where they have met; on small spaces, how much higher the provost rides, and how
far below him the bailiff.
"""

APART = 2
"""With so many spaces on either side both are too small for two riders side by side."""

AFAR, AFAR_FROM, AFAR_STEP = 58, 84, 58
"""How large workers are on spaces farther on that others can still reach, how far behind the last badge the first one stands,
and the way from one to the next.
"""

TELL_HIGH = 116
"""How high the card is of those whom a step lets in or cuts off."""

HEIGHTS = {1: (118, 82), 2: (112, 78), 3: (100, 72)}
"""How high a house and its yield are, by how many spaces are shown on either side of the provost."""

ROOMY = 260
"""How wide a card is at least that says what the worker would get."""

EDGE = 12
"""How far the road reaches beyond its last space."""

NIGHTFALL = 0.52
"""How dark it lies beyond the provost."""

ON, OFF = "#CDE9C4", "#F4C9BC"
"""The cards of workers who are let in and cut off."""

WORKER = 104


class Stretch(NamedTuple):
    """The piece of road that is shown: where the provost stands, and how many spaces lie on either side of him."""

    at: int
    reach: int

    @property
    def spaces(self) -> range:
        """Those of them that there are."""
        back, ahead = steps_of(self.at, self.reach)
        return range(self.at - back, self.at + ahead + 1)

    @property
    def step(self) -> float:
        """From space to space."""
        return ROOM / (2 * self.reach + 1)

    @property
    def front(self) -> Front:
        """The measures of what stands on a space."""
        wide, (house, gain) = round(self.step) - 6, HEIGHTS[self.reach]
        return Front(wide, house, 0, gain, wide)

    @property
    def road(self) -> int:
        """Where the road begins, below what stands there."""
        return PLOTS + self.front.high + 2

    @property
    def tell(self) -> int:
        """Where the cards begin, below the road."""
        return self.road + ROAD_HIGH + 9

    def left(self, space: int) -> int:
        """Where the column of a space begins: the provost's stands in the middle."""
        return round(LEFT + (space - self.at + self.reach) * self.step) + 3

    def middle(self, space: int) -> float:
        """The middle of a space's column."""
        return self.left(space) + self.front.wide / 2


def stretch_of(view: Public, pieces: Sequence[Piece]) -> Stretch:
    """As far as the steps lead that are asked about."""
    at = view.table.provost
    return Stretch(at, max([abs(target_of(view, piece.key) - at) for piece in pieces], default=1))


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
    lay = stretch_of(view, pieces)
    tells = any(switched(view, target_of(view, piece.key)) for piece in pieces)
    high = lay.tell + (TELL_HIGH + 14 if tells else 4)
    canvas = begun(high, own, view, decision, chosen, scene)
    _draw_road(canvas, view, lay)
    for space in lay.spaces:
        _draw_space(canvas, view, scene, lay, space)
    prices = {note.key: note.cost for note in notes.lines if note.field == "step"}
    for space in farther(view, lay):
        _draw_far(canvas, view, lay, space)
    _draw_officers(canvas, view, lay)
    for piece in pieces:
        _draw_step(canvas, view, lay, piece, prices.get(piece.key))
    return picture(canvas.image, "caylus-provost", hand_text(view, own.seat, scene))


def target_of(view: Public, key: Key) -> int:
    """The space to which a step leads."""
    way, _, count = key.partition("_")
    return view.table.provost + int(count) * (1 if way == "ahead" else -1)


def switched(view: Public, space: int) -> tuple[int, ...]:
    """The spaces whose workers a move to that space lets in, or cuts off, one by one."""
    table = view.table
    near, far = sorted((space, table.provost))
    return tuple(one for one in range(near + 1, far + 1) if table.workers[one - 1] != NOBODY)


def farther(view: Public, lay: Stretch) -> tuple[int, ...]:
    """The spaces with workers beyond what is shown to which those who decide later could move the provost from where he is."""
    moves, table = view.flow[-1], view.table
    if not isinstance(moves, ProvostMoves):
        return ()
    most = max([table.players[seat].deniers for seat in moves.queue[1:]], default=0)
    back, ahead = steps_of(lay.at, min(most, NUMBERS.longest_move))
    reached = range(lay.at - back, lay.at + ahead + 1)
    return tuple(
        space for space in reached if space not in lay.spaces and table.workers[space - 1] != NOBODY
    )


def _draw_far(canvas: Canvas, view: Public, lay: Stretch, space: int) -> None:
    """Draw a worker farther on, at the edge of the road, under the number of its space."""
    way = 1 if space > lay.at else -1
    behind = abs(space - lay.at) - lay.reach - 1
    x = lay.middle(lay.at + way * lay.reach) + way * (AFAR_FROM + behind * AFAR_STEP)
    canvas.put_centred(number_board(space, AFAR_STEP - 4), x, lay.road + CHIP[1] / 2)
    canvas.put_centred(worker(view.table.workers[space - 1], AFAR), x, lay.road + LANE - 6)


@kept
def number_board(number: int, wide: int = CHIP[0]) -> Sprite:
    """The wooden board of a space with its number: no coin."""
    high = CHIP[1]
    face = Canvas(plaque(wide, high, "#8A5A30", 4, "#5C3A1B").copy())
    face.write(str(number), Face.NUMBER, 34, palette.PAPER, wide / 2, high / 2, "m")
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


def _draw_road(canvas: Canvas, view: Public, lay: Stretch) -> None:
    """Draw the road: sand up to the provost, dusk beyond him."""
    shown = lay.spaces
    is_cut = shown[0] > lay.at - lay.reach
    left = lay.left(1) - EDGE if is_cut else -EDGE
    is_last = shown[-1] == ROAD.spaces
    right = lay.left(shown[-1]) + lay.front.wide + EDGE if is_last else WIDE
    middle = lay.left(view.table.provost) + lay.front.wide + 3
    road = _road().crop((left + EDGE, 0, right + EDGE, ROAD_HIGH))
    canvas.image.paste(road, (left, lay.road))
    if right > middle:
        shade = Image.new("L", (right - middle, ROAD_HIGH), round(255 * NIGHTFALL))
        canvas.paint(DUSK, shade, middle, lay.road)


def _draw_officers(canvas: Canvas, view: Public, lay: Stretch) -> None:
    """Draw the provost in the lamp's light, and the bailiff where he is seen: beside badges, or behind the provost."""
    bailiff = view.table.bailiff
    x, y = provost_at(view, lay)
    canvas.put_centred(berth(132), x, y + 34)
    draw_officer(canvas, "provost", x, y, 1, is_new=False)
    if bailiff in lay.spaces:
        draw_officer(canvas, "bailiff", *bailiff_at(view, lay), 1, is_new=False)


def provost_at(view: Public, lay: Stretch) -> tuple[float, float]:
    """Where the provost rides: where the two have met, beside the bailiff, or above him on small spaces."""
    x, y = lay.middle(lay.at), lay.road + LANE
    if view.table.bailiff != lay.at:
        return x, y
    return (x, y - ABOVE) if lay.reach >= APART else (x + ABREAST, y)


def bailiff_at(view: Public, lay: Stretch) -> tuple[float, float]:
    """Where the bailiff rides: beside the price of his space, or with the provost."""
    bailiff = view.table.bailiff
    x, y = lay.middle(bailiff), lay.road + LANE
    if bailiff != lay.at:
        return x - 24, lay.road + PRICES
    return (x, y - ABOVE + BELOW) if lay.reach >= APART else (x - ABREAST, y)


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


def _draw_space(canvas: Canvas, view: Public, scene: Scene, lay: Stretch, space: int) -> None:
    """Draw what stands on a space."""
    x = lay.left(space)
    if view.table.road[space - 1] == NO_BUILDING:
        draw_free(canvas, x, PLOTS, lay.front, space, is_above=True)
    else:
        draw_plot(canvas, x, PLOTS, lay.front, stood_at(view, scene.words, space))


def _draw_step(canvas: Canvas, view: Public, lay: Stretch, piece: Piece, price: int | None) -> None:
    """Draw an arrow to where a step leads, its badge and what it costs, and below the road whom it lets in or cuts off."""
    space = target_of(view, piece.key)
    x, middle, way = lay.left(space), lay.middle(space), 1 if space > lay.at else -1
    clear = (ABREAST if lay.at == view.table.bailiff and lay.reach < APART else 0) + 62
    begin = lay.middle(space - way) + way * (clear if space - way == lay.at else 50)
    wide = round(abs(middle - begin)) - 50
    canvas.put(_arrow(wide, way), min(begin, begin + way * wide), lay.road + LANE - 26)
    if piece.mark.badge:
        canvas.put_centred(tokens.badge(piece.mark.badge, KEY), middle, lay.road + LANE)
    _draw_price(canvas, view, lay, space, price)
    if piece.mark.is_chosen:
        canvas.put_centred(tokens.tick(22), x + lay.front.wide - 20, lay.road + LANE - 30)
    spaces = switched(view, space)
    if spaces:
        _draw_card(canvas, view, lay, space, spaces)


def _draw_price(canvas: Canvas, view: Public, lay: Stretch, space: int, price: int | None) -> None:
    """Draw the number of a space over the road, and below its letter what the step there costs, beside the bailiff."""
    middle, y = lay.middle(space), lay.road + PRICES
    canvas.put_centred(number_board(space), middle, lay.road + CHIP[1] / 2)
    if price and space == view.table.bailiff:
        canvas.put_centred(coin(price, COIN - 6), middle + 38, y + 2)
    elif price:
        canvas.put_centred(coin(price, COIN), middle, y)


def _draw_card(
    canvas: Canvas, view: Public, lay: Stretch, space: int, spaces: tuple[int, ...]
) -> None:
    """Draw the workers whom a step lets in or cuts off; what one alone would get, where there is room."""
    x, wide, is_ahead = lay.left(space), lay.front.wide, space > lay.at
    boxes.shadow(canvas, x, lay.tell, wide, TELL_HIGH, 14)
    boxes.box(canvas, ON if is_ahead else OFF, x, lay.tell, wide, TELL_HIGH, 14)
    sign, middle = tokens.tick(26) if is_ahead else signs.cross(26), lay.tell + TELL_HIGH / 2
    seats = [view.table.workers[one - 1] for one in spaces]
    bits = strip_of(view.table.road[spaces[0] - 1])
    if len(spaces) == 1 and wide >= ROOMY and bits:
        canvas.put_centred(worker(seats[0], WORKER), x + 58, middle - 4)
        canvas.put_centred(sign, x + 94, middle + 28)
        draw_line_centred(canvas, bits, x + (wide + 112) / 2, middle, wide - 128, 66)
        return
    step = min(62, (wide - 92) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        across = x + wide / 2 - 6 + (number - (len(seats) - 1) / 2) * step
        canvas.put_centred(worker(seat, WORKER), across, middle - 4)
    canvas.put_centred(sign, x + wide - 30, lay.tell + TELL_HIGH - 30)


@kept
def _arrow(wide: int, way: int) -> Sprite:
    """An arrow along the road, so wide, that points to the right (1) or to the left (-1)."""
    sketch = Sketch(wide, 52, 10)
    tip, begin = (wide - 8.0, 8.0) if way > 0 else (8.0, wide - 8.0)
    head = [(tip - 20 * way, 6), (tip, 26), (tip - 20 * way, 46)]
    for colour, across in ((palette.KEYLINE, 25.0), (palette.INK, 20.0), (palette.LAMP, 11.0)):
        sketch.line(colour, across, [(begin, 26), (tip, 26)])
        sketch.line(colour, across, head)
    return sketch.done()
