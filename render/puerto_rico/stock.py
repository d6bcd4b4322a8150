"""What lies on the square of the harbor: trading house, goods, plantations, and the stocks."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import GOODS, LIMITS, PRICES, Counts
from games.puerto_rico.views import Public
from render.core import art, backs, boxes, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.faces import GHOST, Number, draw_count
from render.core.fitting import fit
from render.core.halo import halo, invitation
from render.core.lettering import Face, width
from render.core.numerals import gained
from render.core.place.boards import PlateSize, crate, name_plate
from render.core.place.coast import SAND, WET_SAND
from render.core.place.harbor import EAVES, PLASTER_SHADE
from render.core.place.paving import PLANK_DARK
from render.core.scenery import standing_foot
from render.core.signs import coin
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.hall import AWNING, counter_top, hall, shutter, stall_of
from render.puerto_rico.options import Ware
from render.puerto_rico.tiles import plain_field

SIGN_RADIUS = 14
NOTHING: Mapping[Key, Ware] = MappingProxyType({})


class Counter(NamedTuple):
    """A thing with how many there are of it."""

    name: str
    many: int
    is_new: bool = False
    """Whether the last move changed it."""

    beside: Key | None = None
    """A smaller sign at its shoulder."""

    label: str = ""
    """What its name stands under in the words of the stocks, where it is named."""


def draw_house(
    canvas: Canvas, x: int, y: int, wide: int, high: int, house: Sequence[Key], sold: Key | None
) -> None:
    """Draw the trading house: what has been sold lies on its counters."""
    stalls = LIMITS.trading_house
    canvas.put(hall(wide, high, stalls), x, y)
    canvas.put_centred(art.sticker("trader", 60), x + wide / 2, y + EAVES / 2)
    counter = y + counter_top(high)
    for place, good in enumerate(house):
        left, across = stall_of(wide, stalls, place)
        icon = round(min(across * 1.06, (high - EAVES) * GOODS_SHARE))
        at = x + left + across / 2, counter + icon * 0.04 - icon / 2
        if place == len(house) - 1 and good == sold:
            canvas.put_centred(halo(art.sticker, good, icon), *at)
        canvas.put_centred(art.sticker(good, icon), *at)


GOODS_SHARE = 0.74
"""How large a good is in the height of its stall."""


def draw_trade(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    view: Public,
    sold: Key | None,
    words: Words,
) -> None:
    """Draw the trading house while barrels are sold: a stall for each good, with its price or with what has been sold there, in
    lamplight where the seat at turn can sell; a full house has shut those where nothing has been sold.
    """
    house, sales = view.table.house, view.sales
    stalls, free = len(GOODS), LIMITS.trading_house - len(house)
    canvas.put(hall(wide, high, stalls), x, y)
    draw_room(canvas, x + wide / 2, y + EAVES / 2 + 2, free, words)
    top, counter = EAVES + (high - EAVES) * AWNING, counter_top(high)
    for place, good in enumerate(GOODS):
        left, across = stall_of(wide, stalls, place)
        stall = Stall(x + left, y + round(top), across, counter - round(top))
        many = house.count(good)
        if good in sales:
            _draw_invited(canvas, stall, good, sales[good])
        elif many:
            is_new = good == sold and good == house[-1]
            _draw_sold(canvas, stall, good, many, words, is_new=is_new)
        elif not free:
            canvas.put(shutter(stall.wide + 4, stall.high + 22), stall.x - 2, stall.y - 18)
        else:
            _draw_price(canvas, stall, good, PRICES[place], UNSOLD if sales else 1.0)


UNSOLD = 0.55
"""How faint goods are that the seat at turn does not sell, beside those that it can."""


class Stall(NamedTuple):
    """The inside of a stall between awning and counter."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def middle(self) -> float:
        """Its middle across."""
        return self.x + self.wide / 2

    @property
    def foot(self) -> int:
        """Its counter."""
        return self.y + self.high


PLATE = PlateSize(170, 44, 40, 26)
"""The plate on the counter of a stall at which something has been sold, and below a barrel that can be taken."""


def draw_room(canvas: Canvas, middle: float, y: float, free: int, words: Words) -> None:
    """Write on the roof how many barrels the house still buys."""
    said = words("render-puerto-rico-house-room", count=free)
    across = round(width(said, Face.NAME, 46)) + 100
    left = round(middle - across / 2)
    boxes.box(canvas, palette.PAPER, left, round(y) - 27, across, 54, 12)
    canvas.put_centred(art.sticker("trader", 56), left + 42, y)
    canvas.write(said, Face.NAME, 46, palette.INK, left + 80, y)


def _draw_sold(
    canvas: Canvas, stall: Stall, good: Key, many: int, words: Words, *, is_new: bool
) -> None:
    """Draw the barrels that have been sold at a stall, and the plate that says so."""
    size = even(min(stall.high * 0.9, stall.wide * 0.5), 6)
    for place in range(many):
        middle = stall.middle + (place - (many - 1) / 2) * size * 0.7
        at = middle, stall.foot - size / 2 + 4
        if is_new and place == many - 1:
            canvas.put_centred(halo(art.sticker, f"barrel_{good}", size), *at)
        canvas.put_centred(art.sticker(f"barrel_{good}", size), *at)
    plate = name_plate(words("render-puerto-rico-sold"), PLASTER_SHADE, PLATE)
    canvas.put(plate, stall.middle - PLATE.wide / 2, stall.foot - 8)


def _draw_invited(canvas: Canvas, stall: Stall, good: Key, income: int) -> None:
    """Draw in lamplight a good that the seat at turn can sell, and what it brings."""
    box = (stall.x + 2, stall.y + 4, stall.wide - 4, stall.high + 26, 18)
    boxes.box(canvas, palette.LAMP_GLINT, *box)
    boxes.lit(canvas, palette.LAMP, *box, 7)
    _draw_price(canvas, stall, good, income)


def _draw_price(canvas: Canvas, stall: Stall, good: Key, price: int, strength: float = 1.0) -> None:
    """Draw a good that can still be sold by somebody, and what it brings."""
    size = even(min(stall.high * 0.94, stall.wide * 0.46), 6)
    radius = round(size * 0.38)
    at = stall.middle - (size + 2 * radius) / 2
    canvas.put_centred(art.sticker(good, size), at + size / 2, stall.y + stall.high * 0.5, strength)
    level = stall.y + stall.high * 0.56
    canvas.put_centred(coin(str(price), radius), at + size + radius + 2, level, strength)


def _draw_ware(
    canvas: Canvas,
    x: float,
    y: float,
    good: Key,
    icon: int,
    ware: Ware,
) -> None:
    """Draw a barrel with the badge by which it is chosen."""
    name = f"barrel_{good}"
    if not ware.is_chosen:
        canvas.put_centred(invitation(art.sticker, name, icon), x, y)
    canvas.put_centred(art.sticker(name, icon), x, y)
    canvas.put_centred(tokens.badge(ware.badge, 62), x - icon * 0.42, y - icon * 0.42)
    if ware.is_chosen:
        canvas.put_centred(tokens.tick(30), x + icon * 0.36, y - icon * 0.42)


def draw_goods(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    goods: Counts,
    words: Words,
    wares: Mapping[Key, Ware] = NOTHING,
    extra: Collection[Key] = (),
) -> None:
    """Draw the supply of goods in crates, in lamplight those of which the Craftsman takes one more; or where some can be chosen
    these.
    """
    if wares:
        _draw_gifts(canvas, x, y, wide, goods, wares, words)
        return
    step, icon, high = wide / len(GOODS), 124, 96
    across = round(step * 0.62)
    for place, good in enumerate(GOODS):
        middle = x + (place + 0.5) * step
        there = 1.0 if good in extra or (goods[place] and not extra) else GHOST
        top = round(y + icon * 0.82)
        if good in extra:
            left, wide_as = round(middle - step * 0.44), round(step * 0.88)
            boxes.box(canvas, palette.LAMP_GLINT, left, y - 2, wide_as, top + high + 12 - y, 20)
            boxes.lit(canvas, palette.LAMP, left, y - 2, wide_as, top + high + 12 - y, 20, 7)
        canvas.put_centred(art.sticker(good, icon), middle, y + icon * 0.5, there)
        canvas.put(crate(across, high), middle - across / 2, top)
        inner = round(across * 0.76)
        boxes.box(canvas, palette.PAPER, middle - inner / 2, top + 3, inner, high - 7, 8)
        look = Number(icon, 84, palette.INK, palette.INK_SOFT)
        draw_count(canvas, middle, top + high / 2 - 1, goods[place], look, "m")
        if good in extra:
            _draw_more(canvas, middle + icon * 0.42, y + 16, GIFT)


GIFTS_HIGH, GIFT, GIFT_BARREL = 330, 96, 252
"""How high the square is from which the Craftsman takes goods, its digits, and how large barrels are at most."""

GIFT_PLATE = PlateSize(210, 60, 54, 32)
"""The plate that tells how many are left."""

STOREHOUSES = {1: (0.08, 0.22, 0.77, 0.92), 2: (0.51,)}
"""Where storehouses stand beside so many goods that can be taken, in shares of the width: between more of them is no room."""

STOREHOUSE, WAREHOUSES = 264, ("pr_large_warehouse", "pr_small_warehouse")


def _draw_gifts(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    goods: Counts,
    wares: Mapping[Key, Ware],
    words: Words,
) -> None:
    """Draw a barrel of each good that can be taken over how many are left, and the storehouses of the supply where there is
    room.
    """
    step, foot = wide / len(wares), y + GIFTS_HIGH - 36
    size = even(min(GIFT_BARREL, step * 0.66), EVEN)
    for place, share in enumerate(STOREHOUSES.get(len(wares), ())):
        house = front(WAREHOUSES[place % 2], STOREHOUSE)
        left = x + share * wide - house.size[0] / 2
        canvas.put(house, left, foot - standing_foot(house.size[1]))
    for place, (good, ware) in enumerate(wares.items()):
        middle, level = x + (place + 0.5) * step, foot - 18 - size / 2
        _draw_ware(canvas, middle, level, good, size, ware)
        _draw_more(canvas, middle + size * 0.32, level - GIFT * 0.57, GIFT)
        told = words("render-puerto-rico-copies", count=goods[GOODS.index(good)])
        plate = name_plate(told, PLASTER_SHADE, GIFT_PLATE)
        canvas.put(plate, middle - GIFT_PLATE.wide / 2, foot - 34)


def _draw_more(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw that one more is taken, on a night plate that begins there."""
    told = round(width(gained(1), Face.NUMBER, size)) + 26
    box = (round(x), round(y), told, round(size * 1.14), 20)
    boxes.box(canvas, palette.NIGHT, *box)
    level = box[1] + box[3] / 2
    canvas.write(gained(1), Face.NUMBER, size, palette.PAPER, box[0] + told / 2, level, "m")


def draw_tiles(
    canvas: Canvas, x: int, y: int, room: int, high: int, view: Public, across: int = 99
) -> None:
    """Draw the face-up plantations over the room, and behind them the quarries and the face-down tiles with their numbers: in
    two rows if there are more than so many, or if they are larger so.
    """
    row = view.table.row
    rows = 1 if len(row) + 2 <= across else 2
    if room // (len(row) + 2) < high // 2:
        rows = 2
    columns = -(-(len(row) + 2) // rows)
    step = min(high // rows + 8 // rows, room // columns)
    side = step - 8
    left, top = x + (room - step * columns) // 2, y + (high - step * rows + 8) // 2

    def at(place: int) -> tuple[int, int]:
        line, column = divmod(place, columns)
        return left + column * step, top + line * step

    for place, tile in enumerate(row):
        canvas.put(plain_field(tile, side, side), *at(place))
    size = max(44, round(side * 0.4))
    for place, (kind, many) in enumerate((("quarry", view.table.quarries), ("stack", view.stack))):
        near, level = at(columns * rows - 2 + place)
        sprite = plain_field(kind, side, side) if kind == "quarry" else backs.card_back(side, side)
        canvas.put(sprite, near, level, 1.0 if many else GHOST)
        _draw_many(canvas, near + side / 2, level + side - size * 0.4, many, size)


def _draw_many(canvas: Canvas, middle: float, y: float, many: int, size: int) -> None:
    """How many tiles lie on a stack, on a pill over its lower edge."""
    text = f"×{many}" if many else "–"
    wide, high = round(width(text, Face.NUMBER, size)) + 10, round(size * 1.05)
    boxes.box(canvas, palette.NIGHT, middle - wide / 2, round(y - high / 2), wide, high, 11)
    canvas.write(text, Face.NUMBER, size, palette.PAPER, middle, y, "m")


LINE_HIGH, LINE_BETWEEN, LINE_INSET = 60, 74, 26
"""How high the line of stocks is, and what is free between two of them and at its ends."""


class _Look(NamedTuple):
    """How large a stock is that stands on one line with its name."""

    icon: int
    name: int
    number: int


LINE = _Look(66, 46, 62)
"""Those on a line."""

NAME_LEAST = 26
"""How small names become."""

GRIDS = tuple(_Look(60, name, 56) for name in range(46, 0, -2))
"""Those of four stocks in two lines."""

BEARING = {"captain": ("points",), "mayor": ("ship", "colonists", "nobles")}
"""The stocks that bear on a stage which is not about all of them."""


def bearing(view: Public) -> list[Counter]:
    """The stocks that bear on the stage."""
    labels = BEARING.get(view.stage)
    return [one for one in _stocks(view) if labels is None or one.label in labels]


def draw_line(canvas: Canvas, x: int, y: int, wide: int, view: Public, words: Words) -> None:
    """Draw on one line the stocks that bear on the stage, with their names: the board is no wider than they need."""
    stocks = bearing(view)
    room = (wide - 2 * LINE_INSET - (len(stocks) - 1) * LINE_BETWEEN) // len(stocks)
    look = _fitted(stocks, room, LINE, words)
    across = [_across(one, look, words) for one in stocks]
    taken = round(sum(across)) + (len(stocks) - 1) * LINE_BETWEEN + 2 * LINE_INSET
    left = x + (wide - taken) // 2
    _draw_sign(canvas, left, y, taken, LINE_HIGH)
    at = float(left + LINE_INSET)
    for one, room_of in zip(stocks, across, strict=True):
        _draw_stock(canvas, at, y + LINE_HIGH / 2, one, look, words)
        at += room_of + LINE_BETWEEN


def _name_of(one: Counter, words: Words) -> str:
    return words(f"render-puerto-rico-stock-{one.label}")


def _fitted(stocks: Sequence[Counter], room: int, look: _Look, words: Words) -> _Look:
    """The same with names so small that each stock fits the room."""
    sizes = [
        fit(
            _name_of(one, words),
            Face.NAME,
            round(room - _across(one, look, words, is_named=False)),
            look.name,
            NAME_LEAST,
            1,
        ).size
        for one in stocks
    ]
    return look._replace(name=min(sizes))


def _across(one: Counter, look: _Look, words: Words, *, is_named: bool = True) -> float:
    """How wide a stock is on its line."""
    told = width(_name_of(one, words), Face.NAME, look.name) if is_named else 0
    return look.icon + 20 + told + width(str(one.many), Face.NUMBER, look.number)


def _draw_stock(
    canvas: Canvas, x: float, middle: float, one: Counter, look: _Look, words: Words
) -> None:
    """Draw a stock on its line: what it is, its name and how much there is."""
    canvas.put_centred(_icon(one.name, look.icon), x + look.icon / 2, middle)
    if one.beside is not None:
        beside = art.sticker(one.beside, round(look.icon * 0.56))
        canvas.put_centred(beside, x + look.icon * 0.86, middle - look.icon * 0.24)
    at = x + look.icon + 8
    at += canvas.write(_name_of(one, words), Face.NAME, look.name, palette.INK_SOFT, at, middle)
    ink = palette.INK if one.many else palette.INK_SOFT
    canvas.write(str(one.many), Face.NUMBER, look.number, ink, at + 12, middle)


def _draw_sign(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    """Draw an empty board of wood in a paper edge."""
    boxes.shadow(canvas, x, y, wide, high, SIGN_RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, PLANK_DARK, x, y, wide, high, SIGN_RADIUS)
    boxes.box(canvas, palette.PAPER, x + 4, y + 4, wide - 8, high - 8, SIGN_RADIUS - 4)


def _stocks(view: Public) -> list[Counter]:
    """People on the ship and in the supply, and the points that are left."""
    table = view.table
    aboard = "noble" if table.ship.nobles else None
    counts = [
        Counter("colonist_ship", table.ship.total, beside=aboard, label="ship"),
        Counter("colonist", table.supply.colonists, label="colonists"),
    ]
    if table.has_nobles:
        counts.append(Counter("noble", table.supply.nobles, label="nobles"))
    counts.append(Counter("vp", table.pool, label="points"))
    return counts


PEOPLE_HIGH, PEOPLE_ICON, PEOPLE_NUMBER = 142, 76, 66
"""How high the board of three stocks is where no island lies, and how large they are on it."""

GRID_LINE, GRID_INSET, GRID_BETWEEN = 68, 20, 24
"""How high a line of it is where there are four, and what is free at its sides and between its columns."""


def people_high(view: Public) -> int:
    """How high the board of the stocks is."""
    return PEOPLE_HIGH if len(_stocks(view)) < 4 else 2 * GRID_LINE


def draw_people(canvas: Canvas, x: int, y: int, wide: int, view: Public, words: Words) -> None:
    """Draw people on the ship and in the supply, and the points that are left: each with its name, of four two on a line."""
    counts = _stocks(view)
    _draw_sign(canvas, x, y, wide, people_high(view))
    if len(counts) < 4:
        _draw_columns(canvas, x, y, wide, counts, words)
        return
    room = wide - 2 * GRID_INSET - GRID_BETWEEN
    look = next(look for look in GRIDS if sum(_columns(counts, look, words)) <= room)
    first, second = _columns(counts, look, words)
    between = wide - 2 * GRID_INSET - first - second
    for place, one in enumerate(counts):
        row, column = divmod(place, 2)
        level = y + (row + 0.5) * GRID_LINE + (2 if row == 0 else -2)
        at = x + GRID_INSET + column * (first + between)
        _draw_stock(canvas, at, level, one, look, words)


def _columns(counts: Sequence[Counter], look: _Look, words: Words) -> tuple[float, float]:
    """How wide two columns of stocks are."""
    across = [_across(one, look, words) for one in counts]
    return max(across[::2]), max(across[1::2])


def _draw_columns(
    canvas: Canvas, x: int, y: int, wide: int, counts: Sequence[Counter], words: Words
) -> None:
    """Draw stocks side by side, each over its name."""
    step, level = (wide - 8) / len(counts), y + 8 + PEOPLE_ICON / 2
    names = [_name_of(one, words) for one in counts]
    size = min(fit(name, Face.NAME, round(step) - 8, 46, NAME_LEAST, 1).size for name in names)
    for place, (one, name) in enumerate(zip(counts, names, strict=True)):
        left = x + 4 + place * step
        number = str(one.many)
        room = PEOPLE_ICON + 6 + width(number, Face.NUMBER, PEOPLE_NUMBER)
        at = left + (step - room) / 2
        canvas.put_centred(_icon(one.name, PEOPLE_ICON), at + PEOPLE_ICON / 2, level)
        ink = palette.INK if one.many else palette.INK_SOFT
        canvas.write(number, Face.NUMBER, PEOPLE_NUMBER, ink, at + PEOPLE_ICON + 6, level)
        middle = left + step / 2
        canvas.write(name, Face.NAME, size, palette.INK_SOFT, middle, y + PEOPLE_HIGH - 28, "m")


COVE = 40
"""How round the beach is where it opens into the land."""

HEAP, HEAP_EDGE = 1.46, 30
"""From good to good on a beach at most where each has its number beside it, in widths of a good, and the sand
around all."""


def heap_wide(goods: Sequence[Counter], look: Number) -> int:
    """How wide the beach is on which so many goods lie."""
    lying = sum(1 for one in goods if one.many or one.is_new)
    return round(look.icon * HEAP * lying) + HEAP_EDGE if lying else 0


def draw_heap(
    canvas: Canvas, right: int, y: int, wide: int, high: int, goods: Sequence[Counter], look: Number
) -> None:
    """Draw the goods that lie on a beach beside their numbers."""
    x = right - wide
    boxes.box(canvas, WET_SAND, x, y, wide + COVE, high + COVE, COVE)
    boxes.box(canvas, SAND, x + 3, y + 3, wide + COVE, high + COVE, COVE - 3)
    lying = [one for one in goods if one.many or one.is_new]
    step = (wide - HEAP_EDGE) / max(1, len(lying))
    icon, middle = round(min(look.icon, step * 0.62)), y + high / 2
    for place, one in enumerate(lying):
        left = x + 20 + place * step
        _draw_lying(canvas, left + icon / 2, middle, one, icon)
        text, ink = str(one.many), palette.INK if one.many else palette.INK_SOFT
        size = fit(text, Face.NUMBER, round(step - icon), look.size, 24, 1).size
        canvas.write(text, Face.NUMBER, size, ink, left + icon, middle)


def _draw_lying(canvas: Canvas, x: float, y: float, one: Counter, icon: int) -> None:
    """Draw a good on a beach; what the last move changed is in its light."""
    if one.is_new:
        canvas.put_centred(halo(art.sticker, one.name, icon), x, y)
    canvas.put_centred(art.sticker(one.name, icon), x, y)


def _icon(name: str, size: int) -> Sprite:
    return tokens.shield(None, round(size * 0.82)) if name == "vp" else art.sticker(name, size)
