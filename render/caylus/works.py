"""The private pictures of building: the tiles that can be paid for, large; and all tiles with what is missing for them."""

from functools import lru_cache

from PIL import Image

from games.caylus.content import BUILDINGS, COSTS, CUBES, HAS_ANY, KIND, NUMBERS, RESIDENCE, TILES
from games.caylus.views import Private, Public
from games.core.forms import Decision
from games.core.model import Key, Notes
from render.caylus.cards import Grid, grid, space_of
from render.caylus.growth import draw_beside
from render.caylus.pieces import CORNER, draw_line, house
from render.caylus.plan import Plan, draw_plan, plan_high
from render.caylus.plots import stood_at
from render.caylus.stock import (
    BODY,
    LEFT,
    MOST_HIGH,
    ROOM,
    WIDE,
    badged,
    begun,
    choices,
)
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.vocabulary import GLYPHS, LOOKS, cost_of, drawn, short, strip_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.scenery import above_ground, stand, standing

HIGH = 1258
"""How high the picture of all tiles is."""

LEGEND_HIGH, LEGEND = 60, 44
"""How high the line is that tells what red figures mean, and its letters."""

LOWEST = ((4, MOST_HIGH - 8), (12, 990), (99, 1150))
"""How low so many tiles reach at most that may be built."""

SHAPES = (Front(390, 150, 32, 52), Front(390, 118, 32, 50), Front(390, 84, 30, 48))
"""The shapes that tiles may have, at their largest: high houses where there is room for them, flat ones are wider."""

BADGE, KEY = 44, 1.4
"""The size of a badge's letter at most, and how high a badge is with its edges, in sizes of that."""

TILE, TARGETS = ("tile",), ("target",)
COLUMN, HEAD, ROW, GAP = 316, 50, 98, 6
TOP = BODY
SIDE, RIM = 8, 10
HOUSE = (54, 46)
"""How wide and high the drawing is before a name."""

NAME, YIELD, COST, POINTS = 42, 44, 46, 48
"""Sizes of a tile's name, yield, cost and points."""

FAVOR, FAVOR_STEP = 40, 26
"""The size of a favor that is gained by building, and the way from one to the next."""

YIELD_ROOM = 172
"""How wide the yield may be beside two cubes of a cost."""

NAME_MIDDLE, LOWER = 26, 71
"""Middles of a row's two lines: name and points, yield and cost."""

OWNER, BUILT = 44, "#D9CDB2"
"""The size of an owner's house on a tile that is built, and that tile's paper."""

LOST, SHORT = "#B3261E", 0.6
"""The ink of what is short, and how strong its icon is."""

COLUMNS: tuple[tuple[Key, tuple[Key, ...]], ...] = (
    ("wood", (*[key for key in TILES if KIND[key] == "wood"], RESIDENCE)),
    ("stone", tuple([key for key in TILES if KIND[key] == "stone" and key != "s_architect_2"])),
    ("prestige", tuple([key for key in TILES if KIND[key] == "prestige"])),
)
"""The tiles by kind; the residence closes the wood column, one Architect stands for both."""


def draw_works(
    own: Private,
    view: Public,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what may be built, and of what may become a residence: each with its price and points."""
    tiles = choices(decision, TILE, chosen)
    changed = badged(choices(decision, TARGETS, chosen), notes)
    count = len(tiles) + len(changed)
    subject: Key = getattr(view.flow[-1], "building", "")
    is_reduced, lying = not subject, lie(count)
    before = int(bool(subject) and subject in view.table.road and is_led(count))
    if before:
        lying = lie(count + 1)
    canvas = begun(lying.end(before + count), own, view, decision, chosen, scene)
    for first in range(0, before + count, lying.columns):
        row = min(lying.columns, before + count - first)
        draw_beside(canvas, lying, row, lying.corner(first)[1])
    if before:
        _draw_builder(canvas, view, lying, scene, subject)
    plans = [*[_new(scene.words, piece.key, is_reduced=is_reduced) for piece in tiles]]
    home = price_of(RESIDENCE, is_reduced=is_reduced)
    plans += [_standing(view, scene.words, piece.key, home) for piece in changed]
    for number, (piece, plan) in enumerate(zip((*tiles, *changed), plans, strict=True), before):
        corner = lying.corner(number)
        draw_plan(canvas, corner, lying.front, scene.words, plan)
        _draw_badge(canvas, corner, lying.front, piece.mark)
    return picture(canvas.image, "caylus-works", hand_text(view, own.seat, scene))


@lru_cache
def lie(count: int) -> Grid:
    """How so many tiles lie: in the shape in which they are widest."""
    low = next(low for most, low in LOWEST if count <= most)
    tried = [grid(count, BODY, low, plan_high, shape) for shape in SHAPES]
    return max(tried, key=lambda lying: lying.front.wide)


def is_led(count: int) -> bool:
    """Whether the building in which so many tiles are offered has room before them: neither they are smaller than without it
    nor is the picture higher.
    """
    alone, led = lie(count), lie(count + 1)
    return led.front.wide >= alone.front.wide and led.end(count + 1) <= alone.end(count)


def _new(words: Words, tile: Key, *, is_reduced: bool) -> Plan:
    """A tile that can be paid for."""
    cost = price_of(tile, is_reduced=is_reduced)
    return Plan(tile, short(words, tile), cost, BUILDINGS[tile].points)


def _standing(view: Public, words: Words, key: Key, cost: tuple[tuple[str, int], ...]) -> Plan:
    """A building of the road as it stands, with what something would cost there."""
    stood = stood_at(view, words, space_of(view, key))
    becomes, points = (RESIDENCE, BUILDINGS[RESIDENCE].points) if cost else ("", 0)
    return Plan(stood.building, stood.name, cost, points, becomes, stood.owner, stood.worker)


def _draw_builder(canvas: Canvas, view: Public, lying: Grid, scene: Scene, building: Key) -> None:
    """Draw who builds, on dark ground: nothing of it is offered."""
    (x, y), front = lying.corner(0), lying.front
    high = plan_high(front)
    boxes.shadow(canvas, x, y, front.wide, high, CORNER)
    boxes.box(canvas, palette.NIGHT, x, y, front.wide, high, CORNER)
    boxes.box(canvas, palette.WELL, x + 5, y + 5, front.wide - 10, high - 10, CORNER)
    inner = front._replace(wide=front.wide - 24)
    corner = x + 12, y + (high - inner.high) // 2
    draw_plan(canvas, corner, inner, scene.words, _standing(view, scene.words, building, ()))


def price_of(tile: Key, *, is_reduced: bool) -> tuple[tuple[str, int], ...]:
    """What a tile costs now: icons with their numbers; less by a favor (R95)."""
    if not is_reduced:
        return cost_of(tile)
    if tile == RESIDENCE:
        return (("cloth", NUMBERS.lawyer_cloth),)
    cost = [(cube, count) for cube, count in zip(CUBES, COSTS[True][tile], strict=True) if count]
    return (*cost, *[("any_cube", 1) for _ in range(tile in HAS_ANY)])


def _draw_badge(canvas: Canvas, corner: tuple[int, int], front: Front, mark: Mark) -> None:
    """Draw badge and tick at the left of a picture."""
    x, y = corner
    if mark.badge:
        sign = tokens.badge(mark.badge, min(BADGE, round(front.house / KEY)))
        canvas.put_centred(sign, x + sign.size[0] / 2 - 6, y + sign.size[1] / 2 - 6)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(20), x + 24, y + front.house - 18)


def draw_overview(own: Private, view: Public, scene: Scene) -> Picture:
    """The picture of all tiles, for whoever is not asked: what they cost, what is missing, whose they are."""
    canvas = begun(HIGH, own, view, None, (), scene)
    for column, (kind, tiles) in enumerate(COLUMNS):
        x = LEFT + column * (COLUMN + SIDE)
        boxes.box(canvas, LOOKS[kind].band, x, TOP, COLUMN, HEAD, 12)
        canvas.put_centred(art.sticker(GLYPHS[kind], 46), x + 34, TOP + HEAD / 2)
        name = scene.words(f"render-caylus-{kind}")
        canvas.write(name, Face.NAME, 42, palette.PAPER, x + 66, TOP + HEAD / 2)
        for row, tile in enumerate(tiles):
            y = TOP + HEAD + 10 + row * (ROW + GAP)
            _draw_row(canvas, x, y, tile, own, view, scene)
    if any(_is_short(own, view, tile) for _, tiles in COLUMNS for tile in tiles):
        _draw_legend(canvas, scene)
    return picture(canvas.image, "caylus-tiles", hand_text(view, own.seat, scene))


def _draw_legend(canvas: Canvas, scene: Scene) -> None:
    """Draw at the foot what a red figure means."""
    y = HIGH - LEGEND_HIGH - 14
    boxes.box(canvas, palette.PAPER, LEFT, y, ROOM, LEGEND_HIGH, 10)
    told, middle = scene.words("render-caylus-red"), y + LEGEND_HIGH / 2
    line = fit(told, Face.NAME, ROOM - 2 * RIM, LEGEND, 30, 1)
    canvas.write(line.lines[0], Face.NAME, line.size, LOST, WIDE / 2, middle, "m")


def _draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    tile: Key,
    own: Private,
    view: Public,
    scene: Scene,
) -> None:
    """Draw a tile: drawing, name, points and favors over yield and cost; a house instead of the cost where it
    stands on the road.
    """
    boxes.shadow(canvas, x, y, COLUMN, ROW, 10)
    owner = _owner(view, tile)
    is_left = _is_left(view, tile)
    boxes.lay(canvas, _row(tile, is_left=is_left), x, y, 10)
    left = x + RIM + HOUSE[0] + 4
    name = fit(short(scene.words, tile), Face.NAME, name_room(tile), NAME, 30, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, left, y + NAME_MIDDLE)
    points = tokens.shield(BUILDINGS[tile].points, POINTS)
    canvas.put_centred(points, x + COLUMN - 29, y + NAME_MIDDLE + 3)
    for number in range(BUILDINGS[tile].favors, 0, -1):
        across = x + COLUMN - 29 - POINTS / 2 - FAVOR / 2 + 4 - (number - 1) * FAVOR_STEP
        canvas.put_centred(art.sticker("favor", FAVOR), across, y + NAME_MIDDLE + 1)
    if is_left:
        _draw_cost(canvas, x + COLUMN - RIM + 2, y + LOWER, tile, own, view)
    elif owner is not None:
        canvas.put_centred(house(owner, OWNER), x + COLUMN - 30, y + LOWER)


def _is_short(own: Private, view: Public, tile: Key) -> bool:
    """Whether the tile can be built, but something is missing for it."""
    held = _held(own, view)
    return _is_left(view, tile) and any(
        count > held.get(icon, count) for icon, count in cost_of(tile)
    )


def _is_left(view: Public, tile: Key) -> bool:
    """Whether one of its kind can still be built."""
    return tile == RESIDENCE or tile in view.table.stock or _twin(tile) in view.table.stock


def _held(own: Private, view: Public) -> dict[str, int]:
    """The own deniers and cubes."""
    player = view.table.players[own.seat]
    return {"denier": player.deniers, **dict(zip(CUBES, player.cubes, strict=True))}


def name_room(tile: Key) -> int:
    """How wide its name may be: up to its points and the favors that come with them."""
    favors = BUILDINGS[tile].favors
    taken = FAVOR + (favors - 1) * FAVOR_STEP - 4 if favors else 0
    return COLUMN - RIM - HOUSE[0] - POINTS - 14 - taken


def _twin(tile: Key) -> Key:
    """The other copy of the Architect; any other tile is its own."""
    return "s_architect_2" if tile == "s_architect_1" else tile


def _owner(view: Public, tile: Key) -> int | None:
    """Whose house stands on the tile."""
    for building, owner in zip(view.table.road, view.table.owners, strict=True):
        if building == tile and owner >= 0:
            return owner
    return None


@kept
def _row(tile: Key, *, is_left: bool) -> Image.Image:
    """A row without names: paper, drawing, yield; on other paper where the tile stands on the road already."""
    face = Canvas(Image.new("RGB", (COLUMN, ROW), palette.PAPER if is_left else BUILT))
    (wide, high), key = HOUSE, drawn(tile)
    size = round(min(wide, high / above_ground(key)))
    stand(face, standing(key, size), RIM + wide / 2, NAME_MIDDLE + high / 2)
    draw_line(face, strip_of(tile), RIM, LOWER, YIELD_ROOM, YIELD)
    return face.image


def _draw_cost(
    canvas: Canvas, right: float, middle: float, tile: Key, own: Private, view: Public
) -> None:
    """Draw what the tile costs, from the right; what is short is paler, its number red."""
    has = _held(own, view)
    for icon, count in reversed(cost_of(tile)):
        is_short = count > has.get(icon, count)
        canvas.put_centred(
            art.sticker(icon, COST), right - COST / 2, middle, SHORT if is_short else 1.0
        )
        right -= COST - 2
        if count > 1 or is_short:
            ink = LOST if is_short else palette.INK
            right -= canvas.write(str(count), Face.NUMBER, 42, ink, right, middle, "r")
