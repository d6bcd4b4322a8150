"""The strip beside the private map: what is asked, the own cards, what they buy, and what else bears on the question."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.catan.content import GOODS, RESOURCES, Goods
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
from render.catan import chips, costs, dealing, development, helpers, resources
from render.catan.choices import Marks
from render.catan.favors import guilds_of
from render.catan.guilds import TOKENS
from render.catan.offers import Deal, deals_of
from render.catan.stage import CROWD, HIGH
from render.catan.vocabulary import FOUNDING, known_points, owner_of
from render.catan.yields import strength, total, yield_at
from render.core import art, boxes, palette, signs, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.counters import disc_light
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face
from render.core.shell import phase_of

MARGIN, GAP, MOST_GAP = 10, 8, 14
RADIUS = 14
FLAG_LEAST, FLAG_HIGH, FLAG_MOST, LEGEND_HIGH, LINE_HIGH = 72, 100, 122, 100, 60
ASKED_IN_TWO, ASKED_IN_THREE = (44, 36), (40, 28)
CELL_HIGH, FIELD = 134, (0.49, 0.56)
"""How high a card of the hand is, and how much of it its land takes: in a narrow strip and in a broad one."""

DICE_HIGH, DICE_LOW = 190, 110
"""How high the dice stand that wait to be rolled, and beside favors."""

COST_LOW, COST_GAP, NOTED = 60, 6, 70
"""How high a thing for sale is where favors and many players leave little room, the gap between two, and the least width that
words beside it need.
"""

NOTE_HIGH = 42
"""Of what says why nothing can be bought."""

ROW_HIGH, CARDS_HIGH = 88, 70
"""How high favors are, and development cards."""

FOUNDING_LINE = 46
"""How high a player's line is while nobody has anything but a name."""

RANK_HIGH, RANK_LEAST = 90, 46
RANK_ICON, RANK_LETTERS, RANK_STEP = 66, 52, 0.86
"""How large resources and letters of a ranked corner are where there is room, and how far apart resources are in their size."""

RANK_IN_TWO, RANK_TALL, RANK_SHARE = 130, 164, 0.56
"""From that height on what a corner yields stands below its badge; how high a row is at most, and how large that is in it."""

RANK_WIDE, RANK_ROOM = 240, 0.145
"""How wide such a corner is at least, and how large its letters are at most for that width: resources have the rest."""

BROAD = 440
"""A strip that is wider has room for larger cards."""

BROAD_CELL, BROAD_MOST, LINE_WISH, LINE_GOOD = 156, 190, 46, 52
"""How high the hand's cards are there at least and at most, and the height of players' lines that comes before larger cards.

The last comes before larger prices in a narrow strip.
"""

MOST_STICKER = 88
"""How large a resource is on them at most."""

LETTERS, RATED_LETTERS = 0.85, 0.65
"""Size of the number on a card of the hand, in heights of the paper below its land; and above what the bank asks there."""

CONCLUDING = frozenset({"confirm", "accept_proposal"})
"""Answers by which the reader concludes a deal: it stands before what can be bought."""

PLAYERS_LEAST = 2
"""So many lines of players stay below open deals."""

UNAIDED = 4
"""Cards that the bank takes for one where no harbor helps."""


class Room(NamedTuple):
    """The strip's place in the picture."""

    x: int
    wide: int
    high: int = HIGH
    has_players: bool = True
    """Whether the players stand in it, not on the sea of a map."""

    @property
    def is_broad(self) -> bool:
        """Whether it has room for larger cards."""
        return self.wide > BROAD


class Shop(NamedTuple):
    """How things for sale stand: so many in a row, how high each is, how large the thing itself."""

    columns: int
    high: int
    icon: int


SHOPS = (Shop(2, 104, 66), Shop(2, 78, 66))
BROAD_SHOPS = (Shop(2, 64, 56), Shop(4, 78, 46))
"""From what reads best to what leaves most room: in a narrow strip and in a broad one."""


class Section(NamedTuple):
    """A part of the strip: what it tells, how high it is, and what draws it at a height."""

    name: str
    high: int
    draw: Callable[[Canvas, int], None]


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
    draw_sections(canvas, room, sections_of(room, own, view, marks, asked, scene, ranked))


def draw_sections(canvas: Canvas, room: Room, sections: Sequence[Section]) -> None:
    """Draw them from top to bottom, spread over the strip."""
    spare = room.high - GAP - sum(one.high + GAP for one in sections)
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
    """What is asked and what bears on it, then the players, as large as there is room for."""
    words, flag = scene.words, asked_section(room, own, view, asked, scene)
    is_founding = phase_of(view) in FOUNDING
    found = [flag]
    if not is_founding:
        found += _told_best(room, flag, own, view, marks, words)
    most = FOUNDING_LINE if ranked else chips.LINE_MOST
    legend = LEGEND_HIGH + GAP if is_founding and marks.corners and not ranked else 0
    if room.has_players:
        high = min(most * _seats(view), left_below(room, found) - legend)
        columns = 2 if room.is_broad else 1
        found.append(players_section(room, own, view, marks, scene, high, columns))
    if ranked:
        corners = _ranked(room, view, ranked, left_below(room, found) - LINE_HIGH - GAP)
        return [*found, corners, legend_section(room, LINE_HIGH, words)]
    if legend:
        found.append(legend_section(room, LEGEND_HIGH, words))
    return found


def asked_section(room: Room, own: Private, view: Public, asked: str, scene: Scene) -> Section:
    """The question, behind the seal of whose turn it is."""
    lines, is_lit = _asked_lines(room, asked), own.seat in scene.asked
    turn = own.seat if is_lit or not scene.asked else scene.asked[0]
    high = _flag_high(room, len(lines.lines))

    def draw(canvas: Canvas, y: int) -> None:
        box = (room.x, y, room.wide, high)
        _draw_flag(canvas, box, owner_of(view, turn), lines, is_lit=is_lit)

    return Section("asked", high, draw)


def _told_best(
    room: Room, flag: Section, own: Private, view: Public, marks: Marks, words: Words
) -> list[Section]:
    """The own hand and what can be done with it, prices as large as leaves all players a line to read.

    Where nothing is bought and there is no room for both, players come first.
    """
    least = BROAD_CELL if room.is_broad else CELL_HIGH
    shops: list[Shop | None] = [*(BROAD_SHOPS if room.is_broad else SHOPS)]
    if room.is_broad and not costs.is_buying(marks):
        shops.append(None)
    lines = LINE_WISH * -(-_seats(view) // 2) if room.is_broad else LINE_GOOD * _seats(view)

    def told(high: int, shop: Shop | None) -> list[Section]:
        return _told(room, high, own, view, marks, words, shop)

    def spare(shop: Shop | None) -> int:
        return left_below(room, [flag, *told(least, shop)]) - lines

    best = next((shop for shop in shops if spare(shop) >= 0), shops[-1])
    return told(min(least + max(0, spare(best)), BROAD_MOST) if room.is_broad else least, best)


def left_below(room: Room, found: Sequence[Section]) -> int:
    """How high another part may be."""
    return room.high - 2 * GAP - sum(one.high + GAP for one in found)


def _seats(view: Public) -> int:
    return len(view.table.players)


def players_section(
    room: Room,
    own: Private,
    view: Public,
    marks: Marks,
    scene: Scene,
    high: int,
    columns: int = 1,
) -> Section:
    """The players by their points, cards and awards; where there is no room for all, the reader and those who have most."""
    seats = range(_seats(view))
    rows = min(-(-len(seats) // columns), max(1, high // chips.LINE_LEAST))
    best = sorted(seats, key=lambda seat: (seat != own.seat, -known_points(view, seat, own).points))
    listed, line = sorted(best[: rows * columns]), min(high // rows, chips.LINE_MOST)
    wide = (room.wide - 2 * MARGIN - (columns - 1) * chips.GAP) // columns
    chosen = marks.open_seats if marks.is_robbing else frozenset[Seat]()

    def draw(canvas: Canvas, y: int) -> None:
        place = (room.x + MARGIN, y, wide, line)
        chips.draw_lines(canvas, place, columns, own, view, listed, chosen, scene)

    return Section("players", line * rows - chips.LINE_GAP, draw)


def legend_section(room: Room, high: int, words: Words) -> Section:
    """What the number beside a corner's letters means."""
    return Section("legend", high, lambda canvas, y: _draw_legend(canvas, room, y, high, words))


def _ranked(room: Room, view: Public, corners: tuple[Key, ...], high: int) -> Section:
    """What the best corners yield, as many as there is room for, down the columns."""
    columns = (room.wide - 2 * MARGIN) // RANK_WIDE
    needed = -(-len(corners) // columns)
    tall = min(max(high // needed, RANK_LEAST), RANK_TALL)
    if tall < RANK_IN_TWO:
        tall = min(tall, RANK_HIGH)
    rows = min(high // tall, needed)
    wide = (room.wide - 2 * MARGIN) // columns

    def draw(canvas: Canvas, y: int) -> None:
        for place, label in enumerate(corners[: rows * columns]):
            x = room.x + MARGIN + place // rows * wide
            _draw_rank(canvas, (x, y + place % rows * tall, wide, tall), view, label)

    return Section("ranked", rows * tall, draw)


def _draw_rank(canvas: Canvas, box: tuple[int, int, int, int], view: Public, label: Key) -> None:
    """A corner with its badge, the rolls that bring cards there, and which."""
    x, y, wide, tall = box
    found = yield_at(view, view.table.board.geometry.corner_of[label])
    is_in_two = tall >= RANK_IN_TWO
    share, middle = min(1.0, tall / RANK_HIGH), y + tall * (0.26 if is_in_two else 0.5)
    letters = max(32, min(round(RANK_LETTERS * share), round(RANK_ROOM * wide)))
    icon = max(40, round(RANK_ICON * share))
    badge, plate = tokens.badge(label, letters), total(strength(found), letters - 2)
    canvas.put_centred(badge, x + 4 + badge.size[0] / 2, middle)
    left = x + 10 + badge.size[0]
    canvas.put_centred(plate, left + plate.size[0] / 2, middle)
    left += 4 + plate.size[0]
    if is_in_two:
        icon, left, middle = round(tall * RANK_SHARE), x + 10, y + tall * 0.73
    icon = min(icon, round((x + wide - left) / (1 + 2 * RANK_STEP)))
    for place, (resource, _) in enumerate(found):
        at = left + icon / 2 + RANK_STEP * icon * place, middle
        canvas.put_centred(art.sticker(resource, icon), *at)


def _told(
    room: Room, high: int, own: Private, view: Public, marks: Marks, words: Words, shop: Shop | None
) -> list[Section]:
    """The own hand in cards so high, and what can be done with it."""
    hand = hand_section(room, high, own, view, marks)
    if marks.is_robbing:
        return [hand]
    if (begun := begun_deal(own, marks)) is not None:
        return [hand, *deals_told(room, view, [begun], own.seat)]
    deals = deals_of(view) if marks.is_dealing else ()
    if deals and (room.is_broad or marks.verbs & CONCLUDING or not costs.is_buying(marks)):
        found = [*foremost(room, view, deals, high, own.seat), hand]
        note = "" if room.is_broad else costs.nothing(own, marks, words)
        return [*found, *([_note(room, note)] if note else [])]
    return [hand, *_bought(room, own, view, marks, words, shop)]


def hand_section(room: Room, high: int, own: Private, view: Public, marks: Marks) -> Section:
    """The own hand in cards so high."""
    return Section(
        "hand", high, lambda canvas, y: _draw_cells(canvas, room, y, high, own, view, marks)
    )


def begun_deal(own: Private, marks: Marks) -> Deal | None:
    """The trade that is being put together."""
    if not (marks.is_trading and (marks.amounts or marks.wanted)):
        return None
    return Deal(own.seat, None, _goods(marks.amounts), _goods(marks.wanted), ())


def favors_section(room: Room, own: Private, view: Public, marks: Marks) -> Section:
    """The own favor tokens."""
    return Section(
        "favors", ROW_HIGH, lambda canvas, y: _draw_tokens(canvas, room, y, own, view, marks)
    )


def _goods(amounts: tuple[tuple[Key, int], ...]) -> Goods:
    """So many of each as a hand."""
    chosen = dict(amounts)
    return tuple([chosen.get(key, 0) for key in GOODS])


def foremost(
    room: Room, view: Public, deals: Sequence[Deal], hand: int, seat: Seat
) -> list[Section]:
    """As many open deals as there is room for above a hand so high, those first that wait for the seat."""
    rows = min(_seats(view), PLAYERS_LEAST if not room.is_broad else -(-_seats(view) // 2))
    left = room.high - FLAG_MOST - hand - NOTE_HIGH - rows * LINE_WISH - 6 * GAP
    found = list[Section]()
    listed = sorted(deals, key=lambda deal: not deal.waits_for(seat))
    for section in deals_told(room, view, listed, seat):
        if found and sum(one.high + GAP for one in found) + section.high > left:
            break
        found.append(section)
    return found


def deals_told(room: Room, view: Public, deals: Sequence[Deal], seat: Seat) -> list[Section]:
    """Deals that are open or being put together, by their numbers where there are several."""
    x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
    if len(deals) == 1:
        deals = [deals[0]._replace(number=None)]

    def section(deal: Deal) -> Section:
        return Section(
            "deal",
            dealing.high_of(wide, deal),
            lambda canvas, y: dealing.draw_deal(canvas, (x, y, wide), view, deal, seat),
        )

    return [section(deal) for deal in deals]


def _bought(
    room: Room, own: Private, view: Public, marks: Marks, words: Words, shop: Shop | None
) -> list[Section]:
    """Favors, dice to roll or else what can be bought, where no place is asked for; the own helper, development cards."""
    found = []
    if own_favors(own) is not None:
        found.append(favors_section(room, own, view, marks))
    if "roll" in marks.verbs:
        high = DICE_HIGH if own_favors(own) is None else DICE_LOW
        found.append(Section("dice", high, lambda canvas, y: _draw_dice(canvas, room, y, high)))
    elif shop is not None and (not marks.has_places or costs.is_buying(marks)):
        found.append(_costs(room, own, view, marks, words, shop))
    if any(own.holding.cards) or helper_of(view.table, own.seat) is not None:
        found.append(
            Section(
                "cards",
                CARDS_HIGH,
                lambda canvas, y: _draw_cards(canvas, room, y, own, view, marks),
            )
        )
    return found


def _costs(
    room: Room, own: Private, view: Public, marks: Marks, words: Words, shop: Shop
) -> Section:
    """Everything that is for sale with its price; that nothing can be bought, above it all where there is room.

    Below favors and above many players there is room for what can be bought alone.
    """
    plans: tuple[costs.Plan, ...] = costs.PLANS
    (columns, high, icon), is_crowded = shop, _seats(view) >= CROWD
    has_favors = own_favors(own) is not None
    if is_crowded and has_favors:
        plans, high = tuple(plan for plan in plans if plan.verb in marks.verbs), COST_LOW
    is_full = room.is_broad or is_crowded or has_favors
    note = "" if is_full else costs.nothing(own, marks, words)
    head = NOTE_HIGH if note else 0
    left = costs.left_of(own, view)
    wide = (room.wide - 2 * MARGIN - (columns - 1) * COST_GAP) // columns
    rows = -(-len(plans) // columns)

    def draw(canvas: Canvas, y: int) -> None:
        if note:
            _draw_note(canvas, room, y, note)
        for place, plan in enumerate(plans):
            row, column = divmod(place, columns)
            x, top = (
                room.x + MARGIN + column * (wide + COST_GAP),
                y + head + row * (high + COST_GAP),
            )
            why_not = costs.hindrance(plan, own, left[plan.key], marks, words)
            _draw_cost(canvas, (x, top, wide, high), plan, icon, why_not, own, marks)

    return Section("costs", head + rows * (high + COST_GAP) - (COST_GAP if rows else 0), draw)


def _note(room: Room, note: str) -> Section:
    """That nothing can be bought, alone."""
    return Section("note", NOTE_HIGH, lambda canvas, y: _draw_note(canvas, room, y, note))


def _draw_note(canvas: Canvas, room: Room, y: int, note: str) -> None:
    told = fit(note, Face.NAME, room.wide - 2 * MARGIN - 12, 40, 30, 1)
    at = room.x + MARGIN + 6, y + NOTE_HIGH / 2 - 1
    canvas.write(told.lines[0], Face.NAME, told.size, palette.MIST, *at)


def _flag_high(room: Room, lines: int) -> int:
    """How high the question with so many lines is."""
    if lines == 1 and room.is_broad:
        return FLAG_LEAST
    return FLAG_HIGH if lines < 3 else FLAG_MOST


def _asked_lines(room: Room, asked: str) -> Fitted:
    """The question in two lines, or three where it is long."""
    wide = room.wide - 2 * MARGIN - 76
    lines = fit_body(asked, Face.NAME, wide, *ASKED_IN_TWO, 2)
    return lines if lines.fits else fit_body(asked, Face.NAME, wide, *ASKED_IN_THREE, 3)


def _draw_flag(
    canvas: Canvas, box: tuple[int, int, int, int], owner: int, lines: Fitted, *, is_lit: bool
) -> None:
    """The question behind the seal of whose turn it is, in amber where the reader must answer it."""
    x, y, wide, high = box[0] + MARGIN, box[1], box[2] - 2 * MARGIN, box[3]
    boxes.shadow(canvas, x, y, wide, high, RADIUS)
    boxes.box(canvas, palette.LAMP if is_lit else palette.PANEL, x, y, wide, high, RADIUS)
    ink, middle = palette.INK if is_lit else palette.PAPER, y + high / 2
    canvas.put_centred(tokens.seal(owner, 20), x + 34, middle)
    canvas.write_lines(lines.lines, Face.NAME, lines.size, ink, x + 66, middle, leading=0.9)


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


def _draw_cells(
    canvas: Canvas, room: Room, y: int, high: int, own: Private, view: Public, marks: Marks
) -> None:
    """Resource by resource as cards: how many, and what the bank asks where a harbor makes it cheaper."""
    gap = 8 if room.is_broad else 5
    wide = (room.wide - 2 * MARGIN - 4 * gap) // 5
    field = round(high * FIELD[room.is_broad])
    rated = zip(RESOURCES, own.holding.hand, rates(view.table, own.seat), strict=True)
    chosen, below = dict(marks.amounts), high - field
    size = min(MOST_STICKER, wide - 6, field - 12)
    for place, (key, count, rate) in enumerate(rated):
        x = room.x + MARGIN + place * (wide + gap)
        centre = x + wide / 2
        if key in chosen:
            boxes.lit(canvas, palette.LAMP, x, y, wide, high, 12, 7)
        if count:
            boxes.lay(canvas, resources.small_face(key, wide, high, field, size), x, y, 12)
        else:
            boxes.free_place(canvas, x, y, wide, high, 12)
            canvas.put_centred(art.sticker(key, size), centre, y + field / 2, 0.4)
        ink = palette.INK if count else palette.MIST
        middle = y + field + below * (0.33 if rate < UNAIDED else 0.5)
        if count or rate == UNAIDED:
            letters = round(below * (RATED_LETTERS if rate < UNAIDED else LETTERS))
            canvas.write(str(count or "–"), Face.NUMBER, letters, ink, centre, middle, "m")
        if rate < UNAIDED:
            low = y + high - 15 if count else y + field + below / 2
            canvas.write(f"{rate}:1", Face.NUMBER, 30, ink, centre, low, "m")
        if key in chosen:
            badge = tokens.badge(str(chosen[key]), 40 if room.is_broad else 32)
            canvas.put_centred(badge, x + badge.size[0] / 2 - 2, y + 8)


def _draw_cost(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    plan: costs.Plan,
    icon: int,
    note: str,
    own: Private,
    marks: Marks,
) -> None:
    """A thing that is for sale with its whole price: on paper where it can be bought now, else in the dark with what the hand
    lacks in dashed rings; or with the note that says what stands in the way.
    """
    x, top, wide, high = box
    middle, is_open = top + high / 2, plan.verb in marks.verbs
    boxes.box(canvas, palette.PAPER if is_open else palette.WELL, x, top, wide, high, 12)
    if is_open:
        boxes.outline(canvas, palette.CAN, x, top, wide, high, 12, 5)
    size = min(icon, high - 8)
    canvas.put_centred(
        art.sticker(plan.icon, size), x + 3 + size / 2, middle, 1.0 if is_open else 0.7
    )
    left, room = x + size + 4, wide - size - 8
    told = fit_body(note, Face.NOTE, room, 36, 34, 2) if note else None
    if told is not None and not (room >= NOTED and told.fits):
        canvas.put_centred(signs.cross(22), left + room / 2, middle)
    elif told is not None:
        canvas.write_lines(told.lines, Face.NOTE, told.size, palette.LACKING, left, middle)
    else:
        lacking = frozenset[Key]() if is_open else costs.lacking(plan, own)
        ink = palette.INK if is_open else palette.MIST
        costs.draw_kinds(canvas, (left, top, room, high), costs.priced(plan), ink, lacking)
        if is_open:
            canvas.put_centred(tokens.tick(17), x + wide - 14, top + 12)


def _draw_tokens(
    canvas: Canvas, room: Room, y: int, own: Private, view: Public, marks: Marks
) -> None:
    """The own favor tokens by guild: how many of the price, under a tick those that can be used."""
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
        if guild.is_open and not guild.is_picked:
            boxes.outline(canvas, palette.CAN, x, y, wide, ROW_HIGH, 12, 4)
            canvas.put_centred(tokens.tick(12), x + wide - 8, y + 8)
        ink = palette.PAPER if guild.held >= price else palette.MIST
        text = f"{guild.held}/{price}"
        canvas.write(text, Face.NUMBER, 31, ink, x + wide / 2, y + 66, "m")


def _draw_cards(
    canvas: Canvas, room: Room, y: int, own: Private, view: Public, marks: Marks
) -> None:
    """The own helper at the left, development cards at the right."""
    x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
    helper = helper_of(view.table, own.seat)
    if helper is not None:
        taken = helpers.draw_brief(canvas, x, y, CARDS_HIGH, helper)
        x, wide = x + taken, wide - taken
    groups = development.groups_of(own, marks)
    if groups:
        development.draw_small(canvas, (x, y), wide, CARDS_HIGH, groups)
