"""What is shown large before the castle while it is built: when its section is scored, what a batch is, and who lays one."""

from games.caylus.content import NUMBERS
from games.caylus.views import Public, batches_of
from games.core.model import Key, Seat
from render.caylus.castle import next_points
from render.caylus.pieces import CORNER, draw_line_centred, plaque, worker
from render.caylus.specials import BATCH
from render.caylus.tally import DANGER, draw_notice
from render.caylus.vocabulary import ARROW
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.numerals import signed

HIGH = 226
"""How high all of it is."""

LEFT, WIDE, NOTICE, PRICE = 18, 560, 96, 104
"""Where notice and price stand, how wide both are, and how high each is."""

TOLD, TOLD_ROOM = (60, 36), 120
"""The letters of what introduces the price at most and at least, and their room."""

WORKER, STEP, PLATE = 146, 176, 66
"""How large a builder is, the most from one to the next, and how high the plate below says what he can deliver."""

SAID = (50, 32)
"""Its letters at most and at least."""

FROM, GUEST = LEFT + WIDE + 24, 150
"""Where the builders begin, and how much room the Inn's guest takes at the right."""

RIGHT = 1382


def draw_builders(
    canvas: Canvas, view: Public, words: Words, top: int, asked: tuple[Seat, ...], touched: Key
) -> None:
    """Draw notice and price one over the other, beside them those who build in their order (R75), each over what they can
    deliver; in the lamp's light who is asked.
    """
    draw_notice(canvas, view, words, (LEFT, top + 8, WIDE, NOTICE))
    price = _price(words("render-caylus-each-batch"), next_points(view))
    canvas.put(price, LEFT, top + HIGH - PRICE - 8)
    here = view.table.castle
    step = min(STEP, (RIGHT - GUEST - FROM) // max(1, len(here)))
    foot = top + HIGH - 8
    for number, seat in enumerate(here):
        x, wide = FROM + number * step, step - 10
        box = (x, foot - PLATE - WORKER + 8, wide, WORKER + PLATE - 8)
        if seat in asked:
            boxes.lit(canvas, palette.LAMP, *box, 16, 8)
            boxes.box(canvas, "#F7EBA0", *box, 16)
        elif touched == "castle" and number == len(here) - 1:
            boxes.frame(canvas, palette.AQUA, *box, 16, 6)
        size = min(WORKER, wide)
        canvas.put_centred(worker(seat, size), x + wide / 2, foot - PLATE - size / 2 + 8)
        player = view.table.players[seat]
        batches = batches_of(player.cubes)
        loss = 0 if batches else min(player.points, NUMBERS.idle_loss)
        told = words("render-caylus-can-deliver", count=batches)
        canvas.put(_able(wide, told, loss, is_able=batches > 0), x, foot - PLATE)


@kept
def _able(wide: int, told: str, loss: int, *, is_able: bool) -> Sprite:
    """The plate of how many batches somebody can deliver, or of what is lost without one."""
    frame = palette.TICK if is_able else DANGER
    face, middle = Canvas(plaque(wide, PLATE, frame, 6).copy()), PLATE / 2
    size = round(PLATE * 0.68)
    across = 0.0
    if loss:
        across = width(signed(-loss), Face.NUMBER, size) + size + 2
        left = (wide - across) / 2
        face.write(signed(-loss), Face.NUMBER, size, DANGER, left, middle)
        face.put_centred(art.sticker("prestige", size), left + across - size / 2, middle)
    else:
        line = fit(told, Face.NAME, wide - 24, *SAID, 1)
        face.write(line.lines[0], Face.NAME, line.size, palette.INK, wide / 2, middle, "m")
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


@kept
def _price(told: str, points: int | None) -> Sprite:
    """A plate with what a stone of the castle costs, and what it is worth as long as one can be laid."""
    gain = () if points is None else (ARROW, f" {points}", "prestige")
    face, middle = Canvas(plaque(WIDE, PRICE).copy()), PRICE / 2
    line = fit(told, Face.NAME, TOLD_ROOM, *TOLD, 1)
    wide = face.write(line.lines[0], Face.NAME, line.size, palette.INK, 24, middle)
    room = WIDE - 48 - wide
    draw_line_centred(face, (*BATCH, *gain), 30 + wide + room / 2, middle, room, PRICE - 24)
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)
