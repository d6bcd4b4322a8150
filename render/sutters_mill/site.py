"""The town in the private picture: the vein as one strip of land, and the houses in front of it, in full light.

It is the board's street seen from nearer. How high the houses are depends on what else a question needs below them.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageEnhance

from games.core.forms import Decision, verb
from games.core.model import Key
from games.sutters_mill.content import CAMPS, PLACE, SECTIONS, SPACES, TOWN
from games.sutters_mill.views import Moving, Private, Public, is_free
from render.core import tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.marks import fields_of
from render.sutters_mill.actions import verbs_of
from render.sutters_mill.camp import draw_camp
from render.sutters_mill.carpentry import WIDE as FRONT_WIDE
from render.sutters_mill.fronts import SILL, low_front, squatness
from render.sutters_mill.ground import BRIGHT, DUST, PANE, SKY, road, slope
from render.sutters_mill.house import House, draw_house
from render.sutters_mill.hush import hush
from render.sutters_mill.layout import BED, SECTION
from render.sutters_mill.layout import WIDE as BOARD
from render.sutters_mill.openings import panes_of
from render.sutters_mill.spot import Spot

WIDE = 1000
LEFT, STEP = 8, 247
SCALE = WIDE / BOARD
"""How large the land with its vein is, beside that of the board."""

STRIP_TOP = 107
CAMP_HIGH = 107
FRONT = 241
"""How wide a front is."""

TOP = STRIP_TOP + CAMP_HIGH

LOWERED = 11
"""How much lower the slope begins than the picture: of its sky little is seen."""

HUSH, SHADE = 0.6, 0.9
"""How much of a house that cannot be chosen is grey, and how bright its grey is."""

VIVID, SUNNY = 1.12, 1.12
"""How much more colour and light the town has than drawn: it is looked at from near."""

TICK = 30

WHERE = frozenset({"dig", "move_prospector"})
"""What is answered with the place that a prospector goes to."""


class Plan(NamedTuple):
    """How high things are: more of the houses is seen where little stands below them."""

    row: int
    """From row to row of the houses."""

    foot: int
    """What lies below them."""

    @property
    def end(self) -> int:
        """Where the second row ends."""
        return TOP + 2 * self.row

    @property
    def high(self) -> int:
        """All of the picture."""
        return self.end + self.foot


@kept
def ground(plan: Plan) -> Image.Image:
    """The strip of land with the vein, and the street with the empty fronts, light in their windows."""
    canvas = Canvas(Image.new("RGB", (WIDE, plan.high)))
    canvas.image.paste(vertical(WIDE, plan.high, DUST), (0, 0))
    canvas.fill(SKY[0][1], 0, 0, WIDE, LOWERED)
    canvas.image.paste(slope(WIDE), (0, LOWERED))
    for building in TOWN:
        x, y, wide, tall = area_of(building, plan)
        canvas.put(low_front(building, wide, tall), x, y)
    vivid = ImageEnhance.Color(canvas.image).enhance(VIVID)
    canvas = Canvas(ImageEnhance.Brightness(vivid).enhance(SUNNY))
    scale = FRONT / FRONT_WIDE
    for building in TOWN:
        x, y, _, tall = area_of(building, plan)
        squat = scale * squatness(FRONT, tall)
        for left, top, across, down in panes_of(building):
            seen = min(down, SILL - 6 - top)
            size = round(across * scale), round(seen * squat)
            light = Image.new("L", size, round(255 * PANE))
            canvas.paint(BRIGHT, light, x + left * scale, y + top * squat)
    canvas.put(road(0), 0, plan.end - 14)
    return canvas.image


def area_of(space: Key, plan: Plan) -> tuple[int, int, int, int]:
    """Corner and size of a building or a camp."""
    if space in CAMPS:
        left, _ = SECTION[SECTIONS[CAMPS.index(space)]].bed
        return round(left * SCALE), STRIP_TOP, round(BED[0] * SCALE), CAMP_HIGH
    row, column = divmod(TOWN.index(space), 4)
    return LEFT + column * STEP, TOP + row * plan.row, FRONT, plan.row - 2


def draw_site(
    canvas: Canvas,
    plan: Plan,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw town and camps: light where places can be chosen, a tick on what has been chosen, and greyer what cannot be."""
    picked = frozenset(_picked(chosen))
    named = frozenset() if picked else _named(decision)
    moving = next((frame for frame in own.unfinished if isinstance(frame, Moving)), None)
    lit = frozenset() if picked or moving else lit_spaces(own, view, decision)
    is_where = is_about_places(decision)
    are_told_apart = bool(named) and (is_where or named != frozenset(SPACES))

    def spot_of(space: Key) -> Spot:
        is_choice = are_told_apart and space in named
        return Spot(
            area_of(space, plan),
            space,
            is_choice,
            is_open=is_choice and is_where,
            is_lit=space in lit,
            is_left=moving is not None and space == moving.origin,
        )

    for camp in CAMPS:
        is_dug = not are_told_apart and camp == CAMPS[view.table.current]
        draw_camp(canvas, spot_of(camp), SCALE, own, view, scene, is_dug=is_dug)
    for building in TOWN:
        spot = spot_of(building)
        verbs = frozenset[Key]() if picked else _verbs(decision, building)
        if decision is not None and building not in named | picked and not spot.is_left:
            _hush(canvas, spot)
        house = House(spot, verbs, is_asked=decision is not None)
        draw_house(canvas, house, own, view, scene)
    for space in sorted(picked):
        x, y, wide, high = area_of(space, plan)
        canvas.put_centred(tokens.tick(TICK), x + wide - TICK - 4, y + high - TICK - 4)


def _hush(canvas: Canvas, spot: Spot) -> None:
    """Make a house that cannot be chosen greyer, before anything is drawn on it."""
    x, y, wide, high = spot.area
    drawn = low_front(spot.space, wide, high)
    left, top, (across, down) = x - drawn.margin, y - drawn.margin, drawn.opacity.size
    hush(canvas, (left, top, left + across, top + down), HUSH, SHADE, drawn.opacity)


def lit_spaces(own: Private, view: Public, decision: Decision | None) -> frozenset[Key]:
    """Where the own prospectors stand in amber light: those that can dig; else those that move or go home for nothing."""
    offered = verbs_of(decision)
    player, table = view.table.players[own.seat], view.table
    if "dig" in offered:
        return frozenset({CAMPS[table.current]})
    is_moved = "lift_prospector" in offered and is_free(table, "free_move")
    is_removed = "remove_prospector" in offered and is_free(table, "free_prospector")
    if is_moved or is_removed:
        return frozenset(space for space in SPACES if player.prospectors[PLACE[space]])
    return frozenset()


def _verbs(decision: Decision | None, space: Key) -> frozenset[Key]:
    """What can be done at a place."""
    return frozenset(
        verb(offer.action)
        for offer in (decision.offers if decision else ())
        if offer.fields and space in getattr(offer.fields[0], "keys", ())
    )


def is_about_places(decision: Decision | None) -> bool:
    """Whether all that is asked is which place somebody goes to, beside ways out."""
    return bool(verbs_of(decision) & WHERE) and "end_turn" not in verbs_of(decision)


def _named(decision: Decision | None) -> frozenset[Key]:
    """The places that some answer names."""
    fields = [field for field in fields_of(decision) if field.kind == "space"]
    return frozenset(key for field in fields for key in getattr(field, "keys", ()))


def _picked(chosen: tuple[Chosen, ...]) -> Iterator[Key]:
    """The places that an answer under construction is about."""
    for one in chosen:
        yield from (key for key, _ in one.amounts if key in SPACES)
