"""The market of the board while somebody builds: what can be paid large with names and prices, behind it the cheap ones of
many, and where little can be paid the rest as a skyline.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.core.model import Key, Seat
from games.puerto_rico.content import RANK
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, name_plate, plate_for
from render.core.place.paving import street
from render.core.scatter import Scatter
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.core.sketch import BROAD, Sketch
from render.puerto_rico import shop
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.page import draw_front
from render.puerto_rico.vocabulary import term

LEFT, ROOM = 18, 1364

ACROSS, NAMED, DEAREST = 4, 12, 8
"""How many houses a street has at most; up to how many that can be paid all have their names, and how many of more."""

STREETS = {0: 0, 1: 262, 2: 246, 3: 236}
"""How high a street is by how many there are."""

SIGN, SIGN_LETTERS, SIGN_COIN = 62, 46, 25
"""How high the sign above the market is that says who can pay for what stands there, its letters and the radius of its coin."""

LANE, LANE_MOST, LANE_FEW, LANE_COIN = 104, 12, 8, 23
"""How high a lane of cheap houses without names is, for how many of them it has room at most and at least, and the radius of
their prices.
"""

SKYLINE = 78
"""How high what cannot be paid is behind them."""

SILHOUETTES = 8
"""For how many silhouettes there is room at least."""

HAZE, SHADOW, LOW = "#7FA873", 0.7, 96
"""The haze in which what cannot be paid is a silhouette, how much of it there is, and how high a silhouette is at most."""

ONE_LINE, TWO_LINES, BETWEEN = 58, 84, 8
"""How high name plates are, and what lies between two."""

NAME_MOST, NAME_LEAST, TWO_LEAST, NAME_SHRUNK = 54, 42, 40, 26
"""Letters of a name: at most, and at least on one line, on two, and where it fits in no other way."""

FRONT, BESIDE, SHARE = 240, 0.6, 0.7
"""How large a front is at most, where across its lot it stands beside its price, and how much of the width it has."""

WIDE, GROVE = 1400, 96
GREENS = ("#86AE58", "#92B85F", "#A0C268")
"""How high the trees behind a street are, and their colours from the far ones to the near ones."""

COIN, COPIES = 48, 42
"""The radius of a price, and the digits of how many copies there are."""


class Lay(NamedTuple):
    """How the market lies: so many houses that can be paid, so many behind them."""

    stalls: int
    far: int

    @property
    def named(self) -> int:
        """How many have their names."""
        return self.stalls if self.stalls <= NAMED else DEAREST

    @property
    def cheap(self) -> int:
        """How many stand in lanes without names."""
        return self.stalls - self.named

    @property
    def lanes(self) -> int:
        """How many lanes there are."""
        return -(-self.cheap // LANE_MOST)

    @property
    def along(self) -> int:
        """For how many houses a lane has room, as even as can be."""
        return max(LANE_FEW, -(-self.cheap // max(1, self.lanes)))

    @property
    def skyline(self) -> int:
        """How high the silhouettes are with the ground before them: there are some where only few houses can be paid."""
        return SKYLINE if self.far and self.rows <= 1 else 0

    @property
    def rows(self) -> int:
        """How many streets there are."""
        return -(-self.named // ACROSS)

    @property
    def across(self) -> int:
        """How many houses a street has, as even as can be."""
        return max(2, -(-self.named // max(1, self.rows)))

    @property
    def step(self) -> int:
        """From street to street."""
        return STREETS[self.rows]

    @property
    def high(self) -> int:
        """The height of all."""
        sign = SIGN if self.stalls else 0
        return sign + self.skyline + self.lanes * LANE + self.rows * self.step


def draw_market(
    canvas: Canvas,
    end: int,
    stalls: Sequence[shop.Stall],
    far: Sequence[Key],
    view: Public,
    words: Words,
    buyer: tuple[Seat, str],
    built: Collection[Key] = (),
) -> None:
    """Draw the market down to that height, with a sign that says who buys; in the light of the last move what was built."""
    lay = Lay(len(stalls), len(far))
    level = end - lay.high + lay.skyline
    if stalls:
        _draw_sign(canvas, end - lay.high + SIGN / 2 + 6, view, words, *buyer)
        level += SIGN
    if lay.skyline:
        _draw_skyline(canvas, level, far, built)
    by_cost = sorted(stalls, key=lambda one: one.cost)
    for lane in range(lay.lanes):
        lined = by_cost[: lay.cheap][lane * lay.along : (lane + 1) * lay.along]
        _draw_lane(canvas, level, lay, lined, lane)
        level += LANE
    for row in range(lay.rows):
        lined = by_cost[lay.cheap :][row * lay.across : (row + 1) * lay.across]
        _draw_street(canvas, level + row * lay.step, lay, lined, view, words, row)


def _draw_sign(
    canvas: Canvas, middle: float, view: Public, words: Words, seat: Seat, name: str
) -> None:
    """Draw who can pay for all that stands there, and with what."""
    said = words("render-puerto-rico-can-buy", name=name)
    shown = fit(said, Face.NAME, ROOM // 2, SIGN_LETTERS, NAME_LEAST, 1)
    money = str(view.table.players[seat].doubloons)
    across = width(shown.lines[0], Face.NAME, shown.size)
    digits = width(money, Face.NUMBER, SIGN_LETTERS)
    wide = round(across + digits + 2 * SIGN_COIN + 112)
    left = LEFT + (ROOM - wide) // 2
    boxes.box(canvas, palette.INK, left - 3, round(middle) - 29, wide + 6, 58, 14)
    boxes.box(canvas, palette.LAMP_GLINT, left, round(middle) - 26, wide, 52, 12)
    canvas.put_centred(tokens.seal(seat, 18), left + 36, middle)
    canvas.write(shown.lines[0], Face.NAME, shown.size, palette.INK, left + 66, middle)
    x = left + 66 + across + 16 + SIGN_COIN
    canvas.put_centred(art.sticker("coin", 2 * SIGN_COIN), x, middle)
    canvas.write(money, Face.NUMBER, SIGN_LETTERS, palette.INK, x + SIGN_COIN + 6, middle)


def _draw_lane(canvas: Canvas, y: int, lay: Lay, stalls: Sequence[shop.Stall], lane: int) -> None:
    """Draw a lane of cheap houses with what they cost."""
    step, ground = ROOM / lay.along, y + LANE - 12
    end = LEFT + round(len(stalls) * step)
    canvas.put(street(even(end - LEFT, 24), 18, lane + 2), LEFT, ground - 6)
    draw_wild(canvas, end + 10, ground - 80, LEFT + ROOM - end - 10, 84, lane + 4)
    for place, one in enumerate(stalls):
        x = LEFT + place * step
        if one.is_new:
            shop.draw_light(canvas, round(x), y + 4, round(step), LANE - 8)
        middle, wide = x + step * 0.58, step * 0.8
        draw_front(canvas, middle, ground - 8, wide, LANE - 24, one.kind, LANE)
        canvas.put_centred(
            coin(str(one.cost), LANE_COIN), x + LANE_COIN + 2, ground - LANE_COIN + 8
        )


def _draw_street(
    canvas: Canvas,
    y: int,
    lay: Lay,
    stalls: Sequence[shop.Stall],
    view: Public,
    words: Words,
    row: int,
) -> None:
    """Draw a street of houses with their names."""
    wide = ROOM // lay.across
    names = [term(words, "building", one.kind) for one in stalls]
    plates = [plate_of(name, wide) for name in names]
    below = max(size.high for size in plates)
    ground, end = y + lay.step - below - 12, LEFT + len(stalls) * wide
    canvas.put(grove(WIDE, GROVE, row), 0, ground - GROVE + 4)
    canvas.put(street(end - LEFT + 12, below + 24, row + 5), LEFT - 6, ground - 10)
    draw_wild(canvas, end, y + 20, LEFT + ROOM - end, lay.step - 60, row + 3)
    for place, (one, name, size) in enumerate(zip(stalls, names, plates, strict=True)):
        x, plate = LEFT + place * wide, size._replace(high=below)
        if one.is_new:
            shop.draw_light(canvas, x + 4, y + 4, wide - 8, ground - y)
        middle, high = x + wide * BESIDE, ground - y - 12
        draw_front(canvas, middle, ground, wide * SHARE, high, one.kind, FRONT)
        _draw_signs(canvas, x, y, ground, one, view.table.market[RANK[one.kind]])
        canvas.put(name_plate(name, kind_of(one.kind).band, plate), x + BETWEEN // 2, ground + 6)


@kept
def grove(wide: int, high: int, seed: int) -> Sprite:
    """The trees behind the houses of a street."""
    sketch, chance = Sketch(wide, high, 0, BROAD), Scatter(330 + seed)
    for row, colour in enumerate(GREENS):
        x = chance.between(-40, 0)
        while x < wide + 30:
            across = chance.between(26, 44)
            level = high * (0.5 + 0.17 * row) + chance.between(-8, 8)
            sketch.oval(colour, x, level, across, across * 0.62)
            x += across * chance.between(0.9, 1.4)
        sketch.box(colour, 0, high * (0.56 + 0.17 * row), wide, high, 0)
    return sketch.done()


def _draw_signs(canvas: Canvas, x: int, y: int, ground: int, one: shop.Stall, left: int) -> None:
    """Draw the price of a house at its left, and below it how many copies there are."""
    canvas.put_centred(coin(str(one.cost), COIN), x + COIN + 8, y + 16 + COIN)
    if left > 1:
        shop.draw_left(canvas, x + 12, ground + 2, left, COPIES)


def plate_of(name: str, wide: int) -> PlateSize:
    """The plate of a house: on two lines where the name would be small on one."""
    one = PlateSize(wide - BETWEEN, ONE_LINE, NAME_MOST, NAME_LEAST)
    return plate_for(name, one, one._replace(high=TWO_LINES, least=TWO_LEAST), NAME_SHRUNK)


def _draw_skyline(canvas: Canvas, end: int, kinds: Sequence[Key], built: Collection[Key]) -> None:
    """Draw what is left and cannot be paid as the skyline of a town."""
    step, ground = ROOM / max(SILHOUETTES, len(kinds)), end - 8
    for place, kind in enumerate(kinds):
        x, key = LEFT + place * step, drawing_of(kind)
        size = even(min((SKYLINE - 10) / above_ground(key), step * 1.4, LOW), 2 * EVEN)
        if kind in built:
            shop.draw_light(canvas, round(x), ground - SKYLINE + 10, round(step), SKYLINE - 6)
        house = front(key, size) if kind in built else shop.hazy(key, size, HAZE, SHADOW)
        left = x + step / 2 - house.size[0] / 2
        canvas.put(house, left, ground - standing_foot(house.size[1]))
