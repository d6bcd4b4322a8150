"""What lies on the sea beside the island: the dice of the turn and the bank."""

from operator import itemgetter

from games.catan.content import RESOURCES
from games.catan.views import Public, goal, has_rolled
from render.catan.chartmap import is_printed
from render.catan.happened import Happened
from render.catan.lattice import SEA_WIDE, lattice
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.dice import die
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.shell import phase_of

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

SCARCE, MOST = 3, 3
"""What the bank has no more than so many of is shown: the scarcest, so many kinds at most."""

BANK_WIDE, BANK_HEAD, BANK_ROW = 132, 52, 62
BANK_HIGH = BANK_HEAD + MOST * BANK_ROW + 2
BANK_LEFT, BANK_MAP, BANK_BELOW = SEA_WIDE - BANK_WIDE - 14, 16, TOP + DICE_HIGH + 14
"""The bank, off the harbors of an island, and on a printed map; there below the dice where players stand on the sea."""


def draw_dice(canvas: Canvas, view: Public, traces: Happened) -> None:
    """Draw the dice of this turn; before its roll they wait, without a number; nothing before there is a turn."""
    dice, is_waiting = view.table.dice, phase_of(view) == "before_roll"
    if not any(dice) and not is_waiting:
        return
    left = DICE_MAP if is_printed(view.table.board.plan) else DICE_RIGHT
    if traces.has_rolled or is_waiting:
        light = palette.LAMP if is_waiting else palette.AQUA
        boxes.lit(canvas, light, left, TOP, DICE_WIDE, DICE_HIGH, RADIUS, 5)
    canvas.paint(palette.VEIL, boxes.veil(DICE_WIDE, DICE_HIGH, RADIUS), left, TOP)
    middle, spots = TOP + DICE_HIGH / 2, (left + 14 + DIE / 2, left + 28 + DIE * 1.5)
    strength = 1.0 if has_rolled(view) or is_waiting else FADED
    faces = (0, 0) if is_waiting else dice
    canvas.put_centred(die(faces[0], DIE, "paper", -6), spots[0], middle, strength)
    canvas.put_centred(die(faces[1], DIE, "red", 5), spots[1], middle, strength)
    for x, ink in zip(spots, (palette.INK, palette.KEYLINE), strict=True) if is_waiting else ():
        canvas.write("?", Face.NUMBER, 62, ink, x, middle - 4, "m")


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


def draw_bank(canvas: Canvas, view: Public, words: Words, aside: int = 0) -> None:
    """Draw what the bank is short of, development cards too; nothing while there is enough of everything. Another sign may
    take the room `aside` at the left.
    """
    stock = [*zip(RESOURCES, view.table.bank, strict=True), ("dev", view.deck)]
    scarce = sorted([one for one in stock if one[1] <= SCARCE], key=itemgetter(1))[:MOST]
    if not scarce:
        return
    tall = BANK_HIGH - (MOST - len(scarce)) * BANK_ROW
    plan = view.table.board.plan
    look = lattice(plan).look
    top = BANK_BELOW if look.is_wide else look.high - tall - 16
    left = BANK_MAP + (aside if look.is_wide else 0) if is_printed(plan) else BANK_LEFT
    boxes.shadow(canvas, left, top, BANK_WIDE, tall, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, left, top, BANK_WIDE, tall, RADIUS)
    label = fit(words("render-catan-bank"), Face.NAME, BANK_WIDE - 16, 50, 34, 1)
    middle = left + BANK_WIDE / 2
    canvas.write(label.lines[0], Face.NAME, label.size, palette.INK, middle, top + 28, "m")
    for row, (icon, count) in enumerate(scarce):
        y = top + BANK_HEAD + (row + 0.5) * BANK_ROW
        canvas.put_centred(art.sticker(icon, 58), left + 42, y, 1.0 if count else 0.45)
        canvas.write(str(count), Face.NUMBER, 54, palette.INK, left + 96, y, "m")
