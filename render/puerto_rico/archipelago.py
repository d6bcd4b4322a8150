"""The players' islands below the town, two side by side: name, points, doubloons, fields, houses and goods at a glance."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import GOODS, LIMITS, QUARRY, SIZE
from games.puerto_rico.views import Player, Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.faces import Number
from render.core.fitting import Fitted, fit_person_in_two
from render.core.known import Known
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.place.boats import dinghy
from render.core.place.coast import draw_island, island_light
from render.core.players import Area, Owner
from render.puerto_rico.estate import city_spaces, draw_estate, estate_of, worth
from render.puerto_rico.happened import Happened
from render.puerto_rico.people import nobles_of, office_of
from render.puerto_rico.stock import Counter, draw_heap, heap_wide

ACROSS = 2
"""How many islands lie side by side."""

GAP_X, GAP_Y = 18, 12
"""The water between two islands."""

ABOVE = 14
"""How far the name board of an island stands out of it."""

BOARD, BOARD_LOW, BOARD_RADIUS = 64, 58, 16
"""How high a name board is on a high island and on a low one."""

INSET, COAST, SHORE, SOUTH = 12, 14, 13, 9
"""From the edge of an island to its boards and to the picture of its land, and in this to what stands on the meadow."""

LOW = 230
"""Below that height islands are low."""

POINTS = 138
"""How wide the plate of the points is."""

COAST_SEED = 1
"""The coast of all of them, drawn once."""

FIELDS = {"settler": 1.2, "builder": 0.8, "trader": 0.9, "captain": 0.9}
"""How large a field counts beside a house at each stage that is not about both alike."""

GOODS_SHARE, GOODS_MOST = 0.34, 88
"""How much of the height the beach with goods has."""

WARES = ("trader", "captain")
WARES_SHARE, WARES_MOST = 0.46, 112
"""The same at stages that are about goods and houses alone, where there is no room for fields."""

NO_GOODS = ("settler", "mayor", "builder")
"""Stages that are not about goods."""

LEAST_FIELDS, MOST_THINGS = 220, 13
"""Where islands are lower, or somebody has more tiles and houses, those of builders show houses and quarries alone, and where
goods are sold or loaded houses and goods.
"""


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


def rows_for(seats: int) -> int:
    """How many rows of islands there are."""
    return -(-seats // ACROSS)


def high_within(room: int, seats: int) -> int:
    """How high an island is when so many share a height."""
    rows = rows_for(seats)
    return (room - (rows - 1) * GAP_Y) // rows


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


def draw_bare_islands(canvas: Canvas, places: Sequence[Area]) -> None:
    """Draw the islands before anything is known of the players."""
    for area in places:
        draw_island(canvas, area.x, area.y + ABOVE, area.wide, area.high - ABOVE, COAST_SEED)


class Land(NamedTuple):
    """What an island shows below its boards."""

    seat: Seat
    """Whose it is."""

    player: Player
    """Tiles, buildings and barrels; nothing else of it counts, so it has no other."""

    stage: str
    """What the game is about."""

    has_fields: bool
    """False: of its tiles only quarries are shown while they take off what builders pay, and else none."""

    taken: frozenset[Key] = frozenset()
    """Tiles of the last move."""

    built: frozenset[Key] = frozenset()
    """Buildings of the last move."""

    moved: frozenset[Key] = frozenset()
    """Goods that the last move changed."""


def has_fields(view: Public, high: int) -> bool:
    """Whether islands of that height show all tiles: always, but where a stage is not about them and there is little room."""
    if view.stage != "builder" and view.stage not in WARES:
        return True
    most = max(len(player.island) + len(player.city) for player in view.table.players)
    return high >= LEAST_FIELDS and most <= MOST_THINGS


def land_of(view: Public, traces: Happened, seat: Seat, high: int) -> Land:
    """The land of a seat on islands of that height: equal lands look equal."""
    player = view.table.players[seat]
    goods = () if view.stage in NO_GOODS else player.goods
    return Land(
        seat,
        Player(doubloons=0, island=player.island, city=player.city, goods=goods),
        view.stage,
        has_fields(view, high),
        frozenset(kind for one, kind in traces.tiles if one == seat),
        frozenset(kind for one, kind in traces.built if one == seat),
        frozenset(good for one, good in traces.goods if one == seat),
    )


def land_box(area: Area) -> tuple[int, int, int, int]:
    """The part of an island below its boards: left, top, right, bottom."""
    top = area.y + area.header + 6
    return area.x + COAST, top, area.x + area.wide - COAST, area.y + area.high - COAST


def draw_land(canvas: Canvas, area: Area, land: Land) -> None:
    """Draw fields, houses and barrels, each in its share of the height."""
    left, top, right, bottom = land_box(area)
    wide, high, player = right - left - 2 * SHORE, bottom - top - SOUTH, land.player
    share, most = GOODS_SHARE, GOODS_MOST
    if land.stage in WARES and not land.has_fields:
        player = Player(doubloons=0, island=(), city=player.city, goods=player.goods)
        share, most = WARES_SHARE, WARES_MOST
    elif not land.has_fields:
        quarries = tuple(one for one in player.island if one.kind == QUARRY)
        player = Player(doubloons=0, island=quarries, city=player.city)
    weight = FIELDS.get(land.stage, 1.0)
    things = len(player.island), len(player.city)
    goods = [
        Counter(good, count, good in land.moved)
        for good, count in zip(GOODS, player.goods, strict=False)
    ]
    beach = min(most, round(high * share))
    look = Number(beach - 12, beach - 12)
    cove = min(wide, heap_wide(goods, look))
    lay, room = estate_of(*things, wide, high, weight, cove), wide - cove
    if cove:
        above = high + SOUTH - beach - 4
        over = estate_of(*things, wide, above, weight)
        if worth(lay, weight) <= worth(over, weight):
            lay, room, high = over, wide, above
    draw_estate(canvas, left + SHORE, top, room, high, player, lay, land.taken, land.built)
    if cove:
        draw_heap(canvas, right, bottom - beach, cove, beach, goods, look)


def draw_islands(
    canvas: Canvas,
    places: Sequence[Area],
    view: Public,
    scene: Scene,
    traces: Happened,
    drawn: Callable[[Land], Image.Image],
) -> None:
    """Draw what is known of every player; who must act lies on top. `drawn` gives the picture of a land within its box."""
    for seat in sorted(range(len(places)), key=lambda seat: seat in scene.lit):
        area = places[seat]
        owner = Owner(seat, scene.names[seat], seat in scene.lit, office_of(view, scene, seat))
        land = land_of(view, traces, seat, area.high)
        canvas.image.paste(drawn(land), land_box(area)[:2])
        if owner.is_lit:
            light = island_light(area.wide, area.high - ABOVE, COAST_SEED, palette.LAMP)
            canvas.put(light, area.x, area.y + ABOVE)
        _draw_board(canvas, area, view, traces, owner)
        high = area.header - 10
        plate = (area.x + area.wide - INSET - reach(high) - POINTS, area.y + 4, POINTS, high)
        draw_standing(canvas, plate, view, scene, seat)


def known_points(view: Public, scene: Scene) -> list[Known]:
    """What all can see of each seat's points as they stand, at the end all; whoever has VP in chips has more."""
    is_open = view.points is not None or bool(scene.sheets)
    return [
        Known(scene.total(seat, points), is_least=view.scored[seat] and not is_open)
        for seat, points in enumerate(view.in_sight)
    ]


def draw_standing(
    canvas: Canvas, plate: tuple[int, int, int, int], view: Public, scene: Scene, seat: Seat
) -> None:
    """Draw the points of a seat on a plate."""
    told = known_points(view, scene)
    is_leading = seat in leaders([known.points for known in told])
    draw_points(canvas, *plate, told[seat].written, is_leading=is_leading)


def lay_board(canvas: Canvas, area: Area, high: int, owner: Owner) -> None:
    """An empty name board in the player's colour at low light; amber under the lamp."""
    ground = palette.LAMP if owner.is_lit else palette.SEATS[owner.seat].header
    box = (area.x, area.y, area.wide, high)
    boxes.shadow(canvas, *box, BOARD_RADIUS)
    edge = (area.x - 3, area.y - 3, area.wide + 6, high + 6)
    boxes.box(canvas, palette.SEATS[owner.seat].full, *edge, BOARD_RADIUS + 3)
    boxes.box(canvas, ground, *box, BOARD_RADIUS)


NAME_MOST, NAME_WISHED, NAME_SIZES = 56, 46, (38, 30)
COUNT_LEAST = 44
"""How small numbers become so that a name has the size that is wished."""


def _draw_board(canvas: Canvas, area: Area, view: Public, traces: Happened, owner: Owner) -> None:
    """Seal, name, office, and what is counted: the board is as wide as it needs."""
    radius = min(26, round(area.header * 0.4))
    counts = list(_counts(view, owner.seat))
    medallion = area.header if owner.office else 0
    before = 12 + round(2.3 * radius) + 12
    beside = before + medallion + 14 + 2 * INSET + POINTS + 2 * reach(area.header - 10) + 12
    size, name = _sizes(owner.name, counts, area.wide - beside, area.header)
    taken = max(width(line, Face.NAME, name.size) for line in name.lines)
    wide = before + taken + medallion + _counts_wide(counts, size) + 22
    board = Area(area.x + INSET, area.y, round(wide), area.high, area.header)
    lay_board(canvas, board, area.header, owner)
    middle = area.y + area.header / 2
    canvas.put_centred(tokens.seal(owner.seat, radius), board.x + 12 + 1.15 * radius, middle)
    x: float = board.x + before
    canvas.write_lines(name.lines, Face.NAME, name.size, owner.ink, x, middle)
    x += taken + 8
    if owner.office:
        canvas.put_centred(art.sticker(owner.office, medallion), x + medallion / 2, middle)
        x += medallion
    x += COUNT_GAP
    for count in counts:
        changed = traces.money if count.icon == "coin" else traces.people
        across = _count_wide(count, size)
        if owner.seat in changed and not count.of:
            just(canvas, x - 4, middle - size / 2 - 1, round(across) + 8, size + 2)
        canvas.put_centred(art.sticker(count.icon, size), x + size / 2, middle)
        at = x + size + 3
        at += canvas.write(count.text, Face.NUMBER, size, owner.ink, at, middle)
        if count.of:
            small = _small(size)
            canvas.write(count.of, Face.NUMBER, small, owner.soft, at + 1, middle + size * 0.1)
        x += across + COUNT_GAP


class Count(NamedTuple):
    """What a name board counts."""

    icon: str
    text: str
    of: str = ""
    """The limit behind it."""


def _sizes(name: str, counts: Sequence[Count], room: float, high: int) -> tuple[int, Fitted]:
    """How large numbers are, and the name beside them."""
    most = min(52, high - 8)
    for size in range(most, COUNT_LEAST, -2):
        left = round(room - _counts_wide(counts, size))
        fitted = fit_person_in_two(name, Face.NAME, left, min(NAME_MOST, high), NAME_SIZES)
        if fitted.size >= NAME_WISHED:
            return size, fitted
    left = round(room - _counts_wide(counts, COUNT_LEAST))
    return COUNT_LEAST, fit_person_in_two(name, Face.NAME, left, NAME_MOST, NAME_SIZES)


COUNT_GAP = 10
NEAR_END = 9
"""From how many filled city spaces on they are counted: twelve end the game."""


def _small(size: int) -> int:
    return round(size * 0.7)


def _count_wide(count: Count, size: int) -> float:
    rest = width(count.of, Face.NUMBER, _small(size)) + 1 if count.of else 0
    return size + 3 + width(count.text, Face.NUMBER, size) + rest


def _counts_wide(counts: Sequence[Count], size: int) -> float:
    return sum(_count_wide(count, size) + COUNT_GAP for count in counts)


def _counts(view: Public, seat: Seat) -> Iterator[Count]:
    """What bears on the stage."""
    player = view.table.players[seat]
    if view.stage != "mayor":
        yield Count("coin", str(player.doubloons))
    if view.table.has_nobles:
        yield Count("noble", str(nobles_of(player)))
    if view.stage == "mayor":
        yield Count("colonist", str(player.waiting.total))
    elif city_spaces(player) >= NEAR_END:
        yield Count("house", str(city_spaces(player)), f"/{LIMITS.city}")


def draw_open_water(canvas: Canvas, area: Area) -> None:
    """Draw boats where no island lies."""
    if area.high >= LOW:
        canvas.put_centred(dinghy(120), area.x + area.wide * 0.3, area.y + area.high - 60)
        canvas.put_centred(dinghy(84), area.x + area.wide * 0.68, area.y + area.high - 36)


def just(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """Draw the aqua ring around what has just changed."""
    boxes.outline(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 14, 8)
    boxes.outline(canvas, palette.AQUA, x, y, wide, high, 12, 4)
