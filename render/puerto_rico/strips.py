"""The players' islands below the town, one below the other: doubloons, people, fields, houses and goods of each at a glance."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import GOODS, LIMITS, SIZE
from games.puerto_rico.views import Player, Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.faces import Number
from render.core.fitting import fit_person_in_two
from render.core.known import Known
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.place.coast import FOAM, SAND, meadow
from render.core.players import Area, Owner
from render.puerto_rico.estate import Shape, draw_estate, shape_of
from render.puerto_rico.happened import Happened
from render.puerto_rico.people import nobles_of, office_of
from render.puerto_rico.stock import Counter, beach_high, draw_beached

GAP = 8
"""The water between two strips."""

RADIUS, RIM = 20, 5
MOST_HIGH, ABOVE = 196, 14
"""How high a strip is at most, and how far the name board of an island stands out of it."""

BOARD, BOARD_RADIUS = 352, 16
"""How wide a name board is."""

ESTATE_AT = BOARD + 12
"""Where fields and houses begin in a strip."""

MARGIN = 8
PLATE, PLATE_LOW = 152, 114
"""How wide the plate of the points is: in a high strip and in a low one."""

TALL = 140
"""From that height of a strip on numbers are larger."""

GOODS_LOOKS = (
    (170, Number(72, 64)),
    (TALL, Number(62, 58)),
    (120, Number(48, 46)),
    (0, Number(42, 40)),
)
"""How large goods are from which height of a strip on."""


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


def high_within(room: int, seats: int) -> int:
    """How high a strip is when so many share a height."""
    return min(MOST_HIGH, (room - (seats - 1) * GAP) // seats)


def areas(x: int, y: int, wide: int, high: int, seats: int) -> tuple[Area, ...]:
    """Where the strips of all players lie, one below the other."""
    return tuple(
        Area(x, y + seat * (high + GAP), wide, high, _header(high)) for seat in range(seats)
    )


def _header(high: int) -> int:
    """How high the line of the name is on the name board of a strip."""
    return round((high - 2 * MARGIN) * (0.4 if high >= TALL else 0.52))


def draw_bare_strips(canvas: Canvas, places: Sequence[Area]) -> None:
    """Draw the land before anything is known of the players: meadow between beaches."""
    for area in places:
        x, y, wide, high, _ = area
        boxes.shadow(canvas, x, y, wide, high, RADIUS)
        boxes.box(canvas, FOAM, x - 3, y - 3, wide + 6, high + 6, RADIUS + 3)
        boxes.box(canvas, SAND, x, y, wide, high, RADIUS)
        inner = (wide - 2 * RIM, high - 2 * RIM)
        grass = meadow(*inner)
        mask = boxes.rounded(*inner, RADIUS - RIM)
        canvas.image.paste(grass, (x + RIM, y + RIM), mask)


class Land(NamedTuple):
    """What a strip shows of an island beside the name board."""

    seat: Seat
    """Whose strip it lies on."""

    player: Player
    """Tiles, buildings and barrels; nothing else of it counts, so it has no other."""

    shape: Shape
    goods: int
    """How much room the barrels have."""

    built: frozenset[Key] = frozenset()
    """Buildings of the last move."""

    moved: frozenset[Key] = frozenset()
    """Goods that the last move changed."""


def land_of(view: Public, traces: Happened, seat: Seat, shape: Shape, goods: int) -> Land:
    """The land of a seat: equal lands look equal."""
    player = view.table.players[seat]
    return Land(
        seat,
        Player(doubloons=0, island=player.island, city=player.city, goods=player.goods),
        shape,
        goods,
        frozenset(kind for one, kind in traces.built if one == seat),
        frozenset(good for one, good in traces.goods if one == seat),
    )


def goods_look(high: int) -> Number:
    """How large goods are in a strip of that height."""
    return next(look for least, look in GOODS_LOOKS if high >= least)


def goods_room(players: Sequence[Player], traces: Happened, high: int) -> int:
    """How much room the barrels have in all strips: what whoever has most kinds of them needs."""
    kinds = max(
        sum(
            bool(count) or (seat, good) in traces.goods
            for good, count in zip(GOODS, player.goods, strict=True)
        )
        for seat, player in enumerate(players)
    )
    return round(kinds * goods_look(high).icon * 1.04) + 30 if kinds else 0


def land_box(area: Area) -> tuple[int, int, int, int]:
    """The part of a strip that the land fills: left, top, right, bottom, within its round corners."""
    x, y = area.x + ESTATE_AT - 6, area.y + MARGIN
    return x, y, area.x + area.wide - MARGIN, area.y + area.high - MARGIN


def draw_land(canvas: Canvas, area: Area, land: Land) -> None:
    """Draw fields, houses and barrels."""
    left, top = area.x + ESTATE_AT, area.y + MARGIN
    draw_estate(canvas, left, top, land.shape, land.player, land.built)
    _draw_goods(canvas, area, land)


def draw_strips(
    canvas: Canvas,
    places: Sequence[Area],
    view: Public,
    scene: Scene,
    traces: Happened,
    drawn: Callable[[Land], Image.Image],
) -> None:
    """Draw what is known of every player; who must act lies on top. `drawn` gives the picture of a land within its box."""
    first, players = places[0], view.table.players
    goods = goods_room(players, traces, first.high)
    room = first.wide - ESTATE_AT - goods - MARGIN
    for seat in sorted(range(len(places)), key=lambda seat: seat in scene.lit):
        shape = shape_of(players[seat], room, first.high - 2 * MARGIN)
        land = drawn(land_of(view, traces, seat, shape, goods))
        _draw_strip(canvas, places[seat], view, scene, traces, seat, land, shape)
        draw_standing(canvas, _plate(places[seat]), view, scene, seat)


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


def _plate(area: Area) -> tuple[int, int, int, int]:
    """Where the plate of the points lies on a name board."""
    room = area.high - 2 * MARGIN - area.header
    high = min(60, room - 4)
    top = area.y + MARGIN + area.header + (room - high) // 2
    wide = PLATE if area.high >= TALL else PLATE_LOW
    return area.x + 10 + reach(high), round(top), wide, high


def _draw_strip(
    canvas: Canvas,
    area: Area,
    view: Public,
    scene: Scene,
    traces: Happened,
    seat: Seat,
    land: Image.Image,
    shape: Shape,
) -> None:
    owner = Owner(seat, scene.names[seat], seat in scene.lit, office_of(view, scene, seat))
    if owner.is_lit:
        boxes.frame(canvas, palette.LAMP, area.x, area.y, area.wide, area.high, RADIUS, 7)
    canvas.image.paste(land, land_box(area)[:2])
    if seat in traces.islands:
        wide = shape.card * shape.kinds + 2
        just(canvas, area.x + ESTATE_AT - 5, area.y + 4, wide, shape.row + 2)
    board = Area(area.x, area.y, BOARD, area.high, area.header)
    lay_board(canvas, board, area.high, owner)
    _draw_name(canvas, board, owner)
    _draw_counts(canvas, board, owner, view, traces)


def lay_board(canvas: Canvas, area: Area, high: int, owner: Owner) -> None:
    """An empty name board in the player's colour at low light; amber under the lamp."""
    ground = palette.LAMP if owner.is_lit else palette.SEATS[owner.seat].header
    box = (area.x, area.y, area.wide, high)
    boxes.shadow(canvas, *box, BOARD_RADIUS)
    edge = (area.x - 3, area.y - 3, area.wide + 6, high + 6)
    boxes.box(canvas, palette.SEATS[owner.seat].full, *edge, BOARD_RADIUS + 3)
    boxes.box(canvas, ground, *box, BOARD_RADIUS)


def _draw_goods(canvas: Canvas, area: Area, land: Land) -> None:
    """The barrels on the beach."""
    goods = [
        Counter(good, land.player.goods[place], good in land.moved)
        for place, good in enumerate(GOODS)
    ]
    if not any(one.many or one.is_new for one in goods):
        return
    look = goods_look(area.high)
    left = area.x + area.wide - land.goods - MARGIN + 8
    top = area.y + (area.high - beach_high(look)) // 2
    draw_beached(canvas, left, top, land.goods - 10, goods, look)


def _draw_name(canvas: Canvas, board: Area, owner: Owner) -> None:
    """Seal, name, and the governor's medallion at the end of the line."""
    middle = board.y + MARGIN + board.header / 2
    radius = min(26, round(board.header * 0.38))
    left = board.x + 12 + 1.15 * radius
    canvas.put_centred(tokens.seal(owner.seat, radius), left, middle)
    x = left + 1.15 * radius + 12
    end = board.x + board.wide - 10
    if owner.office:
        medallion = min(66, round(board.header * 1.2))
        canvas.put_centred(art.sticker(owner.office, medallion), end - medallion / 2 + 4, middle)
        end -= medallion - 2
    size = min(58, round(board.header * 1.05))
    name = fit_person_in_two(owner.name, Face.NAME, round(end - x), size, (38, 30))
    canvas.write_lines(name.lines, Face.NAME, name.size, owner.ink, x, middle)


def _draw_counts(canvas: Canvas, board: Area, owner: Owner, view: Public, traces: Happened) -> None:
    """Doubloons, nobles, and colonists without a place beside the points: on two lines where there is room."""
    counts = list(_counts(view, owner.seat, is_brief=board.high < TALL))
    lines = [counts[:1], counts[1:]] if board.high >= TALL else [counts]
    lines = [line for line in lines if line]
    x, _, wide, high = _plate(board)
    left = x + wide + reach(high) + 6
    room = board.high - 2 * MARGIN - board.header
    step = room / len(lines)
    end = board.x + board.wide - 8
    top = board.y + MARGIN + board.header + (room - step * len(lines)) / 2
    for row, line in enumerate(lines):
        size = min(60, round(step * 0.98))
        while _counts_wide(line, size) > end - left:
            size -= 2
        _draw_line(canvas, left, top + (row + 0.5) * step, line, size, owner, traces)


def _draw_line(
    canvas: Canvas,
    x: float,
    middle: float,
    line: Sequence[tuple[str, int]],
    size: int,
    owner: Owner,
    traces: Happened,
) -> None:
    for icon, count in line:
        room = _count_wide(count, size)
        changed = traces.money if icon == "coin" else traces.people
        if owner.seat in changed:
            just(canvas, x - 4, middle - size / 2 - 1, round(room) + 8, size + 2)
        canvas.put_centred(art.sticker(icon, size), x + size / 2, middle)
        canvas.write(str(count), Face.NUMBER, size, owner.ink, x + size + 3, middle)
        x += room + COUNT_GAP


COUNT_GAP = 10


def _count_wide(count: int, size: int) -> float:
    return size + 2 + width(str(count), Face.NUMBER, size)


def _counts_wide(counts: Sequence[tuple[str, int]], size: int) -> float:
    return sum(_count_wide(count, size) + COUNT_GAP for _, count in counts) - COUNT_GAP


def _counts(view: Public, seat: Seat, *, is_brief: bool) -> Iterator[tuple[str, int]]:
    """Icons with their numbers; left out is what is nought and may stay so, and in brief who waits for the next Mayor."""
    player = view.table.players[seat]
    yield "coin", player.doubloons
    if view.table.has_nobles:
        yield "noble", nobles_of(player)
    if player.waiting.total and not is_brief:
        yield "colonist", player.waiting.total


def just(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """Draw the aqua ring around what has just changed."""
    boxes.outline(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 14, 8)
    boxes.outline(canvas, palette.AQUA, x, y, wide, high, 12, 4)
