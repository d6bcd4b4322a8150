"""What a choice is called in fewer words where a button has no room for all: its wording's attributes `short` and `brief`."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.panels.limits import LABEL
from bot.panels.model import Question
from games.core.model import Note


def fewer_words(question: Question, note: Note | None) -> Iterator[str]:
    """What else it may be called, the longest first; nothing where the game has no such words."""
    label = note.label if note else None
    for attribute in ("short", "brief"):
        if label is not None and question.words.has(f"{label.id}.{attribute}"):
            yield question.words.say(replace(label, id=f"{label.id}.{attribute}"))


def fitting(question: Question, label: str, note: Note | None) -> str:
    """The label, or the first in fewer words that a button has room for; the label itself where none is."""
    called = (label, *fewer_words(question, note))
    return next((one for one in called if len(one) <= LABEL), label)
