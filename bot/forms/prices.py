"""What a choice costs and brings, as its game says it: in its own coin, and in fewer words where a button is short of room."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.forms.model import Question
from games.core.model import Note

SEPARATOR = " · "


def priced(question: Question, label: str, note: Note | None) -> tuple[str, ...]:
    """What stands on a button with cost and gain, the longest wording first; the label alone where there are none, or where
    it is the gain itself, as a card's number is.
    """
    if is_own_gain(label, note):
        return (label,)
    prices = _prices(question, note)
    longest = SEPARATOR.join([label, *[wordings[0] for wordings in prices]])
    briefest = SEPARATOR.join([label, *[wordings[-1] for wordings in prices]])
    return tuple(dict.fromkeys((longest, briefest)))


def is_own_gain(label: str, note: Note | None) -> bool:
    """Whether the label is the gain itself, as a card's number is, and there is nothing to pay."""
    return note is not None and note.cost is None and label == str(note.gain)


def beside(label: str, note: Note | None) -> Note | None:
    """The note without the gain that the label is itself."""
    return replace(note, gain=None) if note and is_own_gain(label, note) else note


def callings(
    question: Question, label: str, fewer: Sequence[str], note: Note | None
) -> tuple[str, ...]:
    """What a button may say of a thing, the first that fits: a shorter name with the price before the whole one without."""
    with_price = [*priced(question, label, note)]
    with_price += [priced(question, one, note)[-1] for one in fewer]
    return tuple(dict.fromkeys((*with_price, label, *fewer)))


def with_detail(question: Question, label: str, note: Note | None) -> tuple[str, ...]:
    """The label with price and detail in their briefest words; nothing where the detail has no brief ones."""
    details = _details(question, note)
    if len(details) < 2:
        return ()
    prices = [wordings[-1] for wordings in _prices(question, note)]
    return (SEPARATOR.join([label, *prices, details[-1]]),)


def tells_price(question: Question, label: str, note: Note | None) -> bool:
    """Whether the label says all that the thing costs and brings, in whichever words."""
    return is_own_gain(label, note) or all(
        any(wording in label for wording in wordings) for wordings in _prices(question, note)
    )


def remarks(question: Question, note: Note | None) -> str:
    """Cost, gain and detail of a choice in a few words; empty where there is nothing to say."""
    return SEPARATOR.join(untold(question, note, ""))


def untold(question: Question, note: Note | None, label: str) -> list[str]:
    """What of that a label does not say, in whichever words."""
    detail = [_details(question, note)] if note and note.detail else []
    return [
        wordings[0]
        for wordings in (*_prices(question, note), *detail)
        if not any(wording in label for wording in wordings)
    ]


def _details(question: Question, note: Note | None) -> tuple[str, ...]:
    """What comes of a choice besides, in its wordings, the longest first."""
    if note is None or note.detail is None:
        return ()
    brief = replace(note.detail, id=f"{note.detail.id}.brief")
    whole = question.words.say(note.detail)
    return (whole, question.words.say(brief)) if question.words.has(brief.id) else (whole,)


def _prices(question: Question, note: Note | None) -> list[tuple[str, ...]]:
    """Cost and gain of a choice, each in its wordings, the longest first."""
    told = []
    if note and note.cost is not None:
        told.append(_wordings(question, "cost", note.cost))
    if note and note.gain is not None:
        told.append(_wordings(question, "gain", note.gain))
    return told


def _wordings(question: Question, what: str, amount: int) -> tuple[str, ...]:
    """A cost or gain as the game says it, and in fewer words where it has such."""
    words, own = question.words, f"{question.game.id}-{what}"
    whole = words(own, **{what: amount})
    brief = f"{own}.brief"
    return (whole, words(brief, **{what: amount})) if words.has(brief) else (whole,)
