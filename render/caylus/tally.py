"""The section under construction, when it is scored, and whom that will cost points or bring favors."""

from collections.abc import Iterator
from typing import NamedTuple

from games.caylus.content import SECTION, SECTIONS, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.fitting import fit
from render.core.lettering import Face, width

INNER, GAP = 8, 6
"""What lies around the cells of the board, and between two."""

ROW, HEAD = 66, 64
"""How high a group's cell is at most, and the cell that tells when the section is scored at least."""

TWO_LINES = 76
"""How high a cell with two lines is at least."""

HEAD_WIDE, TOLD = 600, 3
"""How wide that one is where all lie side by side, and how wide what a group gains or loses is there, in its seals."""

SIGN, SEAL, APART = 0.84, 0.4, 2.25
"""The size of a cell's sign, the radius of its seals at most, in heights of the cell, and the way between seals in radii."""

LETTERS, LEAST = (56, 0.78), 26
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
    told = scene.words(
        "render-caylus-due",
        section=SECTIONS[view.table.scored],
        spaces=max(1, section.marker - view.table.bailiff),
    )
    first, *cells = cells_of(box, tuple(len(group.seats) for group in found))
    _write(canvas, "bailiff", told, first)
    for group, cell in zip(found, cells, strict=True):
        _draw_group(canvas, scene.words, group, cell)


def cells_of(box: Box, sizes: tuple[int, ...]) -> Iterator[Box]:
    """The cells of a board: one for what is scored, and one for each group of so many players."""
    x, y, wide, high = box
    inner, tall, count = wide - 2 * INNER, high - 2 * INNER, len(sizes)
    if high < ROW + HEAD:
        head = HEAD_WIDE if count else inner
        yield x + INNER, y + INNER, head, tall
        share, left = (inner - head) / max(1, sum(sizes) + TOLD * count), x + INNER + head
        for size in sizes:
            across = int((size + TOLD) * share)
            yield left + GAP, y + INNER, across - GAP, tall
            left += across
        return
    row = min(ROW, (tall - HEAD) // max(1, count) - GAP)
    head = tall - count * (row + GAP)
    yield x + INNER, y + INNER, inner, head
    for number in range(count):
        yield x + INNER, y + INNER + head + GAP + number * (row + GAP), inner, row


def _write(canvas: Canvas, icon: str, told: str, cell: Box) -> None:
    """Write what is to be known behind its sign, in two lines where there is room."""
    x, y, wide, high = cell
    size, lines = min(78, high), 2 if high > TWO_LINES and wide < HEAD_WIDE else 1
    canvas.put_centred(art.sticker(icon, size), x + size / 2 + 2, y + high / 2)
    most = min(LETTERS[0], round(high * LETTERS[1] / (lines if lines == 1 else 1.7)))
    line = fit(told, Face.NAME, round(wide - size - 16), most, LEAST, lines)
    middle = y + high / 2
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.PAPER, x + size + 12, middle)


def _draw_group(canvas: Canvas, words: Words, group: Group, cell: Box) -> None:
    """Tell what a group loses, on red, or gains, and whom that is by their seals."""
    x, y, wide, high = cell
    boxes.box(canvas, DANGER if group.loss else GOOD, x, y, wide, high, 10)
    count, middle, size = len(group.seats), y + high / 2, round(high * SIGN)
    verb = "render-caylus-lose" if group.loss else "render-caylus-gain"
    told = words(verb, seats=count, count=group.loss or group.favors)
    radius = min(27.0, high * SEAL, (wide * 0.56) / count / APART)
    seals = APART * radius * count
    line = fit(told, Face.NAME, round(wide - seals - size - 24), round(high * 0.76), LEAST, 1)
    lead = width(told, Face.NAME, line.size) + size + 12
    left = x + (wide - lead - seals) / 2
    left += canvas.write(told, Face.NAME, line.size, palette.PAPER, left, middle) + 4
    sign = art.sticker("prestige" if group.loss else "favor", size)
    canvas.put_centred(sign, left + size / 2, middle)
    left += size + 8 + APART * radius / 2
    for place, seat in enumerate(group.seats):
        seal = tokens.seal(seat, round(radius))
        canvas.put_centred(seal, left + APART * radius * place, middle)
