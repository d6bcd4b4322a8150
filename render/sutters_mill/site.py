"""The town in the private picture: every place under the letter that it has in menus, with what a choice is about."""

from collections.abc import Iterator
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
from render.core.place.boards import PlateSize, name_plate
from render.core.place.water import draw_evening
from render.sutters_mill.effects import SIGN as EFFECT
from render.sutters_mill.effects import effect_sign
from render.sutters_mill.fronts import wall
from render.sutters_mill.ground import DUST, SKY, digging
from render.sutters_mill.pieces import certificate_frame, plank, prospector
from render.sutters_mill.vocabulary import CAMP_ICONS, SECTION_COLOUR, owner_of, term

WIDE = 1000
LEFT, STEP = 12, 246
FRONT, HOUSE, ROW = 238, 184, 188
"""Width and height of a front, and from row to row."""

TOP, HORIZON = 170, 184
CAMPS_TOP = TOP + 2 * ROW + 2
CAMP, CAMP_HIGH, CAMP_STEP = 320, 70, 328
END = CAMPS_TOP + CAMP_HIGH

SILL = 148
"""How far down the windows of a front reach that has no roof."""

BADGE = 40
PLATE_LEFT, PLATE_TOP = 48, 4
PLATE = PlateSize(FRONT - PLATE_LEFT - 2, 42, 40, 34)

TAB, TAKEN, INSIDE = 52, 84, 5
"""The green board by the door with a card that can be placed; how wide it is for one that can be taken; how far inside."""

SUMS_TOP, CELL = 50, (84, 40)
SUM, SEAL = 36, 12
ON_FIGURE = 18
"""How far a number lies on the figure that it counts: clear of the next one."""

WALK, OWN_PAWN, PAWN = 158, 54, 44
"""How far down the middles of prospectors are, and how large."""

OPEN = "#3FBF7F"
LEAVING = frozenset({"lift_prospector", "remove_prospector"})
COMING = frozenset({"place_prospector", "dig"})
"""What is done with a prospector that stands at a place, and with one that comes there: from the camp with gold."""

GHOST, FOUND = 0.6, 34
"""How strong a prospector is that may come, and how large the gold that is brought."""

DUSK, SHADE = "#2C4157", 0.58
"""What lies over places that cannot be chosen, and how much of it."""

EDGE, TICK, NAME = 6, 24, 36
FEW, THIN = 6, 4
"""Of how many places at most each that can be chosen has an amber edge, and how wide that is."""

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
    """Draw town and camps: an amber letter where a place can be chosen, and night over all others, over all of them where only
    the turn can be ended; a green edge where nothing else is asked, a tick on what has been chosen.
    """
    letters = _lettered(decision)
    is_choosing = bool(letters) or _is_last_word(decision)
    for building in TOWN:
        _draw_building(canvas, own, view, decision, building, scene)
    for place, camp in enumerate(CAMPS):
        _draw_camp(canvas, own, view, place, camp, scene, decision)
    picked = frozenset(_picked(own, chosen))
    for space in SPACES:
        if is_choosing and space not in letters | picked:
            x, y, wide, high = area_of(space)
            canvas.paint(DUSK, _veil(wide, high), x, y)
    for space in sorted(letters) if len(letters) <= FEW else ():
        x, y, wide, high = area_of(space)
        boxes.outline(canvas, palette.LAMP, x, y, wide, high, 14, THIN)
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


def _is_last_word(decision: Decision | None) -> bool:
    """Whether all that is left is an answer without a place or a card."""
    return (
        decision is not None
        and decision.required
        and not any(one.fields for one in decision.offers)
    )


@kept
def _veil(wide: int, high: int) -> Image.Image:
    """The mask of the night over a place that cannot be chosen."""
    return boxes.rounded(wide, high, 14).point([round(level * SHADE) for level in range(256)])


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
    canvas.put(name_plate(name, stripe, PLATE), x + PLATE_LEFT, y + PLATE_TOP)
    effect = effect_sign(key, owner_of(own.seat), is_gone=table.gone[place])
    canvas.put(effect, x + wide - EFFECT[0] - 6, y + SUMS_TOP)
    sign = _card_sign(view, decision, key)
    tab = TAKEN if sign and sign.size[0] > TAB else TAB
    if sign:
        left, top = x + wide - tab - INSIDE, y + HOUSE - TAB - INSIDE
        boxes.box(canvas, OPEN, left, top, tab, TAB, 12)
        canvas.put_centred(sign, left + tab / 2, top + TAB / 2)
    at, has_certificate = (x + 8, y + SUMS_TOP + 4), not table.gone[place]
    _draw_sums(canvas, at, sums(stack), own.seat, has_certificate=has_certificate)
    room = wide - 8 - (tab + INSIDE if sign else 0)
    _draw_figures(canvas, x + 4, y + WALK, room, own, view, key, decision)


def _draw_sums(
    canvas: Canvas,
    corner: tuple[int, int],
    totals: tuple[tuple[int, int], ...],
    own: Seat,
    *,
    has_certificate: bool,
) -> None:
    """Draw the leader's influence on the certificate, if it is still in the game, the others' beside it and below, the own one
    in its colour.
    """
    (x, y), (wide, high) = corner, CELL
    for number, (seat, total) in enumerate(totals):
        row, column = divmod(number, 2)
        left, top = x + column * (wide + 2), y + row * (high + 2)
        owner = owner_of(seat)
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
        canvas.put_centred(tokens.seal(owner, SEAL), left + 21, middle)
        canvas.write(str(total), Face.NUMBER, SUM, ink, left + 40, middle)


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
        beside = width(str(self.amount), Face.NUMBER, self.number) + 8 if self.amount > 1 else 0
        return self.size + beside


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
    can_leave, can_come = bool(verbs & LEAVING), bool(verbs & COMING)
    counts = {
        seat: player.prospectors[PLACE[space]] for seat, player in enumerate(view.table.players)
    }
    figures = [
        Figure(seat, count, *((OWN_PAWN, 38) if seat == own.seat else (PAWN, 28)))
        for seat, count in sorted(counts.items(), key=lambda one: one[0] != own.seat)
        if count
    ]
    has_own = bool(figures) and figures[0].seat == own.seat
    if (can_leave and has_own) or (can_come and not has_own):
        boxes.box(canvas, OPEN, round(x), round(middle - TAB / 2), OWN_PAWN, TAB, 12)
    if can_come and not has_own:
        ghost = prospector(owner_of(own.seat), OWN_PAWN - 8)
        canvas.put_centred(ghost, x + OWN_PAWN / 2, middle, GHOST)
        if "dig" in verbs:
            canvas.put_centred(art.sticker("gold", FOUND), x + OWN_PAWN - 14, middle + 12)
        x, room = x + OWN_PAWN + 4, room - OWN_PAWN - 4
    taken = sum(figure.wide for figure in figures)
    gap = min(4.0, (room - taken) / max(1, len(figures) - 1))
    for figure in figures:
        low = middle + (OWN_PAWN - figure.size) / 2
        canvas.put_centred(prospector(owner_of(figure.seat), figure.size), x + figure.size / 2, low)
        if figure.amount > 1:
            left, high = round(x + figure.size - ON_FIGURE), round(figure.number * 1.2)
            wide = round(figure.wide - figure.size + 6)
            boxes.box(canvas, palette.NIGHT, left, round(low - high / 2), wide, high, 8)
            text = str(figure.amount)
            canvas.write(text, Face.NUMBER, figure.number, palette.PAPER, left + wide / 2, low, "m")
        x += figure.wide + gap
    return x - gap


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
    boxes.box(canvas, palette.NIGHT, x + 30, y + 9, COUNT, high - 18, 12)
    canvas.put_centred(art.sticker(CAMP_ICONS[camp], 54), x + 84, middle, 1.0 if count else 0.45)
    text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 46, ink, x + 114, middle)
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
