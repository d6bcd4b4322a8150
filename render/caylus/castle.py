"""The castle, built from left to right: dungeon, walls, towers, each stone in its builder's colour, and who waits there."""

from functools import lru_cache
from typing import NamedTuple

from games.caylus.content import SECTION
from games.caylus.views import Public
from games.core.model import Key, Seat
from render.caylus.masonry import TOWERS, WALLS, gatehouse, keep, keep_tips, pennon, stone
from render.caylus.pieces import CORNER, draw_line, line_width, plaque, worker
from render.caylus.plots import LIT
from render.caylus.specials import BATCH
from render.caylus.vocabulary import ARROW
from render.caylus.yard import crane, grounds, scaffold
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.sketch import Sketch

ICONS = ("dungeon", "walls", "towers")

COLUMNS, ROWS = (3, 5, 7), 2
"""How many stones of each section lie side by side, and how many upon each other."""

APART = 10
"""What lies between two sections."""

ACROSS = ((95, 54, 46), (70, 80, 46), (62, 56, 66), (66, 62, 60))
"""How wide a stone of each section is beside others while the first, the second, the third is built, and when all are done."""

TALL = ((0.4, 0.22, 0.28), (0.33, 0.4, 0.28), (0.3, 0.28, 0.38), (0.19, 0.22, 0.37))
"""How high a stone of each section is in heights of the castle, at the same times."""

WORTH = 0.8
"""The size of the sign of the next stone's worth, in heights or widths of its stone."""

ROOF_HIGH, MERLON = (0.18, 0.13), (0.075, 24)
"""How high the roofs of towers are by turns, and battlements, in heights of the castle; how high those are at most."""

GATE, GATE_HIGH = (0.42, 116), 0.62
"""How wide the gatehouse is in heights of the castle, and at most; how high it is in those."""

KEEP, KEEP_HIGH, FLAG = 0.23, 0.7, 46
"""How wide the keep is in widths of the castle, how high without its roof in heights; how wide a flag on a roof is."""

LADDERS = 3
"""Every so manieth scaffold has a ladder."""

GROUNDS = 0.56
"""How high the ground of what will be built is, in heights of the castle."""

DONE = (60, 34)
"""The letters that tell that the castle is finished at most and at least."""

CRANE, REACH = 70, 60
"""How high the crane rises over the stone that is laid next at most, and how far it reaches."""

WORKER, BERTH_STEP = 78, 84
PLATE_WIDE, PLATE_HIGH = 340, 66
TOLD, TOLD_ROOM = (46, 32), 100
"""The letters of what a stone costs at most and at least, and how much room they have."""


class Site(NamedTuple):
    """Where the castle stands: its corner and measures, roofs and battlements among them."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def foot(self) -> int:
        """The ground on which it stands."""
        return self.y + self.high

    @property
    def gate(self) -> int:
        """How wide its gatehouse is, between dungeon and walls."""
        share, most = GATE
        return min(most, round(self.high * share))


class Part(NamedTuple):
    """How the stones of a section lie: the first one's corner, in the lower row, their size, and how many in a row."""

    x: int
    y: int
    wide: int
    high: int
    columns: int

    @property
    def top(self) -> int:
        """Where its upper row begins."""
        return self.y - (ROWS - 1) * self.high

    @property
    def across(self) -> int:
        """How wide it is."""
        return self.columns * self.wide

    def stone(self, lot: int) -> tuple[int, int]:
        """The corner of a stone."""
        row, column = divmod(lot, self.columns)
        return self.x + column * self.wide, self.y - row * self.high


@lru_cache
def parts(site: Site, scored: int) -> tuple[Part, ...]:
    """The sections side by side after so many have been scored: the one that is built has the largest stones."""
    shares = ACROSS[scored]
    room = site.wide - APART * (len(SECTION) - 1) - site.gate
    share = room / sum(wide * columns for wide, columns in zip(shares, COLUMNS, strict=True))
    found, x = list[Part](), site.x
    for wide, tall, columns in zip(shares, TALL[scored], COLUMNS, strict=True):
        across, high = int(wide * share), round(tall * site.high)
        found.append(Part(x, site.foot - high, across, high, columns))
        x += across * columns + APART + (0 if len(found) > 1 else site.gate)
    return tuple(found)


def draw_castle(
    canvas: Canvas, view: Public, site: Site, new: int = 0, winner: Seat | None = None
) -> None:
    """Draw every stone that stands, scaffolds under the crane where the next ones will, and the ground of what comes later.

    `new` of the last ones have just been laid. Whose stones are in a section that has been scored does not matter any more
    before the end, when the keep rises behind them under the winner's banner.
    """
    table, scored = view.table, view.table.scored
    built = parts(site, scored)
    laid = [(number, lot) for number, lots in enumerate(table.lots) for lot in range(len(lots))]
    fresh = set(_newest(view, new))
    if scored == len(SECTION):
        _draw_keep(canvas, site, built, winner)
    for number, part in enumerate(built[scored + 1 :], scored + 1):
        high = round(site.high * GROUNDS)
        canvas.put(grounds(number, part.across, high), part.x, site.foot - high)
    if scored:
        high = round(site.high * min(GATE_HIGH, 2.2 * TALL[scored][WALLS]))
        gate = gatehouse(site.gate, high, is_open=scored > 1)
        canvas.put(gate, built[0].x + built[0].across + APART / 2, site.foot - high)
    for number, part in enumerate(built[: scored + 1]):
        for lot in range(len(table.lots[number]), SECTION[number].lots):
            gap = _gap(site, part, number, lot, is_built=number < scored)
            canvas.put(gap, *part.stone(lot))
    if scored < len(SECTION) and len(table.lots[scored]) < SECTION[scored].lots:
        _draw_crane(canvas, site, built[scored], len(table.lots[scored]))
    for number, lot in laid:
        is_owned = number >= scored or scored == len(SECTION)
        is_new = (number, lot) in fresh
        seat = table.lots[number][lot]
        draw_stone(canvas, site, (scored, number, lot), seat, is_owned=is_owned, is_new=is_new)


def _gap(site: Site, part: Part, section: int, lot: int, *, is_built: bool) -> Sprite:
    """What stands where nobody has laid a stone: a wall without a banner once the section is scored, before that a scaffold."""
    is_top = lot >= part.columns
    if not is_built:
        return scaffold(
            section, part.wide, part.high, is_low=not is_top, is_braced=lot % LADDERS != 1
        )
    crest = _crest(site, section, lot) if is_top else 0
    return stone(section, part.wide, part.high, crest, None, is_plain=True)


def _draw_keep(canvas: Canvas, site: Site, built: tuple[Part, ...], winner: Seat | None) -> None:
    """Draw the keep behind the gate, and the winner's flags over it."""
    wide, high = round(site.wide * KEEP), round(site.high * KEEP_HIGH)
    middle = built[1].x - site.gate / 2
    left, top = middle - wide / 2, site.foot - high
    canvas.put(keep(wide, high, winner), left, top)
    if winner is not None:
        towers = built[TOWERS]
        tips = [(left + x, top + y) for x, y in keep_tips(wide, high)]
        for lot in range(towers.columns, 2 * towers.columns, 2):
            across, ground = towers.stone(lot)
            tips.append((across + towers.wide / 2, ground - _crest(site, TOWERS, lot)))
        for x, y in tips:
            flag = pennon(FLAG, winner)
            canvas.put(flag, x - 2, y - flag.size[1] + 3)


def outcome_of(view: Public) -> str:
    """What has become of the castle once its last section is scored: done with a house on every lot, else ended."""
    lots = zip(SECTION, view.table.lots, strict=True)
    return "done" if all(len(houses) == section.lots for section, houses in lots) else "ended"


def draw_done(canvas: Canvas, site: Site, told: str) -> None:
    """Hang a cloth between keep and towers of the castle that tells that nobody builds any more."""
    built = parts(site, len(SECTION))
    left, right = built[1].x + site.wide * KEEP * 0.42, built[TOWERS].x - 6
    wide = round(right - left) - 44
    line = fit(told, Face.NAME, wide - 28, *DONE, 2)
    high = 40 + round(len(line.lines) * line.size * 0.92)
    top = site.y + round(site.high * 0.2)
    canvas.put(_cloth(wide, high, round(right - left)), left, top)
    canvas.write_lines(
        line.lines, Face.NAME, line.size, palette.PAPER, (left + right) / 2, top + high / 2 - 3, "m"
    )


@kept
def _cloth(wide: int, high: int, across: int) -> Sprite:
    """A wine-red cloth with a golden hem, between its ropes."""
    sketch, left = Sketch(across, high, 12), (across - wide) / 2
    for a, b in (((0, 2), (left + 6, 10)), ((across - left - 6, 10), (across, 2))):
        sketch.line(palette.INK, 5, [a, b])
        sketch.line("#D8B25A", 2.4, [a, b])
    points = round(wide / 40)
    hem = [(left + wide * n / points, high - (n % 2) * 12) for n in range(points, -1, -1)]
    cloth = [(left, 4), (left + wide, 4), *hem]
    sketch.line(palette.INK, 7, [*cloth, cloth[0]])
    sketch.poly("#D8B25A", cloth)
    inner = [(x, y - 7) for x, y in hem]
    sketch.poly(palette.POINTS, [(left, 10), (left + wide, 10), *inner])
    return sketch.done()


def draw_stone(
    canvas: Canvas,
    site: Site,
    at: tuple[int, int, int],
    seat: Seat,
    *,
    is_owned: bool = True,
    is_new: bool = False,
) -> None:
    """Draw a stone of the castle, after so many scored sections, by section and number, under its builder's banner where it
    matters whose it is; a ring around one that has just been laid.
    """
    scored, number, lot = at
    part = parts(site, scored)[number]
    x, y = part.stone(lot)
    crest = _crest(site, number, lot) if lot >= part.columns else 0
    canvas.put(stone(number, part.wide, part.high, crest, seat, is_plain=is_owned), x, y)
    if is_new:
        box = (x, y, part.wide, part.high, 5)
        boxes.frame(canvas, palette.INK, *box, 3)
        boxes.outline(canvas, palette.AQUA, *box, 7)


def _crest(site: Site, section: int, lot: int) -> int:
    """How high a roof or a battlement is on one of a section's upper stones."""
    if section == TOWERS:
        return round(site.high * ROOF_HIGH[lot % 2])
    share, most = MERLON
    return min(most, round(site.high * share))


def _draw_crane(canvas: Canvas, site: Site, part: Part, lot: int) -> None:
    """Draw the crane over the stone that is laid next, its mast behind the one after that; behind the one before at the end."""
    x, y = part.stone(lot)
    high, rope = min(CRANE, y - site.y + 6), x + part.wide / 2
    if lot % part.columns < part.columns - 1:
        canvas.put(crane(REACH, high + part.high, 1), rope, y - high)
    else:
        canvas.put(crane(REACH, high + part.high, -1), rope - REACH, y - high)


def _newest(view: Public, count: int) -> list[tuple[int, int]]:
    """The stones laid last: those of the last sections that have any, from their end."""
    laid = [
        (number, lot) for number, lots in enumerate(view.table.lots) for lot in range(len(lots))
    ]
    return laid[len(laid) - count :] if count else []


def coming(view: Public, count: int) -> tuple[tuple[int, int], ...]:
    """The stones that are laid next, by section and number; fewer than asked for where there are no more."""
    table = view.table
    free = [
        (number, lot)
        for number in range(table.scored, len(SECTION))
        for lot in range(len(table.lots[number]), SECTION[number].lots)
    ]
    return tuple(free[:count])


def light_next(canvas: Canvas, view: Public, site: Site, promised: int = 0) -> None:
    """Light where the next stone will lie after so many that have been promised, under what it is worth."""
    points, stones = next_points(view, promised), coming(view, promised + 1)
    if points is None:
        return
    section, lot = stones[promised]
    part = parts(site, view.table.scored)[section]
    x, y = part.stone(lot)
    boxes.lit(canvas, palette.LAMP, x, y, part.wide, part.high, 6, 6)
    sign = tokens.shield(points, round(WORTH * min(part.wide, part.high)))
    canvas.put_centred(sign, x + part.wide / 2, y + part.high / 2)


def next_points(view: Public, promised: int = 0) -> int | None:
    """What the next stone in the castle is worth, after so many that have been promised; none where all are laid."""
    stones = coming(view, promised + 1)
    return SECTION[stones[promised][0]].points if len(stones) > promised else None


def draw_waiting(
    canvas: Canvas,
    view: Public,
    words: Words,
    x: int,
    foot: int,
    touched: Key,
    *,
    is_lit: bool,
) -> None:
    """Draw what a stone costs and gains, and who waits to lay one, in the order in which the castle is built (R75); the
    plate golden where a worker may be placed now.
    """
    here, points = view.table.castle, next_points(view)
    top = foot - 4 - PLATE_HIGH
    paper = LIT if is_lit else palette.PAPER
    canvas.put(_price(words("render-caylus-each-batch"), points, paper), x, top)
    first = x + PLATE_WIDE + BERTH_STEP // 2 + 4
    for number, seat in enumerate(here):
        canvas.put_centred(worker(seat, WORKER), first + number * BERTH_STEP, foot - WORKER / 2)
    if touched == "castle" and here:
        left = first + (len(here) - 1) * BERTH_STEP - WORKER // 2 + 6
        box = (left, foot - WORKER + 4, WORKER - 12, WORKER - 8)
        boxes.frame(canvas, palette.INK, *box, 14, 9)
        boxes.frame(canvas, palette.AQUA, *box, 14, 6)


@kept
def _price(told: str, points: int | None, paper: str) -> Sprite:
    """A plate with what a stone of the castle costs, and what it is worth as long as one can be laid."""
    gain = () if points is None else (ARROW, f" {points}", "prestige")
    face, middle = Canvas(plaque(PLATE_WIDE, PLATE_HIGH, paper=paper).copy()), PLATE_HIGH / 2
    line = fit(told, Face.NAME, TOLD_ROOM, *TOLD, 1)
    wide = face.write(line.lines[0], Face.NAME, line.size, palette.INK, 20, middle)
    room, size = PLATE_WIDE - 44 - wide, PLATE_HIGH - 14
    bits = (*BATCH, *gain)
    across = min(room, line_width(bits, size))
    draw_line(face, bits, 32 + wide + (room - across) / 2, middle, room, size)
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


def waiting_wide(count: int) -> int:
    """How wide the row before the castle is for so many players."""
    return PLATE_WIDE + count * BERTH_STEP + 12
