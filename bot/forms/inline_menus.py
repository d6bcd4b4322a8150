"""Offers beside others of which one menu holds every answer: it stands in the place of the button that would open their page.

Two picks, as of a card and a building, are one line of it.
"""

from collections.abc import Mapping

from bot.forms.choices import (
    digest,
    head,
    is_pair,
    is_single,
    item_option,
    laid_open,
    single_items,
)
from bot.forms.draft import answered, digested, open_fields
from bot.forms.filling import GONE, followed
from bot.forms.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER, SELECTS
from bot.forms.model import Draft, Option, Outcome, Question, Select
from bot.forms.pages import FEW, spread
from bot.forms.prices import SEPARATOR
from bot.forms.texts import menu_title, verb_label
from bot.i18n.shortening import shortened
from games.core.forms import Offer, verb
from games.core.model import Action


def inline_menus(question: Question, beside: int = 0) -> Mapping[type[Action], Select]:
    """The menu of each such offer of the first page, on which there are so many others."""
    elsewhere = {offer.action for offer in (*laid_open(question), *spread(question))}
    room = SELECTS - beside - len(laid_open(question))
    found: dict[type[Action], Select] = {}
    for offer in question.decision.offers:
        if offer.action not in elsewhere and open_fields(offer) and len(found) < room:
            menu = _pair_menu(question, offer) or _menu(question, offer)
            if menu is not None:
                found[offer.action] = menu
    return found


def taken_whole(question: Question, argument: str, values: tuple[str, ...]) -> Outcome:
    """Take the two picks that were chosen as one."""
    for offer in question.decision.offers:
        if argument == head(offer, "") and len(values) == 1 and is_pair(question, offer):
            draft = {value: draft for value, _, draft in pairs(question, offer)}.get(values[0])
            return GONE if draft is None else followed(question, offer, draft)
    return GONE


def pairs(question: Question, offer: Offer) -> list[tuple[str, Option, Draft]]:
    """Every way to fill the offer's two fields: its value, its line, and the offer filled so."""
    first, second = open_fields(offer)
    found = []
    for one in single_items(question, first):
        for other in single_items(question, second):
            draft = answered(Draft(verb(offer.action)), offer, first, {one.key: 1}, closed=True)
            draft = answered(draft, offer, second, {other.key: 1}, closed=True)
            value = digested(draft.answers)
            line = item_option(question, second, other)
            label = shortened(SEPARATOR.join((other.label, one.label)), OPTION_TEXT)
            found.append((value, Option(value, label, line.description, line.emoji), draft))
    return found


def _pair_menu(question: Question, offer: Offer) -> Select | None:
    """The menu of two picks."""
    if not is_pair(question, offer):
        return None
    options = tuple(line for _, line, _ in pairs(question, offer))
    label = shortened(f"{verb_label(question, offer)}…", PLACEHOLDER)
    return Select(f"whole:{head(offer, '')}", label, options)


def _menu(question: Question, offer: Offer) -> Select | None:
    """The menu of one pick; places of a board have a page, on which the picture shows them large."""
    field, *others = open_fields(offer)
    if others or not is_single(question, field) or field.kind in question.game.places:
        return None
    items = single_items(question, field)
    if not FEW < len(items) <= OPTIONS:
        return None
    options = tuple(item_option(question, field, item) for item in items)
    id = digest("|".join(item.value for item in items))
    label = shortened(menu_title(question, offer, field), PLACEHOLDER)
    return Select(f"pick:{head(offer, field.name)}.{id}", label, options)
