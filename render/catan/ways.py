"""Beside the map, where a road can lead: the nearest corner for a settlement, what it yields, which line becomes longer."""

from collections.abc import Sequence
from typing import NamedTuple

from games.catan.views import Aim, Private, Public, aims_of, founded_at, line_with, takes_longest
from games.core.model import Key
from render.catan import strip
from render.catan.chips import award
from render.catan.choices import Marks
from render.catan.harbor import harbor_disc
from render.catan.keys import key
from render.catan.strip import MARGIN, Room, Section
from render.catan.vocabulary import FOUNDING, owner_of
from render.catan.yields import strength, total, yield_at
from render.core import art, palette, signs, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.lettering import Face, width
from render.core.pieces import road
from render.core.shell import phase_of

LEAST, WISH, MOST = 52, 62, 150
"""How high a way is at least, from when on it is easily read, and at most."""

FULL = 6
"""Most ways that are told."""

IN_TWO = 124
"""From that height on what a corner yields stands below its way's letter."""

LINE_HIGH, LINES, LEGEND_HIGH, FIGURES = 60, 2, 60, 42
"""How high the roads are told that make a line longer, of how many lengths, what the number means; size of figures there."""

BADGE, BADGE_LEAST, ICON, ICON_TALL, STEP = 46, 34, 54, 76, 0.84
"""Letters of a badge, at most and at least; size of what a corner yields, beside it and below; how far apart it stands."""

BAR, BAR_STEP = (40, 11), 14
"""Length and thickness of the roads that a way takes, and how far apart they lie."""

DISC = 23
"""Radius of a harbor."""


class Way(NamedTuple):
    """A road that can be built."""

    letter: str
    is_foremost: bool
    """Whether it has a button."""

    aim: Aim | None
    """The best corner to which it leads."""

    line: int
    """How long it makes the own line; 0 where that stays as it is."""

    is_award: bool
    """Whether it brings Longest Road."""


def ways_of(
    own: Private, view: Public, shown: Marks, foremost: Sequence[Key], corner: int | None
) -> tuple[Way, ...]:
    """The roads in question by their letters, none where other places are; toward a founding settlement's best neighbors from
    the corner where it will stand.
    """
    letters = dict(shown.letters)
    if shown.corners or shown.hexes or not all(label in letters for label in shown.paths):
        return ()
    table, seat = view.table, own.seat
    if corner is not None:
        table = founded_at(table, seat, corner)
    found = []
    for label in shown.paths:
        path = table.board.geometry.path_of[label]
        aims = aims_of(table, seat, path)
        best = max(aims, key=lambda aim: strength(yield_at(view, aim.corner)), default=None)
        is_foremost = label in foremost or not foremost
        line = line_with(table, seat, path)
        is_award = takes_longest(table, seat, line)
        found.append(Way(letters[label], is_foremost, best, line, is_award))
    return tuple(sorted(found, key=lambda way: (len(way.letter), way.letter)))


def sections_of(
    room: Room,
    own: Private,
    view: Public,
    marks: Marks,
    asked: str,
    scene: Scene,
    ways: Sequence[Way],
) -> list[Section]:
    """What is asked and where the roads lead; below them the hand and the players, where that leaves enough room to read."""
    x, wide = room.x + MARGIN, room.wide - 2 * MARGIN
    head = [strip.asked_section(room, own, view, asked, scene)]
    lines = [_line((x, wide), told) for told in lines_of(ways)[:LINES]]
    aimless = [way.letter for way in ways if way.aim is None and not way.line]
    lines += [_aimless((x, wide), " ".join(aimless))] if aimless else []
    aims = [(way, way.aim) for way in ways if way.aim is not None]
    is_founding = phase_of(view) in FOUNDING
    legend = strip.legend_section(room, LEGEND_HIGH, scene.words)
    hand = [] if is_founding else [strip.hand_section(room, strip.CELL_HIGH, own, view, marks)]
    high = len(view.table.players) * (strip.FOUNDING_LINE if is_founding else strip.LINE_GOOD)
    players = strip.players_section(room, own, view, marks, scene, high)

    def left(below: Sequence[Section]) -> int:
        return strip.left_below(room, [*head, *lines, *below])

    choices: tuple[list[Section], ...] = ([legend, *hand, players], [*hand, players], hand, [])
    below = next((some for some in choices if left(some) >= min(FULL, len(aims)) * WISH), [])
    tall = min(max(left(below) // max(1, min(FULL, len(aims))), LEAST), MOST)
    listed = aims[: min(FULL, left(below) // tall)]

    def draw(canvas: Canvas, y: int) -> None:
        for place, (way, aim) in enumerate(listed):
            _draw_way(canvas, (x, y + place * tall, wide, tall), own, view, way, aim)

    return [*head, Section("ways", tall * len(listed), draw), *lines, *below]


def _line(across: tuple[int, int], told: tuple[int, bool, str]) -> Section:
    """The roads that make the own line so long."""
    return Section("line", LINE_HIGH, lambda canvas, y: _draw_line(canvas, across, y, told))


def _aimless(across: tuple[int, int], letters: str) -> Section:
    """The roads that lead to no place for a settlement."""

    def draw(canvas: Canvas, y: int) -> None:
        (x, wide), middle = across, y + LINE_HIGH / 2
        canvas.put_centred(art.sticker("settlement", 50), x + 30, middle, 0.8)
        canvas.put_centred(signs.cross(17), x + 54, middle + 10)
        _draw_letters(canvas, x + 84, middle, wide - 84, letters, palette.MIST)

    return Section("aimless", LINE_HIGH, draw)


def _draw_way(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    own: Private,
    view: Public,
    way: Way,
    aim: Aim,
) -> None:
    """Its letter, how many roads lead there, how much the corner yields, and what."""
    x, y, wide, tall = box
    is_in_two = tall >= IN_TWO
    middle = y + tall * (0.26 if is_in_two else 0.5)
    letters = min(BADGE, max(BADGE_LEAST, round(tall * 0.6)))
    sign = tokens.badge(way.letter, letters) if way.is_foremost else key(way.letter)
    room = tokens.badge(way.letter, letters).size[0]
    canvas.put_centred(sign, x + 4 + room / 2, middle)
    left = x + 16 + room
    bars = aim.roads
    for place in range(bars):
        at = middle + BAR_STEP * (place - (bars - 1) / 2)
        canvas.put_centred(road(owner_of(view, own.seat), *BAR, 0), left + BAR[0] / 2, at)
    left += BAR[0] + 10
    found = yield_at(view, aim.corner)
    plate = total(strength(found), min(letters, 40))
    canvas.put_centred(plate, left + plate.size[0] / 2, middle)
    left += plate.size[0] + 4
    icon = min(ICON, tall - 4)
    if is_in_two:
        icon, left, middle = ICON_TALL, x + 10, y + tall * 0.71
    kinds = [kind for path, kind in view.table.board.harbors if _is_at(view, path, aim.corner)]
    right = x + wide - len(kinds) * (2 * DISC + 4)
    icon = min(icon, round((right - left) / (1 + STEP * max(0, len(found) - 1))))
    for resource, _ in found:
        canvas.put_centred(art.sticker(resource, icon), left + icon / 2, middle)
        left += round(STEP * icon)
    left += round((1 - STEP) * icon) if found else 0
    for kind in kinds:
        canvas.put_centred(harbor_disc(kind, DISC), left + 4 + DISC, middle)
        left += 2 * DISC + 4


def _is_at(view: Public, path: int, corner: int) -> bool:
    return corner in view.table.board.geometry.ends[path]


def lines_of(ways: Sequence[Way]) -> tuple[tuple[int, bool, str], ...]:
    """How long the own line becomes, whether that brings Longest Road, and by which roads, the longest first; nothing where all
    are alike.
    """
    lengths = sorted({(way.line, way.is_award) for way in ways if way.line}, reverse=True)
    if len(lengths) == 1 and all(way.line for way in ways):
        return ()
    return tuple(
        [
            (line, is_award, " ".join([way.letter for way in ways if way.line == line]))
            for line, is_award in lengths
        ]
    )


def _draw_line(
    canvas: Canvas, across: tuple[int, int], y: int, told: tuple[int, bool, str]
) -> None:
    """Draw that: the sign of the award, the length, what it brings, the letters."""
    (line, is_award, letters), (x, wide) = told, across
    middle = y + LINE_HIGH / 2
    canvas.put_centred(award("road", 50), x + 30, middle)
    left = x + 62 + canvas.write(str(line), Face.NUMBER, FIGURES, palette.PAPER, x + 62, middle)
    left += 12
    if is_award:
        canvas.put_centred(art.sticker("vp", 46), left + 22, middle)
        left += 46
        left += canvas.write("+2", Face.NUMBER, FIGURES, palette.STAR, left, middle) + 12
    _draw_letters(canvas, left, middle, x + wide - left, letters, palette.LAMP)


def _draw_letters(
    canvas: Canvas, left: float, middle: float, room: float, letters: str, ink: str
) -> None:
    """Letters of ways, as large as there is room for."""
    size = min(FIGURES, round(FIGURES * room / width(letters, Face.NUMBER, FIGURES)))
    canvas.write(letters, Face.NUMBER, size, ink, left, middle)
