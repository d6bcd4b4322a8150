"""Forms: a label typed instead of picked, amounts typed instead of ticked; and how what was typed is read."""

from collections.abc import Mapping, Sequence

from bot.forms.draft import bounds, field_keys
from bot.forms.items import Item, head, label_of
from bot.forms.limits import ENTRY_LABEL, MODAL_TITLE
from bot.forms.model import Draft, Entry, Modal, Question
from bot.forms.texts import field_label
from bot.i18n.normalizing import normalized
from bot.i18n.shortening import shortened
from games.core.forms import Field, Offer, Row, Split
from games.core.model import Key, Message, say

LABELS = "labels"
"""Name of the entry that labels are typed into."""

LONGEST = 400

DIGITS = 4

ECHO = 60
"""Most of a typed text that is said back."""

NEAR = 8
"""Most labels that are named for a wrong one."""

_SEPARATORS = str.maketrans(";\n", ",,")


def label_form(question: Question, offer: Offer, field: Field, draft: Draft) -> Modal:
    """A form for one label, or for several with commas; what was refused before stands in it."""
    several = bounds(field)[1] > 1
    words = question.words
    label = words("panel-modal-labels" if several else "panel-modal-label")
    sample = label_of(question, field.kind, field_keys(field)[0])
    word = f"typed:{head(offer, field.name)}"
    typed = _typed(draft, word).get(LABELS, "")
    entry = Entry(
        LABELS,
        shortened(label, ENTRY_LABEL),
        shortened(sample, ENTRY_LABEL),
        typed[:LONGEST],
        LONGEST,
    )
    title = shortened(field_label(question, offer, field), MODAL_TITLE)
    return Modal(word, title, (entry,))


def amounts_form(
    question: Question,
    offer: Offer,
    field: Split,
    draft: Draft,
    now: Mapping[Key, int],
    items: Sequence[Item],
) -> Modal:
    """A form with a line for the amount of each row: what was refused before, or what is picked now."""
    rows = {row.key: row for row in field.rows}
    word = f"counted:{head(offer, field.name)}"
    typed = _typed(draft, word)
    entries = tuple(
        _amount_entry(question, field, rows[item.key], item, typed.get(item.value), now)
        for item in items
    )
    title = shortened(field_label(question, offer, field), MODAL_TITLE)
    return Modal(word, title, entries)


def _typed(draft: Draft, word: str) -> Mapping[str, str]:
    """What was typed into that form and refused, by entry."""
    return dict(draft.typed.texts) if draft.typed and draft.typed.form == word else {}


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


def not_offered(question: Question, field: Field, typed: str) -> Message:
    """Why that label cannot be chosen: the game's reason, or what else begins like it."""
    told = shortened(typed, ECHO)
    squeezed = _squeezed(typed)
    for note in question.notes.lines:
        if note.refused is not None and note.field == field.name:
            label = label_of(question, field.kind, note.key)
            if _squeezed(label) == squeezed:
                why = question.words.say(note.refused)
                return say("panel-refused-label", typed=told, why=why)
    labels = [label_of(question, field.kind, key) for key in field_keys(field)]
    near = [label for label in labels if squeezed and _squeezed(label).startswith(squeezed[0])]
    if near:
        return say("panel-unknown-label-near", typed=told, near=", ".join(near[:NEAR]))
    return say("panel-unknown-label", typed=told)


def highest(field: Split, row: Row) -> int:
    """Most pieces of a row."""
    return min(row.most, field.most)


def _squeezed(text: str) -> str:
    """The text normalized and without spaces: `a 1` and `A1` are the same."""
    return "".join(normalized(text).split())


def _amount_entry(
    question: Question,
    field: Split,
    row: Row,
    item: Item,
    typed: str | None,
    now: Mapping[Key, int],
) -> Entry:
    """The line for one row."""
    amount = now.get(row.key, row.least) if typed is None else typed
    bounds_told = question.words("panel-modal-between", least=row.least, most=highest(field, row))
    return Entry(
        item.value,
        shortened(item.label, ENTRY_LABEL),
        bounds_told,
        str(amount)[:DIGITS],
        DIGITS,
        required=False,
    )
