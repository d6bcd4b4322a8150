"""What others have put to the person: that stands above everything else, and each answer is a press."""

from dataclasses import replace

from msgspec import structs

from bot.forms import texts
from bot.forms.controls import rows_of
from bot.forms.items import head
from bot.forms.limits import LABEL
from bot.forms.model import Block, Button, Question
from bot.forms.ready_answers import ready_word, replies, shown_ready
from bot.i18n.shortening import shortened
from games.core.forms import Offer, One
from games.core.model import Action, Ready


def reply_rows(question: Question) -> list[Block]:
    """A button for each answer, of which the yes stands out, one that begins an answer of the person's own, and ready ones."""
    if question.call is None:
        return []
    agreed = question.call.answers[0]
    buttons = [
        Button(
            ready_word(question, ready.action),
            shortened(question.words.say(ready.message), LABEL),
            "success" if ready == agreed else "secondary",
        )
        for ready in replies(question)
    ]
    buttons += [
        Button(f"open:{head(offer, '')}", texts.entrance_label(question, offer), "secondary")
        for offer in question.decision.offers
        if _is_counter(question, offer)
    ]
    buttons += [
        Button(
            ready_word(question, ready.action),
            shortened(question.words.say(ready.message), LABEL),
            "secondary",
        )
        for ready in _ready_counters(question)
    ]
    return rows_of(buttons)


def _ready_counters(question: Question) -> list[Ready]:
    """What the person may answer instead, whole."""
    kind = None if question.call is None else type(question.call.counter)
    return [ready for ready in shown_ready(question) if type(ready.action) is kind]


def may_agree(question: Question) -> bool:
    """Whether the yes is among the answers: else the question tells what is missing for it."""
    return question.call is not None and question.call.answers[0] in replies(question)


def as_put(question: Question) -> Question:
    """The same in the words of what was put."""
    if question.call is None:
        return question
    stands = None if may_agree(question) else question.decision.stands
    put = structs.replace(question.decision, prompt=question.call.message, stands=stands)
    return replace(question, decision=put)


def without_replies(question: Question) -> Question:
    """The same without what has buttons of its own."""
    answers = {type(ready.action): ready.action for ready in replies(question)}
    offers = [
        _without(offer, answers.get(offer.action))
        for offer in question.decision.offers
        if not _is_counter(question, offer)
    ]
    left = tuple([offer for offer in offers if offer is not None])
    return replace(question, decision=structs.replace(question.decision, offers=left))


def _is_counter(question: Question, offer: Offer) -> bool:
    """Whether the offer is what the person may answer instead."""
    counter = None if question.call is None else question.call.counter
    return counter is not None and offer.action is type(counter)


def _without(offer: Offer, answer: Action | None) -> Offer | None:
    """The offer without that answer; None: it has no other."""
    if answer is None:
        return offer
    field = offer.forms[0] if len(offer.forms) == 1 else None
    if not isinstance(field, One):
        return None
    keys = tuple([key for key in field.keys if key != getattr(answer, field.name)])
    return structs.replace(offer, forms=(structs.replace(field, keys=keys),)) if keys else None
