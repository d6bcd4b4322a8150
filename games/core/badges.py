"""Badges: the short marks that a menu entry and the drawing of the same thing share."""

from games.core.forms import Field, Split
from games.core.model import Key

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(place: int) -> str:
    """A for 0, B for 1, ... Z, AA, AB..."""
    head, tail = divmod(place, len(LETTERS))
    return LETTERS[tail] if head == 0 else letter(head - 1) + LETTERS[tail]


def pieces(field: Field) -> tuple[Key, ...]:
    """What the badges of a field stand on, in order: its keys, and for a `Split` every single piece that can be taken
    (a key at most as often as anything is taken in all): no letter is left out.
    """
    if isinstance(field, Split):
        return tuple(row.key for row in field.rows for _ in range(min(row.most, field.most)))
    return field.keys


def badges(field: Field) -> tuple[tuple[str, Key], ...]:
    """(badge, key) of every piece: equal pieces have badges of their own."""
    return tuple((letter(place), key) for place, key in enumerate(pieces(field)))
