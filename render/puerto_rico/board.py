"""The board: the table with roles, ships, market and an island for each player; in the draft the candidates."""

from functools import partial
from typing import NamedTuple

from PIL import Image

from games.core.model import Seat
from games.puerto_rico.views import Public
from render.core import ribbon
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.place.harbor import Signs, draw_beam
from render.core.place.paving import draw_quay
from render.core.place.water import draw_evening
from render.core.players import Area
from render.puerto_rico import archipelago, ground, middle, roles, shop, stock
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
ISLANDS_GAP, LINE_GAP, FOOT = 22, 58, 14
"""The water between the town and the islands, the same where the line of the stocks stands over it, and below the islands."""

MOST_HIGH = 1456
"""How high a board may be."""

SHARE, SHARE_ALONE = 204, 179
"""How much of a picture's height a player has at most, and that without anything above the islands."""

LEAST_HIGH = 150
"""How high islands are at least."""

MARKETS = (430, 510, 590, 680)
"""How high the market may be: one of a few heights, so that the land below it is seldom drawn anew."""

STREETS = (330, 230)
"""How high a single street of it may be, and one of several."""

LINED = ("", "captain")
"""Stages that are about stocks: a role is chosen by them, and the points that are left end the game."""


class Plan(NamedTuple):
    """What a board shows besides ribbon and roles."""

    seats: int
    market: int = 0
    """How high the market is; 0: it is not shown."""

    focus: str = ""
    """The stage whose part of the harbor is shown alone."""

    has_roles: bool = True
    """False: the islands alone, as large as they are anywhere."""

    @property
    def has_harbor(self) -> bool:
        """Whether the harbor lies where else the market stands."""
        return self.has_roles and not self.market

    @property
    def has_line(self) -> bool:
        """Whether the stocks stand on a line: else they lie where no island does, or the stage is not about them."""
        return self.seats % archipelago.ACROSS == 0 and not self.market and self.focus in LINED

    @property
    def has_open_water(self) -> bool:
        """Whether there is a place without an island."""
        return self.seats % archipelago.ACROSS > 0

    @property
    def all_areas(self) -> tuple[Area, ...]:
        """Where islands lie, and the open water beside the last one."""
        places = archipelago.rows_for(self.seats) * archipelago.ACROSS
        return archipelago.areas(LEFT, self.islands_top, ROOM, self.high, places)

    @property
    def areas(self) -> tuple[Area, ...]:
        """Where islands lie."""
        return self.all_areas[: self.seats]

    @property
    def islands_top(self) -> int:
        """Where the islands begin."""
        gap = LINE_GAP if self.has_line else ISLANDS_GAP
        if not self.has_roles:
            return ROLES_TOP - 7 + gap
        return (MIDDLE_END if self.has_harbor else MIDDLE_TOP + self.market) + gap

    @property
    def beach(self) -> int:
        """How far down the town reaches."""
        return (MIDDLE_END if self.has_harbor else MIDDLE_TOP + self.market) - 6

    @property
    def high(self) -> int:
        """How high an island is."""
        if not self.has_roles:
            return archipelago.high_within(self.seats * SHARE_ALONE - 8, self.seats)
        end = MOST_HIGH - FOOT
        if self.has_harbor:
            end = min(end, MIDDLE_END + LINE_GAP + self.seats * SHARE - 8)
        return archipelago.high_within(end - self.islands_top, self.seats)


def plan_of(view: Public, seats: int, stalls: int = 0, far: int = 0) -> Plan:
    """The market while people build, as high as so many fronts that can be paid and not need; else the harbor; the islands
    alone while people are placed.
    """
    if view.stage == "mayor":
        return Plan(seats, has_roles=False)
    if view.stage != "builder":
        return Plan(seats, focus=middle.focus_of(view))
    wanted = shop.wanted(stalls, far)
    plans = [plan for room in MARKETS if (plan := Plan(seats, room)).high >= LEAST_HIGH]
    return next((plan for plan in plans if plan.market >= wanted), plans[-1])


def builder_of(view: Public, scene: Scene) -> Seat:
    """For whom the market shows what can be paid: whoever builds."""
    return scene.asked[0] if scene.asked else view.table.governor


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    if view.stage == "draft":
        return draft_board(view, scene)
    traces = happened(scene.events)
    built = {kind for _, kind in traces.built}
    stalls = shop.offered(view, builder_of(view, scene), built)
    far = shop.left_of(view, without=[one.kind for one in stalls])
    plan = plan_of(view, len(scene.names), len(stalls), len(far))
    top = plan.islands_top
    cards = len(view.table.roles)
    canvas = Canvas(_backdrop(plan, cards).copy())
    draw_ribbon(canvas, view, scene)
    if plan.has_roles:
        roles.draw_roles(canvas, LEFT, ROLES_TOP, ROOM, role_cards(view, scene, traces))
    if plan.has_harbor:
        middle.draw_middle(canvas, view, traces, MIDDLE_TOP - 12)
    if plan.market:
        lay = shop.lay_of(len(stalls), len(far), MIDDLE_TOP, plan.market, STREETS)
        shop.draw_shop(canvas, lay, stalls, far, view, scene.words, built)
    if plan.has_line:
        stock.draw_line(canvas, LEFT, top - stock.LINE_HIGH - 6, ROOM, view, scene.words)
    places = plan.areas
    drawn = partial(_land, plan, cards)
    archipelago.draw_islands(canvas, places, view, scene, traces, drawn)
    if plan.has_open_water:
        x, y, wide, high, _ = plan.all_areas[-1]
        above = 24 if high >= archipelago.LOW else (high - stock.PEOPLE_HIGH) // 2
        stock.draw_people(canvas, x + 40, y + above, wide - 80, view, scene.words)
    alt = board_alt if plan.has_roles else islands_alt
    return picture(canvas.image, GAME, alt(view, scene))


@kept
def _backdrop(plan: Plan, cards: int) -> Image.Image:
    """What is the same in every position: bay, quay, town, bare islands, and the ribbon's bar."""
    canvas = Canvas(Image.new("RGB", (WIDE, plan.areas[-1].y + plan.high + FOOT)))
    ground.draw_sea(canvas)
    water = canvas.image.crop((0, MIDDLE_TOP - 12, WIDE, MIDDLE_END - 12))
    if plan.has_roles:
        ground.draw_town(canvas, QUAY + PAVING, plan.beach)
    if plan.has_harbor:
        middle.draw_bare_middle(canvas, MIDDLE_TOP - 12, plan.focus, water)
    if plan.has_roles:
        draw_quay(canvas, QUAY, PAVING, WALL)
        wide = roles.wide_of(ROOM, cards)
        draw_beam(canvas, Signs(LEFT, wide, roles.GAP, cards), BEAM, ROLES_TOP, ROLES_FOOT)
    archipelago.draw_bare_islands(canvas, plan.areas)
    if plan.has_open_water:
        archipelago.draw_open_water(canvas, plan.all_areas[-1])
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


@kept
def _land(plan: Plan, cards: int, land: archipelago.Land) -> Image.Image:
    """What stands on an island: after each move those of the others stay as they were."""
    area = plan.areas[land.seat]
    x, y, right, bottom = archipelago.land_box(area)
    canvas = Canvas(_backdrop(plan, cards).crop((x, y, right, bottom)))
    archipelago.draw_land(canvas, area._replace(x=area.x - x, y=area.y - y), land)
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
