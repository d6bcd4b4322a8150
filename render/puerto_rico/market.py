"""The market of the board while somebody builds: named and large the dearest houses that can be paid, before the others."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import POINTS, RANK
from games.puerto_rico.views import Public
from render.core import tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.place.boards import PlateSize, name_plate, plate_fit
from render.core.place.paving import street
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico import shop
from render.puerto_rico.deeds import draw_deed
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.page import draw_front
from render.puerto_rico.vocabulary import term

LEFT, ROOM = 18, 1364

NAMED, ALL_NAMED = 4, 8
"""How many houses a street has in which each has its name, and up to how many all of them stand in such streets."""

FIRST, SECOND, CHEAP, SKYLINE = 250, 222, 132, 78
"""How high a street of named houses is, and one of two; one of cheaper ones without names; what cannot be paid behind them."""

CHEAP_MOST = 8
"""How many of the cheaper houses a street has at most, where two hold them."""

HAZE, SHADOW, LOW = "#7FA873", 0.7, 96
"""The haze in which what cannot be paid is a silhouette, how much of it there is, and how high a silhouette is at most."""

PLATE, BETWEEN = 58, 8
"""How high a name plate is, and what lies between two."""

NAME_MOST, NAME_LEAST, NAME_SHRUNK = 54, 40, 27

COIN, DEED, SHIELD, LEFT_SIZE, FRONT = 40, 88, 56, 40, 192
"""The radius of a price, and how large deed, points, number of copies and front are at most."""

COIN_CHEAP, FRONT_CHEAP = 30, 132
"""The same of a house without a name."""


class Lay(NamedTuple):
    """How the market lies: so many houses named, so many cheaper ones, so many behind."""

    named: int
    cheap: int
    far: int

    @property
    def skyline(self) -> int:
        """How high the silhouettes are with the ground before them."""
        return SKYLINE if self.far else 0

    @property
    def across(self) -> int:
        """How many of the cheaper houses stand in a street."""
        return max(CHEAP_MOST, -(-self.cheap // max(1, self.cheap_streets)))

    @property
    def cheap_streets(self) -> int:
        """How many streets the cheaper houses have."""
        return min(2, -(-self.cheap // CHEAP_MOST))

    @property
    def step(self) -> int:
        """From one street of named houses to the next."""
        return FIRST if self.named <= NAMED else SECOND

    @property
    def high(self) -> int:
        """The height of all."""
        streets = -(-self.named // NAMED)
        return self.skyline + self.cheap_streets * CHEAP + streets * self.step


def lay_of(stalls: int, far: int) -> Lay:
    """Where all that can be paid has its name, up to a number; else the dearest."""
    named = stalls if stalls <= ALL_NAMED else NAMED
    return Lay(named, stalls - named, far)


def draw_market(
    canvas: Canvas,
    end: int,
    stalls: Sequence[shop.Stall],
    far: Sequence[Key],
    view: Public,
    words: Words,
    built: Collection[Key] = (),
) -> None:
    """Draw the market down to that height; in the light of the last move what was built."""
    lay = lay_of(len(stalls), len(far))
    top = end - lay.high
    _draw_skyline(canvas, top + lay.skyline, far, built)
    by_cost = sorted(stalls, key=lambda one: one.cost)
    near, cheap = by_cost[lay.cheap :], by_cost[: lay.cheap]
    level = top + lay.skyline
    for row in range(lay.cheap_streets):
        level += CHEAP
        _draw_cheap(
            canvas, level, lay.across, cheap[row * lay.across : (row + 1) * lay.across], row
        )
    for row in range(-(-len(near) // NAMED)):
        _draw_named(canvas, level, lay.step, near[row * NAMED : (row + 1) * NAMED], view, words)
        level += lay.step


def _draw_cheap(
    canvas: Canvas, end: int, across: int, stalls: Sequence[shop.Stall], row: int
) -> None:
    """Draw a street of houses, each with its price."""
    step, ground = ROOM / across, end - 20
    wide = round(len(stalls) * step)
    canvas.put(street(wide, 20, row), LEFT, ground - 6)
    draw_wild(canvas, LEFT + wide + 10, end - CHEAP + 14, ROOM - wide - 10, CHEAP - 30, row + 2)
    for place, one in enumerate(stalls):
        x = LEFT + place * step
        if one.is_new:
            shop.draw_light(canvas, round(x) + 2, end - CHEAP + 8, round(step) - 4, CHEAP - 12)
        draw_front(canvas, x + step * 0.56, ground, step * 0.96, CHEAP - 22, one.kind, FRONT_CHEAP)
        canvas.put_centred(coin(str(one.cost), COIN_CHEAP), x + COIN_CHEAP + 6, ground - 12)


def _draw_named(
    canvas: Canvas,
    y: int,
    high: int,
    stalls: Sequence[shop.Stall],
    view: Public,
    words: Words,
) -> None:
    """Draw a street of houses with their names: price and deed over them, copies and points at their feet."""
    wide, ground = ROOM // max(2, len(stalls)), y + high - PLATE - 12
    canvas.put(street(len(stalls) * wide, 30, 5), LEFT, ground - 8)
    draw_wild(canvas, LEFT + len(stalls) * wide, y + 20, wide * (len(stalls) == 1), high - 60, 3)
    for place, one in enumerate(stalls):
        x = LEFT + place * wide
        if one.is_new:
            shop.draw_light(canvas, x + 4, y + 4, wide - 8, high - PLATE - 14)
        draw_front(canvas, x + wide / 2, ground, wide * 0.72, high - PLATE - 20, one.kind, FRONT)
        canvas.put_centred(coin(str(one.cost), COIN), x + COIN + 8, y + 8 + COIN)
        draw_deed(canvas, x + wide - DEED * 0.64 - 6, y + 8 + DEED / 2, one.kind, DEED)
        left = view.table.market[RANK[one.kind]]
        if left > 1:
            shop.draw_left(canvas, x + 8, ground + 2, left, LEFT_SIZE)
        shield = tokens.shield(POINTS[one.kind], SHIELD)
        canvas.put(shield, x + wide - SHIELD - 10, ground + 4 - shield.size[1])
        size = plate_of(term(words, "building", one.kind), wide)
        name = name_plate(term(words, "building", one.kind), kind_of(one.kind).band, size)
        canvas.put(name, x + BETWEEN // 2, ground + 6)


def plate_of(name: str, wide: int) -> PlateSize:
    """The plate of a house that has its name: on two lines where it fits in no other way."""
    size = PlateSize(wide - BETWEEN, PLATE, NAME_MOST, NAME_LEAST)
    return size if plate_fit(name, size).fits else size._replace(least=NAME_SHRUNK)


@kept
def _silhouette(key: str, size: int) -> Sprite:
    """A front of which hardly more is seen than its outline."""
    house = front(key, size)
    haze = Image.new("RGB", house.colour.size, HAZE)
    return house._replace(colour=Image.blend(house.colour, haze, SHADOW))


def _draw_skyline(canvas: Canvas, end: int, kinds: Sequence[Key], built: Collection[Key]) -> None:
    """Draw what is left and cannot be paid as the skyline of a town."""
    step, ground = ROOM / max(CHEAP_MOST, len(kinds)), end - 8
    for place, kind in enumerate(kinds):
        x, key = LEFT + place * step, drawing_of(kind)
        size = even(min((SKYLINE - 10) / above_ground(key), step * 1.4, LOW), 2 * EVEN)
        if kind in built:
            shop.draw_light(canvas, round(x), ground - SKYLINE + 10, round(step), SKYLINE - 6)
        house = front(key, size) if kind in built else _silhouette(key, size)
        left = x + step / 2 - house.size[0] / 2
        canvas.put(house, left, ground - standing_foot(house.size[1]))
