"""What can be done now, below the town in the private picture: a plate for each way, with what it costs or brings in words."""

from collections.abc import Iterator, Sequence
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
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.numerals import gained
from render.sutters_mill.actions import verbs_of
from render.sutters_mill.effects import up_and_down
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of

RIGHT, HIGH, GAP = 986, 60, 10
RADIUS = 14
PADDING, BETWEEN = 11, 9
ICON, SEAL = 48, 17
SIZES, NOTE, AMOUNT = (46, 43, 40, 38, 36, 34), 0.9, 1.24
"""What a way is called, the largest first; in sizes of it what it costs, and what it brings."""

NAME = 120
"""How wide the name of whoever is next is at most."""

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


class Plate(NamedTuple):
    """A way to go on."""

    icon: Sprite | None
    title: str
    note: str
    amount: str
    """What the way brings of what the icon shows."""

    ground: str
    """Amber what is asked for, paper the way out; empty where the gold does not reach."""

    brief: str = ""
    """The note in fewer words."""

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
        if self.icon and not self.amount:
            canvas.put_centred(self.icon, at + self.icon.size[0] / 2, middle)
            at += self.icon.size[0] + BETWEEN
        ink = palette.INK if self.ground else palette.LACKING
        at += canvas.write(self.title, Face.NAME, size, ink, at, middle) + BETWEEN
        if self.note:
            soft = palette.INK_BROWN if self.ground else palette.MIST
            canvas.write(self.note, Face.NAME, round(size * NOTE), soft, at, middle)
        if self.icon and self.amount:
            large = round(size * AMOUNT)
            at += canvas.write(self.amount, Face.NUMBER, large, ink, at, middle) + BETWEEN / 2
            canvas.put_centred(self.icon, at + self.icon.size[0] / 2, middle)

    def _written(self, size: int) -> float:
        """What is on it takes so much."""
        texts = width(self.title, Face.NAME, size)
        if self.note:
            texts += BETWEEN + width(self.note, Face.NAME, round(size * NOTE))
        if self.amount:
            texts += BETWEEN + width(self.amount, Face.NUMBER, round(size * AMOUNT)) - BETWEEN / 2
        return texts + (self.icon.size[0] + BETWEEN if self.icon else 0)


def draw_choices(
    canvas: Canvas,
    top: int,
    left: int,
    own: Private,
    view: Public,
    decision: Decision,
    scene: Scene,
) -> None:
    """Draw the plates, which share the room from there on: what is beside the point only where there is room for it."""
    asked = [list(_plates(own, view, decision, scene))]
    if gift := _gift(own, view, decision, scene):
        asked = [[gift, *asked[0]]] if next_price(view.table) else [[*asked[0], gift], *asked]
    ways = [_end(own, view, scene)] if "end_turn" in verbs_of(decision) else []
    if "switch" in verbs_of(decision):
        words = scene.words
        title, note = words("sutters-mill-verb-switch"), words("render-sutters-mill-switch")
        ways.insert(0, Plate(None, title, note, "", palette.PAPER))
    room = RIGHT - left
    forms = list(chain.from_iterable(zip(*[_forms(one, ways) for one in asked], strict=True)))
    laid = ((form, size) for form in forms for size in SIZES)
    form, size = next((one for one in laid if _taken(*one) <= room), (forms[-1], SIZES[-1]))
    x = float(left)
    for plate in form:
        wide = plate.wide(size) + (room - _taken(form, size)) / len(form)
        plate.draw(canvas, round(x), top, round(wide), size)
        x += wide + GAP


def _taken(plates: Sequence[Plate], size: int) -> float:
    """What plates side by side take at least."""
    return sum(plate.wide(size) for plate in plates) + GAP * (len(plates) - 1)


def _forms(plates: list[Plate], ways: list[Plate]) -> Iterator[list[Plate]]:
    """Plates and ways out in full, then with fewer words: the ways out first lose theirs."""
    short = [one._replace(note="") for one in ways]
    for number in range(len(ways) + 1):
        yield [*plates, *short[:number], *ways[number:]]
    bare = [one._replace(icon=None) for one in short]
    yield [*plates, *bare]
    brief = [one._replace(note=one.brief, icon=one.icon if one.amount else None) for one in plates]
    yield [*brief, *bare]
    plain = [one._replace(icon=None) for one in brief]
    yield [*plain, *bare]
    yield [*[one._replace(note="") for one in plain], *bare]


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
        icon = art.sticker("gold", ICON) if price else None
        ground = palette.LAMP if reaches else ""
        brief = words("render-sutters-mill-costs", price=price)
        yield Plate(icon, title, _cost(price, scene), "", ground, brief)


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
    free = words("render-sutters-mill-free")
    return Plate(icon, " · ".join(called), free, "", palette.LAMP)


def _digging(word: str, brought: int, view: Public, scene: Scene, ground: str) -> Plate:
    """A way to so many counters, of the section that is dug now."""
    icon = art.sticker(NUGGETS[SECTIONS[view.table.current]], ICON)
    return Plate(icon, scene.words(f"sutters-mill-verb-{word}"), "", gained(brought), ground)


def _cost(price: int, scene: Scene) -> str:
    """What the next action of town costs, and what the one after it does."""
    later = next((one for one in LIMITS.prices if one > price), None)
    if later is None:
        return scene.words("render-sutters-mill-costs", price=price)
    return scene.words("render-sutters-mill-costs-then", price=price, later=later)


def _end(own: Private, view: Public, scene: Scene) -> Plate:
    """The end of the turn, and whose turn it is then."""
    seat, words = follower(view.table, own.seat), scene.words
    short = shortened(scene.names[seat], scene.names)
    name = fit_person(short, Face.NAME, NAME, SIZES[0], SIZES[0]).lines[0]
    icon = tokens.seal(owner_of(seat), SEAL)
    note = words("render-sutters-mill-next", name=name)
    return Plate(icon, words("sutters-mill-verb-end-turn"), note, "", palette.PAPER)


def _sign(word: Key, owner: int) -> Sprite:
    """What an action that is free is about."""
    return up_and_down() if word == "rearrange" else prospector(owner, ICON)
