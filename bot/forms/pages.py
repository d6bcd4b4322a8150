"""What stands on a page besides the field that is laid open: choices spread beside other offers, places shown large."""

from msgspec import Struct

from bot.forms.choices import (
    ALONE,
    ALWAYS,
    fills_page,
    is_listed,
    laid_open,
    room_beside,
    with_fields,
)
from bot.forms.controls import foremost
from bot.forms.draft import asked_field, field_keys, offered, open_fields, settled
from bot.forms.items import all_items, head, is_set_aside, is_single, joined, put_aside
from bot.forms.limits import LINES, OPTIONS
from bot.forms.model import Button, Draft, Question, Style
from bot.forms.parts import leaf_shown
from bot.forms.phone import across, height
from bot.forms.ranking import is_main, ranked
from bot.forms.texts import item_label
from games.core.forms import Offer, One
from games.core.model import Key

FEW = 3
"""Most things of an offer that stand beside other offers on the first page."""

ENTRANCES = 12
"""Most buttons of offers that are not laid open on the first page."""


class Spread(Struct, frozen=True):
    """The offers of which more than an entrance stands on the first page, on buttons."""

    laid_open: tuple[Offer, ...]
    """With their first field."""
    few: tuple[Offer, ...]
    """With every choice."""

    def narrowed(self, question: Question) -> "Spread":
        """Without those for which a menu or a page of their own does as well, but for the main offer."""
        main = question.decision.offers[0].action

        def does_elsewhere(offer: Offer) -> bool:
            if put_aside(question, offer):
                # A button to its page would take as much room as the little that is left.
                return is_listed(question, offer)
            first, *others = open_fields(offer)
            has_page = not others and is_single(question, first) and fills_page(question, first)
            return has_page or is_listed(question, offer)

        def kept(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
            return tuple(
                offer for offer in offers if offer.action is main or not does_elsewhere(offer)
            )

        return Spread(kept(self.laid_open), kept(self.few))


def spread(question: Question) -> tuple[Offer, ...]:
    """The offers of which every choice stands on the first page, as a button for each: those that ask for one of a few, as far
    as a phone has room for what stands on these buttons; others that fit a menu stand in one.
    """
    shown = laid_open(question)
    offers = [offer for offer in question.decision.offers if offer not in shown]
    heights = {
        offer: _height(question, offer) for offer in offers if _asks_for_few(question, offer)
    }
    is_alone = not shown and not with_fields(question) and sum(heights.values()) <= ALONE
    left = room_beside(question, shown)
    chosen: list[Offer] = []
    buttons = len(offers)
    for offer, lines in heights.items():
        most = max(left, LINES if is_main(question, offer) else 0 if chosen else ALWAYS)
        if not is_alone and lines > most and is_listed(question, offer):
            continue
        more = len(all_items(question, offer.fields[0])) - 1
        if buttons + more <= ENTRANCES:
            buttons += more
            left -= lines
            chosen.append(offer)
    return tuple(chosen)


def _height(question: Question, offer: Offer) -> int:
    """How many lines of a phone the buttons of its choices fill."""
    buttons = choice_buttons(question, offer)
    return height(buttons, across(buttons))


def choice_buttons(question: Question, offer: Offer) -> list[Button]:
    """A button for everything of which the offer asks for one."""
    field = offer.fields[0]
    return [
        Button(
            f"pick:{head(offer, field.name)}.{item.value}",
            item_label(question, offer, item),
            "secondary" if item.is_idle else style_of(question, offer),
            question.emoji(field.kind, item.key),
        )
        for item in all_items(question, field)
    ]


def style_of(question: Question, offer: Offer) -> Style:
    """The main one stands out."""
    return "primary" if is_main(question, offer) else "secondary"


def _asks_for_few(question: Question, offer: Offer) -> bool:
    """Whether the offer asks for nothing but one of a few things that are shown."""
    fields = open_fields(offer)
    if len(offer.fields) != 1 or len(fields) != 1 or is_set_aside(question, offer):
        return False
    if offer in joined(question):
        return False
    return isinstance(fields[0], One) and len(all_items(question, fields[0])) <= FEW


class PlacesShown(Struct, frozen=True):
    """The places of the board that a page is about, or the things on a page by which the picture turns its own."""

    focus: tuple[Key, ...] = ()
    """Those that it lists; empty where it lists none, or so many that all of the board matters."""
    foremost: tuple[Key, ...] = ()
    """Those of them that have a button each where a menu holds the others; those that a page with several offers names."""


def places_shown(question: Question, draft: Draft) -> PlacesShown:
    """What the picture above the page shows large, and what it marks."""
    question = ranked(question)
    draft = settled(question.decision, draft)
    offer = offered(question.decision, draft)
    shown = laid_open(question) if offer is None else (offer,)
    field = asked_field(shown[0], draft) if len(shown) == 1 else None
    if offer is None and len(shown) != 1:
        return PlacesShown(foremost=_named(question, shown))
    if field is None:
        return PlacesShown()
    leaf = leaf_shown(question, field, draft)
    if leaf is not None:
        return PlacesShown(tuple(item.key for item in leaf.items))
    if field.kind not in question.game.places:
        return PlacesShown()
    keys = field_keys(field)
    return PlacesShown(keys if len(keys) <= OPTIONS else (), foremost(question, field, draft))


def _named(question: Question, shown: tuple[Offer, ...]) -> tuple[Key, ...]:
    """The places that the first page names where it has several offers: those laid open, spread on buttons, or in a ready
    answer.
    """
    places = question.game.places
    fields = [field for offer in (*shown, *spread(question)) for field in offer.fields]
    keys = [key for field in fields if field.kind in places for key in field_keys(field)]
    for ready in question.ready:
        offers = [one for one in question.decision.offers if one.action is type(ready.action)]
        names = [one.name for offer in offers for one in offer.fields if one.kind in places]
        keys += [key for name in names if isinstance(key := getattr(ready.action, name), str)]
    return tuple(dict.fromkeys(keys))
