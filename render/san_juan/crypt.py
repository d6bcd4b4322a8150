"""A building that keeps cards above its crypt: what lies there, the place for the next, and what they are worth."""

from collections.abc import Sequence

from PIL import Image

from games.core.model import Key
from render.core import backs, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import radial
from render.core.sketch import Sketch
from render.san_juan.scenery import scenery
from render.san_juan.tray import GHOST, arrow, draw_small

RADIUS = 20
CARD = (104, 132)
"""How large cards in a crypt are."""

HIGH, HOUSE = 240, 0.125
"""How high the picture of a crypt is, and where across it its building stands."""

VAULT_LEFT, VAULT_TOP, VAULT_FOOT = 246, 18, 16
WORTH = 240
"""How much room the points take before and after, at the end of the vault."""

PLACES = 3
"""How many cards a vault has room for at least, that is seen."""

STONE, STONE_DARK, STONE_LIGHT = "#B5A88F", "#6E6555", "#D3C8B0"
LIT, DIM, FLOOR, NICHE = "#E8B878", "#9A7350", "#7C6148", "#573D28"
NEXT = "#F4D79A"
FLAME, FLAME_HEART = "#F08A2C", "#FFE08A"
"""The walls of the crypt by the torch and away from it, its floor, a place in them, the next one to be filled, and the fire."""

MOST_STEP = 118
"""From card to card, at most."""

STONES = 12
"""How many stones a vault has along."""

BEFORE, AFTER, ARROW = 74, 106, 38
"""How large the points are that lie there, and those with the card; and the arrow between them."""


class Crypt:
    """A building that keeps cards, large, and beside it the lit vault: what lies there, and the place for the next."""

    high = HIGH

    def __init__(
        self,
        building: Key,
        tucked: Sequence[Key | None],
        laid: Sequence[Key],
        most: int,
        left: int,
        room: int,
    ) -> None:
        self.building = building
        self.tucked, self.laid = tuple(tucked), tuple(laid)
        self.has_next = len(self.laid) < most
        self.left, self.room = left, room

    @property
    def step(self) -> int:
        """From card to card in the vault."""
        room = self.room - VAULT_LEFT - 118 - WORTH - CARD[0]
        return min(MOST_STEP, room // max(1, len(self.tucked) + len(self.laid)))

    @property
    def points(self) -> tuple[int, int]:
        """What the cards are worth that lie there, and with those chosen, or with the next."""
        return len(self.tucked), len(self.tucked) + max(1, len(self.laid))

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw it at that height."""
        boxes.shadow(canvas, self.left, y, self.room, HIGH, RADIUS)
        boxes.lay(canvas, _vault(self.building, self.room), self.left, y, RADIUS)
        top, x = y + VAULT_TOP + 36, self.left + VAULT_LEFT + 66
        cards = [*self.tucked, *self.laid]
        for place in range(len(cards) + self.has_next, PLACES):
            _draw_niche(canvas, x + place * self.step, top, NICHE)
        for place, key in enumerate(cards):
            if place >= len(self.tucked):
                boxes.lit(canvas, palette.LAMP, x, top, *CARD, 10, 5)
            draw_small(canvas, x, top, key, CARD)
            x += self.step
        if self.has_next:
            _draw_niche(canvas, x, top, NEXT)
            boxes.lit(canvas, palette.LAMP, x, top, *CARD, 12, 5)
            canvas.put(backs.card_back(*CARD), x, top, GHOST)
            boxes.dashes(canvas, palette.INK, x, top, *CARD, 12)
        self._draw_points(canvas, y)

    def _draw_points(self, canvas: Canvas, y: int) -> None:
        """The points before and after."""
        before, after = self.points
        middle, right = y + HIGH / 2, self.left + self.room - 52
        canvas.put_centred(tokens.shield(after, AFTER), right - AFTER / 2, middle)
        canvas.put_centred(arrow(ARROW), right - AFTER - ARROW / 2 - 4, middle)
        left = right - AFTER - ARROW - BEFORE / 2 - 8
        canvas.put_centred(tokens.shield(before, BEFORE), left, middle)


def _draw_niche(canvas: Canvas, x: int, y: int, ground: str) -> None:
    """A place for a card in the wall."""
    wide, high = CARD
    boxes.box(canvas, STONE_DARK, x - 7, y - 7, wide + 14, high + 14, 18)
    boxes.box(canvas, STONE_LIGHT, x - 5, y - 5, wide + 10, high + 10, 16)
    boxes.box(canvas, ground, x, y, wide, high, 12)


@kept
def _vault(building: Key, wide: int) -> Image.Image:
    """A building in its country, and the vault below it, lit by a torch."""
    canvas = Canvas(scenery(building, wide, HIGH, HOUSE).copy())
    x, y = VAULT_LEFT, VAULT_TOP
    across, high = wide - x - 16, HIGH - y - VAULT_FOOT
    boxes.box(canvas, STONE_DARK, x - 4, y - 4, across + 8, high + 8, 48)
    boxes.box(canvas, STONE, x, y, across, high, 44)
    boxes.box(canvas, STONE_LIGHT, x + 6, y + 2, across - 12, 5, 2)
    for place in range(1, STONES):
        left = round(x + across * place / STONES)
        canvas.fill(STONE_DARK, left, y + 1, 3, 13)
        canvas.fill(STONE_DARK, left, y + high - 14, 3, 13)
    boxes.box(canvas, STONE_DARK, x + 13, y + 13, across - 26, high - 26, 34)
    hall = _hall(across - 32, high - 32)
    boxes.lay(canvas, hall, x + 16, y + 16, 32)
    return canvas.image


def _hall(wide: int, high: int) -> Image.Image:
    """The inside of a crypt: walls lit by a torch, and a floor of flags."""
    middle = (wide * 0.42, high * 0.4)
    canvas = Canvas(radial(wide, high, middle, wide * 0.62, ((0.0, LIT), (1.0, DIM))))
    walls = Sketch(wide, high)
    for row in range(5):
        level = row * high * 0.19
        walls.line("#6B4C2E50", 2, [(0, level), (wide, level)])
        for stone in range(-1, 14):
            x = (stone + 0.5 * (row % 2)) * 64
            walls.line("#6B4C2E50", 2, [(x, level), (x, level + high * 0.19)])
    walls.box(FLOOR, 0, high * 0.84, wide, high * 0.16, 0)
    walls.box("#5F4833", 0, high * 0.84, wide, 4, 0)
    canvas.put(walls.done(), 0, 0)
    canvas.put(_torch(), -8, high * 0.16)
    return canvas.image


@kept
def _torch() -> Sprite:
    """A torch in its ring, and its glow."""
    torch = Sketch(60, 100, 40)
    for reach, strength in ((66, "22"), (48, "2C"), (32, "3A")):
        torch.oval(f"#FFD98A{strength}", 30, 30, reach)
    torch.poly(STONE_DARK, [(22, 52), (38, 52), (33, 96), (27, 96)])
    torch.box("#4A3B2C", 17, 48, 26, 9, 4)
    torch.poly(FLAME, [(30, -4), (42, 20), (43, 38), (34, 50), (26, 50), (17, 38), (20, 18)])
    torch.poly(FLAME_HEART, [(31, 14), (37, 30), (35, 44), (30, 48), (25, 43), (24, 30)])
    return torch.done()
