"""The private picture: all own cards, the gold, the prospectors, what can be done and for how much."""

from typing import NamedTuple

from PIL import Image

from games.core.forms import Decision, verb
from games.core.model import Key, Notes
from games.sutters_mill.content import CARDS, LIMITS, PLACE, SECTIONS, SPACES, TOWN, VALUE
from games.sutters_mill.views import Private, Public, next_price, penalty, worth
from render.core import art, boxes, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import gained, signed
from render.core.status import draw_question, question
from render.sutters_mill.pieces import card, prospector
from render.sutters_mill.text import hand_text
from render.sutters_mill.vocabulary import (
    NUGGETS,
    SHORT,
    SPACE_ICONS,
    owner_of,
    term,
)

WIDE, HIGH = 1400, 1004
LEFT, PITCH, CARD, CARD_HIGH, CARDS_TOP = 22, 105, 86, 122, 124
PANEL, PANEL_TOP, PANEL_GAP = 444, 322, 16
ROW, ROW_GAP = 104, 8
LOST = "#FF8A70"
OPEN = "#3FBF7F"

ACTION_ICONS = {
    "switch": "tear_down",
    "dig": "nug_river",
    "stop_digging": "coin",
    "place_prospector": "pawn",
    "place_card": "card",
    "lift_prospector": "road",
    "move_prospector": "road",
    "remove_prospector": "pawn",
    "remove_card": "saved",
    "rearrange": "sp_church",
    "lay_next": "card",
    "lay_rest": "card",
    "end_turn": "hourglass",
}


class Line(NamedTuple):
    """A row of a panel."""

    sign: Sprite
    name: str
    figure: str
    middle: str = ""
    is_faint: bool = False
    is_lost: bool = False


@kept
def _table() -> Image.Image:
    """The table with the ribbon's bar."""
    canvas = Canvas(table.ground(WIDE, HIGH))
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
    picks = {key for one in chosen for key, _ in one.amounts}
    _draw_cards(canvas, own, view, picks)
    player = view.table.players[own.seat]
    placed = sum(one.seat == own.seat for stack in view.table.stacks for one in stack)
    count = scene.words(
        "render-sutters-mill-cards", hand=len(player.hand), placed=placed, saved=len(player.saved)
    )
    canvas.write(count, Face.BODY, 32, palette.MIST, WIDE / 2, CARDS_TOP + CARD_HIGH + 40, "m")
    _draw_panel(canvas, 0, scene, "gold", "gold", str(own.wallet), _gold(own, view, scene))
    pawns = _prospectors(own, view, scene)
    on_board = str(player.on_board)
    _draw_panel(canvas, 1, scene, "pawn", "prospectors", on_board, pawns, owner)
    _draw_actions(canvas, own, view, decision, notes, scene)
    return picture(canvas.image, "sutters-mill-hand", hand_text(own, view, scene))


def _draw_totals(canvas: Canvas, own: Private, view: Public) -> float:
    """Cards in hand, saved cards and gold; the answer is where they begin."""
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
        x = LEFT + number * PITCH
        if rank in player.hand:
            canvas.put(card(owner_of(own.seat), rank, CARD, CARD_HIGH), x, CARDS_TOP)
            if rank in picks:
                canvas.put_centred(tokens.tick(24), x + 18, CARDS_TOP + 12)
            continue
        if rank in player.saved:
            canvas.put(card(owner_of(own.seat), rank, CARD, CARD_HIGH), x, CARDS_TOP, 0.45)
            low = CARDS_TOP + CARD_HIGH - 24
            boxes.box(canvas, palette.TICK, x + 2, low - 22, CARD - 4, 44, 12)
            text = f"+{VALUE[rank]}"
            canvas.write(text, Face.NUMBER, 34, palette.PAPER, x + CARD / 2, low, "m")
            continue
        boxes.free_place(canvas, x, CARDS_TOP, CARD, CARD_HIGH, 14)
        middle = x + CARD / 2
        canvas.write(SHORT[rank], Face.NUMBER, 44, palette.MIST, middle, CARDS_TOP + 38, "m")
        if rank in lies:
            sign = art.sticker(SPACE_ICONS[lies[rank]], 54)
            canvas.put_centred(sign, middle, CARDS_TOP + 86)


def _gold(own: Private, view: Public, scene: Scene) -> list[Line]:
    """Where the gold comes from, and what has been paid."""
    player = view.table.players[own.seat]
    lines = [
        Line(
            art.sticker("nug_red", 60),
            scene.words("render-sutters-mill-start"),
            f"+{LIMITS.capital}",
            "3×",
        )
    ]
    for number, section in enumerate(SECTIONS):
        count = player.taken[number]
        name = scene.words(f"render-sutters-mill-{section}")
        sum_of = worth((own.found[number],))
        sign = art.sticker(NUGGETS[section], 60)
        lines.append(
            Line(
                sign,
                name,
                gained(sum_of) if sum_of else "–",
                f"{count}×" if count else "",
                not count,
            )
        )
    paid = scene.words("render-sutters-mill-paid")
    figure = signed(-player.paid) if player.paid else "–"
    lines.append(
        Line(art.sticker("coin", 60), paid, figure, "", not player.paid, bool(player.paid))
    )
    return lines


def _prospectors(own: Private, view: Public, scene: Scene) -> list[Line]:
    """Place by place, those off board, and what they would cost now."""
    player = view.table.players[own.seat]
    lines = []
    for space in SPACES:
        count = player.prospectors[PLACE[space]]
        if count:
            name = term(scene.words, "space", space)
            lines.append(Line(art.sticker(SPACE_ICONS[space], 60), name, str(count)))
    off = scene.words("render-sutters-mill-off")
    owner = owner_of(own.seat)
    figure = str(player.off_board) if player.off_board else "–"
    lines.append(Line(prospector(owner, 60), off, figure, "", not player.off_board))
    cost = penalty(player)
    figure = signed(-cost) if cost else "–"
    name = scene.words("render-sutters-mill-if-ended")
    lines.append(Line(tokens.shield(None, 52), name, figure, "", False, bool(cost)))
    return lines


def _draw_panel(
    canvas: Canvas,
    column: int,
    scene: Scene,
    icon: str,
    key: str,
    total: str,
    lines: list[Line],
    owner: int | None = None,
) -> None:
    """Draw a panel with its rows."""
    x = 18 + column * (PANEL + PANEL_GAP)
    high = HIGH - PANEL_TOP - 18
    boxes.shadow(canvas, x, PANEL_TOP, PANEL, high, 16)
    boxes.box(canvas, palette.PANEL, x, PANEL_TOP, PANEL, high, 16)
    sign = art.sticker(icon, 62) if owner is None else prospector(owner, 62)
    canvas.put_centred(sign, x + 46, PANEL_TOP + 46)
    title = fit(scene.words(f"render-sutters-mill-{key}"), Face.NAME, PANEL - 190, 46, 30, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.PAPER, x + 88, PANEL_TOP + 46)
    canvas.write(total, Face.NUMBER, 58, palette.PAPER, x + PANEL - 22, PANEL_TOP + 46, "r")
    room = high - 96 - 10
    step = min(ROW + ROW_GAP, room // max(1, len(lines)))
    for number, line in enumerate(lines):
        _draw_line(canvas, x + 10, PANEL_TOP + 92 + number * step, step - ROW_GAP, line)


def _draw_line(canvas: Canvas, x: int, y: int, high: int, line: Line) -> None:
    """Draw a row: sign, name, how many, figure."""
    wide = PANEL - 20
    middle = y + high / 2
    boxes.box(canvas, palette.WELL, x, y, wide, high, 12)
    canvas.put_centred(line.sign, x + 40, middle, 0.4 if line.is_faint else 1.0)
    name = fit(line.name, Face.NAME, wide - 200, 40, 24, 2)
    ink = palette.MIST if line.is_faint else palette.PAPER
    canvas.write_lines(name.lines, Face.NAME, name.size, ink, x + 80, middle)
    if line.middle:
        canvas.write(line.middle, Face.LABEL, 34, palette.MIST, x + wide - 118, middle, "r")
    colour = LOST if line.is_lost else ink
    canvas.write(line.figure, Face.NUMBER, 42, colour, x + wide - 20, middle, "r")


def _draw_actions(
    canvas: Canvas,
    own: Private,
    view: Public,
    decision: Decision | None,
    notes: Notes,
    scene: Scene,
) -> None:
    """Draw the price scale, and what is offered with its price."""
    x = 18 + 2 * (PANEL + PANEL_GAP)
    high = HIGH - PANEL_TOP - 18
    boxes.shadow(canvas, x, PANEL_TOP, PANEL, high, 16)
    boxes.box(canvas, palette.PANEL, x, PANEL_TOP, PANEL, high, 16)
    canvas.put_centred(art.sticker("builder", 62), x + 46, PANEL_TOP + 46)
    title = scene.words("render-sutters-mill-actions")
    canvas.write(title, Face.NAME, 46, palette.PAPER, x + 88, PANEL_TOP + 46)
    is_turn = view.table.active == own.seat and bool(view.flow)
    _draw_prices(canvas, x + 10, PANEL_TOP + 92, view, is_turn=is_turn)
    rows = decision.offers if decision is not None else ()
    top = PANEL_TOP + 200
    room = HIGH - 28 - top
    step = min(100, room // max(1, len(rows)))
    for number, offer in enumerate(rows):
        y = top + number * step
        word = verb(offer.action)
        name = scene.words(f"sutters-mill-verb-{word.replace('_', '-')}")
        cost = _cost(offer.fields[0].name, notes) if offer.fields else None
        _draw_action(
            canvas, x + 10, y, step - 8, (ACTION_ICONS[word], name, cost, owner_of(own.seat))
        )


def _cost(field: str, notes: Notes) -> int | None:
    """The price that all choices of a field have."""
    return next((line.cost for line in notes.lines if line.field == field), None)


def _draw_prices(canvas: Canvas, x: int, y: int, view: Public, *, is_turn: bool) -> None:
    """Draw the five marginal prices: done, next, later."""
    gap = 8
    wide = (PANEL - 20 - 4 * gap) // 5
    done = view.table.turn.paid_actions if is_turn else 0
    for number, price in enumerate(LIMITS.prices):
        left = x + number * (wide + gap)
        is_next = is_turn and number == done and next_price(view.table) is not None
        is_done = number < done
        if is_next:
            boxes.lit(canvas, palette.LAMP, left, y, wide, 94, 12, 5)
        boxes.box(canvas, palette.WELL if is_done else palette.PAPER, left, y, wide, 94, 12)
        if is_done:
            canvas.put_centred(tokens.tick(22), left + wide / 2, y + 47)
            continue
        canvas.put_centred(art.sticker("gold", 32), left + 23, y + 47)
        canvas.write(str(price), Face.NUMBER, 42, palette.INK, left + wide - 26, y + 47, "m")


def _draw_action(
    canvas: Canvas, x: int, y: int, high: int, row: tuple[str, str, int | None, int]
) -> None:
    """Draw one action that is offered."""
    icon, name, cost, owner = row
    wide = PANEL - 20
    boxes.box(canvas, palette.WELL, x, y, wide, high, 12)
    boxes.outline(canvas, OPEN, x, y, wide, high, 12, 3)
    size = min(56, high - 14)
    sign = prospector(owner, size) if icon == "pawn" else art.sticker(icon, size)
    canvas.put_centred(sign, x + 40, y + high / 2)
    room = wide - 90 - (104 if cost is not None else 16)
    text = fit(name, Face.NAME, room, 38, 22, 2)
    canvas.write_lines(text.lines, Face.NAME, text.size, palette.PAPER, x + 78, y + high / 2)
    if cost is not None:
        canvas.put_centred(art.sticker("gold", 38), x + wide - 74, y + high / 2)
        figure = str(cost)
        canvas.write(figure, Face.NUMBER, 40, palette.PAPER, x + wide - 22, y + high / 2, "r")
