"""The private picture of the castle: its stones, what they will bring, and every batch."""

from typing import NamedTuple

from games.caylus.content import NUMBERS, SECTION, Section
from games.caylus.views import Private, Public, given_in, so_far
from games.core.forms import Decision
from games.core.keys import parts_of
from games.core.model import Seat
from render.caylus.cards import APART, LOSS, answers, draw_answer
from render.caylus.castle import Site, coming, draw_castle, draw_stone, light_next
from render.caylus.ground import (
    COBBLE,
    COBBLE_DARK,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    draw_cobbles,
)
from render.caylus.pieces import CORNER, EARTH, plaque, worker
from render.caylus.stock import (
    BODY,
    LEFT,
    ROOM,
    WIDE,
    begun,
    choices,
)
from render.caylus.tally import DANGER, GOOD, outcome
from render.caylus.text import hand_text
from render.core import art, boxes, palette, signs, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

SITE = Site(LEFT + 10, BODY + 14, ROOM - 20, 290)
"""Where the castle stands."""

MOUND = 34
"""How far the rock reaches beyond the castle."""

SHORE = SITE.foot - 30
"""Where the sky behind the castle ends."""

TRACK, TRACK_HIGH, COUNTS = SITE.foot + 20, 128, 50
"""Where the board hangs that tells what lots bring, how high it is, and its line with how many everybody has."""

TOLD_WIDE, TOLD = 208, (46, 36)
"""How wide its part is that tells when the section is scored, and the letters there at most and at least."""

NOW, THEN, NEXT = (234, 286, 164)
"""How wide the cells are of what the own lots bring now, with the next one, and once a further one brings more."""

COUNTED, MOST_STEP = 300, 160
"""How wide what introduces everybody's lots is, and the most from one of them to the next."""

HEAD, SAID, BRINGS = 50, (42, 30), 58
"""How high a cell's head is, its letters at most and at least, and how large what the lots bring."""

POINTER = 40
"""How wide the arrow is from now to then."""

BATCHES = TRACK + TRACK_HIGH + COUNTS + 14
BATCH_HIGH, MOST_COLUMNS = 128, 3
"""How high the plate of a batch is, and how many lie in a row."""

STOP_WIDE, STOPPED = 190, (44, 32)
"""How wide the sign is of giving no more, and the letters there at most and at least."""


class Standing(NamedTuple):
    """So many lots of the section, what is said of them, and where on the board."""

    lots: int
    told: str
    box: tuple[int, int, int, int]
    is_lit: bool = False


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
    high = BATCHES + tall + 18
    canvas = begun(high, own, view, decision, chosen, scene, horizon=SHORE)
    canvas.put(_mound(), SITE.x - MOUND, SITE.foot - MOUND)
    canvas.put(_yard(high - SITE.foot - 8), 0, SITE.foot + 8)
    _draw_growing(canvas, own, view)
    if view.table.scored < len(SECTION):
        _draw_track(canvas, own, view, scene)
    for piece, line, box in zip(pieces, lines, lying.boxes, strict=True):
        draw_answer(canvas, box, line, piece.mark)
    loss = 0 if given_in(own) else min(view.table.players[own.seat].points, NUMBERS.idle_loss)
    told = scene.words("render-caylus-stop" if given_in(own) else "render-caylus-no-batch")
    canvas.put(_stop(own.seat, told, loss, tall), LEFT + ROOM - STOP_WIDE, BATCHES)
    return picture(canvas.image, "caylus-castle", hand_text(so_far(own, view), own.seat, scene))


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
    """Draw when the section is scored, and what the own lots bring then: as things are, and in light with the next one."""
    section = SECTION[view.table.scored]
    boxes.shadow(canvas, LEFT, TRACK, ROOM, TRACK_HIGH + COUNTS, 14)
    boxes.box(canvas, palette.NIGHT, LEFT, TRACK, ROOM, TRACK_HIGH + COUNTS, 14)
    _draw_counts(canvas, own, view, scene.words)
    told = scene.words("render-caylus-to-go", spaces=max(1, section.marker - view.table.bailiff))
    canvas.put_centred(art.sticker("bailiff", 62), LEFT + 38, TRACK + TRACK_HIGH / 2)
    line = fit(told, Face.NAME, TOLD_WIDE - 82, *TOLD, 2)
    canvas.write_lines(
        line.lines, Face.NAME, line.size, palette.PAPER, LEFT + 74, TRACK + TRACK_HIGH / 2
    )
    cells = standings(own, view, scene)
    for cell in cells:
        _draw_cell(canvas, scene.words, section, cell)
    if len(cells) > 1:
        x, _, wide, _ = cells[0].box
        canvas.put_centred(_pointer(), x + wide + POINTER / 2, TRACK + TRACK_HIGH / 2)


def _draw_counts(canvas: Canvas, own: Private, view: Public, words: Words) -> None:
    """Draw how many lots of the section everybody has, the own seat in a frame."""
    middle, here = TRACK + TRACK_HIGH + COUNTS / 2 - 4, lots_of(own, view)
    line = fit(words("render-caylus-so-far"), Face.NAME, COUNTED - 30, *TOLD, 1)
    canvas.write(line.lines[0], Face.NAME, line.size, palette.MIST, LEFT + 18, middle)
    step = min(MOST_STEP, (ROOM - COUNTED) / len(here))
    for number, (seat, count) in enumerate(here.items()):
        x = LEFT + COUNTED + step * number
        if seat == own.seat:
            boxes.outline(canvas, palette.PAPER, x - 6, middle - 22, 92, 44, 12, 3)
        canvas.put_centred(tokens.seal(seat, 17), x + 18, middle)
        canvas.write(str(count), Face.NUMBER, 42, palette.PAPER, x + 46, middle)


def standings(own: Private, view: Public, scene: Scene) -> tuple[Standing, ...]:
    """What is told of the own lots: now; with the next one, unless that lies in the next section; and once one more than that
    brings more.
    """
    words, now, y = scene.words, lots_of(own, view)[own.seat], TRACK + 8
    x, high = LEFT + TOLD_WIDE, TRACK_HIGH - 16
    found = [Standing(now, words("render-caylus-lots-now", lots=now), (x, y, NOW, high))]
    if reached(own, view) is None:
        return tuple(found)
    x += NOW + POINTER
    told = words("render-caylus-lots-then", lots=now + 1)
    found.append(Standing(now + 1, told, (x, y, THEN, high), is_lit=True))
    later = next((lots for lots in thresholds(SECTION[view.table.scored]) if lots > now + 1), None)
    if later is not None:
        x += THEN + 12
        told = words("render-caylus-lots", lots=later)
        found.append(Standing(later, told, (x, y, NEXT, high)))
    return tuple(found)


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


def _draw_cell(canvas: Canvas, words: Words, section: Section, cell: Standing) -> None:
    """Draw a number of lots, and below it what they bring: points lost on red, favors on blue."""
    x, y, wide, high = cell.box
    favors, loss = outcome(section, cell.lots)
    ground = DANGER if loss else GOOD if favors else palette.WELL
    if cell.is_lit:
        boxes.lit(canvas, palette.LAMP, *cell.box, 12, 6)
    boxes.box(canvas, palette.PAPER if cell.is_lit else palette.PANEL, *cell.box, 12)
    boxes.box(canvas, ground, x, y + HEAD, wide, high - HEAD, 12)
    if cell.is_lit:
        boxes.outline(canvas, palette.LAMP, x - 3, y - 3, wide + 6, high + 6, 14, 6)
    ink = palette.INK if cell.is_lit else palette.PAPER
    line = fit(cell.told, Face.NAME, wide - 20, *SAID, 1)
    canvas.write(line.lines[0], Face.NAME, line.size, ink, x + wide / 2, y + HEAD / 2, "m")
    across, middle = x + wide / 2, y + (HEAD + high) / 2
    if loss:
        canvas.write(signed(-loss), Face.NUMBER, BRINGS, palette.PAPER, across - 2, middle, "r")
        canvas.put_centred(art.sticker("prestige", BRINGS - 6), across + 32, middle)
    elif favors:
        for number in range(favors):
            along = across + (number - (favors - 1) / 2) * BRINGS
            canvas.put_centred(art.sticker("favor", BRINGS), along, middle)
    else:
        line = fit(words("render-caylus-no-loss"), Face.NAME, wide - 20, *SAID, 1)
        canvas.write(line.lines[0], Face.NAME, line.size, palette.MIST, across, middle, "m")


@kept
def _pointer() -> Sprite:
    """The arrow from what is to what will be."""
    sketch = Sketch(POINTER, 60, 6)
    for colour, stroke in ((palette.INK, 17.0), (palette.LAMP, 10.0)):
        sketch.line(colour, stroke, [(12, 12), (28, 30), (12, 48)])
    return sketch.done()


@kept
def _stop(seat: Seat, told: str, loss: int, high: int) -> Sprite:
    """The sign of giving no more: what is done, a worker who stands still, and the points that are lost by that, or none."""
    face = Canvas(plaque(STOP_WIDE, high, LOSS if loss else EARTH, 8).copy())
    line = fit(told, Face.NAME, STOP_WIDE - 24, *STOPPED, 1)
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, STOP_WIDE / 2, 34, "m")
    middle = (high + 46) / 2
    across = 40 if loss else STOP_WIDE / 2 - 6
    face.put_centred(worker(seat, 62), across, middle)
    face.put_centred(signs.cross(15), across + 20, middle + 17)
    if loss:
        face.write(signed(-loss), Face.NUMBER, 58, LOSS, 130, middle, "r")
        face.put_centred(art.sticker("prestige", 50), 156, middle)
    return boxes.raised(face.image, CORNER)


@kept
def _yard(high: int) -> Sprite:
    """The paved yard before the castle."""
    sketch, chance = Sketch(WIDE, high, 4, BROAD), Scatter(29)
    sketch.box(COBBLE_DARK, -4, 0, WIDE + 8, high + 4, 0)
    sketch.box(COBBLE, -4, 5, WIDE + 8, high, 0)
    draw_cobbles(sketch, chance, 190, 12)
    return sketch.done()


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


def thresholds(section: Section) -> list[int]:
    """The numbers of houses from which on scoring brings something else."""
    most = len(section.houses)
    return [
        houses
        for houses in range(most)
        if not houses or outcome(section, houses) != outcome(section, houses - 1)
    ]
