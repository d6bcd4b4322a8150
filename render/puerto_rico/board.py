"""The board: the table with roles, ships, market and an island for each player; in the draft the candidates."""

from collections.abc import Collection
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import QUARRY
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
from render.puerto_rico import archipelago, ground, harbor, market, middle, roles, shop, stock
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.draft import draft_board
from render.puerto_rico.happened import Happened, happened
from render.puerto_rico.text import board_alt, islands_alt
from render.puerto_rico.vocabulary import GAME, term

WIDE, LEFT, ROOM = 1400, 18, 1364
BEAM, ROLES_TOP, ROLES_FOOT = 104, 117, 286
QUAY, PAVING, WALL = 262, 26, 10
MIDDLE_TOP = 306
MIDDLE_END = MIDDLE_TOP + middle.HIGH
STRIP_TOP = 110
RISE = ROLES_TOP + roles.HIGH - STRIP_TOP - roles.STRIP_HIGH - 8
"""How much higher all lies where a strip tells the role that is at work, instead of the cards among which one is chosen."""

ISLANDS_GAP, LINE_GAP, FOOT = 22, 82, 14
"""The water between the town and the islands, the same where the line of the stocks stands over it, and below the islands."""

LINE_ABOVE = 18
"""The water between that line and the islands, for the light around one of them."""

MOST_HIGH = 1850
"""How high a board may be."""

LEAST_HIGH = archipelago.HIGHS[0]
"""How high islands are at least."""

SEA_LEAST = 300
"""How high islands are at least beside which ships lie in the water below the stocks."""

MARKETS = (104, 402, 554, 658, 762, 770)
"""How high the market may be: one of a few heights, so that the land below it is seldom drawn anew."""

LEAD, LEAD_WARES, LEAD_PLACING = 308, 264, 396
"""How high the island of whoever acts is where it is larger than the others: at most stages, at those that are about goods,
and while people are placed.
"""

SOLE = ("settler", "builder", "craftsman", "trader", "captain")
"""Stages at which one acts after the other, and the means of whoever does count most; who chooses a role looks at all."""

OPEN = ("", "captain")
"""Stages whose harbor lies in open water."""

LINED = ("", "captain")
"""Stages that are about stocks: a role is chosen by them, and the points that are left end the game."""

WALL_ABOVE = 60
"""How far above the end of the harbor stocks begin before the wall of its quay."""


class Plan(NamedTuple):
    """What a board shows besides ribbon and roles."""

    seats: int
    market: int = 0
    """How high the market is; 0: it is not shown."""

    focus: str = ""
    """The stage whose part of the harbor is shown alone."""

    has_roles: bool = True
    """False: the islands alone, as large as they are anywhere."""

    wanted: int = archipelago.HIGHS[-1]
    """How high islands need to be."""

    lead: int = 0
    """How high the island of whoever acts is, if it is as wide as all the water; 0: all are alike."""

    has_strip: bool = False
    """Whether a strip tells the role that is at work; else the cards hang there among which one is chosen."""

    @property
    def middle_top(self) -> int:
        """Where the harbor begins, or the market."""
        return MIDDLE_TOP - (RISE if self.has_strip else 0)

    @property
    def has_harbor(self) -> bool:
        """Whether the harbor lies where else the market stands."""
        return self.has_roles and not self.market

    @property
    def is_open(self) -> bool:
        """Whether the harbor lies in the water of the islands, without a beach."""
        return self.has_harbor and self.focus in OPEN

    @property
    def has_line(self) -> bool:
        """Whether the stocks stand on a line: else they are on the quay, or lie where no island does, or the stage is not about
        them.
        """
        return not (self.has_open_water or self.market or self.has_wall) and self.focus in LINED

    @property
    def has_wall(self) -> bool:
        """Whether the stocks stand before the wall of the quay: where all of the harbor is seen."""
        return self.has_harbor and not (self.has_open_water or self.focus)

    @property
    def has_ships_at_sea(self) -> bool:
        """Whether the ships lie where there is no island and room for them."""
        is_harbor = self.has_harbor and not self.focus
        return is_harbor and self.has_open_water and self.wanted >= SEA_LEAST

    @property
    def has_open_water(self) -> bool:
        """Whether there is a place without an island."""
        return self.alike % archipelago.ACROSS > 0

    @property
    def alike(self) -> int:
        """How many islands lie side by side."""
        return self.seats - (1 if self.lead else 0)

    @property
    def all_areas(self) -> tuple[Area, ...]:
        """Where islands lie, and the open water beside the last one."""
        return _areas(self.seats, self.lead, self.high, self.islands_top)

    def areas_for(self, first: Seat) -> tuple[Area, ...]:
        """Where everybody's island lies; the larger one is that of `first`, the others follow in the order of turns."""
        areas = self.all_areas[: self.seats]
        if not self.lead:
            return areas
        return tuple(areas[(seat - first) % self.seats] for seat in range(self.seats))

    @property
    def islands_top(self) -> int:
        """Where the islands begin."""
        gap = LINE_GAP if self.has_line else ISLANDS_GAP
        return (self.town if self.has_roles else ROLES_TOP - 7) + gap

    @property
    def town(self) -> int:
        """Where the harbor ends, or the market."""
        harbor_high = middle.LOW if self.has_ships_at_sea else middle.high_of(self.focus)
        return self.middle_top + (harbor_high if self.has_harbor else self.market)

    @property
    def beach(self) -> int:
        """How far down the town reaches."""
        return self.town - 6

    @property
    def high(self) -> int:
        """How high an island is."""
        room = MOST_HIGH - FOOT - self.islands_top
        if self.lead:
            room -= self.lead + archipelago.GAP_Y
        return min(self.wanted, archipelago.high_within(room, self.alike))


def _has_lead(seats: int, stage: str) -> bool:
    """Whether the island of the only one who acts is larger than the others: where there are many, and below the market also
    where it would lie beside open water.
    """
    is_odd = seats > archipelago.ACROSS and seats % archipelago.ACROSS > 0
    is_many = archipelago.rows_for(seats) > archipelago.ACROSS
    return stage in SOLE and (is_many or (stage == "builder" and is_odd))


def _areas(seats: int, lead: int, high: int, top: int) -> tuple[Area, ...]:
    """Where so many islands lie from that height on, and the open water beside the last one."""
    if lead:
        return archipelago.led_areas(LEFT, top, ROOM, lead, high, seats)
    places = archipelago.rows_for(seats) * archipelago.ACROSS
    return archipelago.areas(LEFT, top, ROOM, high, places)


def plan_of(
    view: Public,
    seats: int,
    stalls: int = 0,
    far: int = 0,
    acting: int = 0,
    moved: Collection[tuple[Seat, Key]] = (),
) -> Plan:
    """The market while people build, as high as so many fronts that can be paid and not need; else the harbor; the islands
    alone while people are placed. Where there are many islands that of the only one who acts is larger.
    """
    lead = 0
    across = (ROOM - archipelago.GAP_X) // archipelago.ACROSS
    needed = archipelago.high_wanted(view, across, moved)
    if view.stage == "mayor":
        lead = LEAD_PLACING if seats % archipelago.ACROSS and acting == 1 else 0
        return Plan(seats, has_roles=False, wanted=needed, lead=lead)
    if _has_lead(seats, view.stage) and acting == 1:
        is_about_goods = view.stage in archipelago.WARES
        lead = LEAD_WARES if is_about_goods else LEAD
        if archipelago.rows_for(seats) > archipelago.ACROSS and not is_about_goods:
            needed = archipelago.high_beside(view, across, moved)
    has_strip = view.card is not None
    if view.stage != "builder":
        focus = middle.focus_of(view)
        return Plan(seats, focus=focus, wanted=needed, lead=lead, has_strip=has_strip)
    wanted = market.Lay(stalls, far).high
    plans = [
        plan
        for room in MARKETS
        if (plan := Plan(seats, room, wanted=needed, lead=lead, has_strip=has_strip)).high
        >= LEAST_HIGH
    ]
    return next((plan for plan in plans if plan.market >= wanted), plans[-1])


def acting_of(view: Public, scene: Scene) -> Seat:
    """Who acts: for that seat the market shows what can be paid."""
    return scene.asked[0] if scene.asked else view.table.governor


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    if view.stage == "draft":
        return draft_board(view, scene)
    traces = happened(scene.events)
    built = {kind for _, kind in traces.built}
    stalls = shop.offered(view, acting_of(view, scene), built)
    far = shop.left_of(view, without=[one.kind for one in stalls])
    acting = len(scene.lit)
    plan = plan_of(view, len(scene.names), len(stalls), len(far), acting, traces.goods)
    top = plan.islands_top
    cards = len(view.table.roles)
    canvas = Canvas(_backdrop(plan, cards, acting_of(view, scene)))
    draw_ribbon(canvas, view, scene)
    hung = role_cards(view, scene, traces) if plan.has_roles else ()
    if hung and plan.has_strip:
        quarry = term(scene.words, "tile", QUARRY)
        roles.draw_strip(canvas, LEFT, STRIP_TOP, ROOM, hung, quarry)
    elif hung:
        roles.draw_roles(canvas, LEFT, ROLES_TOP, ROOM, hung)
    if plan.has_harbor:
        high, has_ships = middle.high_of(plan.focus), not plan.has_ships_at_sea
        level = plan.middle_top - 12
        middle.draw_middle(canvas, view, traces, level, high, scene.words, has_ships=has_ships)
    if plan.market:
        buyer = acting_of(view, scene)
        shown = (buyer, scene.names[buyer])
        market.draw_market(canvas, plan.town - 8, stalls, far, view, scene.words, shown, built)
    if plan.has_line:
        stock.draw_line(canvas, LEFT, top - stock.LINE_HIGH - LINE_ABOVE, ROOM, view, scene.words)
    if plan.has_wall:
        stock.draw_line(canvas, LEFT, plan.town - WALL_ABOVE, ROOM, view, scene.words)
    archipelago.draw_islands(canvas, plan.areas_for(acting_of(view, scene)), view, scene, traces)
    if plan.has_open_water:
        _draw_open_water(canvas, plan, view, scene, traces)
    alt = board_alt if plan.has_roles else islands_alt
    return picture(canvas.image, GAME, alt(view, scene))


def _draw_open_water(
    canvas: Canvas, plan: Plan, view: Public, scene: Scene, traces: Happened
) -> None:
    """Draw the stocks where no island lies, and below them the ships where they do not lie in the harbor."""
    x, y, wide, high, _ = plan.all_areas[-1]
    deep = stock.people_high(view)
    above = 16 if plan.has_ships_at_sea or high >= archipelago.LOW else (high - deep) // 2
    stock.draw_people(canvas, x + 16, y + above, wide - 32, view, scene.words)
    if plan.has_ships_at_sea:
        top = y + above + deep + 10
        harbor.draw_ships(
            canvas, x + 16, top, wide - 32, y + high - top, view.table.cargo, traces.loaded
        )


class Town(NamedTuple):
    """The upper part of a board: ribbon, roles, and what lies between them and the beach."""

    cards: int
    """How many roles hang from the beam; 0: there is none."""

    focus: str
    has_harbor: bool
    has_basin: bool
    end: int
    """How far down it reaches."""

    @property
    def is_open(self) -> bool:
        """Whether it lies in the water without a beach."""
        return self.has_harbor and self.focus in OPEN


class Shore(NamedTuple):
    """The lower part of a board: the beach, the water and the islands in it."""

    seats: int
    high: int
    top: int
    """How far below its upper edge the islands begin."""

    has_town: bool
    has_beach: bool
    has_boats: bool
    lead: int = 0
    """How high the first of them is, if that is larger than the others."""

    first: Seat = 0
    """Whose island that is."""

    @property
    def all_areas(self) -> tuple[Area, ...]:
        """Where islands lie in it, and the open water beside the last one."""
        return _areas(self.seats, self.lead, self.high, self.top)


def _shore_of(plan: Plan, first: Seat) -> Shore:
    begun = plan.beach if plan.has_roles else 0
    has_boats = plan.has_open_water and not plan.has_ships_at_sea
    top = plan.islands_top - begun
    first = first if plan.lead else 0
    has_beach = plan.has_roles and not plan.is_open
    return Shore(plan.seats, plan.high, top, plan.has_roles, has_beach, has_boats, plan.lead, first)


def _backdrop(plan: Plan, cards: int, first: Seat) -> Image.Image:
    """What is the same in every position: bay, quay, town, bare islands, and the ribbon's bar. Its parts are kept: there are
    many boards, and few of these.
    """
    shore = _shore(_shore_of(plan, first))
    if not plan.has_roles:
        return shore.copy()
    board = Image.new("RGB", (WIDE, plan.beach + shore.height))
    has_basin = not plan.has_ships_at_sea
    hung = 0 if plan.has_strip else cards
    board.paste(_town(Town(hung, plan.focus, plan.has_harbor, has_basin, plan.beach)), (0, 0))
    board.paste(shore, (0, plan.beach))
    return board


@kept
def _town(town: Town) -> Image.Image:
    """Bay, quay and town, and the ribbon's bar."""
    canvas = Canvas(ground.open_sea(town.end, MOST_HIGH))
    quay, top = (QUAY, MIDDLE_TOP - 12) if town.cards else (QUAY - RISE, MIDDLE_TOP - RISE - 12)
    end = top + middle.high_of(town.focus)
    water = ground.open_sea(end, MOST_HIGH).crop((0, top, WIDE, end))
    if not town.is_open:
        ground.draw_town(canvas, quay + PAVING, town.end)
    draw_quay(canvas, quay, PAVING, WALL)
    if town.has_harbor and town.focus != "captain":
        middle.draw_bare_middle(canvas, top, town.focus, water, has_basin=town.has_basin)
    if town.cards:
        wide = roles.wide_of(ROOM, town.cards)
        draw_beam(canvas, Signs(LEFT, wide, roles.GAP, town.cards), BEAM, ROLES_TOP, ROLES_FOOT)
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


@kept
def _shore(shore: Shore) -> Image.Image:
    """Bare islands in the water: below the town its beach, and without one the bay with the ribbon's bar."""
    areas = shore.all_areas
    high, begun = areas[-1].y + shore.high + FOOT, MIDDLE_END if shore.has_town else 0
    sea = ground.open_sea(begun + high, MOST_HIGH).crop((0, begun, WIDE, begun + high))
    canvas = Canvas(sea)
    if shore.has_beach:
        ground.draw_beach(canvas, 0)
    archipelago.draw_bare_islands(canvas, areas[: shore.seats], shore.first)
    if shore.has_boats:
        archipelago.draw_open_water(canvas, areas[-1])
    draw_evening(canvas)
    if not shore.has_town:
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
