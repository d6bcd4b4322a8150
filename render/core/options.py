"""Cards to choose from: icons, a name, a few words, what it brings, and the badge of the menu entry."""

from collections.abc import Sequence
from typing import NamedTuple

from render.core import boxes, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit, fit_body
from render.core.lettering import Face
from render.core.signs import coin

WIDE, HIGH, GAP, COLUMNS = 446, 125, 13, 3
FEW_WIDE, FEW_COLUMNS, FEW = 675, 2, (1, 2, 4)
"""Wider cards side by side where so many need no more rows than of the usual ones."""

RADIUS = 16
BADGE = 42


class Option(NamedTuple):
    """One card."""

    icons: tuple[Sprite, ...]
    name: str
    badge: str
    detail: str = ""
    gain: int | None = None
    """Coins that it brings."""

    chosen: int = 0


def _columns(count: int) -> int:
    """How many cards stand side by side."""
    return FEW_COLUMNS if count in FEW else COLUMNS


def high_of(options: Sequence[Option]) -> int:
    """How much height the cards need, the gap below them too."""
    return -(-len(options) // _columns(len(options))) * (HIGH + GAP)


def draw_options(canvas: Canvas, x: int, y: int, options: Sequence[Option]) -> None:
    """Draw the cards in rows of three, or of two wider ones."""
    columns = _columns(len(options))
    wide = WIDE if columns == COLUMNS else FEW_WIDE
    for place, option in enumerate(options):
        left = x + place % columns * (wide + GAP)
        _draw(canvas, left, y + place // columns * (HIGH + GAP), wide, option)


def _draw(canvas: Canvas, x: int, y: int, wide: int, option: Option) -> None:
    if option.chosen:
        boxes.lit(canvas, palette.LAMP, x, y, wide, HIGH, RADIUS, 7)
    else:
        boxes.shadow(canvas, x, y, wide, HIGH, RADIUS)
    boxes.box(canvas, palette.PAPER, x, y, wide, HIGH, RADIUS)
    left = x + 14.0
    for icon in option.icons:
        canvas.put(icon, left, y + (HIGH - icon.size[1]) / 2)
        left += icon.size[0] + 8
    right = x + wide - 12
    if option.badge:
        sign = tokens.badge(option.badge, BADGE)
        right -= sign.size[0]
        canvas.put(sign, right, y + 5)
    if option.gain is not None:
        canvas.put_centred(
            coin(f"+{option.gain}" if option.gain else "0", 32), x + wide - 42, y + HIGH - 36
        )
    _write(canvas, option, left + 6, y, right - 10)
    if option.chosen:
        canvas.put_centred(tokens.tick(24), x + 30, y + 26)
        if option.chosen > 1:
            count = f"×{option.chosen}"
            canvas.write(count, Face.NUMBER, 36, palette.INK, x + wide - 20, y + HIGH - 28, "r")


def _write(canvas: Canvas, option: Option, left: float, y: int, right: float) -> None:
    room = round(right - left)
    name = fit(option.name, Face.NAME, room, 52, 30, 1 if option.detail else 2)
    if not name.fits and option.detail:
        name = fit(option.name, Face.NAME, room, 32, 22)
    middle = y + (34 if option.detail else HIGH / 2)
    canvas.write_lines(name.lines, Face.NAME, name.size, palette.INK, left, middle)
    if option.detail:
        below_badge = room if option.gain is not None or option.chosen > 1 else room + 60
        text = fit(option.detail, Face.BODY, below_badge, 40, 33, 1)
        if not text.fits:
            text = fit_body(option.detail, Face.BODY, below_badge, 33, 24, 2)
        below = y + (92 if len(text.lines) == 1 else 87)
        canvas.write_lines(
            text.lines, Face.BODY, text.size, palette.INK_SOFT, left, below, "l", 0.92
        )
