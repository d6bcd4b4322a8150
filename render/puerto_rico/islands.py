"""All islands at once: tiles, buildings and people of every player, shown on demand."""

from collections.abc import Collection
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import GOODS, LIMITS
from games.puerto_rico.views import Player, Public
from render.core import art, ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.faces import Number, draw_share
from render.core.leader import reach
from render.core.palette import LAMP
from render.core.place.boards import PlateSize
from render.core.place.boats import dinghy
from render.core.place.coast import draw_island, island_light
from render.core.place.water import draw_evening
from render.core.players import Area, Owner, draw_owner
from render.puerto_rico import archipelago, ground
from render.puerto_rico.archipelago import ABOVE, just, lay_board, streets_of
from render.puerto_rico.estate import city_spaces, draw_wild
from render.puerto_rico.fields import beds_of, draw_beds, rows_of
from render.puerto_rico.happened import Happened, happened
from render.puerto_rico.land import Town, draw_city
from render.puerto_rico.people import nobles_of, office_of
from render.puerto_rico.stock import (
    Counter,
    beach_high,
    draw_beached,
    draw_people,
)
from render.puerto_rico.vocabulary import term

WIDE, LEFT, TOP = 1400, 14, 122
COLUMN, COLUMN_GAP, ROW_GAP = 674, 24, 14
HEADER = 58
SHORE = 18
"""From the edge of an island to its fields and streets."""

POINTS = 196
"""How much room the points take beside the barrels, their wreath included."""

ROOMY, BOATS = 4, 480
"""Players for whom there is room for high houses, and from which height on boats sail where no island lies."""


class Island(NamedTuple):
    """How an island is laid out; its corner is that of the name board."""

    wide: int
    cards: int
    """How high the cards of fields are."""

    town: Town
    goods: Number
    """How the barrels lie on the beach."""

    @property
    def town_top(self) -> int:
        """Where the first street begins."""
        return HEADER + 12 + self.cards + 4

    @property
    def goods_top(self) -> int:
        """Where the barrels lie."""
        return self.town_top + self.town.rows * self.town.high + 4

    @property
    def high(self) -> int:
        """The height of everything."""
        return self.goods_top + self.goods.icon + self.goods.size + 14


LARGE = Island(
    COLUMN,
    72,
    Town(4, 159, 126, 38, PlateSize(153, 62, 38, 25)),
    Number(50, 46),
)
SMALL = Island(
    COLUMN,
    58,
    Town(4, 159, 78, 30, PlateSize(153, 36, 30, 21)),
    Number(44, 34),
)


def island_of(view: Public) -> Island:
    """How everybody's island is laid out: with the rows of fields and the streets that the fullest one needs."""
    players = view.table.players
    island = LARGE if len(players) <= ROOMY else SMALL
    streets = streets_of(players, island.town.columns)
    return island._replace(
        town=island.town._replace(most=island.town.columns * streets),
    )


def all_islands(view: Public, scene: Scene) -> Canvas:
    """Everybody's island, two side by side, under a ribbon that is still empty."""
    players, traces = view.table.players, happened(scene.events)
    island = island_of(view)
    canvas = Canvas(_backdrop(len(players), island).copy())
    for seat in range(len(players)):
        draw_player(canvas, *_corner(island, seat), island, view, scene, traces, seat)
    if len(players) % 2:
        _draw_stocks(canvas, *_corner(island, len(players)), view, scene.words)
    return canvas


def _corner(island: Island, place: int) -> tuple[int, int]:
    """Where an island begins."""
    row, column = divmod(place, 2)
    return LEFT + column * (COLUMN + COLUMN_GAP), TOP + row * (island.high + ROW_GAP)


@kept
def _backdrop(seats: int, island: Island) -> Image.Image:
    """What is the same in every position: the sea, bare islands, and the ribbon's bar."""
    high = _corner(island, seats - 1)[1] + island.high + 16
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    ground.draw_sea(canvas, 96)
    for seat in range(seats):
        draw_bare_island(canvas, *_corner(island, seat), island, seat)
    draw_evening(canvas)
    if seats % 2:
        x, y = _corner(island, seats)
        if island.high >= BOATS:
            canvas.put_centred(dinghy(150), x + COLUMN * 0.3, y + 390)
            canvas.put_centred(dinghy(96), x + COLUMN * 0.66, y + 430)
    ribbon.bar(canvas)
    return canvas.image


def draw_bare_island(canvas: Canvas, x: int, y: int, island: Island, coast: int) -> None:
    """Draw an island with one of the coasts before anything is known of it."""
    draw_island(canvas, x, y + ABOVE, island.wide, island.high - ABOVE, coast)


def draw_player(
    canvas: Canvas,
    x: int,
    y: int,
    island: Island,
    view: Public,
    scene: Scene,
    traces: Happened,
    seat: Seat,
) -> None:
    """Draw what is known of a player onto the island."""
    owner = Owner(seat, scene.names[seat], seat in scene.lit, office_of(view, scene, seat))
    if owner.is_lit:
        light = island_light(island.wide, island.high - ABOVE, seat, LAMP)
        canvas.put(light, x, y + ABOVE)
    built = {kind for one, kind in traces.built if one == seat}
    draw_land(canvas, x, y, island, view.table.players[seat], scene, built)
    beach = x, y + island.goods_top, island.wide
    _draw_goods(canvas, *beach, island.goods, view, scene, traces, seat)
    board = Area(x + SHORE, y, island.wide - 2 * SHORE, island.high, HEADER)
    lay_board(canvas, board, HEADER, owner)
    draw_header(canvas, board, owner, view, traces)


def draw_land(
    canvas: Canvas,
    x: int,
    y: int,
    island: Island,
    player: Player,
    scene: Scene,
    built: Collection[Key],
) -> None:
    """Draw fields and houses."""
    town = island.town
    room = island.wide - 2 * SHORE
    tiles = tuple(bed.tiles for bed in beds_of(player.island))
    rows = rows_of(tiles, 1, room, island.cards)
    [taken] = draw_beds(canvas, x + SHORE, y + HEADER + 12, rows, player.island)
    draw_wild(canvas, x + SHORE + taken, y + HEADER + 12, room - taken, island.cards, taken)
    names = {place.kind: term(scene.words, "building", place.kind) for place in player.city}
    left = x + (island.wide - town.columns * town.wide) // 2
    draw_city(canvas, left, y + island.town_top, town, player.city, names, built)


def _draw_goods(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    look: Number,
    view: Public,
    scene: Scene,
    traces: Happened,
    seat: Seat,
) -> None:
    """The barrels on the beach, and beside them the points."""
    player = view.table.players[seat]
    counts = [
        Counter(good, player.goods[place], (seat, good) in traces.goods)
        for place, good in enumerate(GOODS)
    ]
    room = wide - 2 * SHORE - POINTS - 10
    draw_beached(canvas, x + SHORE, y - 6, room, counts, look)
    high = round(look.size * 1.3)
    left, top = x + wide - SHORE - POINTS + reach(high), y - 6 + beach_high(look) - high
    archipelago.draw_standing(
        canvas, (left, top, POINTS - 2 * reach(high), high), view, scene, seat
    )


def draw_header(
    canvas: Canvas, area: Area, owner: Owner, view: Public, traces: Happened, between: int = 0
) -> tuple[float, float]:
    """Draw name and office, people waiting, all nobles, city and doubloons; the answer is the room between them, which is
    so wide at least.
    """
    player, seat = view.table.players[owner.seat], owner.seat
    right, middle = area.x + area.wide - 14.0, area.middle
    is_own, waiting = bool(between), player.waiting.total
    counts = [("house", city_spaces(player), f"/{LIMITS.city}", False)]
    if not is_own:  # in private pictures they stand on the ribbon
        counts.insert(0, ("coin", player.doubloons, "", seat in traces.money))
    if view.table.has_nobles:
        counts.append(("noble", nobles_of(player), "", False))
    if waiting or not is_own:
        counts.append(("colonist", waiting, "", seat in traces.people))
    size = 48 if is_own else 40
    look = Number(size, size - 2, owner.ink, owner.soft)
    for icon, count, of, is_new in counts:
        room = round(size * (3.25 if of else 2.25))
        right -= room
        if is_new:
            just(canvas, right - 4, area.y + 5, room - 2, HEADER - 10)
        canvas.put_centred(
            art.sticker(icon, size), right + size / 2, middle, 1.0 if count else 0.45
        )
        draw_share(canvas, right + size + 3, middle, str(count), of, look)
    if player.waiting.nobles:
        canvas.put_centred(art.sticker("noble", 28), right + 4, middle - 16)
    own = right - 24 - between - 20 - area.x if between else right - area.x - 8
    return draw_owner(canvas, area, owner, own) + 20, right - 24


def _draw_stocks(canvas: Canvas, x: int, y: int, view: Public, words: Words) -> None:
    """What ends the game when it is gone, on the water where no island lies."""
    draw_people(canvas, x + 60, y + 80, COLUMN - 120, view, words)
