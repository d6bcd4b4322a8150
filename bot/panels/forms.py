"""Forms: a label typed instead of picked, amounts typed instead of ticked; and how what was typed is read."""

from collections.abc import Mapping, Sequence

from bot.folding import folded
from bot.panels.choices import Item, head, label_of
from bot.panels.draft import bounds, field_keys
from bot.panels.limits import ENTRY_LABEL, MODAL_TITLE, shortened
from bot.panels.model import Entry, Modal, Question
from bot.panels.texts import field_label
from games.core.forms import Field, Offer, Row, Split
from games.core.model import Key

LABELS = "labels"
"""Name of the entry that labels are typed into."""

LONGEST = 400
DIGITS = 4

_SEPARATORS = str.maketrans(";\n", ",,")


def label_form(question: Question, offer: Offer, field: Field) -> Modal:
    """A form for one label, or for several with commas."""
    several = bounds(field)[1] > 1
    words = question.words
    label = words("panel-modal-labels" if several else "panel-modal-label")
    sample = label_of(question, field.kind, field_keys(field)[0])
    entry = Entry(
        LABELS, shortened(label, ENTRY_LABEL), shortened(sample, ENTRY_LABEL), longest=LONGEST
    )
    title = shortened(field_label(question, offer, field), MODAL_TITLE)
    return Modal(f"typed:{head(offer, field.name)}", title, (entry,))


def amounts_form(
    question: Question,
    offer: Offer,
    field: Split,
    now: Mapping[Key, int],
    items: Sequence[Item],
) -> Modal:
    """A form with a line for the amount of each row."""
    rows = {row.key: row for row in field.rows}
    entries = tuple(_amount_entry(question, field, rows[item.key], item, now) for item in items)
    title = shortened(field_label(question, offer, field), MODAL_TITLE)
    return Modal(f"counted:{head(offer, field.name)}", title, entries)


def typed_keys(question: Question, field: Field, text: str) -> tuple[list[Key], str | None]:
    """The keys whose labels were typed, and the first label that is none of them."""
    known = {_squeezed(label_of(question, field.kind, key)): key for key in field_keys(field)}
    if bounds(field)[1] == 1:
        pieces = [text]
    else:
        pieces = [piece for piece in text.translate(_SEPARATORS).split(",") if piece.strip()]
        if len(pieces) == 1 and _squeezed(pieces[0]) not in known:
            pieces = pieces[0].split()
    keys = [known.get(_squeezed(piece)) for piece in pieces]
    unknown = next(
        (piece.strip() for piece, key in zip(pieces, keys, strict=True) if key is None), None
    )
    return [key for key in keys if key is not None], unknown


def highest(field: Split, row: Row) -> int:
    """Most pieces of a row."""
    return min(row.most, field.most)


def _squeezed(text: str) -> str:
    """The text folded and without spaces: `a 1` and `A1` are the same."""
    return "".join(folded(text).split())


def _amount_entry(
    question: Question, field: Split, row: Row, item: Item, now: Mapping[Key, int]
) -> Entry:
    """The line for one row."""
    amount = now.get(row.key, row.least)
    bounds_told = question.words("panel-modal-between", least=row.least, most=highest(field, row))
    return Entry(
        item.value,
        shortened(item.label, ENTRY_LABEL),
        bounds_told,
        str(amount),
        DIGITS,
        required=False,
    )
