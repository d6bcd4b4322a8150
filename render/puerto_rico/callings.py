"""The roles among which a player chooses, each a card with a scene and with what lies there for that player."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import COST, GOODS, QUARRY
from games.puerto_rico.views import Player, Public
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.numerals import gained
from render.core.place.boards import crate
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.harvest import best_sale, harvest, newcomers, privilege
from render.puerto_rico.looks import drawing_of, role_icon
from render.puerto_rico.pieces import person
from render.puerto_rico.places import scene_of
from render.puerto_rico.roles import Role
from render.puerto_rico.stock import draw_house
from render.puerto_rico.tiles import plain_field

ROWS, HIGH = 2, 262
"""In how many rows the cards lie, and how high one is with the way below it."""

LARGE = 344
"""How high cards of a single row are, with the same."""

TALLER, BARE = 42, 6
"""How much higher cards are over an island on which no more tiles and houses lie than that: it needs as much less."""

SINGLE = 4
"""Up to how many cards lie in a single row."""

LEFT, ROOM, GAP, RADIUS, RIM = 18, 1364, 14, 20, 6

BAND = 68
"""How high the name is below the scene."""

SIGN, COIN, ASIDE = 88, 42, 56
"""How large the sign of a role is on its band, the radius of its doubloons, and how far these reach into the scene."""

NAME_MOST, NAME_LEAST = 54, 38
"""Letters of a name."""

COLOURS = {
    "settler": "#4C6E2A",
    "mayor": "#2B5BA8",
    "builder": "#96401F",
    "craftsman": "#7A5321",
    "trader": "#2A716A",
    "captain": "#1F4F73",
    "prospector": "#5A5346",
    "prospector_2": "#5A5346",
}
"""The colour of a card's band."""

NUMBER, FEW = 76, 58
"""Digits beside the people who arrive, and beside barrels."""

TILE, PERSON, NOBLE, BARREL, GOOD = 120, 120, 60, 120, 72
"""How large at most what lies on the cards is drawn."""

SHIP, LARGE_SHIP, HOLD, CRATE = 168, 228, 52, 120
"""How large ships are, and one with people before it, the digits that say how full a ship is, and an empty crate."""

GAIN, SAVED = 50, 50
"""The radius of what a role brings in doubloons, and the letters of what it saves."""

DEEP = 200
"""From which height on there is room for people before their ship."""

FRONTS, FRONT, HOUSE, MINE = 3, 192, 200, 216
"""How many of the houses that can be paid are drawn, how large they are at most, and how large trading house and mine are."""


def rows_of(told: Sequence[Role]) -> tuple[Sequence[Role], ...]:
    """The places of the roles that are free by row: of an odd number the last row has one less, and more room for each."""
    told = [role for role in told if role.taker is None]
    columns = len(told) if len(told) <= SINGLE else -(-len(told) // ROWS)
    return tuple(told[at : at + columns] for at in range(0, len(told), columns))


def high_of(rows: int) -> int:
    """How high a card in so many rows is, with the way below it."""
    return LARGE if rows == 1 else HIGH


def taller_by(player: Player, rows: int) -> int:
    """How much higher cards are over the island of that player: where they lie in several rows over one that is nearly bare."""
    is_bare = len(player.island) + len(player.city) <= BARE
    return TALLER if is_bare and rows > 1 else 0


def draw_callings(
    canvas: Canvas, y: int, told: Sequence[Role], view: Public, seat: Seat, words: Words
) -> None:
    """Draw the cards of all roles that can be chosen."""
    rows = rows_of(told)
    step = high_of(len(rows)) + taller_by(view.table.players[seat], len(rows))
    for row, lined in enumerate(rows):
        wide = (ROOM + GAP) // len(lined) - GAP
        for column, role in enumerate(lined):
            x = LEFT + column * (wide + GAP)
            _draw_calling(canvas, x, y + row * step, wide, step - GAP, role, view, seat, words)


def room_of(wide: int) -> int:
    """What a name may take across on the band of a card, beside the sign."""
    return wide - SIGN - 48


@kept
def _card(role: Key, name: str, wide: int, high: int) -> Sprite:
    """A card before anything lies on it: its scene, and below it the band with sign and name."""
    face = Canvas(Image.new("RGB", (wide, high), COLOURS[role]))
    face.image.paste(scene_of(role, wide, high - BAND), (0, 0))
    face.fill(palette.PAPER, 0, high - BAND - 4, wide, 4)
    title = fit(name, Face.NAME, room_of(wide), NAME_MOST, NAME_LEAST, 1)
    middle = SIGN + 22 + room_of(wide) / 2
    face.write(
        title.lines[0], Face.NAME, title.size, palette.WHITE, middle, high - BAND / 2 - 2, "m"
    )
    face.paint(palette.PAPER, boxes.ring(wide, high, RADIUS, RIM), 0, 0)
    return boxes.raised(face.image, RADIUS)


def _draw_calling(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    role: Role,
    view: Public,
    seat: Seat,
    words: Words,
) -> None:
    """Draw one card: what lies there, sign, name and doubloons: its button has the sign, and no letter."""
    foot = y + high - BAND - 14
    if role.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, RADIUS, 8)
    canvas.put(_card(role.key, role.name, wide, high), x, y)
    room = wide - 32 - (ASIDE if role.doubloons else 0)
    _draw_offer(canvas, Area(x + 16, y + 14, room, foot - y - 14), role.key, view, seat, words)
    sign = art.sticker(role_icon(role.key), SIGN)
    canvas.put_centred(sign, x + 10 + SIGN / 2, y + high - SIGN / 2 + 8)
    if role.doubloons:
        price = coin(f"+{role.doubloons}", COIN)
        canvas.put_centred(price, x + wide - COIN - 8, y + COIN + 6)
    if role.mark.is_chosen:
        canvas.put_centred(tokens.tick(32), x + wide - 40, y + high - BAND / 2)


class Area(NamedTuple):
    """The part of a scene in which things lie."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def foot(self) -> int:
        """Where things stand."""
        return self.y + self.high

    @property
    def middle(self) -> float:
        """Its middle across."""
        return self.x + self.wide / 2


def _draw_offer(
    canvas: Canvas, area: Area, role: Key, view: Public, seat: Seat, words: Words
) -> None:
    """Draw what lies there for the seat."""
    player = view.table.players[seat]
    match role:
        case "settler":
            _draw_tiles(canvas, area, view)
        case "mayor":
            _draw_people(canvas, area, view, seat)
        case "builder":
            _draw_fronts(canvas, area, view, seat)
            saved = words("render-puerto-rico-cheaper", count=privilege(view.table, seat))
            _draw_saved(canvas, area, saved)
        case "craftsman":
            _draw_barrels(canvas, area, harvest(player.island, player.city))
        case "trader":
            across = min(area.wide, 360)
            high = min(HOUSE, area.high)
            left = round(area.middle - across / 2)
            draw_house(canvas, left, area.foot - high, across, high, view.table.house, None)
            sold = best_sale(view.table, seat)
            _draw_coin(canvas, area, gained(sold) if sold else "0")
        case "captain":
            _draw_ships(canvas, area, view)
        case _:
            mine = front("gold_mine", even(min(MINE, area.high * 1.1, area.wide * 0.5), EVEN))
            begun = area.middle - mine.size[0] * 0.72
            canvas.put(mine, begun, area.foot + 4 - standing_foot(mine.size[1]))
            canvas.put_centred(coin("+1", 62), area.middle + mine.size[0] * 0.36, area.foot - 62)


def _draw_coin(canvas: Canvas, area: Area, text: str) -> None:
    """Draw at the right what the role brings in doubloons, or saves."""
    canvas.put_centred(coin(text, GAIN), area.x + area.wide - GAIN + 6, area.foot - GAIN + 10)


def _draw_saved(canvas: Canvas, area: Area, told: str) -> None:
    """Draw across the foot of the scene what the role takes off a price."""
    size = fit(told, Face.NAME, area.wide - 24, SAVED, 30, 1).size
    across, high = round(width(told, Face.NAME, size)) + 28, round(size * 1.24)
    box = (round(area.x + area.wide - across + 8), area.foot - high + 8, across, high, 12)
    boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    canvas.write(told, Face.NAME, size, palette.INK, box[0] + across / 2, box[1] + high / 2, "m")


def _draw_tiles(canvas: Canvas, area: Area, view: Public) -> None:
    """Draw the tiles that lie face up, and a quarry while there is one."""
    tiles = [*view.table.row, *([QUARRY] if view.table.quarries else [])]
    columns = max(3, -(-len(tiles) // 2))
    rows = -(-len(tiles) // columns)
    step = min(TILE, area.wide // columns, area.high // max(1, rows))
    left = round(area.middle - columns * step / 2)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        top = area.foot - (rows - row) * step
        canvas.put(plain_field(tile, step - 6, step - 6), left + column * step + 3, top)


def _draw_told(canvas: Canvas, x: float, middle: float, text: str, size: int) -> float:
    """Draw a number on paper that begins there; the answer is where it ends."""
    wide, high = round(width(text, Face.NUMBER, size)) + 24, round(size * 1.14)
    box = (round(x), round(middle - high / 2), wide, high, round(high * 0.26))
    boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    canvas.write(text, Face.NUMBER, size, palette.INK, x + wide / 2, middle, "m")
    return x + wide


def _draw_people(canvas: Canvas, area: Area, view: Public, seat: Seat) -> None:
    """Draw the ship that brings people, and on the quay how many of them the seat would get: beside it, or before it where
    there is height.
    """
    text, is_high = gained(newcomers(view.table, seat)), area.high >= DEEP
    told = width(text, Face.NUMBER, NUMBER) + 24
    most = (area.high * 0.84, area.wide) if is_high else (area.high, area.wide * 0.44)
    ship = even(min(LARGE_SHIP if is_high else SHIP, *most), EVEN)
    size = even(min(PERSON, area.high * 0.66, area.wide * 0.36), EVEN)
    across = size * 0.76 + told
    at, level = area.middle - across / 2 + size * 0.3, area.foot - size / 2
    sea = (area.middle, area.foot - size * 0.34 - ship / 2)
    if not is_high:
        at += ship / 2
        sea = (at - size * 0.3 - ship / 2, area.foot - ship / 2)
    canvas.put_centred(art.sticker("colonist_ship", ship), *sea)
    canvas.put_centred(person("colonist", size), at, level)
    if view.table.ship.nobles:
        canvas.put_centred(person("noble", NOBLE), at + size * 0.34, level - size * 0.42)
    _draw_told(canvas, at + size * 0.46, level + 4, text, NUMBER)


def _draw_fronts(canvas: Canvas, area: Area, view: Public, seat: Seat) -> None:
    """Draw the dearest houses that the seat can pay."""
    prices = view.offers_to(seat)
    best = sorted(prices, key=lambda kind: (COST[kind], kind))[-FRONTS:]
    step = area.wide / max(2, len(best))
    first = area.middle - step * (len(best) - 1) / 2
    for place, kind in enumerate(best):
        key = drawing_of(kind)
        size = min(FRONT, (area.high - 4) / above_ground(key), step * 1.02)
        house = front(key, even(size, EVEN))
        left = first + place * step - house.size[0] / 2
        canvas.put(house, left, area.foot + 2 - standing_foot(house.size[1]))


def _draw_barrels(canvas: Canvas, area: Area, made: Sequence[int]) -> None:
    """Draw the barrels that the seat would produce; an empty crate where these are none."""
    lying = [(good, many) for good, many in zip(GOODS, made, strict=True) if many]
    columns = max(1, min(len(lying), 2 if len(lying) <= 4 else 3))
    rows, step = -(-len(lying) // columns), area.wide / columns
    size = even(min(BARREL, step * 0.56, area.high / max(1, rows) * 0.98), EVEN)
    for number, (good, many) in enumerate(lying):
        row, column = divmod(number, columns)
        level = area.foot - (rows - 1 - row) * (size + 2) - size / 2
        told = width(str(many), Face.NUMBER, FEW) + 24
        at = area.x + (column + 0.5) * step - (size + told) / 2
        _draw_told(canvas, at + size - 8, level + 4, str(many), FEW)
        canvas.put_centred(art.sticker(f"barrel_{good}", size), at + size / 2, level)
    if not lying:
        deep = CRATE * 2 // 3
        canvas.put(crate(CRATE, deep), area.middle - CRATE * 0.8, area.foot - deep)
        _draw_told(canvas, area.middle + CRATE * 0.16, area.foot - deep / 2, "0", FEW)


def _draw_ships(canvas: Canvas, area: Area, view: Public) -> None:
    """Draw the cargo ships, each with its good, and below it how full its hold is."""
    step = area.wide / len(view.table.cargo)
    size = even(min(SHIP, step * 1.16, area.high * 0.9), EVEN)
    for place, ship in enumerate(view.table.cargo):
        middle, level = area.x + (place + 0.5) * step, area.foot - 38 - size * 0.42
        canvas.put_centred(art.sticker("cargo_ship", size), middle, level)
        if ship.good is not None:
            good = art.sticker(ship.good, even(min(GOOD, size * 0.6), EVEN))
            canvas.put_centred(good, middle, level - size * 0.18)
        text = f"{ship.barrels}/{ship.capacity}"
        letters = fit(text, Face.NUMBER, round(step) - 30, HOLD, 28, 1).size
        told = width(text, Face.NUMBER, letters) + 24
        _draw_told(canvas, middle - told / 2, area.foot - 24, text, letters)
