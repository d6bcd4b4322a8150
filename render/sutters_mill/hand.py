"""The private picture: all own cards, the town with what is asked, the gold, what can be done and for how much."""

from typing import NamedTuple

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key, Notes
from games.sutters_mill.content import CARDS, LIMITS, SECTIONS, TOWN, VALUE
from games.sutters_mill.views import Private, Public, Rearranging, on_buildings, penalty, worth
from render.core import art, boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import gained, signed
from render.core.status import draw_question, question
from render.sutters_mill.actions import draw_actions, draw_prices
from render.sutters_mill.layout import WIDE
from render.sutters_mill.order import draw_order
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.pieces import card
from render.sutters_mill.site import END, draw_site, ground
from render.sutters_mill.vocabulary import NUGGETS, SHORT, SPACE_ICONS, owner_of

LEFT = 18
RAIL_TOP, RAIL = 108, 110
"""The board on which the own cards lie."""

FIRST, PITCH, CARD, CARD_HIGH, CARDS_TOP = 26, 104.6, 92, 94, 116
MEANS_TOP, MEANS = END + 8, 60
ACTIONS_TOP, ACTIONS = MEANS_TOP + MEANS + 8, 70
HIGH = ACTIONS_TOP + ACTIONS + 10
GAP = 6
LOST = "#FF8A70"


class Line(NamedTuple):
    """A source or a loss of points."""

    sign: Sprite
    points: int

    @property
    def figure(self) -> str:
        """The points with their sign."""
        return gained(self.points) if self.points > 0 else signed(self.points)


@kept
def _table() -> Image.Image:
    """The town with the boards for the own things, and the ribbon's bar."""
    canvas = Canvas(ground(HIGH).copy())
    wide = WIDE - 2 * LEFT
    boxes.shadow(canvas, LEFT, RAIL_TOP, wide, RAIL, 16)
    boxes.box(canvas, palette.NIGHT, LEFT, RAIL_TOP, wide, RAIL, 16)
    ribbon.bar(canvas)
    return canvas.image


def draw_hand(
    own: Private,
    view: Public,
    decision: Decision | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    scene: Scene,
) -> Picture:
    """The picture of what one seat has."""
    canvas = Canvas(_table().copy())
    owner = owner_of(own.seat)
    end = _draw_totals(canvas, own, view)
    text = question(scene, decision, chosen, scene.words("render-not-asked"))
    title = scene.words("render-sutters-mill-yours")
    is_asked = decision is not None
    draw_question(canvas, [tokens.seal(owner, 23)], title, text, end, is_asked=is_asked)
    _draw_cards(canvas, own, view, {key for one in chosen for key, _ in one.amounts})
    draw_site(canvas, own, view, decision, chosen, scene)
    laying = [frame for frame in own.unfinished if isinstance(frame, Rearranging)]
    if laying:
        draw_order(canvas, MEANS_TOP, laying[0], view)
    else:
        is_turn = view.table.active == own.seat and bool(view.flow)
        right = draw_prices(canvas, MEANS_TOP, MEANS, view, is_turn=is_turn)
        _draw_gold(canvas, _gold(own, view), right - LEFT - GAP)
        draw_actions(canvas, (ACTIONS_TOP, ACTIONS), own, view, decision, notes, scene)
    return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))


def _draw_totals(canvas: Canvas, own: Private, view: Public) -> float:
    """Prospectors off the board, cards in hand, saved cards and gold; the answer is where they begin."""
    player = view.table.players[own.seat]
    right: float = ribbon.end_of(canvas) - 26
    for icon, count in (
        ("gold", own.wallet),
        ("saved", len(player.saved)),
        ("card", len(player.hand)),
    ):
        right -= (
            canvas.write(str(count), Face.NUMBER, 50, palette.PAPER, right, ribbon.MIDDLE, "r") + 10
        )
        canvas.put_centred(art.sticker(icon, 54), right - 27, ribbon.MIDDLE)
        right -= 54 + 28
    return right


def _draw_cards(canvas: Canvas, own: Private, view: Public, picks: set[Key]) -> None:
    """Draw all thirteen: in hand, on a building, saved, or gone."""
    player = view.table.players[own.seat]
    lies = {
        one.rank: TOWN[place]
        for place, stack in enumerate(view.table.stacks)
        for one in stack
        if one.seat == own.seat
    }
    for number, rank in enumerate(CARDS):
        x = FIRST + number * PITCH
        if rank in player.hand:
            canvas.put(card(owner_of(own.seat), rank, CARD, CARD_HIGH), x, CARDS_TOP)
            if rank in picks:
                canvas.put_centred(tokens.tick(26), x + CARD - 20, CARDS_TOP + 20)
            continue
        if rank in player.saved:
            canvas.put(card(owner_of(own.seat), rank, CARD, CARD_HIGH), x, CARDS_TOP, 0.45)
            low = CARDS_TOP + CARD_HIGH - 22
            boxes.box(canvas, palette.TICK, x + 2, low - 20, CARD - 4, 42, 12)
            text = f"+{VALUE[rank]}"
            canvas.write(text, Face.NUMBER, 38, palette.PAPER, x + CARD / 2, low, "m")
            continue
        boxes.free_place(canvas, x, CARDS_TOP, CARD, CARD_HIGH, 14)
        middle = CARDS_TOP + CARD_HIGH / 2
        if rank not in lies:
            canvas.write(SHORT[rank], Face.NUMBER, 44, palette.MIST, x + CARD / 2, middle, "m")
            continue
        canvas.write(SHORT[rank], Face.NUMBER, 40, palette.MIST, x + 22, middle, "m")
        canvas.put_centred(art.sticker(SPACE_ICONS[lies[rank]], 48), x + CARD - 30, middle)


def _gold(own: Private, view: Public) -> list[Line]:
    """Where the gold comes from, what has been paid, and what would be lost in town."""
    player = view.table.players[own.seat]
    lines = [Line(art.sticker("nug_red", 46), LIMITS.capital)]
    lines += [
        Line(art.sticker(NUGGETS[section], 46), worth((own.found[number],)))
        for number, section in enumerate(SECTIONS)
    ]
    lost = penalty(player) + on_buildings(view.table, own.seat)
    return [
        *lines,
        Line(art.sticker("coin", 46), -player.paid),
        Line(tokens.shield(None, 42), -lost),
    ]


def _draw_gold(canvas: Canvas, lines: list[Line], room: float) -> None:
    """Draw a well for each line; faint where there is nothing."""
    step = room / len(lines)
    wide, middle = round(step) - GAP, MEANS_TOP + MEANS / 2
    for number, line in enumerate(lines):
        x = LEFT + number * step
        boxes.box(canvas, palette.NIGHT, x, MEANS_TOP, wide, MEANS, 12)
        canvas.put_centred(line.sign, x + 34, middle, 1.0 if line.points else 0.4)
        text, ink = (line.figure, palette.PAPER) if line.points else ("–", palette.MIST)
        colour = LOST if line.points < 0 else ink
        size = fit(text, Face.NUMBER, wide - 74, 44, 34, 1).size
        canvas.write(text, Face.NUMBER, size, colour, x + wide - 12, middle, "r")
