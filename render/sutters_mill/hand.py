"""The private picture: what is asked, the own gold and what an action costs, the town with its letters, the cards in hand."""

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key
from games.sutters_mill.content import LIMITS, VALUE
from games.sutters_mill.views import Private, Public, Rearranging, on_buildings, penalty
from render.core import art, boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.lettering import Face
from render.core.numerals import gained, signed
from render.core.status import draw_question
from render.sutters_mill.actions import asked
from render.sutters_mill.order import HIGH as ORDER
from render.sutters_mill.order import draw_order
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.pieces import held, prospector
from render.sutters_mill.site import END, WIDE, draw_site, ground
from render.sutters_mill.standing import earned, shown
from render.sutters_mill.vocabulary import owner_of

LEFT = 12
MEANS_TOP, MEANS = 108, 60
FOOT_TOP = END + 8
CARD, CARD_HIGH, PITCH = 66, 62, 75.4
PRICE, GAP = 72, 5
RIVAL, RIVAL_SEAL, RIVAL_GAP = 42, 16, 12
"""How large the others' points and seals are, and what lies behind each of them."""

LOST = "#FF8A70"


@kept
def _table(high: int) -> Image.Image:
    """The town with the ribbon's bar."""
    canvas = Canvas(ground(high).copy())
    ribbon.bar(canvas)
    return canvas.image


def draw_hand(
    own: Private,
    view: Public,
    decision: Decision | None,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what one seat has: as high as what lies below the town needs."""
    hand = view.table.players[own.seat].hand
    laying = [frame for frame in own.unfinished if isinstance(frame, Rearranging)]
    foot = ORDER if laying else CARD_HIGH if hand else 0
    canvas = Canvas(_table(FOOT_TOP + foot + (6 if foot else 0)).copy())
    title = scene.words("render-sutters-mill-yours")
    told = asked(own, view, decision, chosen, scene)
    is_asked, seal = decision is not None, tokens.seal(owner_of(own.seat), 23)
    end = _draw_rivals(canvas, own, view, scene)
    draw_question(canvas, [seal], title, told, end, is_asked=is_asked)
    _draw_means(canvas, own, view)
    draw_site(canvas, own, view, decision, chosen, scene)
    if laying:
        draw_order(canvas, FOOT_TOP, laying[0], view)
    else:
        _draw_cards(canvas, own, hand, {key for one in chosen for key, _ in one.amounts})
    return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))


def _draw_rivals(canvas: Canvas, own: Private, view: Public, scene: Scene) -> float:
    """Draw at the end of the ribbon how the others stand, as the board tells it; the answer is where that begins."""
    left: float = ribbon.end_of(canvas)
    for seat in reversed(range(len(view.table.players))):
        if seat != own.seat:
            text = shown(view, earned(view, scene, seat))
            left -= RIVAL_GAP
            left -= canvas.write(text, Face.NUMBER, RIVAL, palette.PAPER, left, ribbon.MIDDLE, "r")
            left -= 2 * RIVAL_SEAL + 8
            seal = tokens.seal(owner_of(seat), RIVAL_SEAL)
            canvas.put_centred(seal, left + RIVAL_SEAL, ribbon.MIDDLE)
    return left


def _draw_means(canvas: Canvas, own: Private, view: Public) -> None:
    """Draw gold, the prices of this turn's actions, prospectors off the board, and points: saved and in danger."""
    player = view.table.players[own.seat]
    wide, middle = WIDE - 2 * LEFT, MEANS_TOP + MEANS / 2
    boxes.shadow(canvas, LEFT, MEANS_TOP, wide, MEANS, 14)
    boxes.box(canvas, palette.NIGHT, LEFT, MEANS_TOP, wide, MEANS, 14)
    canvas.put_centred(art.sticker("gold", 58), LEFT + 38, middle)
    canvas.write(str(own.wallet), Face.NUMBER, 54, palette.PAPER, LEFT + 74, middle)
    _draw_prices(canvas, LEFT + 154, own, view)
    lost = penalty(player) + on_buildings(view.table, own.seat)
    saved = sum(VALUE[rank] for rank in player.saved)
    off = prospector(owner_of(own.seat), 50)
    right: float = LEFT + wide - 16
    for sign, text, ink in (
        (tokens.shield(None, 44), signed(-lost), LOST),
        (art.sticker("saved", 50), gained(saved), palette.PAPER),
        (off, str(player.off_board), palette.PAPER),
    ):
        right -= _draw_amount(canvas, right, sign, text, ink) + 20


def _draw_amount(canvas: Canvas, right: float, sign: Sprite, text: str, ink: str) -> float:
    """Draw a sign with its number, faint where there is nothing; the answer is how wide they are."""
    is_none, middle = text == "0", MEANS_TOP + MEANS / 2
    shown, colour = ("–", palette.MIST) if is_none else (text, ink)
    wide = canvas.write(shown, Face.NUMBER, 46, colour, right, middle, "r") + 8
    canvas.put_centred(sign, right - wide - 24, middle, 0.45 if is_none else 1.0)
    return wide + 48


def _draw_prices(canvas: Canvas, left: int, own: Private, view: Public) -> None:
    """Draw the prices of the five actions: done, next, later; those that the gold does not reach are faint."""
    is_turn = view.table.active == own.seat and bool(view.flow)
    done = view.table.turn.paid_actions if is_turn else 0
    top, high = MEANS_TOP + 6, MEANS - 12
    middle, spent = top + high / 2, 0
    for number, price in enumerate(LIMITS.prices):
        x = left + number * (PRICE + GAP)
        if number < done:
            boxes.box(canvas, palette.WELL, x, top, PRICE, high, 12)
            canvas.put_centred(tokens.tick(18), x + PRICE / 2, middle)
            continue
        spent += price
        is_next, reaches = is_turn and number == done, spent <= own.wallet
        if is_next:
            boxes.lit(canvas, palette.LAMP, x, top, PRICE, high, 12, 5)
        ground_colour = palette.LAMP if is_next else palette.PAPER if reaches else palette.WELL
        boxes.box(canvas, ground_colour, x, top, PRICE, high, 12)
        ink = palette.INK if is_next or reaches else palette.MIST
        canvas.put_centred(art.sticker("gold", 34), x + 22, middle, 1.0 if reaches else 0.45)
        canvas.write(str(price), Face.NUMBER, 42, ink, x + PRICE - 20, middle, "m")


def _draw_cards(canvas: Canvas, own: Private, hand: tuple[Key, ...], picks: set[Key]) -> None:
    """Draw the cards in hand side by side."""
    for number, rank in enumerate(hand):
        x = LEFT + 2 + number * PITCH
        canvas.put(held(owner_of(own.seat), rank, CARD, CARD_HIGH), x, FOOT_TOP)
        if rank in picks:
            boxes.outline(canvas, palette.LAMP, round(x), FOOT_TOP, CARD, CARD_HIGH, 10, 5)
            canvas.put_centred(tokens.tick(20), x + CARD - 14, FOOT_TOP + 14)
