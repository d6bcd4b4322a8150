"""The private picture: all own cards, the town with what is asked, the gold, what can be done and for how much."""

from typing import NamedTuple

from PIL import Image

from games.core.forms import Decision
from games.core.model import Key, Notes
from games.sutters_mill.content import CARDS, LIMITS, SECTIONS, TOWN, VALUE
from games.sutters_mill.views import Private, Public, on_buildings, penalty, worth
from render.core import art, boxes, palette, ribbon, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Chosen, Picture, Scene
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.numerals import gained, signed
from render.core.status import draw_question, question
from render.sutters_mill.actions import Area, draw_actions
from render.sutters_mill.own_text import hand_text
from render.sutters_mill.pieces import card
from render.sutters_mill.site import END, draw_site
from render.sutters_mill.vocabulary import (
    NUGGETS,
    SHORT,
    SPACE_ICONS,
    owner_of,
)

LEFT, PITCH, CARD, CARD_HIGH, CARDS_TOP = 22, 105, 86, 122, 118
PANEL, PANEL_TOP, PANEL_HIGH = 444, END + 4, 448
WIDE, HIGH = 1400, PANEL_TOP + PANEL_HIGH + 18
ROW_GAP = 6
LOST = "#FF8A70"


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
    told = scene.words(
        "render-sutters-mill-cards",
        hand=len(player.hand),
        placed=placed,
        saved=len(player.saved),
        off=player.off_board,
    )
    count = fit(told, Face.BODY, WIDE - 60, 38, 30, 1)
    middle = CARDS_TOP + CARD_HIGH + 32
    canvas.write(count.lines[0], Face.BODY, count.size, palette.MIST, WIDE / 2, middle, "m")
    draw_site(canvas, own, view, decision, chosen, scene)
    _draw_gold(canvas, str(own.wallet), _gold(own, view, scene), scene)
    left = 18 + PANEL + 16
    area = Area(left, PANEL_TOP, WIDE - 18 - left, PANEL_HIGH)
    draw_actions(canvas, area, own, view, decision, notes, scene)
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
            art.sticker("nug_red", 54),
            scene.words("render-sutters-mill-start"),
            f"+{LIMITS.capital}",
            "3×",
        )
    ]
    for number, section in enumerate(SECTIONS):
        count = player.taken[number]
        name = scene.words(f"render-sutters-mill-{section}")
        sum_of = worth((own.found[number],))
        sign = art.sticker(NUGGETS[section], 54)
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
        Line(art.sticker("coin", 54), paid, figure, "", not player.paid, bool(player.paid))
    )
    cost = penalty(player) + on_buildings(view.table, own.seat)
    name = scene.words("render-sutters-mill-if-ended")
    figure = signed(-cost) if cost else "–"
    lines.append(Line(tokens.shield(None, 46), name, figure, "", not cost, bool(cost)))
    return lines


def _draw_gold(canvas: Canvas, total: str, lines: list[Line], scene: Scene) -> None:
    """Draw the panel of gold with its rows."""
    x = 18
    boxes.shadow(canvas, x, PANEL_TOP, PANEL, PANEL_HIGH, 16)
    boxes.box(canvas, palette.PANEL, x, PANEL_TOP, PANEL, PANEL_HIGH, 16)
    canvas.put_centred(art.sticker("gold", 62), x + 46, PANEL_TOP + 42)
    title = fit(scene.words("render-sutters-mill-gold"), Face.NAME, PANEL - 190, 46, 30, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.PAPER, x + 88, PANEL_TOP + 42)
    canvas.write(total, Face.NUMBER, 58, palette.PAPER, x + PANEL - 22, PANEL_TOP + 42, "r")
    step = (PANEL_HIGH - 80 - 4) // len(lines)
    for number, line in enumerate(lines):
        _draw_line(canvas, x + 10, PANEL_TOP + 80 + number * step, step - ROW_GAP, line)


def _draw_line(canvas: Canvas, x: int, y: int, high: int, line: Line) -> None:
    """Draw a row: sign, name, how many, figure."""
    wide = PANEL - 20
    middle = y + high / 2
    boxes.box(canvas, palette.WELL, x, y, wide, high, 12)
    canvas.put_centred(line.sign, x + 40, middle, 0.4 if line.is_faint else 1.0)
    room = wide - (210 if line.middle else 180)
    name = fit(line.name, Face.NAME, room, 40, 26, 2)
    ink = palette.MIST if line.is_faint else palette.PAPER
    size = min(name.size, high // 2) if len(name.lines) > 1 else name.size
    canvas.write_lines(name.lines, Face.NAME, size, ink, x + 80, middle)
    if line.middle:
        canvas.write(line.middle, Face.LABEL, 34, palette.MIST, x + wide - 118, middle, "r")
    colour = LOST if line.is_lost else ink
    canvas.write(line.figure, Face.NUMBER, 42, colour, x + wide - 20, middle, "r")
