"""The Helpers: who holds which, side up, and those on display; and the own one in the private picture."""

from collections.abc import Sequence

from games.catan.views import Helper, Public, helper_of, helpers_shown
from games.core.model import Key, Seat
from render.catan.vocabulary import owner_of, term, title
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.fitting import fit, fit_body
from render.core.lettering import Face

LEFT, ROOM = 16, 1368
GAP, PAD = 10, 14
TILE_HIGH = 96
SHOWN_HIGH = 84
RADIUS = 16
PORTRAIT, SHOWN = 80, 64
SIDE = 44
OWN_HIGH = 116
ANY_TURN: frozenset[Key] = frozenset({"mayor", "general"})
"""Helpers that act on the turns of others too: a teal edge, the others a brown one."""

TEAL, BROWN = "#2E9C93", "#8A5A2C"


def strip_high(view: Public) -> int:
    """How much height the strip needs; nothing without helpers."""
    if not helpers_shown(view.table):
        return 0
    return 2 * PAD + _rows(view) * (TILE_HIGH + GAP) + SHOWN_HIGH


def _columns(view: Public) -> int:
    """Tiles side by side: two rows are even."""
    return 2 if len(view.table.players) == 4 else 3


def _rows(view: Public) -> int:
    """Rows of tiles."""
    return -(-len(view.table.players) // _columns(view))


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw a tile for each player, and the display below them."""
    if not helpers_shown(view.table):
        return
    columns = _columns(view)
    wide = (ROOM - (columns - 1) * GAP) // columns
    for seat in range(len(view.table.players)):
        row, column = divmod(seat, columns)
        x, y = LEFT + column * (wide + GAP), top + PAD + row * (TILE_HIGH + GAP)
        _draw_tile(canvas, x, y, wide, view, seat, scene)
    _draw_display(canvas, top + PAD + _rows(view) * (TILE_HIGH + GAP), view, scene.words)


def _draw_tile(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat, scene: Scene
) -> None:
    owner, helper = owner_of(view, seat), helper_of(view.table, seat)
    boxes.box(canvas, palette.PANEL, x, y, wide, TILE_HIGH, RADIUS)
    canvas.fill(palette.SEATS[owner].full, x, y + 14, 6, TILE_HIGH - 28)
    middle = y + TILE_HIGH / 2
    canvas.put_centred(tokens.seal(owner, 17), x + 34, middle)
    if helper is None:
        canvas.write("–", Face.NUMBER, 40, palette.MIST, x + 110, middle, "m")
        return
    is_ready = not (helper.waits or helper.is_used)
    canvas.put_centred(
        art.sticker(f"h_{helper.key}", PORTRAIT), x + 108, middle, 1.0 if is_ready else 0.5
    )
    draw_side(canvas, x + wide - 36, middle, helper)
    room = wide - 164 - 72
    name = fit(title(scene.words, "helper", helper.key), Face.NAME, room, 38, 26, 2)
    ink = palette.PAPER if is_ready else palette.MIST
    state = _state(scene.words, helper)
    canvas.write_lines(
        name.lines, Face.NAME, name.size, ink, x + 164, middle - (15 if state else 0), leading=0.9
    )
    if state:
        canvas.write(state, Face.NOTE, 27, palette.MIST, x + 164, y + TILE_HIGH - 22)


def _state(words: Words, helper: Helper) -> str:
    """Why it cannot be used this turn."""
    if helper.is_used:
        return words("render-catan-helper-used")
    return words("render-catan-helper-waits") if helper.waits else ""


def draw_side(canvas: Canvas, x: float, middle: float, helper: Helper) -> None:
    """Side A is ink on paper, side B paper on slate; the edge says on whose turns it acts."""
    edge = TEAL if helper.key in ANY_TURN else BROWN
    left, top = round(x - SIDE / 2), round(middle - SIDE / 2)
    boxes.box(canvas, edge, left - 4, top - 4, SIDE + 8, SIDE + 8, 13)
    ground, ink = ("#44525C", palette.PAPER) if helper.is_flipped else (palette.PAPER, palette.INK)
    boxes.box(canvas, ground, left, top, SIDE, SIDE, 10)
    canvas.write("B" if helper.is_flipped else "A", Face.NUMBER, 34, ink, x, middle + 1, "m")


def _draw_display(canvas: Canvas, y: int, view: Public, words: Words) -> None:
    """Portraits and names of the helpers that nobody holds."""
    shown = helpers_shown(view.table)
    boxes.box(canvas, palette.WELL, LEFT, y, ROOM, SHOWN_HIGH, RADIUS)
    step = ROOM / len(shown)
    for place, key in enumerate(shown):
        x = LEFT + place * step
        canvas.put_centred(art.sticker(f"h_{key}", SHOWN), x + 44, y + SHOWN_HIGH / 2)
        name = fit(title(words, "helper", key), Face.NAME, round(step - 92), 30, 20, 2)
        canvas.write_lines(
            name.lines, Face.NAME, name.size, palette.PAPER, x + 84, y + SHOWN_HIGH / 2, leading=0.9
        )


def own_high(view: Public, seat: Seat) -> int:
    """How much height the own helper needs in the private picture."""
    return OWN_HIGH if helper_of(view.table, seat) is not None else 0


def draw_own(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat, words: Words
) -> None:
    """Draw the own helper with what it does."""
    helper = helper_of(view.table, seat)
    if helper is None:
        return
    boxes.box(canvas, palette.PANEL, x, y, wide, OWN_HIGH, RADIUS)
    middle = y + OWN_HIGH / 2
    is_ready = not (helper.waits or helper.is_used)
    canvas.put_centred(art.sticker(f"h_{helper.key}", 96), x + 66, middle, 1.0 if is_ready else 0.5)
    draw_side(canvas, x + wide - 44, middle, helper)
    name = title(words, "helper", helper.key)
    state = _state(words, helper)
    head = f"{name} · {state}" if state else name
    canvas.write(head, Face.NAME, 42, palette.PAPER, x + 134, y + 34)
    told = words(f"{term.id('helper', helper.key)}.effect")
    effect = fit_body(told, Face.NOTE, wide - 240, 34, 24, 2)
    canvas.write_lines(effect.lines, Face.NOTE, effect.size, palette.MIST, x + 134, y + 80)


OFFERED_HIGH = 106


def offered_high(count: int) -> int:
    """How much height so many helpers need that can be taken."""
    return -(-count // 2) * (OFFERED_HIGH + GAP) - GAP


def draw_offered(
    canvas: Canvas, x: int, y: int, room: int, keys: Sequence[Key], words: Words
) -> None:
    """Draw helpers that can be taken, two beside each other: portrait, name, what each does."""
    wide = (room - GAP) // 2
    for place, key in enumerate(keys):
        row, column = divmod(place, 2)
        left, top = x + column * (wide + GAP), y + row * (OFFERED_HIGH + GAP)
        boxes.box(canvas, palette.PANEL, left, top, wide, OFFERED_HIGH, RADIUS)
        canvas.put_centred(art.sticker(f"h_{key}", 88), left + 56, top + OFFERED_HIGH / 2)
        name = fit(title(words, "helper", key), Face.NAME, wide - 122, 38, 28, 1)
        canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, left + 108, top + 26)
        told = words(f"{term.id('helper', key)}.effect")
        effect = fit_body(told, Face.NOTE, wide - 122, 30, 24, 2)
        canvas.write_lines(
            effect.lines, Face.NOTE, effect.size, palette.MIST, left + 108, top + 72, leading=0.95
        )
