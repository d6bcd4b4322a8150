"""The private picture: what is asked, the town with what can be chosen, and below it what can be done or the cards in hand."""

from collections.abc import Sequence

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key, Seat
from games.sutters_mill.content import LIMITS, VALUE
from games.sutters_mill.views import (
    Moving,
    Private,
    Public,
    Rearranging,
    on_buildings,
    penalty,
)
from render.core import art, boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit, fit_person
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.status import draw_question
from render.sutters_mill.actions import asked, may_place, placing_at, verbs_of
from render.sutters_mill.choices import HIGH as CHOICES
from render.sutters_mill.choices import draw_choices
from render.sutters_mill.order import backdrop, draw_order, draw_placing
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.pieces import held, prospector
from render.sutters_mill.site import WIDE, Plan, draw_site, ground
from render.sutters_mill.standing import earned, known
from render.sutters_mill.vocabulary import owner_of

LEFT = 14
CARD_HIGH, BETWEEN = 60, 9
"""How high the cards in hand are, and what lies between the rows below the town."""

MEANS = CARD_HIGH + 2 * BETWEEN

WAYS = Plan(220, MEANS)
"""Where a prospector goes, and the own means."""

CHOICE = Plan(212, CHOICES + 2 * BETWEEN)
HOLDING = Plan(186, CHOICES + BETWEEN + MEANS)
"""What is done next; the same with the own means."""

CARD_MOST, CARD_GAP = 152, 9

OWN_SCORE, SCORE, SEAL, BESIDE, APART = 58, 44, 15, 5, 9
"""How high the plates of the points in the ribbon are, the own one first, the others' seals, and what lies between."""

NAME, NAME_MOST, NAME_AT, RIVAL_AT = 36, 118, 24, 66
"""The others' names in the ribbon: how large and wide they are; how far down they and the points below them stand."""

BROAD = 1400
"""So wide a picture would have to be for what is told beside the question: it must not make that small."""

COIN, AMOUNT, OFF, PADDING = 52, 46, 54, 10
"""The nugget and the figure before the numbers of the own gold and of the prospectors off the board, and these."""

TOLD, TOLD_LEAST, TOLD_AT = 40, 30, (0.29, 0.71)
"""What is told while nothing is asked: the size of its letters, and where its lines are in the row."""


@kept
def _table(plan: Plan) -> Image.Image:
    """The town with the ribbon's bar."""
    canvas = Canvas(ground(plan).copy())
    ribbon.bar(canvas)
    return canvas.image


@kept
def _street(building: Key) -> Image.Image:
    """A house large with the ribbon's bar."""
    canvas = Canvas(backdrop(building).copy())
    ribbon.bar(canvas)
    return canvas.image


def draw_hand(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what one seat has, laid out for what is asked."""
    told = asked(own, view, decision, chosen, scene)
    points = points_of(own, view, scene)
    is_asked = decision is not None
    for frame in own.unfinished:
        if isinstance(frame, Rearranging):
            canvas = Canvas(_street(frame.building).copy())
            _draw_ribbon(canvas, own, view, points, told, scene, is_asked=is_asked)
            draw_order(canvas, frame, view, decision, scene)
            return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))
    site = placing_at(decision, chosen)
    if site is not None:
        canvas = Canvas(_street(site).copy())
        _draw_ribbon(canvas, own, view, points, told, scene, is_asked=is_asked)
        picks = {key for one in chosen for key, _ in one.amounts}
        draw_placing(canvas, site, own, view, picks, scene)
        return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))
    plan = _plan(own, view, decision)
    canvas = Canvas(_table(plan).copy())
    _draw_ribbon(canvas, own, view, points, told, scene, is_asked=is_asked)
    draw_site(canvas, plan, own, view, decision, chosen, scene)
    low = plan.end + BETWEEN
    if plan == WAYS:
        _draw_means(canvas, low, own, view, is_open=False)
    elif decision is None:
        _draw_told(canvas, low, own, view, scene)
    else:
        left = LEFT if plan == HOLDING else _draw_purse(canvas, low, CHOICES, own)
        draw_choices(canvas, low, left, own, view, decision, scene)
    if plan == HOLDING:
        is_open = decision is None or "place_card" in verbs_of(decision)
        _draw_means(canvas, low + CHOICES + BETWEEN, own, view, is_open=is_open)
    return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))


def _plan(own: Private, view: Public, decision: Decision | None) -> Plan:
    """How the picture is laid out: for the way of a prospector, or for all that can be done."""
    if any(isinstance(frame, Moving) for frame in own.unfinished):
        return WAYS
    is_waiting = decision is None and view.table.players[own.seat].hand
    return HOLDING if is_waiting or may_place(own, view, decision) else CHOICE


def points_of(own: Private, view: Public, scene: Scene) -> list[int]:
    """Everybody's points as far as the reader knows them: the own ones exactly, the others' as the board tells them."""
    points = [earned(view, scene, seat) for seat in range(len(view.table.players))]
    saved = view.table.players[own.seat].saved
    points[own.seat] = scene.total(own.seat, own.wallet + sum(VALUE[rank] for rank in saved))
    return points


def _draw_ribbon(
    canvas: Canvas,
    own: Private,
    view: Public,
    points: list[int],
    told: Sequence[str],
    scene: Scene,
    *,
    is_asked: bool,
) -> None:
    """Draw the own points on the flag, what is asked, and at the end how the others stand, by name."""
    first = leaders(points)
    end: float = ribbon.end_of(canvas) - APART
    for seat in reversed(range(len(points))):
        if seat != own.seat:
            text = known(view, points[seat]).written
            end = _draw_rival(canvas, end, seat, text, scene, is_leading=seat in first) - APART
    text, is_leading = str(points[own.seat]), own.seat in first
    room = sprite(Image.new("RGBA", (_score_wide(text, OWN_SCORE, is_leading=is_leading), 1)))
    seal = tokens.seal(owner_of(own.seat), 23)
    start = ribbon.after_flag([seal, room], "")
    if not ribbon.is_large(ribbon.PART.join(told), end - start, BROAD):
        told = told[:1]
    draw_question(canvas, [seal, room], "", told, end, is_asked=is_asked)
    left = ribbon.LEFT + ribbon.PADDING + seal.size[0] + ribbon.GAP
    _draw_score(canvas, left, ribbon.MIDDLE, text, OWN_SCORE, is_leading=is_leading)


def _draw_rival(
    canvas: Canvas, right: float, seat: Seat, points: str, scene: Scene, *, is_leading: bool
) -> float:
    """Draw a rival's name over seal and points, which end there; the answer is where they begin."""
    name = fit_person(shortened(scene.names[seat], scene.names), Face.NAME, NAME_MOST, NAME, NAME)
    score = 2 * SEAL + BESIDE + _score_wide(points, SCORE, is_leading=is_leading)
    wide = max(score, width(name.lines[0], Face.NAME, NAME))
    middle = right - wide / 2
    at = ribbon.TOP + NAME_AT
    canvas.write(name.lines[0], Face.NAME, NAME, palette.PAPER, middle, at, "m")
    left, low = middle - score / 2, ribbon.TOP + RIVAL_AT
    canvas.put_centred(tokens.seal(owner_of(seat), SEAL), left + SEAL, low)
    _draw_score(canvas, left + 2 * SEAL + BESIDE, low, points, SCORE, is_leading=is_leading)
    return right - wide


def _score_wide(text: str, high: int, *, is_leading: bool) -> int:
    """How wide points are on a plate of that height, in their wreath."""
    plate = round(width(text, Face.NUMBER, high)) + 12
    return plate + (2 * reach(high) if is_leading else 0)


def _draw_score(
    canvas: Canvas, left: float, middle: float, text: str, high: int, *, is_leading: bool
) -> None:
    """Draw points on their plate."""
    wide = _score_wide(text, high, is_leading=False)
    x = left + (reach(high) if is_leading else 0)
    draw_points(canvas, x, middle - high / 2, wide, high, text, is_leading=is_leading)


def _draw_told(canvas: Canvas, top: int, own: Private, view: Public, scene: Scene) -> None:
    """Tell what a turn's actions cost, and what would be lost if the game ended now."""
    wide, words = WIDE - 2 * LEFT, scene.words
    boxes.shadow(canvas, LEFT, top, wide, CHOICES, 14)
    boxes.box(canvas, palette.NIGHT, LEFT, top, wide, CHOICES, 14)
    _, *later, last = LIMITS.prices
    told = [words("render-sutters-mill-prices", prices=", ".join(map(str, later)), last=last)]
    if lost := penalty(view.table.players[own.seat]) + on_buildings(view.table, own.seat):
        told.append(words("render-sutters-mill-loss", points=lost))
    heights = TOLD_AT if told[1:] else (0.5,)
    for text, share in zip(told, heights, strict=True):
        size = fit(text, Face.NAME, wide - 2 * LEFT, TOLD, TOLD_LEAST, 1).size
        ink = palette.PAPER if text == told[0] else palette.MIST
        canvas.write(text, Face.NAME, size, ink, WIDE / 2, top + share * CHOICES, "m")


def _draw_means(canvas: Canvas, top: int, own: Private, view: Public, *, is_open: bool) -> None:
    """Draw the own gold, the cards in hand, paler while none can be placed, and the prospectors off the board."""
    left = _draw_purse(canvas, top, CARD_HIGH, own)
    right = _draw_stock(canvas, top, own, view)
    hand = view.table.players[own.seat].hand
    pitch = min(CARD_MOST + CARD_GAP, (right - left + CARD_GAP) / max(1, len(hand)))
    wide, owner = int(pitch) - CARD_GAP, owner_of(own.seat)
    for number, rank in enumerate(hand):
        card = held(owner, rank, wide, CARD_HIGH, is_quiet=not is_open)
        canvas.put(card, left + number * pitch, top)


def _draw_purse(canvas: Canvas, top: int, high: int, own: Private) -> int:
    """Draw the own gold; the answer is where what stands beside it begins."""
    text = str(own.wallet)
    wide = round(width(text, Face.NUMBER, AMOUNT)) + COIN + 2 * PADDING
    _draw_box(canvas, LEFT, top, wide, high)
    middle = top + high / 2
    canvas.put_centred(art.sticker("gold", COIN), LEFT + PADDING / 2 + COIN / 2, middle)
    end = LEFT + wide - PADDING
    canvas.write(text, Face.NUMBER, AMOUNT, palette.PAPER, end, middle, "r")
    return LEFT + wide + CARD_GAP


def _draw_stock(canvas: Canvas, top: int, own: Private, view: Public) -> int:
    """Draw at the end of the row how many prospectors are off the board, if any; the answer is where the cards end."""
    count = view.table.players[own.seat].off_board
    if not count:
        return WIDE - LEFT
    text = f"×{count}"
    wide = round(width(text, Face.NUMBER, AMOUNT)) + OFF + 2 * PADDING
    left, middle = WIDE - LEFT - wide, top + CARD_HIGH / 2
    _draw_box(canvas, left, top, wide, CARD_HIGH)
    canvas.put_centred(prospector(owner_of(own.seat), OFF), left + PADDING + OFF / 2, middle)
    end = WIDE - LEFT - PADDING
    canvas.write(text, Face.NUMBER, AMOUNT, palette.PAPER, end, middle, "r")
    return left - CARD_GAP


def _draw_box(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    """Draw the night box of an amount."""
    boxes.box(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, 12)
