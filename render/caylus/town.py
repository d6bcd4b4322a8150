"""The walled town: its six special buildings with their berths, and the bridge with the passing track."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from games.caylus.content import GATE, GUILD, INN, JOUST_FIELD, NUMBERS, STABLES, TRADING_POST
from games.caylus.views import NOBODY, Public, next_price
from games.core.model import Key, Seat
from render.caylus.ground import COBBLE, STREET_Y, TOWN_TOP
from render.caylus.pieces import CORNER, coin, plaque, plated, worker
from render.caylus.plots import LIT, PALE
from render.caylus.shade import PAVED, draw_bright
from render.caylus.specials import EFFECTS, effect_of, held_at
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

GROWN, BROADER, LIGHT = 1.14, (1.1, 24), 6
"""How much higher house and worker are of the building that is asked about, how many times as wide its place is and how much
more, and what lies around its plate and around its ground in the light.
"""

DIM = 0.6
"""How strong a plate is where nothing is to be done."""

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
"""From the bridge to the castle, where none is asked about."""

BETWEEN = 6
"""What lies between two of them."""

BRIDGE_LEFT, BRIDGE_RIGHT = 88, 322
PAYER = (96, TOP + 14)
"""Where the price of the next worker hangs."""


def lots_for(asked: Key | None) -> Mapping[Key, Lot]:
    """Where the special buildings stand: the one that is asked about has a wider place, for which all others are narrower."""
    if asked is None or asked not in LOTS:
        return LOTS
    times, more = BROADER
    wide, room = round(LOTS[asked].wide * times) + more, sum(lot.wide for lot in LOTS.values())
    share, x, found = (room - wide) / (room - LOTS[asked].wide), LOTS[INN].x, dict[Key, Lot]()
    for building, lot in LOTS.items():
        found[building] = Lot(x, wide if building == asked else int(lot.wide * share))
        x += found[building].wide + BETWEEN
    return found


def berths(view: Public, building: Key, lot: Lot) -> list[tuple[float, float]]:
    """Where the workers of a special building stand, by number."""
    count = len(held_at(view.table, building))
    right = lot.x + lot.wide - 40
    return [(right - (count - 1 - number) * APART, GROUND) for number in range(count)]


def draw_town(
    canvas: Canvas,
    view: Public,
    words: Words,
    touched: Key,
    lit: frozenset[Key],
    active: Key | None,
) -> None:
    """Draw the special buildings: the one that is asked about larger and in the lamp's light, plates golden where a worker may
    be placed now; one that is not used with two players is shut.
    """
    lots = lots_for(active)
    if active is not None and active in LOTS:
        lot = lots[active]
        draw_bright(canvas, (lot.x + LIGHT, TOP + 4, lot.wide - 2 * LIGHT, LOT_HIGH), PAVED)
    for building, lot in lots.items():
        is_shut = building == STABLES and len(view.table.players) == 2
        if building == active:
            _draw_lot(canvas, words, building, _within(lot), palette.PAPER, GROWN)
            continue
        if building == touched:
            boxes.frame(
                canvas, palette.INK, lot.x - 2, TOP - 4, lot.wide + 4, HOUSE + PLATE + 10, 14, 9
            )
            boxes.lit(canvas, palette.AQUA, lot.x, TOP - 2, lot.wide, HOUSE + PLATE + 6, 12, 6)
        is_done = active in LOTS and all(seat == NOBODY for seat in held_at(view.table, building))
        is_quiet = building not in lit and (bool(lit) or is_done)
        paper = LIT if building in lit else palette.PAPER
        _draw_lot(canvas, words, building, lot, paper, is_quiet=is_quiet)
        if is_shut:
            veil = Image.new("L", (lot.wide, HOUSE + PLATE + 6), 150)
            canvas.paint(COBBLE, veil, lot.x, TOP)


def _within(lot: Lot) -> Lot:
    """What is left of the place of the building that is asked about between the edges of its bright ground."""
    return Lot(lot.x + 2 * LIGHT, lot.wide - 4 * LIGHT)


def _draw_lot(
    canvas: Canvas,
    words: Words,
    building: Key,
    lot: Lot,
    paper: str,
    grown: float = 1.0,
    *,
    is_quiet: bool = False,
) -> None:
    """Draw a house so much larger than usual, over its plate."""
    key = drawn(building)
    size = round(grown * min(HOUSE / above_ground(key), ACROSS))
    x = lot.x + grown * (ACROSS / 2 - 2)
    stand(canvas, standing(key, size), x, GROUND, PALE if is_quiet else 1.0)
    told = sign(building, short(words, building), lot.wide, PLATE, paper)
    canvas.put(told, lot.x, GROUND + 2, DIM if is_quiet else 1.0)


def draw_workers(canvas: Canvas, view: Public, active: Key | None) -> None:
    """Draw who stands at special buildings."""
    for building, lot in lots_for(active).items():
        place, size = (_within(lot), round(WORKER * GROWN)) if building == active else (lot, WORKER)
        spots = berths(view, building, place)
        for seat, (x, y) in zip(held_at(view.table, building), spots, strict=True):
            if seat != NOBODY:
                canvas.put_centred(worker(seat, size), x, y + 6 - size / 2)


@kept
def sign(building: Key, name: str, wide: int, high: int, paper: str = palette.PAPER) -> Sprite:
    """What a special building does, large; what no icon says has its name, before the sign if there is one."""
    size = high - 2 * RIM
    if building not in NAMED:
        return plated(EFFECTS[building], wide, high, size + 2, paper)
    face, room = Canvas(plaque(wide, high, paper=paper).copy()), wide - 22
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
