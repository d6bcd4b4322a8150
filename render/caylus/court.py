"""The private pictures of castle and favors: the stones and what they will bring, with every batch; the favor table, large."""

from games.caylus.content import LINES, SECTION, Section
from games.caylus.views import Private, Public, given_in
from games.core.forms import Decision
from games.core.keys import parts_of
from games.core.model import Seat
from render.caylus.cards import APART, answers, draw_answer
from render.caylus.castle import HIGH as CASTLE_HIGH
from render.caylus.castle import ICONS, draw_castle, next_points
from render.caylus.castle import WIDE as CASTLE_WIDE
from render.caylus.favors import Sheet, draw_favors
from render.caylus.ground import ROCK, ROCK_DARK, ROCK_LIGHT
from render.caylus.stock import (
    BADGE,
    BODY,
    LEFT,
    MOST_HIGH,
    ROOM,
    begun,
    choices,
)
from render.caylus.tally import DANGER, draw_tally, outcome
from render.caylus.text import hand_text
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.scatter import Scatter
from render.core.sketch import Sketch

CASTLE_X, CASTLE_Y = 214, BODY + 26
LEGEND_X, LEGEND_WIDE = 842, LEFT + ROOM - 842
TALLY_Y = CASTLE_Y + CASTLE_HIGH + 12
MOUND = 34
"""How far the rock reaches beyond the castle."""

SHORE = CASTLE_Y + CASTLE_HIGH - 24
"""Where the sky behind the castle ends."""

BATCHES = TALLY_Y + 84
BATCH_HIGH, MOST_COLUMNS = 132, 3
"""How high the plate of a batch is, and how many lie in a row."""

SHEET = Sheet(LEFT, BODY + 6, ROOM, 184, 154, 94)


def draw_court(
    own: Private,
    view: Public,
    decision: Decision,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture for batches."""
    pieces = choices(decision, ("cubes",), chosen)
    lines = tuple(("food", *parts_of(piece.key)) for piece in pieces)
    rows = -(-len(pieces) // MOST_COLUMNS)
    tall = rows * BATCH_HIGH + (rows - 1) * APART
    lying = answers(len(pieces), 3.1, (LEFT, BATCHES, ROOM, tall))
    canvas = begun(BATCHES + tall + 14, own, view, decision, chosen, scene, horizon=SHORE)
    canvas.put(_mound(), CASTLE_X - MOUND, CASTLE_Y + CASTLE_HIGH - MOUND)
    draw_castle(canvas, view, CASTLE_X, CASTLE_Y)
    points = next_points(view, given_in(own))
    if points is not None:
        canvas.put_centred(tokens.shield(points, 120), LEFT + 84, CASTLE_Y + CASTLE_HIGH - 84)
    _draw_legend(canvas, own.seat, view)
    draw_tally(canvas, view, scene, (LEFT, TALLY_Y, ROOM, 72))
    for piece, line, box in zip(pieces, lines, lying.boxes, strict=True):
        draw_answer(canvas, box, line, piece.mark)
    return picture(canvas.image, "caylus-castle", hand_text(view, own.seat, scene))


@kept
def _mound() -> Sprite:
    """The rock under the castle."""
    wide, chance = CASTLE_WIDE + 2 * MOUND, Scatter(4)
    sketch = Sketch(wide, MOUND + 16, 4)
    crest = [(x, 14 + chance.between(-6, 8)) for x in range(14, wide - 10, 34)]
    sketch.poly(ROCK, [(0, MOUND + 16), *crest, (wide, MOUND + 16)])
    for x, y in crest[::2]:
        foot = MOUND + 16
        sketch.poly(ROCK_LIGHT, [(x, y), (x + 20, y + 2), (x + 12, foot), (x - 14, foot)])
        sketch.poly(ROCK_DARK, [(x + 20, y + 2), (x + 32, y + 8), (x + 30, foot), (x + 12, foot)])
    return sketch.done()


def draw_choice(
    own: Private,
    view: Public,
    decision: Decision,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture for a favor: the table with the badges of its lines, bright as far as the favor reaches."""
    canvas = begun(MOST_HIGH - 14, own, view, decision, chosen, scene)
    pieces = choices(decision, ("line",), chosen)
    favors = view.table.players[own.seat].favors
    reach = {piece.key: favors[LINES.index(piece.key)] + 1 for piece in pieces}
    draw_favors(canvas, view, scene.words, SHEET, reach=reach)
    for piece in pieces:
        middle = SHEET.middle(LINES.index(piece.key))
        if piece.mark.badge:
            canvas.put_centred(tokens.badge(piece.mark.badge, BADGE), SHEET.x + 42, middle)
    return picture(canvas.image, "caylus-favors", hand_text(view, own.seat, scene))


def _draw_legend(canvas: Canvas, seat: Seat, view: Public) -> None:
    """Draw what houses in the section under construction bring when it is scored; the own row is bright."""
    table = view.table
    if table.scored >= len(SECTION):
        return
    section = SECTION[table.scored]
    own = table.lots[table.scored].count(seat)
    steps = thresholds(section)
    top = BODY + 2
    row = min(40, (TALLY_Y - top - 62) // len(steps))
    high = 52 + row * len(steps)
    boxes.shadow(canvas, LEGEND_X, top, LEGEND_WIDE, high, 14)
    boxes.box(canvas, palette.NIGHT, LEGEND_X, top, LEGEND_WIDE, high, 14)
    canvas.put_centred(art.sticker(ICONS[table.scored], 42), LEGEND_X + 40, top + 26)
    canvas.put_centred(art.sticker("favor", 38), LEGEND_X + LEGEND_WIDE - 44, top + 26)
    here = max(step for step in steps if step <= own)
    for number, houses in enumerate(steps):
        y = top + 48 + number * row
        ink = palette.PAPER
        if houses == here:
            boxes.box(canvas, palette.PAPER, LEGEND_X + 6, y + 1, LEGEND_WIDE - 12, row - 2, 9)
            ink = palette.INK
        favors, loss = outcome(section, houses)
        text = str(houses) if houses < steps[-1] else f"{houses}+"
        canvas.write(text, Face.NUMBER, 32, ink, LEGEND_X + 40, y + row / 2, "m")
        right = LEGEND_X + LEGEND_WIDE - 44
        told = signed(-loss) if loss else str(favors) if favors else "–"
        if loss:
            boxes.box(canvas, DANGER, right - 34, y + 2, 68, row - 4, 8)
            ink = palette.PAPER
        canvas.write(told, Face.NUMBER, 32, ink, right, y + row / 2, "m")


def thresholds(section: Section) -> list[int]:
    """The numbers of houses from which on scoring brings something else."""
    most = len(section.houses)
    return [
        houses
        for houses in range(most)
        if not houses or outcome(section, houses) != outcome(section, houses - 1)
    ]
