"""What a choice is called in fewer words where a button has no room for all: its wording's attributes `short` and `brief`."""

from msgspec.structs import replace

from bot.forms.model import Question
from games.core.model import Message

ATTRIBUTES = ("short", "brief")


def fewer_words(question: Question, label: Message) -> tuple[str, ...]:
    """What else it may be called, the longest first; nothing where the game has no such words."""
    shorter = [replace(label, id=f"{label.id}.{attribute}") for attribute in ATTRIBUTES]
    return tuple(question.words.say(one) for one in shorter if question.words.has(one.id))
