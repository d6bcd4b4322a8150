"""What every private picture begins with: evening over a meadow, what is asked, the own means in one strip."""

from collections.abc import Collection, Sequence
from math import sin

from PIL import Image, ImageDraw

from games.caylus.content import CUBES
from games.caylus.views import Private, Public, so_far
from games.core.forms import Decision, verb
from games.core.model import Key, Notes, Seat
from render.caylus.ground import MEADOW, SKY
from render.caylus.pieces import coin, worker
from render.caylus.text import runners_of
from render.core import art, boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Scene
from render.core.gradients import vertical
from render.core.leader import draw_points
from render.core.lettering import Face
from render.core.marks import Piece, fields_of, pieces_of
from render.core.place.garden import draw_flowers, draw_tree, draw_tuft
from render.core.place.water import draw_evening
from render.core.race import Runner
from render.core.scatter import Scatter
from render.core.sketch import BROAD, SCALE, Sketch
from render.core.status import draw_question, question

WIDE, MOST_HIGH = 1000, 760
"""A picture about a question is small: what stands in it is large on a phone."""

LEFT, ROOM = 18, WIDE - 36
HIGH = 66
"""How high the line of the own means and of everybody's points is, below what is asked on the same board."""

TOP = ribbon.TOP + ribbon.HIGH
BODY = TOP + HIGH + 10
"""Where what is asked about begins."""

WORKERS = "workers"
"""Among the own means."""

SIGN, COUNT, MOST_STEP = 60, 56, 150
"""Sizes of the own means and of their counts, and the most from one to the next."""

LEAST_STEP = 112
"""The way from one to the next at which they have these sizes: on less they are smaller."""

SEAL, PLATE, PLATE_WIDE, BESIDE = 17, 40, (56, 74), 4
"""How large a seal beside somebody's points is, how high and wide their plate is with two digits and with three, and what lies
between seal and plate.
"""

NUMERAL, MOST_DIGITS = 0.6, 2
"""How wide a digit is, in sizes of its letters, and how many a usual plate has room for."""

AROUND = (4, 16)
"""What lies around the points of one of the players at least and at most."""

WREATH = 12
"""How much more room the leader's points have on either side, for the wreath."""

FRAMED = 5
"""How far the frame around the reader's own points lies from the edges of the line."""

PRICE = 148
"""How wide the plate is that tells what the next worker costs."""

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
    return canvas.image


def _draw_board(canvas: Canvas) -> None:
    """Draw the night board on which all lies that is told before the question's own scene."""
    box = (LEFT, ribbon.TOP, ROOM, ribbon.HIGH + HIGH)
    boxes.shadow(canvas, *box, ribbon.RADIUS)
    boxes.box(canvas, palette.NIGHT, *box, ribbon.RADIUS)
    boxes.outline(canvas, palette.LINE, *box, ribbon.RADIUS, 2)
    canvas.fill(palette.LINE, LEFT + 14, TOP, ROOM - 28, 2)


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
    ground: Sprite | None = None,
    seen: Collection[int] = (),
) -> Canvas:
    """A private picture of that height: evening, the ribbon with what is asked, the own means, everybody's points.

    `price` is that of the next worker, `ground` lies at the foot instead of the meadow. The ribbon does not tell those parts of
    the question, by number, that are `seen` in the picture. Batches given in the turn count as given.
    """
    canvas = Canvas(_evening(high, horizon).copy())
    if ground is not None:
        canvas.put(ground, 0, high - ground.size[1])
    _draw_board(canvas)
    _draw_asked(canvas, own, decision, chosen, scene, price, seen)
    view = so_far(own, view)
    shares = points_at(own, view)
    _draw_stock(canvas, own.seat, _held(own, view), shares[0][0] - LEFT - 16)
    _draw_points(canvas, runners_of(view, own.seat), shares)
    return canvas


def points_at(own: Private, view: Public) -> tuple[tuple[int, int], ...]:
    """Where everybody's points lie at the right of the line, in turn order: where each share begins, and how wide it is."""
    runners = runners_of(view, own.seat)
    least = [2 * SEAL + BESIDE + _plate_of(one) + 2 * WREATH * one.is_leading for one in runners]
    room = ROOM - LEAST_STEP * len(_held(own, view)) - sum(least)
    around = max(AROUND[0], min(AROUND[1], room // (2 * len(runners))))
    wide = [one + 2 * around for one in least]
    end = WIDE - LEFT - 6
    return tuple((end - sum(wide[place:]), own_wide) for place, own_wide in enumerate(wide))


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
    price: int | None,
    seen: Collection[int],
) -> None:
    """Draw the ribbon: whose picture it is, and what is asked; on a plate at its end what the next worker costs."""
    asked = question(scene, decision, chosen, scene.words("render-caylus-overview"))
    asked = tuple(part for number, part in enumerate(asked) if number not in seen)
    seals, end = [tokens.seal(own.seat, 23)], ribbon.end_of(canvas) - 22
    if price is not None:
        end -= PRICE
        left, middle = ribbon.end_of(canvas) - PRICE - 10, ribbon.MIDDLE
        boxes.box(canvas, palette.PAPER, left, ribbon.TOP + 10, PRICE, ribbon.HIGH - 20, 14)
        canvas.put_centred(worker(own.seat, 66), left + 42, middle)
        canvas.put_centred(coin(price, 58), left + 104, middle)
    title = scene.words("render-caylus-works" if decision is None else "render-caylus-turn")
    draw_question(canvas, seals, title, asked, end, is_asked=decision is not None)


def _held(own: Private, view: Public) -> tuple[tuple[Key, int], ...]:
    """Deniers, workers and those cubes that there are."""
    player = view.table.players[own.seat]
    cubes = zip(CUBES, player.cubes, strict=True)
    return (
        ("denier", player.deniers),
        (WORKERS, player.workers),
        *[(cube, count) for cube, count in cubes if count],
    )


def _draw_stock(canvas: Canvas, seat: Seat, held: tuple[tuple[Key, int], ...], room: float) -> None:
    """Draw the own means from the left."""
    step = min(MOST_STEP, room / len(held))
    share = min(1.0, step / LEAST_STEP)
    sign, count_size = round(SIGN * share) // 2 * 2, round(COUNT * share)
    for number, (icon, count) in enumerate(held):
        x, middle = LEFT + 10 + step * number, TOP + HIGH / 2
        drawn = worker(seat, sign) if icon == WORKERS else art.sticker(icon, sign)
        canvas.put_centred(drawn, x + sign / 2, middle)
        after = x + sign + 4
        size = min(count_size, round((step - sign - 6) / NUMERAL / len(str(count))))
        canvas.write(str(count), Face.NUMBER, size, palette.PAPER, after, middle)


def _plate_of(runner: Runner) -> int:
    """How wide the plate of somebody's points is."""
    return PLATE_WIDE[len(runner.known.written) > MOST_DIGITS]


def _draw_points(
    canvas: Canvas, runners: Sequence[Runner], shares: Sequence[tuple[int, int]]
) -> None:
    """Draw everybody's points in turn order, the reader's own in a frame."""
    middle = TOP + HIGH / 2
    canvas.fill(palette.LINE, shares[0][0] - 8, TOP + 10, 2, HIGH - 20)
    for runner, (left, wide) in zip(runners, shares, strict=True):
        plate, wreath = _plate_of(runner), WREATH * runner.is_leading
        if runner.is_own:
            box = (left, TOP + FRAMED + 1, wide, HIGH - 2 * FRAMED - 1)
            boxes.box(canvas, palette.WELL, *box, 12)
            boxes.outline(canvas, palette.PAPER, *box, 12, 3)
        x = left + (wide - 2 * SEAL - BESIDE - plate - 2 * wreath) / 2
        canvas.put_centred(tokens.seal(runner.owner, SEAL), x + SEAL, middle)
        x += 2 * SEAL + BESIDE + wreath
        written = runner.known.written
        draw_points(
            canvas, x, middle - PLATE / 2, plate, PLATE, written, is_leading=runner.is_leading
        )
