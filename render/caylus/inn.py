"""The private picture of the Inn: two doors, one into the warm room and one out on the road, with what comes of each."""

from games.caylus.content import NUMBERS
from games.caylus.views import Private, Public
from games.core.forms import Decision
from games.core.model import Seat
from render.caylus.ground import COBBLE, COBBLE_DARK, MEADOW, SAND, SAND_EDGE, SKY, draw_cobbles
from render.caylus.pieces import CORNER, arrow, coin, plaque, worker
from render.caylus.stock import BODY, WIDE, begun
from render.caylus.text import hand_text
from render.core import boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.place.garden import draw_bush, draw_tree
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

HOUSE_TOP, HOUSE_HIGH = BODY + 2, 292
STREET = HOUSE_TOP + HOUSE_HIGH
"""Where the house ends and the street before it begins."""

TOLD_TOP, TOLD_HIGH = STREET + 14, 152
HIGH = TOLD_TOP + TOLD_HIGH + 14

DOORS = (250, 750)
"""Where the middles of both doors are: in and out."""

DOOR_WIDE, DOOR_HIGH = 236, 214
WORKER = 176
"""How large the worker is in a door."""

TOLD_WIDE, SIGN = 470, 80
"""How wide the plate below a door is, and how large its icons are."""

SIGNS, WORDS, TOLD = 52, 120, (44, 31)
"""The middles of a plate's icons and words, and the letters of those at most and at least."""

COIN = 62
"""How large each of two prices is."""

NAME_HIGH, NAME, NAMES = 60, (58, 36), HOUSE_TOP + 52
"""How high the board with what is done is, its letters at most and at least, and its middle."""

ALONE = 2
"""With so many players whoever is left alone pays more."""

WALL, TIMBER, TIMBER_DARK = "#E8D6AE", "#8A5A30", "#5C3A1B"
ROOF, ROOF_DARK = "#A4513A", "#7E3A28"
GLOW = ("#E59A3C", "#FFD98A", "#C9792B")
"""The light of the room: its wall, around its lamp, its floor."""


def draw_inn(
    own: Private,
    view: Public,
    decision: Decision,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of a guest who may stay, so that all the next workers are cheap, or come home."""
    canvas = begun(HIGH, own, view, decision, chosen, scene)
    canvas.put(_street(), 0, STREET - 10)
    canvas.put(_house(), 0, HOUSE_TOP)
    foot = STREET - 4
    stay, leave = DOORS
    canvas.put_centred(worker(own.seat, WORKER), stay + 26, foot - WORKER / 2)
    canvas.put_centred(worker(own.seat, WORKER), leave - 26, foot - WORKER / 2)
    canvas.put_centred(_way_out(), leave + 92, foot - 74)
    for middle, name, most in ((stay, "stay", 1), (leave, "leave", dearest(view))):
        canvas.put_centred(_named(scene.words(f"render-caylus-{name}")), middle, NAMES)
        said = scene.words(f"render-caylus-{name}-told", most=most)
        told = _told(own.seat, said, most, is_home=middle == leave)
        canvas.put(told, middle - TOLD_WIDE / 2, TOLD_TOP)
    return picture(canvas.image, "caylus-site", hand_text(view, own.seat, scene))


def dearest(view: Public) -> int:
    """What a worker costs at most whose owner is no guest."""
    count = len(view.table.players)
    return NUMBERS.alone_price if count == ALONE else count


@kept
def _named(name: str) -> Sprite:
    """A board over a door."""
    wide = DOOR_WIDE + 40
    face = Canvas(plaque(wide, NAME_HIGH, TIMBER_DARK, 6).copy())
    line = fit(name, Face.NAME, wide - 30, *NAME, 1)
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, wide / 2, NAME_HIGH / 2, "m")
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


@kept
def _told(seat: Seat, said: str, most: int, *, is_home: bool) -> Sprite:
    """A plate: the worker who comes home, if any, and what every worker costs, one denier or up to `most`; below, in words."""
    face = Canvas(plaque(TOLD_WIDE, TOLD_HIGH, edge=8).copy())
    middle, left = SIGNS, 100.0
    line = fit(said, Face.NAME, TOLD_WIDE - 30, *TOLD, 1)
    face.write(line.lines[0], Face.NAME, line.size, palette.INK, TOLD_WIDE / 2, WORDS, "m")
    if is_home:
        face.write("+1", Face.NUMBER, SIGN - 6, palette.TICK, 24, middle)
        face.put_centred(worker(seat, SIGN), 130, middle)
        face.fill(WALL, 180, 16, 5, 2 * SIGNS - 32)
        left = 188.0
    face.put_centred(worker(seat, SIGN), left + 42, middle)
    face.put_centred(arrow(46), left + 104, middle)
    if most == 1:
        face.put_centred(coin(1, SIGN + 6), left + 184, middle)
    else:
        for price, x in ((1, 154), (most, 226)):
            face.put_centred(coin(price, COIN), left + x, middle)
        face.fill(palette.INK, left + 187, middle - 3, 7, 6)
    return boxes.raised(face.image, CORNER)


@kept
def _house() -> Sprite:
    """The front of the Inn: timber and plaster under the eaves, its two doors, a lantern and its sign between them."""
    sketch, chance = Sketch(WIDE, HOUSE_HIGH, 12, BROAD), Scatter(6)
    eaves, left, right = 34, 14, WIDE - 14
    sketch.box(TIMBER_DARK, left, eaves - 6, right - left, HOUSE_HIGH - eaves + 6, 4)
    sketch.box(WALL, left + 5, eaves, right - left - 10, HOUSE_HIGH - eaves - 4, 0)
    for x in (left + 12, 96, 404, 596, 904, right - 12):
        sketch.line(TIMBER_DARK, 20, [(x, eaves), (x, HOUSE_HIGH - 4)])
        sketch.line(TIMBER, 14, [(x, eaves), (x, HOUSE_HIGH - 4)])
    for one, other in ((404, 596), (26, 96), (904, 974)):
        low = HOUSE_HIGH - 12
        sketch.line(TIMBER_DARK, 17, [(one, low), (other, 190)])
        sketch.line(TIMBER, 11, [(one, low), (other, 190)])
        for y in (186, low):
            sketch.line(TIMBER_DARK, 18, [(one, y), (other, y)])
            sketch.line(TIMBER, 12, [(one, y), (other, y)])
    for row in range(2):
        for tile in range(-1, 28):
            x, y = tile * 37 + row * 18 - 6, row * 17 - 8
            colour = chance.pick((ROOF, "#B05D45", "#9A4934"))
            sketch.box(ROOF_DARK, x - 2, y - 2, 39, 30, 11)
            sketch.box(colour, x, y, 35, 27, 10)
    sketch.line(TIMBER_DARK, 12, [(6, eaves + 8), (WIDE - 6, eaves + 8)])
    _draw_sign(sketch, WIDE / 2, 62)
    done = sketch.done()
    face = Canvas(done.colour)
    foot = HOUSE_HIGH - DOOR_HIGH + done.margin
    for middle, door in zip(DOORS, (_room(), _outside()), strict=True):
        face.put(door, middle - DOOR_WIDE / 2 + done.margin, foot)
    return done


def _draw_sign(sketch: Sketch, x: float, y: float) -> None:
    """A board with a mug that hangs from a beam."""
    for side in (-44, 44):
        sketch.line(palette.INK, 4, [(x + side, y - 24), (x + side, y + 6)])
    sketch.box(palette.INK, x - 66, y, 132, 112, 14)
    sketch.box("#35567A", x - 61, y + 5, 122, 102, 11)
    sketch.box(palette.INK, x + 12, y + 38, 44, 44, 18)
    sketch.box("#35567A", x + 20, y + 48, 24, 24, 10)
    sketch.box(palette.INK, x - 36, y + 24, 66, 72, 10)
    sketch.box("#D9A24A", x - 31, y + 29, 56, 62, 7)
    for stave in (-14, 4):
        sketch.line("#A9742C", 4, [(x + stave, y + 46), (x + stave, y + 88)])
    for dx, radius in ((-26, 13), (-6, 16), (16, 13)):
        sketch.oval(palette.INK, x + dx, y + 28, radius + 4)
    for dx, radius in ((-26, 13), (-6, 16), (16, 13)):
        sketch.oval("#FFF7E4", x + dx, y + 28, radius)


def _framed(sketch: Sketch) -> None:
    """Draw the timber of a door around what is seen through it."""
    for colour, across in ((TIMBER_DARK, 20.0), (TIMBER, 13.0)):
        frame = [(4, DOOR_HIGH), (4, 4), (DOOR_WIDE - 4, 4), (DOOR_WIDE - 4, DOOR_HIGH)]
        sketch.line(colour, across, frame)


@kept
def _room() -> Sprite:
    """What is seen through the door of the room: lamplight, a table with mugs, a cask."""
    sketch = Sketch(DOOR_WIDE, DOOR_HIGH, 12, BROAD)
    wall, light, floor = GLOW
    sketch.box(wall, 0, 0, DOOR_WIDE, DOOR_HIGH, 0)
    for radius in (96, 66):
        sketch.oval(light + "70", 70, 64, radius)
    sketch.box(floor, 0, DOOR_HIGH - 44, DOOR_WIDE, 44, 0)
    sketch.line(palette.INK, 4, [(70, 0), (70, 40)])
    sketch.poly(palette.INK, [(48, 56), (92, 56), (80, 34), (60, 34)])
    sketch.oval("#FFF3C8", 70, 60, 15)
    sketch.box(palette.INK, 14, 118, 92, 16, 5)
    sketch.box("#A9723C", 17, 121, 86, 10, 3)
    for x in (26, 94):
        sketch.line(palette.INK, 12, [(x, 134), (x, 196)])
        sketch.line("#8A5A30", 7, [(x, 134), (x, 196)])
    for x in (34, 70):
        sketch.box(palette.INK, x - 12, 90, 26, 30, 5)
        sketch.box("#D9A24A", x - 9, 93, 20, 25, 3)
        sketch.oval("#FFF7E4", x + 1, 92, 13, 6)
    _framed(sketch)
    return sketch.done()


@kept
def _outside() -> Sprite:
    """What is seen through the other door: evening over a meadow, and the road that leads away."""
    sketch = Sketch(DOOR_WIDE, DOOR_HIGH, 12, BROAD)
    for number, (_, colour) in enumerate(SKY):
        sketch.box(colour, 0, number * 26, DOOR_WIDE, 60, 0)
    sketch.oval("#FFF6DC", 172, 84, 20)
    sketch.poly(
        "#8E9A66", [(0, 108), (80, 88), (160, 104), (DOOR_WIDE, 92), (DOOR_WIDE, 140), (0, 140)]
    )
    sketch.box(MEADOW[0][1], 0, 116, DOOR_WIDE, DOOR_HIGH - 116, 0)
    draw_tree(sketch, 42, 122, 1.0)
    draw_bush(sketch, 214, 126, 1.0)
    for colour, out in ((SAND_EDGE, 5), (SAND, 0)):
        sketch.poly(
            colour,
            [(150 - out, 114), (166 + out, 114), (206 + out, DOOR_HIGH), (44 - out, DOOR_HIGH)],
        )
    _framed(sketch)
    return sketch.done()


@kept
def _way_out() -> Sprite:
    """An arrow out of the door."""
    sketch = Sketch(84, 70, 6)
    for colour, across in ((palette.KEYLINE, 30.0), (palette.INK, 23.0), ("#7CC15A", 13.0)):
        sketch.line(colour, across, [(8, 35), (68, 35)])
        sketch.line(colour, across, [(44, 9), (72, 35), (44, 61)])
    return sketch.done()


@kept
def _street() -> Sprite:
    """The paved street before the house."""
    high = HIGH - STREET + 10
    sketch, chance = Sketch(WIDE, high, 0, BROAD), Scatter(22)
    sketch.box(COBBLE_DARK, 0, 0, WIDE, 40, 0)
    sketch.box(COBBLE, 0, 4, WIDE, high, 0)
    draw_cobbles(sketch, chance, 170, 12)
    return sketch.done()
