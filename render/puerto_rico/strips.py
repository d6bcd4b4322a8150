"""The players' islands below the town: doubloons, goods, people, fields and houses of each at a glance."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core.model import Seat
from games.puerto_rico.content import GOODS, LIMITS, SIZE
from games.puerto_rico.views import Player, Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.faces import Number, draw_share
from render.core.lettering import Face, width
from render.core.place.coast import draw_island, island_light
from render.core.place.garden import palm
from render.core.players import NARROW, Area, Owner, draw_owner
from render.puerto_rico.happened import Happened
from render.puerto_rico.land import Fields, Town, draw_city, draw_fields
from render.puerto_rico.people import nobles_of
from render.puerto_rico.stock import Counter, draw_counters

HEADER, SECOND = 54, 42
"""How high the name board is, and the line below the name."""

ABOVE = 14
"""How far the board stands out of the island."""

GAP = 10
SHORE = 12
TOP = HEADER + SECOND + 12
"""Where fields and houses begin."""

GOODS_HIGH = 96
MOST_WIDE = 4
"""With more players the islands are narrow."""

SIDE_BY_SIDE = 600
"""From that width on houses stand beside the fields, not below them."""

BOARD_RADIUS = 16
COIN, MONEY = 44, 44
PALM = 86
"""How high the palms on the beach of a wide island are."""


NARROW_STREET, STREET = 46, 66
"""From street to street of a city: up to three short ones where the island is narrow, else two."""

FIELD = 44
"""From row to row of the fields."""

FOOT, WIDE_HIGH = 96, 424
"""What lies below the last street, and how high an island is where houses stand beside the fields."""


class Room(NamedTuple):
    """How many rows of fields and streets of houses the islands have room for, where they stand below each other."""

    fields: int
    streets: int


def room_of(view: Public) -> Room:
    """What the fullest island needs; how near the limits everybody is stands in numbers on the boards."""
    players = view.table.players
    plots = 4 if len(players) > MOST_WIDE else 6
    fields = max(len(player.island) for player in players)
    return Room(1 if fields <= LIMITS.island // 2 else 2, streets_of(players, plots))


def streets_of(players: Sequence[Player], plots: int) -> int:
    """How many streets of so many plots the fullest city needs."""
    most = LIMITS.city // plots
    enough = (
        streets
        for streets in range(1, most)
        if all(fits_small(player, streets * plots) for player in players)
    )
    return next(enough, most)


def fits_small(player: Player, plots: int) -> bool:
    """Whether a city of small buildings alone fits so many plots: large ones stand from the lowest street up."""
    return len(player.city) <= plots and all(SIZE[place.kind] == 1 for place in player.city)


def high_of(seats: int, room: Room) -> int:
    """How high the islands of so many players are, where they have room for so much."""
    if seats == 2:
        return WIDE_HIGH
    streets = room.streets * (NARROW_STREET if seats > MOST_WIDE else STREET)
    return TOP + room.fields * FIELD + streets + FOOT


def areas(x: int, y: int, room: int, seats: int, land: Room) -> tuple[Area, ...]:
    """Where the islands of all players lie, side by side."""
    wide = (room - (seats - 1) * GAP) // seats
    high = high_of(seats, land)
    return tuple(Area(x + seat * (wide + GAP), y, wide, high, HEADER) for seat in range(seats))


def city_spaces(player: Player) -> int:
    """Filled city spaces."""
    return sum(SIZE[place.kind] for place in player.city)


def draw_bare_strips(canvas: Canvas, places: Sequence[Area]) -> None:
    """Draw the islands before anything is known of the players."""
    for seat, area in enumerate(places):
        draw_island(canvas, area.x, area.y + ABOVE, area.wide, area.high - ABOVE, seat)
        low = area.y + area.high - palm(PALM).size[1]
        if area.wide >= SIDE_BY_SIDE:
            canvas.put(palm(PALM), area.x + 24, low - 40)
            canvas.put(palm(PALM), area.x + area.wide - 96, low - 44)


def draw_strips(
    canvas: Canvas, places: Sequence[Area], view: Public, scene: Scene, traces: Happened
) -> None:
    """Draw what is known of every player; who must act lies on top."""
    for seat in sorted(range(len(places)), key=lambda seat: seat in scene.lit):
        _draw_strip(canvas, places[seat], view, scene, traces, seat)


def _draw_strip(
    canvas: Canvas, area: Area, view: Public, scene: Scene, traces: Happened, seat: Seat
) -> None:
    owner = Owner(
        seat, scene.names[seat], seat in scene.lit, view.table.governor == seat and not scene.sheets
    )
    if owner.is_lit:
        light = island_light(area.wide, area.high - ABOVE, seat, palette.LAMP)
        canvas.put(light, area.x, area.y + ABOVE)
    player = view.table.players[seat]
    _draw_land(
        canvas, area, room_of(view), player, {kind for one, kind in traces.built if one == seat}
    )
    _draw_goods(canvas, area, player, traces, seat)
    board = Area(area.x + SHORE, area.y, area.wide - 2 * SHORE, area.high, HEADER)
    lay_board(canvas, board, HEADER + SECOND, owner)
    _draw_header(canvas, board, owner, player, is_new=seat in traces.money)
    _draw_second(canvas, board, owner, view, traces)


def lay_board(canvas: Canvas, area: Area, high: int, owner: Owner) -> None:
    """An empty name board in the player's colour at low light; amber under the lamp."""
    ground = palette.LAMP if owner.is_lit else palette.SEATS[owner.seat].header
    box = (area.x, area.y, area.wide, high)
    boxes.shadow(canvas, *box, BOARD_RADIUS)
    edge = (area.x - 3, area.y - 3, area.wide + 6, high + 6)
    boxes.box(canvas, palette.SEATS[owner.seat].full, *edge, BOARD_RADIUS + 3)
    boxes.box(canvas, ground, *box, BOARD_RADIUS)


def _draw_land(canvas: Canvas, area: Area, land: Room, player: Player, built: set[str]) -> None:
    """Fields and houses, side by side where the island is wide."""
    room, y = area.wide - 2 * SHORE - 8, area.y + TOP
    x = area.x + (area.wide - room) // 2
    if area.wide >= SIDE_BY_SIDE:
        half = (room - 18) // 2
        step = half // 4
        fields, town = Fields(4, step - 4, 64, step, 69), Town(4, step, 71, 24)
        draw_fields(canvas, x, y, fields, player.island)
        draw_city(canvas, x + half + 18, y - 4, town, player.city, {}, built)
        return
    step = room // 6
    x = area.x + (area.wide - step * 6) // 2
    draw_fields(
        canvas, x + 2, y, Fields(6, step - 4, 40, step, FIELD, 6 * land.fields), player.island
    )
    if area.wide < NARROW:
        town = Town(4, step * 6 // 4, NARROW_STREET, 17, None, 4 * land.streets)
    else:
        town = Town(6, step, STREET, 21, None, 6 * land.streets)
    draw_city(canvas, x, y + land.fields * FIELD + 1, town, player.city, {}, built)


def _draw_goods(canvas: Canvas, area: Area, player: Player, traces: Happened, seat: Seat) -> None:
    """The barrels on the beach."""
    look = Number(50 if area.wide >= NARROW else 42, 38)
    goods = [
        Counter(good, player.goods[place], (seat, good) in traces.goods)
        for place, good in enumerate(GOODS)
    ]
    wide = min(area.wide - 2 * SHORE - 8, 440)
    x = area.x + (area.wide - wide) / 2
    draw_counters(canvas, round(x), area.y + area.high - GOODS_HIGH, wide, goods, look)


def _draw_header(canvas: Canvas, area: Area, owner: Owner, player: Player, *, is_new: bool) -> None:
    """Name and crown at the left, doubloons at the right."""
    right: float = area.x + area.wide - 14
    money = str(player.doubloons)
    left = right - width(money, Face.NUMBER, MONEY) - COIN - 6
    draw_owner(canvas, area, owner, left - 6 - area.x)
    if is_new:
        just(canvas, left - 4, area.y + 5, round(right - left) + 10, HEADER - 8)
    canvas.put_centred(art.sticker("coin", COIN), left + COIN / 2, area.middle)
    canvas.write(money, Face.NUMBER, MONEY, owner.ink, right, area.middle, "r")


def _draw_second(canvas: Canvas, area: Area, owner: Owner, view: Public, traces: Happened) -> None:
    """How full city and island are, who waits in San Juan, nobles, and open points."""
    middle, seat = area.y + HEADER + SECOND / 2 - 3, owner.seat
    player = view.table.players[seat]
    counts = list(_counts(player, view, seat))
    if area.wide < NARROW:
        counts = [one for one in counts if one[0] != "settler"]
    step = (area.wide - 12) / len(counts)
    size = 36 if step >= 92 else 30 if step >= 70 else 28
    for place, (icon, count, limit) in enumerate(counts):
        left = area.x + 8 + place * step
        if icon == "vp":
            canvas.put_centred(tokens.shield(None, size - 3), left + size / 2, middle)
        else:
            canvas.put_centred(art.sticker(icon, size), left + size / 2, middle)
        of = f"/{limit}" if limit and step >= 114 else ""
        look = Number(size, size, owner.ink, owner.soft)
        draw_share(canvas, left + size + 3, middle, str(count), of, look)
    if seat in traces.people or seat in traces.islands:
        just(canvas, area.x + 4, area.y + HEADER - 4, area.wide - 8, SECOND)


def _counts(player: Player, view: Public, seat: Seat) -> Iterator[tuple[str, int, int]]:
    """Icons with their numbers and limits; what is nought and may stay so is left out."""
    yield "house", city_spaces(player), LIMITS.city
    yield "settler", len(player.island), LIMITS.island
    if player.waiting.total:
        yield "colonist", player.waiting.total, 0
    if view.table.has_nobles:
        yield "noble", nobles_of(player), 0
    if view.points is not None:
        yield "vp", view.points[seat], 0


def just(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """Draw the aqua ring around what has just changed."""
    boxes.outline(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 14, 8)
    boxes.outline(canvas, palette.AQUA, x, y, wide, high, 12, 4)
