"""The private picture of a trade: the building it is done in, large, and every answer on a table in the square before it."""

from collections import Counter

from games.caylus.content import BUILDINGS, JOUST_FIELD
from games.caylus.views import Private, Public
from games.core.forms import Decision
from games.core.keys import parts_of
from games.core.model import Key
from render.caylus.cards import (
    MOST,
    Answers,
    answers,
    draw_answer,
    held_of,
    space_of,
)
from render.caylus.favors import KING, king, pavilion
from render.caylus.ground import COBBLE, COBBLE_DARK, WALL, WALL_DARK, WALL_LIGHT, draw_cobbles
from render.caylus.pieces import line_width, plated
from render.caylus.plan import Plan, draw_plan
from render.caylus.plots import stood_at
from render.caylus.specials import EFFECTS, held_at
from render.caylus.stock import BODY, LEFT, ROOM, WIDE, begun, choices, verbs
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.vocabulary import ARROW, Bit, deal_line, short
from render.core import art
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.marks import Mark, Piece
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

FRONT, LOW = Front(270, 226, 54, 88, 270), 168
"""The measures of the picture of where something is done, and how high it is over a second price."""

MANY = 8
"""Most answers beside which the building has room."""

SUBJECT_TOP, BESIDE = BODY + 22, 26
HIGH, TALL = 604, 766
"""How high the picture is, and with many answers."""

SECOND = HIGH - 22
"""Where the plate ends with the price of two cubes."""

THRONE = 1.6
"""How many times as large as on the board the king is."""

FIELDS = ("cube", "cubes", "deal")
DEALS = ("small", "large")
GIVES = frozenset({"smelt", "pay_any", "exchange"})
"""What is done with cubes that one has: how many they are matters."""


def draw_counter(
    own: Private,
    view: Public,
    decision: Decision,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what may be taken, given or exchanged."""
    subject = subject_of(own, view)
    pieces, taken = by_kind(choices(decision, FIELDS, chosen))
    high = high_of(len(pieces))
    canvas = begun(high, own, view, decision, chosen, scene, ground=_square(high))
    if len(pieces) <= MANY:
        _draw_subject(canvas, view, scene, subject)
    asked = verbs(decision)
    if not pieces and subject in EFFECTS:
        (box,) = lie((EFFECTS[subject],)).boxes
        draw_answer(canvas, box, EFFECTS[subject], Mark())
    gives = _gives(asked)
    lines = tuple(line_of(subject, asked, piece.key) for piece in pieces)
    lying = lie(lines, is_told=tells(asked))
    for piece, line, box in zip(pieces, lines, lying.boxes, strict=True):
        given = taken[piece.key]
        held = held_of(view, own.seat, piece.key) if gives else 0
        told = f"{given}/{held}" if given else f"×{held}" if gives else ""
        draw_answer(canvas, box, line, piece.mark, told, _price(subject, asked, piece.key))
    return picture(canvas.image, "caylus-trade", hand_text(view, own.seat, scene))


def _gives(asked: frozenset[str]) -> bool:
    """Whether cubes are given that one has."""
    return bool(asked & GIVES) and "take_cube" not in asked


def tells(asked: frozenset[str]) -> bool:
    """Whether beside each answer stands how many of it are held, or what it costs."""
    return "buy" in asked or _gives(asked)


def by_kind(pieces: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], Counter[Key]]:
    """One piece of each kind, and how many of it are chosen where several may be."""
    many = Counter([piece.key for piece in pieces])
    chosen = Counter(
        [piece.key for piece in pieces if piece.mark.is_chosen and many[piece.key] > 1]
    )
    first: dict[Key, Piece] = {}
    for piece in pieces:
        first.setdefault(piece.key, piece)
    return tuple(first.values()), chosen


def subject_of(own: Private, view: Public) -> Key:
    """The building in which something is done or that is being built; none for a favor."""
    for frame in (*reversed(own.unfinished), *reversed(view.flow)):
        found = getattr(frame, "building", None) or getattr(frame, "tile", None)
        if found:
            return str(found)
        if frame.__struct_config__.tag == "joust":
            return JOUST_FIELD
        if frame.__struct_config__.tag in ("favor_cubes", "exchanging"):
            return ""
    return ""


def line_of(subject: Key, asked: frozenset[str], key: Key) -> tuple[Bit, ...]:
    """How an answer is drawn: as the deal that it is, or as its cubes, as many as are produced."""
    if "make_deal" in asked:
        return tuple(deal_line(BUILDINGS[subject].deals[DEALS.index(key)]))
    if "produce" in asked:
        made = next(one for one in BUILDINGS[subject].produces if key in one)
        return tuple([cube for cube, count in made.items() for _ in range(count)])
    return parts_of(key)


def _price(subject: Key, asked: frozenset[str], key: Key) -> int | None:
    """What cubes cost that are bought, by how many they are."""
    return BUILDINGS[subject].buys[len(parts_of(key)) - 1] if "buy" in asked else None


def high_of(count: int) -> int:
    """How high the picture of so many answers is."""
    return HIGH if count <= MANY else TALL


def lie(lines: tuple[tuple[Bit, ...], ...], *, is_told: bool = False) -> Answers:
    """Where answers lie beside the building, or in its place where they are many, as large as the widest of them allows."""
    begin = LEFT + FRONT.wide + BESIDE if len(lines) <= MANY else LEFT
    units = max([line_width(line, MOST) / MOST for line in lines], default=1.0)
    return answers(
        len(lines),
        units,
        (begin, BODY + 4, LEFT + ROOM - begin, high_of(len(lines)) - 18 - BODY),
        is_told=is_told,
    )


@kept
def _square(whole: int) -> Sprite:
    """The paved square within the town's wall, in a picture so high."""
    high = whole - BODY
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(17)
    sketch.box(WALL_DARK, 0, 46, WIDE, 130, 0)
    sketch.box(WALL, 0, 50, WIDE, 120, 0)
    for x in range(-10, WIDE, 62):
        sketch.box(WALL_DARK, x - 2, 22, 40, 40, 3)
        sketch.box(WALL_LIGHT, x, 24, 36, 38, 2)
    for row in range(4):
        for x in range(-30 + 34 * (row % 2), WIDE, 68):
            level = 72 + row * 26
            sketch.line(WALL_DARK + "80", 2.4, [(x, level), (x + 40, level)])
    sketch.box(COBBLE_DARK, 0, 170, WIDE, high, 0)
    sketch.box(COBBLE, 0, 176, WIDE, high, 0)
    draw_cobbles(sketch, chance, 230, 186)
    return sketch.done()


def _draw_king(canvas: Canvas) -> None:
    """Draw the king in his pavilion, who gives what is chosen."""
    high = HIGH - SUBJECT_TOP - 30
    canvas.put(pavilion(FRONT.wide, 62, high), LEFT, SUBJECT_TOP)
    wide, tall = KING
    foot = SUBJECT_TOP + high - 8
    canvas.put(king(THRONE), LEFT + (FRONT.wide - wide * THRONE) / 2, foot - tall * THRONE)
    canvas.put_centred(art.sticker("favor", 96), LEFT + FRONT.wide / 2, SUBJECT_TOP + 34)


def _draw_subject(canvas: Canvas, view: Public, scene: Scene, subject: Key) -> None:
    """Draw the building as it stands, or the favor that is used."""
    if not subject:
        _draw_king(canvas)
        return
    known = BUILDINGS.get(subject)
    has_second = known is not None and len(known.buys) > 1
    front = FRONT._replace(above=LOW) if has_second else FRONT
    plan = Plan(subject, short(scene.words, subject), ())
    if subject in view.table.road:
        stood = stood_at(view, scene.words, space_of(view, subject))
        plan = plan._replace(owner=stood.owner, worker=stood.worker)
    elif subject in EFFECTS:
        plan = plan._replace(worker=held_at(view.table, subject)[0])
    draw_plan(canvas, (LEFT, SUBJECT_TOP), front, scene.words, plan)
    if has_second:
        assert known is not None
        bits = (f" {known.buys[1]}", "denier", ARROW, "basic_cube", "basic_cube")
        high = SECOND - SUBJECT_TOP - front.high - 12
        canvas.put(plated(bits, front.wide, high, high - 12), LEFT, SECOND - high)
