"""The private picture of a trade: the building it is done in, large, and every answer on a table in the square before it."""

from collections import Counter
from math import cos, pi, sin

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
    draw_place,
    draw_way,
    held_of,
    is_dark,
)
from render.caylus.ground import COBBLE, COBBLE_DARK
from render.caylus.pieces import line_width
from render.caylus.plots import draw_house, draw_yard, label_of, plate
from render.caylus.specials import EFFECTS
from render.caylus.stock import BODY, LEFT, ROOM, WIDE, begun, choices, verbs
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.vocabulary import Bit, deal_line, short
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.leader import GOLD
from render.core.marks import Mark, Piece
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch, with_shadow

FRONT = Front(270, 112, 34, 54)
MANY = 8
"""Most answers beside which the building has room."""

SUBJECT_TOP, BESIDE = BODY + 40, 26
HIGH = 670

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
    canvas = begun(HIGH, own, view, decision, chosen, scene)
    subject = subject_of(own, view)
    pieces, taken = by_kind(choices(decision, FIELDS, chosen))
    canvas.put(_square(), 0, BODY)
    if len(pieces) <= MANY:
        _draw_subject(canvas, view, scene, subject, FRONT)
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


def lie(lines: tuple[tuple[Bit, ...], ...], *, is_told: bool = False) -> Answers:
    """Where answers lie beside the building, or in its place where they are many, as large as the widest of them allows."""
    begin = LEFT + FRONT.wide + BESIDE if len(lines) <= MANY else LEFT
    units = max([line_width(line, MOST) / MOST for line in lines], default=1.0)
    return answers(
        len(lines), units, (begin, BODY + 4, LEFT + ROOM - begin, HIGH - 18 - BODY), is_told=is_told
    )


@kept
def _square() -> Sprite:
    """The paved square before the building."""
    high = HIGH - BODY
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(17)
    for colour, out in ((COBBLE_DARK, 5), (COBBLE, 0)):
        sketch.oval(colour, WIDE * 0.56, high * 0.58, WIDE * 0.54 + out, high * 0.46 + out)
    for _ in range(170):
        turn, far = chance.between(0, 2 * pi), chance.between(0.1, 0.93)
        x, y = WIDE * 0.56 + far * WIDE * 0.54 * cos(turn), high * (0.58 + 0.46 * far * sin(turn))
        sketch.oval(chance.pick(("#C1AA82", "#D3BF98")), x, y, chance.between(9, 17), 4.5)
    return sketch.done()


@kept
def _standard(wide: int) -> Sprite:
    """The king's standard on two poles, with his lily."""
    high, cloth = HIGH - SUBJECT_TOP - 30, round(wide * 0.9)
    sketch, left, right = Sketch(wide, high, 8), 24.0, wide - 24.0
    sketch.oval("#2F4A1E50", left + 14, high - 6, 26, 8)
    sketch.oval("#2F4A1E50", right + 14, high - 6, 26, 8)
    for x in (left, right):
        sketch.line(palette.INK, 16, [(x, 12), (x, high - 8)])
        sketch.line("#A9794A", 10, [(x, 12), (x, high - 8)])
        sketch.oval(palette.INK, x, 12, 14, 14)
        sketch.oval(GOLD, x, 12, 11, 11)
    hem = [(right, cloth - 36), (wide * 0.75, cloth), (wide / 2, cloth - 26), (wide / 4, cloth)]
    edge = [(left, 34), (right, 34), *hem, (left, cloth - 36)]
    sketch.line(palette.INK, 10, [*edge, edge[0]])
    sketch.poly(palette.AZULEJO_DEEP, edge)
    sketch.line(GOLD, 5, [(left + 8, 46), (right - 8, 46)])
    done = with_shadow(sketch.reduced(), 8, 2.4, 4, 0.4)
    face = Canvas(done.colour.copy())
    face.put_centred(art.sticker("favor", 170), wide / 2 + 8, 34 + cloth / 2 - 18)
    return Sprite(face.image, done.opacity, done.margin)


def _draw_subject(canvas: Canvas, view: Public, scene: Scene, subject: Key, front: Front) -> None:
    """Draw the building as it stands, or the favor that is used."""
    if not subject:
        canvas.put(_standard(front.wide), LEFT, SUBJECT_TOP)
        return
    if subject in view.table.road or subject in EFFECTS:
        draw_place(canvas, (LEFT, SUBJECT_TOP), front, view, scene.words, subject)
        bottom = SUBJECT_TOP + front.high
        draw_way(canvas, LEFT, front.wide, bottom, is_dark=is_dark(view, subject))
        return
    draw_yard(canvas, LEFT, SUBJECT_TOP, front)
    ground = SUBJECT_TOP + front.house
    draw_house(canvas, subject, LEFT + front.wide / 2, ground, front)
    canvas.put(plate(label_of(subject, short(scene.words, subject)), front), LEFT, ground)
