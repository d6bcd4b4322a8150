"""What fills a field, as it is listed: things with badge, label and notes, and amounts."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from msgspec.structs import replace

from bot.forms.draft import digested, field_keys
from bot.forms.limits import ENTRIES, LABEL, OPTION_TEXT, OPTIONS, SELECTS
from bot.forms.model import Option, Question
from bot.forms.prices import SEPARATOR, is_own_gain, remarks
from bot.forms.short_labels import fewer_words
from bot.i18n.shortening import shortened
from games.core.badges import badges
from games.core.forms import Field, Offer, One, Split, verb
from games.core.model import Key, Note

HEAD = 27
"""Longest `tag.field` that is written out in a word."""

TOKEN = 16
"""Longest key that is written out in a word; a longer one is replaced by a digest."""

AMOUNTS = OPTIONS
"""Most amounts of a single row that are offered as a menu of amounts."""


@dataclass(frozen=True)
class Item:
    """One thing that can be picked."""

    value: str
    """Names it in a word or an option, the same as long as the thing is the same."""

    key: Key
    amount: int
    """How many pieces picking it means."""

    label: str
    """With its badge."""

    note: Note | None
    fewer: tuple[str, ...] = ()
    """What it may be called where there is no room for the label, the longest first; with its badge, too."""
    is_compact: bool = False
    """Whether the label says in a shorter way what its thing is called elsewhere: its buttons say that alone."""
    badge: str = ""
    """By which the picture shows it."""

    letter: str = ""
    """The same of a place that has no name but where it lies: its button says no more."""

    @property
    def is_idle(self) -> bool:
        """Whether picking it leads to nothing now."""
        return self.note is not None and self.note.is_idle

    @property
    def is_aside(self) -> bool:
        """Whether the first page leaves it out."""
        return self.note is not None and self.note.is_aside


def head(offer: Offer, name: str) -> str:
    """Names a field of an offer in a word; a digest where that is too long."""
    text = f"{verb(offer.action)}.{name}"
    return text if len(text) <= HEAD else digest(text)


def token(key: Key) -> str:
    """Names a key in a word."""
    return key if len(key) <= TOKEN and ":" not in key else digest(key)


def digest(text: str) -> str:
    """A short stand-in for a long text."""
    return "~" + sha256(text.encode()).hexdigest()[:10]


def is_single(question: Question, field: Field) -> bool:
    """Whether one pick fills the field: one key, at most one piece, or an amount of the only row."""
    if isinstance(field, One):
        return True
    if isinstance(field, Split) and any(row.least for row in field.rows):
        return is_amount(question, field)
    return field.most == 1 or is_amount(question, field)


def is_amount(question: Question, field: Field) -> bool:
    """Whether the field only asks how many of one kind of thing."""
    if not isinstance(field, Split) or len(field.rows) != 1 or field.kind in question.game.badged:
        return False
    return _highest(field) - _lowest(field) < AMOUNTS


def is_counted(field: Field) -> bool:
    """Whether numbers are typed: the pieces are too many for menus, or for one menu and their rows fit one form."""
    if not isinstance(field, Split):
        return False
    pieces = [min(row.most, field.most) for row in field.rows]
    menus = 1 if len(pieces) <= ENTRIES else SELECTS
    return sum(pieces) > OPTIONS * menus or max(pieces) > OPTIONS


def single_items(question: Question, field: Field) -> tuple[Item, ...]:
    """The picks of a field that one pick fills, by the ranks of their notes; picking nothing is not among them, nor what is put
    aside where others are left.
    """
    items = _all_singles(question, field)
    kept = tuple(item for item in items if not item.is_aside) if question.leaves_aside else ()
    return kept or items


def joined(question: Question) -> tuple[Offer, ...]:
    """The offers of which one menu holds the choices: those that the game joins, as long as there is a choice at all."""
    offers = [one for one in question.decision.offers if one.action in question.game.joined]
    fields = [field for offer in offers for field in offer.fields]
    choices = sum(len(field.keys) for field in fields if isinstance(field, One))
    return tuple(offers) if choices > 1 else ()


def put_aside(question: Question, offer: Offer) -> tuple[Key, ...]:
    """What of all that the offer asks for one of is left to its own page."""
    field = offer.fields[0] if len(offer.fields) == 1 else None
    if not question.leaves_aside or not isinstance(field, One):
        return ()
    notes = [(key, question.notes.of(field.name, key)) for key in field.keys]
    return tuple(key for key, note in notes if note is not None and note.is_aside)


def is_set_aside(question: Question, offer: Offer) -> bool:
    """Whether all of it is: then only the way to that page is shown."""
    left = put_aside(question, offer)
    return bool(left) and len(left) == len(field_keys(offer.fields[0]))


def _all_singles(question: Question, field: Field) -> tuple[Item, ...]:
    """All of them."""
    if isinstance(field, Split) and is_amount(question, field):
        key = field.rows[0].key
        amounts = range(max(1, _lowest(field)), _highest(field) + 1)
        return tuple(_amount_item(question, field, key, amount) for amount in amounts)
    if isinstance(field, Split) and field.kind not in question.game.badged:
        return tuple(_item(question, field, row.key, 1, None) for row in field.rows if row.most)
    return _ranked(piece_items(question, field))


def piece_items(question: Question, field: Field) -> tuple[Item, ...]:
    """Every single piece that can be picked: equal pieces one by one, each called the same, for each means one."""
    seen: dict[Key, int] = {}
    items = []
    for badge, key in badges(field):
        seen[key] = seen.get(key, 0) + 1
        items.append(_item(question, field, key, seen[key], badge))
    return tuple(items)


def row_items(question: Question, field: Split) -> tuple[Item, ...]:
    """One item per row, for typing numbers."""
    return tuple(_item(question, field, row.key, 1, None) for row in field.rows if row.most)


def all_items(question: Question, field: Field) -> tuple[Item, ...]:
    """What the rows of buttons and menus list, however they do it."""
    if is_single(question, field):
        return single_items(question, field)
    if isinstance(field, Split) and is_counted(field):
        return row_items(question, field)
    return piece_items(question, field)


def fitting(called: Sequence[str]) -> str:
    """The first that a button has room for; the last one, cut, where none is short enough."""
    return next((one for one in called if len(one) <= LABEL), shortened(called[-1], LABEL))


def label_of(question: Question, kind: str, key: Key) -> str:
    """What the thing is called."""
    return question.words.say(question.game.label(kind, key))


def _lowest(field: Split) -> int:
    """Fewest pieces of the only row."""
    return max(field.least, field.rows[0].least)


def _highest(field: Split) -> int:
    """Most pieces of the only row."""
    return min(field.most, field.rows[0].most)


def _item(question: Question, field: Field, key: Key, copy: int, badge: str | None) -> Item:
    """A piece as it is listed, with its badge where it has one; `copy` tells equal pieces apart."""
    note = question.notes.of(field.name, key)
    own = note.label if note else None
    called = own or question.game.label(field.kind, key)
    compact = replace(called, id=f"{called.id}.compact")
    is_compact = question.words.has(compact.id)
    labels = [question.words.say(compact if is_compact else called)]
    labels += fewer_words(question, called)
    if badge is None or field.kind not in question.game.badged:
        badge = ""
    badge = (note.badge if note else "") or badge
    if badge:
        labels = [SEPARATOR.join([badge, label]) for label in labels]
    letter = badge if own is None and field.kind in question.game.places else ""
    value = token(key) if copy == 1 else f"{token(key)}*{copy}"
    if isinstance(field, One) and own is not None:
        value += f"~{digested(own)}"
    return Item(value, key, 1, labels[0], note, tuple(labels[1:]), is_compact, badge, letter)


def _amount_item(question: Question, field: Field, key: Key, amount: int) -> Item:
    """An amount of the only row."""
    label = question.words("core-amount", amount=amount, label=label_of(question, field.kind, key))
    return Item(f"={amount}", key, amount, label, question.notes.of(field.name, key))


def item_option(question: Question, field: Field, item: Item) -> Option:
    """A line of a menu; a number that is worth just that needs no second line."""
    told = "" if is_own_gain(item.label, item.note) else remarks(question, item.note)
    return Option(
        item.value,
        shortened(item.label, OPTION_TEXT),
        shortened(told, OPTION_TEXT),
        question.emoji(field.kind, item.key),
    )


def _ranked(items: Sequence[Item]) -> tuple[Item, ...]:
    """The items by the ranks of their notes; where those are equal, in the order offered."""
    return tuple(sorted(items, key=lambda item: item.note.rank if item.note else 0))
