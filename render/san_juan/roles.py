"""Roles: what is painted behind each, in colours of its own, and what it brings in figures."""

from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.gradients import vertical
from render.core.lettering import Face, width
from render.core.scenery import stand, standing
from render.core.sketch import Sketch
from render.san_juan.looks import PRIVILEGES

SKIES = {
    "builder": ("#F0B58A", "#C9784A"),
    "producer": ("#CFE59A", "#7FAF4A"),
    "trader": ("#A9DDE0", "#4FA3B0"),
    "councillor": ("#D8C4EE", "#9C7FC4"),
    "prospector": ("#F6DC93", "#C99A45"),
}
"""The sky and the hill of each role."""

HILL = 0.28
"""How high the hill rises before the sky."""

BRING, BRING_LEAST, BRING_GAP = 64, 36, 5
"""How large what a role brings is written, at most and at least, and what is free between its parts."""

LIBRARY = "library"


@kept
def role_scene(role: str, wide: int, high: int) -> Image.Image:
    """The sky and the hills of a role."""
    sky, hill = SKIES[role]
    canvas, tall = Canvas(vertical(wide, high, ((0.0, sky), (1.0, palette.PAPER)))), high * HILL
    land = Sketch(wide, high)
    land.oval(palette.mixed(sky, hill, 0.45), wide * 0.78, high, wide * 0.6, tall * 1.3)
    land.oval(hill, wide * 0.3, high + 6, wide * 0.75, tall)
    canvas.put(land.done(), 0, 0)
    return canvas.image


class Brought(NamedTuple):
    """What a role brings whoever picks it, in figures, and what it is; with the Library, where that makes a difference."""

    plain: str
    doubled: str
    icon: str
    size: int
    """Of the letters."""

    @property
    def sign(self) -> int:
        """How large the icon is, or the Library."""
        return round(self.size * (0.94 if self.doubled else 1.1))

    @property
    def label(self) -> int:
        """How wide the label is that tells of the Library."""
        return round(width(self.doubled, Face.NUMBER, self.size)) + self.sign + 3 * BRING_GAP

    @property
    def wide(self) -> float:
        """How much room it takes."""
        beside = self.label if self.doubled else self.sign
        return width(self.plain, Face.NUMBER, self.size) + BRING_GAP + beside

    def draw(self, canvas: Canvas, x: float, middle: float) -> None:
        """Write it around that point on paper, what the Library adds in gold on night."""
        left = x - self.wide / 2
        left += canvas.write(self.plain, Face.NUMBER, self.size, palette.INK, left, middle)
        left += BRING_GAP
        if not self.doubled:
            sign = art.sticker(self.icon, self.sign, palette.KEYLINE)
            canvas.put_centred(sign, left + self.sign / 2, middle)
            return
        high = round(self.size * 1.24)
        boxes.box(canvas, palette.NIGHT, left, middle - high / 2, self.label, high, 9)
        left += BRING_GAP
        stand(canvas, standing(LIBRARY, self.sign), left + self.sign / 2, middle + self.sign * 0.42)
        left += self.sign + BRING_GAP
        canvas.write(self.doubled, Face.NUMBER, self.size, palette.LAMP, left, middle)


def brought(role: Key, tag: str, room: float) -> Brought:
    """What a role brings, as large as it goes into so much room."""
    said, icon = PRIVILEGES[role]
    plain, _, doubled = tag.partition("/")
    told = said.format(plain), said.format(doubled) if doubled else "", icon
    tried = (Brought(*told, size) for size in range(BRING, BRING_LEAST, -2))
    return next((one for one in tried if one.wide <= room), Brought(*told, BRING_LEAST))
