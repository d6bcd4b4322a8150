"""What each piece costs, and what the dice at hand pay of it."""

from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from games.catan_dice.content import COST, DICE, FACES, GOLD, GOLD_PRICE, KIND_OF, KINDS, RESOURCES
from games.catan_dice.views import Help, Public, buildable, helped, unspent
from games.core.model import Key, Seat
from render.catan_dice.pieces import TRADED, resource_die
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width

APART = 6
"""The gap between two faces."""

FIGURE = 0.74
"""Size of how many dice of a face it takes, in that of the face."""

PLENTY = (DICE, DICE, DICE, DICE, DICE, DICE)
"""Dice that pay for anything."""

NEARLY, FEWEST = 1, 3
"""How many dice a kind may lack that is shown beside what can be built, and how many kinds are shown at least."""

EDGE, EDGE_INK = 8, 2
"""Thickness of the frame around what can be built, and of the ink around that."""

INSIDE, UPPER = 16, 0.42
"""How far within a slip an exchange lies, and how much of a high one is the piece's."""

GIVEN, BETWEEN = 0.86, 0.74
"""Sizes of a gold die and of the sign of an exchange, in that of a face."""

LOWER = 0.76
"""How high the slip of what cannot be built is, in heights of one that can."""

TICKS = (19, 28)
"""Radius of the tick on what can be built, on a low and on a high slip."""

DIM, DULL = 0.8, "#2F434E"
"""How strong that is drawn which cannot be built, and the ground of its slip."""

FAINT, RINGED, RING = 0.78, 0.74, 4
"""Strength and size of a face that the dice lack, in those of one that they have, and thickness of the ring around it."""

ICONS = {"road": "road", "knight": "knight", "settlement": "settlement", "city": "city"}

TALL, HIGH = 100, 150
"""A slip that is higher has its tick on the piece, or below it: the price takes the whole width."""

Box = tuple[int, int, int, int]


class Means(NamedTuple):
    """What whoever builds next has for it."""

    dice: tuple[int, ...] = ()
    """By face those that can be used; empty: none have been rolled."""

    paid: frozenset[Key] = frozenset()
    """Kinds that they pay for and that have a place."""

    helped: Mapping[Key, Help] = {}
    """Kinds that take gold or jokers besides."""

    places: tuple[Key, ...] = ()
    """Where something can be built next, whatever it costs."""

    @property
    def kinds(self) -> tuple[Key, ...]:
        """What is worth showing: what can be built, or lacks one die, and up to three kinds in all that lack fewest, for the
        next roll. Before the first roll all.
        """
        if not self.dice:
            return KINDS
        has_place = {KIND_OF[place] for place in self.places}
        lacking = {
            kind: 0 if kind in self.paid or kind in self.helped else self.lacking(kind)
            for kind in KINDS
            if kind in has_place
        }
        near = sorted(lacking, key=lambda kind: lacking[kind])[:FEWEST]
        return tuple(kind for kind, count in lacking.items() if count <= NEARLY or kind in near)

    def lacking(self, kind: Key) -> int:
        """How many dice a kind lacks."""
        pairs = zip(COST[kind], self.dice[: len(RESOURCES)], strict=True)
        return sum(max(0, count - have) for count, have in pairs)

    def steps(self, high: int, most: int) -> tuple[int, ...]:
        """How high the slip of each kind is, with the gap below it, in so much room: lower what cannot be built."""
        can = [kind in self.paid or kind in self.helped for kind in self.kinds]
        shares = [1.0 if one or not any(can) else LOWER for one in can]
        unit = min(most, high / max(1.0, sum(shares)))
        return tuple(round(unit * share) for share in shares)

    def places_for(self, kinds: Container[Key]) -> frozenset[Key]:
        """Where something of those kinds can be built next."""
        return frozenset(place for place in self.places if KIND_OF[place] in kinds)

    def lacks(self, face: Key, count: int) -> bool:
        """Whether there are dice, and fewer with that face."""
        return bool(self.dice) and self.dice[RESOURCES.index(face)] < count


def means_of(view: Public) -> Means:
    """What the dice on the table pay for."""
    table = view.table
    if not view.flow or not table.dice:
        return Means()
    sheet, dice = table.sheets[table.active], unspent(table.dice, table.spent)
    paid = buildable(table.island, sheet.built, dice)
    helps = helped(table.island, sheet.built, sheet.used, dice)
    places = buildable(table.island, sheet.built, PLENTY)
    return Means(dice, frozenset([KIND_OF[place] for place in paid]), helps, places)


def draw_prices(
    canvas: Canvas, box: Box, most: tuple[int, int, int], means: Means, owner: Seat
) -> None:
    """Draw a slip below each other for each kind that is worth showing, as high as the box leaves room for: on paper what can
    be built now; `most` is how high one is at most, and how large the piece and each face on it. The `owner` would build.

    In a frame of lamplight with a tick where dice pay for it; in a violet one, with what is given for what, where it takes an
    exchange; else dim in the dark, with what the dice lack in red rings.
    """
    x, y, wide, high = box
    for kind, step in zip(means.kinds, means.steps(high, most[0]), strict=True):
        slip = (x, y, wide, step - APART)
        icon, face = (min(size, round((step - APART) * 0.82)) for size in most[1:])
        drawn = (
            art.tinted(kind, owner, icon) if kind == "knight" else art.sticker(ICONS[kind], icon)
        )
        _draw_slip(canvas, slip, kind, drawn, face, means)
        y += step


def _draw_slip(canvas: Canvas, box: Box, kind: Key, piece: Sprite, most: int, means: Means) -> None:
    icon = piece.size[0]
    x, top, wide, high = box
    is_paid, by = kind in means.paid, means.helped.get(kind)
    is_marked, middle = is_paid or by is not None, top + high / 2
    is_tall, is_high = high > TALL, int(high > HIGH)
    boxes.box(canvas, palette.PAPER if is_marked else DULL, x, top, wide, high, 12)
    if is_marked:
        _draw_frame(canvas, box, palette.LAMP if is_paid else TRADED)
    strength = 1.0 if is_marked or not means.dice else DIM
    if by is not None and not is_paid:
        _draw_exchange(canvas, box, kind, piece, most, by, means)
        return
    up = high * 0.15 if is_marked and is_high else 0
    canvas.put_centred(piece, x + 14 + icon / 2, middle - up, strength)
    left, tick = x + icon + 20, TICKS[is_high]
    end = x + wide - (2 * tick + 10 if is_marked and not is_tall else 8)
    draw_price(canvas, (left, top, end - left, high), kind, most, means)
    if is_high:
        at: tuple[float, float] = (x + 14 + icon / 2, top + high * 0.76)
    else:
        at = (x + icon - 4, top + high - tick - 8) if is_tall else (x + wide - tick - 8, middle)
    if is_paid:
        canvas.put_centred(tokens.tick(tick), *at)


def _draw_frame(canvas: Canvas, box: Box, colour: str) -> None:
    """Draw the frame of a slip in a line of ink."""
    x, y, wide, high = box
    boxes.outline(canvas, palette.INK, x, y, wide, high, 12, EDGE_INK)
    inner = (wide - 2 * EDGE_INK, high - 2 * EDGE_INK, 10)
    boxes.outline(canvas, colour, x + EDGE_INK, y + EDGE_INK, *inner, EDGE)


def _draw_exchange(
    canvas: Canvas, box: Box, kind: Key, piece: Sprite, most: int, by: Help, means: Means
) -> None:
    """Draw what is given for what the dice lack: beside the piece, on a high slip below it; in one row or two."""
    x, top, wide, high = box
    icon, is_high = piece.size[0], high > HIGH
    upper = round(high * UPPER) if is_high else 0
    left = x + (INSIDE if is_high else icon + 20)
    room, tall = x + wide - INSIDE - left, high - upper - INSIDE
    lines, size = max(
        [_exchange(kind, by, means, rows, (room, tall), most) for rows in (1, 2)],
        key=lambda one: one[1],
    )
    if is_high:
        shown = piece.scaled(min(1.0, upper / icon))
        canvas.put_centred(shown, x + wide / 2, top + INSIDE / 2 + upper / 2)
    else:
        canvas.put_centred(piece, x + 14 + icon / 2, top + high / 2)
    for number, parts in enumerate(lines):
        pen = left + (room - _across(parts, size)) / 2
        middle = top + upper + INSIDE / 2 + tall * (number + 0.5) / len(lines)
        for part in parts:
            if isinstance(part, str):
                canvas.write(part, Face.NUMBER, _figure(size), palette.INK, pen, middle)
                pen += width(part, Face.NUMBER, _figure(size)) + 2
            else:
                canvas.put_centred(part, pen + part.size[0] / 2, middle)
                pen += part.size[0] + APART


Parts = list[Sprite | str]


def _exchange(
    kind: Key, by: Help, means: Means, rows: int, room: tuple[int, int], most: int
) -> tuple[list[Parts], int]:
    """What is given and what comes, in so many rows, and the size of a face with which they go into the room."""
    size = min(most, room[1] // rows)
    while True:
        given, brought = _given(by, size), _brought(kind, means, size)
        lines = [[*given, *brought]] if rows == 1 else [given, brought]
        if max(_across(parts, size) for parts in lines) <= room[0]:
            return lines, size
        size -= 1


def _given(by: Help, size: int) -> Parts:
    """Gold and jokers."""
    parts: Parts = []
    if by.trades:
        parts += [str(GOLD_PRICE * by.trades), resource_die("gold", round(GIVEN * size))]
    if by.jokers:
        parts += [str(by.jokers)] if by.jokers > 1 else []
        parts.append(art.sticker("joker", size))
    return parts


def _brought(kind: Key, means: Means, size: int) -> Parts:
    """The sign of an exchange, and the faces that it brings."""
    parts: Parts = [art.sticker("exchange", round(BETWEEN * size))]
    for face, count, have in zip(RESOURCES, COST[kind], means.dice, strict=False):
        if count > have:
            parts += [str(count - have)] if count - have > 1 else []
            parts.append(art.sticker(face, size))
    return parts


def _across(parts: Parts, size: int) -> float:
    """How wide parts are side by side."""
    figure = _figure(size)
    return sum(
        width(part, Face.NUMBER, figure) + 2 if isinstance(part, str) else part.size[0] + APART
        for part in parts
    )


Cost = tuple[tuple[Key, int], ...]
"""Faces, and how many dice of each it takes."""


def draw_price(canvas: Canvas, box: Box, kind: Key, most: int, means: Means) -> None:
    """Draw each face with how many dice of it a piece takes, in one row or two, as large as there is room for; in red rings
    what the dice lack.
    """
    x, top, wide, high = box
    size, rows = _fitting(kind, wide, high, most)
    line = (high - 4) / len(rows)
    is_paid = kind in means.paid
    for place, row in enumerate(rows):
        middle = top + 2 + line * (place + 0.5)
        pen = x + max(0.0, (wide - _row_wide(row, size)) / 2) if len(rows) > 1 else float(x)
        for face, count in row:
            lacks = means.lacks(face, count)
            if count > 1:
                ink = palette.INK if is_paid else palette.LACKING if lacks else palette.PAPER
                written = canvas.write(str(count), Face.NUMBER, _figure(size), ink, pen, middle)
                pen += written + 2
            if lacks:
                _draw_lacking(canvas, pen + size / 2, middle, face, size)
            else:
                canvas.put_centred(art.sticker(face, size), pen + size / 2, middle)
            pen += size + APART


def _draw_lacking(canvas: Canvas, x: float, middle: float, face: Key, size: int) -> None:
    """A face that the dice lack, faint in a red ring."""
    left, top = x - size / 2, middle - size / 2
    boxes.outline(canvas, palette.LACKING, left, top, size, size, size // 2, RING)
    canvas.put_centred(art.sticker(face, round(RINGED * size)), x, middle, FAINT)


def _fitting(kind: Key, wide: int, high: int, most: int) -> tuple[int, list[Cost]]:
    """The size of faces, and those of each row."""
    cost = tuple(
        [(face, count) for face, count in zip(RESOURCES, COST[kind], strict=True) if count]
    )
    found = []
    for lines in (1, 2):
        each = -(-len(cost) // lines)
        rows = [cost[start : start + each] for start in range(0, len(cost), each)]
        size = min(most, (high - 8) // lines)
        while max(_row_wide(row, size) for row in rows) > wide:
            size -= 1
        found.append((size, rows))
    return max(found, key=lambda one: one[0])


def _row_wide(row: Cost, size: int) -> float:
    """How wide a row of faces is."""
    return sum(_wide(count, size) for _, count in row) + APART * (len(row) - 1)


def _figure(size: int) -> int:
    return round(FIGURE * size)


def _wide(count: int, size: int) -> float:
    """How wide a face is with its number."""
    return size + (width(str(count), Face.NUMBER, _figure(size)) + 2 if count > 1 else 0)


def over(means: Means, dice: Sequence[Key], spent: Container[int]) -> frozenset[int]:
    """The dice that an exchange can take without a loss: those that nothing needs which an exchange would pay for.

    Only gold where gold alone is exchanged.
    """
    kinds = list(means.helped)
    if not kinds:
        return frozenset()
    takes_any = any(by.jokers for by in means.helped.values())
    left = [number for number, _ in enumerate(dice) if number not in spent]
    found = set[int]()
    for place, face in enumerate(FACES):
        needed = max(COST[kind][place] for kind in kinds) if face in RESOURCES else 0
        shown = [number for number in left if dice[number] == face]
        if takes_any or face == GOLD:
            found |= set(shown[needed:])
    return frozenset(found)
