"""The section under construction, when it is scored, and whom that will cost points or bring favors."""

from collections.abc import Iterator
from typing import NamedTuple

from games.caylus.content import SECTION, SECTIONS, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face, width

INNER, GAP = 6, 6
"""What lies around the cells of the board, and between two."""

ROW, HEAD = 66, 58
"""How high a group's cell is at most, and the cell that tells when the section is scored at least."""

MANY = 3
"""From so many groups on their cells share two rows, and signs stand for words."""

TWO_LINES = 92
"""How high a cell with two lines is at least."""

HEAD_WIDE, TOLD = (580, 470), 3
"""How wide that one is where all lie side by side, in full and in brief, and how wide what a group gains or loses is beside
others, in its seals.
"""

SIGN, SEAL, APART = 0.84, 0.4, 2.25
"""The size of a cell's sign, the radius of its seals at most, in heights of the cell, and the way between seals in radii."""

SHARE = 0.5
"""How much of a cell's width its seals take at most."""

LETTERS, LEAST = (56, 0.8), 26
"""The largest letters, in pixels and in heights of a cell with one line, and the least."""

DANGER, GOOD = "#9C2620", "#24497F"


class Group(NamedTuple):
    """The players whom scoring brings the same: so many favors, or so many points lost."""

    favors: int
    loss: int
    seats: tuple[Seat, ...]


Box = tuple[int, int, int, int]


def outcome(section: Section, houses: int) -> tuple[int, int]:
    """What so many houses bring when the section is scored: favors, and points lost."""
    favors = section.houses[min(houses, len(section.houses) - 1)]
    return favors, 0 if houses else section.loss


def groups(view: Public) -> tuple[Group, ...]:
    """Who would lose points, and who would gain favors, most last; without those for whom nothing changes."""
    table = view.table
    section, lots = SECTION[table.scored], table.lots[table.scored]
    found = dict[tuple[int, int], tuple[Seat, ...]]()
    for seat in table.order:
        favors, loss = outcome(section, lots.count(seat))
        if favors or loss:
            found[favors, loss] = (*found.get((favors, loss), ()), seat)
    return tuple(Group(*key, found[key]) for key in sorted(found))


def draw_tally(canvas: Canvas, view: Public, scene: Scene, box: tuple[int, int, int, int]) -> None:
    """Draw when the section is scored, and what that will cost or bring whom: below each other, side by side on a low board."""
    x, y, wide, high = box
    boxes.shadow(canvas, x, y, wide, high, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, 14)
    if view.table.scored >= len(SECTION):
        _write(canvas, "castle", scene.words("render-caylus-castle-done"), box)
        return
    section, found = SECTION[view.table.scored], groups(view)
    first, *cells = cells_of(box, tuple(len(group.seats) for group in found))
    told = due(scene.words, view.table.scored, max(1, section.marker - view.table.bailiff), first)
    _write(canvas, "bailiff", told, first)
    for group, cell in zip(found, cells, strict=True):
        _draw_group(canvas, scene.words, group, cell, is_brief=len(found) >= MANY)


def due(words: Words, section: int, spaces: int, cell: Box) -> str:
    """When a section is scored, with its name where there is room for it."""
    _, _, wide, high = cell
    if wide < HEAD_WIDE[0] and high <= TWO_LINES:
        return words("render-caylus-to-go", spaces=spaces)
    return words("render-caylus-due", section=SECTIONS[section], spaces=spaces)


def cells_of(box: Box, sizes: tuple[int, ...]) -> Iterator[Box]:
    """The cells of a board: one for what is scored, and one for each group of so many players."""
    x, y, wide, high = box
    inner, tall, count = wide - 2 * INNER, high - 2 * INNER, len(sizes)
    if high < ROW + HEAD:
        head = HEAD_WIDE[count >= MANY] if count else inner
        yield x + INNER, y + INNER, head, tall
        yield from _abreast((x + INNER + head + GAP, y + INNER, inner - head - GAP, tall), sizes)
        return
    rows = _rows(sizes)
    row = min(ROW, (tall - HEAD) // max(1, len(rows)) - GAP)
    head = tall - len(rows) * (row + GAP)
    yield x + INNER, y + INNER, inner, head
    for number, some in enumerate(rows):
        top = y + INNER + head + GAP + number * (row + GAP)
        yield from _abreast((x + INNER, top, inner, row), some)


def _rows(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The groups of so many players in rows of a high board: one in each, or many in two rows that are about as full."""
    if len(sizes) < MANY:
        return [(size,) for size in sizes]
    cut = min(range(1, len(sizes)), key=lambda cut: max(_across(sizes[:cut]), _across(sizes[cut:])))
    return [sizes[:cut], sizes[cut:]]


def _across(sizes: tuple[int, ...]) -> int:
    """How much room groups need beside each other, in seals."""
    return sum(sizes) + TOLD * len(sizes)


def _abreast(box: Box, sizes: tuple[int, ...]) -> Iterator[Box]:
    """The cells of groups beside each other, the wider the more players they have."""
    x, y, wide, high = box
    left, whole = float(x), wide + GAP
    for size in sizes:
        across = whole * _across((size,)) / _across(sizes)
        yield round(left), y, round(across) - GAP, high
        left += across


def letters(told: str, cell: Box) -> Fitted:
    """What is to be known as it is written behind its sign, in two lines where there is room."""
    _, _, wide, high = cell
    lines = 2 if high > TWO_LINES and wide < HEAD_WIDE[0] else 1
    most = min(LETTERS[0], round(high * LETTERS[1] / (lines if lines == 1 else 1.7)))
    return fit(told, Face.NAME, round(wide - _size(high) - 16), most, LEAST, lines)


def _size(high: int) -> int:
    """The size of the sign in a cell so high."""
    return min(78, high)


def _write(canvas: Canvas, icon: str, told: str, cell: Box) -> None:
    """Write what is to be known behind its sign."""
    x, y, _, high = cell
    size, middle, line = _size(high), y + high / 2, letters(told, cell)
    canvas.put_centred(art.sticker(icon, size), x + size / 2 + 2, middle)
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.PAPER, x + size + 12, middle)


def _radius(cell: Box, count: int) -> float:
    """The radius of so many seals in a cell."""
    _, _, wide, high = cell
    return min(27.0, high * SEAL, wide * SHARE / count / APART)


def group_letters(told: str, cell: Box, count: int) -> Fitted:
    """What so many players lose or gain as it is written before its sign and their seals."""
    _, _, wide, high = cell
    room = wide - APART * _radius(cell, count) * count - round(high * SIGN) - 24
    return fit(told, Face.NAME, round(room), round(high * LETTERS[1]), LEAST, 1)


def _draw_group(canvas: Canvas, words: Words, group: Group, cell: Box, *, is_brief: bool) -> None:
    """Tell what a group loses, on red, or gains, and whom that is by their seals."""
    x, y, wide, high = cell
    boxes.box(canvas, DANGER if group.loss else GOOD, x, y, wide, high, 10)
    count, middle, size = len(group.seats), y + high / 2, round(high * SIGN)
    told = said(words, group, is_brief=is_brief)
    line, radius = group_letters(told, cell, count), _radius(cell, count)
    lead = width(told, Face.NAME, line.size) + size + 12
    left = x + (wide - lead - APART * radius * count) / 2
    left += canvas.write(told, Face.NAME, line.size, palette.PAPER, left, middle) + 4
    sign = art.sticker("prestige" if group.loss else "favor", size)
    canvas.put_centred(sign, left + size / 2, middle)
    left += size + 8 + APART * radius / 2
    for place, seat in enumerate(group.seats):
        seal = tokens.seal(seat, round(radius))
        canvas.put_centred(seal, left + APART * radius * place, middle)


def said(words: Words, group: Group, *, is_brief: bool) -> str:
    """What a group loses or gains, by a number with its sign or in words."""
    if is_brief:
        return f"–{group.loss}" if group.loss else f"+{group.favors}"
    verb = "render-caylus-lose" if group.loss else "render-caylus-gain"
    return words(verb, seats=len(group.seats), count=group.loss or group.favors)
