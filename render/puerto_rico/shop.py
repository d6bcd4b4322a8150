"""What a builder can choose: streets of fronts, large and lit what can be paid, and behind them what cannot be built now."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import COLUMN, COST, POINTS, RANK, SHELF
from games.puerto_rico.views import Public
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face, width
from render.core.marks import Mark
from render.core.place.boards import PLATE_SHADOW, STRIPE, PlateSize, name_plate, plate_for
from render.core.place.paving import street
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico.deeds import draw_deed
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import effect, term

LEFT, ROOM = 18, 1364
COLUMNS = (1, 2, 3, 4)
ACROSS = ((2, 2), (3, 3), (4, 4), (6, 3), (12, 4), (20, 5), (36, 6))
"""Up to how many fronts stand how many in a street."""

MOST_ACROSS = 7

NAMED = 4
"""Up to how many fronts stand in a street where each has its name."""

NAMELESS = 12
"""How high a street is below fronts without names."""

LARGE_MOST, STREET_MOST, STREET_LEAST = 250, 190, 138
"""How high a street is at most: a single one, and one of several; and how high it is at least if it can be."""

BACK_HIGH, BACK_MOST, BACK_FEW = 96, 12, 8
"""How high a street in the background is, and how many fronts it has room for at most and at least."""

ONE_LINE, TWO_LINES = 56, 84
"""How high name plates are."""

NAME_MOST, NAME_LEAST, TWO_LEAST, NAME_SHRUNK = 50, 42, 40, 28
"""Letters of a name: at most, and at least on one line, on two, and where it fits in no other way."""

BROAD, TOLD, TOLD_SIZES, NAME_TOLD = 600, 440, (40, 32), 54
"""How wide a plot is at least that has its signs side by side, and one that tells what its building does; the letters of
that, and of the name.
"""

TOLD_LINE, TOLD_MORE = 46, 34
"""How high a line of that is, and a second one on plots that are not broad."""

ROOMY, DEED = 300, 1.36
"""How wide a narrow plot is at least on which the sign of what a building does is larger than others, and how much."""

SLIM = 1.02
"""How wide a front is in heights of its box, without the free ground at its sides."""

NEAR, NEAR_NAMELESS = 0.5, 0.7
"""How much of a plot a front has at least, with a name and without: where plots are narrow its signs lie over its sides."""

FAR_COIN, MOST_FRONT = 29, 220
"""Prices in the background, and how large a front is at most."""

FAR_FRONTS, FAR_SHARE = (84, 60, 48), 0.7
"""How large fronts in the background are, one of a few sizes, and how much of the width of their plots they take."""

LOW, MOST_SIGN = 84, 104
"""Below that height above its plate a plot has its letter beside its price; and how large signs are at most."""

BETWEEN, RADIUS = 8, 14
FAR, HAZE = "#86A878", 0.3
"""The haze in which fronts stand that cannot be built now, and how much of it there is."""


class Stall(NamedTuple):
    """A building that can be bought."""

    kind: Key
    mark: Mark = Mark()
    price: int | None = None
    """What it costs who builds; None: the printed price."""

    is_new: bool = False
    """Whether it was built in the last move."""

    left: int = 1
    """How many copies of it are left."""

    @property
    def cost(self) -> int:
        """What it costs."""
        return COST[self.kind] if self.price is None else self.price


class Lay(NamedTuple):
    """How the streets lie."""

    top: int
    stalls: int
    across: int
    step: int
    """From street to street."""

    far: int
    far_across: int

    @property
    def wide(self) -> int:
        """How wide a plot is."""
        return ROOM // self.across

    @property
    def is_told(self) -> bool:
        """Whether it is told what the buildings do: on the plots of a single street where they are wide."""
        return self.stalls <= self.across and self.wide >= TOLD

    @property
    def is_named(self) -> bool:
        """Whether fronts have their names on plates: of more in a street a phone would show specks with fine print."""
        return self.across <= NAMED

    @property
    def far_streets(self) -> int:
        """How many streets there are behind."""
        return -(-self.far // self.far_across) if self.far else 0

    @property
    def near_top(self) -> int:
        """Where the first street of fronts begins that can be bought."""
        return self.top + self.far_streets * BACK_HIGH

    @property
    def end(self) -> int:
        """Where the last street ends."""
        return self.near_top + -(-self.stalls // self.across) * self.step


def across_of(stalls: int) -> int:
    """How many fronts stand in a street: in all streets as many."""
    most = next((across for most, across in ACROSS if stalls <= most), MOST_ACROSS)
    return max(2, -(-stalls // max(1, -(-stalls // most))))


def lay_of(stalls: int, far: int, top: int, room: int) -> Lay:
    """The streets as large as so much height allows, a single one and one of several no higher than that: with more fronts in
    each where they would be very low.
    """
    far_rows = -(-far // BACK_MOST)
    far_across = max(BACK_FEW, -(-far // max(1, far_rows)))
    left, across = room - far_rows * BACK_HIGH, across_of(stalls)
    while left // max(1, -(-stalls // across)) < STREET_LEAST and across < MOST_ACROSS:
        across += 1
    rows = max(1, -(-stalls // across))
    across = max(2, -(-stalls // rows))
    step = min(STREET_MOST if rows > 1 else LARGE_MOST, left // rows)
    return Lay(top, stalls, across, step, far, far_across)


def columns_of(view: Public) -> tuple[tuple[Key, ...], ...]:
    """The types in play by column, in the order of the building table by cost."""
    kinds = sorted(view.table.buildings, key=SHELF.__getitem__)
    return tuple(tuple(kind for kind in kinds if COLUMN[kind] == column) for column in COLUMNS)


def left_of(view: Public, *, without: Collection[Key]) -> tuple[Key, ...]:
    """The types that are left in the market, in its order, without those."""
    market = view.table.market
    left = (kind for kind in view.table.buildings if market[RANK[kind]] and kind not in without)
    return tuple(sorted(left, key=SHELF.__getitem__))


def offered(view: Public, seat: Seat, built: Collection[Key] = ()) -> tuple[Stall, ...]:
    """What the seat could buy now, as all can reckon, in the market's order; in the light of the last move what that built."""
    prices = view.offers_to(seat)
    kinds = sorted(prices, key=SHELF.__getitem__)
    return tuple(Stall(kind, Mark(), prices[kind], kind in built) for kind in kinds)


def draw_shop(
    canvas: Canvas,
    lay: Lay,
    stalls: Sequence[Stall],
    far: Sequence[Key],
    view: Public,
    words: Words,
    built: Collection[Key] = (),
) -> None:
    """Draw all streets; in the light of the last move what was built of those behind."""
    for row in range(lay.far_streets):
        lined = far[row * lay.far_across : (row + 1) * lay.far_across]
        _draw_far_street(canvas, lay, row, lined, built)
    rows = [stalls[at : at + lay.across] for at in range(0, len(stalls), lay.across)]
    for row, near in enumerate(rows):
        _draw_street(canvas, lay, lay.near_top + row * lay.step, row, near, view, words)


@kept
def hazy(key: str, size: int, colour: str, share: float) -> Sprite:
    """A front in so much haze of that colour: nearly all of it leaves hardly more than the outline."""
    house = front(key, size)
    haze = Image.new("RGB", house.colour.size, colour)
    return house._replace(colour=Image.blend(house.colour, haze, share))


def _draw_far_street(
    canvas: Canvas, lay: Lay, row: int, kinds: Sequence[Key], built: Collection[Key]
) -> None:
    """Draw a street of the background: fronts with what they cost."""
    step, ground = ROOM / lay.far_across, lay.top + (row + 1) * BACK_HIGH - 14
    end = LEFT + round(len(kinds) * step)
    canvas.put(street(end - LEFT, 16, 7 + row), LEFT, ground - 6, 0.6)
    draw_wild(canvas, end + 10, ground - 70, LEFT + ROOM - end - 10, 78, row + 5)
    for place, kind in enumerate(kinds):
        x, key = LEFT + place * step, drawing_of(kind)
        if kind in built:
            draw_light(canvas, round(x), ground - 72, round(step), 80)
        room = min((BACK_HIGH - 20) / above_ground(key), step * FAR_SHARE)
        size = next((size for size in FAR_FRONTS if size <= room), FAR_FRONTS[-1])
        house = hazy(key, size, FAR, HAZE)
        left = x + step * 0.6 - house.size[0] / 2
        canvas.put(house, left, ground - standing_foot(house.size[1]))
        canvas.put_centred(coin(str(COST[kind]), FAR_COIN), x + FAR_COIN + 4, ground - 14)


def plate_of(name: str, wide: int) -> PlateSize:
    """The plate of a front: on two lines where the name would be small on one."""
    one = PlateSize(wide - BETWEEN, ONE_LINE, NAME_MOST, NAME_LEAST)
    return plate_for(name, one, one._replace(high=TWO_LINES, least=TWO_LEAST), NAME_SHRUNK)


def _draw_street(
    canvas: Canvas,
    lay: Lay,
    y: int,
    row: int,
    stalls: Sequence[Stall],
    view: Public,
    words: Words,
) -> None:
    """Draw a street: its cobbles, fronts, plates and signs, and wild land behind the last of them."""
    names = [term(words, "building", one.kind) for one in stalls]
    plates = [plate_of(name, lay.wide) for name in names]
    below = max(size.high for size in plates) if lay.is_named else NAMELESS
    below += told_high(lay.wide) if lay.is_told else 0
    ground, end = y + lay.step - below - 8, LEFT + len(stalls) * lay.wide
    near = NEAR if lay.is_named else NEAR_NAMELESS
    canvas.put(street(end - LEFT, 30, row), LEFT, ground - 8)
    draw_wild(canvas, end, y + 16, LEFT + ROOM - end, lay.step - 30, row + 2)
    for place, one in enumerate(stalls):
        _draw_front(canvas, LEFT + place * lay.wide, y, lay.wide, ground, one, near)
    for place, (one, name, size) in enumerate(zip(stalls, names, plates, strict=True)):
        x = LEFT + place * lay.wide
        colour = kind_of(one.kind).band
        told = effect(words, one.kind) if lay.is_told else ""
        plate = (
            _told_plate(name, told, colour, lay.wide) if told else name_plate(name, colour, size)
        )
        if lay.is_named:
            canvas.put(plate, x + BETWEEN // 2, ground + 3)
        _draw_signs(canvas, x, y, lay.wide, ground, one, view.table.market[RANK[one.kind]])


def told_high(wide: int) -> int:
    """How high that part of a plate is that tells what a building does."""
    return TOLD_LINE if wide >= BROAD else TOLD_LINE + TOLD_MORE


def told_fit(does: str, wide: int) -> Fitted:
    """What a building does, on the plate of a plot so wide: on one line, or where that would be small on two."""
    return fit(does, Face.LABEL, wide - BETWEEN - 24, *TOLD_SIZES, 1 if wide >= BROAD else 2)


@kept
def _told_plate(name: str, does: str, colour: str, plot: int) -> Sprite:
    """A paper plate with a name, and below it what the building does."""
    wide, high = plot - BETWEEN, ONE_LINE + told_high(plot)
    face = Canvas(Image.new("RGB", (wide, high), palette.PAPER))
    face.fill(colour, 0, 0, STRIPE, high)
    title, told = fit(name, Face.NAME, wide - 24, NAME_TOLD, NAME_LEAST, 1), told_fit(does, plot)
    middle = (wide + STRIPE) / 2
    face.write(title.lines[0], Face.NAME, title.size, palette.INK, middle, ONE_LINE / 2 + 2, "m")
    level = ONE_LINE + told_high(plot) / 2 - 5
    face.write_lines(told.lines, Face.LABEL, told.size, palette.INK_SOFT, middle, level, "m")
    face.paint(palette.PAPER_EDGE, boxes.ring(wide, high, RADIUS, 2), 0, 0)
    return boxes.raised(face.image, RADIUS, PLATE_SHADOW)


def draw_light(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    """Draw the light of the last move on a plot."""
    boxes.frame(canvas, palette.INK, x, y, wide, high, RADIUS, 6)
    boxes.lit(canvas, palette.AQUA, x, y, wide, high, RADIUS, 4)


class Signs(NamedTuple):
    """Where the signs of a plot stand around its front."""

    size: int
    is_broad: bool
    """Whether those of a side stand side by side."""

    is_low: bool
    """Whether the plot is too low for one over the other."""

    has_badge: bool
    deed: int
    """How large the sign is that says what the building does."""

    @property
    def price_at(self) -> float:
        """How far the price stands behind the left edge: beside the badge, or below it."""
        is_beside = self.has_badge and (self.is_broad or self.is_low)
        return 8 + self.size * (1.66 if is_beside else 0.56)

    @property
    def left(self) -> float:
        """What letter and price take across."""
        return self.price_at + self.size * 0.5

    @property
    def right(self) -> float:
        """What points and deed take across."""
        return self.size * 2.3 if self.is_broad else self.deed * 0.84


def signs_of(wide: int, high: int, *, has_badge: bool) -> Signs:
    """The signs of a plot of that size above its plate."""
    is_broad = wide >= BROAD
    size = min(MOST_SIGN, high * 0.72) if is_broad else max(48.0, min(80, high * 0.5))
    size = even(size, EVEN)
    deed = even(size * (DEED if ROOMY <= wide < BROAD else 0.96), EVEN)
    return Signs(size, is_broad, not is_broad and high < LOW, has_badge, deed)


def _signs(one: Stall, wide: int, high: int) -> Signs:
    return signs_of(wide, high, has_badge=bool(one.mark.badge))


def _draw_front(
    canvas: Canvas, x: int, y: int, wide: int, ground: int, one: Stall, near: float
) -> None:
    """Draw a building in so much of its plot at least, in the light where it is chosen or has just been built."""
    if one.is_new:
        draw_light(canvas, x + 4, y + 4, wide - 8, ground - y)
    if one.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x + 4, y + 4, wide - 8, ground - y, RADIUS, 6)
    key, signs = drawing_of(one.kind), _signs(one, wide, ground - y)
    between = wide - signs.left - signs.right
    free = max(between, wide * near)
    house = front(
        key, even(min((ground - y - 6) / above_ground(key), free / SLIM, MOST_FRONT), 2 * EVEN)
    )
    left = x + signs.left + (between - house.size[0]) / 2
    canvas.put(house, left, ground - standing_foot(house.size[1]))


def _draw_signs(
    canvas: Canvas, x: int, y: int, wide: int, ground: int, one: Stall, left: int
) -> None:
    """Draw letter and price at the left of a front, what it does and its points at the right."""
    sign, is_broad, is_low, *_ = signs = _signs(one, wide, ground - y)
    level, radius = ground - sign * 0.48 + 4, round(sign * 0.46)
    if one.mark.badge:
        share = 0.66 if len(one.mark.badge) == 1 else 0.52
        badge = tokens.badge(one.mark.badge, round(sign * share))
        top = level if is_broad or is_low else y + 6 + badge.size[1] / 2
        canvas.put_centred(badge, x + 8 + 0.56 * sign, top)
    if one.mark.is_chosen:
        canvas.put_centred(tokens.tick(26), x + wide / 2, y + 30)
    canvas.put_centred(coin(str(one.cost), radius), x + signs.price_at, level)
    if left > 1 and wide >= ROOMY:
        draw_left(canvas, x + signs.left + 2, ground + 2, left, round(sign * 0.46))
    shield = tokens.shield(POINTS[one.kind], round(sign * (0.62 if is_low else 0.76)))
    if is_broad:
        top, end = level, x + wide - 8 - 0.56 * sign
        points_at = end - 1.1 * sign
    else:
        top, end = y + 2 + signs.deed * 0.54, x + wide - 8 - signs.deed * 0.54
        points_at = x + wide - signs.right - shield.size[0] * 0.2
    canvas.put_centred(shield, points_at, ground + 4 - shield.size[1] / 2)
    draw_deed(canvas, end, top, one.kind, signs.deed)


def draw_left(canvas: Canvas, x: float, foot: int, left: int, size: int) -> None:
    """How many copies are left, on a pill at the foot of the front."""
    text = f"×{left}"
    wide, high = round(width(text, Face.NUMBER, size)) + 14, round(size * 1.1)
    boxes.box(canvas, palette.NIGHT, round(x), foot - high, wide, high, 9)
    canvas.write(text, Face.NUMBER, size, palette.PAPER, x + wide / 2, foot - high / 2, "m")
