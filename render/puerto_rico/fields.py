"""Fields of crops: tiles of a kind lie in one bed, a strip for each, green where somebody works and bare where nobody does.

Where there is room a strip is as wide as a field by itself, and has a crop of its own.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, TILES
from games.puerto_rico.views import Place
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.faces import Number, draw_share
from render.core.lettering import Face, width
from render.puerto_rico.pieces import bench, person

RADIUS = 12

CROPS = {
    "corn": ("#DCC85A", "#BBA43F"),
    "indigo": ("#8FC08A", "#6FA376"),
    "sugar": ("#BFE08A", "#9CC46A"),
    "tobacco": ("#C9BC62", "#A39444"),
    "coffee": ("#9CC46F", "#7DA653"),
    "quarry": ("#C9CBC6", "#A4A7A4"),
    "forest": ("#6E9E55", "#56833F"),
}
"""Ground and furrows of a field."""

FALLOW, FURROW, HEDGE = "#A6845A", "#8C6C46", "#4C6E2A"
"""Bare earth and its furrows, and what stands around a field."""

FAINT = 0.8
"""How faint the crop of a bed is in which nobody works."""

FIRST, MORE = 1.1, 0.52
"""How wide a bed of one tile is, and how much wider each further tile makes it at least, in its height."""

STRIDES, CROPPED = (1.0, 0.8, 0.66, MORE), 0.66
"""How much wider where there is room, and from when on all tiles are fields alike with a crop each."""

SPLIT = 60
"""Up to which height of a bed its further strips may be narrow."""

FULL, SMALL, BROAD = 0.94, 0.6, 0.94
"""How large a crop is at most, in the height of its field, one on a narrow strip, and in the width of either."""

COUNTED, COUNT, COUNT_LEAST = 96, 0.52, 30
"""How high a bed is at most that counts its tiles, and how large their number is, in its height, and at least."""

GAP = 8
"""The way between two beds."""

EVEN, EVEN_PERSON = 6, 4
"""Beds and people are a multiple of that large, so that many islands share their drawings."""

PERSON, PERSON_LEAST, PERSON_MOST = 0.4, 34, 60
"""How large those are who work there, in heights of a bed."""

MOST, LEAST = 168, 30
"""How high a bed is at most and at least."""


def even(size: float, step: int) -> int:
    """The largest multiple of a step that is no larger."""
    return int(size) // step * step


class Furrows(NamedTuple):
    """How a field is ploughed behind its hedge."""

    rim: int
    """How wide the hedge is."""

    every: int
    thick: int
    inset: int
    """From the hedge to the ends of the furrows."""


FURROWS = Furrows(4, 15, 3, 4)


def ploughed(kind: Key, wide: int, high: int, furrows: Furrows, *, is_worked: bool) -> Canvas:
    """A field before anything grows there; bare earth where nobody works."""
    ground, furrow = CROPS[kind] if is_worked else (FALLOW, FURROW)
    rim, every, thick, inset = furrows
    face = Canvas(Image.new("RGB", (wide, high), HEDGE))
    inner = Canvas(Image.new("RGB", (wide - 2 * rim, high - 2 * rim), ground))
    lines = max(3, high // every)
    for line in range(lines):
        level = (high - 2 * rim) * (line + 0.6) / lines
        inner.fill(furrow, inset, level - thick // 2, wide - 2 * rim - 2 * inset, thick)
    rounded = boxes.rounded(*inner.image.size, RADIUS - rim)
    face.image.paste(inner.image, (rim, rim), rounded)
    return face


class Bed(NamedTuple):
    """The tiles of a kind."""

    kind: Key
    tiles: int
    worked: int
    nobles: int = 0
    """Of those who work there."""


def beds_of(island: Sequence[Place]) -> tuple[Bed, ...]:
    """The tiles of an island by kind."""
    return tuple(
        Bed(
            kind,
            len(lying),
            sum(bool(place.people) for place in lying),
            sum(place.nobles for place in lying),
        )
        for kind in TILES
        if (lying := [place for place in island if place.kind == kind])
    )


class Rows(NamedTuple):
    """How beds lie: how high each is, and how many of them lie in each row."""

    high: int
    beds: tuple[int, ...]

    @property
    def deep(self) -> int:
        """The height of all rows."""
        return len(self.beds) * (self.high + GAP)


def wide_of(tiles: int, high: int, stride: float = MORE) -> int:
    """How wide a bed is."""
    return round((FIRST + stride * (tiles - 1)) * high) if tiles else 0


def strip_of(place: int, tiles: int, high: int, stride: float) -> int:
    """Where the strip behind that many of a bed begins: whole fields are alike, narrow strips lie behind the first."""
    if stride < CROPPED:
        return wide_of(place, high, stride)
    return round(wide_of(tiles, high, stride) * place / tiles)


def taken_of(tiles: Sequence[int], high: int, stride: float = MORE) -> int:
    """How wide a row of beds is, with the way behind each."""
    return sum(wide_of(many, high, stride) + GAP for many in tiles)


def stride_of(tiles: Sequence[int], high: int, room: float) -> float:
    """How wide further strips may be so that beds of so many tiles fit a row."""
    fit = (one for one in STRIDES if taken_of(tiles, high, one) <= room + GAP)
    return next(fit, MORE)


def least_of(tiles: Sequence[int], high: int) -> int:
    """How wide a row of beds is at least: high ones have a whole field for each tile."""
    return taken_of(tiles, high, CROPPED if high > SPLIT else MORE)


@lru_cache(maxsize=512)
def rows_of(tiles: tuple[int, ...], rows: int, wide: int, most: int = MOST) -> Rows:
    """Beds of so many tiles in so many rows, as high as fit the width; a bed is as high as its neighbours."""
    best = Rows(0, (0,) * rows)
    for first in range(1, len(tiles) + 1) if rows > 1 else (len(tiles),):
        split = (tiles[:first], tiles[first:])[:rows]
        high = even(most, EVEN)
        while high > LEAST and any(least_of(row, high) > wide + GAP for row in split):
            high -= EVEN
        if high > best.high:
            best = Rows(high, tuple(map(len, split)))
    return best


def counted_rows(beds: int, wide: int) -> Rows:
    """So many beds that count their tiles, each as wide as it is high, side by side: up to six are alike on all islands."""
    if not beds:
        return Rows(0, ())
    return Rows(min(COUNTED, even((wide + GAP) / beds - GAP, EVEN)), (beds,))


def draw_beds(
    canvas: Canvas,
    x: int,
    y: int,
    rows: Rows,
    island: Sequence[Place],
    taken: Collection[Key] = (),
    *,
    rooms: Sequence[float] = (),
    counts_all: bool = True,
    is_counted: bool = False,
) -> tuple[int, ...]:
    """Draw all beds, in the light of the last move those that it made longer; the answer is how wide each row is. Where the
    room of each row is given its strips are as wide as that allows. Who works there is shown on wide strips, and on all where
    that is asked for: bare earth tells it as well. Where they are counted a bed has a single crop and their number.
    """
    beds, ends, at = beds_of(island), [], 0
    for row, count in enumerate(rows.beds):
        left, top = x, y + row * (rows.high + GAP)
        lying = beds[at : at + count]
        tiles = [1 if is_counted else bed.tiles for bed in lying]
        stride = stride_of(tiles, rows.high, rooms[row]) if rooms else MORE
        for bed, many in zip(lying, tiles, strict=True):
            wide = rows.high if is_counted else wide_of(many, rows.high, stride)
            if bed.kind in taken:
                boxes.frame(canvas, palette.INK, left, top, wide, rows.high, RADIUS, 8)
                boxes.frame(canvas, palette.AQUA, left, top, wide, rows.high, RADIUS, 6)
            if is_counted:
                canvas.put(_counted(bed.kind, bed.tiles, bed.worked, wide, rows.high), left, top)
                left += wide + GAP
                continue
            canvas.put(_bed(bed.kind, bed.tiles, bed.worked, rows.high, stride), left, top)
            if CIRCLES[bed.kind] and (counts_all or stride >= CROPPED):
                _draw_people(canvas, left, top, rows.high, bed, stride)
            left += wide + GAP
        ends.append(left - x)
        at += count
    return tuple(ends)


def _draw_people(canvas: Canvas, x: int, y: int, high: int, bed: Bed, stride: float) -> None:
    """Draw who works in a bed at its foot: on each strip of its own where that is wide, else all side by side."""
    across = even(max(PERSON_LEAST, min(PERSON_MOST, high * PERSON)), 2)
    level = y + high - across * 0.36
    if stride < CROPPED:
        people = bench(bed.tiles, bed.worked, bed.nobles, across)
        canvas.put_centred(people, x + wide_of(bed.tiles, high, stride) / 2, level)
        return
    for place in range(bed.tiles):
        start, end = (strip_of(at, bed.tiles, high, stride) for at in (place, place + 1))
        people = bench(1, int(place < bed.worked), int(place < bed.nobles), across)
        canvas.put_centred(people, x + (start + end) / 2, level)


def draw_bed(canvas: Canvas, x: int, y: int, high: int, bed: Bed) -> None:
    """Draw the bed of one tile, large, with whoever works there."""
    canvas.put(_bed(bed.kind, bed.tiles, bed.worked, high, MORE), x, y)
    if bed.worked and CIRCLES[bed.kind]:
        across = even(max(32, min(60, high * MORE)), EVEN_PERSON)
        at = x + wide_of(1, high) - across * 0.5 - 4, y + high - across * 0.46
        canvas.put_centred(person("noble" if bed.nobles else "colonist", across), *at)


@kept
def _counted(kind: Key, tiles: int, worked: int, wide: int, high: int) -> Sprite:
    """A field of a kind for all its tiles: its crop, and on paper how many there are, or how many of them are worked."""
    needs = bool(CIRCLES[kind])
    face = ploughed(kind, wide, high, FURROWS, is_worked=bool(worked) or not needs)
    size = max(COUNT_LEAST, round(high * COUNT))
    deep = round(size * 0.9)
    crop = even(min(high * FULL, wide * BROAD, high - deep + 4), EVEN)
    strength = 1.0 if worked or not needs else FAINT
    level = (high - deep) / 2
    face.put_centred(art.sticker(kind, crop, palette.KEYLINE), wide / 2, level, strength)
    told, of = (str(worked), f"/{tiles}") if needs and worked < tiles else (str(tiles), "")
    small = round(size * 0.64)
    room = width(told, Face.NUMBER, size) + (width(of, Face.NUMBER, small) + 2 if of else 0)
    face.fill(palette.PAPER, 0, high - deep, wide, deep)
    look = Number(size, size, palette.INK, palette.INK)
    draw_share(face, (wide - room) / 2, high - deep / 2, told, of, look)
    return boxes.raised(face.image, RADIUS, boxes.SMALL_SHADOW)


@kept
def _bed(kind: Key, tiles: int, worked: int, high: int, stride: float) -> Sprite:
    """A ploughed bed with what grows there."""
    wide, needs = wide_of(tiles, high, stride), bool(CIRCLES[kind])
    grown = worked if needs else tiles
    is_whole = stride >= CROPPED
    split = strip_of(grown, tiles, high, stride)
    face = ploughed(kind, wide, high, FURROWS, is_worked=True)
    bare = ploughed(kind, wide, high, FURROWS, is_worked=False)
    face.image.paste(bare.image.crop((split, 0, wide, high)), (split, 0))
    for place in range(tiles):
        start, end = (strip_of(at, tiles, high, stride) for at in (place, place + 1))
        if place:
            face.fill(HEDGE, start - 1, 0, 3, high)
        if place and not is_whole and needs:
            continue
        most = high * FULL if is_whole or not place else high * SMALL
        crop = art.sticker(kind, even(min(most, (end - start) * BROAD), EVEN), palette.KEYLINE)
        face.put_centred(crop, (start + end) / 2, high * 0.48, 1.0 if place < grown else FAINT)
    return boxes.raised(face.image, RADIUS, boxes.SMALL_SHADOW)
