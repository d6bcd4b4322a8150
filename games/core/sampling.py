"""Answers by chance: an offer picked evenly, then filled. Every legal answer can come out."""

from games.core.drawing import Filling, filled
from games.core.exchange import Exchange, exchanged
from games.core.fields import Below
from games.core.model import Action
from games.core.offers import Decision


def sample(decision: Decision, below: Below) -> Action:
    """A legal action."""
    offers = decision.offers
    offer = offers[below(len(offers))] if len(offers) > 1 else offers[0]
    forms = offer.forms
    if not forms:
        return offer.action()
    form = forms[0]
    if type(form) is not Exchange and len(forms) == 1:
        return offer.action(filled(form, below))
    values: list[Filling] = []
    for form in forms:
        if type(form) is Exchange:
            values += exchanged(form, below)
        else:
            values.append(filled(form, below))
    return offer.action(*values)
