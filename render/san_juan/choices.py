"""What a decision marks in the hand: which badge stands on which card, what is chosen, what is not."""

from typing import NamedTuple

from games.core.forms import Decision, Field
from games.core.model import Key, Message, Note, Notes
from games.san_juan.content import COST
from render.core import marks
from render.core.contract import Chosen, Words
from render.core.marks import Piece, badges_by_key, fields_of, picked

OWNED = "san-juan-refused-owned"
"""The reason that is told by a lock."""


class CardMark(NamedTuple):
    """What a decision adds to a card in the hand."""

    badge: str | None = None
    is_chosen: bool = False
    tag: str | None = None
    """A few words: where it could be built, or why it cannot."""

    is_dim: bool = False
    is_built: bool = False
    """The card that is being built: chosen earlier, not to be chosen again."""

    price: int | None = None
    """What it costs now, where that is not what is printed on it."""

    is_payable: bool = False
    """Whether it can be built and paid for now."""

    missing: int = 0
    """How many cards are missing to pay for it."""

    is_owned: bool = False
    """Whether it cannot be had because it stands already, and there may be only one."""


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
) -> list[CardMark]:
    """A mark for each card in order: equal cards share their badge."""
    left = {} if field is None else badges_by_key(field)
    taken = {} if field is None else picked(field, chosen)
    marked = []
    for key in cards:
        if key == building:
            marked.append(CardMark(is_built=True))
            building = None
            continue
        if field is None:
            marked.append(_refused(_reason(notes, key), words))
            continue
        badge = next(left[key], None) if key in left else None
        if badge is None:
            note = notes.of(field.name, key)
            refused = None if note is None else note.refused
            marked.append(_refused(refused, words)._replace(is_dim=True))
            continue
        is_chosen = taken.get(key, 0) > 0
        taken[key] = taken.get(key, 0) - 1
        note = notes.of(field.name, key)
        tag = None if note is None or note.cost is None else _where(note, words)
        price = None if note is None or note.cost == COST.get(key) else note.cost
        is_payable = note is not None and note.cost is not None
        marked.append(CardMark(badge, is_chosen, tag, price=price, is_payable=is_payable))
    return marked


def pieces_of(
    field: Field, notes: Notes, chosen: tuple[Chosen, ...], words: Words
) -> tuple[Piece, ...]:
    """Every piece of a field with its mark: what it brings or costs, on roles and places in figures."""
    return marks.pieces_of(field, chosen, lambda key: _told(notes.of(field.name, key), words))


def _told(note: Note | None, words: Words) -> str | None:
    """What is told of a piece: what it costs, what it brings, or how much a role brings whoever picks it."""
    if note is None:
        return None
    if note.cost is not None:
        return str(note.cost)
    if note.gain is not None:
        return words("render-gains", gain=note.gain)
    return None if note.detail is None else _privilege(note.detail)


def _privilege(detail: Message) -> str | None:
    """How much a role brings whoever picks it; two numbers where that depends on the Library."""
    told = _numbers(detail)
    return "/".join([str(told[name]) for name in ("count", "doubled") if name in told]) or None


def _where(note: Note, words: Words) -> str | None:
    """What the Crane has to do with the price: points and effect stand on the card."""
    if note.detail is None:
        return None
    _, over, remark = note.detail.id.partition("-over-")
    return words(f"render-san-juan-{remark}", **_numbers(note.detail)) if over else None


def _numbers(message: Message) -> dict[str, int]:
    """The numbers in a message."""
    return {name: arg for name, arg in message.args if isinstance(arg, int)}


def _reason(notes: Notes, key: Key) -> Message | None:
    """Why a card cannot be had where nothing is chosen among cards; none may be possible."""
    refused = (line.refused for line in notes.lines if line.key == key)
    return next((message for message in refused if message is not None), None)


def _refused(reason: Message | None, words: Words) -> CardMark:
    """The mark of a card that cannot be had: how many cards are missing, that it stands already, else in words."""
    if reason is None:
        return CardMark()
    if reason.id == OWNED:
        return CardMark(is_dim=True, is_owned=True)
    if missing := _numbers(reason).get("count"):
        return CardMark(is_dim=True, missing=missing)
    return CardMark(tag=words.say(reason), is_dim=True)
