"""All islands at once: tiles, buildings and people of every player, shown while people are placed and on demand."""

from typing import NamedTuple

from games.core.model import Seat
from games.puerto_rico.content import GOODS, LIMITS, TILES
from games.puerto_rico.views import Place, Player, Public
from render.core import art, boxes, palette, ribbon, table, tokens
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.faces import GHOST, Number, draw_beside, draw_count, draw_share
from render.core.lettering import Face
from render.core.players import Area, Owner, draw_bare, draw_light, draw_owner
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.happened import Happened, happened
from render.puerto_rico.layout import Cell, cells, rows_used
from render.puerto_rico.strips import city_spaces, just
from render.puerto_rico.text import islands_alt
from render.puerto_rico.tiles import RADIUS, Size, circles_of, draw_building, draw_field
from render.puerto_rico.vocabulary import GAME, term

WIDE, LEFT, TOP, GAP = 1400, 18, 116, 16
HEADER = 60
PADDING = 10
STRIP = 22
"""The height of city rows that nobody uses, where room is scarce."""

SMALL = Size(213, 62, 84, 30, 36, 25)


class Board(NamedTuple):
    """How one island board is laid out."""

    wide: int
    columns: int
    """Columns of the island."""

    field: tuple[int, int]
    city_columns: int
    rows: int
    """City rows of full height; the others are strips."""

    large_on_top: bool = False
    size: Size = SMALL

    @property
    def island_rows(self) -> int:
        """Rows of the island."""
        return LIMITS.island // self.columns

    @property
    def city_rows(self) -> int:
        """Rows of the city."""
        return LIMITS.city // self.city_columns

    @property
    def city_top(self) -> int:
        """Where the city begins below the top of the board."""
        return self.island_rows * (self.field[1] + 7) + 4

    def row_top(self, row: int) -> int:
        """Where a city row begins."""
        full = min(row, self.rows)
        return self.city_top + full * (self.size.high + 7) + (row - full) * (STRIP + 5)

    @property
    def goods_middle(self) -> int:
        """The middle height of the line of goods."""
        return self.row_top(self.city_rows) + 26

    @property
    def high(self) -> int:
        """The height of everything."""
        return self.goods_middle + 36


def board_of(players: tuple[Player, ...], *, is_scarce: bool) -> Board:
    """The layout for panels side by side; where room is scarce, rows that none of them uses are strips."""
    if not is_scarce:
        return Board(674, 6, (103, 54), 3, 4)
    used = max(rows_used(player.city, 3, large_on_top=True) for player in players)
    return Board(674, 6, (103, 54), 3, max(2, used), True)


def draw_islands(view: Public, scene: Scene) -> Picture:
    """The picture of all island boards."""
    canvas = all_boards(view, scene)
    draw_ribbon(canvas, view, scene)
    return picture(canvas.image, f"{GAME}-islands", islands_alt(view, scene))


def all_boards(view: Public, scene: Scene) -> Canvas:
    """Everybody's board, two side by side, under a ribbon that is still empty."""
    players, traces = view.table.players, happened(scene.events)
    rows = [tuple(players[first : first + 2]) for first in range(0, len(players), 2)]
    boards = [board_of(row, is_scarce=len(players) > 4) for row in rows]
    tops = [TOP]
    for board in boards:
        tops.append(tops[-1] + HEADER + 6 + PADDING + board.high + GAP)
    canvas = Canvas(table.ground(WIDE, tops[-1] + 4))
    ribbon.bar(canvas)
    order = sorted(range(len(players)), key=lambda seat: seat in scene.asked)
    for seat in order:
        row, column = divmod(seat, 2)
        high = tops[row + 1] - tops[row] - GAP
        area = Area(LEFT + column * (674 + GAP), tops[row], 674, high, HEADER)
        _draw_player(canvas, area, boards[row], view, scene, traces, seat)
    if len(players) % 2 and len(players) > 2:
        x, y = LEFT + 674 + GAP, tops[-2]
        _draw_stocks(canvas, x, y, 674, tops[-1] - y - GAP, view)
    return canvas


def _draw_player(
    canvas: Canvas,
    area: Area,
    board: Board,
    view: Public,
    scene: Scene,
    traces: Happened,
    seat: Seat,
) -> None:
    owner = Owner(seat, scene.names[seat], seat in scene.asked, view.table.governor == seat)
    draw_bare(canvas, area, seat)
    if owner.is_lit:
        draw_light(canvas, area)
    player = view.table.players[seat]
    draw_header(canvas, area, owner, player, traces)
    built = {kind for one, kind in traces.built if one == seat}
    draw_board(canvas, area.x + 10, area.body + PADDING, board, player, scene, built)
    points = None if view.points is None else view.points[seat]
    middle = area.body + PADDING + board.goods_middle
    draw_goods_line(canvas, area.x + 24, middle, area.wide - 40, player, points)


def draw_header(canvas: Canvas, area: Area, owner: Owner, player: Player, traces: Happened) -> None:
    """Draw name and crown, people waiting, city and doubloons."""
    right, middle = area.x + area.wide, area.middle
    money = Number(46, 44, owner.ink, owner.soft)
    if owner.seat in traces.money:
        just(canvas, right - 142, area.y + 6, 132, HEADER - 11)
    draw_beside(canvas, right - 134, middle, "coin", player.doubloons, money)
    canvas.put_centred(art.sticker("house", 42), right - 256, middle)
    share = Number(44, 42, owner.ink, owner.soft)
    draw_share(canvas, right - 230, middle, str(city_spaces(player)), f"/{LIMITS.city}", share)
    waiting, left = player.waiting, right - 384
    if owner.seat in traces.people:
        just(canvas, left - 30, area.y + 6, 132, HEADER - 11)
    if waiting.nobles and waiting.colonists:
        canvas.put_centred(art.sticker("noble", 40), left - 4, middle)
    sort = "noble" if waiting.nobles and not waiting.colonists else "colonist"
    canvas.put_centred(art.sticker(sort, 42), left + 22, middle, 1.0 if waiting.total else 0.45)
    ink = owner.ink if waiting.total else palette.mixed(owner.soft, "#808080", 0.4)
    canvas.write(str(waiting.total), Face.NUMBER, 42, ink, left + 52, middle)
    draw_owner(canvas, area, owner, area.wide - 430)


def draw_board(
    canvas: Canvas,
    x: int,
    y: int,
    board: Board,
    player: Player,
    scene: Scene,
    built: set[str],
) -> None:
    """Draw island and city with all people on them."""
    wide, high = board.field
    step = (board.wide - 20 - wide) / (board.columns - 1)
    ordered = in_order(player.island)
    for number in range(LIMITS.island):
        row, column = divmod(number, board.columns)
        left, top = round(x + column * step), y + row * (high + 7)
        if number < len(ordered):
            draw_field(canvas, left, top, ordered[number], wide, high, circles_of(ordered[number]))
        else:
            boxes.free_place(canvas, left, top, wide, high, RADIUS)
    _draw_city(canvas, x, y, board, player, scene, built)


def _draw_city(
    canvas: Canvas, x: int, y: int, board: Board, player: Player, scene: Scene, built: set[str]
) -> None:
    placed = cells(player.city, board.city_columns, large_on_top=board.large_on_top)
    step = (board.wide - 20 - board.size.wide) / (board.city_columns - 1)
    taken = {
        (cell.column + right, cell.row + down)
        for cell in placed
        for right in range(cell.columns)
        for down in range(cell.rows)
    }
    for row in range(board.city_rows):
        for column in range(board.city_columns):
            if (column, row) not in taken:
                high = board.size.high if row < board.rows else STRIP
                left, top = round(x + column * step), y + board.row_top(row)
                boxes.free_place(canvas, left, top, board.size.wide, high, RADIUS - 2)
    order = sorted(zip(player.city, placed, strict=True), key=lambda pair: pair[0].kind in built)
    for place, cell in order:
        left, top = round(x + cell.column * step), y + board.row_top(cell.row)
        draw_building(
            canvas,
            left,
            top,
            place,
            term(scene.words, "building", place.kind),
            board.size,
            _high(board, cell),
            circles_of(place),
            is_last_move=place.kind in built,
        )


def _high(board: Board, cell: Cell) -> int:
    """The height of a building over the rows of its cell."""
    return board.row_top(cell.row + cell.rows - 1) - board.row_top(cell.row) + board.size.high


def in_order(island: tuple[Place, ...]) -> list[Place]:
    """The tiles by kind, occupied ones first."""
    return sorted(island, key=lambda place: (TILES.index(place.kind), -place.people))


def draw_goods_line(
    canvas: Canvas, x: int, middle: int, room: int, player: Player, points: int | None = None
) -> None:
    """Draw the barrels of a player in one line, and the points where they are open."""
    step = room / (len(GOODS) + (points is not None))
    for place, good in enumerate(GOODS):
        draw_beside(canvas, x + place * step, middle, good, player.goods[place], Number(46, 42))
    if points is not None:
        draw_beside(canvas, x + len(GOODS) * step, middle, "vp", points, Number(46, 42))


def _draw_stocks(canvas: Canvas, x: int, y: int, wide: int, high: int, view: Public) -> None:
    """Draw the stocks on the field that no player needs."""
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, 18)
    boxes.outline(canvas, palette.LINE, x, y, wide, high, 18, 2)
    lying = view.table
    counts = [("colonist_ship", lying.ship.total), ("colonist", lying.supply.colonists)]
    if lying.has_nobles:
        counts.append(("noble", lying.supply.nobles))
    counts += [("vp", lying.pool), ("quarry", lying.quarries)]
    step, line = wide / len(counts), y + high * 0.27
    for place, (name, count) in enumerate(counts):
        middle = x + (place + 0.5) * step
        if name == "vp":
            canvas.put_centred(tokens.shield(None, 82), middle, line)
        else:
            canvas.put_centred(art.sticker(name, 92), middle, line, 1.0 if count else GHOST)
        if name == "colonist_ship" and lying.ship.nobles:
            canvas.put_centred(art.sticker("noble", 42), middle + 32, line - 30)
        draw_count(canvas, middle, line + 84, count, Number(92, 50), "m")
    step, line = (wide - 40) / len(GOODS), y + high * 0.74
    for place, good in enumerate(GOODS):
        draw_beside(canvas, x + 26 + place * step, line, good, lying.goods[place], Number(52, 44))
