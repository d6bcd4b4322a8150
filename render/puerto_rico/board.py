"""The board: the table with roles, ships, market and a strip for each player; in the draft the candidates."""

from PIL import Image

from games.puerto_rico.content import RANK
from games.puerto_rico.views import Public
from render.core import ribbon, table
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.puerto_rico import draft, harbor, market, roles, stock, strips
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.happened import Happened, happened
from render.puerto_rico.text import board_alt
from render.puerto_rico.vocabulary import GAME, term

WIDE, LEFT, ROOM = 1400, 18, 1364
ROLES_TOP, MIDDLE_TOP, MARKET_TOP = 116, 298, 560
SEA = harbor.Sea(LEFT, MIDDLE_TOP, 448, 246)
TALL_ROWS = 6


def market_grid(view: Public, top: int = MARKET_TOP) -> market.Grid:
    """The market's measures: lower rows where the Nobles make it longer."""
    rows = max(map(len, market.columns_of(view)))
    if rows > TALL_ROWS:
        return market.Grid(LEFT, top, row=52, step=56, drawing=92)
    return market.Grid(LEFT, top)


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    traces = happened(scene.events)
    is_draft = view.stage == "draft"
    grid = market_grid(view)
    rows = max(TALL_ROWS, *map(len, market.columns_of(view)))
    market_high = grid.high(rows) + 14
    top = ROLES_TOP + draft.HIGH + 14 if is_draft else MARKET_TOP + market_high
    canvas = Canvas(_backdrop(len(scene.names), top).copy())
    draw_ribbon(canvas, view, scene)
    if is_draft:
        draft.draw_draft(canvas, LEFT, ROLES_TOP, view, scene.words, last=traces.drafted)
    else:
        roles.draw_roles(canvas, LEFT, ROLES_TOP, ROOM, role_cards(view, scene, traces))
        draw_middle(canvas, view, traces)
        _draw_market(canvas, grid, view, scene, traces)
    places = strips.areas(LEFT, top, ROOM, len(scene.names))
    strips.draw_strips(canvas, places, view, scene, traces)
    return picture(canvas.image, GAME, board_alt(view, scene))


def _draw_market(
    canvas: Canvas, grid: market.Grid, view: Public, scene: Scene, traces: Happened
) -> None:
    left = view.table.market
    marked = {kind: market.Row(left[RANK[kind]], is_last_move=True) for _, kind in traces.built}
    market.draw_market(canvas, grid, view, marked, scene.words)


@kept
def _backdrop(seats: int, top: int) -> Image.Image:
    """What is the same in every position: the table, the ribbon's bar and bare strips."""
    canvas = Canvas(table.ground(WIDE, top + strips.HIGH + 18))
    ribbon.bar(canvas)
    strips.draw_bare_strips(canvas, strips.areas(LEFT, top, ROOM, seats))
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
    harbor.draw_sea(canvas, SEA._replace(y=top), lying.cargo, traces.loaded)
    stock.draw_house(canvas, 482, top, 452, 116, lying.house, traces.sold)
    stock.draw_goods(canvas, 482, top + 130, 452, 116, lying.goods)
    stock.draw_row(canvas, 950, top, 432, lying.row)
    stock.draw_stocks(canvas, 950, top + 94, 432, 152, view)
