"""The board: the table with roles, ships, market and an island for each player; in the draft the candidates."""

from PIL import Image

from games.puerto_rico.content import RANK
from games.puerto_rico.views import Public
from render.core import ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.place.harbor import Signs, draw_beam
from render.core.place.paving import draw_quay
from render.core.place.water import draw_evening
from render.puerto_rico import ground, harbor, market, roles, stock, strips
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.draft import draft_board
from render.puerto_rico.happened import Happened, happened
from render.puerto_rico.text import board_alt
from render.puerto_rico.vocabulary import GAME, term

WIDE, LEFT, ROOM = 1400, 18, 1364
BEAM, ROLES_TOP, ROLES_FOOT = 106, 121, 278
QUAY, PAVING, WALL = 252, 28, 10
MIDDLE_TOP, MIDDLE_HIGH = 300, 232
SEA = harbor.Sea(10, MIDDLE_TOP - 10, ground.BASIN - 24, MIDDLE_HIGH - 4)
MARKET_TOP = MIDDLE_TOP + MIDDLE_HIGH
STRIPS_GAP = 34
"""The water between the town and the islands."""


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    if view.stage == "draft":
        return draft_board(view, scene)
    traces = happened(scene.events)
    grid = market.market_grid(view, MARKET_TOP, is_low=True)
    top = MARKET_TOP + grid.high + STRIPS_GAP
    room = strips.room_of(view)
    canvas = Canvas(_backdrop(len(scene.names), len(view.table.roles), top, room).copy())
    draw_ribbon(canvas, view, scene)
    roles.draw_roles(canvas, LEFT, ROLES_TOP, ROOM, role_cards(view, scene, traces))
    draw_middle(canvas, view, traces)
    _draw_market(canvas, grid, view, scene, traces)
    places = strips.areas(LEFT, top, ROOM, len(scene.names), room)
    strips.draw_strips(canvas, places, view, scene, traces)
    return picture(canvas.image, GAME, board_alt(view, scene))


def _draw_market(
    canvas: Canvas, grid: market.Grid, view: Public, scene: Scene, traces: Happened
) -> None:
    left = view.table.market
    marked = {kind: market.Row(left[RANK[kind]], is_last_move=True) for _, kind in traces.built}
    market.draw_market(canvas, grid, view, marked, scene.words)


@kept
def _backdrop(seats: int, cards: int, top: int, room: strips.Room) -> Image.Image:
    """What is the same in every position: bay, quay, town, islands, and the ribbon's bar."""
    canvas = Canvas(Image.new("RGB", (WIDE, top + strips.high_of(seats, room) + 14)))
    ground.draw_sea(canvas)
    basin = (0, MIDDLE_TOP - 12, ground.BASIN, MARKET_TOP - 12)
    water = canvas.image.crop(basin)
    ground.draw_town(canvas, QUAY + PAVING, top - STRIPS_GAP - 6)
    ground.draw_basin(canvas, basin[1], basin[3], water)
    draw_quay(canvas, QUAY, PAVING, WALL)
    wide = roles.wide_of(ROOM, cards)
    draw_beam(canvas, Signs(LEFT, wide, roles.GAP, cards), BEAM, ROLES_TOP, ROLES_FOOT)
    strips.draw_bare_strips(canvas, strips.areas(LEFT, top, ROOM, seats, room))
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


def role_cards(view: Public, scene: Scene, traces: Happened) -> tuple[roles.Role, ...]:
    """The role cards as they lie."""
    card = view.card
    return tuple(
        roles.Role(
            one.role,
            term(scene.words, "role", one.role),
            one.doubloons,
            None if one.taker is None else (one.taker, scene.names[one.taker]),
            card is not None and card.role == one.role,
            traces.role == one.role,
        )
        for one in view.table.roles
    )


def draw_middle(canvas: Canvas, view: Public, traces: Happened, top: int = MIDDLE_TOP) -> None:
    """Draw ships, trading house, goods, plantations and stocks."""
    lying = view.table
    harbor.draw_ships(canvas, SEA._replace(y=top - 10), lying.cargo, traces.loaded)
    stock.draw_house(canvas, 500, top - 16, 424, 146, lying.house, traces.sold)
    stock.draw_goods(canvas, 496, top + 138, 432, lying.goods)
    stock.draw_row(canvas, 952, top - 2, 430, lying.row)
    stock.draw_stocks(canvas, 956, top + 96, 422, view)
