"""What a press or a form leads to: a further draft, the action, a form to fill, or a refusal.

Every word names what it is about by keys or a digest, never by position: on an old panel it means the same or is refused. Where
another thing may stand under a key later, the word names what it was called, too.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bot.forms.choices import laid_open
from bot.forms.draft import (
    EMPTY,
    asked_field,
    begun,
    mark,
    offer_mark,
    offered,
    offers_left,
    settled,
)
from bot.forms.filling import GONE, NOT_UNDERSTOOD, ON_FIELD, FieldInput, acted, followed
from bot.forms.inline_menus import taken_whole
from bot.forms.items import head
from bot.forms.joined_menu import taken_either
from bot.forms.model import Draft, Input, Outcome, Question
from bot.forms.quick_trades import quick_trades, quick_word
from bot.forms.ranking import ranked
from bot.forms.ready_answers import reopened, taken
from bot.forms.sheets import is_sheet, sends, sent
from games.core.forms import verb


def advance(question: Question, draft: Draft, given: Input) -> Outcome:
    """What follows the input; `draft` is what is stored. Whatever comes in, nothing is raised."""
    draft = settled(question.decision, draft)
    if given.verb in _ON_OFFER:
        return _ON_OFFER[given.verb](question, draft, given.argument)
    if given.verb == "quick":
        return _quick(question, given)
    if given.verb == "whole":
        return taken_whole(question, given.argument, given.values)
    if given.verb == "either":
        return taken_either(question, given.values)
    if given.verb == "ready":
        return taken(question, given.argument or "".join(given.values))
    if given.verb not in ON_FIELD:
        return NOT_UNDERSTOOD
    for offer in offers_left(question.decision, draft):
        for field in offer.fields:
            name = head(offer, field.name)
            if given.argument == name or given.argument.startswith(f"{name}."):
                rest = given.argument[len(name) + 1 :]
                return ON_FIELD[given.verb](FieldInput(question, draft, given, offer, field, rest))
    return GONE


def _do(question: Question, _draft: Draft, argument: str) -> Outcome:
    """Take an offer that leaves no choice."""
    for offer in question.decision.offers:
        draft = Draft(verb(offer.action))
        if asked_field(offer, draft) is not None:
            continue
        if argument == head(offer, offer_mark(question, offer, draft)):
            return followed(question, offer, draft)
    return GONE


def _open(question: Question, draft: Draft, argument: str) -> Outcome:
    """Begin an offer."""
    for offer in question.decision.offers:
        if argument == head(offer, ""):
            return draft if draft.offer == verb(offer.action) else begun(question, offer)
    return GONE


def _quick(question: Question, given: Input) -> Outcome:
    """Send a sheet filled with one piece for another."""
    for offer in question.decision.offers:
        if not offer.apart or len(given.values) != 1:
            continue
        if given.argument == quick_word(question, offer):
            trades = quick_trades(question, offer)
            draft = {quick.value: quick.draft for quick in trades}.get(given.values[0])
            return GONE if draft is None else followed(question, offer, draft)
    return GONE


def _confirm(question: Question, draft: Draft, argument: str) -> Outcome:
    """Take the complete answer, if it is still the one that was shown."""
    offer = offered(question.decision, draft)
    if offer is None or asked_field(offer, draft) is not None:
        return GONE
    is_shown = argument == head(offer, offer_mark(question, offer, draft))
    return acted(question, offer, draft) if is_shown else GONE


def _back(question: Question, draft: Draft, argument: str) -> Outcome:
    """Take the last pick back, or leave a sheet, which opens filled; a second press on the same panel changes nothing."""
    if argument != mark(draft):
        return draft
    offer = offered(question.decision, draft)
    if offer is not None and is_sheet(question, offer) and asked_field(offer, draft) is not None:
        return EMPTY
    answers = draft.answers if draft.part else draft.answers[:-1]
    on_first_page = draft.offer in [verb(offer.action) for offer in laid_open(ranked(question))]
    if draft.part and (answers or not on_first_page):
        return replace(draft, part="")
    if not draft.answers or (not answers and on_first_page):
        return EMPTY
    return replace(draft, answers=answers)


def _clear(question: Question, draft: Draft, argument: str) -> Outcome:
    """Empty a sheet, which stays open; a second press changes nothing."""
    offer = offered(question.decision, draft)
    if offer is None or not is_sheet(question, offer):
        return GONE
    return Draft(draft.offer) if argument == mark(draft) else draft


def _send(question: Question, draft: Draft, argument: str) -> Outcome:
    """Send a sheet, if it is still filled as it was shown."""
    offer = offered(question.decision, draft)
    if offer is None or not is_sheet(question, offer):
        return GONE
    for word, item in sends(question, offer, draft):
        if word == argument:
            return followed(question, offer, sent(question, offer, draft, item))
    return GONE


_ON_OFFER: Mapping[str, Callable[[Question, Draft, str], Outcome]] = {
    "back": _back,
    "clear": _clear,
    "confirm": _confirm,
    "do": _do,
    "open": _open,
    "reopen": reopened,
    "send": _send,
}
