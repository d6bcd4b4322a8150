"""What every private picture begins with: evening over a meadow, what is asked, the own means in one strip."""

from math import sin

from PIL import Image, ImageDraw

from games.caylus.content import CUBES
from games.caylus.views import Private, Public
from games.core.forms import Decision, verb
from games.core.model import Notes
from render.caylus.ground import MEADOW, SKY
from render.caylus.pieces import coin, worker
from render.caylus.text import runners_of
from render.core import art, boxes, palette, race, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.lettering import Face
from render.core.marks import Piece, fields_of, pieces_of
from render.core.place.garden import draw_flowers, draw_tree, draw_tuft
from render.core.place.water import draw_evening
from render.core.scatter import Scatter
from render.core.sketch import BROAD, SCALE, Sketch
from render.core.status import draw_question, question

WIDE, MOST_HIGH = 1000, 760
"""A picture about a question is small: what stands in it is large on a phone."""

LEFT, ROOM = 18, WIDE - 36
TOP, HIGH = 108, 66
RACE_TOP = TOP + HIGH + 6
BODY = RACE_TOP + race.HIGH + 10
"""Where what is asked about begins."""

SIGN, COUNT, MOST_STEP = 60, 56, 160
"""Sizes of the own means and of their counts, and the most from one to the next."""

BADGE = 46
HORIZON = 150
SWELL, SWELLS = 116, ("#C3D88438", "#5E82302E")
"""From swell to swell of the meadow, and how they differ from it."""

RIDGE = 24
"""How far the ridge of a swell rises and falls at most."""


@kept
def _evening(high: int, horizon: int) -> Image.Image:
    """Sky and meadow with flowers, with the ribbon's bar."""
    canvas = Canvas(vertical(WIDE, high, MEADOW))
    canvas.image.paste(vertical(WIDE, horizon, SKY), (0, 0))
    _draw_swells(canvas, horizon)
    canvas.put(_growth(high - horizon), 0, horizon)
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


def _draw_swells(canvas: Canvas, horizon: int) -> None:
    """Draw the swells of the meadow, mown bright and dark: only their ridges need a fine mask."""
    wide, high = WIDE * SCALE, 2 * RIDGE * SCALE
    for number, level in enumerate(range(0, canvas.image.height - horizon, SWELL)):
        colour = SWELLS[number % 2]
        opacity = palette.channels(colour)[3]
        ridge = [
            (x, RIDGE + 16 * sin(x / 150 + number * 2.1) + 7 * sin(x / 61 + number))
            for x in range(0, WIDE + 20, 20)
        ]
        fine = Image.new("L", (wide, high))
        edge = [(x * SCALE, y * SCALE) for x, y in ridge]
        ImageDraw.Draw(fine).polygon([(0, high), *edge, (wide, high)], fill=opacity)
        hidden = max(0, RIDGE - level)
        mask = fine.reduce(SCALE).crop((0, hidden, WIDE, 2 * RIDGE))
        canvas.paint(colour, mask, 0, horizon + level - RIDGE + hidden)
        foot = horizon + level + RIDGE
        rest = Image.new("L", (WIDE, max(0, canvas.image.height - foot)), opacity)
        canvas.paint(colour, rest, 0, foot)


def _growth(high: int) -> Sprite:
    """Trees at the far edge of the meadow, tufts and flowers."""
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(12)
    for x, size in ((14, 1.3), (978, 1.5), (908, 1.0)):
        draw_tree(sketch, x, 66, size)
    for _ in range(high // 4):
        draw_tuft(sketch, chance.between(6, WIDE - 6), chance.between(60, high - 4), 1.3)
    for _ in range(high // 40):
        draw_flowers(sketch, chance.between(20, WIDE - 20), chance.between(70, high - 8), chance)
    return sketch.done()


def begun(
    high: int,
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
    *,
    price: int | None = None,
    horizon: int = HORIZON,
) -> Canvas:
    """A private picture of that height: evening, the ribbon with what is asked, the own means, everybody's points.

    `price`: see `_draw_stock`.
    """
    canvas = Canvas(_evening(high, horizon).copy())
    _draw_asked(canvas, own, decision, chosen, scene)
    _draw_stock(canvas, own, view, price)
    race.draw_race(canvas, LEFT, RACE_TOP, ROOM, runners_of(view, own.seat), scene)
    return canvas


def verbs(decision: Decision | None) -> frozenset[str]:
    """What a decision offers to do."""
    return frozenset([verb(offer.action) for offer in decision.offers] if decision else ())


def choices(
    decision: Decision | None, names: tuple[str, ...], chosen: tuple[Chosen, ...] = ()
) -> tuple[Piece, ...]:
    """What may be chosen in the first field of one of these names, with the badges of the menu.

    A second one, as of the favor that gives a cube or takes one, has menus whose badges would be the same.
    """
    fields = [field for field in fields_of(decision) if field.name in names]
    return tuple(piece for field in fields[:1] for piece in pieces_of(field, chosen))


def badged(pieces: tuple[Piece, ...], notes: Notes) -> tuple[Piece, ...]:
    """The pieces under the letters that the menu gives them, where those are their own."""
    own = {note.key: note.badge for note in notes.lines if note.badge}
    return tuple(
        Piece(piece.key, piece.mark._replace(badge=own.get(piece.key, piece.mark.badge)))
        for piece in pieces
    )


def _draw_asked(
    canvas: Canvas,
    own: Private,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> None:
    """Draw the ribbon: whose picture it is, and what is asked."""
    asked = question(scene, decision, chosen, scene.words("render-caylus-overview"))
    seals = [tokens.seal(own.seat, 23)]
    title = scene.words("render-caylus-works" if decision is None else "render-caylus-turn")
    draw_question(
        canvas, seals, title, asked, ribbon.end_of(canvas) - 22, is_asked=decision is not None
    )


def _draw_stock(canvas: Canvas, own: Private, view: Public, price: int | None) -> None:
    """Draw deniers, workers and those cubes that there are in a strip. `price` is that of the next worker."""
    player = view.table.players[own.seat]
    boxes.shadow(canvas, LEFT, TOP, ROOM, HIGH, 16)
    boxes.box(canvas, palette.NIGHT, LEFT, TOP, ROOM, HIGH, 16)
    middle, room = TOP + HIGH / 2, ROOM
    if price is not None:
        room = ROOM - 150
        boxes.box(canvas, palette.PAPER, LEFT + room, TOP + 6, 144, HIGH - 12, 12)
        canvas.put_centred(worker(own.seat, 48), LEFT + room + 40, middle)
        canvas.put_centred(coin(price, 46), LEFT + room + 100, middle)
    cubes = zip(CUBES, player.cubes, strict=True)
    signs = [
        (art.sticker("denier", SIGN), player.deniers),
        (worker(own.seat, SIGN), player.workers),
        *[(art.sticker(cube, SIGN), count) for cube, count in cubes if count],
    ]
    step = min(MOST_STEP, room / len(signs))
    for number, (sign, count) in enumerate(signs):
        x = LEFT + (room - step * len(signs)) / 2 + step * (number + 0.5)
        canvas.put_centred(sign, x - SIGN / 2 + 2, middle)
        canvas.write(str(count), Face.NUMBER, COUNT, palette.PAPER, x + 30, middle, "m")
