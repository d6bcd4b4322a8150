"""What lies on the sea beside the island: the dice of the turn and the bank."""

from games.catan.content import RESOURCES
from games.catan.views import Public, goal, has_rolled
from render.catan.chartmap import is_printed
from render.catan.happened import Happened
from render.catan.lattice import SEA_WIDE
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.dice import die
from render.core.fitting import fit
from render.core.lettering import Face, width

TOP = 108
RADIUS = 20
DIE = 82
FADED = 0.4
"""How strong the dice of the turn before are."""

DICE_WIDE, DICE_HIGH = 206, 116
DICE_RIGHT, DICE_MAP = SEA_WIDE - DICE_WIDE - 20, 16
"""Where the dice lie on an island, and on a printed map above its name."""

GOAL_LEFT, GOAL_WIDE = 52, 160
"""The sign that says how many points win, beside the letters of rows; a printed map says it under its name."""

CELL_WIDE, CELL_HIGH = 70, 76
BANK_WIDE, BANK_HIGH = 2 * CELL_WIDE + 14, 3 * CELL_HIGH + 14
BANK_LEFT, BANK_MAP = SEA_WIDE - BANK_WIDE - 12, 16
"""The bank, off the harbors of an island, and on a printed map."""


def draw_dice(canvas: Canvas, view: Public, traces: Happened) -> None:
    """Draw the dice of this turn, before its roll those of the turn before, faded; before the first where they will lie."""
    dice = view.table.dice
    left = DICE_MAP if is_printed(view.table.board.plan) else DICE_RIGHT
    if traces.has_rolled:
        boxes.lit(canvas, palette.AQUA, left, TOP, DICE_WIDE, DICE_HIGH, RADIUS, 5)
    canvas.paint(palette.VEIL, boxes.veil(DICE_WIDE, DICE_HIGH, RADIUS), left, TOP)
    middle = TOP + DICE_HIGH / 2
    if not any(dice):
        for place in range(2):
            x = left + 14 + place * (DIE + 14)
            top = round(middle - DIE / 2)
            canvas.paint(palette.MIST, boxes.dashed(DIE, DIE, 18), x, top)
        return
    strength = 1.0 if has_rolled(view) else FADED
    canvas.put_centred(die(dice[0], DIE, "paper", -6), left + 14 + DIE / 2, middle, strength)
    canvas.put_centred(die(dice[1], DIE, "red", 5), left + 28 + DIE * 1.5, middle, strength)


def draw_goal(canvas: Canvas, view: Public, words: Words) -> None:
    """Draw how many points win."""
    boxes.shadow(canvas, GOAL_LEFT, TOP, GOAL_WIDE, DICE_HIGH, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, GOAL_LEFT, TOP, GOAL_WIDE, DICE_HIGH, RADIUS)
    middle = GOAL_LEFT + GOAL_WIDE / 2
    label = fit(words("render-catan-goal"), Face.NAME, GOAL_WIDE - 20, 50, 34, 1)
    canvas.write(label.lines[0], Face.NAME, label.size, palette.INK, middle, TOP + 32, "m")
    points = str(goal(view.table))
    left = middle - (58 + width(points, Face.NUMBER, 60)) / 2
    canvas.put_centred(tokens.shield(None, 50), left + 25, TOP + 82)
    canvas.write(points, Face.NUMBER, 60, palette.INK, left + 58, TOP + 82)


def draw_bank(canvas: Canvas, view: Public, high: int) -> None:
    """Draw what the bank holds, and the development cards left."""
    top = high - BANK_HIGH - 16
    left = BANK_MAP if is_printed(view.table.board.plan) else BANK_LEFT
    canvas.paint(palette.VEIL, boxes.veil(BANK_WIDE, BANK_HIGH, RADIUS), left, top)
    stock = [*zip(RESOURCES, view.table.bank, strict=True), ("dev", view.deck)]
    for place, (icon, count) in enumerate(stock):
        row, column = divmod(place, 2)
        x = left + 7 + column * CELL_WIDE + CELL_WIDE / 2
        y = top + 8 + row * CELL_HIGH
        canvas.put_centred(art.sticker(icon, 42), x, y + 20, 1.0 if count else 0.45)
        text = str(count) if count else "–"
        canvas.write(text, Face.NUMBER, 40, palette.PAPER, x, y + 56, "m")
