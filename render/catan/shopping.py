"""The private picture of a turn: the whole island, or of a printed map the part around own pieces, and beside it what can be
done now, by name and large.

What cannot be bought is told in one line: what of it is missing. The players stand below the island.
"""

from typing import NamedTuple

from PIL import Image

from games.catan.views import Private, Public, helper_of, own_favors
from games.core.model import Key, Seat
from render.catan import chips, costs, development, helpers, strip
from render.catan.chartmap import is_printed
from render.catan.choices import Marks
from render.catan.choose import DUSK, draw_map, sea_lines
from render.catan.development import Group
from render.catan.lattice import SEA_WIDE
from render.catan.offers import deals_of
from render.catan.stage import CROWD, CROWD_HIGH, Stage, near_stage, whole_stage
from render.catan.strip import GAP, MARGIN, Room, Section
from render.catan.vocabulary import term
from render.core import art, boxes, palette, signs, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.fitting import fit, fit_body
from render.core.lettering import Face, width
from render.core.place.paving import jetty

MAP_WIDE, MAP_MOST, TURN_HIGH = 722, 840, 820
"""Most width and height of the map, and how high the picture of an island is: a hand's breadth more than others, since both the
land and what can be done on it are in question.
"""

BAND, BAND_GAP = chips.HIGH + 12, 6
"""How high the players stand below an island in one row, and the gap around them."""

CROWD_LINE = 48
"""How high a line of two of many players is."""

PLAYER_LINE, PLAYER_LINE_OF_MANY = 52, 44
"""How high a player's line is beside a map, and one of many."""

HAND_HIGH, HAND_LEAST = 124, 108
"""How high the cards of the hand are at least, and where every other thing has as little room as it can."""

ROW_LEAST, ROW_GOOD, ROW_WISH, ROW_MOST, ROW_GAP, RADIUS = 54, 80, 112, 116, 8, 14
"""How high a thing is that can be done now, at least and at most; the hand is larger where all have as much as they would like,
and what cannot be done has its line where they have enough.
"""

IN_TWO = 84
"""From that height on the name of a thing stands above its price."""

NAME, NAME_LEAST, NAME_NARROW, IN_LINES = 48, 36, 26, 0.46
"""Size of a name, at most and at least in one line, at least in two and at most in the height of what it names."""

SIGN_MOST, AMOUNT = 84, 36
"""How large the sign of a card is at most, and the letters of how many equal cards there are."""
SMALL_HIGH, SMALL_WIDE = 70, 62
"""How high and wide cards are that cannot be played now."""

CARD_LEAST, CARD_MOST, NOTE_LEAST, FIGURE = 22, 60, 26, 0.6
"""The least and most size of a card that something lacks, below which such cards are counted; the least letters of a note; and
how much of the line a number takes, in cards.
"""

THING, THING_SHARE = 0.54, 1.6
"""How high a thing is that cannot be bought, in its line; and how much of the line it takes at least, in cards."""

PIECES, THING_MOST = 5, 64
"""Cards of the dearest thing, and how large one is at most before its price."""

HEADING = 40
"""How high the words above what cannot be bought are."""


class Sizes(NamedTuple):
    """How much room the hand takes, and the line of what cannot be bought: none where it has no place; whether words say so,
    and whether each thing has a line of its own, with its whole price.
    """

    hand: int
    line: int
    is_told: bool = True
    is_in_lines: bool = False


SIZES = (
    Sizes(188, 84, is_in_lines=True),
    Sizes(172, 72, is_in_lines=True),
    Sizes(152, 62, is_in_lines=True),
    Sizes(188, 152),
    Sizes(172, 132),
    Sizes(152, 112),
    Sizes(HAND_HIGH, 104),
    Sizes(HAND_HIGH, 88, is_told=False),
    Sizes(HAND_HIGH, 0),
    Sizes(HAND_LEAST, 0),
)
"""From what reads best to what leaves most room."""


def draw_shopping(own: Private, view: Public, marks: Marks, asked: str, scene: Scene) -> Canvas:
    """The picture."""
    stage, band = map_of(view, own.seat, marks)
    high = stage.high + band
    canvas = Canvas(Image.new("RGB", (SEA_WIDE, high)))
    draw_map(canvas, stage, own, view, marks, scene)
    lines = None if band else sea_lines(view, stage)
    canvas.image.paste(jetty(SEA_WIDE - stage.wide, high, DUSK), (stage.wide, 0))
    if band:
        canvas.image.paste(jetty(stage.wide, band, DUSK), (0, high - band))
        _draw_band(canvas, stage.wide, high - band, own, view, scene)
    elif lines is not None:
        seats = range(len(view.table.players))
        chips.draw_lines(canvas, lines, 1, own, view, seats, frozenset(), scene)
    room = Room(stage.wide + 3, SEA_WIDE - stage.wide - 3, high, not band and lines is None)
    _draw_sections(canvas, room, sections_of(room, own, view, marks, asked, scene))
    return canvas


def map_of(view: Public, seat: Seat, marks: Marks) -> tuple[Stage, int]:
    """The whole island, as large as leaves room for the players below it, and how much they take.

    Of a map the part that matters to a seat; if that is nearly the whole, everything, with the players on the sea.
    """
    count = len(view.table.players)
    band = -(-count // 2) * CROWD_LINE + BAND_GAP if count >= CROWD else BAND
    high = CROWD_HIGH if count >= CROWD else TURN_HIGH
    if not is_printed(view.table.board.plan):
        return _grown(whole_stage(view, MAP_WIDE, high - band), high - band), band
    near = near_stage(view, marks, seat, MAP_WIDE, max(MAP_MOST, high) - band)
    if near is not None:
        return near, band
    stage = whole_stage(view, MAP_WIDE, MAP_MOST)
    return _grown(stage, max(high, stage.high)), 0


def _grown(stage: Stage, high: int) -> Stage:
    """The stage with more sea above and below, so high."""
    more = (high - stage.high) / stage.scale / 2
    return stage._replace(top=stage.top - more, bottom=stage.bottom + more, high=high)


def _draw_band(
    canvas: Canvas, wide: int, top: int, own: Private, view: Public, scene: Scene
) -> None:
    """The players below the island, side by side."""
    across, gap = wide - 2 * BAND_GAP, BAND_GAP
    if len(view.table.players) < CROWD:
        at = gap, top + gap
        chips.draw_row(canvas, *at, across, own, view, frozenset(), scene)
        return
    box, seats = (gap, top + gap, (across - chips.GAP) // 2, CROWD_LINE), range(len(scene.names))
    chips.draw_lines(canvas, box, 2, own, view, seats, frozenset(), scene)


def sections_of(
    room: Room, own: Private, view: Public, marks: Marks, asked: str, scene: Scene
) -> list[Section]:
    """What is asked, the hand, and what can be done with it; what cannot be bought last, before the players."""
    begun = strip.begun_deal(own, marks)
    players = [_players(room, own, view, marks, scene)] if room.has_players else []

    def around(sizes: Sizes, deals: int) -> tuple[list[Section], list[Section]]:
        """What stands above and below what can be done."""
        above = [strip.asked_section(room, own, view, asked, scene)]
        above += _held(room, sizes.hand, own, view, marks, deals)
        below = _idle(room, own, view, marks)
        below += _missing(room, own, view, marks, scene.words, sizes)
        return above, [*below, *players]

    def left(sizes: Sizes, deals: int) -> int:
        above, below = around(sizes, deals)
        return room.high - GAP - sum(one.high + GAP for one in (*above, *below))

    count = 0 if begun is not None else _count(own, marks)
    least, good, wish = (count * (row + ROW_GAP) for row in (ROW_LEAST, ROW_GOOD, ROW_WISH))
    offers = range(max(1, len(deals_of(view))), 0, -1)
    shown = next((deals for deals in offers if left(SIZES[-1], deals) >= good), 1)
    wishes = ((wish, SIZES[:-2]), (good, SIZES), (least, SIZES[-2:]))
    fitting = (sizes for need, some in wishes for sizes in some if left(sizes, shown) >= need)
    best = next(fitting, SIZES[-1])
    above, below = around(best, shown)
    possible = _possible(room, own, marks, scene.words, left(best, shown)) if count else []
    return [*above, *possible, *below]


def _held(
    room: Room, high: int, own: Private, view: Public, marks: Marks, most: int
) -> list[Section]:
    """The hand in cards so high, with so many of the trades that bear on it, and favor tokens."""
    found, hand = list[Section](), strip.hand_section(room, high, own, view, marks)
    begun, deals = strip.begun_deal(own, marks), deals_of(view) if marks.is_dealing else ()
    if begun is not None:
        found += [hand, *strip.deals_told(room, view, [begun], own.seat)]
    elif deals and (marks.verbs & strip.CONCLUDING or not costs.is_buying(marks)):
        found += [*strip.foremost(room, view, deals, high, own.seat)[:most], hand]
    else:
        found.append(hand)
    if own_favors(own) is not None:
        found.append(strip.favors_section(room, own, view, marks))
    return found


def _count(own: Private, marks: Marks) -> int:
    """How many things can be bought or played now."""
    return len(_bought(marks)) + len(_played(own, marks))


def _bought(marks: Marks) -> list[costs.Plan]:
    return [plan for plan in costs.PLANS if plan.verb in marks.verbs]


def _played(own: Private, marks: Marks) -> list[Group]:
    return [group for group in development.groups_of(own, marks) if group.is_open]


def _players(room: Room, own: Private, view: Public, marks: Marks, scene: Scene) -> Section:
    """The players below the rest of the strip, where they have no room elsewhere."""
    count = len(view.table.players)
    line = PLAYER_LINE if count < CROWD else PLAYER_LINE_OF_MANY
    return strip.players_section(room, own, view, marks, scene, line * count)


def _possible(room: Room, own: Private, marks: Marks, words: Words, high: int) -> list[Section]:
    """What can be bought or played now, each by its name, as large as there is room for."""
    bought, played = _bought(marks), _played(own, marks)
    count = len(bought) + len(played)
    if not count:
        return []
    row = min(max((high - GAP) // count - ROW_GAP, ROW_LEAST), ROW_MOST)

    def draw(canvas: Canvas, y: int) -> None:
        for plan in bought:
            _draw_plan(canvas, (room.x + MARGIN, y, room.wide - 2 * MARGIN, row), plan, words)
            y += row + ROW_GAP
        for group in played:
            draw_group(canvas, (room.x + MARGIN, y, room.wide - 2 * MARGIN, row), group, words)
            y += row + ROW_GAP

    return [Section("possible", count * (row + ROW_GAP) - ROW_GAP, draw)]


def _draw_plan(
    canvas: Canvas, box: tuple[int, int, int, int], plan: costs.Plan, words: Words
) -> None:
    """A thing that can be bought: itself, its name, its price."""
    x, y, wide, high = box
    boxes.shadow(canvas, x, y, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER, x, y, wide, high, RADIUS)
    boxes.outline(canvas, palette.CAN, x, y, wide, high, RADIUS, 5)
    icon = min(high - 8, 96)
    canvas.put_centred(art.sticker(plan.icon, icon), x + 10 + icon / 2, y + high / 2)
    left, name = x + icon + 20, words(f"render-catan-build-{plan.key}")
    kinds = costs.priced(plan)
    if high < IN_TWO:
        label = fit(name, Face.NAME, 126, NAME, NAME_LEAST, 1)
        canvas.write(label.lines[0], Face.NAME, label.size, palette.INK, left, y + high / 2)
        price = left + 126, y + 4, x + wide - left - 132, high - 8
        costs.draw_kinds(canvas, price, kinds, palette.INK)
        return
    label = fit(name, Face.NAME, x + wide - left - 40, NAME, NAME_LEAST, 1)
    canvas.write(label.lines[0], Face.NAME, label.size, palette.INK, left, y + high * 0.27)
    top = round(high * 0.48)
    _draw_price(canvas, left, y + top + (high - top - 8) / 2, high - top - 8, kinds)
    canvas.put_centred(tokens.tick(18), x + wide - 26, y + high * 0.27)


def _draw_price(
    canvas: Canvas, x: float, middle: float, size: int, kinds: tuple[tuple[Key, int], ...]
) -> None:
    """A price from the left, card by card."""
    for key, count in kinds:
        for _ in range(count):
            canvas.put_centred(art.sticker(key, size), x + size / 2, middle)
            x += size * (0.62 if count > 1 else 1.0)
        x += size * (0.46 if count > 1 else 0.08)


def draw_group(canvas: Canvas, box: tuple[int, int, int, int], group: Group, words: Words) -> None:
    """A development card that can be played: its sign, its name."""
    x, y, wide, high = box
    if group.is_picked:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, RADIUS, 6)
    else:
        boxes.shadow(canvas, x, y, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER, x, y, wide, high, RADIUS)
    if not group.is_picked:
        boxes.outline(canvas, palette.CAN, x, y, wide, high, RADIUS, 5)
    side = min(high - 12, SIGN_MOST)
    face = development.small_card(group.key, side, side)
    boxes.lay(canvas, face, x + 8, round(y + (high - side) / 2), 10)
    if group.amount > 1:
        _draw_amount(canvas, x + 14 + side, y + (high + side) / 2, group.amount)
    canvas.put_centred(tokens.tick(18), x + wide - 26, y + high / 2)
    left = x + side + 20
    name, across = term(words, "card", group.key), x + wide - 50 - left
    label = fit(name, Face.NAME, across, NAME, NAME_LEAST, 1)
    if not label.fits:
        label = fit(name, Face.NAME, across, min(NAME, round(high * IN_LINES)), NAME_NARROW, 2)
    canvas.write_lines(
        label.lines, Face.NAME, label.size, palette.INK, left, y + high / 2, leading=0.9
    )


def _draw_amount(canvas: Canvas, right: float, bottom: float, amount: int) -> None:
    """How many equal cards there are, on a plate that ends there."""
    text = f"×{amount}"
    wide, high = round(width(text, Face.NUMBER, AMOUNT)) + 12, AMOUNT + 2
    x, y = round(right - wide), round(bottom - high + 4)
    boxes.box(canvas, palette.INK, x - 2, y - 2, wide + 4, high + 4, 11)
    boxes.box(canvas, palette.WHITE, x, y, wide, high, 9)
    canvas.write(text, Face.NUMBER, AMOUNT, palette.INK, x + wide / 2, y + high / 2, "m")


def _idle(room: Room, own: Private, view: Public, marks: Marks) -> list[Section]:
    """The own helper, and development cards that cannot be played now, small."""
    groups = tuple([group for group in development.groups_of(own, marks) if not group.is_open])
    helper = helper_of(view.table, own.seat)
    if not groups and helper is None:
        return []

    def draw(canvas: Canvas, y: int) -> None:
        x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
        if helper is not None:
            taken = helpers.draw_brief(canvas, x, y, SMALL_HIGH, helper)
            x, wide = x + taken, wide - taken
        if groups:
            development.draw_small(canvas, (x, y), wide, SMALL_HIGH, groups)

    return [Section("cards", SMALL_HIGH, draw)]


def _missing(
    room: Room, own: Private, view: Public, marks: Marks, words: Words, sizes: Sizes
) -> list[Section]:
    """What cannot be bought, and the cards it lacks, or that there is none or no place: each in a line of its own where there
    is room, else side by side.
    """
    left = costs.left_of(own, view)
    plans = [plan for plan in costs.PLANS if plan.verb not in marks.verbs]
    if not plans or not sizes.line:
        return []
    head, gap = HEADING if sizes.is_told else 0, 6
    x, wide, lines = room.x + MARGIN, room.wide - 2 * MARGIN, len(plans)
    high = sizes.line
    if sizes.is_in_lines:
        high = lines * (sizes.line + gap) - gap
        boxes_of = [(place * (sizes.line + gap), 0, wide) for place in range(lines)]
    else:
        boxes_of = [(0, *part) for part in _side_by_side(plans, own, wide, gap)]
    draw_one = _draw_priced if sizes.is_in_lines else _draw_missing

    def draw(canvas: Canvas, y: int) -> None:
        if head:
            told = words("render-catan-missing")
            canvas.write(told, Face.NAME, 36, palette.PAPER, x + 4, y + head / 2 - 4)
        for plan, (down, aside, across) in zip(plans, boxes_of, strict=True):
            note = costs.hindrance(plan, own, left[plan.key], marks, words)
            draw_one(canvas, (x + aside, y + head + down, across, sizes.line), plan, own, note)

    return [Section("missing", head + high, draw)]


def _side_by_side(
    plans: list[costs.Plan], own: Private, wide: int, gap: int
) -> list[tuple[int, int]]:
    """Where things begin that stand in one line, and how wide each is."""
    shares = [_share_of(plan, own) for plan in plans]
    step, x, found = (wide - (len(plans) - 1) * gap) / sum(shares), 0.0, []
    for share in shares:
        found.append((round(x), round(x + share * step) - round(x)))
        x += share * step + gap
    return found


def _draw_priced(
    canvas: Canvas, box: tuple[int, int, int, int], plan: costs.Plan, own: Private, note: str
) -> None:
    """A thing that cannot be bought with its price card by card, what is lacking in dashed rings; or what stands in the way."""
    x, y, wide, high = box
    boxes.box(canvas, palette.PANEL, x, y, wide, high, 12)
    thing, middle = min(high - 6, THING_MOST), y + high / 2
    canvas.put_centred(art.sticker(plan.icon, thing), x + 5 + thing / 2, middle)
    left, room = x + thing + 12, wide - thing - 16
    if note:
        told = fit(note, Face.NAME, room, 44, NOTE_LEAST, 2)
        at = left, middle
        canvas.write_lines(told.lines, Face.NAME, told.size, palette.LACKING, *at, leading=0.9)
        return
    size = min(high - 10, room // PIECES - 2, CARD_MOST)
    costs.draw_pieces(canvas, left + size / 2, middle, plan, own.holding.hand, size)


def _share_of(plan: costs.Plan, own: Private) -> float:
    """How much of the line a thing takes that cannot be bought, in cards that are lacking."""
    short = costs.shortage(plan, own)
    return max(THING_SHARE, len(short) + FIGURE * sum(count > 1 for _, count in short))


def _draw_missing(
    canvas: Canvas, box: tuple[int, int, int, int], plan: costs.Plan, own: Private, note: str
) -> None:
    """A thing that cannot be bought, and below it which cards it lacks; a number where they have no room."""
    x, y, wide, high = box
    thing, centre = round(high * THING), x + wide / 2
    boxes.box(canvas, palette.PANEL, x, y, wide, high, 12)
    canvas.put_centred(art.sticker(plan.icon, thing - 4), centre, y + 3 + thing / 2)
    low, middle = high - thing - 4, y + (high + thing) / 2
    told = fit_body(note, Face.NOTE, wide - 8, 34, NOTE_LEAST, 2) if note else None
    if told is not None and told.fits and len(told.lines) * told.size * 0.95 <= low:
        at = centre, middle, "m"
        canvas.write_lines(told.lines, Face.NOTE, told.size, palette.LACKING, *at, leading=0.9)
        return
    if told is not None:
        canvas.put_centred(signs.cross(18), centre, middle)
        return
    short, place = costs.shortage(plan, own), (x + 3, y + thing, wide - 6, low)
    if not short:
        return
    if costs.laid_out(wide - 6, low, short, CARD_MOST).piece >= CARD_LEAST:
        kinds = frozenset(key for key, _ in short)
        costs.draw_kinds(canvas, place, short, palette.MIST, kinds, CARD_MOST)
        return
    text = f"–{sum(count for _, count in short)}"
    size = round(low * 0.9)
    size = min(size, round(size * (wide - 8) / width(text, Face.NUMBER, size)))
    canvas.write(text, Face.NUMBER, size, palette.LACKING, centre, middle, "m")


def _draw_sections(canvas: Canvas, room: Room, sections: list[Section]) -> None:
    """Draw them from top to bottom, with what room is left between them."""
    spare = room.high - GAP - sum(one.high + GAP for one in sections)
    gap = GAP + max(0, min(strip.MOST_GAP, spare // len(sections)))
    y = GAP
    for section in sections:
        section.draw(canvas, y)
        y += section.high + gap
