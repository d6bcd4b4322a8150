"""What a decision marks in the hand: which badge stands on which card, what is chosen, what is not."""

from collections.abc import Iterator
from itertools import chain, repeat
from typing import NamedTuple

from games.core.badges import badges
from games.core.forms import Decision, Field, Split
from games.core.model import Key, Notes
from games.san_juan.content import COST
from render.core.contract import Chosen, Words


class Mark(NamedTuple):
    """What lies on one card, good, place or role."""

    badge: str | None = None
    is_chosen: bool = False
    tag: str | None = None
    """A few words: what it costs now, what it brings, or why it cannot be chosen."""

    is_dim: bool = False
    is_built: bool = False
    """The card that is being built: chosen earlier, not to be chosen again."""


class Piece(NamedTuple):
    """One thing that can be chosen besides cards."""

    key: Key
    mark: Mark


def fields_of(decision: Decision | None) -> tuple[Field, ...]:
    """All fields of all offers, in order."""
    if decision is None:
        return ()
    return tuple(field for offer in decision.offers for field in offer.fields)


def card_field(decision: Decision | None) -> Field | None:
    """The field that chooses among cards, if there is one."""
    return next((field for field in fields_of(decision) if field.kind == "card"), None)


def other_field(decision: Decision | None) -> Field | None:
    """The first field that chooses among other things, if cards are not what is chosen."""
    if card_field(decision) is not None:
        return None
    return next(iter(fields_of(decision)), None)


def marked_cards(
    cards: tuple[Key, ...],
    field: Field | None,
    notes: Notes,
    chosen: tuple[Chosen, ...],
    words: Words,
    building: Key | None = None,
) -> list[Mark]:
    """A mark for each card in order: equal cards share a key's badge or have one each."""
    left = {} if field is None else _badges_by_key(field)
    picked = {} if field is None else _picked(field, chosen)
    marks = []
    for key in cards:
        if key == building:
            marks.append(Mark(is_built=True))
            building = None
            continue
        if field is None:
            marks.append(_without_field(notes, key, words))
            continue
        badge = next(left[key], None) if key in left else None
        if badge is None:
            marks.append(Mark(None, False, _refusal(field, notes, key, words), True))
            continue
        is_chosen = picked.get(key, 0) > 0
        picked[key] = picked.get(key, 0) - 1
        marks.append(Mark(badge, is_chosen, _priced(field, notes, key, words), False))
    return marks


def pieces_of(
    field: Field, notes: Notes, chosen: tuple[Chosen, ...], words: Words
) -> tuple[Piece, ...]:
    """Every piece of a field with its mark."""
    left, picked = _badges_by_key(field), _picked(field, chosen)
    pieces = []
    for _, key in badges(field):
        is_chosen = picked.get(key, 0) > 0
        picked[key] = picked.get(key, 0) - 1
        mark = Mark(next(left[key]), is_chosen, _price(field, notes, key, words))
        pieces.append(Piece(key, mark))
    return tuple(pieces)


def _badges_by_key(field: Field) -> dict[Key, Iterator[str]]:
    """The badges of each key, as menus list them.

    No more copies of a key have badges than can be taken: the others share the last one's, as all
    copies do where a kind is chosen.
    """
    by_key: dict[Key, list[str]] = {}
    for badge, key in badges(field):
        by_key.setdefault(key, []).append(badge)
    if not isinstance(field, Split):
        return {key: repeat(own[0]) for key, own in by_key.items()}
    copies = {row.key: row.most for row in field.rows}
    return {key: chain(own, repeat(own[-1], copies[key] - len(own))) for key, own in by_key.items()}


def _picked(field: Field, chosen: tuple[Chosen, ...]) -> dict[Key, int]:
    for one in chosen:
        if one.field == field.name:
            return dict(one.amounts)
    return {}


def _price(field: Field, notes: Notes, key: Key, words: Words) -> str | None:
    note = notes.of(field.name, key)
    if note is None:
        return None
    if note.gain is not None:
        return words("render-gains", gain=note.gain)
    if note.cost is not None and note.cost != COST.get(key):
        return words("render-pays", cost=note.cost)
    return None


def _priced(field: Field, notes: Notes, key: Key, words: Words) -> str | None:
    """What a card costs now, and where: a card without a price has nothing to tell that is not printed on it."""
    note = notes.of(field.name, key)
    told = [_price(field, notes, key, words)]
    if note is not None and note.cost is not None and note.detail is not None:
        told.append(words.say(note.detail))
    return " · ".join([text for text in told if text]) or None


def _refusal(field: Field, notes: Notes, key: Key, words: Words) -> str | None:
    note = notes.of(field.name, key)
    return None if note is None or note.refused is None else words.say(note.refused)


def _without_field(notes: Notes, key: Key, words: Words) -> Mark:
    """The mark of a card when nothing is chosen among cards; none may be possible."""
    refused = (line.refused for line in notes.lines if line.key == key)
    reason = next((message for message in refused if message is not None), None)
    return Mark() if reason is None else Mark(tag=words.say(reason), is_dim=True)
