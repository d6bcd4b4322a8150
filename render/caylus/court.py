"""The private pictures of castle and favors: the stones and what they will bring, with every batch; the favor table, large."""

from games.caylus.content import LINES, NUMBERS, SECTION, Section
from games.caylus.views import Private, Public, given_in
from games.core.forms import Decision
from games.core.keys import parts_of
from games.core.model import Seat
from render.caylus.cards import APART, LOSS, answers, draw_answer
from render.caylus.castle import Site, coming, draw_castle, draw_stone, light_next
from render.caylus.favors import Sheet, draw_favors
from render.caylus.ground import ROCK, ROCK_DARK, ROCK_LIGHT
from render.caylus.pieces import CORNER, EARTH, plaque, worker
from render.caylus.stock import (
    BADGE,
    BODY,
    LEFT,
    MOST_HIGH,
    ROOM,
    begun,
    choices,
)
from render.caylus.tally import DANGER, GOOD, outcome
from render.caylus.text import hand_text
from render.core import art, boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.scatter import Scatter
from render.core.sketch import Sketch

SITE = Site(LEFT + 10, BODY + 8, ROOM - 20, 210)
"""Where the castle stands."""

MOUND = 34
"""How far the rock reaches beyond the castle."""

SHORE = SITE.foot - 24
"""Where the sky behind the castle ends."""

TRACK, TRACK_HIGH = SITE.foot + 12, 116
"""Where the board hangs that tells what lots of the section bring, and how high it is."""

TOLD_WIDE, TOLD = 212, (46, 36)
"""How wide its part is that tells when the section is scored, and the letters there at most and at least."""

HEAD, FANNED, FAINT = 48, 15, 0.5
"""How high the number of lots stands over what they bring; how far one favor lies from the next; how strong those are that
one lot less brings too.
"""

BATCHES = TRACK + TRACK_HIGH + 12
BATCH_HIGH, MOST_COLUMNS = 128, 3
"""How high the plate of a batch is, and how many lie in a row."""

STOP_WIDE, STOPPED = 178, (44, 32)
"""How wide the sign is of giving no more, and the letters there at most and at least."""

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
    lying = answers(len(pieces), 3.1, (LEFT, BATCHES, ROOM - STOP_WIDE - APART, tall))
    canvas = begun(BATCHES + tall + 14, own, view, decision, chosen, scene, horizon=SHORE)
    canvas.put(_mound(), SITE.x - MOUND, SITE.foot - MOUND)
    _draw_growing(canvas, own, view)
    if view.table.scored < len(SECTION):
        _draw_track(canvas, own, view, scene)
    for piece, line, box in zip(pieces, lines, lying.boxes, strict=True):
        draw_answer(canvas, box, line, piece.mark)
    loss = 0 if given_in(own) else min(view.table.players[own.seat].points, NUMBERS.idle_loss)
    told = scene.words("render-caylus-stop" if given_in(own) else "render-caylus-no-batch")
    canvas.put(_stop(own.seat, told, loss, tall), LEFT + ROOM - STOP_WIDE, BATCHES)
    return picture(canvas.image, "caylus-castle", hand_text(view, own.seat, scene))


def _draw_growing(canvas: Canvas, own: Private, view: Public) -> None:
    """Draw the castle with the stones of the batches given in this turn, and in light, where the next one will lie, what it is
    worth.
    """
    scored, given = view.table.scored, given_in(own)
    draw_castle(canvas, view, SITE)
    for section, lot in coming(view, given):
        draw_stone(canvas, SITE, (scored, section, lot), own.seat, is_new=True)
    light_next(canvas, view, SITE, given)


def _draw_track(canvas: Canvas, own: Private, view: Public, scene: Scene) -> None:
    """Draw when the section is scored, and for each number of lots what it brings then, with the seals of all who have as many;
    in light where the next lot leads.
    """
    table, section = view.table, SECTION[view.table.scored]
    boxes.shadow(canvas, LEFT, TRACK, ROOM, TRACK_HIGH, 14)
    boxes.box(canvas, palette.NIGHT, LEFT, TRACK, ROOM, TRACK_HIGH, 14)
    told = scene.words("render-caylus-to-go", spaces=max(1, section.marker - table.bailiff))
    canvas.put_centred(art.sticker("bailiff", 58), LEFT + 36, TRACK + TRACK_HIGH / 2)
    line = fit(told, Face.NAME, TOLD_WIDE - 76, *TOLD, 2)
    canvas.write_lines(
        line.lines, Face.NAME, line.size, palette.PAPER, LEFT + 70, TRACK + TRACK_HIGH / 2
    )
    here, most = lots_of(own, view), thresholds(section)[-1]
    next_ = reached(own, view)
    for lots in range(most + 1):
        box = cell(most, lots)
        _draw_cell(canvas, section, lots, box, is_lit=lots == next_)
        seats = tuple(seat for seat, count in here.items() if min(count, most) == lots)
        _draw_seals(canvas, seats, own.seat, box)


def cell(most: int, lots: int) -> tuple[int, int, int, int]:
    """Where the track tells what so many lots bring, of so many at most."""
    step = (ROOM - TOLD_WIDE - 8) / (most + 1)
    return round(LEFT + TOLD_WIDE + lots * step), TRACK + 8, round(step) - 5, TRACK_HIGH - 16


def lots_of(own: Private, view: Public) -> dict[Seat, int]:
    """How many lots of the section under construction everybody has, the own seat with those given in this turn."""
    table = view.table
    new = [number for number, _ in coming(view, given_in(own))].count(table.scored)
    here = table.lots[table.scored]
    return {seat: here.count(seat) + new * (seat == own.seat) for seat in table.order}


def reached(own: Private, view: Public) -> int | None:
    """How many lots of the section the seat has with the next batch, as far as more of them bring more; none where that lies in
    the next section.
    """
    scored, given = view.table.scored, given_in(own)
    stones = coming(view, given + 1)
    if len(stones) <= given or stones[given][0] != scored:
        return None
    return min(lots_of(own, view)[own.seat] + 1, thresholds(SECTION[scored])[-1])


def _draw_cell(
    canvas: Canvas, section: Section, lots: int, box: tuple[int, int, int, int], *, is_lit: bool
) -> None:
    """Draw a number of lots, and below it what they bring: points lost on red, favors on blue, paler where one lot less brings
    as many.
    """
    x, y, wide, high = box
    favors, loss = outcome(section, lots)
    is_step = lots in thresholds(section)
    ground = DANGER if loss else GOOD if favors and is_step else palette.WELL
    boxes.box(canvas, palette.PAPER if is_lit else palette.WELL, *box, 10)
    boxes.box(canvas, ground, x, y + HEAD, wide, high - HEAD, 10)
    if is_lit:
        boxes.lit(canvas, palette.LAMP, *box, 10, 5)
    ink = palette.INK if is_lit else palette.MIST
    canvas.write(str(lots), Face.NUMBER, 44, ink, x + 8, y + HEAD / 2)
    middle, across = y + (HEAD + high) / 2, x + wide / 2
    if loss:
        canvas.write(signed(-loss), Face.NUMBER, 46, palette.PAPER, across, middle, "m")
    for number in range(favors):
        along = across + (number - (favors - 1) / 2) * FANNED
        canvas.put_centred(art.sticker("favor", 46), along, middle, 1.0 if is_step else FAINT)
    if not loss and not favors:
        canvas.write("0", Face.NUMBER, 40, palette.MIST, across, middle, "m")


def _draw_seals(
    canvas: Canvas, seats: tuple[Seat, ...], own: Seat, box: tuple[int, int, int, int]
) -> None:
    """Draw who has so many lots, beside that number; whoever is asked the largest and on top."""
    x, y, wide, _ = box
    first, last = x + 53, x + wide - 18
    step = min(26.0, (last - first) / max(1, len(seats) - 1))
    for number, seat in enumerate(sorted(seats, key=lambda seat: seat == own)):
        radius = 19 if seat == own else 14
        canvas.put_centred(tokens.seal(seat, radius), first + number * step, y + HEAD / 2)


@kept
def _stop(seat: Seat, told: str, loss: int, high: int) -> Sprite:
    """The sign of giving no more: what is done, a worker who stands still, and the points that are lost by that, or none."""
    face = Canvas(plaque(STOP_WIDE, high, LOSS if loss else EARTH, 8).copy())
    line = fit(told, Face.NAME, STOP_WIDE - 24, *STOPPED, 1)
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, STOP_WIDE / 2, 34, "m")
    middle = (high + 46) / 2
    face.put_centred(worker(seat, 58), 34, middle)
    face.put_centred(signs.cross(14), 54, middle + 16)
    ink = LOSS if loss else palette.INK
    face.write(signed(-loss) if loss else "0", Face.NUMBER, 58, ink, 121, middle, "r")
    face.put_centred(art.sticker("prestige", 48), 146, middle)
    return boxes.raised(face.image, CORNER)


@kept
def _mound() -> Sprite:
    """The rock under the castle."""
    wide, chance = SITE.wide + 2 * MOUND, Scatter(4)
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


def thresholds(section: Section) -> list[int]:
    """The numbers of houses from which on scoring brings something else."""
    most = len(section.houses)
    return [
        houses
        for houses in range(most)
        if not houses or outcome(section, houses) != outcome(section, houses - 1)
    ]
