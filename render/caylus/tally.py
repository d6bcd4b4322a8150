"""The section under construction, when it is scored, and whom that will cost points or bring favors."""

from collections.abc import Iterator
from typing import NamedTuple

from games.caylus.content import SECTION, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.numerals import signed

INNER, GAP = 8, 6
"""What lies around the cells of the board, and between two."""

SIGN, NUMBER, SEAL = 0.8, 0.86, 0.4
"""Sizes of a cell's signs and number, and the radius of its seals at most, in heights of the cell."""

FEW = 3
"""For so many players there is room beside the sign of points."""

FANNED = 0.34
"""How far one of several favors lies from the one before, in widths."""

TO_GO = (50, 30)
"""The largest and the least size of how far the bailiff has to go."""

DANGER, GOOD = "#9C2620", "#24497F"


class Group(NamedTuple):
    """The players whom scoring brings the same: so many favors, or so many points lost."""

    favors: int
    loss: int
    seats: tuple[Seat, ...]


Box = tuple[float, float, int, int]


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
    """Draw the bailiff's way, and below it a cell for each group."""
    x, y, wide, high = box
    boxes.shadow(canvas, x, y, wide, high, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, 14)
    if view.table.scored >= len(SECTION):
        _write(canvas, "castle", scene.words("render-caylus-castle-done"), box)
        return
    section, found = SECTION[view.table.scored], groups(view)
    told = scene.words("render-caylus-to-go", spaces=max(1, section.marker - view.table.bailiff))
    first, *cells = _cells(box, found)
    _write(canvas, "bailiff", told, first)
    for group, cell in zip(found, cells, strict=True):
        _draw_group(canvas, group, cell)


def _cells(box: tuple[int, int, int, int], found: tuple[Group, ...]) -> Iterator[Box]:
    """The cells of a board, one below the other."""
    x, y, wide, high = box
    row = (high - 2 * INNER - GAP * len(found)) // (len(found) + 1)
    for number in range(len(found) + 1):
        yield x + INNER, y + INNER + number * (row + GAP), wide - 2 * INNER, row


def _write(canvas: Canvas, icon: str, told: str, cell: Box) -> None:
    """Write what is to be known behind its sign."""
    x, y, wide, high = cell
    size = min(62, high)
    canvas.put_centred(art.sticker(icon, size), x + size / 2 + 4, y + high / 2)
    line = fit(told, Face.NAME, round(wide - size - 16), *TO_GO, 1)
    canvas.write(line.lines[0], Face.NAME, line.size, palette.PAPER, x + size + 10, y + high / 2)


def _draw_group(canvas: Canvas, group: Group, cell: Box) -> None:
    """Draw what a group loses, on red, or gains, and the seals of all who are in it; a number of points stands without their
    sign where that would make the seals small.
    """
    x, y, wide, high = cell
    boxes.box(canvas, DANGER if group.loss else GOOD, x, y, wide, high, 10)
    size, middle = min(60, round(high * SIGN)), y + high / 2
    told, number = signed(-group.loss) if group.loss else "", min(58, round(high * NUMBER))
    signs = (len(group.seats) <= FEW) if group.loss else group.favors
    across = size * (1 + FANNED * (signs - 1)) if signs else 0.0
    lead = width(told, Face.NUMBER, number) + across
    count = len(group.seats)
    radius = min(26.0, high * SEAL, (wide - lead - 24) / count / 2.3)
    left = x + (wide - lead - 12 - 2.3 * radius * count) / 2
    left += canvas.write(told, Face.NUMBER, number, palette.PAPER, left, middle) if told else 0
    for place in range(signs):
        sign = art.sticker("prestige" if group.loss else "favor", size)
        canvas.put_centred(sign, left + size * (0.5 + FANNED * place), middle)
    left += across + 12 + 1.15 * radius
    for place, seat in enumerate(group.seats):
        canvas.put_centred(tokens.seal(seat, round(radius)), left + 2.3 * radius * place, middle)
