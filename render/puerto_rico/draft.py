"""The draft of New Buildings: the candidates by cost, what they do, which are in the game and which are out."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import COLUMN, COST, DRAFT_SPACES, DRAFTED
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit, fit_body
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.scenery import scenery
from render.core.signs import coin
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import effect, term

WIDE, GAP = 332, 12
HEAD, ROW, STEP = 44, 84, 91
RADIUS = 12
DRAWING, STRIPE = 106, 6
GROUPS = 3
HIGH = GROUPS * (HEAD + 7) + 8 * STEP - (STEP - ROW)


class Candidate(NamedTuple):
    """How a type stands."""

    is_in: bool
    is_out: bool
    is_last_move: bool
    mark: Mark


def taken(view: Public, cost: int) -> int:
    """Spaces of that cost that are taken."""
    return sum(kind in DRAFTED and COST[kind] == cost for kind in view.table.buildings)


def draw_draft(
    canvas: Canvas,
    x: int,
    y: int,
    view: Public,
    words: Words,
    marks: Mapping[Key, Mark] | None = None,
    last: Collection[Key] = (),
) -> None:
    """Draw the groups of candidates in four columns."""
    tops = dict.fromkeys(range(1, 5), y)
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [kind for kind in DRAFTED if COST[kind] == cost]
        column = COLUMN[kinds[0]]
        left, filled = x + (column - 1) * (WIDE + GAP), taken(view, cost)
        _draw_head(canvas, left, tops[column], cost, spaces, filled)
        tops[column] += HEAD + 7
        for kind in kinds:
            is_in = kind in view.table.buildings
            mark = (marks or {}).get(kind, Mark())
            candidate = Candidate(is_in, filled == spaces and not is_in, kind in last, mark)
            _draw_candidate(canvas, left, tops[column], kind, candidate, words)
            tops[column] += STEP


def _draw_head(canvas: Canvas, x: int, y: int, cost: int, spaces: int, filled: int) -> None:
    """The head of a group: the cost, and a house for each space, pale while it is free."""
    boxes.box(canvas, palette.NIGHT, x, y, WIDE, HEAD, RADIUS)
    canvas.put_centred(coin(str(cost), 19), x + 28, y + HEAD / 2)
    for place in range(spaces):
        right = x + WIDE - 30 - (spaces - 1 - place) * 44
        canvas.put_centred(
            art.sticker("house", 36), right, y + HEAD / 2 - 1, 1.0 if place < filled else 0.28
        )


@kept
def _face(kind: Key, name: str, does: str) -> Image.Image:
    """A candidate: drawing, name, and what it does."""
    canvas = Canvas(Image.new("RGB", (WIDE, ROW), palette.PAPER))
    drawn = scenery(drawing_of(kind), kind_of(kind), DRAWING, ROW)
    canvas.image.paste(drawn, (0, 0))
    canvas.fill(kind_of(kind).band, DRAWING, 0, STRIPE, ROW)
    x, room = DRAWING + STRIPE + 9, WIDE - DRAWING - STRIPE - 16
    title = fit(name, Face.NAME, room, 33, 24, 1)
    canvas.write(title.lines[0], Face.NAME, title.size, palette.INK, x, 20)
    text = fit_body(does, Face.BODY, room, 21, 16, 2)
    canvas.write_lines(text.lines, Face.BODY, text.size, palette.INK_SOFT, x, 58, "l", 1.06)
    return canvas.image


def _draw_candidate(
    canvas: Canvas, x: int, y: int, kind: Key, candidate: Candidate, words: Words
) -> None:
    mark = candidate.mark
    if mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, WIDE, ROW, RADIUS, 6)
    elif candidate.is_last_move:
        boxes.frame(canvas, palette.INK, x, y, WIDE, ROW, RADIUS, 7)
        boxes.frame(canvas, palette.AQUA, x, y, WIDE, ROW, RADIUS, 5)
    else:
        boxes.shadow(canvas, x, y, WIDE, ROW, RADIUS, boxes.SMALL_SHADOW)
    face = _face(kind, term(words, "building", kind), effect(words, kind))
    boxes.lay(canvas, face, x, y, RADIUS)
    if candidate.is_out:
        canvas.paint(palette.VEIL, _veil(), x, y)
    if candidate.is_in:
        canvas.put_centred(tokens.tick(22), x + 28, y + 28)
    if mark.badge:
        canvas.put(tokens.badge(mark.badge, 38), x + 6, y + 6)


@kept
def _veil() -> Image.Image:
    """The night over what has left the game."""
    return boxes.rounded(WIDE, ROW, RADIUS).point([round(level * 0.72) for level in range(256)])
