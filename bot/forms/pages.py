"""What stands on a page besides the field that is laid open: choices spread beside other offers, places shown large."""

from bot.forms.choices import has_room, laid_open
from bot.forms.draft import asked_field, field_keys, offered, open_fields, settled
from bot.forms.limits import OPTIONS
from bot.forms.model import Draft, Question
from games.core.forms import Offer, One
from games.core.model import Key

FEW = 3
"""Most things of an offer that stand beside other offers on the first page."""

ENTRANCES = 12
"""Most buttons of offers that are not laid open on the first page."""


def spread(question: Question) -> tuple[Offer, ...]:
    """The offers of which every choice stands on the first page, as a button for each: those that ask for one of a few."""
    shown = laid_open(question)
    offers = [offer for offer in question.decision.offers if offer not in shown]
    is_alone = not shown and not question.ready
    few = [
        offer
        for offer in offers
        if _asks_for_few(offer) and (is_alone or has_room(question, shown, offer))
    ]
    chosen: list[Offer] = []
    buttons = len(offers)
    for offer in few:
        more = len(field_keys(offer.fields[0])) - 1
        if buttons + more <= ENTRANCES:
            buttons += more
            chosen.append(offer)
    return tuple(chosen)


def _asks_for_few(offer: Offer) -> bool:
    """Whether the offer asks for nothing but one of a few things."""
    fields = open_fields(offer)
    return len(offer.fields) == len(fields) == 1 and (
        isinstance(fields[0], One) and len(fields[0].keys) <= FEW
    )


def focus_of(question: Question, draft: Draft) -> tuple[Key, ...]:
    """The places of the board that the page lists; empty where it lists none, or so many that all of the board matters."""
    draft = settled(question.decision, draft)
    offer = offered(question.decision, draft)
    shown = laid_open(question) if offer is None else (offer,)
    field = asked_field(shown[0], draft) if len(shown) == 1 else None
    if field is None or field.kind not in question.game.places:
        return ()
    return field_keys(field) if len(field_keys(field)) <= OPTIONS else ()
