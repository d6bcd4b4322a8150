"""What a seat has answered while the others have not: its own words back to it, and who is still missing."""

from msgspec import structs

from bot.i18n.languages import LocaleWords
from bot.model.questions import Ask
from games.core.forms import Decision, Field, One, Some, verb
from games.core.model import Action, Terms, say


def waiting_decision(ask: Ask, words: LocaleWords) -> Decision | None:
    """The seat's decision; where it has answered and waits, its prompt tells the answers and who is missing."""
    if ask.decision is None or not ask.answered:
        return ask.decision
    told = own_answers(ask, words)
    missing = [words.names[seat] for seat in ask.position.asked]
    prompt = say(
        f"bot-answered-{ask.answered_by}",
        what=words.all_of(told),
        missing=words.all_of(missing),
        count=len(missing),
    )
    return structs.replace(ask.decision, prompt=prompt)


def own_answers(ask: Ask, words: LocaleWords) -> list[str]:
    """What the seat has answered in a simultaneous step that waits for others."""
    return [text for asked, action in ask.answered for text in _answer(ask, asked, action, words)]


def _answer(ask: Ask, asked: Decision, action: Action, words: LocaleWords) -> list[str]:
    """One answer in words: what was picked, or where there was nothing to pick what was done."""
    offer = next(offer for offer in asked.offers if offer.action is type(action))
    picked = [_picked(field, getattr(action, field.name)) for field in offer.fields]
    if not picked:
        return [words(f"{ask.position.table.game}-verb-{verb(offer.action).replace('_', '-')}")]
    return [words.amounts(terms) for terms in picked]


def _picked(field: Field, value: object) -> Terms:
    """What fills the field, as a list of things."""
    if isinstance(field, One):
        assert isinstance(value, str)
        return Terms(field.kind, ((value, 1),))
    assert isinstance(value, tuple)
    amounts = tuple((key, 1) for key in value) if isinstance(field, Some) else value
    return Terms(field.kind, amounts)
