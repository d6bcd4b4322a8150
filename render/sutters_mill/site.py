"""The town in the private picture: every place under the letter that it has in menus, with what a choice is about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.forms import Decision, verb
from games.core.model import Key, Seat
from games.sutters_mill.content import CAMPS, LETTERS, PLACE, SECTIONS, SPACES, TOWN
from games.sutters_mill.views import NOBODY, Moving, Private, Public, Rearranging, sums
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.lettering import Face, width
from render.core.marks import fields_of
from render.core.place.boards import STRIPE, PlateSize, name_plate, painted_plate
from render.core.place.water import draw_evening
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.effects import SIGN as EFFECT
from render.sutters_mill.effects import effect_sign
from render.sutters_mill.fronts import wall
from render.sutters_mill.ground import DUST, SKY, digging, road
from render.sutters_mill.hush import hush
from render.sutters_mill.pieces import certificate_frame, plank, prospector
from render.sutters_mill.vocabulary import CAMP_ICONS, SECTION_COLOUR, owner_of, term
from render.sutters_mill.yard import yard

WIDE = 1000
LEFT, STEP = 12, 246
FRONT, HOUSE, ROW = 238, 182, 186
"""Width and height of a front, and from row to row."""

TOP, HORIZON = 170, 184
CAMPS_TOP = TOP + 2 * ROW + 2
CAMP, CAMP_HIGH, CAMP_STEP = 320, 64, 328
END = CAMPS_TOP + CAMP_HIGH

SILL = 148
"""How far down the windows of a front reach that has no roof."""

BADGE = 40
PLATE_LEFT, PLATE_TOP = 48, 4
PLATE = PlateSize(FRONT - PLATE_LEFT - 2, 42, 40, 34)

TAB, TAKEN, INSIDE = 52, 84, 5
"""The green board by the door with a card that can be placed; how wide it is for one that can be taken; how far inside."""

NOBODY_SIGN = 44
"""How large the sign is of a place where no own prospector stands."""

SUMS_TOP, CELL = 51, (84, 48)
SUM, SEAL = 44, 13
ON_FIGURE = 22
"""How far a number lies on the figure that it counts: clear of the next one."""

WALK = 146
"""How far down the middles of prospectors are."""


class Size(NamedTuple):
    """How large a prospector is, and the number of those that it stands for."""

    figure: int
    number: int


SIZES = ((Size(66, 44), Size(54, 38)), (Size(60, 38), Size(46, 32)), (Size(54, 34), Size(40, 28)))
CAMP_SIZES = ((Size(54, 36), Size(46, 32)), (Size(46, 30), Size(38, 26)))
"""The own prospectors and the others', in buildings and in camps: the largest ones for which there is room."""

AROUND = 3
"""How far the green under a prospector reaches beyond it."""

OPEN = "#3FBF7F"
LEAVING = frozenset({"lift_prospector", "remove_prospector"})
COMING = frozenset({"place_prospector", "dig"})
"""What is done with a prospector that stands at a place, and with one that comes there: from the camp with gold."""

GHOST, FOUND = 0.6, 40
"""How strong a prospector is that may come, and how large the gold that is brought."""

HUSH, SHADE = 0.62, 0.82
"""How much of a house that cannot be chosen is grey, and how bright its grey is."""

LIT, GLOW = "#FFD98A", 0.26
"""The light on a house that can be chosen, and how much of it at its foot."""

EDGE, TICK, NAME = 6, 24, 36
FEW = 6
"""Of how many places at most each that can be chosen stands in the light, within an amber edge."""

YARD = 40
"""From how much land below the camps on something stands there."""

COUNT = 148
"""How wide the board is on which a camp tells what is left."""


@kept
def ground(high: int) -> Image.Image:
    """Sky and street, with the empty fronts."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(vertical(WIDE, HORIZON, SKY), (0, 0))
    canvas.image.paste(vertical(WIDE, high - HORIZON, DUST), (0, HORIZON))
    for building in TOWN:
        x, y, _, _ = area_of(building)
        canvas.put(_front(building), x, y)
    draw_evening(canvas)
    for camp, section in zip(CAMPS, SECTIONS, strict=True):
        x, y, wide, tall = area_of(camp)
        boxes.shadow(canvas, x, y, wide, tall, 14)
        boxes.lay(canvas, digging(section, wide, tall), x, y, 14)
        boxes.outline(canvas, palette.INK, x, y, wide, tall, 14, 2)
    if high > END + YARD:
        canvas.put(road(0), 0, END - 14)
        canvas.put(yard(WIDE, high - END), 0, END)
    return canvas.image


@kept
def _front(building: Key) -> Sprite:
    """A front without its roof, as large as a place is here: less high, for want of some wall below the windows."""
    drawn = wall(building)
    scale = FRONT / drawn.size[0]
    high = round(HOUSE / scale) + 2 * drawn.margin
    size = round(drawn.colour.width * scale), round(high * scale)
    colour, opacity = (
        _lowered(image, drawn.margin + SILL, high).resize(size, Image.Resampling.LANCZOS)
        for image in (drawn.colour, drawn.opacity)
    )
    return Sprite(colour, opacity, round(drawn.margin * scale))


def _lowered(image: Image.Image, sill: int, high: int) -> Image.Image:
    """The picture so high: what lies above the sill, and the rest from the foot up."""
    lowered = image.crop((0, 0, image.width, high))
    foot = image.crop((0, image.height - high + sill, image.width, image.height))
    lowered.paste(foot, (0, sill))
    return lowered


def area_of(space: Key) -> tuple[int, int, int, int]:
    """Corner and size of a building, or of a camp's sign."""
    if space in CAMPS:
        return LEFT + CAMPS.index(space) * CAMP_STEP, CAMPS_TOP, CAMP, CAMP_HIGH
    row, column = divmod(TOWN.index(space), 4)
    return LEFT + column * STEP, TOP + row * ROW, FRONT, HOUSE


def draw_site(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw town and camps: an amber letter and light where a place can be chosen, all others a little greyer; a green edge
    where nothing else is asked, a tick on what has been chosen.
    """
    letters, picked = _lettered(decision), frozenset(_picked(own, chosen))
    _draw_light(canvas, letters, picked)
    for building in TOWN:
        _draw_building(canvas, own, view, decision, building, scene)
    for place, camp in enumerate(CAMPS):
        _draw_camp(canvas, own, view, place, camp, scene, decision)
    for space in sorted(letters) if len(letters) <= FEW else ():
        boxes.outline(canvas, palette.LAMP, *area_of(space), 14, EDGE)
    for key in _open(decision):
        boxes.outline(canvas, OPEN, *area_of(key), 14, EDGE)
    for key in sorted(picked):
        x, y, wide, high = area_of(key)
        boxes.outline(canvas, palette.LAMP, x, y, wide, high, 14, EDGE)
        canvas.put_centred(tokens.tick(TICK), x + wide - 20, y + high - 24)
    for space in SPACES:
        x, y, _, _ = area_of(space)
        if space in letters:
            canvas.put(tokens.badge(LETTERS[space], BADGE), x - 2, y - 2)
        else:
            _draw_letter(canvas, LETTERS[space], x - 2, y - 2)


def _draw_light(canvas: Canvas, letters: frozenset[Key], picked: frozenset[Key]) -> None:
    """Light the few places that can be chosen, and make greyer those that cannot be while others can."""
    for space in SPACES if letters else ():
        if space not in letters | picked:
            _hush(canvas, space)
        elif len(letters) <= FEW:
            _light(canvas, space)


def _hush(canvas: Canvas, space: Key) -> None:
    """Make a place that cannot be chosen greyer, and a little darker, before anything is drawn on it."""
    x, y, wide, high = area_of(space)
    beside = (STEP - FRONT) // 2 if space in TOWN else 0
    hush(canvas, (x - beside, y - 2, x + wide + beside, y + high + 2), HUSH, SHADE)


def _light(canvas: Canvas, space: Key) -> None:
    """Let lamplight fall on a place that can be chosen."""
    x, y, wide, high = area_of(space)
    boxes.lit(canvas, palette.LAMP, x, y, wide, high, 14, 2)
    canvas.paint(LIT, _lamplight(wide, high), x, y)


@kept
def _lamplight(wide: int, high: int) -> Image.Image:
    """The mask of the light on a place that can be chosen, stronger towards its foot."""
    ramp = Image.linear_gradient("L").resize((wide, high), Image.Resampling.BILINEAR)
    return ramp.point([round((0.4 * 255 + 0.6 * level) * GLOW) for level in range(256)])


def _draw_letter(canvas: Canvas, letter: str, x: int, y: int) -> None:
    """Draw the letter of a place that cannot be chosen."""
    side = round(1.34 * BADGE)
    boxes.box(canvas, palette.LINE, x, y, side, side, 13)
    boxes.box(canvas, palette.NIGHT, x + 3, y + 3, side - 6, side - 6, 11)
    middle = side / 2
    canvas.write(letter, Face.NUMBER, BADGE, palette.MIST, x + middle, y + middle, "m")


def _draw_building(
    canvas: Canvas, own: Private, view: Public, decision: Decision | None, key: Key, scene: Scene
) -> None:
    """Draw name, effect, influence by rank, and who stands there."""
    x, y, wide, _ = area_of(key)
    place, table = PLACE[key], view.table
    holder, stack = table.holders[place], table.stacks[place]
    stripe = palette.LINE if holder == NOBODY else palette.SEATS[owner_of(holder)].full
    name = term(scene.words, "space", key)
    if holder == own.seat:
        colour = palette.SEATS[owner_of(holder)]
        bare = PLATE._replace(wide=PLATE.wide - STRIPE)
        plate = painted_plate(name, colour.full, bare, colour.mark)
    else:
        plate = name_plate(name, stripe, PLATE)
    canvas.put(plate, x + wide - 2 - plate.size[0], y + PLATE_TOP)
    effect = effect_sign(key, owner_of(own.seat), is_gone=table.gone[place])
    canvas.put(effect, x + wide - EFFECT[0] - 6, y + SUMS_TOP)
    sign = _card_sign(view, decision, key)
    tab = TAKEN if sign and sign.size[0] > TAB else TAB
    if sign:
        left, top = x + wide - tab - INSIDE, y + HOUSE - TAB - INSIDE
        boxes.box(canvas, OPEN, left, top, tab, TAB, 12)
        canvas.put_centred(sign, left + tab / 2, top + TAB / 2)
    elif _is_closed_to(own, view, decision, key):
        side, top = NOBODY_SIGN, y + HOUSE - NOBODY_SIGN - INSIDE
        canvas.put(_nobody(owner_of(own.seat), side), x + wide - side - INSIDE, top)
    at, has_certificate = (x + 6, y + SUMS_TOP), not table.gone[place]
    _draw_sums(canvas, at, sums(stack), own.seat, has_certificate=has_certificate)
    room = wide - 8 - (tab + INSIDE if sign else 0)
    _draw_figures(canvas, x + 4, y + WALK, room, own, view, key, decision)


def _is_closed_to(own: Private, view: Public, decision: Decision | None, space: Key) -> bool:
    """Whether a place cannot be chosen because no own prospector stands there."""
    has_own = view.table.players[own.seat].prospectors[PLACE[space]] > 0
    letters = _lettered(decision)
    return bool(letters) and space not in letters and not has_own


@kept
def _nobody(owner: int, side: int) -> Sprite:
    """The sign of a place where none of the own prospectors stands: one that is struck out."""
    sketch = Sketch(side, side, 6)
    sketch.box(palette.INK, -2, -2, side + 4, side + 4, 12)
    sketch.box(palette.PAPER, 0, 0, side, side, 10)
    blank = with_shadow(sketch.reduced(), 6, 1.5, 2, 0.4)
    canvas = Canvas(blank.colour.copy())
    middle = blank.margin + side / 2
    canvas.put_centred(prospector(owner, side - 8), middle, middle, 0.5)
    stroke = Sketch(side, side)
    ends = [(8, side - 8), (side - 8, 8)]
    stroke.line(palette.PAPER, 11, ends)
    stroke.line(palette.REFUSED, 6, ends)
    canvas.put(stroke.done(), blank.margin, blank.margin)
    return Sprite(canvas.image, blank.opacity, blank.margin)


def _draw_sums(
    canvas: Canvas,
    corner: tuple[int, int],
    totals: tuple[tuple[int, int], ...],
    own: Seat,
    *,
    has_certificate: bool,
) -> None:
    """Draw the leader's influence on the certificate, if it is still in the game, and beside it the own one in its colour, or
    that of whoever comes next.
    """
    (x, top), (wide, high) = corner, CELL
    first, *others = totals or (None,)
    second = next((one for one in others if one[0] == own), others[0] if others else None)
    for number, (seat, total) in enumerate(one for one in (first, second) if one):
        left, owner = x + number * (wide + 2), owner_of(seat)
        ink = palette.PAPER
        if number == 0 and has_certificate:
            canvas.put(certificate_frame(wide, high), left, top)
            ink = palette.INK
        else:
            ground_colour = palette.SEATS[owner].dark if seat == own else palette.NIGHT
            boxes.box(canvas, ground_colour, left, top, wide, high, 7)
        if seat == own:
            boxes.outline(canvas, palette.KEYLINE, left, top, wide, high, 7, 3)
        middle = top + high / 2
        canvas.put_centred(tokens.seal(owner, SEAL), left + 20, middle)
        canvas.write(str(total), Face.NUMBER, SUM, ink, left + (36 + wide) / 2 - 1, middle, "m")


class Figure(NamedTuple):
    """A seat's prospectors at a place, drawn as one."""

    seat: Seat
    amount: int
    size: int
    number: int
    """The size of the number that tells how many there are, from two on."""

    @property
    def wide(self) -> float:
        """What it takes, its number too."""
        beside = width(str(self.amount), Face.NUMBER, self.number) + 12 if self.amount > 1 else 0
        return self.size + max(0, beside - ON_FIGURE)


def _draw_figures(
    canvas: Canvas,
    x: float,
    middle: float,
    room: float,
    own: Private,
    view: Public,
    space: Key,
    decision: Decision | None,
) -> float:
    """Draw the own prospectors large, then the others', closer together where room is short; the answer is where they end.

    Those that may leave stand on green; where one may come it stands faint on green.
    """
    verbs = _verbs(decision, space)
    counts = {
        seat: player.prospectors[PLACE[space]] for seat, player in enumerate(view.table.players)
    }
    can_leave = bool(verbs & LEAVING) and counts[own.seat] > 0
    can_come = bool(verbs & COMING) and not counts[own.seat]
    sizes = CAMP_SIZES if space in CAMPS else SIZES
    side, figures = _fitting(counts, own.seat, sizes, room, has_ghost=can_come)
    if can_leave or can_come:
        left, top = round(x) - AROUND, round(middle - side / 2) - AROUND
        boxes.box(canvas, OPEN, left, top, side + 2 * AROUND, side + 2 * AROUND, 12)
    if can_come:
        ghost = prospector(owner_of(own.seat), side - 8)
        canvas.put_centred(ghost, x + side / 2, middle, GHOST)
        if "dig" in verbs:
            canvas.put_centred(art.sticker("gold", FOUND), x + side - 14, middle + 14)
        x, room = x + side + 4, room - side - 4
    taken = sum(figure.wide for figure in figures)
    gap = min(4.0, (room - taken) / max(1, len(figures) - 1))
    for figure in figures:
        low = middle + (side - figure.size) / 2
        canvas.put_centred(prospector(owner_of(figure.seat), figure.size), x + figure.size / 2, low)
        if figure.amount > 1:
            _draw_amount(canvas, x + figure.size - ON_FIGURE, low + figure.size / 2, figure)
        x += figure.wide + gap
    return x - gap


def _fitting(
    counts: Mapping[Seat, int],
    own: Seat,
    sizes: Sequence[tuple[Size, Size]],
    room: float,
    *,
    has_ghost: bool,
) -> tuple[int, list[Figure]]:
    """How large the own figure is, and all that stand there, the own one first: in the largest sizes that fit, or the least."""
    for own_size, size in sizes:
        figures = [
            Figure(seat, count, *(own_size if seat == own else size))
            for seat, count in sorted(counts.items(), key=lambda one: one[0] != own)
            if count
        ]
        taken = sum(figure.wide for figure in figures)
        if taken + (own_size.figure + 4 if has_ghost else 0) <= room or size is sizes[-1][1]:
            return own_size.figure, figures
    raise ValueError(sizes)


def _draw_amount(canvas: Canvas, x: float, foot: float, figure: Figure) -> None:
    """Draw how many a figure stands for, on its foot."""
    text, high = str(figure.amount), round(figure.number * 1.1)
    left, wide = round(x), round(width(text, Face.NUMBER, figure.number)) + 12
    middle = foot - high / 2 - 2
    boxes.box(canvas, palette.PAPER, left - 2, middle - high / 2 - 2, wide + 4, high + 4, 9)
    boxes.box(canvas, palette.NIGHT, left, middle - high / 2, wide, high, 8)
    canvas.write(text, Face.NUMBER, figure.number, palette.PAPER, left + wide / 2, middle, "m")


def _draw_camp(
    canvas: Canvas,
    own: Private,
    view: Public,
    place: int,
    camp: Key,
    scene: Scene,
    decision: Decision | None,
) -> None:
    """Draw a camp's sign: what is left in its section, and who waits there; the current one within a paper edge.

    Its name stands at the end where there is room.
    """
    x, y, wide, high = area_of(camp)
    count, middle = view.table.left[place], y + high / 2
    if count and place == view.table.current:
        boxes.outline(canvas, palette.PAPER, x, y, wide, high, 14, 4)
    boxes.box(canvas, palette.PAPER, x + 30, y + 7, COUNT, high - 14, 12)
    canvas.put_centred(art.sticker(CAMP_ICONS[camp], 54), x + 84, middle, 1.0 if count else 0.45)
    text, ink = (str(count), palette.INK) if count else ("–", palette.PAPER_EDGE)
    canvas.write(text, Face.NUMBER, 50, ink, x + 114, middle)
    end = _draw_figures(
        canvas, x + COUNT + 36, middle, wide - COUNT - 42, own, view, camp, decision
    )
    name = scene.words(f"render-sutters-mill-{SECTIONS[place]}")
    plate = PlateSize(round(width(name, Face.NAME, NAME)) + 24, 40, NAME, NAME)
    if end + plate.wide < x + wide - 14:
        sign = name_plate(name, SECTION_COLOUR[SECTIONS[place]][0], plate)
        canvas.put(sign, x + wide - 12 - plate.wide, middle - plate.high / 2)


def _card_sign(view: Public, decision: Decision | None, space: Key) -> Sprite | None:
    """What can be done with cards at this building: one of the own hand comes, or the top one goes."""
    verbs = _verbs(decision, space)
    if "remove_card" in verbs:
        top = view.table.stacks[PLACE[space]][-1]
        return plank(owner_of(top.seat), top.rank, TAKEN - 22, TAB - 12)
    return art.sticker("card", 50) if "place_card" in verbs else None


def _verbs(decision: Decision | None, space: Key) -> frozenset[Key]:
    """What can be done at a place."""
    return frozenset(
        verb(offer.action)
        for offer in (decision.offers if decision else ())
        if offer.fields and space in getattr(offer.fields[0], "keys", ())
    )


def _lettered(decision: Decision | None) -> frozenset[Key]:
    """The places that some answer names."""
    fields = [field for field in fields_of(decision) if field.kind == "space"]
    return frozenset(key for field in fields for key in getattr(field, "keys", ()))


def _open(decision: Decision | None) -> tuple[Key, ...]:
    """The places among which one is chosen, where the question is about nothing else."""
    fields = [field for field in fields_of(decision) if field.kind == "space"]
    if len(fields) != 1:
        return ()
    return tuple(key for key in getattr(fields[0], "keys", ()) if key in SPACES)


def _picked(own: Private, chosen: tuple[Chosen, ...]) -> Iterator[Key]:
    """The places that an answer under construction is about."""
    for one in chosen:
        yield from (key for key, _ in one.amounts if key in SPACES)
    for frame in own.unfinished:
        match frame:
            case Moving():
                yield frame.origin
            case Rearranging():
                yield frame.building
