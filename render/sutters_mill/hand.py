"""The private picture: what is asked, the town with what can be chosen, and below it what can be done or the cards in hand."""

from collections.abc import Sequence

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key
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
from render.core.fitting import fit
from render.core.known import Known
from render.core.leader import leaders
from render.core.lettering import Face, width
from render.core.numerals import signed
from render.core.race import HIGH as RACE
from render.core.race import Runner, with_race
from render.core.status import draw_question
from render.sutters_mill.actions import asked, may_place, placing_at, verbs_of
from render.sutters_mill.choices import HIGH as CHOICES
from render.sutters_mill.choices import Row, draw_choices
from render.sutters_mill.order import backdrop, draw_order, draw_placing
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.pieces import held, prospector
from render.sutters_mill.site import TOP, WIDE, Plan, draw_site, ground
from render.sutters_mill.standing import at_risk, earned, known
from render.sutters_mill.vocabulary import owner_of

LEFT = 14
RISK, RISK_WORD, RISK_NUMBER, RISK_GAP, RISK_UP = 36, 37, 39, 7, 5
"""Below the line of points, what is at risk: how high its row is, its letters, what lies between word and number, and how far
up from the middle they stand.
"""

FENCE, FENCE_IN = 3, 8
"""The line between two players: how wide it is, and what is free above and below it."""

LOW = 702 - RISK
"""How high the picture is over the line of points."""

CARD_HIGH, BETWEEN = 76, 7
"""How high the cards in hand are, and what lies between the rows below the town."""

TOLD, TOLD_LEAST, TOLD_AT, TOLD_HIGH = 40, 30, (0.29, 0.71), 80
"""What is told while nothing is asked: the size of its letters, where its lines are in their row, and how high that is."""


def _over(*rows: int) -> Plan:
    """The town over rows that are so high."""
    foot = sum(rows) + BETWEEN * (len(rows) + 1)
    return Plan((LOW - TOP - foot) // 2, foot)


CHOICE, HOLDING = _over(CHOICES), _over(CHOICES, CARD_HIGH)
"""What is done next; the same over the cards in hand."""

WAYS, BARE = _over(CARD_HIGH), _over()
"""Where a prospector goes, over the cards in hand, or without any."""

TELLING, WAITING = _over(TOLD_HIGH), _over(TOLD_HIGH, CARD_HIGH)
"""Nothing is asked; the same over the cards in hand."""

CARD_MOST, CARD_GAP = 72, 9
"""How wide a card is at most, and what lies between two."""

COIN, AMOUNT, OFF, APART = 60, 64, 66, 6
"""In the ribbon: the nugget before the own gold, the letters of amounts, the prospector before those off the board, and what
lies between a sign and its number.
"""

BROAD = 1400
"""So wide a picture would have to be for what is told beside the question: it must not make that small."""


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
    is_asked = decision is not None
    frame = next((one for one in own.unfinished if isinstance(one, Rearranging)), None)
    site = placing_at(decision, chosen)
    if frame is not None:
        canvas = Canvas(_street(frame.building).copy())
        draw_order(canvas, frame, view, decision, scene)
    elif site is not None:
        canvas = Canvas(_street(site).copy())
        picks = {key for one in chosen for key, _ in one.amounts}
        draw_placing(canvas, site, own, view, picks, scene)
    else:
        canvas = _town(own, view, decision, chosen, scene)
    _draw_ribbon(canvas, own, view, told, is_asked=is_asked)
    canvas, _ = with_race(canvas, "", runners_of(own, view, scene), scene)
    canvas = _with_risks(canvas, view, scene)
    return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))


def _town(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Canvas:
    """The town with what can be chosen, and below it what can be done and the cards in hand."""
    plan = _plan(own, view, decision)
    canvas = Canvas(_table(plan).copy())
    draw_site(canvas, plan, own, view, decision, chosen, scene)
    low = plan.end + BETWEEN
    end = WIDE - LEFT
    if decision is None:
        _draw_told(canvas, low, own, view, scene)
        low += TOLD_HIGH + BETWEEN
    elif plan in {CHOICE, HOLDING}:
        row, below = Row(LEFT, low, end - LEFT), None
        low += CHOICES + BETWEEN
        if plan == HOLDING:
            left = LEFT + BETWEEN + len(view.table.players[own.seat].hand) * (CARD_MOST + CARD_GAP)
            below = Row(left, low + (CARD_HIGH - CHOICES) // 2, end - left)
        end -= draw_choices(canvas, row, below, own, view, decision, scene)
    is_open = plan == WAITING or "place_card" in verbs_of(decision)
    if plan in {WAYS, HOLDING, WAITING}:
        _draw_cards(canvas, low, end, own, view, is_open=is_open)
    return canvas


def _plan(own: Private, view: Public, decision: Decision | None) -> Plan:
    """How the picture is laid out: for the way of a prospector, for all that can be done, or for what is told."""
    hand = view.table.players[own.seat].hand
    if decision is None:
        return WAITING if hand else TELLING
    if any(isinstance(frame, Moving) for frame in own.unfinished):
        return WAYS if hand else BARE
    return HOLDING if may_place(own, view, decision) else CHOICE


def points_of(own: Private, view: Public, scene: Scene) -> list[int]:
    """Everybody's points as far as the reader knows them: the own ones exactly, the others' as the board tells them."""
    points = [earned(view, scene, seat) for seat in range(len(view.table.players))]
    saved = view.table.players[own.seat].saved
    points[own.seat] = scene.total(own.seat, own.wallet + sum(VALUE[rank] for rank in saved))
    return points


def runners_of(own: Private, view: Public, scene: Scene) -> list[Runner]:
    """Everybody in the line of points: those of the others as the board tells them."""
    points = points_of(own, view, scene)
    first = leaders(points)
    return [
        Runner(
            seat,
            Known(one) if seat == own.seat else known(view, one),
            seat in first,
            seat == own.seat,
            owner_of(seat),
        )
        for seat, one in enumerate(points)
    ]


def _with_risks(canvas: Canvas, view: Public, scene: Scene) -> Canvas:
    """The picture over a row that says under everybody's points how many would be lost if the game ended now."""
    wide, high = canvas.image.size
    whole = Canvas(Image.new("RGB", (wide, high + RISK), palette.NIGHT))
    whole.image.paste(canvas.image, (0, 0))
    word, seats = scene.words("render-sutters-mill-at-risk"), len(view.table.players)
    middle = high + RISK / 2 - RISK_UP
    for seat in range(1, seats):
        between = wide * seat / seats - FENCE / 2
        tall = RACE + RISK - 2 * FENCE_IN
        whole.fill(palette.LINE, between, high - RACE + FENCE_IN, FENCE, tall)
    for seat in range(seats):
        if lost := at_risk(view, seat):
            number = signed(-lost)
            before = width(word, Face.NAME, RISK_WORD) + RISK_GAP
            across = before + width(number, Face.NUMBER, RISK_NUMBER)
            left = wide * (seat + 0.5) / seats - across / 2
            whole.write(word, Face.NAME, RISK_WORD, palette.LACKING, left, middle)
            whole.write(number, Face.NUMBER, RISK_NUMBER, palette.LACKING, left + before, middle)
    return whole


def _draw_ribbon(
    canvas: Canvas, own: Private, view: Public, told: Sequence[str], *, is_asked: bool
) -> None:
    """Draw the own gold on the flag, what is asked, and at the end the prospectors that are off the board."""
    gold, off = str(own.wallet), view.table.players[own.seat].off_board
    end: float = ribbon.end_of(canvas)
    if off:
        text = f"×{off}"
        end -= ribbon.PADDING + width(text, Face.NUMBER, AMOUNT)
        canvas.write(text, Face.NUMBER, AMOUNT, palette.PAPER, end, ribbon.MIDDLE)
        end -= OFF + APART
        off_board = prospector(owner_of(own.seat), OFF)
        canvas.put_centred(off_board, end + OFF / 2, ribbon.MIDDLE)
    wide = COIN + APART + round(width(gold, Face.NUMBER, AMOUNT))
    seal, room = tokens.seal(owner_of(own.seat), 23), sprite(Image.new("RGBA", (wide, 1)))
    start = ribbon.after_flag([seal, room], "")
    if not ribbon.is_large(ribbon.PART.join(told), end - start, BROAD):
        told = told[:1]
    draw_question(canvas, [seal, room], "", told, end, is_asked=is_asked)
    left = ribbon.LEFT + ribbon.PADDING + seal.size[0] + ribbon.GAP
    canvas.put_centred(art.sticker("gold", COIN), left + COIN / 2, ribbon.MIDDLE)
    ink = palette.INK if is_asked else palette.PAPER
    canvas.write(gold, Face.NUMBER, AMOUNT, ink, left + COIN + APART, ribbon.MIDDLE)


def _draw_told(canvas: Canvas, top: int, own: Private, view: Public, scene: Scene) -> None:
    """Tell what a turn's actions cost, and what would be lost if the game ended now."""
    wide, words = WIDE - 2 * LEFT, scene.words
    boxes.shadow(canvas, LEFT, top, wide, TOLD_HIGH, 14)
    boxes.box(canvas, palette.NIGHT, LEFT, top, wide, TOLD_HIGH, 14)
    _, *later, last = LIMITS.prices
    told = [words("render-sutters-mill-prices", prices=", ".join(map(str, later)), last=last)]
    if lost := penalty(view.table.players[own.seat]) + on_buildings(view.table, own.seat):
        told.append(words("render-sutters-mill-loss", points=lost))
    heights = TOLD_AT if told[1:] else (0.5,)
    for text, share in zip(told, heights, strict=True):
        size = fit(text, Face.NAME, wide - 2 * LEFT, TOLD, TOLD_LEAST, 1).size
        ink = palette.PAPER if text == told[0] else palette.MIST
        canvas.write(text, Face.NAME, size, ink, WIDE / 2, top + share * TOLD_HIGH, "m")


def _draw_cards(
    canvas: Canvas, top: int, end: int, own: Private, view: Public, *, is_open: bool
) -> None:
    """Draw the cards in hand side by side before that end, pale while none can be placed."""
    hand, owner = view.table.players[own.seat].hand, owner_of(own.seat)
    wide = min(CARD_MOST, (end - LEFT + CARD_GAP) // max(1, len(hand)) - CARD_GAP)
    left = (LEFT + end - len(hand) * (wide + CARD_GAP) + CARD_GAP) / 2
    for number, rank in enumerate(hand):
        card = held(owner, rank, wide, CARD_HIGH, is_quiet=not is_open)
        canvas.put(card, left + number * (wide + CARD_GAP), top)
