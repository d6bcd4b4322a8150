"""The role cards: free ones with their doubloons, taken ones with the seal of who took them."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key, Seat
from render.core import art, boxes, palette, tokens
from render.core.boxes import ring
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import Mark, draw_mark
from render.core.signs import coin
from render.puerto_rico.looks import role_icon

HIGH = 150
GAP = 10
RADIUS = 18
STRIP = 54
COIN = 27
NAME_SIZE, NAME_LEAST = 40, 26
SPENT = 0.72
"""How faint the icon of a role is that has been taken."""


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
    icon = art.sticker(role_icon(key), 58 if is_taken else 90, keyline)
    canvas.put_centred(icon, wide / 2, 33 if is_taken else 56, SPENT if is_spent else 1.0)
    title = fit(name, Face.NAME, wide - 18, NAME_SIZE, NAME_LEAST, 1)
    middle = HIGH - STRIP - 21 if is_taken else HIGH - 27
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
    top = HIGH - STRIP
    face.fill(palette.NIGHT, 0, top, wide, STRIP)
    face.fill(palette.SEATS[seat].full, 0, top, wide, 5)
    shown = fit(name, Face.NAME, wide - 62, 48, 30, 1)
    middle = top + STRIP / 2 + 3
    if not shown.fits:
        face.put_centred(tokens.seal(seat, 19), wide / 2, middle)
        return
    left = wide / 2 - (44 + width(shown.lines[0], Face.NAME, shown.size)) / 2
    face.put_centred(tokens.seal(seat, 15), left + 16, middle)
    face.write(shown.lines[0], Face.NAME, shown.size, palette.PAPER, left + 44, middle)
