"""The strip beside the private map: what is asked, the own cards, what they buy, and what else bears on the question."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.catan.content import RESOURCES
from games.catan.views import (
    GUILDS,
    PRICES,
    Private,
    Public,
    helper_of,
    own_favors,
    rates,
)
from games.core.model import Key, Seat
from render.catan import chips, costs, development, helpers
from render.catan.choices import Marks
from render.catan.favors import guilds_of
from render.catan.guilds import TOKENS
from render.catan.resources import SKIES
from render.catan.stage import HIGH
from render.catan.vocabulary import FOUNDING, known_points, leads, owner_of
from render.catan.yields import strength, total, yield_at
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.counters import disc_light
from render.core.fitting import fit, fit_body
from render.core.leader import draw_points, reach
from render.core.lettering import Face
from render.core.shell import phase_of

MARGIN, GAP, MOST_GAP = 10, 8, 14
RADIUS = 14
FLAG_HIGH, LEGEND_HIGH, LINE_HIGH = 100, 100, 60
ASKED_IN_TWO, ASKED_IN_THREE = (44, 36), (34, 28)
COUNTS_HIGH, OWN_POINTS = 52, 80
CELL_HIGH = 126
DICE_HIGH, DICE_LOW = 176, 110
"""How high the dice stand that wait to be rolled, and beside favors."""

COST_HIGH, COST_GAP = 52, 6
COST_ICON, COST_PIECE = 44, 38
PRICED = 280
"""The least width of a row in which the price has room."""

NOTE_HIGH, CLOSED_HIGH, CLOSED_GAP = 42, 44, 3
"""Of what says why nothing can be bought, and of the rows below it."""

ROW_HIGH = 82
RANK_HIGH, RANK_LEAST, RANK_ICON, RANK_LETTERS = 50, 46, 40, 32
RANK_WIDE = 240


class Room(NamedTuple):
    """The strip's place in the picture."""

    x: int
    wide: int


class Section(NamedTuple):
    """A part of the strip: what it tells, how high it is, and what draws it at a height."""

    name: str
    high: int
    draw: Callable[[Canvas, int], None]
    can_wait: bool = False
    """Whether it is left out where there is no room."""


def draw_strip(
    canvas: Canvas,
    room: Room,
    own: Private,
    view: Public,
    marks: Marks,
    asked: str,
    scene: Scene,
    ranked: tuple[Key, ...] = (),
) -> None:
    """Draw the sections from top to bottom."""
    sections = sections_of(room, own, view, marks, asked, scene, ranked)
    spare = HIGH - GAP - sum(one.high + GAP for one in sections)
    gap = GAP + min(MOST_GAP, spare // len(sections))
    y = GAP
    for section in sections:
        section.draw(canvas, y)
        y += section.high + gap


def sections_of(
    room: Room,
    own: Private,
    view: Public,
    marks: Marks,
    asked: str,
    scene: Scene,
    ranked: tuple[Key, ...] = (),
) -> list[Section]:
    """What bears on the question, as far as there is room: some of it can wait."""
    seat = own.seat
    flag = Section(
        "asked", FLAG_HIGH, lambda canvas, y: _draw_flag(canvas, room, y, view, seat, asked)
    )
    found = [flag, *_told(room, own, view, marks, scene)]
    if ranked:
        left = HIGH - GAP - sum(one.high + GAP for one in found[:-1])
        corners = _ranked(room, view, ranked, left - LINE_HIGH - 2 * GAP)
        found[-1:] = [corners, _legend(room, LINE_HIGH, scene.words)]
    while sum(one.high + GAP for one in found) + GAP > HIGH:
        found.remove([one for one in found if one.can_wait][-1])
    return found


def _legend(room: Room, high: int, words: Words) -> Section:
    """What the number beside a corner's letters means."""
    return Section("legend", high, lambda canvas, y: _draw_legend(canvas, room, y, high, words))


def _ranked(room: Room, view: Public, corners: tuple[Key, ...], high: int) -> Section:
    """What the best corners yield, as many as there is room for, down the columns."""
    columns = (room.wide - 2 * MARGIN) // RANK_WIDE
    needed = -(-len(corners) // columns)
    tall = min(max(high // needed, RANK_LEAST), RANK_HIGH)
    rows = min(high // tall, needed)
    wide = (room.wide - 2 * MARGIN) // columns

    def draw(canvas: Canvas, y: int) -> None:
        for place, label in enumerate(corners[: rows * columns]):
            x = room.x + MARGIN + place // rows * wide
            _draw_rank(canvas, x, y + (place % rows + 0.5) * tall, view, label)

    return Section("ranked", rows * tall, draw)


def _draw_rank(canvas: Canvas, x: int, middle: float, view: Public, label: Key) -> None:
    """A corner with its badge, the rolls that bring cards there, and which."""
    found = yield_at(view, view.table.board.geometry.corner_of[label])
    canvas.put_centred(tokens.badge(label, RANK_LETTERS), x + 34, middle)
    plate = total(strength(found), RANK_LETTERS)
    canvas.put_centred(plate, x + 106, middle)
    for place, (resource, _) in enumerate(found):
        canvas.put_centred(art.sticker(resource, RANK_ICON), x + 160 + 34 * place, middle)


def _told(room: Room, own: Private, view: Public, marks: Marks, scene: Scene) -> list[Section]:
    """Everything below the question."""
    words, seat, seats = scene.words, own.seat, range(len(view.table.players))
    if phase_of(view) in FOUNDING:
        legend = [_legend(room, LEGEND_HIGH, words)] if marks.corners else []
        return [_listed(room, own, view, seats, scene, frozenset()), *legend]
    others = [other for other in seats if other != seat]
    found = [
        Section("counts", COUNTS_HIGH, lambda canvas, y: _draw_counts(canvas, room, y, own, view)),
        Section(
            "hand",
            CELL_HIGH,
            lambda canvas, y: _draw_cells(canvas, room, y, own, view, marks),
            marks.is_robbing,
        ),
    ]
    if marks.is_robbing:
        return [*found, _listed(room, own, view, others, scene, marks.open_seats)]
    return [
        *found,
        *_bought(room, own, view, marks, words),
        _briefly(room, own, view, others, scene),
    ]


def _bought(room: Room, own: Private, view: Public, marks: Marks, words: Words) -> list[Section]:
    """Favors, dice to roll or else what can be bought, where no place is asked for; the own helper, development cards."""
    found = []
    if own_favors(own) is not None:
        found.append(
            Section(
                "favors",
                ROW_HIGH,
                lambda canvas, y: _draw_tokens(canvas, room, y, own, view, marks),
            )
        )
    if "roll" in marks.verbs:
        high = DICE_HIGH if own_favors(own) is None else DICE_LOW
        found.append(Section("dice", high, lambda canvas, y: _draw_dice(canvas, room, y, high)))
    elif not marks.has_places or costs.is_buying(marks):
        found.append(_costs(room, own, view, marks, words))
    if any(own.holding.cards) or helper_of(view.table, own.seat) is not None:
        found.append(
            Section(
                "cards", ROW_HIGH, lambda canvas, y: _draw_cards(canvas, room, y, own, view, marks)
            )
        )
    return found


def _costs(room: Room, own: Private, view: Public, marks: Marks, words: Words) -> Section:
    """What can be bought, and what the other things lack; that nothing can be, above it all.

    Beside favors there is room for what can be bought alone: two in a row, without prices, where that is much.
    """
    plans: tuple[costs.Plan, ...] = costs.PLANS
    if own_favors(own) is not None:
        plans = tuple(plan for plan in plans if plan.verb in marks.verbs)
    note, high, gap = costs.nothing(own, marks, words), COST_HIGH, COST_GAP
    head = NOTE_HIGH if note else 0
    if note:
        high, gap = CLOSED_HIGH, CLOSED_GAP
    left = costs.left_of(own, view)
    columns = 2 if own_favors(own) is not None and len(plans) > 2 else 1
    wide = (room.wide - 2 * MARGIN - (columns - 1) * gap) // columns
    rows = -(-len(plans) // columns)

    def draw(canvas: Canvas, y: int) -> None:
        if head:
            told = fit(note, Face.NAME, room.wide - 2 * MARGIN - 12, 40, 30, 1)
            at = room.x + MARGIN + 6, y + head / 2 - 1
            canvas.write(told.lines[0], Face.NAME, told.size, palette.MIST, *at)
        for place, plan in enumerate(plans):
            row, column = divmod(place, columns)
            x, top = room.x + MARGIN + column * (wide + gap), y + head + row * (high + gap)
            why_not = costs.hindrance(plan, own, left[plan.key], marks, words)
            _draw_cost(canvas, (x, top, wide, high), plan, why_not, own, marks)

    return Section("costs", head + rows * (high + gap) - (gap if rows else 0), draw)


def _briefly(
    room: Room, own: Private, view: Public, others: Sequence[Seat], scene: Scene
) -> Section:
    """The other players by their points, cards and awards."""
    wide = room.wide - 2 * MARGIN
    return Section(
        "rivals",
        chips.brief_high(len(others)),
        lambda canvas, y: chips.draw_brief(
            canvas, room.x + MARGIN, y, wide, own, view, others, scene
        ),
        can_wait=True,
    )


def _draw_flag(canvas: Canvas, room: Room, y: int, view: Public, seat: Seat, asked: str) -> None:
    """The question, in amber, behind the seal of whoever is asked."""
    x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
    boxes.shadow(canvas, x, y, wide, FLAG_HIGH, RADIUS)
    boxes.box(canvas, palette.LAMP, x, y, wide, FLAG_HIGH, RADIUS)
    middle = y + FLAG_HIGH / 2
    canvas.put_centred(tokens.seal(owner_of(view, seat), 20), x + 34, middle)
    lines = fit_body(asked, Face.NAME, wide - 76, *ASKED_IN_TWO, 2)
    if not lines.fits:
        lines = fit_body(asked, Face.NAME, wide - 76, *ASKED_IN_THREE, 3)
    canvas.write_lines(lines.lines, Face.NAME, lines.size, palette.INK, x + 66, middle, leading=0.9)


def _draw_legend(canvas: Canvas, room: Room, y: int, high: int, words: Words) -> None:
    """What the numbers below the corners count."""
    sign, x = total(10), room.x + MARGIN
    canvas.put(sign, x + 4, y + (high - sign.size[1]) / 2)
    left = x + sign.size[0] + 20
    told = fit_body(
        words("render-catan-yield"),
        Face.NOTE,
        room.x + room.wide - MARGIN - left,
        34,
        28,
        high // 30,
    )
    canvas.write_lines(told.lines, Face.NOTE, told.size, palette.MIST, left, y + high / 2)


def _draw_dice(canvas: Canvas, room: Room, y: int, high: int) -> None:
    """The dice that wait to be rolled, in lamplight."""
    x, middle = room.x + room.wide / 2, y + high / 2
    canvas.put_centred(disc_light(round(high * 0.35), 8, palette.LAMP), x, middle)
    canvas.put_centred(art.sticker("dice", round(high * 0.83)), x, middle)


def _draw_counts(canvas: Canvas, room: Room, y: int, own: Private, view: Public) -> None:
    """The own points, secret ones among them, and how many resource cards."""
    x, middle = room.x + MARGIN, y + COUNTS_HIGH / 2
    boxes.box(canvas, palette.PAPER, x, y, room.wide - 2 * MARGIN, COUNTS_HIGH, RADIUS)
    plate, out = COUNTS_HIGH - 12, reach(COUNTS_HIGH - 12)
    draw_points(
        canvas,
        x + 6 + out,
        middle - plate / 2,
        OWN_POINTS,
        plate,
        known_points(view, own.seat, own).written,
        is_leading=leads(view, own.seat, own),
    )
    end = x + 2 * out + OWN_POINTS
    for place, icon in enumerate(chips.awards_of(view, own.seat)):
        canvas.put_centred(art.sticker(icon, 44), end + 34 + 48 * place, middle)
    right = room.x + room.wide - MARGIN - 16.0
    count = str(sum(own.holding.hand))
    right -= canvas.write(count, Face.NUMBER, 44, palette.INK, right, middle, "r") + 8
    canvas.put_centred(art.sticker("card", 46), right - 22, middle)


def _draw_cells(
    canvas: Canvas, room: Room, y: int, own: Private, view: Public, marks: Marks
) -> None:
    """Resource by resource: how many cards, and what the bank asks."""
    gap = 5
    wide = (room.wide - 2 * MARGIN - 4 * gap) // 5
    rated = zip(RESOURCES, own.holding.hand, rates(view.table, own.seat), strict=True)
    chosen = dict(marks.amounts)
    for place, (key, count, rate) in enumerate(rated):
        x = room.x + MARGIN + place * (wide + gap)
        centre = x + wide / 2
        if key in chosen:
            boxes.lit(canvas, palette.LAMP, x, y, wide, CELL_HIGH, 12, 6)
        if count:
            boxes.box(canvas, palette.PAPER, x, y, wide, CELL_HIGH, 12)
            canvas.fill(SKIES[key][1], x + 8, y + CELL_HIGH - 8, wide - 16, 4)
        else:
            boxes.free_place(canvas, x, y, wide, CELL_HIGH, 12)
        ink, soft = (palette.INK, palette.INK_SOFT) if count else (palette.MIST, palette.MIST)
        size = min(54, wide - 6)
        canvas.put_centred(art.sticker(key, size), centre, y + 30, 1.0 if count else 0.4)
        canvas.write(str(count or "–"), Face.NUMBER, 44, ink, centre, y + 74, "m")
        canvas.write(f"{rate}:1", Face.NUMBER, 30, soft, centre, y + 104, "m")
        if key in chosen:
            canvas.put_centred(tokens.badge(str(chosen[key]), 32), x + 16, y + 10)


def _draw_cost(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    plan: costs.Plan,
    note: str,
    own: Private,
    marks: Marks,
) -> None:
    """A line for a thing that is for sale: bright where it can be bought now, else in the dark with what its price lacks,
    or with the note that says what stands in the way.
    """
    x, top, wide, high = box
    middle, is_open = top + high / 2, plan.verb in marks.verbs
    boxes.box(canvas, palette.PAPER if is_open else palette.WELL, x, top, wide, high, 12)
    if is_open:
        boxes.outline(canvas, costs.YES, x, top, wide, high, 12, 5)
        canvas.put_centred(tokens.tick(19), x + wide - 26, middle)
    size = min(COST_ICON, high - 4)
    canvas.put_centred(art.sticker(plan.icon, size), x + 34, middle, 1.0 if is_open else 0.75)
    if note:
        told = fit(note, Face.NOTE, wide - 84, 38, 30, 1)
        canvas.write(told.lines[0], Face.NOTE, told.size, costs.MISSING, x + 70, middle)
        return
    piece, strength = (COST_PIECE, 1.0) if is_open else (COST_PIECE - 2, costs.DIM)
    left = x + 66 + COST_PIECE / 2
    if wide >= PRICED:
        costs.draw_pieces(canvas, left, middle, plan, own.holding.hand, piece, strength)


def _draw_tokens(
    canvas: Canvas, room: Room, y: int, own: Private, view: Public, marks: Marks
) -> None:
    """The own favor tokens by guild: how many of the price; those that can be used have a badge."""
    favors = own_favors(own)
    if favors is None:
        return
    gap = 5
    wide = (room.wide - 2 * MARGIN - 4 * gap) // 5
    for place, (guild, price) in enumerate(
        zip(guilds_of(own, favors, view, marks), PRICES, strict=True)
    ):
        x = room.x + MARGIN + place * (wide + gap)
        if guild.is_picked:
            boxes.lit(canvas, palette.LAMP, x, y, wide, ROW_HIGH, 12, 6)
        boxes.box(canvas, palette.WELL, x, y, wide, ROW_HIGH, 12)
        is_there = guild.held > 0 and not guild.is_waiting
        sign = art.sticker(TOKENS[GUILDS[place]], 46)
        canvas.put_centred(sign, x + wide / 2, y + 28, 1.0 if is_there else 0.4)
        ink = palette.PAPER if guild.held >= price else palette.MIST
        text = f"{guild.held}/{price}"
        canvas.write(text, Face.NUMBER, 32, ink, x + wide / 2, y + 66, "m")
        if guild.badge:
            canvas.put_centred(tokens.badge(guild.badge, 30), x + wide - 14, y + 10)


def _draw_cards(
    canvas: Canvas, room: Room, y: int, own: Private, view: Public, marks: Marks
) -> None:
    """The own helper at the left, development cards at the right."""
    x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
    helper = helper_of(view.table, own.seat)
    if helper is not None:
        is_ready = not (helper.waits or helper.is_used)
        paper = palette.PAPER if is_ready else palette.PAPER_TAKEN
        boxes.box(canvas, paper, x, y, 128, ROW_HIGH, RADIUS)
        portrait = art.sticker(f"h_{helper.key}", 84)
        canvas.put_centred(portrait, x + 42, y + ROW_HIGH / 2 + 1, 1.0 if is_ready else 0.6)
        helpers.draw_side(canvas, x + 102, y + ROW_HIGH / 2, helper)
        x, wide = x + 136, wide - 136
    groups = development.groups_of(own, marks)
    if groups:
        development.draw_small(canvas, (x, y), wide, ROW_HIGH, groups)


def _listed(
    room: Room,
    own: Private,
    view: Public,
    seats: Sequence[Seat],
    scene: Scene,
    chosen: frozenset[Seat],
) -> Section:
    """Players by name, below each other."""
    wide = room.wide - 2 * MARGIN

    def draw(canvas: Canvas, y: int) -> None:
        chips.draw_beside(canvas, room.x + MARGIN, y, wide, own, view, seats, chosen, scene)

    return Section("players", chips.beside_high(view, len(seats)), draw)
