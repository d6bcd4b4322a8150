"""What can be done now, below the town in the private picture: a plate for each way, with what it costs or brings on a tag."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from games.core.forms import Decision
from games.core.model import Key
from games.sutters_mill.content import LIMITS, SECTIONS
from games.sutters_mill.views import (
    Private,
    Public,
    business,
    follower,
    is_free,
    next_price,
)
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.numerals import gained
from render.core.sketch import Sketch
from render.sutters_mill.actions import verbs_of
from render.sutters_mill.effects import onward, up_and_down
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of

HIGH, GAP, RADIUS = 56, 10, 14
PADDING, BETWEEN = 11, 9
ICON, SEAL = 48, 17
SIZES = (46, 43, 40, 38, 36, 34)
"""What a way is called, the largest first."""

LARGE = SIZES[:3]
"""These are tried first, also where less is told so."""

APART, LOOSE = SIZES[1:4], 24
"""The letters in which the ways out stand in a row of their own, and what is free on each at most."""

TAG, TAG_RADIUS, TAG_PADDING, TAG_ICON, TAG_AIR = 1.16, 0.26, 0.22, 1.02, 0.1
"""The night tag with a price or a gain, in sizes of the title: how high and round it is, what is free at its ends, its icon,
and what lies between.
"""

WORD, FIGURE = 0.9, 1.08
"""The letters of a word and of a number on a tag, in sizes of the title."""

WHO = 38
"""The letters of what stands between tags, and of whoever is next."""

ARROW, NAME = 26, 120
"""The arrow before whoever is next, and how wide that name is at most."""

FREE: Sequence[tuple[Key, Key]] = (
    ("place_prospector", "free_prospector"),
    ("remove_prospector", "free_prospector"),
    ("lift_prospector", "free_move"),
    ("rearrange", "rearrange"),
)
"""Actions that a certificate can make free, and by which effect."""

TITLES = {"salvage": "render-sutters-mill-salvage", "town": "render-sutters-mill-another"}
"""What an action of town is called, as the question calls it, by the end of the question's id."""

ENDS = frozenset({"dig", "stop_digging", "end_turn", "switch"})
"""What is no action of town."""


class Row(NamedTuple):
    """Where plates stand side by side."""

    left: int
    top: int
    room: int


class Tag(NamedTuple):
    """A price or a gain: a number behind its icon, or a word."""

    text: str
    icon: str = ""


Part = Tag | Sprite | str


class Plate(NamedTuple):
    """A way to go on."""

    icon: Sprite | None
    title: str
    tail: tuple[Part, ...]
    """What the way costs or brings, or who is next."""

    ground: str
    """Amber what is asked for, paper the way out; empty where the gold does not reach."""

    brief: tuple[Part, ...] = ()
    """The tail where room is short."""

    def wide(self, size: int) -> float:
        """What it takes at least, its title in letters of that size."""
        return self._written(size) + 2 * PADDING

    def draw(self, canvas: Canvas, x: int, top: int, wide: int, size: int) -> None:
        """Draw it there, so wide."""
        if self.ground == palette.LAMP:
            boxes.lit(canvas, palette.LAMP, x, top, wide, HIGH, RADIUS, 4)
        boxes.shadow(canvas, x, top, wide, HIGH, RADIUS)
        boxes.box(canvas, palette.INK, x - 2, top - 2, wide + 4, HIGH + 4, RADIUS + 2)
        boxes.box(canvas, self.ground or palette.PANEL, x, top, wide, HIGH, RADIUS)
        at, middle = x + (wide - self._written(size)) / 2, top + HIGH / 2
        if self.icon:
            canvas.put_centred(self.icon, at + self.icon.size[0] / 2, middle)
            at += self.icon.size[0] + BETWEEN
        ink = palette.INK if self.ground else palette.LACKING
        at += canvas.write(self.title, Face.NAME, size, ink, at, middle)
        for part in self.tail:
            at += BETWEEN
            shown = _tag(part, size) if isinstance(part, Tag) else part
            if isinstance(shown, str):
                at += canvas.write(shown, Face.NAME, WHO, ink, at, middle)
            else:
                canvas.put_centred(shown, at + shown.size[0] / 2, middle)
                at += shown.size[0]

    def _written(self, size: int) -> float:
        """What is on it takes so much."""
        title = width(self.title, Face.NAME, size)
        icon = self.icon.size[0] + BETWEEN if self.icon else 0
        return icon + title + sum(_wide(part, size) + BETWEEN for part in self.tail)


def _wide(part: Part, size: int) -> float:
    """What a part of a plate takes beside a title in letters of that size."""
    if isinstance(part, str):
        return width(part, Face.NAME, WHO)
    return (_tag(part, size) if isinstance(part, Tag) else part).size[0]


@kept
def _tag(tag: Tag, size: int) -> Sprite:
    """A tag beside a title in letters of that size."""
    face, share = (Face.NUMBER, FIGURE) if tag.icon else (Face.NAME, WORD)
    letters, high, padding = (round(part * size) for part in (share, TAG, TAG_PADDING))
    icon = round(TAG_ICON * size)
    before = padding + (icon + round(TAG_AIR * size) if tag.icon else 0)
    wide = round(before + width(tag.text, face, letters)) + padding
    sketch = Sketch(wide, high)
    sketch.box(palette.NIGHT, 0, 0, wide, high, TAG_RADIUS * size)
    blank = sketch.done()
    canvas = Canvas(blank.colour.copy())
    if tag.icon:
        canvas.put_centred(art.sticker(tag.icon, icon), padding + icon / 2, high / 2)
    canvas.write(tag.text, face, letters, palette.PAPER, before, high / 2)
    return Sprite(canvas.image, blank.opacity)


def draw_choices(
    canvas: Canvas,
    row: Row,
    below: Row | None,
    own: Private,
    view: Public,
    decision: Decision,
    scene: Scene,
) -> int:
    """Draw the plates, which share their row, the ways out at the end of what is free below where there is room: what is beside
    the point only where there is room for it. The answer is how much the ways out have taken below.
    """
    asked = [list(_plates(own, view, decision, scene))]
    if gift := _gift(own, view, decision, scene):
        asked = [[gift, *asked[0]]] if next_price(view.table) else [[*asked[0], gift], *asked]
    ways = [_end(own, view, scene)] if "end_turn" in verbs_of(decision) else []
    if "switch" in verbs_of(decision):
        title = scene.words("sutters-mill-verb-switch")
        ways.insert(0, Plate(None, title, (), palette.PAPER))
    apart = _fitted(_short(ways), below.room, APART) if below and ways and all(asked) else None
    taken = 0
    if below and apart:
        taken = min(below.room, round(_taken(*apart)) + LOOSE * len(ways))
        end = Row(below.left + below.room - taken, below.top, taken)
        _draw_row(canvas, end, *apart)
        ways = []
    forms = list(chain.from_iterable(zip(*[_forms(one, ways) for one in asked], strict=True)))
    fitted = _fitted(forms, row.room, LARGE) or _fitted(forms, row.room, SIZES)
    _draw_row(canvas, row, *(fitted or (forms[-1], SIZES[-1])))
    return taken


def _fitted(
    forms: Iterable[list[Plate]], room: float, sizes: Sequence[int]
) -> tuple[list[Plate], int] | None:
    """The first form that goes into the room, in the largest letters."""
    laid = ((form, size) for form in forms for size in sizes)
    return next((one for one in laid if _taken(*one) <= room), None)


def _draw_row(canvas: Canvas, row: Row, form: list[Plate], size: int) -> None:
    """Draw plates side by side, what is free shared among them."""
    x = float(row.left)
    for plate in form:
        wide = plate.wide(size) + (row.room - _taken(form, size)) / len(form)
        plate.draw(canvas, round(x), row.top, round(wide), size)
        x += wide + GAP


def _taken(plates: Sequence[Plate], size: int) -> float:
    """What plates side by side take at least."""
    return sum(plate.wide(size) for plate in plates) + GAP * (len(plates) - 1)


def _short(ways: list[Plate]) -> list[list[Plate]]:
    """Ways out in full, then with less on one after the other."""
    short = [one._replace(tail=one.brief) for one in ways]
    return [[*short[:number], *ways[number:]] for number in range(len(ways) + 1)]


def _forms(plates: list[Plate], ways: list[Plate]) -> Iterator[list[Plate]]:
    """Plates and ways out in full, then with less on them: the ways out first lose what is beside the point."""
    fewer = _short(ways)
    for form in fewer:
        yield [*plates, *form]
    bare = [one._replace(tail=()) for one in ways]
    brief = [one._replace(tail=one.brief, icon=None) for one in plates]
    yield [*brief, *fewer[-1]]
    yield [*brief, *bare]
    yield [*[one._replace(tail=()) for one in brief], *bare]


def _plates(own: Private, view: Public, decision: Decision, scene: Scene) -> Iterator[Plate]:
    """Digging and business, and the next action of town."""
    offered, table, words = verbs_of(decision), view.table, scene.words
    if "dig" in offered:
        yield _digging("dig", 1, view, scene, palette.LAMP)
    if "stop_digging" in offered:
        brought = len(business(table, own.seat))
        yield _digging("stop-digging", brought, view, scene, palette.PAPER)
        return
    price = next_price(table)
    if price is not None:
        reaches = not price or (
            bool(offered - ENDS - set(_freely(view, decision))) and price <= own.wallet
        )
        asked = decision.prompt.id.rsplit("-", 1)[-1]
        title = words(TITLES.get(asked, "render-sutters-mill-act"))
        cost = _cost(price, scene)
        ground = palette.LAMP if reaches else ""
        yield Plate(None, title, (cost, *_later(price, scene)), ground, (cost,))


def _freely(view: Public, decision: Decision) -> list[Key]:
    """The actions that certificates make free."""
    offered = verbs_of(decision)
    return [word for word, effect in FREE if word in offered and is_free(view.table, effect)]


def _gift(own: Private, view: Public, decision: Decision, scene: Scene) -> Plate | None:
    """What certificates make free: where everything is free they are told only where there is room."""
    freely, words = _freely(view, decision), scene.words
    if not freely:
        return None
    called = [words(f"render-sutters-mill-free-{word.replace('_', '-')}") for word in freely]
    icon = None if freely[1:] else _sign(freely[0], owner_of(own.seat))
    free = (Tag(words("render-sutters-mill-free")),)
    return Plate(icon, " · ".join(called), free, palette.LAMP)


def _digging(word: str, brought: int, view: Public, scene: Scene, ground: str) -> Plate:
    """A way to so many counters, of the section that is dug now."""
    icon = NUGGETS[SECTIONS[view.table.current]]
    title, gain = scene.words(f"sutters-mill-verb-{word}"), Tag(gained(brought), icon)
    counters = scene.words("render-sutters-mill-counters", count=brought)
    return Plate(None, title, (gain, counters), ground, (gain,))


def _cost(price: int, scene: Scene) -> Tag:
    """What the next action of town costs."""
    return Tag(str(price), "gold") if price else Tag(scene.words("render-sutters-mill-free"))


def _later(price: int, scene: Scene) -> tuple[Part, ...]:
    """What the action after the next one costs, if there is one."""
    later = next((one for one in LIMITS.prices if one > price), None)
    if later is None:
        return ()
    return scene.words("render-sutters-mill-then"), Tag(str(later), "gold")


def _end(own: Private, view: Public, scene: Scene) -> Plate:
    """The end of the turn, and whose turn it is then."""
    seat, words = follower(view.table, own.seat), scene.words
    short = shortened(scene.names[seat], scene.names)
    name = fit_person(short, Face.NAME, NAME, WHO, WHO).lines[0]
    seal = tokens.seal(owner_of(seat), SEAL)
    title = words("sutters-mill-verb-end-turn")
    arrow = onward(ARROW)
    return Plate(None, title, (arrow, seal, name), palette.PAPER, (arrow, seal))


def _sign(word: Key, owner: int) -> Sprite:
    """What an action that is free is about."""
    return up_and_down() if word == "rearrange" else prospector(owner, ICON)
