"""What filling a field leads to: a further draft, the action, a form to fill, or a refusal."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from bot.forms.draft import (
    EMPTY,
    action,
    amounts_of,
    answer_mark,
    answer_so_far,
    answered,
    asked_field,
    bounds,
    can_be_nothing,
    fits,
    in_order,
)
from bot.forms.items import all_items, is_amount, is_counted, is_single, row_items, token
from bot.forms.limits import ENTRIES
from bot.forms.model import Draft, Input, OpenForm, Outcome, Question, RefusedInput, Typed
from bot.forms.parts import Part, boards, leaves, parts
from bot.forms.sheets import amount_items, crowd, fill_word, is_sheet, is_tallied_bundle
from bot.forms.tally import flipped, is_tallied, takes_more, waits
from bot.forms.typed import ECHO, LABELS, amounts_form, highest, label_form, not_offered, typed_keys
from bot.i18n.shortening import shortened
from games.core.forms import Field, Offer, Some, Split, allowed, verb
from games.core.model import Key, Message, say

GONE = RefusedInput(say("panel-gone"))
"""The word was meant for something that is not offered any more."""

FULL = RefusedInput(say("panel-full"))
"""Another one was pressed though as many are picked as may be."""

NOT_UNDERSTOOD = RefusedInput(say("panel-not-understood"))
"""The word is none of the planner's, or what came with it does not fit."""

LONGEST_NUMBER = 6


def followed(question: Question, offer: Offer, draft: Draft) -> Outcome:
    """The action if the answer is complete and need not be confirmed, else the draft."""
    if offer.confirm or asked_field(offer, draft) is not None:
        return draft
    return acted(question, offer, draft)


def acted(question: Question, offer: Offer, draft: Draft) -> Outcome:
    """The action that the complete answer comes to."""
    made = action(offer, draft)
    return made if allowed(question.decision, made) else GONE


@dataclass(frozen=True)
class FieldInput:
    """An input that is about one field of one offer."""

    question: Question
    draft: Draft
    given: Input
    offer: Offer
    field: Field
    rest: str
    """What the word says after the field."""

    def keep(self, amounts: Mapping[Key, int]) -> Draft:
        """The draft with the field filled so far; the person is not done with it."""
        filled = answered(self.draft, self.offer, self.field, amounts, closed=False)
        return replace(filled, part=self.draft.part)

    def close(self, amounts: Mapping[Key, int]) -> Outcome:
        """The field filled for good, if it may be filled so."""
        draft = answered(self.draft, self.offer, self.field, amounts, closed=True)
        if not fits(self.field, draft.answers[-1].amounts):
            return GONE
        return followed(self.question, self.offer, draft)

    def refused(self, reason: Message) -> RefusedInput:
        """What was typed and cannot be; it is kept for when the form is opened again."""
        typed = Typed(f"{self.given.verb}:{self.given.argument}", self.given.texts)
        return RefusedInput(reason, replace(self.begun(), typed=typed))

    def begun(self) -> Draft:
        """The draft of the offer: as it is, or just begun."""
        tag = verb(self.offer.action)
        return self.draft if self.draft.offer == tag else Draft(tag)

    def listed(self) -> tuple[Part, ...]:
        """The parts of the field's list."""
        return parts(self.question, self.field, all_items(self.question, self.field))

    def current(self) -> Mapping[Key, int]:
        """What has been picked in the field."""
        mine = self.draft.offer == verb(self.offer.action)
        return amounts_of(self.draft if mine else EMPTY, self.field)


def _pick(press: FieldInput) -> Outcome:
    """Fill the field with one pick."""
    if not is_single(press.question, press.field):
        return GONE
    if len(press.given.values) > 1:
        return NOT_UNDERSTOOD
    value = press.given.values[0] if press.given.values else press.rest
    items = {item.value: item for item in all_items(press.question, press.field)}
    item = items.get(value)
    return press.close({item.key: item.amount}) if item else GONE


def _take(press: FieldInput) -> Outcome:
    """Put the ticked pieces of a menu in the place of what was picked from it before."""
    if is_single(press.question, press.field) or is_counted(press.field):
        return GONE
    listed = press.listed()
    part = next((part for part in listed if part.id == press.rest), None)
    if part is None:
        return GONE
    items = {item.value: item for item in part.items}
    if not items.keys() >= set(press.given.values):
        return GONE
    ticked = Counter(items[value].key for value in set(press.given.values))
    inside = {item.key for item in part.items}
    amounts = {key: amount for key, amount in press.current().items() if key not in inside} | ticked
    return _gathered(press, amounts, at_once=len(listed) == 1)


def _fill(press: FieldInput) -> Outcome:
    """Put the ticked amounts into a bundle of a sheet: of two amounts of a key the larger counts."""
    if not isinstance(press.field, Split) or not is_sheet(press.question, press.offer):
        return GONE
    items = amount_items(press.field, press.question, press.current())
    lines = {item.value: item for item in items}
    word = f"{press.given.verb}:{press.given.argument}"
    if word != fill_word(press.offer, press.field, items):
        return GONE
    if not lines.keys() >= set(press.given.values):
        return GONE
    amounts: dict[Key, int] = {}
    for value in press.given.values:
        key, amount = lines[value].key, lines[value].amount
        amounts[key] = max(amount, amounts.get(key, 0))
    return press.keep(amounts)


def _flip(press: FieldInput) -> Outcome:
    """Pick one of a few, or take it back; put a kind back that is picked."""
    is_bundle = is_tallied_bundle(press.question, press.offer, press.field)
    if isinstance(press.field, Split) and (is_bundle or is_tallied(press.question, press.field)):
        kinds = {token(row.key): row.key for row in press.field.rows if row.most}
        kind = kinds.get(press.rest)
        if kind is None:
            return GONE
        left = {**press.current(), kind: 0}
        return press.keep(left) if is_bundle else _tallied(press, left)
    few = crowd(press.offer) if is_sheet(press.question, press.offer) else None
    is_few = few is not None and few.name == press.field.name
    if not isinstance(press.field, Some) or not (is_few or is_tallied(press.question, press.field)):
        return GONE
    key = next((key for key in press.field.keys if token(key) == press.rest), None)
    if key is None:
        return GONE
    amounts = flipped(key, press.current())
    return press.keep(amounts) if is_few else _tallied(press, amounts)


def _more(press: FieldInput) -> Outcome:
    """Add one of a kind to a tally, or to a bundle of a sheet."""
    field = press.field
    is_bundle = is_tallied_bundle(press.question, press.offer, field)
    if not isinstance(field, Split) or not (is_bundle or is_tallied(press.question, field)):
        return GONE
    key = next((row.key for row in field.rows if row.most and token(row.key) == press.rest), None)
    if key is None:
        return GONE
    picked = press.current()
    if not takes_more(field, key, picked):
        return FULL
    amounts = {**picked, key: picked.get(key, 0) + 1}
    return press.keep(amounts) if is_bundle else _tallied(press, amounts)


def _tallied(press: FieldInput, amounts: Mapping[Key, int]) -> Outcome:
    """The tally kept; taken where nothing can be added, except where more is picked than there is room for, or where a button
    decides what becomes of the picks.
    """
    count, most = sum(amounts.values()), bounds(press.field)[1]
    if count > most:
        return GONE
    is_open = waits(press.question, press.offer, press.field)
    if count == most and not is_open and fits(press.field, in_order(press.field, amounts)):
        return press.close(amounts)
    return press.keep(amounts)


def _gathered(press: FieldInput, amounts: Mapping[Key, int], *, at_once: bool) -> Outcome:
    """The picks kept; or taken, where they came at once and had to be exactly so many."""
    least, most = bounds(press.field)
    at_once = at_once and not waits(press.question, press.offer, press.field)
    if at_once and least == most and fits(press.field, in_order(press.field, amounts)):
        return press.close(amounts)
    return press.keep(amounts)


def _none(press: FieldInput) -> Outcome:
    """Fill the field with nothing."""
    return press.close({}) if can_be_nothing(press.field) else GONE


def _close(press: FieldInput) -> Outcome:
    """Finish the field with what is picked, if it is still what was shown."""
    answer = answer_so_far(press.draft, press.field)
    if answer is None or press.rest != answer_mark(answer):
        return GONE
    return press.close(press.current())


def _part(press: FieldInput) -> Outcome:
    """Open a part of a long list."""
    if len(press.given.values) > 1:
        return NOT_UNDERSTOOD
    wanted = press.given.values[0] if press.given.values else press.rest
    question, field = press.question, press.field
    listed = (*press.listed(), *boards(question, field), *leaves(question, field))
    if all(part.id != wanted for part in listed):
        return GONE
    return replace(press.begun(), part=wanted)


def _type(press: FieldInput) -> Outcome:
    """Ask for labels in a form."""
    if not _is_typed(press):
        return GONE
    return OpenForm(label_form(press.question, press.offer, press.field, press.draft))


def _typed(press: FieldInput) -> Outcome:
    """Fill the field with what was typed."""
    text = dict(press.given.texts).get(LABELS)
    if text is None:
        return NOT_UNDERSTOOD
    if not _is_typed(press):
        return GONE
    keys, unknown = typed_keys(press.question, press.field, text)
    if unknown is not None:
        return press.refused(not_offered(press.question, press.field, unknown))
    amounts = dict.fromkeys(keys, 1)
    least, most = bounds(press.field)
    if not fits(press.field, in_order(press.field, amounts)):
        reason = say("panel-out-of-bounds", least=least, most=most, count=len(amounts))
        return press.refused(reason)
    if is_single(press.question, press.field):
        return press.close(amounts)
    return _gathered(press, amounts, at_once=True)


def _is_typed(press: FieldInput) -> bool:
    """Whether labels can stand for the picks: not for amounts, and not for several equal pieces."""
    if isinstance(press.field, Split):
        return is_single(press.question, press.field) and not is_amount(press.question, press.field)
    return True


def _count(press: FieldInput) -> Outcome:
    """Ask for amounts in a form: of the rows picked from the menu, or of all."""
    if not isinstance(press.field, Split) or not _takes_numbers(press):
        return GONE
    items = {item.value: item for item in row_items(press.question, press.field)}
    wanted = tuple(dict.fromkeys(press.given.values)) or tuple(items)
    if not items.keys() >= set(wanted):
        return GONE
    if len(wanted) > ENTRIES:
        return NOT_UNDERSTOOD
    rows = [items[value] for value in wanted]
    form = amounts_form(
        press.question, press.offer, press.field, press.draft, press.current(), rows
    )
    return OpenForm(form)


def _counted(press: FieldInput) -> Outcome:
    """Keep the amounts that were typed; an empty line leaves the row as it was."""
    if not isinstance(press.field, Split) or not _takes_numbers(press):
        return GONE
    items = {item.value: item for item in row_items(press.question, press.field)}
    rows = {row.key: row for row in press.field.rows}
    amounts = dict(press.current())
    for name, text in press.given.texts:
        if name not in items:
            return GONE
        row = rows[items[name].key]
        most = highest(press.field, row)
        amount = _number(text)
        if amount is None or not row.least <= amount <= most:
            typed = shortened(text.strip(), ECHO)
            reason = say("panel-not-a-number", typed=typed, least=row.least, most=most)
            return press.refused(reason)
        amounts[row.key] = amount
    return press.keep(amounts)


def _takes_numbers(press: FieldInput) -> bool:
    """Whether amounts of the field are typed."""
    return is_counted(press.field) and not is_single(press.question, press.field)


def _number(text: str) -> int | None:
    """The whole number that was typed."""
    digits = text.strip()
    return int(digits) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else None


ON_FIELD: Mapping[str, Callable[[FieldInput], Outcome]] = {
    "close": _close,
    "count": _count,
    "counted": _counted,
    "fill": _fill,
    "flip": _flip,
    "more": _more,
    "none": _none,
    "part": _part,
    "pick": _pick,
    "take": _take,
    "type": _type,
    "typed": _typed,
}
"""What a word about a field does, by its verb."""
