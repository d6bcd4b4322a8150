"""Buildings as large cards with their cost and what they do: all candidates of the draft of New Buildings with what is in the
game.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import COST, DRAFT_SPACES, DRAFTED
from games.puerto_rico.views import Public
from render.core import boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.players import Area, Owner, draw_owner
from render.core.scenery import scenery
from render.core.signs import coin
from render.puerto_rico import ground
from render.puerto_rico.archipelago import lay_board
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.happened import happened
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.people import office_of
from render.puerto_rico.text import draft_alt
from render.puerto_rico.vocabulary import GAME, effect, term

LEFT, ROOM, TOP = 18, 1364, 116
COLUMNS, GAP = 2, 8
WIDE = (ROOM - GAP) // COLUMNS
"""How wide a card is."""

LEAST, MOST = 70, 176
"""How high a card is: all of them at first, the last few at the end."""

BOARD_HIGH, HAND_HIGH = 1446, 1300
"""How high the pictures are at most."""

RADIUS, STRIPE = 14, 6
COST_ROOM = 84
"""What is left at the right of a card for its cost, or for its badge."""

TELLING = 92
"""How high cards are at least on the board on which effects are told: lower ones are for names, which more can read."""

EFFECT_LEAST = 26
"""Below that size nothing is said of effects: the menu tells them, and names have the whole card."""

LOW, HIGH = 90, 130
"""The height below which the cost stands in the middle of the drawing's height, and that from which on a drawing is hardly
wider than it is high.
"""

CHIP_COLUMNS, CHIP, CHIP_STEP = 4, 46, 54
FOOT = 88


class Candidate(NamedTuple):
    """A type that can be picked."""

    kind: Key
    mark: Mark = Mark()


class Lay(NamedTuple):
    """Where the cards lie."""

    cards: int
    high: int
    """Of a card."""

    @property
    def end(self) -> int:
        """Where the last row ends."""
        return TOP + _rows(self.cards) * (self.high + GAP)


def _rows(count: int) -> int:
    return -(-count // COLUMNS)


def lay_of(count: int, room: int) -> Lay:
    """The cards as large as so much height allows."""
    if not count:
        return Lay(0, MOST)
    return Lay(count, max(LEAST, min(MOST, room // _rows(count) - GAP)))


def candidates(
    view: Public, marks: Mapping[Key, Mark] | None = None, focus: Collection[Key] = ()
) -> tuple[Candidate, ...]:
    """The types that are neither in the game nor out of it, by cost; only those in focus where there are any."""
    found = []
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [kind for kind in DRAFTED if COST[kind] == cost]
        left = [kind for kind in kinds if kind not in view.table.buildings]
        if len(kinds) - len(left) < spaces:
            found += [Candidate(kind, (marks or {}).get(kind, Mark())) for kind in left]
    near = tuple(one for one in found if one.kind in focus)
    return near or tuple(found)


def picked(view: Public) -> tuple[Key, ...]:
    """The types that have been picked, by cost."""
    kinds = [kind for kind in DRAFTED if kind in view.table.buildings]
    return tuple(sorted(kinds, key=lambda kind: COST[kind]))


def draft_board(view: Public, scene: Scene) -> Picture:
    """The picture of the draft that all see: candidates, what is in the game, everybody's name."""
    told, chosen = candidates(view), picked(view)
    chips = -(-len(chosen) // CHIP_COLUMNS) * CHIP_STEP
    lay = lay_of(len(told), BOARD_HIGH - TOP - chips - FOOT)
    tells = lay.high >= TELLING
    canvas = Canvas(ground.sea(lay.end + chips + FOOT))
    ribbon.bar(canvas)
    draw_ribbon(canvas, view, scene)
    draw_cards(canvas, told, lay, scene.words, tells_effects=tells)
    last = happened(scene.events).drafted
    _draw_picked(canvas, lay.end + 4, chosen, last, scene.words)
    _draw_players(canvas, lay.end + chips + 6, view, scene)
    return picture(canvas.image, GAME, draft_alt(view, scene))


def _draw_players(canvas: Canvas, y: int, view: Public, scene: Scene) -> None:
    """Everybody's name, in order of seats; amber who picks."""
    seats = len(scene.names)
    wide = (ROOM - (seats - 1) * 12) // seats
    for seat, name in enumerate(scene.names):
        area = Area(LEFT + seat * (wide + 12), y, wide, FOOT - 14, FOOT - 14)
        owner = Owner(seat, name, seat in scene.asked, office_of(view, scene, seat))
        if owner.is_lit:
            boxes.lit(canvas, palette.LAMP, area.x, y, wide, area.high, 16, 6)
        lay_board(canvas, area, area.high, owner)
        draw_owner(canvas, area, owner, wide - 14)


def draw_cards(
    canvas: Canvas,
    told: Sequence[Candidate],
    lay: Lay,
    words: Words,
    *,
    tells_effects: bool = True,
) -> None:
    """Draw the candidates, column by column."""
    rows = _rows(lay.cards)
    most = min([effect_fit(effect(words, one.kind), lay.high).size for one in told], default=0)
    for place, one in enumerate(told):
        column, row = divmod(place, rows)
        x, y = LEFT + column * (WIDE + GAP), TOP + row * (lay.high + GAP)
        does = effect(words, one.kind) if tells_effects and most >= EFFECT_LEAST else ""
        face = _face(one.kind, term(words, "building", one.kind), does, lay.high, most)
        _draw_card(canvas, x, y, face, one)


def _drawing(high: int) -> int:
    """How wide the drawing on a card is."""
    return round(high * (1.1 if high >= HIGH else 1.4))


def name_fit(name: str, high: int, share: float = 0.64) -> Fitted:
    """The name as it stands on a card so high, in letters of that share of it."""
    size = min(64, round(high * share))
    return fit(name, Face.NAME, _text_room(high), size, round(size * 0.7), 1)


def effect_fit(does: str, high: int, most: int = 42) -> Fitted:
    """What it does, no larger than that: on one line where cards are low, else on two at most."""
    size, lines = min(most, round(high * 0.42)), 1 if high < HIGH else 2
    return fit_body(does, Face.BODY, _text_room(high), size, round(size * 0.6), lines)


def _text_room(high: int) -> int:
    return WIDE - _drawing(high) - STRIPE - 14 - COST_ROOM


@kept
def _face(kind: Key, name: str, does: str, high: int, most: int) -> Image.Image:
    """A candidate: drawing, cost, name, and what it does, if that is told."""
    canvas = Canvas(Image.new("RGB", (WIDE, high), palette.PAPER))
    wide = _drawing(high)
    canvas.image.paste(scenery(drawing_of(kind), kind_of(kind), wide, high), (0, 0))
    canvas.fill(kind_of(kind).band, wide, 0, STRIPE, high)
    x = wide + STRIPE + 14
    share, level = (0.64, high * 0.29) if does else (0.84, high * 0.5)
    title, text = name_fit(name, high, share), effect_fit(does, high, most)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, x, level)
    canvas.write_lines(text.lines, Face.BODY, text.size, palette.INK_SOFT, x, high * 0.72)
    return canvas.image


def _draw_card(canvas: Canvas, x: int, y: int, face: Image.Image, one: Candidate) -> None:
    """Draw a card with its cost at the right; with a badge, its cost stands on the drawing."""
    high = face.height
    if one.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, WIDE, high, RADIUS, 6)
    else:
        boxes.shadow(canvas, x, y, WIDE, high, RADIUS, boxes.SMALL_SHADOW)
    boxes.lay(canvas, face, x, y, RADIUS)
    radius = min(34, round(high * 0.42))
    price = str(COST[one.kind])
    if one.mark.badge:
        share, most = (0.6, 46) if len(one.mark.badge) == 1 else (0.48, 36)
        badge = tokens.badge(one.mark.badge, min(most, round(high * share)))
        canvas.put_centred(badge, x + WIDE - 7 - badge.size[0] / 2, y + high / 2)
        if high < LOW:
            radius = round(high * 0.4)
            canvas.put_centred(coin(price, radius), x + radius + 5, y + high / 2)
        else:
            canvas.put_centred(coin(price, radius), x + radius + 4, y + high - radius - 2)
    else:
        canvas.put_centred(coin(price, radius), x + WIDE - 42, y + high / 2)


def _draw_picked(
    canvas: Canvas, y: int, chosen: Sequence[Key], last: Collection[Key], words: Words
) -> None:
    """The names of the types that are in the game, each with its drawing; in aqua what was picked last."""
    wide = (ROOM - (CHIP_COLUMNS - 1) * GAP) // CHIP_COLUMNS
    for place, kind in enumerate(chosen):
        row, column = divmod(place, CHIP_COLUMNS)
        left, top = LEFT + column * (wide + GAP), y + row * CHIP_STEP
        if kind in last:
            boxes.frame(canvas, palette.INK, left, top, wide, CHIP, RADIUS, 6)
            boxes.frame(canvas, palette.AQUA, left, top, wide, CHIP, RADIUS, 4)
        boxes.box(canvas, palette.NIGHT, left, top, wide, CHIP, RADIUS)
        canvas.put_centred(tokens.tick(18), left + 26, top + CHIP / 2)
        name = chip_fit(term(words, "building", kind))
        canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, left + 54, top + CHIP / 2)


def chip_fit(name: str) -> Fitted:
    """The name as it stands among those in the game."""
    wide = (ROOM - (CHIP_COLUMNS - 1) * GAP) // CHIP_COLUMNS
    return fit(name, Face.NAME, wide - 64, 42, 30, 1)
