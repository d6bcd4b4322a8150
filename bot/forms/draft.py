"""An answer under construction: what has been picked, what is still asked, and the action it comes to."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.forms.model import Answer, Draft, Question
from games.core.forms import Decision, Exchange, Field, Offer, One, Some, Split, verb
from games.core.model import Action, Key, Message
from render.core.contract import Chosen

EMPTY = Draft()

Amounts = tuple[tuple[Key, int], ...]
"""How many of each key, in the order offered: a `One` and a `Some` hold 1 of each pick."""


def stored(draft: Draft) -> bytes:
    """The draft as the service keeps it."""
    return msgspec.json.encode(draft)


def restored(data: bytes | None) -> Draft:
    """The draft that was kept; an empty one where there is none or an older release wrote another shape."""
    if not data:
        return EMPTY
    try:
        return msgspec.json.decode(data, type=Draft)
    except msgspec.DecodeError:
        return EMPTY


def remembered(decision: Decision, action: Action) -> Draft:
    """An answer given before, to be changed: what was picked is ticked again, where several things were picked."""
    offer = decision.offers[0]
    fields = open_fields(offer)
    if len(decision.offers) > 1 or type(action) is not offer.action or len(fields) != 1:
        return EMPTY
    field = fields[0]
    if bounds(field)[1] == 1:
        return EMPTY
    return answered(EMPTY, offer, field, amounts_in_action(field, action), closed=False)


def begun(question: Question, offer: Offer) -> Draft:
    """The offer as it begins: with the answer that the question has for it, to be changed; else with nothing."""
    for action in reversed(question.begun):
        if type(action) is offer.action:
            return begun_like(offer, action)
    return Draft(verb(offer.action))


def begun_like(offer: Offer, action: Action) -> Draft:
    """The offer as it is begun with that answer: as far as it is offered, to be changed."""
    draft = Draft(verb(offer.action))
    for field in open_fields(offer):
        if isinstance(field, One):
            continue
        most = {row.key: row.most for row in field.rows} if isinstance(field, Split) else {}
        amounts = {
            key: min(amount, most.get(key, 0)) if isinstance(field, Split) else amount
            for key, amount in amounts_in_action(field, action).items()
        }
        if any(amounts.values()):
            draft = answered(draft, offer, field, amounts, closed=False)
    return draft


def filled(offer: Offer, action: Action) -> Draft:
    """The offer with all that the action says."""
    draft = Draft(verb(offer.action))
    for field in open_fields(offer):
        draft = answered(draft, offer, field, amounts_in_action(field, action), closed=True)
    return draft


def amounts_in_action(field: Field, action: Action) -> Mapping[Key, int]:
    """What the action says of the field."""
    value = getattr(action, field.name)
    if isinstance(field, Split):
        return dict(value)
    return dict.fromkeys((value,) if isinstance(field, One) else value, 1)


def chosen(decision: Decision, draft: Draft) -> tuple[Chosen, ...]:
    """What the hand picture marks as picked."""
    draft = settled(decision, draft)
    begun = [
        begun_answer(field)
        for offer in decision.offers
        if draft.offer in ("", verb(offer.action))
        for field in offer.fields
        if answer_of(draft, field.name) is None
    ]
    picked = [*draft.answers, *[answer for answer in begun if answer is not None]]
    return tuple(Chosen(answer.field, answer.amounts) for answer in picked if answer.amounts)


def settled(decision: Decision, draft: Draft) -> Draft:
    """The draft without what the decision no longer offers."""
    offer = offered(decision, draft)
    if offer is None:
        return EMPTY
    fields = {field.name: field for field in offer.fields}
    answers = tuple(
        answer
        for answer in draft.answers
        if answer.field in fields and _still_fits(fields[answer.field], answer)
    )
    return replace(draft, answers=answers)


def offered(decision: Decision, draft: Draft) -> Offer | None:
    """The offer that the draft is about, if it is still made, as the draft leaves it."""
    return next(
        (offer for offer in offers_left(decision, draft) if verb(offer.action) == draft.offer), None
    )


def offers_left(decision: Decision, draft: Draft) -> tuple[Offer, ...]:
    """All offers, with what is left of fields apart: by the draft in the offer that it is about."""
    return tuple(
        _narrowed(offer, draft if verb(offer.action) == draft.offer else EMPTY)
        if offer.apart
        else offer
        for offer in decision.offers
    )


def _narrowed(offer: Offer, draft: Draft) -> Offer:
    """What the draft leaves of the offer."""
    return replace(
        offer,
        forms=tuple(
            Exchange(tuple(_left(form.sides, side, draft) for side in form.sides))
            if isinstance(form, Exchange)
            else form
            for form in offer.forms
        ),
    )


def _left(sides: tuple[Split, ...], side: Split, draft: Draft) -> Split:
    """A side without the keys that are picked on the others; it takes something where they take nothing."""
    others = [other for other in sides if other is not side]
    taken = {row.key for other in others for row in other.rows if row.least}
    taken.update(key for other in others for key in dict(forced(other) or amounts_of(draft, other)))
    rows = tuple(row for row in side.rows if row.least or row.key not in taken)
    least = max(side.least, 1) if all(_is_empty(draft, other) for other in others) else side.least
    most = min(side.most, sum(row.most for row in rows))
    return replace(side, rows=rows, least=least, most=most)


def _is_empty(draft: Draft, field: Field) -> bool:
    """Whether the person is done with the field and has picked nothing, or there is nothing to pick."""
    answer = answer_of(draft, field.name)
    return not answer.amounts and answer.closed if answer else forced(field) == ()


def answer_of(draft: Draft, field: str) -> Answer | None:
    """What has been picked in that field."""
    return next((answer for answer in draft.answers if answer.field == field), None)


def begun_answer(field: Field) -> Answer | None:
    """What is picked in the field when the question is put; None: nothing."""
    if isinstance(field, One) or not field.begun:
        return None
    if isinstance(field, Split):
        return Answer(field.name, field.begun, closed=False)
    return Answer(field.name, tuple((key, 1) for key in field.begun), closed=False)


def answer_so_far(draft: Draft, field: Field) -> Answer | None:
    """What has been picked in that field, by the person or when the question was put."""
    return answer_of(draft, field.name) or begun_answer(field)


def amounts_of(draft: Draft, field: Field) -> Mapping[Key, int]:
    """How many of each key have been picked in that field."""
    answer = answer_so_far(draft, field)
    return dict(answer.amounts) if answer else {}


def answered(
    draft: Draft, offer: Offer, field: Field, amounts: Mapping[Key, int], *, closed: bool
) -> Draft:
    """The draft with that field filled; a draft about another offer is given up."""
    tag = verb(offer.action)
    kept = draft.answers if draft.offer == tag else ()
    answer = Answer(field.name, in_order(field, amounts), closed)
    return Draft(tag, (*(other for other in kept if other.field != field.name), answer))


def in_order(field: Field, amounts: Mapping[Key, int]) -> Amounts:
    """The amounts above 0 in the order offered."""
    return tuple((key, amounts[key]) for key in field_keys(field) if amounts.get(key, 0) > 0)


def field_keys(field: Field) -> tuple[Key, ...]:
    """The distinct keys of a field."""
    return tuple(row.key for row in field.rows) if isinstance(field, Split) else field.keys


def bounds(field: Field) -> tuple[int, int]:
    """Fewest and most pieces in all."""
    return (1, 1) if isinstance(field, One) else (field.least, field.most)


def fits(field: Field, amounts: Amounts) -> bool:
    """Whether the field may be filled so."""
    least, most = bounds(field)
    given = dict(amounts)
    in_rows = not isinstance(field, Split) or all(
        given.get(row.key, 0) >= row.least for row in field.rows
    )
    return in_rows and least <= sum(given.values()) <= most and _holds(field, amounts)


def can_be_nothing(field: Field) -> bool:
    """Whether picking nothing is an answer."""
    return not isinstance(field, One) and fits(field, ())


def forced(field: Field) -> Amounts | None:
    """The one way to fill the field; None if there are several."""
    if isinstance(field, One):
        return ((field.keys[0], 1),) if len(field.keys) == 1 else None
    if isinstance(field, Some):
        if field.most == 0 or field.least == len(field.keys):
            return tuple((key, 1) for key in field.keys) if field.most else ()
        return None
    return _forced_split(field)


def asked_field(offer: Offer, draft: Draft) -> Field | None:
    """The field that the person must fill next; None when the answer is complete."""
    for field in offer.fields:
        answer = answer_of(draft, field.name)
        if forced(field) is None and not (answer and answer.closed):
            return field
    return None


def open_fields(offer: Offer) -> tuple[Field, ...]:
    """The fields that leave a choice."""
    return tuple(field for field in offer.fields if forced(field) is None)


def amounts_in(offer: Offer, draft: Draft) -> tuple[Amounts, ...]:
    """The complete answer, field by field, what is forced included."""
    return tuple(_amounts_in(field, draft) for field in offer.fields)


def action(offer: Offer, draft: Draft) -> Action:
    """The action that a complete answer comes to."""
    values = [
        _value(field, amounts)
        for field, amounts in zip(offer.fields, amounts_in(offer, draft), strict=True)
    ]
    return offer.action(*values)


def mark(draft: Draft) -> str:
    """A short digest: two drafts that differ have different marks."""
    return digested(draft)


def answer_mark(answer: Answer) -> str:
    """A short digest of what was picked in a field: a press on an old panel finishes nothing else."""
    return digested(answer.field, answer.amounts)


def offer_mark(question: Question, offer: Offer, draft: Draft) -> str:
    """A short digest of the complete answer, what is forced included, and of what it is about."""
    named = names_here(question, offer, action(offer, draft))
    return digested(*amounts_in(offer, draft), *named)


def names_here(question: Question, offer: Offer, answer: Action) -> list[Message]:
    """What the single things of a whole answer are called in this question, as far as that says what they are."""
    picked = [
        called_here(question, field, getattr(answer, field.name))
        for field in offer.fields
        if isinstance(field, One)
    ]
    return [name for name in picked if name is not None]


def called_here(question: Question, field: One, key: Key) -> Message | None:
    """What the thing is called in this question, where that says what it is: a trade that is put to the person, for another one
    may stand under the same key later.
    """
    note = question.notes.of(field.name, key)
    return None if note is None else note.label


def digested(*values: object) -> str:
    """Ten letters that stand for the values."""
    return sha256(msgspec.json.encode(values)).hexdigest()[:10]


def _still_fits(field: Field, answer: Answer) -> bool:
    """Whether what was picked is still offered, and within bounds where it has been closed."""
    return fits(field, answer.amounts) if answer.closed else _holds(field, answer.amounts)


def _holds(field: Field, amounts: Amounts) -> bool:
    """Whether every key is offered in that amount, whatever the total."""
    most = (
        {row.key: row.most for row in field.rows}
        if isinstance(field, Split)
        else dict.fromkeys(field.keys, 1)
    )
    return all(0 < amount <= most.get(key, 0) for key, amount in amounts)


def _forced_split(field: Split) -> Amounts | None:
    """The one way to split: nothing spare, everything, or a single row that can vary."""
    least = sum(row.least for row in field.rows)
    most = sum(row.most for row in field.rows)
    total = max(field.least, least)
    if total < min(field.most, most):
        return None
    loose = [row for row in field.rows if row.most > row.least]
    if total == least:
        amounts = {row.key: row.least for row in field.rows}
    elif total == most:
        amounts = {row.key: row.most for row in field.rows}
    elif len(loose) == 1:
        spare = total - least
        amounts = {row.key: row.least + (spare if row is loose[0] else 0) for row in field.rows}
    else:
        return None
    return in_order(field, amounts)


def _amounts_in(field: Field, draft: Draft) -> Amounts:
    """What fills the field."""
    only = forced(field)
    if only is not None:
        return only
    answer = answer_of(draft, field.name)
    return answer.amounts if answer else ()


def _value(field: Field, amounts: Amounts) -> Any:
    """What the action's field holds."""
    if isinstance(field, One):
        return amounts[0][0]
    return tuple(key for key, _ in amounts) if isinstance(field, Some) else amounts
