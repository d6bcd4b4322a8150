"""The private picture: the own stock, and every tile with its price, yield, points and owner."""

from PIL import Image

from games.caylus.content import BUILDINGS, CUBES, KIND, NUMBERS, RESIDENCE, TILES
from games.caylus.views import Private, Public
from games.core.badges import badges
from games.core.forms import Decision
from games.core.model import Key
from render.caylus.pieces import draw_line, house, landscape, worker
from render.caylus.text import hand_text
from render.caylus.vocabulary import GLYPHS, LOOKS, cost_of, short, strip_of
from render.core import art, boxes, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import fields_of
from render.core.numerals import signed
from render.core.status import draw_question, question

WIDE, HIGH = 1400, 1030
WELLS_TOP, WELL, WELL_HIGH = 116, 183, 104
COLUMN, HEAD, ROW, GAP = 444, 50, 72, 8
TOP = 236
LOST = "#B3261E"
OPEN = "#2FA866"

COLUMNS: tuple[tuple[Key, tuple[Key, ...]], ...] = (
    ("wood", (*[key for key in TILES if KIND[key] == "wood"], RESIDENCE)),
    ("stone", tuple([key for key in TILES if KIND[key] == "stone" and key != "s_architect_2"])),
    ("prestige", tuple([key for key in TILES if KIND[key] == "prestige"])),
)
"""The tiles by kind; the residence closes the wood column, one Architect stands for both."""


@kept
def _table() -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(WIDE, HIGH))
    ribbon.bar(canvas)
    return canvas.image


def draw_works(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what a seat has and what may be built."""
    canvas = Canvas(_table().copy())
    player = view.table.players[own.seat]
    right: float = ribbon.end_of(canvas) - 26
    points = str(player.points)
    right -= canvas.write(points, Face.NUMBER, 54, palette.PAPER, right, ribbon.MIDDLE, "r") + 12
    canvas.put_centred(tokens.shield(None, 46), right - 23, ribbon.MIDDLE)
    text = question(scene, decision, chosen, scene.words("render-not-asked"))
    seals = [tokens.seal(own.seat, 23)]
    title = scene.words("render-caylus-works")
    draw_question(canvas, seals, title, text, right - 70, is_asked=decision is not None)
    _draw_stock(canvas, own, view)
    marks = _badged(decision)
    for column, (kind, tiles) in enumerate(COLUMNS):
        x = 18 + column * (COLUMN + 16)
        boxes.box(canvas, LOOKS[kind].band, x, TOP, COLUMN, HEAD, 12)
        canvas.put_centred(art.sticker(GLYPHS[kind], 46), x + 34, TOP + HEAD / 2)
        name = scene.words(f"render-caylus-{kind}")
        canvas.write(name, Face.NAME, 42, palette.PAPER, x + 66, TOP + HEAD / 2)
        for row, tile in enumerate(tiles):
            y = TOP + HEAD + 10 + row * (ROW + GAP)
            _draw_row(canvas, x, y, tile, own, view, marks.get(tile), scene)
    return picture(canvas.image, "caylus-works", hand_text(view, own.seat, scene))


def _badged(decision: Decision | None) -> dict[Key, str]:
    """Tiles with the badges of the menu."""
    return {
        key: badge
        for field in fields_of(decision)
        for badge, key in badges(field)
        if key in BUILDINGS
    }


def _draw_stock(canvas: Canvas, own: Private, view: Public) -> None:
    """Draw deniers, workers and cubes; nothing is a dashed place with a ghost."""
    player = view.table.players[own.seat]
    signs = [
        ("denier", player.deniers),
        ("", player.workers),
        *zip(CUBES, player.cubes, strict=True),
    ]
    for number, (icon, count) in enumerate(signs):
        x = 18 + number * (WELL + 13)
        sign = art.sticker(icon, 74) if icon else worker(own.seat, 78)
        middle = WELLS_TOP + WELL_HIGH / 2
        if count:
            boxes.shadow(canvas, x, WELLS_TOP, WELL, WELL_HIGH, 14)
            boxes.box(canvas, palette.PAPER, x, WELLS_TOP, WELL, WELL_HIGH, 14)
            canvas.put_centred(sign, x + 56, middle)
            canvas.write(str(count), Face.NUMBER, 60, palette.INK, x + WELL - 50, middle, "m")
        else:
            boxes.free_place(canvas, x, WELLS_TOP, WELL, WELL_HIGH, 14)
            canvas.put_centred(sign, x + 56, middle, 0.3)
            canvas.write("–", Face.NUMBER, 60, palette.MIST, x + WELL - 50, middle, "m")


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
    cost = cost_of(tile) if tile != RESIDENCE else LAWYERS_PRICE
    x: float = right
    for icon, count in reversed(cost):
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


LAWYERS_PRICE = (("denier", NUMBERS.lawyer_deniers), ("cloth", NUMBERS.lawyer_cloth))
"""What a residence costs (R65)."""
