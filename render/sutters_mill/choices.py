"""What can be done now, below the town in the private picture: a plate for each way, what it costs and what comes of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core.forms import Decision, verb
from games.core.model import Key, Seat
from games.sutters_mill.content import BONUSES, LIMITS, PLACE, SECTIONS
from games.sutters_mill.views import (
    Private,
    Public,
    is_free,
    next_price,
    on_buildings,
    penalty,
)
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import halves
from render.core.lettering import Face, width
from render.core.numerals import gained, signed
from render.core.sketch import Sketch
from render.sutters_mill.effects import up_and_down
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of

LEFT, WIDE, HIGH, GAP = 14, 972, 82, 14
RADIUS = 16
PADDING, BETWEEN = 16, 9
PURSE = 168

FIGURE, ICON, COIN, SMALL_COIN, SEAL = 68, 60, 58, 34, 20
NUMBER, LATER, WORD, LINE = 66, 42, 42, 38
TIGHT = 0.82
"""The leading of two lines on a plate."""

GOLD, RISK, RISK_NUMBER = 48, 32, 36
LOSS = "#FF9C88"
"""Points that would be lost, on the night's ground."""

FREE: Sequence[tuple[Key, Key]] = (
    ("place_prospector", "free_prospector"),
    ("remove_prospector", "free_prospector"),
    ("lift_prospector", "free_move"),
    ("rearrange", "rearrange"),
)
"""Actions that a certificate can make free, and by which effect."""

TURNS = {"lift_prospector": 0, "remove_prospector": 1, "place_prospector": 3}
"""Where the arrow beside a prospector points, in quarters to the left: over there, away, down into the town."""

FULL = 2
"""How much plates say where there is room: without it no prices of later actions, then fewer words."""

ENDS = frozenset({"dig", "stop_digging", "end_turn", "switch"})
"""What is no action of town."""


class Part(NamedTuple):
    """A picture or writing on a plate: writing of one line or two."""

    picture: Sprite | None = None
    lines: tuple[str, ...] = ()
    face: Face = Face.NAME
    size: int = WORD
    ink: str = palette.INK

    @property
    def wide(self) -> float:
        """What it takes across."""
        if self.picture is not None:
            return self.picture.size[0]
        return max(width(line, self.face, self.size) for line in self.lines)

    def draw(self, canvas: Canvas, x: float, middle: float) -> None:
        """Draw it from there on."""
        if self.picture is not None:
            canvas.put_centred(self.picture, x + self.wide / 2, middle)
            return
        at = x + self.wide / 2
        canvas.write_lines(self.lines, self.face, self.size, self.ink, at, middle, "m", TIGHT)


class Plate(NamedTuple):
    """A way to go on."""

    parts: tuple[Part, ...]
    ground: str
    """Amber what is asked for, paper the way out; empty where the gold does not reach."""

    @property
    def wide(self) -> float:
        """What it takes at least."""
        parts = sum(part.wide for part in self.parts)
        return parts + BETWEEN * (len(self.parts) - 1) + 2 * PADDING


def draw_choices(
    canvas: Canvas, top: int, own: Private, view: Public, decision: Decision, scene: Scene
) -> None:
    """Draw the own gold, then the plates, which share the room; what later actions cost only where there is room for it."""
    _draw_purse(canvas, top, own, view, scene)
    room = WIDE - PURSE - GAP
    plates: list[Plate] = []
    for detail in reversed(range(FULL + 1)):
        plates = list(_plates(own, view, decision, scene, detail))
        if sum(plate.wide for plate in plates) + GAP * (len(plates) - 1) <= room:
            break
    spare = room - sum(plate.wide for plate in plates) - GAP * (len(plates) - 1)
    x = float(LEFT + PURSE + GAP)
    for plate in plates:
        wide = plate.wide + spare / len(plates)
        _draw_plate(canvas, round(x), top, round(wide), plate)
        x += wide + GAP


def _draw_purse(canvas: Canvas, top: int, own: Private, view: Public, scene: Scene) -> None:
    """Draw the own gold, and below it the points in danger."""
    boxes.shadow(canvas, LEFT, top, PURSE, HIGH, RADIUS)
    boxes.box(canvas, palette.INK, LEFT - 2, top - 2, PURSE + 4, HIGH + 4, RADIUS + 2)
    boxes.box(canvas, palette.NIGHT, LEFT, top, PURSE, HIGH, RADIUS)
    lost = penalty(view.table.players[own.seat]) + on_buildings(view.table, own.seat)
    middle, text = top + (25 if lost else HIGH / 2), str(own.wallet)
    start = LEFT + (PURSE - width(text, Face.NUMBER, GOLD) - COIN) / 2
    canvas.put_centred(art.sticker("gold", COIN), start + COIN / 2 - 4, middle + 1)
    canvas.write(text, Face.NUMBER, GOLD, palette.PAPER, start + COIN + 2, middle)
    if lost:
        low, label = top + HIGH - 20, scene.words("render-sutters-mill-at-risk")
        canvas.write(label, Face.NAME, RISK, palette.MIST, LEFT + 10, low)
        right = LEFT + PURSE - 10
        canvas.write(signed(-lost), Face.NUMBER, RISK_NUMBER, LOSS, right, low, "r")


def _draw_plate(canvas: Canvas, x: int, top: int, wide: int, plate: Plate) -> None:
    """Draw a plate with its parts in the middle."""
    if plate.ground == palette.LAMP:
        boxes.lit(canvas, palette.LAMP, x, top, wide, HIGH, RADIUS, 5)
    boxes.shadow(canvas, x, top, wide, HIGH, RADIUS)
    boxes.box(canvas, palette.INK, x - 2, top - 2, wide + 4, HIGH + 4, RADIUS + 2)
    boxes.box(canvas, plate.ground or palette.PANEL, x, top, wide, HIGH, RADIUS)
    taken = plate.wide - 2 * PADDING
    at = x + (wide - taken) / 2
    for part in plate.parts:
        part.draw(canvas, at, top + HIGH / 2)
        at += part.wide + BETWEEN


def _plates(
    own: Private, view: Public, decision: Decision, scene: Scene, detail: int
) -> Iterator[Plate]:
    """Digging, what is free, what is paid, and the way out."""
    offered = {verb(offer.action) for offer in decision.offers}
    table, words = view.table, scene.words
    owner, free = owner_of(own.seat), words("render-sutters-mill-free")
    if "dig" in offered:
        nugget = art.sticker(NUGGETS[SECTIONS[table.current]], ICON)
        count = Part(lines=(gained(1),), face=Face.NUMBER, size=NUMBER)
        lines = _word(words("sutters-mill-verb-dig"))
        figure = Part(prospector(owner, FIGURE))
        who = {FULL: (figure, lines), 0: (figure,)}.get(detail, (lines,))
        yield Plate((*who, count, Part(nugget)), palette.LAMP)
    if "stop_digging" in offered:
        brought = business(view, own.seat)
        nugget = art.sticker(NUGGETS[SECTIONS[table.current]], ICON)
        count = Part(lines=(gained(brought),), face=Face.NUMBER, size=NUMBER)
        lines = _word(words("sutters-mill-verb-stop-digging"))
        yield Plate((lines, count, Part(nugget)), palette.PAPER)
        return
    price = next_price(table)
    freely = [word for word, effect in FREE if word in offered and is_free(table, effect)]
    if freely and (price != 0 or detail):
        signs = [part for word in freely for part in _signs(word, owner)]
        yield Plate((*signs, Part(lines=(free,))), palette.LAMP)
    if price is not None:
        reaches = not price or (bool(offered - ENDS - set(freely)) and price <= own.wallet)
        waiting = table.players[own.seat].off_board if "place_prospector" in offered else 0
        yield _paid(price, own, scene, reaches=reaches, waiting=waiting, detail=detail)
    follower = tokens.seal(owner_of(_follower(view, own.seat)), SEAL)
    word = _word(words("sutters-mill-verb-end-turn"))
    yield Plate((word, Part(_pointer()), Part(follower)), palette.PAPER)


def _paid(
    price: int, own: Private, scene: Scene, *, reaches: bool, waiting: int, detail: int
) -> Plate:
    """What the next action of town costs, large, then what those after it cost, and how many can still come."""
    ink = palette.INK if reaches else palette.LACKING
    word = Part(lines=(scene.words("render-sutters-mill-actions"),), ink=ink)
    parts = [word] if detail or not price else []
    if price:
        parts.append(Part(art.sticker("gold", COIN)))
        parts.append(Part(lines=(str(price),), face=Face.NUMBER, size=NUMBER, ink=ink))
    else:
        parts.append(Part(lines=(scene.words("render-sutters-mill-free"),), size=WORD + 8))
    if detail == FULL and reaches:
        later = " · ".join(str(one) for one in LIMITS.prices if one > price)
        if later:
            soft = palette.INK_BROWN
            parts.append(Part(lines=(later,), face=Face.NUMBER, size=LATER, ink=soft))
    if waiting:
        parts.append(Part(prospector(owner_of(own.seat), FIGURE)))
        parts.append(Part(lines=(f"×{waiting}",), face=Face.NUMBER, size=LATER))
    return Plate(tuple(parts), palette.LAMP if reaches else "")


def business(view: Public, seat: Seat) -> int:
    """How many counters business brings (R16, R50 to R52)."""
    table = view.table
    left = list(table.left)
    brought = 0

    def take(only: int | None) -> int:
        section = next((place for place, count in enumerate(left) if count), None)
        if section is None or (only is not None and section != only):
            return 0
        left[section] -= 1
        return 1

    for _ in range(table.holders.count(seat) + (table.adventurer == seat)):
        brought += take(None)
    for section, building in BONUSES:
        if table.holders[PLACE[building]] == seat:
            brought += take(section)
    return brought


def _follower(view: Public, seat: Seat) -> Seat:
    """Whose turn comes next: whoever can still act (R47)."""
    players = view.table.players
    for step in range(1, len(players)):
        one = (seat + step) % len(players)
        if players[one].phase == "build_up" or players[one].on_board:
            return one
    return seat


def _word(text: str) -> Part:
    """What a button is called, on two lines where it has more than a word."""
    return Part(lines=halves(text, Face.NAME) if " " in text else (text,), size=LINE)


def _signs(word: Key, owner: int) -> Iterator[Part]:
    """What an action that is free is about: a prospector and where it goes, or a card that lies elsewhere."""
    if word == "rearrange":
        yield Part(art.sticker("card", ICON))
        yield Part(up_and_down())
        return
    yield Part(prospector(owner, FIGURE))
    yield Part(_pointer(TURNS[word]))


@kept
def _pointer(turn: int = 0) -> Sprite:
    """An arrow, turned by so many quarters to the left: to whose turn it is then, to where a prospector goes."""
    sketch = Sketch(44, 44)
    sketch.line(palette.INK, 8, [(4, 22), (24, 22)])
    sketch.poly(palette.INK, [(42, 22), (22, 6), (22, 38)])
    drawn = sketch.done()
    return drawn._replace(
        colour=drawn.colour.rotate(90 * turn), opacity=drawn.opacity.rotate(90 * turn)
    )
