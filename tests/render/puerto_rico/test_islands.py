"""How fields, houses and goods share the players' islands."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from games.puerto_rico.content import COST, GOODS, KINDS, SIZE
from games.puerto_rico.views import Place, Player, Public
from render.core.canvas import Canvas
from render.puerto_rico import fields
from render.puerto_rico.archipelago import (
    ACROSS,
    EARLY,
    SERVING,
    WARES_HOUSES,
    WIDE_HOUSES,
    WISH_FEW,
    WISHES,
    counts_fields,
    high_wanted,
    land_of,
    lot_of,
    shown_of,
    signed_of,
)
from render.puerto_rico.estate import counted_of, draw_estate, estate_of
from render.puerto_rico.fields import beds_of
from render.puerto_rico.happened import Happened
from render.puerto_rico.streets import kinds_of, scale_of, sides_of, streets_of
from tests.render.puerto_rico.positions import GAME, walk
from tests.render.seeing import changed_area

WIDE = 673
"""How wide an island is."""


def test_further_fields_of_a_kind_are_whole_fields_where_there_is_room() -> None:
    """With a crop each; in a row that is nearly full they are narrow strips."""
    strides = [fields.stride_of((2, 3), 120, room) for room in range(200, 900, 20)]

    assert strides == sorted(strides)
    assert {strides[0], strides[-1]} == {fields.MORE, 1.0}
    for stride in fields.STRIDES:
        room = fields.taken_of((2, 3), 120, stride) - fields.GAP
        assert fields.stride_of((2, 3), 120, room) == stride
    widths = [fields.wide_of(3, 120, stride) for stride in fields.STRIDES]
    assert all(wide > narrow for wide, narrow in pairwise(widths))


@pytest.mark.parametrize("tiles", [(2,), (2, 1, 2), (3, 1, 3), (1, 1, 1, 1, 2), (4, 2, 3, 2, 1)])
def test_each_tile_of_a_high_bed_is_a_whole_field(tiles: tuple[int, ...]) -> None:
    """Only low beds have narrow strips, on which no crop grows and nobody is seen."""
    for wide in (400, 620, 1300):
        for rows in (1, 2) if len(tiles) > 1 else (1,):
            laid = fields.rows_of(tiles, rows, wide)
            row = tiles[: laid.beds[0]]
            is_whole = fields.stride_of(row, laid.high, wide) >= fields.CROPPED
            assert is_whole or laid.high <= fields.SPLIT


@pytest.mark.parametrize("stride", fields.STRIDES)
def test_the_fields_of_a_bed_are_alike(stride: float) -> None:
    """Unless they are narrow strips behind the first, on which the crop stands for all."""
    begun = [fields.strip_of(place, 4, 120, stride) for place in range(5)]
    widths = [behind - before for before, behind in pairwise(begun)]

    assert begun[-1] == fields.wide_of(4, 120, stride)
    is_alike = max(widths) - min(widths) <= 1
    assert is_alike == (stride >= fields.CROPPED)


def test_goods_that_are_gone_lie_on_beaches_only_at_stages_about_goods() -> None:
    """There the last move took them; later they would be mere zeros."""
    views = {GAME.public(one.state).stage: GAME.public(one.state) for one in walk(4, 3)}
    gone = frozenset((0, good) for good in GOODS)
    for stage in ("captain", "role_choice"):
        player = replace(views[stage].table.players[0], goods=(0, 0, 2, 0, 0))
        table = replace(views[stage].table, players=(player, *views[stage].table.players[1:]))
        view = replace(views[stage], table=table)
        shown = land_of(view, Happened(goods=gone), 0).moved
        assert shown == (frozenset(GOODS) if stage == "captain" else {GOODS[2]})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_fields_are_drawn_large(seats: int) -> None:
    """While people settle and their islands are nearly empty, on no higher ground than fields need: two have room to spare."""
    view = GAME.public(
        next(one for one in walk(seats, 3) if GAME.public(one.state).stage == "settler").state
    )
    high = high_wanted(view, WIDE)
    lots = [
        lot_of(shown_of(player, "settler", has_fields=True), "settler", WIDE, high)
        for player in view.table.players
    ]

    assert high <= (264 if seats > ACROSS else WISH_FEW.least)
    assert all(lot.lay.beds.high >= WISHES["settler"].field for lot in lots)


@pytest.mark.parametrize("stage", ["captain", "trader", "craftsman"])
def test_houses_that_serve_stand_behind_goods(stage: str) -> None:
    """However many serve; beside few of them the dearest of the others too, so that no island is bare, and on one that is as
    wide as the water no more than have room beside its goods.
    """
    small = tuple(kind for kind in KINDS if kind.startswith(("small", "large")))
    city = tuple(Place(kind, 1) for kind in small + tuple(KINDS[-6:]))[:12]
    player = Player(0, (), city, (1,) * len(GOODS))
    shown = [place.kind for place in shown_of(player, stage, has_fields=False).city]
    serving = [one.kind for one in city if one.kind in signed_of(player, stage)]

    assert {*shown} >= {*serving}
    assert len(shown) == max(WARES_HOUSES, len(serving))
    others = [place for place in city if place.kind not in serving]
    bare = replace(player, city=tuple(others))
    costs = sorted(COST[place.kind] for place in others)
    for is_wide, most in ((False, WARES_HOUSES), (True, WIDE_HOUSES - len(GOODS))):
        told = shown_of(bare, stage, has_fields=False, is_wide=is_wide)
        assert sorted(COST[place.kind] for place in told.city) == costs[-most:]


@pytest.mark.parametrize("stage", ["captain", "trader", "craftsman", "builder"])
def test_fields_fill_the_islands_while_nobody_has_much(stage: str) -> None:
    """On all of them or on none; beside them stand the houses that serve."""
    view = GAME.public(
        next(one for one in walk(4, 3) if GAME.public(one.state).stage == stage).state
    )
    first, *others = view.table.players
    fields_of = Place("corn", 1), Place("indigo")
    few = [replace(player, island=fields_of, city=()) for player in (first, *others)]
    early = replace(view, table=replace(view.table, players=tuple(few)))
    many = replace(few[0], city=tuple(Place(kind, 1) for kind in KINDS[: EARLY[stage]]))
    late = replace(view, table=replace(view.table, players=(many, *few[1:])))

    assert all(land_of(early, Happened(), seat).player.island == fields_of for seat in range(4))
    assert not any(land_of(late, Happened(), seat).player.island for seat in range(4))
    shown = shown_of(many, stage, has_fields=True).city
    assert {place.kind for place in shown} >= set(SERVING.get(stage, ())) & {
        place.kind for place in many.city
    }


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("rooms", [(640,), (640, 640), (640, 300), (640, 640, 300)])
def test_every_town_fits_its_streets(rooms: tuple[int, ...], count: int) -> None:
    """In width and height, with all of its houses."""
    city = [Place(kind) for kind in (*KINDS[-count // 2 :], *KINDS)][:count]
    kinds = kinds_of(city)
    streets = streets_of(kinds, rooms, 220)
    if count < len(rooms):
        assert not streets.size
        return
    ends = [sum(streets.counts[: row + 1]) for row in range(len(rooms))]
    rows = [kinds[end - count : end] for end, count in zip(ends, streets.counts, strict=True)]
    wide = [sum(sum(sides_of(kind)) for kind in row) * streets.size for row in rows]

    assert ends[-1] == count
    assert all(taken <= room for taken, room in zip(wide, rooms, strict=True))
    assert 0 < streets.high <= 220


def test_large_buildings_are_larger_than_all_others_and_stand_behind() -> None:
    """Where they cover nobody."""
    scales = {size: [scale_of(kind) for kind in KINDS if SIZE[kind] == size] for size in (1, 2)}

    assert max(scales[1]) <= 1.0 < min(scales[2])
    kinds = kinds_of([Place("small_market"), Place("fortress"), Place("office")])
    assert kinds == ("fortress", "small_market", "office")


def test_a_full_town_is_larger_in_two_streets_than_in_one() -> None:
    """As on an island where people choose roles late."""
    kinds = tuple(KINDS[:10])

    assert streets_of(kinds, (640, 640), 220).size > 1.3 * streets_of(kinds, (640,), 220).size


def test_houses_behind_fields_leave_the_beach_alone() -> None:
    """Where a street is shorter for the beach it ends before it, though fields lie at its other end."""
    player = Player(
        0,
        (Place("corn"), Place("tobacco"), Place("tobacco")),
        (Place("small_market"), Place("tobacco_storage")),
    )
    wide, high, cove = 618, 171, (158, 79)
    tiles = tuple(bed.tiles for bed in beds_of(player.island))
    lay = estate_of(tiles, kinds_of(player.city), wide, high, cove)
    assert lay.is_beside
    bare = Image.new("RGB", (wide, high))
    canvas = Canvas(bare.copy())
    draw_estate(canvas, 0, 0, wide, high, player, lay, cove=cove)

    beach = (wide - cove[0] + 40, high - cove[1], wide, high)
    assert changed_area(bare.crop(beach), canvas.image.crop(beach)) is None


def test_plants_grow_over_the_beach_where_nothing_is_built() -> None:
    """Barrels as wide as the island leave the meadow behind them to palms and trees."""
    player = Player(0, (), ())
    wide, high, cove = 500, 220, (500, 100)
    bare = Image.new("RGB", (wide, high), "#7fa84d")
    canvas = Canvas(bare.copy())
    draw_estate(canvas, 0, 0, wide, high, player, estate_of((), (), wide, high, cove), cove=cove)

    grown = changed_area(bare, canvas.image)
    assert grown is not None
    assert grown[3] <= high - cove[1]


def test_narrow_strips_show_who_works_there_only_while_people_are_placed() -> None:
    """At other stages green and bare earth tell it; wide strips show it at every stage."""
    island = (Place("corn", 1), Place("corn", 1), Place("indigo", 1), Place("indigo"))
    for high, room, is_wide in ((120, 640, True), (120, 400, False)):
        rows = fields.Rows(high, (2,))
        assert (fields.stride_of((2, 2), high, room) >= fields.CROPPED) == is_wide
        drawn = []
        for counts_all in (True, False):
            canvas = Canvas(Image.new("RGB", (700, 160)))
            fields.draw_beds(canvas, 10, 10, rows, island, rooms=(room,), counts_all=counts_all)
            drawn.append(canvas.image)
        assert (changed_area(*drawn) is None) == is_wide


@pytest.mark.parametrize("kinds", range(1, 7))
def test_fields_that_count_their_tiles_are_alike_on_all_islands(kinds: int) -> None:
    """However many kinds lie there; houses stand below them, beside the goods."""
    houses, room, high = ("small_market", "office", "harbor"), 619, 240
    lay = counted_of(kinds, houses, room, high, (200, 80))

    assert lay.beds == fields.Rows(fields.COUNTED, (kinds,))
    assert kinds * (fields.COUNTED + fields.GAP) - fields.GAP <= room
    assert lay.streets.size
    assert lay.depth + lay.streets.high <= high


def test_tiles_are_counted_where_many_have_many() -> None:
    """Only while a role is chosen; with few players or few tiles each tile is seen."""
    shown = [GAME.public(one.state) for one in walk(4, 3)]
    views: dict[str, Public] = {view.stage: view for view in shown}
    many = tuple(Place("corn", 1) for _ in range(7))
    for stage, tiles, seats, is_counted in (
        ("role_choice", 7, 4, True),
        ("role_choice", 6, 4, False),
        ("role_choice", 7, 3, False),
        ("settler", 7, 4, False),
    ):
        table = views[stage].table
        players = tuple(replace(player, island=many[:tiles]) for player in table.players[:seats])
        view = replace(views[stage], table=replace(table, players=players))
        assert counts_fields(view) == is_counted
