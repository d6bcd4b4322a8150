"""The roles as places at the harbor among which a player chooses: each with what lies there for that player."""

from collections.abc import Sequence

from games.core.model import Key, Seat
from games.puerto_rico.content import COST, GOODS, QUARRY
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.lettering import Face
from render.core.place.boards import PlateSize, name_plate
from render.core.place.paving import street
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.harvest import harvest
from render.puerto_rico.looks import drawing_of, role_icon
from render.puerto_rico.pieces import person
from render.puerto_rico.roles import Role
from render.puerto_rico.stock import draw_house
from render.puerto_rico.tiles import plain_field

ROWS, HIGH = 2, 256
"""In how many rows the places lie, and how high one is."""

PLATE, FLOOR = 58, 26
"""How high name plates and the street before the places are."""

SINGLE = 3
"""Up to how many places lie in a single row."""

SIGN, COIN = (164, 120), 44
"""How large the sign of a role is with much room and with less, and the radius of its doubloons."""

NAME_MOST, NAME_LEAST = 52, 36
BAND = "#A2583A"
LEFT, ROOM = 18, 1364
NUMBER, FEW = 70, 52
"""Digits beside the people who arrive, and beside barrels."""

TILE, PERSON, NOBLE, BARREL, SHIP, GOOD = 74, 76, 44, 72, 112, 62
"""How large at most what lies at the places is drawn."""

FRONTS, FRONT, RISE = 3, 108, 140
"""How many of the houses that can be paid are drawn, how large they are at most, and how high above the ground."""

PEOPLE = 270
"""How wide ship and people are."""

HOUSE = 154
"""How high the trading house is."""


def rows_of(told: Sequence[Role]) -> tuple[Sequence[Role], ...]:
    """The places of the roles that are free by row: of an odd number the last row has one less, and more room for each."""
    told = [role for role in told if role.taker is None]
    columns = len(told) if len(told) <= SINGLE else -(-len(told) // ROWS)
    return tuple(told[at : at + columns] for at in range(0, len(told), columns))


def draw_callings(canvas: Canvas, y: int, told: Sequence[Role], view: Public, seat: Seat) -> None:
    """Draw the places of all roles that can be chosen."""
    for row, places in enumerate(rows_of(told)):
        top, wide = y + row * HIGH, ROOM // len(places)
        canvas.put(street(ROOM, FLOOR, row), LEFT, top + HIGH - PLATE - FLOOR + 8)
        for column, role in enumerate(places):
            _draw_calling(canvas, LEFT + column * wide, top, wide, role, view, seat)


def plate_of(wide: int) -> PlateSize:
    """The name plate of a place."""
    return PlateSize(wide - 12, PLATE - 8, NAME_MOST, NAME_LEAST)


def _draw_calling(
    canvas: Canvas, x: int, y: int, wide: int, role: Role, view: Public, seat: Seat
) -> None:
    """Draw one place: sign, what lies there, name and doubloons: its button has the sign, and no letter."""
    size = SIGN[0] if wide >= BROAD else SIGN[1]
    foot, left = y + HIGH - PLATE - 6, x + size + 22
    if role.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x + 4, y + 2, wide - 8, HIGH - 8, 16, 6)
    _draw_offer(canvas, left, foot, x + wide - 12 - left, role.key, view, seat)
    canvas.put_centred(art.sticker(role_icon(role.key), size), x + 12 + size / 2, foot - size / 2)
    canvas.put(name_plate(role.name, BAND, plate_of(wide)), x + 6, foot + 2)
    if role.doubloons:
        price = coin(f"+{role.doubloons}", COIN)
        canvas.put_centred(price, x + wide - COIN - 10, y + COIN + 6)
    if role.mark.is_chosen:
        canvas.put_centred(tokens.tick(26), x + wide - 34, y + 32)


BROAD = 420
"""How wide a place is at least that has much room."""


def _draw_offer(
    canvas: Canvas, x: int, foot: int, wide: int, role: Key, view: Public, seat: Seat
) -> None:
    """Draw what lies there for the seat."""
    player = view.table.players[seat]
    match role:
        case "settler":
            _draw_tiles(canvas, x, foot, wide, view)
        case "mayor":
            _draw_people(canvas, x, foot, wide, view)
        case "builder":
            _draw_fronts(canvas, x, foot, wide, view, seat)
        case "craftsman":
            _draw_barrels(canvas, x, foot, wide, harvest(player.island, player.city))
        case "trader":
            across = min(wide, 280)
            left = x + (wide - across) // 2
            draw_house(canvas, left, foot - HOUSE + 4, across, HOUSE, view.table.house, None)
        case "captain":
            _draw_ships(canvas, x, foot, wide, view)
        case _:
            canvas.put_centred(coin("+1", 54), x + wide / 2, foot - 66)


def _draw_tiles(canvas: Canvas, x: int, foot: int, wide: int, view: Public) -> None:
    """Draw the tiles that lie face up, and a quarry while there is one."""
    tiles = [*view.table.row, *([QUARRY] if view.table.quarries else [])]
    columns = max(3, -(-len(tiles) // 2))
    step = min(TILE, wide // columns)
    rows = -(-len(tiles) // columns)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        top = foot - (rows - row) * step
        canvas.put(plain_field(tile, step - 4, step - 4), x + column * step, top)


def _draw_people(canvas: Canvas, x: int, foot: int, wide: int, view: Public) -> None:
    """Draw the people who arrive, and where there is room the ship that brings them."""
    ship, level = view.table.ship, foot - 46
    if wide >= PEOPLE:
        canvas.put_centred(art.sticker("colonist_ship", 130), x + 60, foot - 72)
    else:
        x -= 96
    canvas.put_centred(person("colonist", PERSON), x + 148, level)
    if ship.nobles:
        canvas.put_centred(person("noble", NOBLE), x + 176, level - 32)
    canvas.write(str(ship.total), Face.NUMBER, NUMBER, palette.INK, x + 190, level)


def _draw_fronts(canvas: Canvas, x: int, foot: int, wide: int, view: Public, seat: Seat) -> None:
    """Draw the dearest houses that the seat can pay."""
    prices = view.offers_to(seat)
    best = sorted(prices, key=lambda kind: (COST[kind], kind))[-FRONTS:]
    step = wide / FRONTS
    for place, kind in enumerate(best):
        key = drawing_of(kind)
        house = front(key, even(min(FRONT, RISE / above_ground(key)), EVEN))
        left = x + (place + 0.5) * step - house.size[0] / 2
        canvas.put(house, left, foot + 6 - standing_foot(house.size[1]))
    if not best:
        _draw_nothing(canvas, x, foot, wide)


def _draw_nothing(canvas: Canvas, x: int, foot: int, wide: int) -> None:
    """Draw a dash: the role would bring the seat nothing there."""
    canvas.write("–", Face.NUMBER, NUMBER, palette.INK_SOFT, x + wide / 2, foot - 60, "m")


def _draw_barrels(canvas: Canvas, x: int, foot: int, wide: int, made: Sequence[int]) -> None:
    """Draw the barrels that the seat would produce."""
    lying = [(good, many) for good, many in zip(GOODS, made, strict=True) if many]
    columns = max(1, min(len(lying), 2 if len(lying) <= 4 else 3))
    rows, step = -(-len(lying) // columns), wide / columns
    size = BARREL if step >= BARREL + 30 else round(step - 30)
    for number, (good, many) in enumerate(lying):
        row, column = divmod(number, columns)
        level = foot - 40 - (rows - 1 - row) * (BARREL + 2)
        middle = x + (column + 0.5) * step
        canvas.put_centred(art.sticker(f"barrel_{good}", size), middle - 16, level)
        canvas.write(str(many), Face.NUMBER, FEW, palette.INK, middle - 14 + size / 2, level)
    if not lying:
        _draw_nothing(canvas, x, foot, wide)


def _draw_ships(canvas: Canvas, x: int, foot: int, wide: int, view: Public) -> None:
    """Draw the cargo ships, each with its good, and below it how full its hold is."""
    step = wide / len(view.table.cargo)
    size = min(SHIP, round(step * 1.2))
    for place, ship in enumerate(view.table.cargo):
        middle = x + (place + 0.5) * step
        canvas.put_centred(art.sticker("cargo_ship", size), middle, foot - 84)
        if ship.good is not None:
            good = art.sticker(ship.good, min(GOOD, round(size * 0.6)))
            canvas.put_centred(good, middle, foot - 84 - size * 0.18)
        long, left = round(step) - 8, round(middle - step / 2) + 4
        boxes.box(canvas, palette.INK, left, foot - 30, long, 24, 8)
        full = round((long - 8) * ship.barrels / ship.capacity)
        if full:
            boxes.box(canvas, palette.PAPER, left + 4, foot - 26, max(12, full), 16, 5)
