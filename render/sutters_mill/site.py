"""The town in the private picture: every place under the letter that it has in menus, with what a choice is about.

It is the board's street seen from a little further: the camps in their slope, the houses in front of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.forms import Decision, verb
from games.core.model import Key, Seat
from games.sutters_mill.content import CAMPS, LETTERS, PLACE, PLACES, SECTIONS, SPACES, TOWN
from games.sutters_mill.views import NOBODY, Moving, Private, Public, Rearranging, sums
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.lettering import Face, width
from render.core.marks import fields_of
from render.core.place.boards import PlateSize, name_plate, painted_plate, plate_wide
from render.core.place.water import draw_evening
from render.sutters_mill.effects import SIGN as EFFECT
from render.sutters_mill.effects import effect_sign
from render.sutters_mill.fronts import low_front
from render.sutters_mill.ground import DUST, SKY, landscape, road
from render.sutters_mill.hush import hush
from render.sutters_mill.layout import SLOPE_FOOT, spot_of
from render.sutters_mill.layout import WIDE as BOARD
from render.sutters_mill.pieces import FLAG, flag, nailed, nugget, prospector
from render.sutters_mill.prospectors import CROWD
from render.sutters_mill.vocabulary import SECTION_COLOUR, owner_of, term

WIDE = 1000
LEFT, STEP = 12, 246
CAMPS_TOP = 108
CAMP, CAMP_HIGH, CAMP_STEP = 320, 112, 328
FRONT, HOUSE, ROW = 238, 176, 180
"""Width and height of a front, and from row to row."""

TOP = CAMPS_TOP + CAMP_HIGH + 3
END = TOP + 2 * ROW

SCALE, NUGGET = WIDE / BOARD, 11
"""How large the slope is, in sizes of the board's, and its gold."""

RAISED = 44
"""How much lower the slope lies than on the board, for the ribbon above it."""

BADGE = 44
PLATE_LEFT, PLATE_TOP = 57, 50
PLATE, AIR = PlateSize(FRONT - PLATE_LEFT - 2, 50, 44, 34), 14
"""The plate of a name at its widest, and what is free beside a shorter one."""

HOLDER, OTHER, FLAG_STEP = 0.78, 0.54, 122
"""How large the flags are of a certificate's holder and of another player, and from one to the next."""

EFFECT_TOP = 103
ON_FIGURE = 22
"""How far a number lies on the figure that it counts: clear of the next one."""

WALK = 135
"""How far down the middles of prospectors are."""


class Size(NamedTuple):
    """How large a prospector is, and the number of those that it stands for; none where each is seen."""

    figure: int
    number: int = 0


SIZES = (
    (Size(84), Size(74)),
    (Size(78), Size(66)),
    (Size(78, 50), Size(66, 44)),
    (Size(66, 42), Size(54, 36)),
    (Size(54, 34), Size(40, 28)),
)
CAMP_SIZES = (
    (Size(68), Size(62)),
    (Size(64), Size(56)),
    (Size(68, 44), Size(60, 40)),
    (Size(56, 38), Size(48, 34)),
)
"""The own prospectors and the others', in buildings and in camps: the largest ones for which there is room."""

AROUND = 3
"""How far the green under a prospector reaches beyond it."""

OPEN = "#3FBF7F"
CARDS = frozenset({"place_card", "remove_card"})
LEAVING = frozenset({"lift_prospector", "remove_prospector"})
"""What is done with a prospector that stands at a place."""

FOUND = 36
"""How large the gold is at a prospector that may dig."""

HUSH, SHADE = 0.45, 0.88
"""How much of a house that cannot be chosen is grey, and how bright its grey is."""

LIT, GLOW = "#FFD98A", 0.26
"""The light on a house that can be chosen, and how much of it at its foot."""

EDGE, TICK = 6, 24
FEW = 6
"""Of how many places at most each that can be chosen stands in the light, within an amber edge."""

COUNT, CAMP_LEFT, CAMP_WALK = 108, 62, 82
"""How wide the board is on which a camp tells what is left, where its sign begins, and how far down its prospectors stand."""

CAMP_PLATE, CAMP_AIR = PlateSize(150, 50, 44, 44), 10
"""The plate of a camp's name, and what is free beside the name."""


@kept
def ground(high: int) -> Image.Image:
    """The slope under the evening sky, and the street with the empty fronts."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(vertical(WIDE, high, DUST), (0, 0))
    slope = landscape(SLOPE_FOOT)
    size = WIDE, SLOPE_FOOT * WIDE // BOARD
    canvas.fill(SKY[0][1], 0, 0, WIDE, RAISED)
    canvas.image.paste(slope.resize(size, Image.Resampling.LANCZOS), (0, RAISED))
    for building in TOWN:
        x, y, wide, tall = area_of(building)
        canvas.put(low_front(building, wide, tall), x, y)
    draw_evening(canvas)
    canvas.put(road(0), 0, END - 14)
    return canvas.image


def area_of(space: Key) -> tuple[int, int, int, int]:
    """Corner and size of a building or a camp."""
    if space in CAMPS:
        return LEFT + CAMPS.index(space) * CAMP_STEP, CAMPS_TOP, CAMP, CAMP_HIGH
    row, column = divmod(TOWN.index(space), 4)
    return LEFT + column * STEP, TOP + row * ROW, FRONT, HOUSE


def letter_of(space: Key) -> tuple[int, int]:
    """Where the letter of a place stands: beside the name over a building's door, in front of a camp."""
    x, y, _, _ = area_of(space)
    return (x - 2, y + 5) if space in CAMPS else (x - 2, y + PLATE_TOP - 6)


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
    edges = [(space, palette.LAMP) for space in sorted(letters)] if len(letters) <= FEW else []
    edges += [(space, OPEN) for space in _open(decision)]
    edges += [(space, palette.LAMP) for space in sorted(picked)]
    for space, colour in edges:
        boxes.outline(canvas, colour, *area_of(space), 14, EDGE)
    for building in TOWN:
        _draw_building(canvas, own, view, decision, building, scene)
    for place, camp in enumerate(CAMPS):
        _draw_gold(canvas, view, place)
        _draw_camp(canvas, own, view, place, camp, scene, decision)
    for space in sorted(picked):
        x, y, wide, high = area_of(space)
        canvas.put_centred(tokens.tick(TICK), x + wide - 20, y + high - 24)
    for space in SPACES:
        if space in letters:
            canvas.put(tokens.badge(LETTERS[space], BADGE), *letter_of(space))
        else:
            _draw_letter(canvas, LETTERS[space], *letter_of(space))


def _draw_light(canvas: Canvas, letters: frozenset[Key], picked: frozenset[Key]) -> None:
    """Light the few places that can be chosen, and make houses greyer that cannot be while others can."""
    for space in SPACES if letters else ():
        if space in letters | picked:
            if len(letters) <= FEW:
                _light(canvas, space)
        elif space in TOWN:
            _hush(canvas, space)


def _hush(canvas: Canvas, space: Key) -> None:
    """Make a house that cannot be chosen greyer, and a little darker, before anything is drawn on it."""
    x, y, wide, high = area_of(space)
    beside = (STEP - FRONT) // 2
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
    """Draw the flags on its roof, its name, who stands there, and by the door the card that can be placed or taken, or else
    what its certificate does for the reader who holds it.
    """
    x, y, wide, _ = area_of(key)
    place, table = PLACE[key], view.table
    holder = table.holders[place]
    _draw_flags(canvas, x + 6, y - 4, sums(table.stacks[place]), own.seat, is_held=holder != NOBODY)
    verbs = _verbs(decision, key)
    is_signed = bool(verbs & CARDS)
    canvas.put(
        _plate(term(scene.words, "space", key), holder, own.seat), x + PLATE_LEFT, y + PLATE_TOP
    )
    left, top = x + wide - EFFECT[0] - 6, y + EFFECT_TOP
    room = left - x - 8
    is_full = not is_signed and not _has_room(own, view, key, room)
    room = wide - 8 if is_full else room
    _draw_figures(canvas, x + 4, y + WALK, room, own, view, key, decision)
    if "remove_card" in verbs:
        card = table.stacks[place][-1]
        top_card = nailed(owner_of(card.seat), card.rank, EFFECT[0] - 14, EFFECT[1] - 14)
        _draw_tab(canvas, left, top, *EFFECT, top_card)
    elif is_signed:
        _draw_tab(canvas, left, top, *EFFECT, art.sticker("card", EFFECT[0]))
    elif holder == own.seat and not is_full:
        canvas.put(effect_sign(key, owner_of(own.seat)), left, top)


def _draw_tab(canvas: Canvas, x: int, y: int, wide: int, high: int, sign: Sprite) -> None:
    """Draw a green board with the card that can be placed or taken."""
    boxes.box(canvas, palette.KEYLINE, x - 2, y - 2, wide + 4, high + 4, 13)
    boxes.box(canvas, OPEN, x, y, wide, high, 12)
    canvas.put_centred(sign, x + wide / 2, y + high / 2)


def _plate(name: str, holder: Seat, own: Seat) -> Sprite:
    """The name over a door, as wide as it is: in the own colour on an own house, else with its holder's stripe."""
    size = PLATE._replace(wide=min(PLATE.wide, plate_wide(name, PLATE) + AIR))
    colour = None if holder == NOBODY else palette.SEATS[owner_of(holder)]
    if colour and holder == own:
        return painted_plate(name, colour.full, size, colour.mark)
    return name_plate(name, colour.full if colour else palette.LINE, size)


def _draw_flags(
    canvas: Canvas, x: int, y: int, totals: tuple[tuple[int, int], ...], own: Seat, *, is_held: bool
) -> None:
    """Fly the flag of the certificate's holder with their influence, and a smaller one of the reader; where nobody holds it
    both are small.
    """
    first, *others = totals or (None,)
    second = next((one for one in others if one[0] == own), None)
    for number, (seat, total) in enumerate(one for one in (first, second) if one):
        share = HOLDER if is_held and number == 0 else OTHER
        low = round((HOLDER - share) * FLAG[1])
        canvas.put(flag(owner_of(seat), total, share), x + number * FLAG_STEP, y + low)


class Figure(NamedTuple):
    """A seat's prospectors at a place, drawn as one."""

    seat: Seat
    amount: int
    size: int
    number: int
    """The size of the number that tells how many there are, from two on; 0 where each of them is seen."""

    @property
    def wide(self) -> float:
        """What they take, with their number."""
        if self.amount == 1:
            return self.size
        if not self.number:
            return self.size * (1 + CROWD * (self.amount - 1))
        beside = width(str(self.amount), Face.NUMBER, self.number) + 12
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
) -> None:
    """Draw the own prospectors large, then the others', closer together where room is short.

    Those that may leave or dig stand on green.
    """
    verbs = _verbs(decision, space)
    counts = _counts(view, space)
    can_dig = _is_dug_from(decision, view, space)
    figures = _fitting(counts, own.seat, CAMP_SIZES if space in CAMPS else SIZES, room)
    side = max((figure.size for figure in figures), default=0)
    if counts[own.seat] and (verbs & LEAVING or can_dig):
        first = figures[0]
        left, top = round(x) - AROUND, round(middle - side / 2) - AROUND
        wide = round(first.wide) if not first.number else first.size
        boxes.box(canvas, OPEN, left, top, wide + 2 * AROUND, side + 2 * AROUND, 14)
    taken = sum(figure.wide for figure in figures)
    gap = min(4.0, (room - taken) / max(1, len(figures) - 1))
    for figure in figures:
        _draw_figure(canvas, x, middle + (side - figure.size) / 2, figure)
        if can_dig and figure.seat == own.seat:
            canvas.put_centred(art.sticker("gold", FOUND), x + 12, middle + side / 2 - 12)
        x += figure.wide + gap


def _draw_figure(canvas: Canvas, x: float, middle: float, figure: Figure) -> None:
    """Draw a seat's prospectors: each of them, the first one in front, or one with their number."""
    piece, shown = prospector(owner_of(figure.seat), figure.size), figure.amount
    if figure.number and figure.amount > 1:
        shown = 1
    for number in reversed(range(shown)):
        canvas.put_centred(piece, x + figure.size * (0.5 + CROWD * number), middle)
    if shown < figure.amount:
        _draw_amount(canvas, x + figure.size - ON_FIGURE, middle + figure.size / 2, figure)


def _counts(view: Public, space: Key) -> dict[Seat, int]:
    """How many prospectors each seat has at a place."""
    return {
        seat: player.prospectors[PLACE[space]] for seat, player in enumerate(view.table.players)
    }


def _has_room(own: Private, view: Public, building: Key, room: float) -> bool:
    """Whether all that stand at a building have room beside its sign."""
    figures = _fitting(_counts(view, building), own.seat, SIZES, room)
    return sum(figure.wide for figure in figures) <= room


def _is_dug_from(decision: Decision | None, view: Public, space: Key) -> bool:
    """Whether gold can be dug with a prospector who waits at this camp."""
    verbs = {verb(offer.action) for offer in (decision.offers if decision else ())}
    return "dig" in verbs and space == CAMPS[view.table.current]


def _fitting(
    counts: Mapping[Seat, int], own: Seat, sizes: Sequence[tuple[Size, Size]], room: float
) -> list[Figure]:
    """All that stand there, the own ones first: in the largest sizes that fit, or the least."""
    standing = sorted(
        ((seat, count) for seat, count in counts.items() if count), key=lambda one: one[0] != own
    )
    choices = [
        [Figure(seat, count, *(own_size if seat == own else size)) for seat, count in standing]
        for own_size, size in sizes
    ]
    fitting = (one for one in choices if sum(figure.wide for figure in one) <= room)
    return next(fitting, choices[-1])


def _draw_amount(canvas: Canvas, x: float, foot: float, figure: Figure) -> None:
    """Draw how many a figure stands for, on its foot."""
    text, high = str(figure.amount), round(figure.number * 1.1)
    left, wide = round(x), round(width(text, Face.NUMBER, figure.number)) + 12
    middle = foot - high / 2 - 2
    boxes.box(canvas, palette.PAPER, left - 2, middle - high / 2 - 2, wide + 4, high + 4, 9)
    boxes.box(canvas, palette.NIGHT, left, middle - high / 2, wide, high, 8)
    canvas.write(text, Face.NUMBER, figure.number, palette.PAPER, left + wide / 2, middle, "m")


def _draw_gold(canvas: Canvas, view: Public, place: int) -> None:
    """Draw the gold that is left in river, hill or mine, as it lies on the board."""
    for number in range(PLACES[place] - view.table.left[place], PLACES[place]):
        x, y = spot_of(SECTIONS[place], number)
        canvas.put_centred(nugget(NUGGET, number % 3), x * SCALE, y * SCALE + RAISED)


def _draw_camp(
    canvas: Canvas,
    own: Private,
    view: Public,
    place: int,
    camp: Key,
    scene: Scene,
    decision: Decision | None,
) -> None:
    """Draw a camp's name and what gold is left there, lit where it is dug now, and who waits below that."""
    x, y, wide, _ = area_of(camp)
    count, left = view.table.left[place], x + CAMP_LEFT
    is_current = bool(count) and place == view.table.current
    name = scene.words(f"render-sutters-mill-{SECTIONS[place]}")
    plate = CAMP_PLATE._replace(wide=plate_wide(name, CAMP_PLATE) + CAMP_AIR)
    top, middle = y + 2, y + 2 + plate.high / 2
    if count:
        sign = plate.wide + COUNT
        if is_current:
            boxes.lit(canvas, palette.LAMP, left, top, sign, plate.high, 11, 5)
        boxes.box(canvas, palette.NIGHT, left, top, sign, plate.high, 11)
        canvas.put_centred(art.sticker("gold", 44), left + plate.wide + 28, middle)
        canvas.write(
            str(count), Face.NUMBER, 48, palette.PAPER, left + plate.wide + 76, middle, "m"
        )
    canvas.put(name_plate(name, SECTION_COLOUR[SECTIONS[place]][0], plate), left, top)
    _draw_figures(canvas, x + 8, y + CAMP_WALK, wide - 16, own, view, camp, decision)


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
