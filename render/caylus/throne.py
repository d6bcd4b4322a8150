"""The private picture of a favor: the king in his hall, and a banner for each line, in light the step to be gained."""

from games.caylus.content import LINES
from games.caylus.views import Private, Public, open_columns
from games.core.forms import Decision
from games.core.model import Notes, Seat
from render.caylus.favors import CLOTH, KING, LINE_ICONS, king
from render.caylus.pieces import worth
from render.caylus.stock import BADGE, BODY, WIDE, badged, begun, choices
from render.caylus.text import hand_text
from render.caylus.vocabulary import gain_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.leader import GOLD
from render.core.lettering import Face
from render.core.sketch import BROAD, Sketch

HIGH = 762
COLUMNS = 5

FIRST, STEP, WIDTH = 222, 193, 172
"""Where the first banner begins, the way from one to the next, and how wide one is."""

ROD = BODY + 14
"""The height of the rod on which the banners hang."""

HEAD, CELL, TAIL = 94, 88, 28
"""How high a banner's head is, a step on it, and its two tails."""

INSET, GAP = 16, 6
"""What lies between a step and the banner's edges, and between two steps."""

GAIN, DIM_GAIN, SEVERAL, CLOSE = 68, 62, 54, 0.8
"""How large is what a step brings: that to be gained, and others; each of several at most, and the way between them in their
sizes.
"""

PASSED, AHEAD, SHUT = 0.95, 0.9, 0.4
"""How strong is what steps bring that one has taken, that are open, and that are not."""

LIGHT = {"passed": 0.5, "ahead": 0.3}
"""How much lighter than its banner a step is that one has taken, and one that is farther than the next."""

OWN, WAS, OTHER, LAP = 25, 17, 18, 8
"""The radii of the own seal, of that where it comes from, of those of others, and how far within a step's edges they are."""

ARROW, FADED = 36, 0.75
"""How wide the arrow is between the own seals, and how strong the one is where it comes from."""

THRONE = 1.62
"""How many times as large as on the board the king is."""

FLOOR = HIGH - 62
"""Where the hall's floor begins."""

STONE, STONE_DARK, STONE_LIGHT = "#6E5A5C", "#5C494C", "#7D686A"
CURTAIN, CURTAIN_DARK = "#5A2440", "#471A31"
CARPET, CARPET_DARK = "#9C2F3A", "#7C222C"
TILE, TILE_DARK = "#B79B72", "#A08459"


def draw_choice(
    own: Private,
    view: Public,
    decision: Decision,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture for a favor: the banners with the badges of their lines, in light the step that each would bring."""
    canvas = begun(HIGH, own, view, decision, chosen, scene, ground=_hall())
    wide, high = KING
    canvas.put(king(THRONE), (FIRST - wide * THRONE) / 2, FLOOR + 16 - high * THRONE)
    canvas.put_centred(art.sticker("favor", 92), FIRST / 2, BODY + 92)
    pieces = badged(choices(decision, ("line",), chosen), notes)
    badges = {piece.key: piece.mark.badge for piece in pieces}
    for row, line in enumerate(LINES):
        _draw_line(canvas, view, scene.words, own.seat, row, badges.get(line))
    return picture(canvas.image, "caylus-favors", hand_text(view, own.seat, scene))


def left_of(row: int) -> int:
    """Where the banner of a line begins."""
    return FIRST + row * STEP


def cell(row: int, column: int) -> tuple[int, int, int, int]:
    """Where a step lies on the banner of a line."""
    top = ROD + HEAD + column * CELL
    return left_of(row) + INSET, top, WIDTH - 2 * INSET, CELL - GAP


def _draw_line(
    canvas: Canvas, view: Public, words: Words, own: Seat, row: int, badge: str | None
) -> None:
    """Draw the banner of a line with what its steps bring and whoever has come so far; without a badge it cannot be chosen."""
    left, shut = left_of(row), open_columns(view.table)
    here = view.table.players[own].favors[row]
    canvas.put(_banner(CLOTH[row]), left, ROD)
    middle = ROD + 6 + HEAD / 2
    canvas.put_centred(
        art.sticker(LINE_ICONS[row], 70), left + (130 if badge else WIDTH / 2), middle
    )
    if badge:
        canvas.put_centred(tokens.badge(badge, BADGE), left + 62, middle)
    lit = min(here, shut - 1) if badge else -1
    for column in range(COLUMNS):
        _draw_step(canvas, words, row, column, lit=lit, taken=here, shut=shut)
    for column in range(shut):
        seats = [
            seat
            for seat, player in enumerate(view.table.players)
            if player.favors[row] == column + 1 and seat != own
        ]
        _draw_others(canvas, seats, row, column)
    _draw_own(canvas, own, row, here, lit)


def _draw_step(
    canvas: Canvas, words: Words, row: int, column: int, *, lit: int, taken: int, shut: int
) -> None:
    """Draw what a step brings: in light where it is to be gained now, else in the banner's own colours."""
    x, y, wide, high = cell(row, column)
    cloth, is_lit = CLOTH[row], column == lit
    if is_lit:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, 14, 6)
        boxes.box(canvas, palette.PAPER, x, y, wide, high, 14)
        boxes.outline(canvas, palette.LAMP, x - 3, y - 3, wide + 6, high + 6, 16, 6)
    elif column < shut:
        share = LIGHT["passed" if column < taken else "ahead"]
        boxes.box(canvas, palette.mixed(cloth, palette.WHITE, share), x, y, wide, high, 14)
    strength = 1.0 if is_lit else PASSED if column < taken else AHEAD if column < shut else SHUT
    left = OWN + LAP if is_lit else 0
    across, middle = x + (left + wide) / 2, y + high / 2
    gain, size = gain_of(LINES[row], column), GAIN if is_lit else DIM_GAIN
    if not gain:
        _write_nothing(canvas, words, (across, middle), wide - left - 16, is_lit=is_lit)
    elif gain[0][0] == " ":
        canvas.put_centred(worth(gain, size), across, middle, strength)
    else:
        size = min(size, SEVERAL) if len(gain) > 1 else size
        for number, icon in enumerate(gain):
            along = (number - (len(gain) - 1) / 2) * size * CLOSE
            canvas.put_centred(art.sticker(icon, size), across + along, middle, strength)


def _write_nothing(
    canvas: Canvas, words: Words, at: tuple[float, float], room: int, *, is_lit: bool
) -> None:
    """Write that a step brings nothing: in a word where it would be the one to be gained."""
    if is_lit:
        told = fit(words("render-caylus-nothing"), Face.NAME, room, 46, 30, 1)
        canvas.write(told.lines[0], Face.NAME, told.size, palette.INK, *at, "m")
    else:
        canvas.write("–", Face.NUMBER, DIM_GAIN, palette.PAPER, *at, "m")


def _draw_others(canvas: Canvas, seats: list[Seat], row: int, column: int) -> None:
    """Draw the seals of others who stand on a step at its right edge, one over the other."""
    x, y, wide, high = cell(row, column)
    step = min(2.0 * OTHER, (high - 2 * OTHER) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        middle = y + high / 2 + (number - (len(seats) - 1) / 2) * step
        canvas.put_centred(tokens.seal(seat, OTHER), x + wide - LAP / 2, middle)


def _draw_own(canvas: Canvas, seat: Seat, row: int, taken: int, lit: int) -> None:
    """Draw the own seal at the left of the step in light, and an arrow from where it stands now; there where none is lit."""
    x, y, _, high = cell(row, taken - 1)
    now = y + high / 2
    if lit < 0:
        if taken:
            canvas.put_centred(tokens.seal(seat, OWN), x + LAP, now)
        return
    then = cell(row, lit)[1] + high / 2
    if lit >= taken:
        begin = now + WAS - 4 if taken else now + 22
        canvas.put(_arrow(round(then - OWN - 2 - begin)), x + LAP - ARROW / 2, begin)
    if taken and lit >= taken:
        canvas.put_centred(tokens.seal(seat, WAS), x + LAP, now, FADED)
    canvas.put_centred(tokens.seal(seat, OWN), x + LAP, then)


@kept
def _arrow(high: int) -> Sprite:
    """An arrow that points down, so high."""
    sketch, middle = Sketch(ARROW, high, 8), ARROW / 2
    head = [(4, high - 18), (middle, high - 5), (ARROW - 4, high - 18)]
    for colour, across in ((palette.KEYLINE, 19.0), (palette.INK, 14.0), (palette.LAMP, 8.0)):
        sketch.line(colour, across, [(middle, 4), (middle, high - 7)])
        sketch.line(colour, across, head)
    return sketch.done()


@kept
def _banner(colour: str) -> Sprite:
    """A long banner on its rod, fringed with gold and cut in two tails."""
    high = HEAD + COLUMNS * CELL + TAIL
    sketch = Sketch(WIDTH, high, 12, BROAD)
    low, middle = high - TAIL, WIDTH / 2
    dark = palette.mixed(colour, palette.INK, 0.3)
    for paint, out in ((palette.INK, 3.0), (GOLD, 0.5), (colour, -5.0)):
        outline = [
            (-out, 0),
            (WIDTH + out, 0),
            (WIDTH + out, high + out),
            (middle, low + out),
            (-out, high + out),
        ]
        sketch.poly(paint, outline)
    for x in range(8, WIDTH - 12, 52):
        sketch.box(dark + "50", x, 0, 24, low - 8, 0)
    sketch.line(palette.INK, 17, [(-6, 2), (WIDTH + 6, 2)])
    sketch.line("#A9794A", 11, [(-6, 1), (WIDTH + 6, 1)])
    for x in (-6, WIDTH + 6):
        sketch.oval(palette.INK, x, 1, 10)
        sketch.oval(GOLD, x, 1, 7.5)
    return sketch.done()


@kept
def _hall() -> Sprite:
    """The throne hall: a wall of hewn stone, the king's canopy, a tiled floor with the carpet before the throne."""
    high, floor = HIGH, FLOOR
    sketch = Sketch(WIDE, high, scale=BROAD)
    sketch.box(STONE, 0, 0, WIDE, floor, 0)
    for row in range(floor // 44 + 1):
        for place in range(-1, WIDE // 96 + 1):
            x, y = place * 96 + 48 * (row % 2), row * 44
            paint = (STONE, STONE_LIGHT, STONE)[(row * 5 + place * 3) % 3]
            sketch.box(STONE_DARK, x, y, 96, 44, 0)
            sketch.box(paint, x + 2, y + 2, 92, 40, 4)
    sketch.box(TILE_DARK, 0, floor, WIDE, high - floor, 0)
    for number in range(-1, 15):
        x = number * 76
        edges = [(x + 30, floor + 6), (x + 66, floor + 6), (x + 54, high), (x + 12, high)]
        sketch.poly(TILE, edges)
    sketch.box(palette.INK, 14, floor - 12, FIRST - 28, 30, 4)
    sketch.box(STONE_LIGHT, 17, floor - 9, FIRST - 34, 24, 3)
    sketch.poly(CARPET_DARK, [(44, floor + 12), (FIRST - 44, floor + 12), (FIRST, high), (0, high)])
    sketch.poly(
        CARPET, [(54, floor + 12), (FIRST - 54, floor + 12), (FIRST - 14, high), (14, high)]
    )
    left, right = 14, FIRST - 14
    sketch.box(palette.INK, left - 3, BODY, right - left + 6, floor - BODY - 10, 6)
    for fold in range(left, right, 24):
        paint = CURTAIN if (fold - left) // 24 % 2 else CURTAIN_DARK
        sketch.box(paint, fold, BODY, min(24, right - fold), floor - BODY - 14, 0)
    scallop = (right - left) / 5
    for grown, paints in ((3, (palette.INK, palette.INK)), (0, ("#8E3A5C", "#A9506F"))):
        for number in range(5):
            begin, paint = left + number * scallop, paints[number % 2]
            sketch.box(paint, begin - grown, BODY - grown, scallop + 2 * grown, 34 + grown, 0)
            sketch.oval(paint, begin + scallop / 2, BODY + 34, scallop / 2 + grown, 14 + grown)
    sketch.line(GOLD, 5, [(left - 2, BODY + 4), (right + 2, BODY + 4)])
    return sketch.done()
