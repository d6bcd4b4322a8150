"""The private picture of castle and favors: own stock, the castle, what houses bring, the favor table with badges."""

from games.caylus.content import LINES, SECTION
from games.caylus.views import Private, Public
from games.core.forms import Decision
from render.caylus.castle import draw_castle
from render.caylus.favors import Sheet, draw_favors
from render.caylus.pieces import house
from render.caylus.road import OPEN
from render.caylus.stock import (
    CUBE_FIELDS,
    END,
    begun,
    choices,
    draw_asked,
    draw_stock,
)
from render.caylus.text import hand_text
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit_person
from render.core.lettering import Face

CASTLE_TOP, CASTLE_HIGH = END + 20, 216
SHEET = Sheet(18, CASTLE_TOP + CASTLE_HIGH + 20, 1364, 156, 240, 84)
HOUSES_X, HOUSES_WIDE = 690, 692


def draw_court(
    own: Private,
    view: Public,
    decision: Decision,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture for batches and favors; without a favor table it ends below the castle."""
    has_table = view.table.options.favors == "standard"
    canvas = begun((SHEET.y + SHEET.high if has_table else SHEET.y - 20) + 20)
    draw_asked(canvas, own, view, decision, chosen, scene)
    draw_stock(canvas, own, view, choices(decision, CUBE_FIELDS))
    draw_castle(canvas, view, 36, CASTLE_TOP + 20)
    _draw_houses(canvas, view, scene)
    if has_table:
        draw_favors(canvas, view, scene.words, SHEET, frozenset())
        for line, badge in choices(decision, ("line",)).items():
            middle = SHEET.middle(LINES.index(line))
            high = SHEET.px(36)
            left = SHEET.left(0)
            boxes.frame(canvas, OPEN, left, middle - high // 2, 5 * SHEET.step - 4, high, 8, 4)
            canvas.put_centred(tokens.badge(badge, 48), SHEET.x + 40, middle)
    return picture(canvas.image, "caylus-court", hand_text(view, own.seat, scene))


def _draw_houses(canvas: Canvas, view: Public, scene: Scene) -> None:
    """Draw how many houses everybody has in the section under construction, and what its scoring would bring."""
    table = view.table
    if table.scored >= len(SECTION):
        return
    section, lots = SECTION[table.scored], table.lots[table.scored]
    boxes.shadow(canvas, HOUSES_X, CASTLE_TOP, HOUSES_WIDE, CASTLE_HIGH, 14)
    boxes.box(canvas, palette.PANEL, HOUSES_X, CASTLE_TOP, HOUSES_WIDE, CASTLE_HIGH, 14)
    icon = ("dungeon", "walls", "towers")[table.scored]
    canvas.put_centred(art.sticker(icon, 64), HOUSES_X + 46, CASTLE_TOP + 46)
    said = (
        scene.words("render-caylus-free", free=section.lots - len(lots)),
        scene.words("render-caylus-due", space=section.marker, bailiff=table.bailiff),
    )
    canvas.write_lines(
        said, Face.NOTE, 31, palette.MIST, HOUSES_X + 96, CASTLE_TOP + 46, leading=1.1
    )
    columns = 3
    wide = (HOUSES_WIDE - 24) // columns
    for number, seat in enumerate(table.order):
        row, column = divmod(number, columns)
        x, middle = HOUSES_X + 12 + column * wide, CASTLE_TOP + 122 + row * 58
        houses = lots.count(seat)
        canvas.put_centred(house(seat, 44), x + 24, middle)
        name = fit_person(scene.names[seat], Face.NAME, wide - 150, 30, 20)
        canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, x + 54, middle)
        right = x + wide - 14
        favors = section.houses[min(houses, len(section.houses) - 1)]
        canvas.write(str(houses), Face.NUMBER, 36, palette.PAPER, right - 72, middle, "m")
        if not houses:
            canvas.put_centred(tokens.shield(-section.loss, 42), right - 24, middle)
        elif favors:
            canvas.put_centred(art.sticker("favor", 40), right - 24, middle)
            if favors > 1:
                tokens.pill(canvas, right - 4, middle + 12, str(favors), 22)
