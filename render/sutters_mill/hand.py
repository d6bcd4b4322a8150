"""The private picture: what is asked, the town with what can be chosen, and below it what can be done or the cards in hand."""

from collections.abc import Collection, Sequence

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
from render.core.fitting import fit_person
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.numerals import signed
from render.core.status import draw_question
from render.sutters_mill.actions import asked, may_place, verbs_of
from render.sutters_mill.choices import HIGH as CHOICES
from render.sutters_mill.choices import draw_choices, draw_fare
from render.sutters_mill.order import backdrop, draw_order
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.pieces import held, prospector
from render.sutters_mill.site import WIDE, Plan, draw_site, ground
from render.sutters_mill.standing import earned, known
from render.sutters_mill.vocabulary import owner_of

LEFT = 14
CARD_HIGH, BETWEEN = 68, 10
"""How high the cards in hand are, and what lies between the rows below the town."""

WAYS = Plan(222, CHOICES + 16)
"""Where a prospector goes: what that costs, and the hand."""

CHOICE = Plan(212, CHOICES + 16)
HOLDING = Plan(188, CHOICES + CARD_HIGH + 2 * BETWEEN)
PICKING = Plan(210, 102)
"""What is done next; the same with the hand; which card it is."""

MEANS, PICK = 58, 82
"""How high the row of the own means is while nothing is asked, and a card while one is picked."""

CARD_MOST, CARD_GAP, LABEL, STOCK = 152, 9, 40, 44
PRICE, GAP = 70, 5
FREE, FREE_LEAST = 40, 30
"""The word on the price of the first action, in letters of these sizes."""

OWN_SCORE, SCORE, SEAL, BESIDE, APART = 58, 44, 15, 5, 9
"""How high the plates of the points in the ribbon are, the own one first, the others' seals, and what lies between."""

NAME, NAME_MOST, NAME_AT, RIVAL_AT = 36, 118, 24, 66
"""The others' names in the ribbon: how large and wide they are; how far down they and the points below them stand."""

AMOUNT, OFF = 60, 60
"""The numbers of gold and of prospectors off the board, and the figure that stands for these."""

RISK, RISK_NUMBER = 40, 54
LOSS = "#FF9C88"
"""Points that would be lost, on the night's ground."""

LEAST_GOLD = 30
"""What the amount of the own gold takes at least."""


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
    plan = _plan(own, view, decision, chosen)
    canvas = Canvas(_table(plan).copy())
    _draw_ribbon(canvas, own, view, points, told, scene, is_asked=is_asked)
    draw_site(canvas, plan, own, view, decision, chosen, scene)
    hand, low = view.table.players[own.seat].hand, plan.end + BETWEEN
    if decision is None:
        _draw_means(canvas, low, own, view, scene)
    elif plan == PICKING:
        picks = {key for one in chosen for key, _ in one.amounts}
        _draw_cards(canvas, low, PICK, own, hand, picks)
    elif plan == WAYS:
        end = draw_fare(canvas, low, own, view, decision, scene, is_alone=not hand)
        _draw_cards(
            canvas, low, CHOICES, own, hand, (), room=(end + CARD_GAP, WIDE - LEFT), is_quiet=True
        )
    else:
        draw_choices(canvas, low, own, view, decision, scene, has_stock=plan == HOLDING)
    if plan == HOLDING:
        top = plan.high - CARD_HIGH - BETWEEN + 2
        is_open = "place_card" in verbs_of(decision)
        left, right = LEFT, WIDE - LEFT
        if decision is not None:
            left = _draw_label(canvas, top, scene, is_open=is_open)
            right = _draw_stock(canvas, top, own, view)
        room = left, right
        _draw_cards(canvas, top, CARD_HIGH, own, hand, (), room=room, is_quiet=not is_open)
    return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))


def _plan(
    own: Private, view: Public, decision: Decision | None, chosen: tuple[Chosen, ...]
) -> Plan:
    """How the picture is laid out: for the way of a prospector, a card, or all that can be done."""
    if any(isinstance(frame, Moving) for frame in own.unfinished):
        return WAYS
    if any(one.field == "site" for one in chosen) and "place_card" in verbs_of(decision):
        return PICKING
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


def _draw_means(canvas: Canvas, top: int, own: Private, view: Public, scene: Scene) -> None:
    """Draw gold, prospectors off the board, the prices of a turn's actions, and the points in danger."""
    player = view.table.players[own.seat]
    wide, middle = WIDE - 2 * LEFT, top + MEANS / 2
    boxes.shadow(canvas, LEFT, top, wide, MEANS, 14)
    boxes.box(canvas, palette.INK, LEFT - 2, top - 2, wide + 4, MEANS + 4, 16)
    boxes.box(canvas, palette.NIGHT, LEFT, top, wide, MEANS, 14)
    canvas.put_centred(art.sticker("gold", 66), LEFT + 40, middle)
    gold = canvas.write(str(own.wallet), Face.NUMBER, AMOUNT, palette.PAPER, LEFT + 76, middle)
    start = LEFT + 76 + max(gold, LEAST_GOLD)
    if player.phase == "build_up" and player.off_board:
        figure, count = prospector(owner_of(own.seat), OFF), str(player.off_board)
        canvas.put_centred(figure, start + OFF / 2 + 16, middle)
        start += OFF + 16
        start += canvas.write(count, Face.NUMBER, AMOUNT, palette.PAPER, start, middle)
    start += 22
    label = scene.words("render-sutters-mill-actions")
    start += canvas.write(label, Face.NAME, RISK, palette.MIST, start, middle) + 10
    _draw_prices(canvas, round(start), top + 9, own, scene)
    right: float = LEFT + wide - 14
    if lost := penalty(player) + on_buildings(view.table, own.seat):
        right -= canvas.write(signed(-lost), Face.NUMBER, RISK_NUMBER, LOSS, right, middle, "r")
        label = scene.words("render-sutters-mill-at-risk")
        canvas.write(label, Face.NAME, RISK, palette.MIST, right - 8, middle, "r")


def _draw_prices(canvas: Canvas, left: int, top: int, own: Private, scene: Scene) -> None:
    """Draw the prices of the five actions; those that the gold does not reach have no ground."""
    high, spent = MEANS - 18, 0
    middle = top + high / 2
    for number, price in enumerate(LIMITS.prices):
        x = left + number * (PRICE + GAP)
        spent += price
        reaches = spent <= own.wallet
        if reaches:
            boxes.box(canvas, palette.PAPER, x, top, PRICE, high, 12)
        else:
            boxes.outline(canvas, palette.LINE, x, top, PRICE, high, 12, 3)
        ink = palette.INK if reaches else palette.MIST
        if not price:
            word = scene.words("render-sutters-mill-free")
            size = fit_person(word, Face.NAME, PRICE - 8, FREE, FREE_LEAST).size
            canvas.write(word, Face.NAME, size, ink, x + PRICE / 2, middle, "m")
            continue
        canvas.put_centred(art.sticker("gold", 34), x + 20, middle)
        canvas.write(str(price), Face.NUMBER, 48, ink, x + PRICE - 20, middle, "m")


def _draw_label(canvas: Canvas, top: int, scene: Scene, *, is_open: bool) -> int:
    """Draw what the row of cards is: green as the signs of the houses where one can be placed now; the answer is where the
    cards begin.
    """
    word = scene.words("render-sutters-mill-hand")
    wide = round(width(word, Face.NAME, LABEL)) + 24
    boxes.box(canvas, palette.KEYLINE, LEFT - 2, top - 2, wide + 4, CARD_HIGH + 4, 13)
    ground, ink = (palette.CAN, palette.INK) if is_open else (palette.NIGHT, palette.MIST)
    boxes.box(canvas, ground, LEFT, top, wide, CARD_HIGH, 12)
    canvas.write(word, Face.NAME, LABEL, ink, LEFT + wide / 2, top + CARD_HIGH / 2, "m")
    return LEFT + wide + CARD_GAP


def _draw_stock(canvas: Canvas, top: int, own: Private, view: Public) -> int:
    """Draw at the end of the row how many prospectors are off the board, if any; the answer is where the cards end."""
    count = view.table.players[own.seat].off_board
    if not count:
        return WIDE - LEFT
    text = f"×{count}"
    wide = round(width(text, Face.NUMBER, STOCK)) + CARD_HIGH + 8
    left, middle = WIDE - LEFT - wide, top + CARD_HIGH / 2
    boxes.box(canvas, palette.INK, left - 2, top - 2, wide + 4, CARD_HIGH + 4, 14)
    boxes.box(canvas, palette.NIGHT, left, top, wide, CARD_HIGH, 12)
    canvas.put_centred(prospector(owner_of(own.seat), OFF), left + OFF / 2 + 4, middle)
    canvas.write(text, Face.NUMBER, STOCK, palette.PAPER, WIDE - LEFT - 10, middle, "r")
    return left - CARD_GAP


def _draw_cards(
    canvas: Canvas,
    top: int,
    high: int,
    own: Private,
    hand: tuple[Key, ...],
    picks: Collection[Key],
    *,
    room: tuple[int, int] = (LEFT, WIDE - LEFT),
    is_quiet: bool = False,
) -> None:
    """Draw the cards in hand side by side between those ends."""
    left, right = room
    pitch = min(CARD_MOST + CARD_GAP, (right - left + CARD_GAP) / max(1, len(hand)))
    wide = int(pitch) - CARD_GAP
    for number, rank in enumerate(hand):
        x = left + number * pitch
        canvas.put(held(owner_of(own.seat), rank, wide, high, is_quiet=is_quiet), x, top)
        if rank in picks:
            boxes.outline(canvas, palette.LAMP, round(x), top, wide, high, 10, 5)
            canvas.put_centred(tokens.tick(20), x + wide - 14, top + 14)
