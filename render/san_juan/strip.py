"""What else a decision chooses among, drawn above the hand: goods, places in the city, the Cathedral, roles."""

from collections.abc import Sequence
from typing import Protocol

from PIL import Image

from games.core.forms import Field
from games.core.keys import Pair
from games.core.model import Key
from games.san_juan.content import GOOD_OF
from games.san_juan.views import Stack
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Piece, draw_mark
from render.core.place.boards import PlateSize, name_plate
from render.core.place.coast import meadow
from render.core.place.garden import PLAIN, free_plot
from render.core.place.harbor import Signs, draw_beam
from render.core.place.paving import street
from render.san_juan.country import country, woods
from render.san_juan.piles import price_plaque
from render.san_juan.plot import RADIUS as PLOT_RADIUS
from render.san_juan.plot import Plot, Standing, draw_built
from render.san_juan.quay import Goods, seafront
from render.san_juan.roles import BRING, brought, role_scene
from render.san_juan.vocabulary import printed, term

LEFT = 18
MEADOW_RADIUS = 20
MOST_ROLE, ROLE_HIGH, RADIUS = 300, 250, 16
ROLE_GAP, POSTS = 22, 28
"""Between role tiles, and from the ends of the quay to the first and the last of them."""

BEAM, SIGN_TOP = 6, 42
"""How far down the beam is from which they hang, and how far they."""

SCENE, ICON, ICON_AT = 124, 88, 60
"""How far down the picture of a role reaches, how large its icon is, and how far down that is."""

NAME_AT = 150
"""How far down the middle of its name is."""

BRING_AT = 211
"""How far down is written what a role brings."""

NEW_PLACE = "new"
EDGE = 10
"""Of the meadow around plots."""

PLOT = Plot(156, 184, 124, PlateSize(150, 56, 38, 26), 38, 58)
MIDDLE = Plot(188, 222, 152, PlateSize(180, 64, 44, 30), 46, 68)
LARGE = Plot(236, 280, 200, PlateSize(226, 74, 50, 36), 58, 84)
PLOTS = ((8, LARGE), (10, MIDDLE), (13, PLOT))
"""How large so many places are drawn at most."""

LETTER, PRICE, BESIDE_PLACE = 0.28, 0.29, 15
"""How large the letter of a place is, and how wide what it costs to build there, in heights of its ground; and how far both
are from its neighbours.
"""


def _draw_streets(canvas: Canvas, y: int, plots: int, columns: int, plot: Plot) -> None:
    """The meadow on which so many plots stand, with woods behind the street of every row, and country where it ends."""
    rows = -(-plots // columns)
    along = columns * plot.wide
    wide, high = along + 2 * EDGE, rows * plot.high + 2 * EDGE
    boxes.shadow(canvas, LEFT, y, wide, high, MEADOW_RADIUS)
    boxes.lay(canvas, meadow(wide, high), LEFT, y, MEADOW_RADIUS)
    for row in range(rows):
        top = y + EDGE + row * plot.high
        built = min(plots - row * columns, columns)
        canvas.put(woods(along, round(plot.ground * 0.8), row), LEFT + EDGE, top)
        canvas.put(street(built * plot.wide + 12, plot.street, row), LEFT + 6, top + plot.ground)
        for place in range(built, columns):
            piece = country(plot.wide, plot.high, place)
            canvas.put(piece, LEFT + EDGE + place * plot.wide, top)


class Strip(Protocol):
    """A row of things with badges."""

    @property
    def high(self) -> int:
        """Its height."""

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw it at that height."""


def of(
    field: Field | None,
    pieces: Sequence[Piece],
    city: tuple[Stack, ...],
    words: Words,
    room: int,
    *,
    is_made: bool,
) -> Strip | None:
    """The strip for a field, so wide; None when there is nothing to show. Goods may be those that can be made."""
    if field is None:
        return None
    match field.kind:
        case "good":
            return Goods(pieces, words, LEFT, room, is_made=is_made)
        case "place":
            return Places(pieces, city, words, room)
        case "role":
            return Roles(pieces, words, room)
        case _:
            return None


class Places:
    """Places to build on: the own city's houses in their streets, and the new plot."""

    def __init__(
        self, pieces: Sequence[Piece], city: tuple[Stack, ...], words: Words, room: int
    ) -> None:
        self.pieces = pieces
        self.plot = next(plot for most, plot in PLOTS if len(pieces) <= most)
        self.columns = (room - 2 * EDGE) // self.plot.wide
        self.city = city
        self.words = words

    @property
    def high(self) -> int:
        """The height of all streets."""
        return -(-len(self.pieces) // self.columns) * self.plot.high + 2 * EDGE

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw a plot for every place."""
        plot = self.plot
        _draw_streets(canvas, y, len(self.pieces), self.columns, plot)
        for place, piece in enumerate(self.pieces):
            x = LEFT + EDGE + place % self.columns * plot.wide
            top = y + EDGE + place // self.columns * plot.high
            if piece.mark.is_chosen:
                box = (x + 3, top, plot.wide - 6, plot.high, PLOT_RADIUS)
                boxes.lit(canvas, palette.LAMP, *box, 7)
            self._draw_place(canvas, x, top, piece.key)
            if piece.mark.tag:
                price = price_plaque(int(piece.mark.tag), round(plot.ground * PRICE))
                canvas.put(price, x + BESIDE_PLACE, top + 6)
            draw_mark(
                canvas,
                x,
                top + 4,
                plot.wide - BESIDE_PLACE,
                plot.ground // 2,
                piece.mark,
                round(plot.ground * LETTER),
            )

    def _draw_place(self, canvas: Canvas, x: int, y: int, key: Key) -> None:
        plot = self.plot
        if key == NEW_PLACE:
            canvas.put(free_plot(plot.wide, plot.ground, PLAIN), x, y)
            sign = art.sticker("builder", round(plot.ground * 0.68))
            canvas.put_centred(sign, x + plot.wide * 0.4, y + plot.ground / 2)
            left = x + (plot.wide - plot.plate.wide) // 2
            plate = name_plate(self.words("render-san-juan-new-place"), palette.TICK, plot.plate)
            canvas.put(plate, left, y + plot.ground + 2)
            return
        card, place = Pair.parse(key)
        stack = self.city[int(place) - 1]
        standing = Standing(GOOD_OF.get(card), stack.good, bool(stack.tucked))
        draw_built(canvas, x, y, printed(self.words, card), standing, plot)


class Roles:
    """Roles to pick from as signs above the quay, each with what it brings."""

    high = SIGN_TOP + ROLE_HIGH + 24

    def __init__(self, pieces: Sequence[Piece], words: Words, room: int) -> None:
        self.pieces = pieces
        self.words = words
        self.room = room
        within = room - 2 * POSTS + ROLE_GAP
        self.step = min(MOST_ROLE, within // max(1, len(pieces)))
        self.left = LEFT + POSTS + (within - len(pieces) * self.step) // 2

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the signs side by side under their beam."""
        boxes.shadow(canvas, LEFT, y, self.room, self.high, MEADOW_RADIUS)
        sea = seafront(self.room, self.high, self.high - 50)
        boxes.lay(canvas, sea, LEFT, y, MEADOW_RADIUS)
        wide, top = self.step - ROLE_GAP, y + SIGN_TOP
        signs = Signs(self.left, wide, ROLE_GAP, len(self.pieces))
        draw_beam(canvas, signs, y + BEAM, top, y + self.high - 18)
        told = [brought(one.key, one.mark.tag, wide - 16) for one in self.pieces if one.mark.tag]
        size = min((one.size for one in told), default=BRING)
        for place, piece in enumerate(self.pieces):
            x = self.left + place * self.step
            box = (wide, ROLE_HIGH, RADIUS)
            if piece.mark.is_chosen:
                boxes.lit(canvas, palette.LAMP, x, top, *box, 7)
            else:
                boxes.shadow(canvas, x, top, *box)
            face = _role_face(piece.key, term(self.words, "role", piece.key), wide)
            boxes.lay(canvas, face, x, top, RADIUS)
            if piece.mark.tag:
                brings = brought(piece.key, piece.mark.tag, wide - 16)._replace(size=size)
                brings.draw(canvas, x + wide / 2, top + BRING_AT)
            draw_mark(canvas, x + 14, top - 26, wide, 72, piece.mark, 50)


@kept
def _role_face(role: str, name: str, wide: int) -> Image.Image:
    """A role before a hill, with its name."""
    canvas = Canvas(Image.new("RGB", (wide, ROLE_HIGH), palette.PAPER))
    canvas.image.paste(role_scene(role, wide, SCENE), (0, 0))
    canvas.put_centred(art.sticker(role, ICON, palette.KEYLINE), wide / 2, ICON_AT)
    title = fit(name, Face.NAME, wide - 14, 54, 36, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, wide / 2, NAME_AT, "m")
    return canvas.image
