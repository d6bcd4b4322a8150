"""The players' islands below the town, two side by side: name, points, doubloons, fields, houses and goods at a glance."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.core.model import Key, Seat
from games.puerto_rico.content import BUILDINGS, CIRCLES, COST, GOODS, QUARRY
from games.puerto_rico.views import Place, Player, Public
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.faces import Number
from render.core.place.boats import dinghy
from render.core.players import Area, Owner
from render.puerto_rico import fields
from render.puerto_rico.estate import Estate, counted_of, draw_estate, estate_of, worth
from render.puerto_rico.fields import beds_of
from render.puerto_rico.happened import Happened
from render.puerto_rico.isles import isle, isle_light
from render.puerto_rico.name_boards import draw_board
from render.puerto_rico.people import office_of
from render.puerto_rico.stock import Counter, draw_heap, heap_wide
from render.puerto_rico.streets import kinds_of

ACROSS = 2
"""How many islands lie side by side."""

GAP_X, GAP_Y = 38, 30
"""The water between two islands."""

ABOVE = 14
"""How far the name board of an island stands out of it."""

BOARD, BOARD_LOW = 70, 60
"""How high a name board is on a high island and on a low one."""

COAST, SHORE, SOUTH = 14, 13, 9
"""From the edge of an island to the picture of its land, and in this to what stands on the meadow."""

AIR = 9
"""What is free between boards and roofs where houses are as high as there is room."""

LOW = 230
"""Below that height islands are low."""

GOODS_MOST, WARES_MOST = 84, 112
"""How high the beach with goods is at most, and that at stages that are about goods."""

GOODS_SHARE = 0.46
"""How much of the height it has at most."""

SERVING = {
    "settler": ("hacienda", "construction_hut", "hospice", "forest_house", "hunting_lodge"),
    "craftsman": ("aqueduct", "factory", "specialty_factory", "chapel", "jeweler"),
    "trader": ("small_market", "large_market", "office", "trading_post", "land_office"),
    "captain": (
        "small_warehouse",
        "large_warehouse",
        "storehouse",
        "harbor",
        "wharf",
        "small_wharf",
        "lighthouse",
        "union_hall",
        "royal_supplier",
    ),
}
"""The houses that serve at stages in which hardly any other one does: only they have their signs there."""

FIELDED = ("role_choice", "settler", "mayor", "finished")
"""Stages that show all tiles; builders see the quarries, which take off what they pay."""

WARES = ("craftsman", "trader", "captain")
"""Stages that are about goods."""

WARES_FIELD = 108
"""How high fields are at most at these stages."""

EARLY, EARLY_HOUSES = {**dict.fromkeys(WARES, 7), "builder": 5}, 1
"""Up to how many tiles and houses a player has not much at these stages, and how many houses stand there beside fields and
goods, if no more serve.
"""

COUNTED_FROM, COUNTED_ABOVE = 3, 6
"""Beside how many players, and from how many tiles of anybody on, those of a kind share a field while a role is chosen."""

NO_GOODS = ("settler", "mayor", "builder")
"""Stages that are not about goods."""

HIGHS = (196, 228, 264, 284, 308, 352, 376, 400, 424, 460, 508, 556)
"""How high islands may be: one of a few heights, so that they are seldom drawn anew."""

BRIEF_MOST, WARES_HOUSES, WIDE_HOUSES = 5, 4, 9
"""How many houses stand on an island that is shown briefly at most; how many houses and goods at stages that are about goods,
if no more serve, and on an island that is as wide as the water.
"""

BRIEF_GOODS, BRIEF_HIGHS = 78, (264, 308, 352)
"""How high the beach with goods is on such an island, and how high the islands may be."""


class Wish(NamedTuple):
    """How large fields and houses should be, and how high islands become for it at most and are at least."""

    field: int = 84
    house: int = 100
    most: int = HIGHS[-1]
    least: int = HIGHS[0]


WISH_FEW = Wish(132, 120, least=352)
"""Where islands lie in a single row."""

BRIEF_WISH = Wish(66, 96)
"""Where an island is shown briefly."""

WISH_WARES, WISH_EARLY = Wish(house=136, most=376), Wish(96, 84, 308, 264)
"""At stages that are about goods, and at these while nobody has much."""

WISH_COUNTED = Wish(84, 124, 424, 352)
"""Where the tiles of a kind are counted, in no more than two rows."""

WISHES = {
    "role_choice": Wish(84, 96, least=284),
    "settler": Wish(120, least=264),
    "mayor": Wish(104, 104, 508, 308),
    "builder": Wish(72, 144, 352),
    "finished": Wish(84, 96, least=308),
}
"""Those of stages that are about fields, or houses, or both."""

WISHES_MANY = {
    "settler": Wish(96, most=308),
    "mayor": Wish(96, 120, 508, 264),
    "builder": Wish(60, 120, most=308),
    "role_choice": Wish(84, 124, 424, 264),
    "finished": Wish(84, 110, 424, 264),
}
"""The same where islands lie in more than two rows."""


def rows_for(seats: int) -> int:
    """How many rows of islands there are."""
    return -(-seats // ACROSS)


def high_within(room: int, seats: int) -> int:
    """How high islands may be that share so much height."""
    rows = rows_for(seats)
    most = (room - (rows - 1) * GAP_Y) // rows
    return max([high for high in HIGHS if high <= most], default=HIGHS[0])


def high_wanted(view: Public, wide: int, moved: Collection[tuple[Seat, Key]] = ()) -> int:
    """How high islands so wide need to be so that what each of them shows is large, with those goods that were moved."""
    has_fields = shows_fields(view)
    shown = [shown_of(player, view.stage, has_fields=has_fields) for player in view.table.players]
    rows = rows_for(len(shown))
    wishes = WISHES if rows <= ACROSS else WISHES_MANY
    is_counted = counts_fields(view)
    wish = WISH_FEW if rows == 1 else wishes.get(view.stage, Wish())
    if view.stage in WARES:
        wish = WISH_EARLY if has_fields else WISH_WARES
    if is_counted and rows == ACROSS:
        wish = WISH_COUNTED
    enough = (
        high
        for high in HIGHS
        if all(
            _is_large(
                player,
                view.stage,
                wide,
                high,
                wish,
                _moved_of(view, moved, seat),
                is_counted=is_counted,
            )
            for seat, player in enumerate(shown)
        )
    )
    return max(wish.least, min(wish.most, next(enough, wish.most)))


def high_beside(view: Public, wide: int, moved: Collection[tuple[Seat, Key]] = ()) -> int:
    """How high islands so wide need to be that are shown briefly beside a larger one, with those goods that were moved."""
    has_fields = shows_fields(view)
    shown = [
        shown_of(player, view.stage, has_fields=has_fields, is_brief=True)
        for player in view.table.players
    ]
    enough = (
        high
        for high in BRIEF_HIGHS
        if all(
            _is_large(
                player,
                view.stage,
                wide,
                high,
                BRIEF_WISH,
                _moved_of(view, moved, seat),
                is_brief=True,
            )
            for seat, player in enumerate(shown)
        )
    )
    return next(enough, BRIEF_HIGHS[-1])


def areas(x: int, y: int, wide: int, high: int, places: int) -> tuple[Area, ...]:
    """Where so many islands lie."""
    across = (wide - (ACROSS - 1) * GAP_X) // ACROSS
    board = BOARD if high >= LOW else BOARD_LOW
    return tuple(
        Area(
            x + place % ACROSS * (across + GAP_X),
            y + place // ACROSS * (high + GAP_Y),
            across,
            high,
            board,
        )
        for place in range(places)
    )


def led_areas(x: int, y: int, wide: int, lead: int, high: int, places: int) -> tuple[Area, ...]:
    """Where so many islands lie of which the first is as wide as all the water and so high, and the others are lower."""
    below = areas(x, y + lead + GAP_Y, wide, high, places - 1)
    return Area(x, y, wide, lead, BOARD), *below


def draw_bare_islands(canvas: Canvas, places: Sequence[Area], first: Seat = 0) -> None:
    """Draw the islands before anything is known of the players: the first one is that of this seat."""
    for place, area in enumerate(places):
        seat = (first + place) % len(places)
        canvas.put(isle(area.wide, area.high - ABOVE, seat), area.x, area.y + ABOVE)


class Land(NamedTuple):
    """What an island shows below its boards."""

    player: Player
    """Tiles, buildings and barrels; nothing else of it counts, so it has no other."""

    stage: str
    """What the game is about."""

    taken: frozenset[Key] = frozenset()
    """Tiles of the last move."""

    built: frozenset[Key] = frozenset()
    """Buildings of the last move."""

    moved: frozenset[Key] = frozenset()
    """Goods that the last move changed."""

    is_brief: bool = False
    """Whether it is one of those that do not act beside one that does: goods large, and of the town the dearest houses."""

    is_counted: bool = False
    """Whether there is one field for all tiles of a kind, with their number."""


def shows_fields(view: Public) -> bool:
    """Whether islands show all tiles: at some stages always, at those about goods or houses while nobody has much yet."""
    if view.stage not in EARLY:
        return view.stage in FIELDED
    owned = [len(player.island) + len(player.city) for player in view.table.players]
    return max(owned) <= EARLY[view.stage]


def counts_fields(view: Public) -> bool:
    """Whether islands have one field for all tiles of a kind: a role is chosen by what all have, which is much."""
    seats = view.table.players
    is_many = view.stage == "role_choice" and len(seats) > COUNTED_FROM
    return is_many and max(len(player.island) for player in seats) > COUNTED_ABOVE


def shown_of(
    player: Player,
    stage: str,
    *,
    has_fields: bool,
    is_brief: bool = False,
    is_wide: bool = False,
) -> Player:
    """What bears on a stage of what somebody has; nothing else counts there."""
    serving = SERVING.get(stage)
    island, city = player.island, player.city
    if not has_fields:
        island = tuple(one for one in island if one.kind == QUARRY and stage == "builder")
    if stage in WARES:
        most = WIDE_HOUSES if is_wide else EARLY_HOUSES if has_fields else WARES_HOUSES
        beside = sum(map(bool, player.goods)) if is_wide else 0
        city = _skyline(city, signed_of(player, stage), most - beside)
    elif serving is not None:
        city = tuple(place for place in city if place.kind in serving)
    elif is_brief:
        city = _skyline(city, (), BRIEF_MOST)
    goods = () if stage in NO_GOODS else player.goods
    return Player(doubloons=0, island=island, city=city, goods=goods)


def _skyline(city: Sequence[Place], serving: Collection[Key], most: int) -> tuple[Place, ...]:
    """The houses that serve, and of the others the dearest as long as there are no more than that."""
    by_worth = sorted(city, key=lambda place: (place.kind not in serving, -COST[place.kind]))
    shown = {
        place.kind
        for number, place in enumerate(by_worth)
        if number < most or place.kind in serving
    }
    return tuple(place for place in city if place.kind in shown)


def _keys_of(traces: Collection[tuple[Seat, Key]], seat: Seat) -> frozenset[Key]:
    """What of it is the seat's."""
    return frozenset(key for one, key in traces if one == seat)


def _moved_of(view: Public, moved: Collection[tuple[Seat, Key]], seat: Seat) -> frozenset[Key]:
    """The goods of the seat that the last move changed: those that are gone only at stages that are about goods."""
    left = {good for good, many in zip(GOODS, view.table.players[seat].goods, strict=True) if many}
    keys = _keys_of(moved, seat)
    return keys if view.stage in WARES else keys & left


def land_of(
    view: Public, traces: Happened, seat: Seat, *, is_brief: bool = False, is_wide: bool = False
) -> Land:
    """The land of a seat."""
    return Land(
        shown_of(
            view.table.players[seat],
            view.stage,
            has_fields=shows_fields(view),
            is_brief=is_brief,
            is_wide=is_wide,
        ),
        view.stage,
        _keys_of(traces.tiles, seat),
        _keys_of(traces.built, seat),
        _moved_of(view, traces.goods, seat),
        is_brief,
        counts_fields(view),
    )


def land_box(area: Area) -> tuple[int, int, int, int]:
    """The part of an island below its boards: left, top, right, bottom."""
    top = area.y + area.header + 6
    return area.x + COAST, top, area.x + area.wide - COAST, area.y + area.high - COAST


class Lot(NamedTuple):
    """How the land of an island is shared."""

    lay: Estate
    room: int
    high: int
    """How wide and high what stands on the meadow is."""

    cove: int
    beach: int
    """How wide and high the beach is on which the goods lie."""

    inlet: tuple[int, int] = (0, 0)
    """How wide and high the part of the beach is that reaches into the meadow."""


def lot_of(
    player: Player,
    stage: str,
    wide: int,
    high: int,
    moved: Collection[Key] = (),
    *,
    is_brief: bool = False,
    is_counted: bool = False,
) -> Lot:
    """How an island of that size is shared by what it shows; goods beside houses, or where that is small below them."""
    header = BOARD if high >= LOW else BOARD_LOW
    room, deep = wide - 2 * (COAST + SHORE), high - header - 6 - COAST - SOUTH - air_of(stage)
    tiles, kinds = tuple(bed.tiles for bed in beds_of(player.island)), kinds_of(player.city)
    beach = min(GOODS_MOST, round(deep * GOODS_SHARE))
    if is_brief:
        beach = BRIEF_GOODS
    if stage in WARES:
        beach = WARES_MOST
    cove = min(room, heap_wide(counters(player, moved), Number(beach - 12, beach - 12)))
    above = deep + SOUTH - beach - 4
    inlet = (cove, beach - SOUTH) if cove else (0, 0)
    most = WARES_FIELD if stage in WARES else fields.MOST

    def laid(high: int, inlet: tuple[int, int] = (0, 0)) -> Estate:
        if is_counted:
            return counted_of(len(tiles), kinds, room, high, inlet)
        return estate_of(tiles, kinds, room, high, inlet, most)

    lay = laid(deep, inlet)
    if cove and (tiles or kinds):
        over = laid(above)
        is_bare = not kinds and stage not in WARES
        if is_bare or worth(lay) <= worth(over):
            return Lot(over, room, above, cove, beach)
    return Lot(lay, room, deep, cove, beach, inlet)


def air_of(stage: str) -> int:
    """What is free below the boards: where few houses stand each is as high as there is room, and its roof has an edge."""
    return AIR if stage in WARES else 0


def signed_of(player: Player, stage: str) -> Collection[Key]:
    """The houses that have signs and show their people."""
    if stage not in WARES:
        return {place.kind for place in player.city}
    if stage == "craftsman":
        plants = {kind for kind in CIRCLES if kind in BUILDINGS and BUILDINGS[kind].good}
        return {*plants, *SERVING[stage]}
    return SERVING[stage]


def _is_large(
    player: Player,
    stage: str,
    wide: int,
    high: int,
    wish: Wish,
    moved: Collection[Key] = (),
    *,
    is_brief: bool = False,
    is_counted: bool = False,
) -> bool:
    """Whether what stands on an island of that size is as large as it should be."""
    lot = lot_of(player, stage, wide, high, moved, is_brief=is_brief, is_counted=is_counted)
    return (not player.island or lot.lay.beds.high >= wish.field) and (
        not player.city or lot.lay.streets.size >= wish.house
    )


def counters(player: Player, moved: Collection[Key]) -> list[Counter]:
    """The goods of a player."""
    return [
        Counter(good, count, good in moved)
        for good, count in zip(GOODS, player.goods, strict=False)
    ]


def draw_land(canvas: Canvas, area: Area, land: Land, coast: int) -> None:
    """Draw fields, houses and barrels, each in its share of the height, on the island with that coast."""
    left, top, right, bottom = land_box(area)
    lot = lot_of(
        land.player,
        land.stage,
        area.wide,
        area.high,
        land.moved,
        is_brief=land.is_brief,
        is_counted=land.is_counted,
    )
    draw_estate(
        canvas,
        left + SHORE,
        top + air_of(land.stage),
        lot.room,
        lot.high,
        land.player,
        lot.lay,
        land.taken,
        land.built,
        signed=signed_of(land.player, land.stage),
        has_bonuses=land.stage in SERVING,
        counts_all=land.stage == "mayor",
        is_counted=land.is_counted,
        cove=lot.inlet,
        coast=coast,
    )
    if lot.cove:
        goods, look = counters(land.player, land.moved), Number(lot.beach - 12, lot.beach - 12)
        draw_heap(canvas, right, bottom - lot.beach, lot.cove, lot.beach, goods, look)


def draw_islands(
    canvas: Canvas,
    places: Sequence[Area],
    view: Public,
    scene: Scene,
    traces: Happened,
) -> None:
    """Draw what is known of every player, of many briefly where another's island is larger; who must act lies on top."""
    is_many = rows_for(len(places)) > ACROSS and view.stage != "mayor"
    largest = max(area.wide for area in places) if is_many else 0
    narrowest = min(area.wide for area in places)
    for seat in sorted(range(len(places)), key=lambda seat: seat in scene.lit):
        area = places[seat]
        owner = Owner(seat, scene.names[seat], seat in scene.lit, office_of(view, scene, seat))
        x, y, right, bottom = land_box(area)
        land = Canvas(canvas.image.crop((x, y, right, bottom)))
        within = area._replace(x=area.x - x, y=area.y - y)
        is_brief, is_wide = area.wide < largest, area.wide > narrowest
        shown = land_of(view, traces, seat, is_brief=is_brief, is_wide=is_wide)
        draw_land(land, within, shown, seat)
        canvas.image.paste(land.image, (x, y))
        if owner.is_lit:
            light = isle_light(area.wide, area.high - ABOVE, seat, palette.LAMP)
            canvas.put(light, area.x, area.y + ABOVE)
        draw_board(canvas, area, view, scene, traces, owner)


def draw_open_water(canvas: Canvas, area: Area) -> None:
    """Draw boats where no island lies."""
    if area.high >= LOW:
        canvas.put_centred(dinghy(120), area.x + area.wide * 0.3, area.y + area.high - 60)
        canvas.put_centred(dinghy(84), area.x + area.wide * 0.68, area.y + area.high - 36)
