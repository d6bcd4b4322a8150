"""What a player owns, as it stands on a strip: one card for all fields of a kind, and the houses, as large as there is room."""

from collections.abc import Collection, Sequence
from math import ceil
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, LIMITS, SIZE, TILES
from games.puerto_rico.views import Place, Player
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.scenery import above_ground, field, standing_foot
from render.puerto_rico.land import house_of, works
from render.puerto_rico.looks import FALLOW, UNOCCUPIED, drawing_of, kind_of, sign_of
from render.puerto_rico.pieces import empty_circle, person

RADIUS = 12
SPARK = 26
MOST = 132
"""How wide a house has room at most."""

CARD = 2.18
"""How wide a card of fields is at most, in its heights."""

COUNT = 146
"""How much room the number of filled city spaces has."""


class Group(NamedTuple):
    """All tiles of a kind on an island."""

    kind: Key
    many: int
    worked: int
    nobles: int


class Shape(NamedTuple):
    """How fields and houses of a player lie, as large as there is room: a row of cards, and below it the houses."""

    kinds: int
    houses: int
    wide: int
    high: int

    @property
    def row(self) -> int:
        """How high a row is."""
        return self.high // 2

    @property
    def card(self) -> int:
        """How wide a card of fields is, with the gap behind it."""
        return card_step(self.wide, self.kinds, self.row - 6)

    @property
    def house(self) -> int:
        """How wide a house has room."""
        return min(MOST, (self.wide - COUNT) // max(1, self.houses))


def groups_of(island: Sequence[Place]) -> list[Group]:
    """The tiles of an island by kind."""
    found = []
    for kind in TILES:
        tiles = [place for place in island if place.kind == kind]
        if tiles:
            worked = sum(bool(place.people) for place in tiles)
            found.append(Group(kind, len(tiles), worked, sum(place.nobles for place in tiles)))
    return found


def shape_of(player: Player, wide: int, high: int) -> Shape:
    """The shape for what a player has."""
    return Shape(len(groups_of(player.island)), len(player.city), wide, high)


def city_spaces(player: Player) -> int:
    """Filled city spaces."""
    return sum(SIZE[place.kind] for place in player.city)


def draw_estate(
    canvas: Canvas, x: int, y: int, shape: Shape, player: Player, built: Collection[Key]
) -> None:
    """Draw cards of fields, houses, and how many city spaces are filled."""
    draw_cards(canvas, x, y, shape.card, shape.row - 6, player)
    top = y + shape.row
    for number, house in enumerate(player.city):
        _draw_house(canvas, x + number * shape.house, top, shape, house, is_new=house.kind in built)
    _draw_spaces(canvas, x + shape.wide, top + shape.row, city_spaces(player))


def card_step(room: int, kinds: int, high: int) -> int:
    """How wide a card of fields of that height is with the gap behind it, where so many share a room."""
    return min(room // max(1, kinds), round(high * CARD) + 8)


def draw_cards(canvas: Canvas, x: int, y: int, step: int, high: int, player: Player) -> None:
    """Draw a card for all fields of a kind, with a noble where one works there."""
    groups = groups_of(player.island)
    for place, group in enumerate(groups):
        card = _card(group.kind, group.many, group.worked, step - 8, high)
        canvas.put(card, x + place * step, y)
    across = max(34, round(high * 0.5))
    for place, group in enumerate(groups):
        if group.nobles:
            at = x + (place + 1) * step - across * 0.12, y + across * 0.22
            canvas.put_centred(person("noble", across), *at)


def _draw_spaces(canvas: Canvas, right: int, bottom: int, spaces: int) -> None:
    """How many of the spaces of a city are filled, on a plate."""
    text, of, size = str(spaces), f"/{LIMITS.city}", 44
    wide = width(text, Face.NUMBER, size) + width(of, Face.NUMBER, 30) + 66
    left, top = round(right - wide), bottom - 52
    boxes.box(canvas, palette.NIGHT, left, top, round(wide), 50, RADIUS)
    canvas.put_centred(art.sticker("house", 46), left + 28, top + 24)
    canvas.write(of, Face.NUMBER, 30, palette.MIST, right - 8, top + 30, "r")
    canvas.write(text, Face.NUMBER, size, palette.PAPER, left + 55, top + 25)


@kept
def _card(kind: Key, many: int, worked: int, wide: int, high: int) -> Sprite:
    """A card of fields: the part that nobody works lies fallow; worked ones of all."""
    needs = bool(CIRCLES[kind])
    is_idle = needs and not worked
    paper = UNOCCUPIED if is_idle else palette.PAPER
    face = Image.new("RGB", (wide, high), paper)
    room = round(wide * 0.44), high - 6
    ground = field(drawing_of(kind), kind_of(kind), *room, 0.5)
    share = worked / many if needs else 1
    if share < 1:
        left = round(room[0] * share)
        fallow = ground.crop((left, 0, *room))
        bare = Image.new("RGB", fallow.size, FALLOW)
        ground.paste(Image.blend(fallow, bare, 0.8), (left, 0))
    face.paste(ground, (3, 3), boxes.rounded(*room, RADIUS - 3))
    canvas = Canvas(face)
    icon = round(min(room[0] * 1.12, room[1] * 0.98))
    centre = 3 + room[0] / 2, 3 + room[1] / 2
    canvas.put_centred(art.sticker(kind, icon), *centre, 0.45 if is_idle else 1.0)
    count, of = (str(worked), f"/{many}") if needs else (str(many), "")
    start = room[0] + 3
    size = min(60, round(high * 0.86))
    while _share_wide(count, of, size) > wide - start - 4:
        size -= 1
    ink = palette.INK_SOFT if is_idle else palette.INK
    at, middle = start + (wide - start - _share_wide(count, of, size)) / 2, high / 2 - 1
    at += canvas.write(count, Face.NUMBER, size, ink, at, middle) + 1
    small = _small(size)
    shift = Face.NUMBER.drop * (size - small)
    canvas.write(of, Face.NUMBER, small, palette.INK_SOFT, at, middle + shift)
    return boxes.raised(face, RADIUS, boxes.SMALL_SHADOW)


def _small(size: int) -> int:
    return round(size * 0.72)


def _share_wide(count: str, of: str, size: int) -> float:
    return width(count, Face.NUMBER, size) + 1 + width(of, Face.NUMBER, _small(size))


def _draw_house(
    canvas: Canvas, x: int, y: int, shape: Shape, place: Place, *, is_new: bool
) -> None:
    """Draw a house with its sign and its people; grey while nobody works there."""
    wide, high = shape.house, shape.row
    if is_new:
        box = (x + 3, y + 2, wide - 6, high - 6, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    across = max(36, min(46, round(high * 0.5), ceil(wide * 0.42)))
    ground, key = y + high - 10, drawing_of(place.kind)
    size = round(min((ground - y - 2) / above_ground(key), wide * 0.94))
    house = house_of(place, size)
    canvas.put(house, x + wide / 2 - house.size[0] / 2, ground - standing_foot(house.size[1]))
    sign, circles = sign_of(place.kind), CIRCLES[place.kind]
    if sign:
        side = max(40, round(across * 1.28))
        icon = tokens.shield(None, round(side * 0.86)) if sign == "vp" else art.sticker(sign, side)
        top = max(y + side / 2, ground - size * above_ground(key))
        canvas.put_centred(icon, x + side * 0.5, top, 1.0 if works(place) else 0.5)
    pitch = across * (0.86 if circles * across < wide else 0.56)
    for number in range(circles):
        at = x + wide - across * 0.5 - (circles - 1 - number) * pitch, y + high - across * 0.5 - 4
        if number < place.people:
            sort = "noble" if number < place.nobles else "colonist"
            canvas.put_centred(person(sort, across), *at)
        else:
            canvas.put_centred(empty_circle(round(across * 0.86)), *at)
    if is_new:
        canvas.put(tokens.spark_corner(SPARK, RADIUS), x + wide - SPARK - 3, y + 2)
