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
    (a key at most as often as anything is taken in all).
    """
    if isinstance(field, Split):
        return tuple(row.key for row in field.rows for _ in range(min(row.most, field.most)))
    return field.keys


def badges(field: Field) -> tuple[tuple[str, Key], ...]:
    """(badge, key) of every piece: equal pieces share one, and no letter is left out."""
    badge_of = badge_by_key(field)
    return tuple((badge_of[key], key) for key in pieces(field))


def badge_by_key(field: Field) -> dict[Key, str]:
    """The badge of each thing that can be taken."""
    return {key: letter(place) for place, key in enumerate(dict.fromkeys(pieces(field)))}
