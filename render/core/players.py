"""A player's area: a panel under a header in the player's colour, amber while the player must act."""

from typing import NamedTuple

from PIL import Image

from games.core.model import Seat
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.fitting import fit_person_in_two
from render.core.lettering import Face, width

RADIUS = 18
LINE = 6
RING = 6
NARROW = 300
"""Below that width the sign of an office stands on the seal."""


class Area(NamedTuple):
    """Where a player's area lies, and how high its header is."""

    x: int
    y: int
    wide: int
    high: int
    header: int = 64

    @property
    def middle(self) -> float:
        """The middle height of the header."""
        return self.y + self.header / 2 + 1

    @property
    def body(self) -> int:
        """Where the room below the header begins."""
        return self.y + self.header + LINE


class Owner(NamedTuple):
    """Whose area it is."""

    seat: Seat
    """The place of the player's colour and seal."""

    name: str
    is_lit: bool = False
    office: str = ""
    """The icon of the office the player holds, if any."""

    @property
    def ink(self) -> str:
        """What is written with on the header."""
        return palette.INK if self.is_lit else palette.PAPER

    @property
    def soft(self) -> str:
        """What is of second rank on the header."""
        return palette.INK_BROWN if self.is_lit else palette.MIST


def draw_bare(canvas: Canvas, area: Area, seat: Seat, ground: str = palette.PANEL) -> None:
    """Draw an area before anything is known of it: header and line."""
    x, y, wide, high, header = area
    boxes.shadow(canvas, x, y, wide, high, RADIUS)
    boxes.box(canvas, ground, x, y, wide, high, RADIUS)
    canvas.paint(palette.SEATS[seat].header, _header(wide, high, header), x, y)
    canvas.fill(palette.SEATS[seat].full, x, y + header, wide, LINE)


def draw_light(canvas: Canvas, area: Area) -> None:
    """Draw the lamp on an area: an amber ring and an amber header."""
    x, y, wide, high, header = area
    boxes.lit(canvas, palette.LAMP, x, y, wide, high, RADIUS, RING)
    canvas.paint(palette.LAMP, _lit_header(wide, high, header), x - RING, y - RING)


def draw_owner(
    canvas: Canvas, area: Area, owner: Owner, room: float, sizes: tuple[int, int] = (46, 32)
) -> float:
    """Draw seal, name and office at the left of the header, within that room; the answer is where they end."""
    radius = round(area.header * 0.3)
    left = area.x + 17 + 1.15 * radius
    canvas.put_centred(tokens.seal(owner.seat, radius), left, area.middle)
    x = left + radius * 1.15 + 13
    if owner.office and area.wide < NARROW:
        canvas.put_centred(art.sticker(owner.office, 44), left, area.y + 6)
    office = round(area.header * 0.9) if owner.office and area.wide >= NARROW else 0
    free = round(area.x + room - x - (office + 10 if office else 0))
    size, least = sizes
    name = fit_person_in_two(owner.name, Face.NAME, free, size, (least, round(least * 0.78)))
    canvas.write_lines(name.lines, Face.NAME, name.size, owner.ink, x, area.middle)
    x += max(width(line, Face.NAME, name.size) for line in name.lines)
    if office:
        canvas.put_centred(art.sticker(owner.office, office), x + 12 + office / 2, area.middle - 2)
        x += 12 + office
    return x


@kept
def _header(wide: int, high: int, header: int) -> Image.Image:
    return boxes.rounded(wide, high, RADIUS).crop((0, 0, wide, header))


@kept
def _lit_header(wide: int, high: int, header: int) -> Image.Image:
    """Header and ring in one, so that no seam shows between them."""
    grown = boxes.rounded(wide + 2 * RING, high + 2 * RING, RADIUS + RING)
    return grown.crop((0, 0, wide + 2 * RING, header + RING))
