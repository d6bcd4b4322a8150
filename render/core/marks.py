"""What a decision marks in a picture: which badge stands on which piece, what is chosen, what is not to be had."""

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import NamedTuple

from games.core.badges import badge_by_key, badges
from games.core.forms import Decision, Field, Split
from games.core.model import Key
from render.core import tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen


class Mark(NamedTuple):
    """What lies on one card, good, place or role."""

    badge: str | None = None
    is_chosen: bool = False
    tag: str | None = None
    """A few words: what it costs now, what it brings, or why it cannot be chosen."""


class Piece(NamedTuple):
    """One thing that can be chosen."""

    key: Key
    mark: Mark


def fields_of(decision: Decision | None) -> tuple[Field, ...]:
    """All fields of all offers, in order."""
    if decision is None:
        return ()
    return tuple(field for offer in decision.offers for field in offer.fields)


def badges_by_key(field: Field) -> dict[Key, Iterator[str]]:
    """The badge of each key, as menus have it, for each of its copies; for any number of them where a kind is chosen."""
    by_key = badge_by_key(field)
    if not isinstance(field, Split):
        return {key: repeat(badge) for key, badge in by_key.items()}
    copies = {row.key: row.most for row in field.rows}
    return {key: repeat(badge, copies[key]) for key, badge in by_key.items()}


def picked(field: Field, chosen: tuple[Chosen, ...]) -> dict[Key, int]:
    """How many pieces of each key have been picked so far."""
    for one in chosen:
        if one.field == field.name:
            return dict(one.amounts)
    return {}


def pieces_of(
    field: Field,
    chosen: tuple[Chosen, ...],
    tag: Callable[[Key], str | None] = lambda _: None,
) -> tuple[Piece, ...]:
    """Every piece of a field with its mark; `tag` says what is written on a key."""
    left, taken = badges_by_key(field), picked(field, chosen)
    pieces = []
    for _, key in badges(field):
        is_chosen = taken.get(key, 0) > 0
        taken[key] = taken.get(key, 0) - 1
        pieces.append(Piece(key, Mark(next(left[key]), is_chosen, tag(key))))
    return tuple(pieces)


def draw_mark(
    canvas: Canvas, x: float, y: float, wide: int, middle: float, mark: Mark, size: int
) -> None:
    """Draw tick and badge of a piece: the badge in its upper right corner, the tick at the given height."""
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(round(size * 0.72)), x + wide * 0.68, y + middle)
    if mark.badge:
        sign = tokens.badge(mark.badge, size)
        canvas.put(sign, x + wide - sign.size[0] + 4, y - 6)
