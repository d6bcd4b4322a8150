"""The view of Sutter's Mill in a lobby: the slope with its gold over the street, and those who come for it."""

from PIL import Image

from games.sutters_mill.content import PLACES, SECTIONS, TOWN
from games.sutters_mill.views import Public
from render.core import art
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.vista import SIZE
from render.sutters_mill.carpentry import WIDE as FRONT
from render.sutters_mill.ground import ground
from render.sutters_mill.heaps import draw_heaps
from render.sutters_mill.layout import PLAYERS_TOP, SECTION, corner_of
from render.sutters_mill.pieces import prospector
from render.sutters_mill.text import board_text
from render.sutters_mill.vocabulary import SYMBOLS, owner_of

TOP = 64
"""How much of the board's sky is left out."""

EMBLEM, EMBLEM_AT = 92, 84
"""How large the sign of a front is, and how far down its middle."""

FOLK, FOLK_AT = 168, 564
"""How large the prospectors are, and where they stand."""

GOLD = ((355, 92), (700, 108), (1045, 92))
"""Where gold lies between them, and how large."""


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The town on the day when the first gold is found."""
    return picture(_street(), "vista", board_text(view, scene))


@kept
def _street() -> Image.Image:
    """The upper row of fronts under the slope, and a prospector of each colour."""
    wide, high = SIZE
    canvas = Canvas(ground(PLAYERS_TOP).crop((0, TOP, wide, TOP + high)))
    _draw_vein(canvas)
    for building in TOWN[:4]:
        x, y = corner_of(building)
        emblem = art.sticker(SYMBOLS[building], EMBLEM)
        canvas.put_centred(emblem, x + FRONT / 2, y - TOP + EMBLEM_AT)
    for x, size in GOLD:
        canvas.put_centred(art.sticker("gold", size), x, FOLK_AT + 40)
    for seat in range(4):
        x, _ = corner_of(TOWN[seat])
        canvas.put_centred(prospector(owner_of(seat), FOLK), x + FRONT / 2, FOLK_AT)
    return canvas.image


def _draw_vein(canvas: Canvas) -> None:
    """Draw all the gold that nobody has dug yet."""
    for section, places in zip(SECTIONS, PLACES, strict=True):
        left, top = SECTION[section].bed
        draw_heaps(canvas, section, (left, top - TOP), (0, places))
