"""The role cards: free ones with their doubloons, taken ones with the seal of who took them."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from games.puerto_rico.content import QUARRY
from render.core import art, boxes, palette, tokens
from render.core.boxes import ring
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import fit, fit_person
from render.core.lettering import Face, width
from render.core.marks import Mark, draw_mark
from render.core.numerals import gained, signed
from render.core.signs import coin
from render.puerto_rico.looks import role_icon

HIGH = 168
GAP = 10
STRIP_HIGH = 100
"""How high the strip is that tells the role that is at work."""

RADIUS = 18
TAKER = 54
COIN = 27
NAME_SIZE, NAME_LEAST = 40, 26
SPENT = 0.72
"""How faint the icon of a role is that has been taken."""

FAINT = 0.4
"""The same beside the role that is at work."""


class Role(NamedTuple):
    """One role card."""

    key: Key
    name: str
    doubloons: int = 0
    taker: tuple[Seat, str] | None = None
    """Seat and name of who has chosen it in this round."""

    is_in_play: bool = False
    is_last_move: bool = False
    mark: Mark = Mark()


@kept
def _face(key: Key, name: str, wide: int, *, is_taken: bool, is_spent: bool) -> Image.Image:
    """A role card without the strip of its taker."""
    paper = palette.PAPER_TAKEN if is_spent else palette.PAPER
    canvas = Canvas(Image.new("RGB", (wide, HIGH), paper))
    hairline = palette.mixed(palette.PAPER_EDGE, palette.INK, 0.12 if is_spent else 0.0)
    canvas.paint(hairline, ring(wide - 12, HIGH - 12, RADIUS - 6, 2), 6, 6)
    keyline = palette.mixed(paper, palette.KEYLINE, 0.3) if is_spent else palette.KEYLINE
    icon = art.sticker(role_icon(key), 66 if is_taken else 104, keyline)
    canvas.put_centred(icon, wide / 2, 39 if is_taken else 64, SPENT if is_spent else 1.0)
    title = fit(name, Face.NAME, wide - 18, NAME_SIZE, NAME_LEAST, 1)
    middle = HIGH - TAKER - 21 if is_taken else HIGH - 27
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, wide / 2, middle, "m")
    return canvas.image


def wide_of(room: int, count: int) -> int:
    """How wide a card is when so many hang side by side."""
    return (room - (count - 1) * GAP) // count


def draw_roles(canvas: Canvas, x: int, y: int, room: int, roles: Sequence[Role]) -> None:
    """Draw the cards side by side over the whole room."""
    count = len(roles)
    wide = wide_of(room, count)
    order = sorted(range(count), key=lambda place: roles[place].is_in_play)
    for place in order:
        _draw_role(canvas, x + place * (wide + GAP), y, wide, roles[place])


def _draw_role(canvas: Canvas, x: int, y: int, wide: int, role: Role) -> None:
    if role.is_in_play or role.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, wide, HIGH, RADIUS, 6)
    elif role.is_last_move:
        boxes.frame(canvas, palette.AQUA, x, y, wide, HIGH, RADIUS, 6)
    else:
        boxes.shadow(canvas, x, y, wide, HIGH, RADIUS)
    is_taken = role.taker is not None
    is_spent = is_taken and not role.is_in_play
    face = _face(role.key, role.name, wide, is_taken=is_taken, is_spent=is_spent).copy()
    if role.taker is not None:
        _draw_taker(Canvas(face), wide, *role.taker)
    boxes.lay(canvas, face, x, y, RADIUS)
    if role.doubloons:
        canvas.put_centred(coin(str(role.doubloons), COIN), x + wide - 25, y + 30)
    draw_mark(canvas, x, y, 62, 66, role.mark, 44)


def _draw_taker(face: Canvas, wide: int, seat: Seat, name: str) -> None:
    """The strip at the foot of a taken role: seal and name; where the name would be cut, a larger seal."""
    top = HIGH - TAKER
    face.fill(palette.NIGHT, 0, top, wide, TAKER)
    face.fill(palette.SEATS[seat].full, 0, top, wide, 5)
    shown = fit(name, Face.NAME, wide - 62, 48, 30, 1)
    middle = top + TAKER / 2 + 3
    if not shown.fits:
        face.put_centred(tokens.seal(seat, 19), wide / 2, middle)
        return
    left = wide / 2 - (44 + width(shown.lines[0], Face.NAME, shown.size)) / 2
    face.put_centred(tokens.seal(seat, 15), left + 16, middle)
    face.write(shown.lines[0], Face.NAME, shown.size, palette.PAPER, left + 44, middle)


class Bonus(NamedTuple):
    """What a role brings only who has taken it."""

    text: str
    """How much of it; empty: it is called by its name."""

    icon: Key


BONUSES = {
    "settler": Bonus("", QUARRY),
    "mayor": Bonus(gained(1), "colonist"),
    "builder": Bonus(signed(-1), "coin"),
    "craftsman": Bonus(gained(1), "barrel_corn"),
    "trader": Bonus(gained(1), "coin"),
    "captain": Bonus(gained(1), "vp"),
    "prospector": Bonus(gained(1), "coin"),
    "prospector_2": Bonus(gained(1), "coin"),
}

STRIP_NAME, TAKER_NAME, STRIP_ICON, LEAST_NAME = 54, 46, 84, 34
"""On the strip: how large the names are of the role at work and of who has taken it, its icon, and how small names become."""

OTHER, SEAL, DOUBLOON = 80, 24, 25
"""How large the icons of the other roles are, the seal of who has taken one, and its doubloons."""

AT_WORK, STEP = 560, 132
"""How wide the part is at least that tells the role at work, and what another role takes at most."""


def draw_strip(
    canvas: Canvas, x: int, y: int, room: int, roles: Sequence[Role], quarry: str
) -> None:
    """Draw which role is at work, who has taken it and what only they gain by it; beside it the others, small. `quarry` is what
    a quarry is called.
    """
    boxes.shadow(canvas, x, y, room, STRIP_HIGH, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, x, y, room, STRIP_HIGH, RADIUS)
    role = next(one for one in roles if one.is_in_play)
    others = [one for one in roles if not one.is_in_play]
    step = min(STEP, (room - AT_WORK) // len(others))
    end = x + room - 8 - step * len(others)
    bonus = BONUSES[role.key]
    _draw_at_work(canvas, x, y, end - 8 - x, role, bonus if bonus.text else Bonus(quarry, QUARRY))
    for place, one in enumerate(others):
        _draw_other(canvas, end + (place + 0.5) * step, y, one)


def _draw_at_work(canvas: Canvas, x: int, y: int, wide: int, role: Role, bonus: Bonus) -> None:
    """Draw the part of the strip that tells the role at work."""
    boxes.box(canvas, palette.PAPER_EDGE, x, y, wide, STRIP_HIGH, RADIUS)
    boxes.box(canvas, palette.PAPER_TAKEN, x + 3, y + 3, wide - 6, STRIP_HIGH - 6, RADIUS - 3)
    canvas.put_centred(art.sticker(role_icon(role.key), STRIP_ICON), x + 54, y + STRIP_HIGH / 2)
    right = _draw_bonus(canvas, x + wide - 18.0, y + STRIP_HIGH / 2, bonus)
    left, levels = x + 106.0, (y + 29, y + STRIP_HIGH - 28)
    room = round(right - left) - 10
    title = fit(role.name, Face.NAME, room, STRIP_NAME, LEAST_NAME, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, left, levels[0])
    if role.taker is None:
        return
    seat, name = role.taker
    canvas.put_centred(tokens.seal(seat, 17), left + 20, levels[1])
    shown = fit_person(name, Face.NAME, room - 46, TAKER_NAME, LEAST_NAME)
    canvas.write(shown.lines[0], Face.NAME, shown.size, palette.INK, left + 46, levels[1])


def _draw_bonus(canvas: Canvas, right: float, middle: float, bonus: Bonus) -> float:
    """Draw what only the taker gains, before that end; the answer is where it begins."""
    icon = tokens.shield(None, 56) if bonus.icon == "vp" else art.sticker(bonus.icon, 66)
    canvas.put_centred(icon, right - 33, middle)
    face, size = (Face.NAME, 46) if bonus.icon == QUARRY else (Face.NUMBER, 58)
    text = canvas.write(bonus.text, face, size, palette.INK, right - 70, middle, "r")
    return right - 80 - text


def _draw_other(canvas: Canvas, middle: float, y: int, role: Role) -> None:
    """Draw a role that is not at work: faint with the seal of who has taken it, else with its doubloons."""
    level = y + STRIP_HIGH / 2
    icon = art.sticker(role_icon(role.key), OTHER)
    canvas.put_centred(icon, middle - 6, level, 1.0 if role.taker is None else FAINT)
    if role.taker is not None:
        seal = tokens.seal(role.taker[0], SEAL)
        canvas.put_centred(seal, middle + 24, level + 16)
    elif role.doubloons:
        canvas.put_centred(coin(str(role.doubloons), DOUBLOON), middle + 30, level - 20)
