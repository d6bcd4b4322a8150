"""The Helpers: who holds which, side up, and those on display; and the own one in the private picture."""

from collections.abc import Sequence

from games.catan.views import Helper, Public, helper_of, helpers_shown
from games.core.model import Key, Seat
from render.catan.vocabulary import owner_of, term, title
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene, Words
from render.core.fitting import fit, fit_body
from render.core.lettering import Face, width
from render.core.sketch import Sketch

GAP, RADIUS = 10, 16
HELD_HIGH, HELD_TEXT = 136, 150
"""How high a player's helper is drawn, and where its words begin."""

SHELF_HIGH = 92
PORTRAIT, SHOWN = 132, 80
FRAME = 140
"""How much of a card of paper the portrait takes, on its owner's colour."""

NAMED = 176
"""Width from which a helper on display, and one that is held, has its name beside it; in less it would be too small."""

COUNTED, COUNT_ICON, COUNT_LETTERS = 106, 50, 50
"""How much of a tile what is counted takes at least; size of its signs and numbers."""

SIDE, DOT, SEAL = 44, 7.5, 19
OWN_HIGH = 116
ANY_TURN: frozenset[Key] = frozenset({"mayor", "general"})
"""Helpers that act on the turns of others too: a teal edge, the others a brown one."""

TEAL, BROWN = "#2E9C93", "#8A5A2C"


def draw_held(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    view: Public,
    seat: Seat,
    scene: Scene,
    counts: tuple[tuple[Key, int], ...] = (),
) -> None:
    """Draw a player's helper on paper of that width: seal, portrait, side; with its name, and why it has to wait, or what else
    is counted, as far as there is room.
    """
    helper = helper_of(view.table, seat)
    owner = owner_of(view, seat)
    is_ready = helper is not None and not (helper.waits or helper.is_used)
    is_narrow = wide < HELD_TEXT + NAMED
    frame = 0 if is_narrow and not counts else min(FRAME, wide - COUNTED)
    _draw_card(canvas, x, y, wide, frame, owner, is_ready=is_ready)
    if is_narrow and not counts:
        _draw_narrow(canvas, x, y, wide, owner, helper)
        return
    middle, left = y + HELD_HIGH / 2, x + frame + HELD_TEXT - FRAME
    if helper is not None:
        portrait = art.sticker(f"h_{helper.key}", min(PORTRAIT, frame - 12))
        canvas.put_centred(portrait, x + frame * 0.57, middle + 4, 1.0 if is_ready else 0.6)
    canvas.put_centred(tokens.seal(owner, SEAL), x + 25, y + 27)
    room = x + wide - 8 - left
    if counts:
        if helper is not None:
            draw_side(canvas, x + frame - 24, y + HELD_HIGH - 26, helper)
        said = "" if helper is None or is_narrow else _state(scene.words, helper)
        if helper is not None and not (said or is_narrow):
            said = title(scene.words, "helper", helper.key)
        _draw_counted(canvas, (left, y), room, said, counts)
        return
    if helper is None:
        canvas.write("–", Face.NUMBER, 40, palette.INK_SOFT, left, middle)
        return
    name = fit(title(scene.words, "helper", helper.key), Face.NAME, room, 48, 36, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, left, y + 34)
    draw_side(canvas, left + SIDE / 2 + 4, y + HELD_HIGH - 32, helper)
    state = _state(scene.words, helper)
    if state:
        told = fit(state, Face.NOTE, round(room - SIDE - 16), 34, 30, 2)
        at = left + SIDE + 16
        canvas.write_lines(
            told.lines, Face.NOTE, told.size, palette.INK, at, y + HELD_HIGH - 32, leading=0.84
        )


def _draw_counted(
    canvas: Canvas,
    corner: tuple[int, int],
    room: int,
    said: str,
    counts: tuple[tuple[Key, int], ...],
) -> None:
    """What the helper is called or waits for, and below it what is counted, as far as there is any; below each other where
    there is no name.
    """
    counts = tuple([one for one in counts if one[1]]) or counts[:1]
    (left, y), across = corner, room / len(counts)
    if said:
        told = fit(said, Face.NAME, room, 46, 34, 1)
        canvas.write(told.lines[0], Face.NAME, told.size, palette.INK, left, y + 30)
    for place, (icon, count) in enumerate(counts):
        at, middle = left + across * place, y + HELD_HIGH - 34
        if not said:
            at, middle = left, round(y + HELD_HIGH * (place + 0.5) / len(counts))
        canvas.put_centred(
            art.sticker(icon, COUNT_ICON), at + COUNT_ICON / 2, middle, 1.0 if count else 0.4
        )
        text, space = str(count or "–"), (across if said else room) - COUNT_ICON - 8
        size = min(
            COUNT_LETTERS, round(COUNT_LETTERS * space / width(text, Face.NUMBER, COUNT_LETTERS))
        )
        canvas.write(text, Face.NUMBER, size, palette.INK, at + COUNT_ICON + 4, middle)


def _draw_card(
    canvas: Canvas, x: int, y: int, wide: int, frame: int, owner: int, *, is_ready: bool
) -> None:
    """Draw the paper of a helper, so much of it in its owner's dark colour; darker paper where it cannot be used."""
    boxes.shadow(canvas, x, y, wide, HELD_HIGH, RADIUS)
    paper = palette.PAPER if is_ready else palette.PAPER_TAKEN
    boxes.box(canvas, paper, x, y, wide, HELD_HIGH, RADIUS)
    if frame:
        colour = palette.mixed(palette.SEATS[owner].header, palette.SEATS[owner].full, 0.35)
        boxes.box(canvas, colour, x, y, frame, HELD_HIGH, RADIUS)
        canvas.fill(colour, x + frame - RADIUS, y, RADIUS, HELD_HIGH)


def _draw_narrow(
    canvas: Canvas, x: int, y: int, wide: int, owner: int, helper: Helper | None
) -> None:
    """Seal, portrait and side, for a name could not be read; what cannot be used is pale."""
    middle = y + HELD_HIGH / 2
    canvas.put_centred(tokens.seal(owner, SEAL), x + 28, y + 26)
    if helper is None:
        canvas.write("–", Face.NUMBER, 40, palette.INK_SOFT, x + wide / 2, middle, "m")
        return
    is_ready = not (helper.waits or helper.is_used)
    portrait = art.sticker(f"h_{helper.key}", PORTRAIT)
    canvas.put_centred(portrait, x + wide * 0.44, middle + 2, 1.0 if is_ready else 0.6)
    draw_side(canvas, x + wide * 0.82, middle, helper)


def _state(words: Words, helper: Helper) -> str:
    """Why it cannot be used this turn."""
    if helper.is_used:
        return words("render-catan-helper-used")
    return words("render-catan-helper-waits") if helper.waits else ""


def draw_side(canvas: Canvas, x: float, middle: float, helper: Helper) -> None:
    """How often it can still be used: a dot for each side that has not been; the edge says on whose turns it acts.

    A letter of the side would be one more among those of places.
    """
    edge = TEAL if helper.key in ANY_TURN else BROWN
    left, top = round(x - SIDE / 2), round(middle - SIDE / 2)
    boxes.box(canvas, edge, left - 4, top - 4, SIDE + 8, SIDE + 8, 13)
    boxes.box(canvas, palette.NIGHT, left, top, SIDE, SIDE, 10)
    canvas.put_centred(_dots(1 if helper.is_flipped else 2), x, middle)


@kept
def _dots(left: int) -> Sprite:
    """A dot for each use that is left, and a ring for one that is over."""
    sketch = Sketch(SIDE, SIDE)
    for place, y in enumerate((SIDE * 0.29, SIDE * 0.71)):
        sketch.oval(palette.PAPER, SIDE / 2, y, DOT)
        if place < 2 - left:
            sketch.oval(palette.NIGHT, SIDE / 2, y, DOT - 2.5)
    return sketch.done()


BRIEF_WIDE = 128


def draw_brief(canvas: Canvas, x: int, y: int, high: int, helper: Helper) -> int:
    """Draw a helper by portrait and side alone; gives how much room that takes."""
    is_ready, middle = not (helper.waits or helper.is_used), y + high / 2
    paper = palette.PAPER if is_ready else palette.PAPER_TAKEN
    boxes.box(canvas, paper, x, y, BRIEF_WIDE, high, RADIUS)
    portrait = art.sticker(f"h_{helper.key}", high + 4)
    canvas.put_centred(portrait, x + 42, middle + 1, 1.0 if is_ready else 0.6)
    draw_side(canvas, x + 102, middle, helper)
    return BRIEF_WIDE + 8


def draw_display(canvas: Canvas, x: int, y: int, wide: int, view: Public, words: Words) -> None:
    """Draw the helpers that nobody holds: portraits, with their names where there is room."""
    shown = helpers_shown(view.table)
    step, middle = wide / len(shown), y + SHELF_HIGH / 2
    has_names = step >= NAMED
    for place, key in enumerate(shown):
        left, across = round(x + place * step), round(step) - 8
        boxes.shadow(canvas, left, y, across, SHELF_HIGH, RADIUS)
        boxes.box(canvas, palette.PAPER, left, y, across, SHELF_HIGH, RADIUS)
        at = left + (46 if has_names else across / 2)
        canvas.put_centred(art.sticker(f"h_{key}", SHOWN), at, middle + 1)
        if has_names:
            name = fit(title(words, "helper", key), Face.NAME, across - 96, 40, 32, 2)
            canvas.write_lines(
                name.lines, Face.NAME, name.size, palette.INK, left + 88, middle, leading=0.84
            )


def draw_own(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat, words: Words
) -> None:
    """Draw the own helper with what it does."""
    helper = helper_of(view.table, seat)
    if helper is None:
        return
    middle = y + OWN_HIGH / 2
    is_ready = not (helper.waits or helper.is_used)
    paper = palette.PAPER if is_ready else palette.PAPER_TAKEN
    boxes.shadow(canvas, x, y, wide, OWN_HIGH, RADIUS)
    boxes.box(canvas, paper, x, y, wide, OWN_HIGH, RADIUS)
    portrait = art.sticker(f"h_{helper.key}", 104)
    canvas.put_centred(portrait, x + 68, middle + 2, 1.0 if is_ready else 0.6)
    draw_side(canvas, x + wide - 44, middle, helper)
    name = title(words, "helper", helper.key)
    state = _state(words, helper)
    head = f"{name} · {state}" if state else name
    canvas.write(head, Face.NAME, 46, palette.INK, x + 140, y + 36)
    told = words(f"{term.id('helper', helper.key)}.effect")
    effect = fit_body(told, Face.NOTE, wide - 240, 36, 24, 2)
    canvas.write_lines(effect.lines, Face.NOTE, effect.size, palette.INK_BROWN, x + 140, y + 82)


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
        boxes.shadow(canvas, left, top, wide, OFFERED_HIGH, RADIUS)
        boxes.box(canvas, palette.PAPER, left, top, wide, OFFERED_HIGH, RADIUS)
        canvas.put_centred(art.sticker(f"h_{key}", 96), left + 58, top + OFFERED_HIGH / 2 + 2)
        name = fit(title(words, "helper", key), Face.NAME, wide - 126, 42, 34, 1)
        told = words(f"{term.id('helper', key)}.effect")
        effect = fit_body(told, Face.NOTE, wide - 122, 34, 30, 2)
        is_long = len(effect.lines) > 1
        at = left + 112, top + (21 if is_long else 32)
        canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, *at)
        at = left + 112, top + (73 if is_long else 76)
        canvas.write_lines(
            effect.lines, Face.NOTE, effect.size, palette.INK_BROWN, *at, leading=0.84
        )
