"""The private picture: the own stock, and every tile with its price, yield, points and owner."""

from PIL import Image

from games.caylus.content import BUILDINGS, CUBES, KIND, RESIDENCE, TILES
from games.caylus.views import Private, Public
from games.core.forms import Decision
from games.core.model import Key
from render.caylus.pieces import draw_line, house, landscape
from render.caylus.road import OPEN, draw_road, rows_needed
from render.caylus.site import SITE, TARGETS, draw_targets, spaces_of
from render.caylus.stock import (
    CUBE_FIELDS,
    begun,
    choices,
    draw_asked,
    draw_stock,
)
from render.caylus.text import hand_text
from render.caylus.vocabulary import GLYPHS, LOOKS, cost_of, short, strip_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import signed

HIGH = 1030
PLAN = SITE._replace(top=HIGH)
"""Where the road lies below the tiles, when a favor may transform one of its buildings."""

COLUMN, HEAD, ROW, GAP = 444, 50, 72, 8
TOP = 236
LOST = "#B3261E"

COLUMNS: tuple[tuple[Key, tuple[Key, ...]], ...] = (
    ("wood", (*[key for key in TILES if KIND[key] == "wood"], RESIDENCE)),
    ("stone", tuple([key for key in TILES if KIND[key] == "stone" and key != "s_architect_2"])),
    ("prestige", tuple([key for key in TILES if KIND[key] == "prestige"])),
)
"""The tiles by kind; the residence closes the wood column, one Architect stands for both."""


def draw_works(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what a seat has and what may be built."""
    targets = choices(decision, TARGETS)
    plan = PLAN._replace(rows=rows_needed(view))
    canvas = begun(plan.end + 50 if targets else HIGH)
    draw_asked(canvas, own, view, decision, chosen, scene)
    draw_stock(canvas, own, view, choices(decision, CUBE_FIELDS))
    marks = choices(decision, ("tile",))
    for column, (kind, tiles) in enumerate(COLUMNS):
        x = 18 + column * (COLUMN + 16)
        boxes.box(canvas, LOOKS[kind].band, x, TOP, COLUMN, HEAD, 12)
        canvas.put_centred(art.sticker(GLYPHS[kind], 46), x + 34, TOP + HEAD / 2)
        name = scene.words(f"render-caylus-{kind}")
        canvas.write(name, Face.NAME, 42, palette.PAPER, x + 66, TOP + HEAD / 2)
        for row, tile in enumerate(tiles):
            y = TOP + HEAD + 10 + row * (ROW + GAP)
            _draw_row(canvas, x, y, tile, own, view, marks.get(tile, marks.get(_twin(tile))), scene)
    if targets:
        draw_road(canvas, view, scene.words, frozenset(), plan, spaces_of(view, targets))
        draw_targets(canvas, view, targets, plan)
    return picture(canvas.image, "caylus-works", hand_text(view, own.seat, scene))


def _draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    tile: Key,
    own: Private,
    view: Public,
    badge: str | None,
    scene: Scene,
) -> None:
    """Draw a tile: drawing, name over yield, cost or owner, points."""
    boxes.shadow(canvas, x, y, COLUMN, ROW, 10)
    owner = _owner(view, tile)
    is_left = tile == RESIDENCE or tile in view.table.stock or _twin(tile) in view.table.stock
    boxes.lay(canvas, _row(tile), x, y, 10)
    name = fit(short(scene.words, tile), Face.NAME, 190, 33, 20, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, x + 104, y + 22)
    if is_left:
        _draw_cost(canvas, x + COLUMN - 74, y, tile, own, view)
        canvas.put_centred(tokens.shield(BUILDINGS[tile].points, 42), x + COLUMN - 30, y + ROW / 2)
    else:
        veil = Image.new("L", (COLUMN, ROW), 158)
        canvas.paint(palette.NIGHT, veil, x, y)
        if owner is not None:
            canvas.put_centred(house(owner, 48), x + COLUMN - 34, y + ROW / 2)
    if badge is not None:
        boxes.outline(canvas, OPEN, x, y, COLUMN, ROW, 10, 4)
        canvas.put_centred(tokens.badge(badge, 40), x + 42, y + ROW / 2)


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
def _row(tile: Key) -> Image.Image:
    """A row without names: paper, drawing, yield."""
    face = Canvas(Image.new("RGB", (COLUMN, ROW), palette.channels(palette.PAPER)[:3]))
    face.image.paste(landscape(tile, 92, ROW), (0, 0))
    face.fill(LOOKS[KIND[tile]].band, 92, 0, 5, ROW)
    draw_line(face, strip_of(tile), 104, 52, 180, 29)
    return face.image


def _draw_cost(canvas: Canvas, right: int, y: int, tile: Key, own: Private, view: Public) -> None:
    """Draw what the tile costs, from the right; what is missing as a ghost with a red tag."""
    player = view.table.players[own.seat]
    has = {"denier": player.deniers, **dict(zip(CUBES, player.cubes, strict=True))}
    x: float = right
    for icon, count in reversed(cost_of(tile)):
        missing = max(0, count - has.get(icon, count))
        canvas.put_centred(
            art.sticker(icon, 44), x - 22, y + (28 if missing else ROW / 2), 0.5 if missing else 1.0
        )
        if missing:
            boxes.box(canvas, LOST, x - 40, y + 50, 36, 20, 8)
            canvas.write(signed(-missing), Face.NUMBER, 19, palette.PAPER, x - 22, y + 60, "m")
        x -= 48
        if count > 1:
            x -= canvas.write(
                str(count),
                Face.NUMBER,
                32,
                palette.INK_SOFT,
                x + 2,
                y + (28 if missing else ROW / 2),
                "r",
            )
        x -= 6
