"""What can be done now, below the town in the private picture: a plate for each way, what it costs and what comes of it."""

from collections.abc import Iterator, Sequence
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
from render.sutters_mill.actions import verbs_of
from render.sutters_mill.effects import up_and_down
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of

LEFT, WIDE, HIGH, GAP = 14, 972, 82, 10
RADIUS = 16
PADDING, BETWEEN = 11, 8
PURSE, PURSE_AFTER = 168, 236
"""How wide the own gold is, and with what is left of it after a price."""

FIGURE, ICON, COIN, SEAL = 62, 58, 58, 20
NUMBER, LATER, SOON, WORD, LINE = 66, 42, 36, 42, 36
TIGHT = 0.82
"""The leading of two lines on a plate."""

GOLD, RISK, RISK_NUMBER, ARROW = 48, 32, 36, 40
LOSS = "#FF9C88"
"""Points that would be lost, on the night's ground."""

FREE: Sequence[tuple[Key, Key]] = (
    ("place_prospector", "free_prospector"),
    ("remove_prospector", "free_prospector"),
    ("lift_prospector", "free_move"),
    ("rearrange", "rearrange"),
)
"""Actions that a certificate can make free, and by which effect."""

EXTRAS = frozenset({"pointer", "later", "switch", "freely", "waiting"})
"""What plates say where there is room: the arrow to whoever is next, what later actions cost, the way into tear-down, what is
free where everything is, and prospectors off the board.
"""

LESS = (
    EXTRAS,
    EXTRAS - {"pointer"},
    EXTRAS - {"pointer", "later"},
    EXTRAS - {"pointer", "later", "switch"},
    EXTRAS - {"pointer", "later", "freely"},
    frozenset({"waiting"}),
    frozenset[str](),
)
"""What of these they say, the first that goes into the room."""

TITLES = {"salvage": "render-sutters-mill-salvage", "town": "render-sutters-mill-another"}
"""What an action of town is called, as the question calls it, by the end of the question's id."""

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
    canvas: Canvas,
    top: int,
    own: Private,
    view: Public,
    decision: Decision,
    scene: Scene,
    *,
    has_stock: bool,
) -> None:
    """Draw the own gold, then the plates, which share the room: what they say besides only where there is room for it.

    `has_stock` where the prospectors off the board stand in a row below.
    """
    _draw_purse(canvas, top, own, view, scene)
    room = WIDE - PURSE - GAP
    plates: list[Plate] = []
    for extras in LESS:
        plates = list(_plates(own, view, decision, scene, extras, has_stock=has_stock))
        if sum(plate.wide for plate in plates) + GAP * (len(plates) - 1) <= room:
            break
    spare = room - sum(plate.wide for plate in plates) - GAP * (len(plates) - 1)
    x = float(LEFT + PURSE + GAP)
    for plate in plates:
        wide = plate.wide + spare / len(plates)
        _draw_plate(canvas, round(x), top, round(wide), plate)
        x += wide + GAP


def draw_fare(
    canvas: Canvas,
    top: int,
    own: Private,
    view: Public,
    decision: Decision | None,
    scene: Scene,
    *,
    is_alone: bool,
) -> int:
    """Draw the own gold before and after a move, then what the move costs and what the action after it costs; all across where
    nothing else stands there. The answer is where it ends.
    """
    asked = dict(decision.prompt.args) if decision else {}
    price, done = int(str(asked.get("price", 0))), view.table.turn.paid_actions
    left = _draw_purse(canvas, top, own, view, scene, price) + GAP
    is_free_move = is_free(view.table, "free_move")
    later = LIMITS.prices[done if is_free_move else done + 1 :]
    plate = Plate(tuple(_cost(price, scene, palette.INK, is_small=bool(later))), palette.LAMP)
    text = scene.words("render-sutters-mill-then", price=later[0]) if later else ""
    least = round(max(plate.wide, width(text, Face.NAME, SOON) + 2 * PADDING))
    wide = LEFT + WIDE - left if is_alone else least
    _draw_plate(canvas, left, top, wide, plate, top + (28 if later else HIGH / 2))
    at = left + wide / 2, top + HIGH - 20
    canvas.write(text, Face.NAME, SOON, palette.INK_BROWN, *at, "m")
    return left + wide


def _draw_purse(
    canvas: Canvas, top: int, own: Private, view: Public, scene: Scene, price: int = 0
) -> int:
    """Draw the own gold, what is left of it after a price, and below it the points in danger; the answer is where it ends."""
    wide = PURSE_AFTER if price else PURSE
    boxes.shadow(canvas, LEFT, top, wide, HIGH, RADIUS)
    boxes.box(canvas, palette.INK, LEFT - 2, top - 2, wide + 4, HIGH + 4, RADIUS + 2)
    boxes.box(canvas, palette.NIGHT, LEFT, top, wide, HIGH, RADIUS)
    lost = penalty(view.table.players[own.seat]) + on_buildings(view.table, own.seat)
    middle, text, after = top + (25 if lost else HIGH / 2), str(own.wallet), str(own.wallet - price)
    taken = width(text, Face.NUMBER, GOLD) + COIN
    if price:
        taken += ARROW + width(after, Face.NUMBER, GOLD)
    start = LEFT + (wide - taken) / 2
    canvas.put_centred(art.sticker("gold", COIN), start + COIN / 2 - 4, middle + 1)
    start += COIN + 2
    start += canvas.write(text, Face.NUMBER, GOLD, palette.PAPER, start, middle)
    if price:
        canvas.put_centred(_arrow(), start + ARROW / 2, middle)
        canvas.write(after, Face.NUMBER, GOLD, palette.PAPER, start + ARROW, middle)
    if lost:
        low, label = top + HIGH - 20, scene.words("render-sutters-mill-at-risk")
        canvas.write(label, Face.NAME, RISK, palette.MIST, LEFT + 10, low)
        right = LEFT + wide - 10
        canvas.write(signed(-lost), Face.NUMBER, RISK_NUMBER, LOSS, right, low, "r")
    return LEFT + wide


def _draw_plate(
    canvas: Canvas, x: int, top: int, wide: int, plate: Plate, middle: float | None = None
) -> None:
    """Draw a plate with its parts in the middle, or around that height."""
    if plate.ground == palette.LAMP:
        boxes.lit(canvas, palette.LAMP, x, top, wide, HIGH, RADIUS, 5)
    boxes.shadow(canvas, x, top, wide, HIGH, RADIUS)
    boxes.box(canvas, palette.INK, x - 2, top - 2, wide + 4, HIGH + 4, RADIUS + 2)
    boxes.box(canvas, plate.ground or palette.PANEL, x, top, wide, HIGH, RADIUS)
    taken = plate.wide - 2 * PADDING
    at = x + (wide - taken) / 2
    for part in plate.parts:
        part.draw(canvas, at, top + HIGH / 2 if middle is None else middle)
        at += part.wide + BETWEEN


def _plates(
    own: Private,
    view: Public,
    decision: Decision,
    scene: Scene,
    extras: frozenset[str],
    *,
    has_stock: bool,
) -> Iterator[Plate]:
    """Digging, what is free, what is paid, and the ways out."""
    offered = verbs_of(decision)
    table, words = view.table, scene.words
    owner, free = owner_of(own.seat), words("render-sutters-mill-free")
    if "dig" in offered:
        yield _digging(words("sutters-mill-verb-dig"), 1, view, palette.LAMP)
    if "stop_digging" in offered:
        brought = len(business(view.table, own.seat))
        yield _digging(words("sutters-mill-verb-stop-digging"), brought, view, palette.PAPER)
        return
    price = next_price(table)
    freely = [word for word, effect in FREE if word in offered and is_free(table, effect)]
    if freely and (price != 0 or "freely" in extras):
        called = [words(f"render-sutters-mill-free-{word.replace('_', '-')}") for word in freely]
        sign = () if freely[1:] else (_sign(freely[0], owner),)
        yield Plate((*sign, Part(lines=(" · ".join(called), free), size=LINE)), palette.LAMP)
    if price is not None:
        reaches = not price or (bool(offered - ENDS - set(freely)) and price <= own.wallet)
        asked = decision.prompt.id.rsplit("-", 1)[-1]
        title = words(TITLES.get(asked, "render-sutters-mill-act"))
        waits = "place_prospector" in offered and not has_stock and "waiting" in extras
        waiting = table.players[own.seat].off_board if waits else 0
        is_told = "later" in extras
        yield _paid(price, owner, title, scene, reaches=reaches, waiting=waiting, is_told=is_told)
    if "switch" in offered and "switch" in extras:
        yield Plate((_word(words("sutters-mill-verb-switch")),), palette.PAPER)
    following = Part(tokens.seal(owner_of(follower(view.table, own.seat)), SEAL))
    word = _word(words("sutters-mill-verb-end-turn"))
    pointer = (Part(_pointer()),) if "pointer" in extras else ()
    yield Plate((word, *pointer, following), palette.PAPER)


def _digging(word: str, brought: int, view: Public, ground: str) -> Plate:
    """So many counters from the section that is dug now."""
    nugget = art.sticker(NUGGETS[SECTIONS[view.table.current]], ICON)
    count = Part(lines=(gained(brought),), face=Face.NUMBER, size=NUMBER)
    return Plate((_word(word), count, Part(nugget)), ground)


def _paid(
    price: int,
    owner: int,
    title: str,
    scene: Scene,
    *,
    reaches: bool,
    waiting: int,
    is_told: bool,
) -> Plate:
    """What the next action of town costs, large, then what those after it cost, and how many can still come."""
    ink = palette.INK if reaches else palette.LACKING
    parts = [_word(title)._replace(ink=ink), *_cost(price, scene, ink)]
    if is_told and reaches:
        later = " · ".join(str(one) for one in LIMITS.prices if one > price)
        if later:
            soft = palette.INK_BROWN
            parts.append(Part(lines=(later,), face=Face.NUMBER, size=LATER, ink=soft))
    if waiting:
        parts.append(Part(prospector(owner, FIGURE)))
        parts.append(Part(lines=(f"×{waiting}",), face=Face.NUMBER, size=LATER))
    return Plate(tuple(parts), palette.LAMP if reaches else "")


def _cost(price: int, scene: Scene, ink: str, *, is_small: bool = False) -> list[Part]:
    """What an action costs."""
    if not price:
        size = WORD if is_small else WORD + 8
        return [Part(lines=(scene.words("render-sutters-mill-free"),), size=size)]
    size, coin = (LATER + 8, COIN - 10) if is_small else (NUMBER, COIN)
    number = Part(lines=(str(price),), face=Face.NUMBER, size=size, ink=ink)
    return [Part(art.sticker("gold", coin)), number]


def _word(text: str) -> Part:
    """What a button is called, on two lines where it has more than a word."""
    return Part(lines=halves(text, Face.NAME) if " " in text else (text,), size=LINE)


def _sign(word: Key, owner: int) -> Part:
    """What an action that is free is about."""
    return Part(up_and_down() if word == "rearrange" else prospector(owner, FIGURE))


@kept
def _arrow() -> Sprite:
    """From the own gold to what is left of it."""
    sketch = Sketch(24, 24)
    sketch.line(palette.MIST, 5, [(2, 12), (14, 12)])
    sketch.poly(palette.MIST, [(23, 12), (11, 3), (11, 21)])
    return sketch.done()


@kept
def _pointer() -> Sprite:
    """An arrow to whose turn it is then."""
    sketch = Sketch(44, 44)
    sketch.line(palette.INK, 8, [(4, 22), (24, 22)])
    sketch.poly(palette.INK, [(42, 22), (22, 6), (22, 38)])
    return sketch.done()
