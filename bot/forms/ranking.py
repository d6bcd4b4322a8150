"""Which of several offers is the main one, and in which order they stand."""

from dataclasses import replace

from msgspec import structs

from bot.forms.draft import open_fields
from bot.forms.model import Question
from games.core.flow import Reopen
from games.core.forms import Offer, One, allowed
from games.core.model import Action


def ranked(question: Question) -> Question:
    """The question with its main offer first. An offer that one press takes keeps its place above a better one: the button to
    roll is always where it was.
    """
    first, *_ = offers = question.decision.offers
    main = _main(question)
    if main is first or not main.fields or not open_fields(first):
        return question
    others = tuple(one for one in offers if one is not main)
    decision = structs.replace(question.decision, offers=(main, *others))
    return replace(question, decision=decision)


def best_choice(question: Question) -> Action | None:
    """The first ready answer, where it picks at most one thing beside other offers: the game puts it above all that may be
    done, unless it gives up something for it.
    """
    if not question.ready or question.ready[0].has_price or len(question.decision.offers) == 1:
        return None
    best = question.ready[0].action
    offer = next((one for one in question.decision.offers if one.action is type(best)), None)
    if offer is None or not allowed(question.decision, best):
        return None
    is_choice = all(isinstance(field, One) for field in offer.fields) and len(offer.fields) <= 1
    return best if is_choice else None


def is_main(question: Question, offer: Offer) -> bool:
    """Whether the offer stands out: that of the best choice, or else the first, unless it only reopens an answer."""
    return offer.action is _main(question).action and offer.action is not Reopen


def _main(question: Question) -> Offer:
    """The offer of the best choice, or else the first."""
    offers, best = question.decision.offers, best_choice(question)
    return next((one for one in offers if best is not None and one.action is type(best)), offers[0])
