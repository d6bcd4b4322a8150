"""A building as a framed picture: the whole of it under its sky, its name and yield, and below them what it costs on offer."""

from typing import NamedTuple

from PIL import Image

from games.caylus.content import BUILDINGS, KIND
from games.core.model import Key, Seat
from render.caylus.pieces import (
    CORNER,
    draw_line,
    draw_line_centred,
    landscape,
    line_width,
    worker,
)
from render.caylus.plots import BANNER_HIGH, banner
from render.caylus.specials import EFFECTS
from render.caylus.valley import Front
from render.caylus.vocabulary import ARROW, GLYPHS, LOOKS, Bit, counted, strip_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width

PRICE, EDGE = 50, 4
"""How high the part with the price is, and the edge of ink around all."""

PAID, PAYABLE = "#DCEBCF", "#5E8F4A"
"""The paper of a price that can be paid, and the line above it."""

TOLD, LEAST, GAP = 27, 26, 8
"""The letters of what introduces a price at most and at least, and what lies between them and its icons."""

TICK, POINTS, STANDING, FLAG = 29, 50, 0.42, 0.17
"""How large the tick is beside a price and the shield with the points; a worker and a flag, in widths of the picture."""


FAVOR, FAVOR_AT, FAVOR_STEP = 0.96, 0.94, 0.74
"""How large a favor is that is gained by building, how far before the shield the first one lies, and the way to the next, in
widths of the shield.
"""


class Plan(NamedTuple):
    """What is to be built or transformed."""

    building: Key
    name: str
    cost: tuple[tuple[str, int], ...]
    points: int = 0
    becomes: Key = ""
    """What stands there afterwards, if it is transformed."""

    owner: Seat | None = None
    worker: Seat | None = None
    """Who stands there already."""

    is_bare: bool = False
    """Whether it is shown without what it yields, and the front without room for that."""


def plan_high(front: Front) -> int:
    """How high the whole is."""
    return front.high + front.px(PRICE)


def draw_plan(
    canvas: Canvas, corner: tuple[int, int], front: Front, words: Words, plan: Plan
) -> None:
    """Draw it, with whoever stands there and whose it is."""
    x, y = corner
    told = "" if plan.becomes or not plan.cost else words("render-caylus-costs")
    canvas.put(_framed(plan, told, front), x, y)
    ground = y + front.house
    if plan.owner is not None:
        flag = round(front.wide * FLAG)
        canvas.put(banner(plan.owner, flag), x + 12, ground - BANNER_HIGH * flag)
    if plan.worker is not None:
        size = round(min(front.wide * STANDING, front.house * 0.8))
        canvas.put_centred(
            worker(plan.worker, size), x + front.wide - size * 0.5, ground - size / 2
        )
    if plan.points:
        wide = min(front.px(POINTS), front.house)
        sign = tokens.shield(plan.points, wide)
        across, middle = x + front.wide - wide * 0.5 - 4, y + wide * 0.56 + 2
        canvas.put_centred(sign, across, middle)
        count = 0 if plan.becomes else BUILDINGS[plan.building].favors
        for number in range(count, 0, -1):
            favor = art.sticker("favor", round(wide * FAVOR))
            canvas.put_centred(
                favor, across - wide * (FAVOR_AT + FAVOR_STEP * (number - 1)), middle
            )


@kept
def _framed(plan: Plan, told: str, front: Front) -> Sprite:
    """All of it but whoever stands there."""
    building, name, cost = plan.building, plan.name, plan.cost
    wide, look = front.wide, LOOKS[KIND[building]]
    high = front.high + (front.px(PRICE) if cost else 0)
    face = Canvas(Image.new("RGB", (wide, high), palette.INK))
    inner = wide - 2 * EDGE
    face.image.paste(landscape(building, inner, front.house - EDGE), (EDGE, EDGE))
    top = front.house
    face.fill(look.band, EDGE, top, inner, front.band)
    face.fill(palette.mixed(look.band, palette.WHITE, 0.3), EDGE, top, inner, 3)
    line = fit(name, Face.NAME, inner - 12, front.band, 24, 1)
    middle, across = top + front.band / 2, width(line.lines[0], Face.NAME, line.size)
    glyph, size = GLYPHS.get(KIND[building], ""), round(front.band * 0.78)
    beside = size + 2 if glyph and across + size + 2 <= inner - 12 else 0
    if beside:
        face.put_centred(art.sticker(glyph, size), (wide - across) / 2 - 2, middle)
    face.write(line.lines[0], Face.NAME, line.size, palette.WHITE, (wide + beside) / 2, middle, "m")
    top += front.band
    if not plan.is_bare:
        face.fill(palette.PAPER, EDGE, top, inner, front.strip - (0 if cost else EDGE))
        size = round(front.strip * 0.84)
        bits = EFFECTS.get(building) or strip_of(building, is_full=True)
        draw_line_centred(face, bits, wide / 2, top + front.strip / 2, inner - 14, size)
    if cost:
        _draw_cost(face, front, plan, told)
    return boxes.raised(face.image, CORNER)


def _draw_cost(face: Canvas, front: Front, plan: Plan, told: str) -> None:
    """Draw what is paid, and what the building becomes by it, with a tick: all of it is there."""
    wide, top, high = front.wide, front.high, front.px(PRICE)
    face.fill(PAID, EDGE, top, wide - 2 * EDGE, high - EDGE)
    face.fill(PAYABLE, EDGE, top, wide - 2 * EDGE, 3)
    bits: list[Bit] = []
    for icon, count in plan.cost:
        bits += counted(count, icon)
    if plan.becomes:
        bits += [ARROW, GLYPHS[KIND[plan.becomes]]]
    middle, tick = top + high / 2, front.px(TICK)
    room, size = wide - tick - 3 * GAP, high - 12
    across = min(line_width(tuple(bits), size), room)
    line = fit(told, Face.NAME, max(40, round(room - across - GAP)), front.px(TOLD), LEAST, 1)
    shown = line.lines[0] if line.fits else ""
    begin = GAP + 4.0
    if shown:
        begin += face.write(shown, Face.NAME, line.size, palette.INK, begin, middle) + GAP
    draw_line(face, tuple(bits), begin, middle, wide - tick - GAP - begin, size)
    face.put_centred(tokens.tick(tick // 2), wide - tick / 2 - GAP, middle)
