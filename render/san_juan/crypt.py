"""What a question is about beside the cards: a Chapel above its crypt, with the place for the next card."""

from collections.abc import Sequence

from PIL import Image

from games.core.model import Key
from render.core import backs, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.san_juan.card import EDGE
from render.san_juan.looks import KINDS, kind_of
from render.san_juan.scenery import scenery

RADIUS = 20
CARD = (96, 122)
"""How large cards in a crypt are."""

HIGH, HOUSE = 232, 0.17
"""How high the picture of a crypt is, and where across it its building stands."""

VAULT_LEFT, VAULT_TOP, VAULT_FOOT = 336, 28, 20
PLACES = 5
"""How many cards a vault has room for at least, that is seen."""

STONE, STONE_DARK, DARK, GLOW = "#A59A84", "#6E6555", "#2B2530", "#4A3B34"
MOST_STEP = 112
"""From card to card, at most."""

STONES = 13
"""How many stones a vault has along."""


class Crypt:
    """A building that keeps cards, large, and beside it the vault: what lies there, and the place for the next."""

    high = HIGH

    def __init__(self, building: Key, tucked: Sequence[Key | None], left: int, room: int) -> None:
        self.building = building
        self.tucked = tucked
        self.left, self.room = left, room

    @property
    def step(self) -> int:
        """From card to card in the vault."""
        room = self.room - VAULT_LEFT - 80 - CARD[0]
        return min(MOST_STEP, room // max(1, len(self.tucked)))

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw it at that height."""
        boxes.shadow(canvas, self.left, y, self.room, HIGH, RADIUS)
        boxes.lay(canvas, _vault(self.building, self.room), self.left, y, RADIUS)
        top, x = y + VAULT_TOP + 34, self.left + VAULT_LEFT + 32
        for place in range(len(self.tucked) + 1, PLACES):
            boxes.dashes(canvas, palette.LINE, x + place * self.step, top, *CARD, 10)
        for key in self.tucked:
            _draw_small(canvas, x, top, key, worth=1)
            x += self.step
        boxes.lit(canvas, palette.LAMP, x, top, *CARD, 10, 5)
        boxes.box(canvas, GLOW, x, top, *CARD, 10)
        boxes.dashes(canvas, palette.LAMP, x, top, *CARD, 10)
        canvas.put_centred(tokens.shield(1, 60), x + CARD[0] / 2, top + CARD[1] / 2)


@kept
def _vault(building: Key, wide: int) -> Image.Image:
    """A building in its country, and a vault in the hill beside it."""
    canvas = Canvas(scenery(building, wide, HIGH, HOUSE).copy())
    x, y = VAULT_LEFT, VAULT_TOP
    across, high = wide - x - 16, HIGH - y - VAULT_FOOT
    boxes.box(canvas, STONE_DARK, x - 4, y - 4, across + 8, high + 8, 46)
    boxes.box(canvas, STONE, x, y, across, high, 42)
    for place in range(1, STONES):
        left = round(x + across * place / STONES)
        canvas.fill(STONE_DARK, left, y + 1, 3, 13)
        canvas.fill(STONE_DARK, left, y + high - 14, 3, 13)
    boxes.box(canvas, STONE_DARK, x + 13, y + 13, across - 26, high - 26, 32)
    boxes.box(canvas, DARK, x + 16, y + 16, across - 32, high - 32, 30)
    return canvas.image


def _draw_small(canvas: Canvas, x: int, y: int, key: Key | None, worth: int = 0) -> None:
    """A small card, its face or its back; with what it is worth there."""
    if key is None:
        canvas.put(backs.card_back(*CARD), x, y)
    else:
        boxes.shadow(canvas, x, y, *CARD, 10)
        boxes.lay(canvas, _small_face(key), x, y, 10)
    if worth:
        canvas.put(tokens.shield(worth, 46), x + CARD[0] - 42, y + CARD[1] - 48)


@kept
def _small_face(key: Key) -> Image.Image:
    """A card's drawing above the colour of its kind."""
    wide, high = CARD
    canvas = Canvas(Image.new("RGB", CARD, palette.PAPER))
    canvas.image.paste(scenery(key, wide, high - 20), (0, 0))
    canvas.fill(KINDS[kind_of(key)].band, 0, high - 20, wide, 20)
    canvas.paint(EDGE, boxes.ring(wide, high, 10, 2), 0, 0)
    return canvas.image
