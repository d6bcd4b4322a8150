"""The board: the table with roles, ships, market and an island for each player; in the draft the candidates."""

from typing import NamedTuple

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
from render.puerto_rico import ground, market, middle, roles, stock, strips
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.draft import draft_board
from render.puerto_rico.happened import Happened, happened
from render.puerto_rico.text import board_alt, islands_alt
from render.puerto_rico.vocabulary import GAME, term

WIDE, LEFT, ROOM = 1400, 18, 1364
BEAM, ROLES_TOP, ROLES_FOOT = 104, 117, 268
QUAY, PAVING, WALL = 244, 26, 10
MIDDLE_TOP = 288
MIDDLE_END = MIDDLE_TOP + middle.HIGH
STRIPS_GAP, STRIPS_FOOT = 58, 14
"""The water between the town and the islands, over which the line of the stocks stands; and below the islands."""

MOST_HIGH = 1456
"""How high a board may be."""

LEAST_HIGH = 108
"""How high islands are at least."""

ALONE_HIGH = 171
"""How high islands are without anything above them."""

BESIDE_LARGE = 118
"""How high they are at least below a large market, which else is smaller."""


class Plan(NamedTuple):
    """What a board shows besides ribbon and roles."""

    seats: int
    market: int = 0
    """How high the market is; 0: it is not shown."""

    is_large: bool = False
    """Whether the market is large."""

    focus: str = ""
    """The stage whose part of the harbor is shown alone."""

    has_roles: bool = True
    """False: the islands alone, as large as they are anywhere."""

    @property
    def has_harbor(self) -> bool:
        """Whether the harbor lies where else the market stands."""
        return self.has_roles and not self.market

    @property
    def islands_top(self) -> int:
        """Where the islands begin."""
        if not self.has_roles:
            return ROLES_TOP + stock.LINE_HIGH + 3
        return (MIDDLE_END if self.has_harbor else MIDDLE_TOP + self.market) + STRIPS_GAP

    @property
    def high(self) -> int:
        """How high an island is."""
        if not self.has_roles:
            return ALONE_HIGH
        room = MOST_HIGH - self.islands_top - STRIPS_FOOT
        return strips.high_within(room, self.seats)


def plan_of(view: Public, seats: int) -> Plan:
    """The market while people build, large where there is room; else the harbor; the islands alone while people are placed."""
    if view.stage == "mayor":
        return Plan(seats, has_roles=False)
    if view.stage != "builder":
        return Plan(seats, focus=middle.focus_of(view))
    large = market.large_grid(view, 0)
    if large is not None:
        alone = Plan(seats, large.high, is_large=True)
        if alone.high >= BESIDE_LARGE:
            return alone
    return Plan(seats, market.market_grid(view, 0, is_low=True).high)


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    if view.stage == "draft":
        return draft_board(view, scene)
    traces = happened(scene.events)
    plan = plan_of(view, len(scene.names))
    top = plan.islands_top
    cards = len(view.table.roles)
    canvas = Canvas(_backdrop(plan, cards).copy())
    draw_ribbon(canvas, view, scene)
    if plan.has_roles:
        roles.draw_roles(canvas, LEFT, ROLES_TOP, ROOM, role_cards(view, scene, traces))
    if plan.has_harbor:
        middle.draw_middle(canvas, view, traces, MIDDLE_TOP - 12)
    if plan.market:
        grid = market.large_grid(view, MIDDLE_TOP) if plan.is_large else None
        grid = grid or market.market_grid(view, MIDDLE_TOP, is_low=True)
        _draw_market(canvas, grid, view, scene, traces)
    stock.draw_line(canvas, LEFT, top - stock.LINE_HIGH - 6, ROOM, view, scene.words)
    places = strips.areas(LEFT, top, ROOM, plan.high, plan.seats)
    strips.draw_strips(canvas, places, view, scene, traces, lambda land: _land(plan, cards, land))
    alt = board_alt if plan.has_roles else islands_alt
    return picture(canvas.image, GAME, alt(view, scene))


def _draw_market(
    canvas: Canvas, grid: market.Grid, view: Public, scene: Scene, traces: Happened
) -> None:
    left = view.table.market
    marked = {kind: market.Row(left[RANK[kind]], is_last_move=True) for _, kind in traces.built}
    market.draw_market(canvas, grid, view, marked, scene.words)


@kept
def _backdrop(plan: Plan, cards: int) -> Image.Image:
    """What is the same in every position: bay, quay, town, bare islands, and the ribbon's bar."""
    places = strips.areas(LEFT, plan.islands_top, ROOM, plan.high, plan.seats)
    canvas = Canvas(Image.new("RGB", (WIDE, places[-1].y + plan.high + STRIPS_FOOT)))
    ground.draw_sea(canvas)
    water = canvas.image.crop((0, MIDDLE_TOP - 12, WIDE, MIDDLE_END - 12))
    if plan.has_roles:
        ground.draw_town(canvas, QUAY + PAVING, plan.islands_top - STRIPS_GAP - 6)
    if plan.has_harbor:
        middle.draw_bare_middle(canvas, MIDDLE_TOP - 12, plan.focus, water)
    if plan.has_roles:
        draw_quay(canvas, QUAY, PAVING, WALL)
        wide = roles.wide_of(ROOM, cards)
        draw_beam(canvas, Signs(LEFT, wide, roles.GAP, cards), BEAM, ROLES_TOP, ROLES_FOOT)
    strips.draw_bare_strips(canvas, places)
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


@kept
def _land(plan: Plan, cards: int, land: strips.Land) -> Image.Image:
    """A land on its strip: after each move those of the others stay as they were."""
    area = strips.areas(LEFT, plan.islands_top, ROOM, plan.high, plan.seats)[land.seat]
    x, y, right, bottom = strips.land_box(area)
    canvas = Canvas(_backdrop(plan, cards).crop((x, y, right, bottom)))
    strips.draw_land(canvas, area._replace(x=area.x - x, y=area.y - y), land)
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
