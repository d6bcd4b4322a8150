"""Offers that do the same in several ways, as turning a die with a joker or with gold: one menu holds the choices of all.

What helps most stands first, whichever offer it is of. A choice that has no line any more is on the page of its offer.
"""

import dataclasses
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.forms.draft import answered
from bot.forms.filling import GONE, followed
from bot.forms.items import Item, digest, item_option, joined, single_items
from bot.forms.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER
from bot.forms.model import Draft, Outcome, Question, Select
from bot.forms.texts import pick_label
from bot.i18n.shortening import shortened
from games.core.forms import Offer, verb


class _Line(NamedTuple):
    """A choice of one of the offers."""

    offer: Offer
    item: Item

    @property
    def value(self) -> str:
        """Names the choice, the same as long as it is the same."""
        return digest(f"{verb(self.offer.action)}.{self.item.value}")


def joined_menu(question: Question) -> Select:
    """The menu of these offers."""
    lines = _lines(question)[:OPTIONS]
    options = tuple(
        replace(
            item_option(question, offer.fields[0], item),
            value=line.value,
            label=shortened(pick_label(question, offer, item, item.label, "joined"), OPTION_TEXT),
        )
        for line in lines
        for offer, item in [line]
    )
    label = shortened(question.words(f"{question.game.id}-joined"), PLACEHOLDER)
    return Select(f"either:{digest('|'.join(one.value for one in lines))}", label, options)


def cut_off(question: Question) -> tuple[Offer, ...]:
    """Those of the offers of which the menu has no room for some choices."""
    left = [line.offer for line in _lines(question)[OPTIONS:]]
    return tuple(offer for offer in joined(question) if offer in left)


def taken_either(question: Question, values: Sequence[str]) -> Outcome:
    """Take the choice of the offer that it is of."""
    for line in _lines(question):
        if [line.value] == list(values):
            draft = Draft(verb(line.offer.action))
            field = line.offer.fields[0]
            draft = answered(draft, line.offer, field, {line.item.key: 1}, closed=True)
            return followed(question, line.offer, draft)
    return GONE


def _lines(question: Question) -> list[_Line]:
    """All choices, by what their notes rank them."""
    whole = dataclasses.replace(question, leaves_aside=False)
    lines = [
        _Line(offer, item)
        for offer in joined(question)
        for item in single_items(whole, offer.fields[0])
    ]
    return sorted(lines, key=lambda line: line.item.note.rank if line.item.note else 0)
