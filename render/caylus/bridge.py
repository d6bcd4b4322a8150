"""What lies before the road: the special buildings, and the bridge with the passing track."""

from collections.abc import Container, Mapping
from typing import NamedTuple

from PIL import Image

from games.caylus.content import (
    CASTLE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    NUMBERS,
    STABLES,
    TRADING_POST,
)
from games.caylus.views import NOBODY, Public, Table, next_price
from games.core.model import Key, Seat
from render.caylus.pieces import coin, landscape, oval, worker
from render.caylus.plan import Plan
from render.caylus.road import OPEN
from render.caylus.vocabulary import short
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.sketch import Sketch

EARTH = "#6B5A3C"
WATER, STONE, PARAPET = "#23708A", "#B9B0A0", "#D3CBB9"


class Row(NamedTuple):
    """A row of special buildings: where each begins and how wide it is."""

    top: int
    high: int
    band: int
    piece: int
    """The size of a worker."""

    spans: Mapping[Key, tuple[int, int]]


BOARD_ROW = Row(
    344,
    108,
    36,
    60,
    {
        GATE: (18, 148),
        TRADING_POST: (180, 148),
        GUILD: (342, 148),
        JOUST_FIELD: (504, 148),
        STABLES: (666, 216),
        INN: (896, 176),
    },
)


def effect_of(building: Key, size: int) -> Sprite | None:
    """The sign of what a special building does."""
    match building:
        case "trading_post":
            return coin(NUMBERS.trading_post, size)
        case "inn":
            return coin(1, size)
        case "merchants_guild":
            return art.sticker("provost", size)
        case "joust_field":
            return art.sticker("favor", size)
        case "stables":
            return art.sticker("order", size)
        case "castle":
            return art.sticker("castle", size)
        case _:
            return None


def held_at(table: Table, building: Key) -> tuple[Seat, ...]:
    """Who stands on each place of a special building, the castle among them; NOBODY where it is free."""
    if building == STABLES:
        return (*table.stables, *[NOBODY] * (NUMBERS.stables - len(table.stables)))
    if building == CASTLE:
        return (*table.castle, *[NOBODY] * (len(table.players) - len(table.castle)))
    if building == INN:
        return table.inn
    return (table.specials[(GATE, TRADING_POST, GUILD, JOUST_FIELD).index(building)],)


def place_spots(table: Table, building: Key, row: Row) -> list[tuple[float, float]]:
    """Where the middle of each place of a special building is."""
    x, wide = row.spans[building]
    count = len(held_at(table, building))
    step = min(row.piece, (wide - row.piece - 16) / count) if count > 1 else 0.0
    first = x + wide - row.piece * 0.56 - (count - 1) * step
    return [(first + number * step, row.top + row.high * 0.42) for number in range(count)]


def draw_specials(
    canvas: Canvas,
    view: Public,
    words: Words,
    touched: frozenset[Key],
    row: Row,
    is_open: Container[Key] = (),
) -> None:
    """Draw the buildings before the bridge, those that are not used with two players in the dark."""
    table = view.table
    for building, (x, wide) in row.spans.items():
        ring = palette.AQUA if building in touched else OPEN if building in is_open else None
        _draw_special(canvas, x, wide, building, words, row, ring)
        if building == STABLES and len(table.players) == 2:
            veil = Image.new("L", (wide, row.high), 150)
            canvas.paint(palette.NIGHT, veil, x, row.top)
            continue
        spots = place_spots(table, building, row)
        for number, (seat, (left, middle)) in enumerate(
            zip(held_at(table, building), spots, strict=True)
        ):
            if seat == NOBODY:
                text = str(number + 1) if building in (STABLES, CASTLE) else ""
                sign = oval(round(row.piece * 0.68), round(row.piece * 0.52), text, is_dark=False)
                canvas.put_centred(sign, left, middle + 8)
            else:
                canvas.put_centred(worker(seat, row.piece), left, middle - 4)


def _draw_special(
    canvas: Canvas, x: int, wide: int, building: Key, words: Words, row: Row, ring: str | None
) -> None:
    """Draw drawing, name band and effect."""
    if ring is not None:
        boxes.lit(canvas, ring, x, row.top, wide, row.high, 12, 6)
    else:
        boxes.shadow(canvas, x, row.top, wide, row.high, 12)
    boxes.lay(canvas, _special(building, wide, row.high, row.band), x, row.top, 12)
    name = fit(short(words, building), Face.NAME, wide - 16, round(row.band * 0.86), 18, 1)
    middle = row.top + row.high - row.band / 2
    canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, x + 8, middle)
    sign = effect_of(building, round(row.band * 1.02))
    if sign is not None:
        canvas.put_centred(sign, x + 20, row.top + 18)


@kept
def _special(building: Key, wide: int, high: int, band: int) -> Image.Image:
    """A special building without words; its drawing stands left of its places."""
    face = Canvas(Image.new("RGB", (wide, high), palette.channels(EARTH)[:3]))
    face.image.paste(landscape(building, wide, high - band, 52 / wide), (0, 0))
    return face.image


@kept
def _bridge(wide: int, high: int) -> Image.Image:
    """Stone over water: four arches."""
    sketch = Sketch(wide, high)
    sketch.box(WATER, 0, 0, wide, high, 0)
    top, low = high * 0.12, high * 0.98
    sketch.box(STONE, 0, top, wide, low - top, 0)
    sketch.box(PARAPET, 0, top, wide, high * 0.1, 0)
    step = wide / 4
    for number in range(4):
        middle = step * (number + 0.5)
        sketch.oval(WATER, middle, high * 1.02, step * 0.34, high * 0.26)
    return sketch.reduced().convert("RGB")


def draw_bridge(canvas: Canvas, view: Public, plan: Plan, payer: Seat | None) -> None:
    """Draw the passing track: who has passed, and what the next worker costs the payer."""
    px = plan.px
    x, y = round(plan.left + 2 * plan.pitch), plan.top
    wide = round(plan.left + 6 * plan.pitch + plan.cell - x)
    boxes.shadow(canvas, x, y, wide, plan.high, 12)
    boxes.lay(canvas, _bridge(wide, plan.high), x, y, 12)
    passed, middle = view.table.passed, y + px(64)
    for number in range(len(view.table.players)):
        left = x + px(62 + number * 104)
        if number < len(passed):
            side = px(80)
            boxes.box(canvas, palette.KEYLINE, left - px(40), y + px(24), side, side, px(40))
            boxes.outline(canvas, palette.INK, left - px(40), y + px(24), side, side, px(40), 3)
            canvas.put_centred(tokens.seal(passed[number], px(24)), left, middle)
        else:
            side = px(76)
            boxes.box(canvas, "#8B8272", left - px(38), y + px(26), side, side, px(38))
            canvas.write(str(number + 1), Face.NUMBER, px(40), palette.PAPER, left, middle, "m")
        if number == 0:
            canvas.put_centred(coin(NUMBERS.first_pass, px(40)), left + px(36), y + px(26))
    if payer is not None:
        left = x + wide - px(158)
        boxes.box(canvas, palette.NIGHT, left, y + px(22), px(146), px(84), px(14))
        boxes.outline(canvas, palette.PAPER, left, y + px(22), px(146), px(84), px(14), 3)
        canvas.put_centred(worker(payer, px(56)), left + px(40), y + px(62))
        price = next_price(view.table, payer)
        canvas.put_centred(coin(price, px(58)), left + px(102), middle)
