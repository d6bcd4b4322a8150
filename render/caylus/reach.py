"""The private picture of the provost's way: the road as far as he can go, and whose workers each step switches on or off."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.caylus.content import NUMBERS, ROAD
from games.caylus.views import NO_BUILDING, NOBODY, Private, ProvostMoves, Public, steps_of
from games.core.forms import Decision
from games.core.model import Key, Notes, Seat
from render.caylus.ground import RUT, SAND, SAND_EDGE
from render.caylus.growth import draw_growth
from render.caylus.officers import draw_officer
from render.caylus.pieces import CORNER, EARTH, coin, plaque, worker
from render.caylus.plots import (
    BANNER_HIGH,
    banner,
    berth,
    draw_free,
    draw_house,
    draw_yard,
    sill,
    stone,
    stood_at,
)
from render.caylus.stock import BODY, LEFT, ROOM, WIDE, badged, begun, choices
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.wayside import DARK, DUSK, fields, nightfall
from render.core import boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Piece
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

PLOTS = BODY + 18
ROAD_HIGH = 152
"""How high the road is on which the officers ride."""

LANE, STONES = 50, 122
"""How far down the road officers ride, and the stones lie with the numbers of the spaces."""

STONE, CHIP = 66, (60, 38)
"""How wide such a stone is, and the board with the number of a space farther on."""

ABOVE, BELOW = 8, 62
"""How much higher the provost rides where both officers have met, and how far below the middle of his lane the bailiff."""

AFAR, AFAR_FROM, AFAR_STEP = 58, 84, 58
"""How large workers are on spaces farther on that others can still reach, how far behind the last badge the first one stands,
and the way from one to the next.
"""

HEIGHTS = {1: (124, 90), 2: (128, 84), 3: (132, 78)}
"""How high a house and its yield are, by how many spaces are shown on either side of the provost."""

HOUSE, FLAG, STANDING = 0.96, 0.25, 110
"""How wide a house is at most and its owner's flag, in widths of its plot, and how large a worker before it at most."""

EDGE = 12
"""How far the road reaches beyond its last space."""

HEAD, TELL_HIGH = 80, 116
"""How high a card's head is with the badge of a step and what it costs, and its part with those whom it lets in or cuts off."""

KEY, COIN, WIDEST = 46, 52, 190
"""The sizes of a badge's letter and of the coin with its price, and how wide a card is at most."""

ON, OFF = "#CDE9C4", "#F4C9BC"
"""The grounds of workers who are let in and cut off."""

TITLED, TITLE, LATER = 76, (38, 28), 52
"""How high the title is over those who decide later, its letters at most and at least, and the most from one to the next."""

WORKER, RIM = 92, 9
"""How large they are, and the frame of their card."""

CLEAR, BESIDE = 58, 36
"""How far from the provost the first arrow begins, and from the spaces after that any other."""


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
        return PLOTS + self.front.high + 6

    @property
    def tell(self) -> int:
        """Where the cards begin, below the road."""
        return self.road + ROAD_HIGH + 10

    def left(self, space: int) -> int:
        """Where the column of a space begins: the provost's stands in the middle."""
        return round(LEFT + (space - self.at + self.reach) * self.step) + 3

    def middle(self, space: int) -> float:
        """The middle of a space's column."""
        return self.left(space) + self.front.wide / 2

    def card(self, space: int) -> tuple[int, int]:
        """Where the card of a step to a space begins, and how wide it is."""
        wide = min(self.front.wide, WIDEST)
        return round(self.middle(space) - wide / 2), wide


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
    pieces = badged(choices(decision, ("step",), chosen), notes)
    lay = stretch_of(view, pieces)
    tells = any(switched(view, target_of(view, piece.key)) for piece in pieces)
    after = later(view)
    high = lay.tell + HEAD + (TELL_HIGH if tells or after else 0) + 16
    seen = (1,) if after else ()
    canvas = begun(high, own, view, decision, chosen, scene, horizon=PLOTS + 10, seen=seen)
    _draw_land(canvas, lay, high, is_bare=bool(after))
    _draw_road(canvas, lay)
    for space in lay.spaces:
        _draw_space(canvas, view, scene, lay, space)
    _draw_night(canvas, view, lay, high)
    prices = {note.key: note.cost for note in notes.lines if note.field == "step"}
    for space in farther(view, lay):
        _draw_far(canvas, view, lay, space)
    for piece in pieces:
        _draw_way_to(canvas, lay, target_of(view, piece.key))
    _draw_officers(canvas, view, lay)
    for piece in pieces:
        _draw_card(canvas, view, lay, piece, prices.get(piece.key))
    if after:
        _draw_later(canvas, scene.words, lay, after)
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


def later(view: Public) -> tuple[tuple[Seat, int], ...]:
    """Who decides on the provost after whoever is asked, with how many deniers; nobody who has none."""
    moves, players = view.flow[-1], view.table.players
    if not isinstance(moves, ProvostMoves):
        return ()
    return tuple((seat, players[seat].deniers) for seat in moves.queue[1:] if players[seat].deniers)


def _draw_later(
    canvas: Canvas, words: Words, lay: Stretch, after: tuple[tuple[Seat, int], ...]
) -> None:
    """Draw the sign under the provost with those who can move him later, and their money."""
    step = min(LATER, (TELL_HIGH + HEAD - TITLED - 8) / len(after))
    (x, wide), high, top = lay.card(lay.at), round(TITLED + 8 + step * len(after)), lay.tell
    boxes.shadow(canvas, x, top, wide, high, 14)
    boxes.box(canvas, palette.NIGHT, x, top, wide, high, 14)
    line = fit(words("render-caylus-later"), Face.NAME, wide - 16, *TITLE, 2)
    across = x + wide / 2
    canvas.write_lines(
        line.lines, Face.NAME, line.size, palette.PAPER, across, top + TITLED / 2 + 2, "m", 0.9
    )
    size = round(step * 0.88)
    for number, (seat, deniers) in enumerate(after):
        middle = top + TITLED + step * (number + 0.5)
        canvas.put_centred(tokens.seal(seat, round(size * 0.42)), across - size * 0.6, middle)
        canvas.put_centred(coin(deniers, size), across + size * 0.6, middle)


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


def _draw_land(canvas: Canvas, lay: Stretch, high: int, *, is_bare: bool) -> None:
    """Draw the fields behind the houses, and those before the road."""
    canvas.put(fields(lay.road - BODY, 3), 0, BODY + 12)
    low = lay.road + ROAD_HIGH - 6
    canvas.put(fields(high - low, 5), 0, low)
    if is_bare:
        return
    draw_growth(canvas, lay.left(lay.at), lay.tell, lay.front.wide, high - lay.tell - 10, 3)


def _draw_road(canvas: Canvas, lay: Stretch) -> None:
    """Draw the road, cut where it goes on beyond what is shown."""
    shown = lay.spaces
    is_cut = shown[0] > lay.at - lay.reach
    left = lay.left(1) - EDGE if is_cut else -EDGE
    right = lay.left(shown[-1]) + lay.front.wide + EDGE if shown[-1] == ROAD.spaces else WIDE
    canvas.image.paste(_road().crop((left + EDGE, 0, right + EDGE, ROAD_HIGH)), (left, lay.road))


def _draw_night(canvas: Canvas, view: Public, lay: Stretch, high: int) -> None:
    """Let night fall over all that lies beyond the provost."""
    left = round(lay.left(view.table.provost) + lay.front.wide - DUSK / 3)
    canvas.paint(DARK, nightfall(WIDE - left, high - BODY, 1), left, BODY)


def _draw_officers(canvas: Canvas, view: Public, lay: Stretch) -> None:
    """Draw the provost in the lamp's light, and the bailiff where he is seen."""
    x, y = provost_at(view, lay)
    canvas.put_centred(berth(126), x, y + 34)
    draw_officer(canvas, "provost", x, y, 1, is_new=False)
    if view.table.bailiff in lay.spaces:
        draw_officer(canvas, "bailiff", *bailiff_at(view, lay), 1, is_new=False)


def provost_at(view: Public, lay: Stretch) -> tuple[float, float]:
    """Where the provost rides: above the bailiff where the two have met."""
    above = ABOVE if view.table.bailiff == lay.at else 0
    return lay.middle(lay.at), lay.road + LANE - above


def bailiff_at(view: Public, lay: Stretch) -> tuple[float, float]:
    """Where the bailiff rides: below the provost where the two have met."""
    bailiff = view.table.bailiff
    return lay.middle(bailiff), lay.road + LANE + (BELOW if bailiff == lay.at else 0)


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
    """Draw what stands on a space, and before it on the road the stone with its number."""
    x = lay.left(space)
    if view.table.road[space - 1] == NO_BUILDING:
        draw_free(canvas, x, PLOTS, lay.front, space, is_above=True)
        return
    stood, front, ground = stood_at(view, scene.words, space), lay.front, PLOTS + lay.front.house
    draw_yard(canvas, x, PLOTS, front)
    is_alone = stood.owner is None and stood.worker is None
    at = x + front.wide * (0.5 if is_alone else 0.46)
    draw_house(canvas, stood.building, at, ground, front, HOUSE)
    canvas.put(sill(stood.building, front, stood.owner, is_dark=stood.is_dark), x, ground)
    if stood.owner is not None:
        flag = round(front.wide * FLAG)
        canvas.put(banner(stood.owner, flag), x + 2, ground + 3 - BANNER_HIGH * flag)
    if stood.worker is not None:
        size = min(STANDING, round(front.wide * 0.66))
        across = x + front.wide - size * 0.42
        canvas.put_centred(worker(stood.worker, size), across, ground + 10 - size / 2)
    canvas.put_centred(stone(space, STONE), lay.middle(space), lay.road + STONES)


def _draw_way_to(canvas: Canvas, lay: Stretch, space: int) -> None:
    """Draw an arrow along the road to where a step leads, from the space before it."""
    middle, way = lay.middle(space), 1 if space > lay.at else -1
    begin = lay.middle(space - way) + way * (CLEAR if space - way == lay.at else BESIDE)
    wide = round(abs(middle - begin)) - BESIDE // 2
    canvas.put(_arrow(wide, way), min(begin, begin + way * wide), lay.road + LANE - 26)


def _draw_card(canvas: Canvas, view: Public, lay: Stretch, piece: Piece, price: int | None) -> None:
    """Draw the card of a step on its post before the road: its badge, what it costs, and whom it lets in or cuts off."""
    space = target_of(view, piece.key)
    (x, wide), spaces = lay.card(space), switched(view, space)
    high, is_ahead = HEAD + (TELL_HIGH if spaces else 0), space > lay.at
    canvas.put(
        _post(lay.tell - lay.road - ROAD_HIGH + high + 24),
        x + wide / 2 - 8,
        lay.road + ROAD_HIGH - 12,
    )
    frame = EARTH if not spaces else palette.TICK if is_ahead else palette.REFUSED
    canvas.put(boxes.raised(plaque(wide, high, frame), CORNER), x, lay.tell)
    middle, across = lay.tell + HEAD / 2, x + wide / 2
    if piece.mark.badge:
        beside = COIN / 2 + 2 if price else 0
        canvas.put_centred(tokens.badge(piece.mark.badge, KEY), across - beside, middle)
    if price:
        canvas.put_centred(coin(price, COIN), across + KEY * 0.67 + 1, middle)
    if piece.mark.is_chosen:
        canvas.put_centred(tokens.tick(22), x + wide - 8, lay.tell)
    if spaces:
        box = (x + RIM, lay.tell + HEAD, wide - 2 * RIM, TELL_HIGH - RIM)
        _draw_switched(canvas, view, box, spaces, is_ahead=is_ahead)


def _draw_switched(
    canvas: Canvas,
    view: Public,
    box: tuple[int, int, int, int],
    spaces: tuple[int, ...],
    *,
    is_ahead: bool,
) -> None:
    """Draw the workers whom a step lets in or cuts off."""
    x, y, wide, high = box
    boxes.box(canvas, ON if is_ahead else OFF, *box, 7)
    seats = [view.table.workers[one - 1] for one in spaces]
    step = min(52.0, (wide - WORKER * 0.72) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        across = x + wide / 2 + (number - (len(seats) - 1) / 2) * step
        canvas.put_centred(worker(seat, WORKER), across, y + high / 2 - 4)
    sign = tokens.tick(24) if is_ahead else signs.cross(24)
    canvas.put_centred(sign, x + wide - 20, y + high - 18)


@kept
def _post(high: int) -> Sprite:
    """The post of a card."""
    sketch = Sketch(16, high, 4)
    sketch.oval("#2F4A1E70", 10, high - 3, 16, 5)
    sketch.box(palette.INK, 0, 0, 16, high, 5)
    sketch.box("#8A5A30", 3, 3, 10, high - 6, 3)
    return sketch.done()


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
