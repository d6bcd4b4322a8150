"""Sheets: an offer of two small bundles that share no key, filled on one page instead of field by field.

A menu for each bundle lists every amount of every key (`1 wool`, `2 wool`...), and several may be ticked: of two amounts
of a key the larger counts. What is picked on one side is left out on the other. As soon as the answer may be given, the
keys of the offer's last field stand below on buttons that send it; where it has no such field, one button does. A choice
among a few stands above these, a button for each: a press picks it or takes it back, and none picked means all.
"""

from collections.abc import Mapping, Sequence

from bot.forms.choices import TALLY
from bot.forms.controls import rows_of
from bot.forms.draft import (
    Amounts,
    amounts_of,
    answered,
    bounds,
    digested,
    fits,
    forced,
    in_order,
    mark,
    open_fields,
)
from bot.forms.items import Item, digest, fitting, head, label_of, single_items, token
from bot.forms.limits import BUTTONS, LABEL, OPTION_TEXT, OPTIONS, PLACEHOLDER, SELECTS
from bot.forms.model import Block, Button, Draft, Option, Question, Select
from bot.forms.prices import callings, remarks
from bot.forms.tally import flip_buttons, tally_buttons
from bot.forms.texts import (
    bounds_told,
    field_id,
    field_label,
    lines,
    listed,
    refusals,
    told_of,
    verb_label,
)
from bot.forms.typed import highest
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from games.core.forms import Field, Offer, One, Some, Split
from games.core.model import Key

KEYS = 20
"""Most buttons below two menus."""


def is_sheet(question: Question, offer: Offer) -> bool:
    """Whether the offer is filled on one page, whatever has been picked so far."""
    whole = _whole(question, offer)
    rest = [field for field in open_fields(whole) if field not in whole.apart]
    few, last = crowd(whole), _last(whole)
    buttons = sum(len(field.keys) for field in (few, last) if field is not None)
    return (
        0 < len(whole.apart) <= SELECTS
        and all(_is_small(field) for field in whole.apart)
        and all(field in (few, last) for field in rest)
        and buttons <= KEYS
    )


def is_tallied_bundle(question: Question, offer: Offer, field: Field) -> bool:
    """Whether a bundle of a sheet is put together press by press: on a few buttons, however far the sheet is filled."""
    if field not in offer.apart or not is_sheet(question, offer):
        return False
    whole = next(other for other in _whole(question, offer).apart if other.name == field.name)
    kinds = sum(row.most > 0 for row in whole.rows)
    return kinds <= BUTTONS or (kinds <= TALLY and not _fits_menu(whole))


def crowd(offer: Offer) -> Some | None:
    """The field of the sheet that picks some of a few, or all of them."""
    for field in open_fields(offer):
        if isinstance(field, Some) and len(field.keys) <= BUTTONS:
            return field if field.least == 1 and field.most == len(field.keys) else None
    return None


def amount_items(field: Split, question: Question, picked: Mapping[Key, int]) -> tuple[Item, ...]:
    """Every amount of every key, as far as a menu holds them; a larger one that was typed is among them."""
    cap = _cap(field)
    return tuple(
        _amount_item(question, field, row.key, amount)
        for row in field.rows
        for amount in _amounts(max(row.least, 1), highest(field, row), cap, picked.get(row.key, 0))
    )


def is_filled(draft: Draft) -> bool:
    """Whether anything is picked on the sheet, by the person or when it was opened."""
    return any(answer.amounts for answer in draft.answers)


def clear_word(draft: Draft) -> str:
    """The word of the button that empties the sheet: it means what the sheet shows."""
    return f"clear:{mark(draft)}"


def fill_word(offer: Offer, field: Split, items: Sequence[Item]) -> str:
    """The word of a bundle's menu: it means the lines that it shows."""
    return f"fill:{head(offer, field.name)}.{digest('|'.join(item.value for item in items))}"


def sends(question: Question, offer: Offer, draft: Draft) -> tuple[tuple[str, Item | None], ...]:
    """What the buttons that send the sheet say, each with the key it picks; empty while it may not be sent.

    A press on an old button sends nothing else than what stood beside it.
    """
    if _missing(question, offer, draft):
        return ()
    mark = digested(*[_filled(question, offer, field, draft) for field in _filled_first(offer)])
    last = _last(offer)
    if last is None:
        return ((f"{head(offer, '')}.{mark}", None),)
    name = head(offer, last.name)
    return tuple((f"{name}.{mark}.{item.value}", item) for item in single_items(question, last))


def sent(question: Question, offer: Offer, draft: Draft, item: Item | None) -> Draft:
    """The sheet filled for good, with that key."""
    for field in _filled_first(offer):
        amounts = dict(_filled(question, offer, field, draft))
        draft = answered(draft, offer, field, amounts, closed=True)
    last = _last(offer)
    if last is not None and item is not None:
        draft = answered(draft, offer, last, {item.key: 1}, closed=True)
    return draft


def sheet(question: Question, offer: Offer, draft: Draft) -> list[Block]:
    """The page's menus and tallies, what is picked, and what sends it."""
    blocks: list[Block] = []
    for field in offer.apart:
        blocks += lines(_picked(question, offer, field, draft))
        if _forced(question, offer, field) is not None:
            blocks += lines(_nothing_there(question, offer, field))
            continue
        if is_tallied_bundle(question, offer, field):
            if not _filled(question, offer, field, draft):
                blocks += lines([f"**{escaped(field_label(question, offer, field))}**"])
            blocks += rows_of(tally_buttons(question, offer, field, draft))
        else:
            blocks += _menu(question, offer, field, draft)
        blocks += lines(refusals(question, field))
    missing = _missing(question, offer, draft)
    few, last = crowd(offer), _last(offer)
    if few is not None and not missing:
        blocks += [*lines([_picked_of(question, offer, few, draft)])]
        blocks += rows_of(flip_buttons(question, offer, few, draft))
    told = [f"-# {escaped(line)}" for line in missing]
    if last is not None and not missing:
        told.append(escaped(field_label(question, offer, last)))
    buttons = [
        _send(question, offer, word, item, is_first=place == 0)
        for place, (word, item) in enumerate(sends(question, offer, draft))
    ]
    return [*blocks, *lines(told), *rows_of(buttons)]


def _menu(question: Question, offer: Offer, field: Split, draft: Draft) -> list[Block]:
    """The menu of a bundle; none where the other one has taken every key."""
    picked = amounts_of(draft, field)
    items = amount_items(field, question, picked)
    if not items:
        return []
    options = tuple(
        Option(
            item.value,
            shortened(item.label, OPTION_TEXT),
            shortened(remarks(question, item.note), OPTION_TEXT),
            question.emoji(field.kind, item.key),
            picked.get(item.key) == item.amount,
        )
        for item in items
    )
    label = shortened(field_label(question, offer, field), PLACEHOLDER)
    return [Select(fill_word(offer, field, items), label, options, 0, len(options))]


def _send(
    question: Question, offer: Offer, word: str, item: Item | None, *, is_first: bool
) -> Button:
    """A button that sends the sheet."""
    last = _last(offer)
    if item is None or last is None:
        label = shortened(verb_label(question, offer), LABEL)
        return Button(f"send:{word}", label, "success")
    label = fitting(callings(question, item.label, item.fewer, item.note))
    emoji = question.emoji(last.kind, item.key)
    return Button(f"send:{word}", label, "primary" if is_first else "secondary", emoji)


def _picked_of(question: Question, offer: Offer, field: Some, draft: Draft) -> str:
    """Which of the few are picked, in words."""
    picked = in_order(field, amounts_of(draft, field))
    if not picked:
        return escaped(told_of(question, offer, field, question.words("panel-sheet-all")))
    labels = [label_of(question, field.kind, key) for key, _ in picked]
    return f"**{escaped(told_of(question, offer, field, ', '.join(labels)))}**"


def _picked(question: Question, offer: Offer, field: Split, draft: Draft) -> list[str]:
    """A bundle as it is filled so far: its menu shows what is ticked in the place of its name."""
    amounts = _filled(question, offer, field, draft)
    if not amounts:
        return []
    told = told_of(question, offer, field, listed(question, field, amounts))
    return [f"**{escaped(told)}**"]


def _nothing_there(question: Question, offer: Offer, field: Split) -> list[str]:
    """Why the bundle stays empty, where there is nothing to put into it and the game has words for that."""
    told = f"{field_id(question, offer, field)}.nothing"
    if any(row.most for row in field.rows) or not question.words.has(told):
        return []
    return [escaped(told_of(question, offer, field, question.words(told)))]


def _missing(question: Question, offer: Offer, draft: Draft) -> list[str]:
    """What stands in the way of sending the sheet."""
    words = question.words
    told = []
    for field in offer.apart:
        amounts = _filled(question, offer, field, draft)
        if fits(field, amounts):
            continue
        if not amounts and bounds(field)[0] == 1:
            told.append(words("panel-sheet-tick", field=field_label(question, offer, field)))
        else:
            bounded = bounds_told(question, offer, field)
            told += [told_of(question, offer, field, line) for line in bounded]
    if not told and not any(_filled(question, offer, field, draft) for field in offer.apart):
        told.append(words("panel-sheet-empty"))
    return told


def _whole(question: Question, offer: Offer) -> Offer:
    """The offer before anything was picked."""
    return next(other for other in question.decision.offers if other.action is offer.action)


def _forced(question: Question, offer: Offer, field: Split) -> Amounts | None:
    """The one way to fill the bundle, whatever the other one holds; None if there are several."""
    return next(
        forced(other) for other in _whole(question, offer).apart if other.name == field.name
    )


def _filled_first(offer: Offer) -> tuple[Split | Some, ...]:
    """The fields that the buttons at the end find filled."""
    few = crowd(offer)
    return offer.apart if few is None else (*offer.apart, few)


def _filled(question: Question, offer: Offer, field: Split | Some, draft: Draft) -> Amounts:
    """What the field holds so far, in the order offered; of a few, where none is picked, all."""
    if isinstance(field, Some):
        picked = amounts_of(draft, field)
        return in_order(field, picked or dict.fromkeys(field.keys, 1))
    only = _forced(question, offer, field)
    return in_order(field, amounts_of(draft, field)) if only is None else only


def _last(offer: Offer) -> One | None:
    """The field whose keys send the sheet."""
    rest = [field for field in open_fields(offer) if isinstance(field, One)]
    return rest[0] if len(rest) == 1 else None


def _is_small(field: Split) -> bool:
    """Whether every key has a button, or a menu holds all amounts of every key."""
    return sum(row.most > 0 for row in field.rows) <= TALLY or _fits_menu(field)


def _fits_menu(field: Split) -> bool:
    """Whether a menu holds all amounts of every key."""
    return sum(highest(field, row) for row in field.rows if row.most) <= OPTIONS


def _cap(field: Split) -> int:
    """The largest amount that a menu of all keys has room for."""
    highests = [highest(field, row) for row in field.rows]
    cap = max(highests, default=0)
    while sum(min(most, cap) for most in highests) > OPTIONS:
        cap -= 1
    return cap


def _amounts(least: int, most: int, cap: int, picked: int) -> list[int]:
    """The amounts of one key that stand in the menu."""
    amounts = list(range(least, min(most, cap) + 1))
    return [*amounts[:-1], picked] if cap < picked <= most else amounts


def _amount_item(question: Question, field: Split, key: Key, amount: int) -> Item:
    """An amount of a key."""
    label = listed(question, field, ((key, amount),))
    return Item(f"{token(key)}={amount}", key, amount, label, question.notes.of(field.name, key))
