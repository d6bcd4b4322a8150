"""The private picture of a trade: the building it is done in, large, and every answer on a table in the square before it."""

from collections import Counter
from typing import NamedTuple

from games.caylus.content import BUILDINGS, COSTS, CUBES, JOUST_FIELD, NUMBERS
from games.caylus.views import Private, Public
from games.core.forms import Decision
from games.core.keys import parts_of
from games.core.model import Key
from render.caylus.cards import MOST, held_of, space_of
from render.caylus.favors import KING, king, pavilion
from render.caylus.ground import COBBLE, COBBLE_DARK, WALL, WALL_DARK, WALL_LIGHT, draw_cobbles
from render.caylus.hawker import cart_high, draw_hawker, rows_of
from render.caylus.pieces import line_width
from render.caylus.plan import Plan, draw_plan
from render.caylus.plots import stood_at
from render.caylus.specials import EFFECTS, held_at
from render.caylus.stall import Offer, Stalls, draw_stall, stalls
from render.caylus.stock import BODY, LEFT, ROOM, WIDE, begun, choices, verbs
from render.caylus.text import hand_text
from render.caylus.valley import Front
from render.caylus.vocabulary import ARROW, Bit, deal_line, drawn, icon_of, short
from render.core import art
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene, Words
from render.core.encode import picture
from render.core.marks import Mark, Piece
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

FRONT, TOLD = Front(270, 310, 54, 4, 270), Front(270, 226, 54, 88, 270)
"""The measures of the picture of where something is done, and those of one that says what."""

MANY, MANY_DEALS, DEAL = 8, 4, 2.2
"""Most answers beside which the building has room, most that are deals, and from how many icons on in a line they are."""

SUBJECT_TOP, BESIDE = BODY + 22, 26
HIGH, TALL = 604, 766
"""How high the picture is, and with many answers."""

THRONE = 1.6
"""How many times as large as on the board the king is."""

FIELDS = ("cube", "cubes", "deal")
SPACE: Bit = "   "
"""Lies between two things in a line."""

DEALS = ("small", "large")
GIVES = frozenset({"smelt"})
"""What is done with several cubes that one has: how many they are matters."""


def draw_counter(
    own: Private,
    view: Public,
    decision: Decision,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what may be taken, given or exchanged."""
    subject, asked = subject_of(own, view), verbs(decision)
    pieces, taken = by_kind(choices(decision, FIELDS, chosen))
    high = high_of(asked, pieces)
    canvas = begun(high, own, view, decision, chosen, scene, ground=_square(high))
    if "buy" in asked:
        prices = [BUILDINGS[subject].buys[len(parts_of(piece.key)) - 1] for piece in pieces]
        draw_hawker(canvas, own.seat, pieces, prices)
    else:
        marks = [piece.mark for piece in pieces] or [Mark()]
        offers = offers_of(own, view, asked, scene.words, pieces, taken)
        if is_led(offers):
            _draw_subject(canvas, view, scene, subject, is_bare=not asked & GIVES)
        look, is_yard = drawn(subject) if subject else "", "produce" in asked
        for offer, mark, box in zip(offers, marks, lie(offers).boxes, strict=True):
            draw_stall(canvas, box, offer, mark, look, is_yard=is_yard)
    return picture(canvas.image, "caylus-trade", hand_text(view, own.seat, scene))


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


def offers_of(
    own: Private,
    view: Public,
    asked: frozenset[str],
    words: Words,
    pieces: tuple[Piece, ...],
    taken: Counter[Key],
) -> tuple[Offer, ...]:
    """What lies in every stall; the one stall of a question without choices shows what is done there."""
    subject = subject_of(own, view)
    if not pieces:
        return (_offer(own, view, words, EFFECTS[subject], JOUSTING),) if subject in EFFECTS else ()
    if asked & GIVES:
        held = [held_of(view, own.seat, piece.key) for piece in pieces]
        return tuple(
            Offer((piece.key, f" {taken[piece.key]}/{many}" if taken[piece.key] else f" ×{many}"))
            for piece, many in zip(pieces, held, strict=True)
        )
    reduced = any(getattr(frame, "reduced", False) for frame in (*own.unfinished, *view.flow))
    deals = [deal_of(subject, asked, piece.key, is_reduced=reduced) for piece in pieces]
    return tuple(_offer(own, view, words, deal.bits, deal.changes) for deal in deals)


def _offer(
    own: Private, view: Public, words: Words, bits: tuple[Bit, ...], changes: dict[str, int]
) -> Offer:
    """Goods, and what one has afterwards of all that changes."""
    after = left_of(own, view, changes)
    return Offer(bits, words("render-caylus-then") if after else "", after)


def left_of(own: Private, view: Public, changes: dict[str, int]) -> tuple[Bit, ...]:
    """How many one has of what changes by so many; nothing where it is not yet known what is paid."""
    player = view.table.players[own.seat]
    held = {
        "denier": player.deniers,
        "prestige": player.points,
        **dict(zip(CUBES, player.cubes, strict=True)),
    }
    if changes.keys() - held.keys():
        return ()
    pairs = [(SPACE, f" {held[icon] + change}", icon) for icon, change in changes.items()]
    return tuple([bit for pair in pairs for bit in pair][1:])


class Traded(NamedTuple):
    """An answer as a line of icons, and by how many what one has changes."""

    bits: tuple[Bit, ...]
    changes: dict[str, int]


JOUSTING = {"denier": -NUMBERS.joust_deniers, "cloth": -NUMBERS.joust_cloth}


def deal_of(subject: Key, asked: frozenset[str], key: Key, *, is_reduced: bool = False) -> Traded:
    """What an answer gives and takes."""
    if "make_deal" in asked:
        deal = BUILDINGS[subject].deals[DEALS.index(key)]
        changes = {icon_of(what): -count for what, count in deal.pays.items()}
        changes |= {icon_of(what): count for what, count in deal.takes.items()}
        return Traded(tuple(deal_line(deal)), changes)
    if "produce" in asked:
        made = next(one for one in BUILDINGS[subject].produces if key in one)
        return Traded(tuple(bit for what in made for bit in (f" +{made[what]}", what)), dict(made))
    if "sell" in asked:
        price = BUILDINGS[subject].sells
        return Traded((key, ARROW, f" {price}", "denier"), {key: -1, "denier": price})
    if "pay_any" in asked:
        cost = {cube: n for cube, n in zip(CUBES, COSTS[is_reduced][subject], strict=True) if n}
        count = cost.get(key, 0) + 1
        return Traded((f" −{count}", key), {what: -n for what, n in {**cost, key: count}.items()})
    if "take_two" in asked:
        return Traded(parts_of(key), {})
    if "exchange" in asked and "take_cube" not in asked:
        return Traded((" −1", key), {key: -1})
    return Traded((key,), {key: 1})


def high_of(asked: frozenset[str], pieces: tuple[Piece, ...]) -> int:
    """How high the picture is of these answers."""
    if "buy" in asked:
        return BODY + cart_high(rows_of(pieces)) + 14
    return HIGH if len(pieces) <= MANY else TALL


def units_of(offers: tuple[Offer, ...]) -> float:
    """How many icons wide the widest of them is."""
    return max([line_width(offer.bits, MOST) / MOST for offer in offers], default=1.0)


def is_led(offers: tuple[Offer, ...]) -> bool:
    """Whether the building has room beside so many stalls."""
    return len(offers) <= (MANY_DEALS if units_of(offers) > DEAL else MANY)


def lie(offers: tuple[Offer, ...]) -> Stalls:
    """Where stalls stand beside the building, or in its place where they are many, as large as the widest of them allows."""
    count = len(offers)
    begin = LEFT + FRONT.wide + BESIDE if is_led(offers) else LEFT
    tall = (HIGH if count <= MANY else TALL) - 18 - BODY
    box = (begin, BODY + 4, LEFT + ROOM - begin, tall)
    return stalls(count, units_of(offers), box, is_told=any(offer.told for offer in offers))


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


def _draw_subject(
    canvas: Canvas, view: Public, scene: Scene, subject: Key, *, is_bare: bool
) -> None:
    """Draw the building as it stands, or the favor that is used; bare where the stalls tell what is done there."""
    if not subject:
        _draw_king(canvas)
        return
    plan = Plan(subject, short(scene.words, subject), (), is_bare=is_bare)
    if subject in view.table.road:
        stood = stood_at(view, scene.words, space_of(view, subject))
        plan = plan._replace(owner=stood.owner, worker=stood.worker)
    elif subject in EFFECTS:
        plan = plan._replace(worker=held_at(view.table, subject)[0])
    draw_plan(canvas, (LEFT, SUBJECT_TOP), FRONT if is_bare else TOLD, scene.words, plan)
