"""The harbor: role cards as signs on the quay, the trading house with its prices, the Cathedral, the deck in its crate."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from PIL import Image

from render.core import art, backs, boxes, palette, tokens
from render.core.boxes import ring
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.caravel import caravel
from render.core.fitting import Fitted, fit
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, crate, name_plate
from render.core.place.garden import free_plot
from render.core.place.harbor import Signs, draw_beam, trading_house
from render.core.place.paving import draw_quay
from render.core.place.water import draw_bay, draw_waves
from render.core.scenery import stand, standing
from render.san_juan.looks import GOODS, KINDS
from render.san_juan.piles import lock
from render.san_juan.plot import Card
from render.san_juan.roles import brought, role_scene

HORIZON = 146
QUAY, PAVING, WALL = 236, 34, 12
BEAM = 106
"""Height of the beam from which the signs hang."""

TOP, HIGH = 120, 132
FOOT = 264
"""Where what stands on the quay has its feet."""

LEFT = 20
ROLE_WIDE = 152
RADIUS = 16
STRIP = 48
SCENE, TAKEN_SCENE = 86, 50
"""How far down the picture of a role reaches, and of one that has been taken."""

ICON, TAKEN_ICON, BESIDE_BRING, BRING_GAP = 84, 50, 68, 6
"""How large the icon of a role is, that of one that has been taken, and at most beside what it brings; what is free there."""

BESIDE_NAME = 14
"""How much wider a role tile is than its name."""

NAME_SIZE, TAKEN, NAME_LEAST = 50, 38, 30
"""The letters of a role, those of one that has been taken, and the least of both."""

SPENT = "#463F34"
"""The name of a role that is over."""
PRICES_TOP, PRICES_HIGH = 156, 98
PRICES_IN, PRICE_AT = 26, 73
"""How far within the trading house its tile hangs, and how far down on that the prices stand."""

LOCK, SHUT_ICON, SHUT_AT, DIMMED = 52, 84, 182, 0.5
"""How large the lock of the trading house is and the scales behind it, how far down, and how much of these is seen."""

CARD, CRATE, CRATE_LEFT = (92, 118), (148, 72), 1234
DECK_TOP, DECK_HIGH = 104, 44
"""How far down the name of the deck is, and how high the board on which it stands."""

SHIPS = ((1208, 46, 112), (1190, 40, 108))
"""Middle, width and height of the ships before the horizon."""


class Row(NamedTuple):
    """How wide everything in the middle is, from the left; in front of the deck may lie the Cathedral. While the trading
    house is shut, it is small, and there is room for what roles bring.
    """

    role: int
    gap: int
    trading: int
    cathedral: int = 0

    @property
    def is_shut(self) -> bool:
        """Whether nobody sees the prices."""
        return self.trading == SHUT

    @property
    def trading_left(self) -> int:
        """Where the trading-house tile begins."""
        return LEFT + 5 * (self.role + self.gap) + 12

    @property
    def cathedral_left(self) -> int:
        """Where the Cathedral begins."""
        return self.trading_left + self.trading + 14


SHUT = 150
"""How wide the trading house is while it is shut."""

OPEN, CLOSED = Row(ROLE_WIDE, 12, 356), Row(193, 12, SHUT)
EXPANSION_OPEN, EXPANSION_CLOSED = Row(138, 10, 318, 104), Row(171, 10, SHUT, 104)


ROWS = OPEN, CLOSED, EXPANSION_OPEN, EXPANSION_CLOSED


def row_of(*, has_cathedral: bool, is_open: bool) -> Row:
    """What stands in the middle, with the Cathedral and with prices to be seen or without."""
    if has_cathedral:
        return EXPANSION_OPEN if is_open else EXPANSION_CLOSED
    return OPEN if is_open else CLOSED


class Role(NamedTuple):
    """One role tile on the table."""

    key: str
    name: str
    picker: tuple[int, str] | None = None
    """Seat and name of who took it this round."""

    is_in_play: bool = False
    is_last_move: bool = False
    brings: str = ""
    """How much it brings whoever picks it."""

    @property
    def standing(self) -> Literal["free", "in play", "spent"]:
        """Whether it can be picked, is being played, or has been."""
        if self.picker is None:
            return "free"
        return "in play" if self.is_in_play else "spent"


@kept
def role_face(
    key: str,
    name: str,
    standing: Literal["free", "in play", "spent"],
    wide: int = ROLE_WIDE,
    brings: str = "",
) -> Image.Image:
    """A role tile without the strip of its picker; on a broad one what it brings."""
    is_taken, is_spent = standing != "free", standing == "spent"
    paper = palette.PAPER_TAKEN if is_spent else palette.PAPER
    canvas = Canvas(Image.new("RGB", (wide, HIGH), paper))
    if not is_spent:
        canvas.image.paste(role_scene(key, wide, TAKEN_SCENE if is_taken else SCENE), (0, 0))
    hairline = palette.mixed(palette.PAPER_EDGE, palette.INK, 0.12 if is_spent else 0.0)
    canvas.paint(hairline, ring(wide - 8, HIGH - 8, RADIUS - 4, 2), 4, 4)
    keyline = palette.mixed(paper, palette.KEYLINE, 0.3) if is_spent else palette.KEYLINE
    size, middle = (TAKEN_ICON, 28) if is_taken else (ICON, 50)
    left = wide / 2
    if brings and not is_spent:
        size = min(size, BESIDE_BRING)
        told = brought(key, brings, wide - size - 3 * BRING_GAP)
        told = told._replace(size=min(told.size, size))
        gap = (wide - size - told.wide) / 3
        left = gap + size / 2
        told.draw(canvas, wide - gap - told.wide / 2, middle)
    icon = art.sticker(key, size, keyline)
    canvas.put_centred(icon, left, middle, 0.8 if is_spent else 1.0)
    title = fit(
        name, Face.NAME, wide - BESIDE_NAME, TAKEN if is_taken else NAME_SIZE, NAME_LEAST, 1
    )
    ink = SPENT if is_spent else palette.INK
    middle = HIGH - STRIP - 17 if is_taken else HIGH - 24
    canvas.write(title.lines[0], Face.NAME, title.size, ink, wide / 2, middle, "m")
    return canvas.image


def draw_role(canvas: Canvas, place: int, role: Role, row: Row) -> None:
    """Draw a role tile in its place in the row."""
    wide = row.role
    x = LEFT + place * (wide + row.gap)
    if role.is_in_play:
        boxes.lit(canvas, palette.LAMP, x, TOP, wide, HIGH, RADIUS, 6)
    elif role.is_last_move:
        boxes.frame(canvas, palette.AQUA, x, TOP, wide, HIGH, RADIUS, 6)
    else:
        boxes.shadow(canvas, x, TOP, wide, HIGH, RADIUS)
    face = role_face(role.key, role.name, role.standing, wide, role.brings).copy()
    if role.picker is not None:
        _draw_picker(Canvas(face), *role.picker)
    boxes.lay(canvas, face, x, TOP, RADIUS)
    if role.is_last_move:
        canvas.put(tokens.spark_corner(34, RADIUS), x + wide - 34, TOP)


def _draw_picker(face: Canvas, seat: int, name: str) -> None:
    """The strip at the foot of a taken role: seal and name of who took it; where the name would be cut, a larger seal."""
    top, wide = HIGH - STRIP, face.image.width
    face.fill(palette.NIGHT, 0, top, wide, STRIP)
    face.fill(palette.SEATS[seat].full, 0, top, wide, 5)
    shown = fit(name, Face.NAME, wide - 56, 46, 34, 1)
    middle = top + STRIP / 2 + 3
    if not shown.fits:
        face.put_centred(tokens.seal(seat, 19), wide / 2, middle)
        return
    half = (40 + width(shown.lines[0], Face.NAME, shown.size)) / 2
    left = wide / 2 - half
    face.put_centred(tokens.seal(seat, 14), left + 14, middle)
    face.write(shown.lines[0], Face.NAME, shown.size, palette.PAPER, left + 40, middle)


def draw_harbor(canvas: Canvas, row: Row) -> None:
    """Draw what is the same in every position: sky, sea, quay, the beam, the empty house and crates."""
    draw_bay(canvas, HORIZON)
    draw_waves(canvas, HORIZON + 16, 11)
    draw_quay(canvas, QUAY, PAVING, WALL)
    for x, wide, y in SHIPS:
        canvas.put_centred(caravel(wide), x, y + wide / 2)
    draw_beam(canvas, Signs(LEFT, row.role, row.gap, 5), BEAM, TOP, FOOT)
    canvas.put(trading_house(row.trading, FOOT - BEAM + 6), row.trading_left, BEAM - 6)


def title_fit(title: str, row: Row) -> Fitted:
    """What the trading house tells, as it stands below the ridge."""
    return fit(title, Face.NAME, row.trading - 2 * _inset(row) - 20, 40, 34, 1)


def _inset(row: Row) -> int:
    """How far within the trading house its board hangs."""
    return 8 if row.is_shut else 38


def _draw_title(canvas: Canvas, title: str, row: Row) -> None:
    """What the trading house tells on a board below its ridge."""
    inset = _inset(row)
    x, wide = row.trading_left + inset, row.trading - 2 * inset
    boxes.box(canvas, palette.INK, x - 3, BEAM - 1, wide + 6, 44, 12)
    boxes.box(canvas, palette.NIGHT, x, BEAM + 2, wide, 38, 9)
    head = title_fit(title, row)
    middle = row.trading_left + row.trading / 2
    canvas.write(head.lines[0], Face.NAME, head.size, palette.PAPER, middle, BEAM + 21, "m")


def hidden_fit(told: str) -> Fitted:
    """The word on the trading house while it is shut."""
    return fit(told, Face.NAME, SHUT - 24, 42, 34, 1)


def draw_hidden_prices(canvas: Canvas, title: str, told: str, row: Row) -> None:
    """Draw the trading house shut: its scales behind a lock, and the word for it."""
    _draw_title(canvas, title, row)
    middle = row.trading_left + row.trading / 2
    canvas.put_centred(art.sticker("trader", SHUT_ICON), middle, SHUT_AT, DIMMED)
    canvas.put_centred(lock(LOCK), middle, SHUT_AT + 4)
    word = hidden_fit(told)
    canvas.write(word.lines[0], Face.NAME, word.size, palette.INK, middle, FOOT - 26, "m")


def draw_prices(
    canvas: Canvas, title: str, prices: Mapping[str, int], row: Row, *, is_last_move: bool = False
) -> None:
    """Draw the trading house with its tile on the front: what one good of each kind brings."""
    _draw_title(canvas, title, row)
    if is_last_move:
        box = (row.trading_left + PRICES_IN, PRICES_TOP, row.trading - 2 * PRICES_IN, PRICES_HIGH)
        boxes.lit(canvas, palette.AQUA, *box, 12, 6)
    for good, middle in _draw_goods(canvas, row).items():
        level = PRICES_TOP + PRICE_AT
        canvas.write(str(prices[good]), Face.NUMBER, 54, palette.INK, middle, level, "m")


def _draw_goods(canvas: Canvas, row: Row) -> dict[str, float]:
    """A tile with all goods side by side; the answer is where the middle of each is."""
    x, wide = row.trading_left + PRICES_IN, row.trading - 2 * PRICES_IN
    boxes.shadow(canvas, x, PRICES_TOP, wide, PRICES_HIGH, 12)
    boxes.box(canvas, palette.PAPER, x, PRICES_TOP, wide, PRICES_HIGH, 12)
    step = (wide - 16) / len(GOODS)
    middles = {good: x + 8 + step * (place + 0.5) for place, good in enumerate(GOODS)}
    for good, middle in middles.items():
        sign = art.sticker(good, 54, palette.KEYLINE)
        canvas.put_centred(sign, middle, PRICES_TOP + 29)
    return middles


def draw_cathedral(canvas: Canvas, card: Card | None, row: Row) -> None:
    """Draw the Cathedral on the quay with cost and points, or the meadow where it stood."""
    x, wide = row.cathedral_left, row.cathedral
    if card is None:
        canvas.put(free_plot(wide, 70, 3), x, FOOT - 70)
        return
    stand(canvas, standing(card.key, 120), x + wide / 2, FOOT - 40)
    canvas.put(tokens.plaque(card.cost, 40), x, QUAY - 74)
    canvas.put(tokens.shield(card.points, 40), x + wide - 40, QUAY - 74)
    plate = PlateSize(wide, 40, 34, 26)
    canvas.put(name_plate(card.name, KINDS[card.kind].band, plate), x, FOOT - 38)


def deck_fit(name: str) -> Fitted:
    """The name of the deck on its board."""
    return fit(name, Face.NAME, CRATE[0] - 20, 40, 34, 1)


def draw_deck(canvas: Canvas, name: str, count: int) -> None:
    """Draw the deck in its crate, with its name and how many cards are left."""
    (wide, high), x = CRATE, CRATE_LEFT
    left, top = x + (wide - CARD[0]) / 2, FOOT - high - CARD[1] + 62
    if count:
        layers = (count > 1) + (count > 25)
        canvas.put(backs.pile_edges(*CARD, layers), left, top)
        canvas.put(backs.card_back(*CARD), left, top)
    canvas.put(crate(wide, high), x, FOOT - high)
    middle = FOOT - high / 2
    boxes.box(canvas, palette.INK, x + 15, middle - 28, wide - 30, 56, 9)
    boxes.box(canvas, palette.PAPER, x + 17, middle - 26, wide - 34, 52, 8)
    canvas.write(str(count), Face.NUMBER, 54, palette.INK, x + wide / 2, middle, "m")
    boxes.box(canvas, palette.INK, x - 3, DECK_TOP - 3, wide + 6, DECK_HIGH + 6, 12)
    boxes.box(canvas, palette.NIGHT, x, DECK_TOP, wide, DECK_HIGH, 9)
    told = deck_fit(name)
    middle = DECK_TOP + DECK_HIGH / 2
    canvas.write(told.lines[0], Face.NAME, told.size, palette.PAPER, x + wide / 2, middle, "m")
