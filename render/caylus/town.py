"""The walled town: its six special buildings with their berths, and the bridge with the passing track."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from games.caylus.content import GATE, GUILD, INN, JOUST_FIELD, NUMBERS, STABLES, TRADING_POST
from games.caylus.views import NOBODY, Public, next_price
from games.core.model import Key, Seat
from render.caylus.ground import COBBLE, STREET_Y, TOWN_TOP
from render.caylus.pieces import CORNER, coin, plaque, plated, worker
from render.caylus.plots import GLOW, PALE
from render.caylus.shade import PAVED, draw_bright
from render.caylus.specials import EFFECTS, effect_of, held_at
from render.caylus.valley import RIGHT
from render.caylus.vocabulary import drawn, short
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.scenery import above_ground, stand, standing
from render.core.sketch import Sketch

HOUSE, PLATE = 92, 68
LOT_HIGH = HOUSE + PLATE + 10
"""How high a building is with its plate and the edges around both."""

TOP = TOWN_TOP + 2
GROUND = TOP + HOUSE
WORKER = 96
APART = 64
"""From berth to berth."""

ACROSS = 104
"""How wide a house is at most."""

GROWN, SIDE, ABOVE = 1.26, 10, 14
"""How much larger the building is that is asked about, and what of its ground is seen beside and above it."""

GUEST, LODGING, ALOOF = 80, 96, 116
"""How large the Inn's guest is where the town is not shown, how wide the house, and how far its middle is from the edge."""

RIM, ROOMY = 7, 2.6
"""What lies around the icons of a plate, and how many times as wide as high it is at least if it has a name and a sign."""

NAMED = frozenset({INN, STABLES, GATE})
"""What no icon says."""


class Lot(NamedTuple):
    """Where a special building stands, and how wide it is."""

    x: int
    wide: int


LOTS: Mapping[Key, Lot] = {
    INN: Lot(322, 200),
    STABLES: Lot(528, 236),
    JOUST_FIELD: Lot(770, 196),
    GUILD: Lot(972, 150),
    TRADING_POST: Lot(1128, 128),
    GATE: Lot(1262, 126),
}
"""From the bridge to the castle."""

BRIDGE_LEFT, BRIDGE_RIGHT = 88, 322
PAYER = (96, TOP + 14)
"""Where the price of the next worker hangs."""


def berths(view: Public, building: Key) -> list[tuple[float, float]]:
    """Where the workers of a special building stand, by number."""
    lot = LOTS[building]
    count = len(held_at(view.table, building))
    right = lot.x + lot.wide - 40
    return [(right - (count - 1 - number) * APART, GROUND) for number in range(count)]


def draw_town(
    canvas: Canvas,
    view: Public,
    words: Words,
    touched: frozenset[Key],
    lit: frozenset[Key],
    active: Key | None,
) -> None:
    """Draw the special buildings, in a golden rim where a worker may be placed now; one that is not used with two players is
    shut.
    """
    for building, lot in LOTS.items():
        is_shut = building == STABLES and len(view.table.players) == 2
        if building in touched and building != active:
            boxes.frame(
                canvas, palette.INK, lot.x - 2, TOP - 4, lot.wide + 4, HOUSE + PLATE + 10, 14, 9
            )
            boxes.lit(canvas, palette.AQUA, lot.x, TOP - 2, lot.wide, HOUSE + PLATE + 6, 12, 6)
        key = drawn(building)
        size = round(min(HOUSE / above_ground(key), ACROSS))
        is_quiet = bool(lit) and building not in {active, *lit}
        strength = PALE if is_quiet else 1.0
        stand(canvas, standing(key, size), lot.x + ACROSS / 2 - 2, GROUND, strength)
        if building in lit:
            boxes.frame(canvas, palette.LAMP, lot.x, GROUND + 2, lot.wide, PLATE, CORNER, GLOW)
        canvas.put(sign(building, short(words, building), lot.wide, PLATE), lot.x, GROUND + 2)
        if is_shut:
            veil = Image.new("L", (lot.wide, HOUSE + PLATE + 6), 150)
            canvas.paint(COBBLE, veil, lot.x, TOP)


def draw_workers(canvas: Canvas, view: Public) -> None:
    """Draw who stands at special buildings."""
    for building in LOTS:
        for seat, (x, y) in zip(held_at(view.table, building), berths(view, building), strict=True):
            if seat != NOBODY:
                canvas.put_centred(worker(seat, WORKER), x, y + 6 - WORKER / 2)


def draw_large(canvas: Canvas, view: Public, words: Words, building: Key) -> None:
    """Draw a special building that is asked about large, in lamplight, with who stands there."""
    lot, (house, plate) = LOTS[building], (round(HOUSE * GROWN), round(PLATE * GROWN))
    wide, high = round(lot.wide * GROWN), house + plate + 2
    across, tall = wide + 2 * SIDE, high + SIDE + ABOVE
    x = max(BRIDGE_RIGHT + 8, round(lot.x + (lot.wide - across) / 2))
    x = min(x, RIGHT + 4 - across)
    y = TOWN_TOP - 4
    draw_bright(canvas, (x, y, across, tall), PAVED)
    left, ground = x + SIDE, y + ABOVE + house
    key = drawn(building)
    drawing = standing(key, round(GROWN * min(HOUSE / above_ground(key), ACROSS)))
    stand(canvas, drawing, left + GROWN * (ACROSS / 2 - 2), ground)
    canvas.put(sign(building, short(words, building), wide, plate), left, ground + 2)
    for seat, (at, level) in zip(
        held_at(view.table, building), berths(view, building), strict=True
    ):
        if seat != NOBODY:
            middle = ground + GROWN * (level - GROUND + 6 - WORKER / 2)
            size = round(WORKER * GROWN)
            canvas.put_centred(worker(seat, size), left + GROWN * (at - lot.x), middle)


@kept
def sign(building: Key, name: str, wide: int, high: int) -> Sprite:
    """What a special building does, large; what no icon says has its name, before the sign if there is one."""
    size = high - 2 * RIM
    if building not in NAMED:
        return plated(EFFECTS[building], wide, high, size + 2)
    face, room = Canvas(plaque(wide, high).copy()), wide - 22
    icon = effect_of(building, size) if wide >= ROOMY * high else None
    across = 0 if icon is None else size + 8
    line = fit(name, Face.NAME, room - across, size, 30, 1)
    middle = (wide - across) / 2
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, middle, high / 2, "m")
    if icon is not None:
        face.put_centred(icon, wide - 14 - size / 2, high / 2)
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


def draw_passing(canvas: Canvas, view: Public, payer: Seat | None, new: frozenset[Seat]) -> None:
    """Draw who has passed on the bridge, and on a board before it what the next worker costs the payer."""
    count, passed = len(view.table.players), view.table.passed
    step = (BRIDGE_RIGHT - BRIDGE_LEFT) / count
    for number in range(count):
        x = BRIDGE_RIGHT - step * (number + 0.5)
        canvas.put_centred(_slab(48), x, STREET_Y)
        if number < len(passed):
            if passed[number] in new:
                boxes.outline(canvas, palette.INK, x - 37, STREET_Y - 37, 74, 74, 37, 12)
                boxes.outline(canvas, palette.AQUA, x - 35, STREET_Y - 35, 70, 70, 35, 9)
            canvas.put_centred(tokens.seal(passed[number], 22), x, STREET_Y)
        elif number == 0:
            canvas.put_centred(coin(NUMBERS.first_pass, 48), x, STREET_Y)
    if payer is not None:
        x, y = PAYER
        boxes.shadow(canvas, x, y, 200, 96, 16)
        boxes.box(canvas, palette.NIGHT, x, y, 200, 96, 16)
        boxes.outline(canvas, palette.LAMP, x, y, 200, 96, 16, 4)
        canvas.put_centred(worker(payer, 84), x + 52, y + 47)
        canvas.put_centred(coin(next_price(view.table, payer), 80), x + 140, y + 48)


@kept
def _slab(wide: int) -> Sprite:
    """A worn slab of the bridge."""
    sketch = Sketch(wide, wide, 2)
    half = wide / 2
    sketch.oval("#A08D66", half, half, half)
    sketch.oval("#BBA97F", half, half, half - 2)
    return sketch.done()


def draw_guest(canvas: Canvas, seat: Seat, right: int, foot: int) -> None:
    """Draw the guest who stays in the Inn before its house, both left of an edge, where the rest of the town is not shown."""
    stand(canvas, standing(drawn(INN), LODGING), right - ALOOF, foot - 6)
    canvas.put_centred(worker(seat, GUEST), right - GUEST / 2, foot - GUEST / 2)
