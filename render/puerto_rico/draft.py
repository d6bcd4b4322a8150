"""The draft of New Buildings: the candidates by cost, what they do, which are in the game and which are out."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import COST, DRAFT_SPACES, DRAFTED
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.players import Area, Owner, draw_owner
from render.core.scenery import scenery
from render.core.signs import coin, cross
from render.puerto_rico import ground
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.happened import happened
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.strips import lay_board
from render.puerto_rico.text import draft_alt
from render.puerto_rico.vocabulary import GAME, effect, term

WIDE, GAP = 444, 16
LEFT, ROOM, TOP = 18, 1364, 118
TAB = 56
"""How wide the tab is at the left of a group, with its cost and its spaces."""

CARD = WIDE - TAB - 6
ROW, STEP = 96, 103
SLIM, SLIM_STEP = 46, 54
"""How high a candidate is that has left the game."""

BETWEEN = 10
"""What lies between two groups."""

RADIUS = 14
DRAWING, STRIPE = 94, 6
NAME, NAME_LEAST = 42, 30
EFFECT, EFFECT_LEAST = 30, 23
COLUMNS = ((1, 2, 3), (4, 5, 6), (7, 8, 9))
"""The costs that stand in each of the three columns; the large buildings stand below them."""

LARGE_COST = 10
FOOT = 86


class Candidate(NamedTuple):
    """How a type stands."""

    kind: Key
    is_in: bool
    is_out: bool
    is_last_move: bool
    mark: Mark

    @property
    def step(self) -> int:
        """How far below it the next one begins."""
        return SLIM_STEP if self.is_out else STEP


class Group(NamedTuple):
    """The candidates of a cost."""

    cost: int
    spaces: int
    filled: int
    kinds: tuple[Candidate, ...]


def groups(
    view: Public, marks: Mapping[Key, Mark] | None = None, last: Collection[Key] = ()
) -> dict[int, Group]:
    """All candidates by cost: those that are in the game first, those that have left it last."""
    told = {}
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [kind for kind in DRAFTED if COST[kind] == cost]
        filled = sum(kind in view.table.buildings for kind in kinds)
        candidates = [
            Candidate(
                kind,
                kind in view.table.buildings,
                filled == spaces and kind not in view.table.buildings,
                kind in last,
                (marks or {}).get(kind, Mark()),
            )
            for kind in kinds
        ]
        told[cost] = Group(
            cost, spaces, filled, tuple(sorted(candidates, key=lambda one: one.is_out))
        )
    return told


def draft_board(view: Public, scene: Scene) -> Picture:
    """The picture of the draft that all see: the candidates over everybody's name."""
    last = happened(scene.events).drafted
    told = groups(view, last=last)
    canvas = Canvas(ground.sea(high_of(told) + FOOT + 20).copy())
    ribbon.bar(canvas)
    draw_ribbon(canvas, view, scene)
    draw_groups(canvas, told, scene.words)
    _draw_players(canvas, high_of(told) + 8, view, scene)
    return picture(canvas.image, GAME, draft_alt(view, scene))


def _draw_players(canvas: Canvas, y: int, view: Public, scene: Scene) -> None:
    """Everybody's name, in order of seats; amber who picks."""
    seats = len(scene.names)
    wide = (ROOM - (seats - 1) * 12) // seats
    for seat, name in enumerate(scene.names):
        area = Area(LEFT + seat * (wide + 12), y, wide, FOOT - 12, FOOT - 12)
        owner = Owner(seat, name, seat in scene.asked, view.table.governor == seat)
        if owner.is_lit:
            boxes.lit(canvas, palette.LAMP, area.x, y, wide, area.high, 16, 6)
        lay_board(canvas, area, area.high, owner)
        draw_owner(canvas, area, owner, wide - 14)


def high_of(told: Mapping[int, Group]) -> int:
    """Where everything ends."""
    return _columns_end(told) + _large_high(told[LARGE_COST]) + 12


def _columns_end(told: Mapping[int, Group]) -> int:
    return TOP + max(
        sum(BETWEEN + sum(one.step for one in told[cost].kinds) for cost in costs)
        for costs in COLUMNS
    )


def _large_rows(large: Group) -> list[tuple[Candidate, ...]]:
    """The large buildings, three in a row."""
    return [large.kinds[first : first + 3] for first in range(0, len(large.kinds), 3)]


def _large_high(large: Group) -> int:
    """The height of the large buildings."""
    return sum(max(one.step for one in row) for row in _large_rows(large))


def draw_groups(canvas: Canvas, told: Mapping[int, Group], words: Words) -> None:
    """Draw the groups in three columns, the large buildings below all of them."""
    for column, costs in enumerate(COLUMNS):
        x, y = LEFT + column * (WIDE + GAP), TOP
        for cost in costs:
            high = sum(one.step for one in told[cost].kinds)
            _draw_tab(canvas, x, y, high - STEP + ROW, told[cost])
            for one in told[cost].kinds:
                _draw_candidate(canvas, x + WIDE - CARD, y, one, words)
                y += one.step
            y += BETWEEN
    large, y = told[LARGE_COST], _columns_end(told)
    _draw_tab(canvas, LEFT, y, _large_high(large) - STEP + ROW, large)
    for row in _large_rows(large):
        for column, one in enumerate(row):
            _draw_candidate(canvas, LEFT + column * (WIDE + GAP) + WIDE - CARD, y, one, words)
        y += max(one.step for one in row)


def _draw_tab(canvas: Canvas, x: int, y: int, high: int, group: Group) -> None:
    """The tab of a group: the cost, and a house for each space, pale while it is free."""
    boxes.shadow(canvas, x, y, TAB, high, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.NIGHT, x, y, TAB, high, RADIUS)
    middle = x + TAB / 2
    canvas.put_centred(coin(str(group.cost), 24), middle, y + 32)
    for place in range(group.spaces):
        strength = 1.0 if place < group.filled else 0.4
        canvas.put_centred(art.sticker("house", 40), middle, y + 80 + place * 46, strength)


@kept
def _face(kind: Key, name: str, does: str) -> Image.Image:
    """A candidate: drawing, name, and what it does."""
    canvas = Canvas(Image.new("RGB", (CARD, ROW), palette.PAPER))
    drawn = scenery(drawing_of(kind), kind_of(kind), DRAWING, ROW)
    canvas.image.paste(drawn, (0, 0))
    canvas.fill(kind_of(kind).band, DRAWING, 0, STRIPE, ROW)
    x = DRAWING + STRIPE + 10
    title, text = name_fit(name), effect_fit(does)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, x, 20)
    canvas.write_lines(text.lines, Face.BODY, text.size, palette.INK_SOFT, x, 64, "l", 0.92)
    return canvas.image


TEXT_ROOM = CARD - DRAWING - STRIPE - 16


def name_fit(name: str) -> Fitted:
    """The name as it stands on a candidate."""
    return fit(name, Face.NAME, TEXT_ROOM, NAME, NAME_LEAST, 1)


def effect_fit(does: str) -> Fitted:
    """What it does, on two lines at most."""
    return fit_body(does, Face.BODY, TEXT_ROOM, EFFECT, EFFECT_LEAST, 2)


def _draw_candidate(canvas: Canvas, x: int, y: int, one: Candidate, words: Words) -> None:
    if one.is_out:
        _draw_out(canvas, x, y, term(words, "building", one.kind))
        return
    if one.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, CARD, ROW, RADIUS, 6)
    elif one.is_last_move:
        boxes.frame(canvas, palette.INK, x, y, CARD, ROW, RADIUS, 7)
        boxes.frame(canvas, palette.AQUA, x, y, CARD, ROW, RADIUS, 5)
    else:
        boxes.shadow(canvas, x, y, CARD, ROW, RADIUS, boxes.SMALL_SHADOW)
    face = _face(one.kind, term(words, "building", one.kind), effect(words, one.kind))
    boxes.lay(canvas, face, x, y, RADIUS)
    if one.is_in:
        canvas.put_centred(tokens.tick(26), x + 34, y + 34)
    if one.mark.badge:
        canvas.put(tokens.badge(one.mark.badge, 46), x + 8, y + 8)


def _draw_out(canvas: Canvas, x: int, y: int, name: str) -> None:
    """The name alone of what has left the game."""
    boxes.box(canvas, palette.NIGHT, x, y, CARD, SLIM, RADIUS)
    canvas.put_centred(cross(15), x + 30, y + SLIM / 2)
    title = fit(name, Face.NAME, CARD - 70, 34, 26, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.MIST, x + 56, y + SLIM / 2)
