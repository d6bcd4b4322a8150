"""The paragraphs of a panel, in Discord's markdown."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.forms.choices import is_asked
from bot.forms.draft import (
    Amounts,
    amounts_of,
    answer_of,
    bounds,
    field_keys,
    filled,
    forced,
    open_fields,
)
from bot.forms.items import Item, all_items, fitting, is_counted, is_single, label_of, piece_items
from bot.forms.limits import LABEL
from bot.forms.model import Aside, Block, Draft, Question, Row, Select, Text
from bot.forms.prices import SEPARATOR, beside, callings, priced, untold, with_detail
from bot.forms.short_labels import fewer_words
from bot.forms.tally import is_tallied, rest_id
from bot.i18n.articles import Named
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from games.core.flow import Reopen
from games.core.forms import Field, Offer, One, Some, Split, verb
from games.core.model import Action, Message, Term, Terms, say

REFUSALS = 8
"""Most reasons told at once."""

TITLE = 28
"""Letters of a closed menu that a phone shows."""

_LETTER = re.compile(r"[A-Z]{1,2}")
"""What stands before a thing that has a letter in the picture."""

Way: TypeAlias = Literal["tick", "press", "enter"]
"""How things are chosen: lines of a menu, buttons of a tally, or numbers in a form."""


def prompt(question: Question) -> list[Block]:
    """What the person is asked, or how things stand where that leaves nothing to ask: then it has words that head a panel."""
    asked = _heading(question) or question.decision.prompt
    return [Text(f"**{escaped(question.words.say(asked))}**")]


def standing(question: Question) -> list[str]:
    """How things stand, as the picture shows as well, unless that heads the panel."""
    stands = question.decision.stands
    if stands is None or _heading(question) is not None:
        return []
    return [escaped(question.words.say(stands))]


def _heading(question: Question) -> Message | None:
    """How things stand in the words that take the place of the prompt, if there are any."""
    stands = question.decision.stands
    if stands is None or not question.words.has(f"{stands.id}.heading"):
        return None
    return Message(f"{stands.id}.heading", stands.args)


def optional(question: Question) -> str:
    """That nobody need answer, and how long a robot waits for it."""
    if question.patience:
        return question.words("panel-optional-waits", minutes=question.patience)
    return question.words("panel-optional")


def is_answered(question: Question) -> bool:
    """Whether the person has answered, and may only change it."""
    return all(offer.action is Reopen for offer in question.decision.offers)


def verb_label(question: Question, offer: Offer) -> str:
    """What taking the offer is called; beside another one, as the attribute that names that one has it, and to a question
    that an attribute names, as that has it, with what is told there.
    """
    words, own = question.words, _verb_id(question, offer)
    prompt = question.decision.prompt
    at = f"{own}.at-{prompt.id.partition('-prompt-')[2]}"
    if words.has(at):
        return words.say(Message(at, prompt.args))
    others = [verb(other.action) for other in question.decision.offers]
    beside = [f"{own}.beside-{_hyphened(other)}" for other in others]
    return words(next((wording for wording in beside if words.has(wording)), own))


def pick_label(
    question: Question, offer: Offer, item: Item, what: str, attribute: str = "of"
) -> str:
    """What taking the offer with that one thing is called: as the attribute has it, else the thing behind the verb.

    `what`: the thing as it is called there, maybe shorter or with its price. Its letter in the picture stands before all.
    """
    thing = question.words.thing(offer.fields[0].kind, item.key)
    letter, separator, rest = what.partition(SEPARATOR)
    if separator and _LETTER.fullmatch(letter) and not what.startswith(thing):
        return f"{letter}{separator}{_taken_with(question, offer, thing, rest, attribute)}"
    return _taken_with(question, offer, thing, what, attribute)


def _taken_with(question: Question, offer: Offer, thing: str, what: str, attribute: str) -> str:
    """The verb with the thing, which has no letter."""
    words, own = question.words, f"{_verb_id(question, offer)}.{attribute}"
    if not words.has(own):
        return words("panel-verb-with", verb=verb_label(question, offer), what=what)
    return words(own, what=_with_article(thing, what))


def _with_article(thing: str, what: str) -> str:
    """The same, which `THE` gives its article where it begins with the thing's whole label."""
    if not isinstance(thing, Named) or not what.startswith(thing):
        return what
    return Named(what, f"{thing.the}{what[len(thing) :]}")


def some_label(question: Question, offer: Offer, picked: Amounts) -> str:
    """What taking the offer with so many things is called; where all others matter as much, by those."""
    words, own = question.words, f"{_verb_id(question, offer)}.some"
    count = sum([amount for _, amount in picked])
    if words.has(rest_id(question, offer)):
        label = words(rest_id(question, offer), rest=_all_but(question, offer, picked))
    else:
        label = words(own if words.has(own) else "panel-confirm-count", count=count)
    return shortened(label, LABEL)


def _all_but(question: Question, offer: Offer, picked: Amounts) -> str:
    """What the offer's field lists and is not picked, in the fewest words: signs of one letter stand in a row."""
    taken = dict(picked)
    left = [item for item in piece_items(question, offer.fields[0]) if item.key not in taken]
    told = [(item.label, *item.fewer)[-1] for item in left]
    return "".join(told) if all(len(one) == 1 for one in told) else question.words.all_of(told)


def none_label(question: Question, offer: Offer) -> str:
    """What taking the offer with nothing is called; beside other offers it says of what."""
    words, own = question.words, f"{_verb_id(question, offer)}.none"
    label = words("panel-none")
    if words.has(own):
        label = words(own)
    elif len(question.decision.offers) > 1:
        label = words("panel-verb-with", verb=verb_label(question, offer), what=label)
    return shortened(label, LABEL)


def confirm_question(question: Question, offer: Offer) -> str:
    """What is asked before the offer is taken."""
    if not offer.confirm:
        return question.words("panel-confirm-question")
    told = dict(question.notes.confirmed).get(verb(offer.action))
    return (
        question.words(f"{_verb_id(question, offer)}.confirm")
        if told is None
        else question.words.say(told)
    )


def field_label(question: Question, offer: Offer, field: Field) -> str:
    """What filling the field is called."""
    return question.words(field_id(question, offer, field))


def field_id(question: Question, offer: Offer, field: Field) -> str:
    """The message that names the field."""
    return _hyphened(f"{question.game.id}-field-{verb(offer.action)}-{field.name}")


def headings(
    question: Question, offer: Offer, field: Field, rows: Sequence[Block] = ()
) -> list[str]:
    """The offer that is being filled, and its field, unless a menu in its rows asks just that; nothing where the prompt asks
    for nothing else, or in the same words.
    """
    label, asked = verb_label(question, offer), field_label(question, offer, field)
    if len(open_fields(offer)) == 1 and _is_said(question, offer, label):
        return []
    title = menu_title(question, offer, field)
    if any(isinstance(row, Select) and row.placeholder == title for row in rows):
        return []
    if any(isinstance(row, Select) and row.placeholder == asked for row in rows):
        return [escaped(label)]
    whole = whole_label(question, offer, field)
    return [] if whole == question.words.say(question.decision.prompt) else [escaped(whole)]


def menu_title(question: Question, offer: Offer, field: Field) -> str:
    """What a closed menu beside other offers says: what taking the offer is called, and what it asks where a phone shows it."""
    whole = whole_label(question, offer, field)
    return whole if len(whole) <= TITLE else verb_label(question, offer)


def whole_label(question: Question, offer: Offer, field: Field) -> str:
    """What taking the offer is called, and what it asks: in one question where the field's attribute `whole` is that."""
    own = f"{field_id(question, offer, field)}.whole"
    if question.words.has(own):
        return question.words(own)
    asked = field_label(question, offer, field)
    mark = SEPARATOR if asked.endswith("?") else ": "
    return f"{verb_label(question, offer)}{mark}{asked}"


def _is_said(question: Question, offer: Offer, label: str) -> bool:
    """Whether the prompt asks for just this offer: it is the only one, or named first, and one can only pass beside it.

    A language whose prompts call the offer differently than its button says how as the attribute `asked` of the verb.
    """
    if len(question.decision.offers) == 1:
        return True
    words, own = question.words, f"{_verb_id(question, offer)}.asked"
    named = words(own) if words.has(own) else label
    is_alone = len(question.decision.offers) == 2 and is_asked(question, offer)
    return is_alone and words.say(question.decision.prompt).startswith(f"{named} ")


def only_key(offer: Offer) -> One | None:
    """The field of an offer that asks for nothing but one key, and has only one: the button names it."""
    field = offer.fields[0] if len(offer.fields) == 1 else None
    return field if isinstance(field, One) and len(field.keys) == 1 else None


def entrance_label(question: Question, offer: Offer) -> str:
    """What stands on the button of an offer: its name, or what its page is called, and the only key there is to pick."""
    own = f"{_verb_id(question, offer)}.open"
    has_page = bool(open_fields(offer)) and question.words.has(own)
    label = question.words(own) if has_page else verb_label(question, offer)
    only = only_key(offer)
    if only is not None:
        label = item_label(question, offer, all_items(question, only)[0])
    elif not open_fields(offer):
        called = dict(question.notes.called).get(verb(offer.action))
        if called is not None:
            label = fitting((question.words.say(called), *fewer_words(question, called)))
    return shortened(label, LABEL)


def others_label(question: Question, offer: Offer) -> str:
    """What stands on the button that leads from a few of its choices to all of them."""
    words, own = question.words, f"{_verb_id(question, offer)}.others"
    label = words(own) if words.has(own) else f"{verb_label(question, offer)}…"
    return shortened(label, LABEL)


def item_label(question: Question, offer: Offer, item: Item) -> str:
    """What stands on a button that takes the offer with that thing, its price and a brief detail: without a verb if nothing
    else asks for a thing, a compact name always so then, or with fewer words if the game has such; without these only where
    there is no room for them even so, and with the verb's attribute `tight` where its `of` leaves no room for the thing.
    """
    whole = len(priced(question, item.label, item.note))
    called = callings(question, item.label, item.fewer, item.note)
    others = [other for other in question.decision.offers if other is not offer]
    is_alone = not any(open_fields(other) or only_key(other) for other in others)
    if is_alone and item.is_compact:
        return fitting((item.label, *item.fewer))
    labels: list[str] = []
    detailed = with_detail(question, item.label, item.note)
    for alike in (detailed, called[:whole], *[(one,) for one in called[whole:]]):
        labels += [pick_label(question, offer, item, one) for one in alike]
        labels += alike if is_alone else ()
    if question.words.has(f"{_verb_id(question, offer)}.tight"):
        labels.append(pick_label(question, offer, item, item.label, "tight"))
    return fitting(labels)


def laid_open(
    question: Question, offer: Offer, field: Field, rows: Sequence[Block] = ()
) -> list[str]:
    """What stands above the first field of an offer beside others: its verb's attribute `given`, which asks for it with all
    that there is no choice about; else the heading, and that in lines of its own.
    """
    given = {one: amounts for one in offer.fields if (amounts := forced(one)) is not None}
    asked = f"{_verb_id(question, offer)}.given"
    if given and question.words.has(asked):
        return [escaped(_sentence(question, asked, given))]
    return [*headings(question, offer, field, rows), *forced_answers(question, offer)]


def forced_answers(question: Question, offer: Offer) -> list[str]:
    """What there is no choice about; of a key that stands on the button, what it is called in full."""
    only = only_key(offer)
    if only is not None:
        return cut_labels(question, offer, all_items(question, only))
    filled = [(field, forced(field)) for field in offer.fields]
    given = {field: amounts for field, amounts in filled if amounts is not None}
    whole = f"{_verb_id(question, offer)}.whole"
    if len(given) == len(offer.fields) > 1 and question.words.has(whole):
        return [escaped(_sentence(question, whole, given))]
    told = [_answer(question, offer, field, amounts) for field, amounts in given.items()]
    if len(question.decision.offers) == 1:
        return told
    return [
        escaped(question.words("panel-verb-with", verb=verb_label(question, offer), what=what))
        for what in (listed(question, field, amounts) for field, amounts in given.items())
    ]


def only_explained(question: Question, offer: Offer) -> list[str]:
    """What is to know about the only key of an offer, which stands on its button, and in the picture where it has a letter."""
    only = only_key(offer)
    if only is None or only.kind in question.game.badged:
        return []
    return picks_told(question, offer, all_items(question, only))


def answers(question: Question, offer: Offer, draft: Draft, before: Field | None) -> list[str]:
    """What has been answered, in the order of the fields: those done with, or with `before` None all."""
    told = []
    for field in offer.fields:
        given = answer_of(draft, field.name)
        amounts = forced(field)
        if amounts is None and given is not None and given.closed:
            amounts = given.amounts
        if amounts is not None and field is not before:
            told.append(_answer(question, offer, field, amounts))
    return told


def whole_answer(question: Question, action: Action) -> str:
    """An answer in one line, as buttons and menus call it; plain text; a place's letter stands before it."""
    offer = next(one for one in question.decision.offers if one.action is type(action))
    fields, draft = offer.fields, filled(offer, action)
    words, own = question.words, _verb_id(question, offer)
    given = {field: _amounts(field, draft) for field in fields}
    picked = None
    if len(fields) == 1 and isinstance(fields[0], One):
        key = getattr(action, fields[0].name)
        picked = next(item for item in all_items(question, fields[0]) if item.key == key)
    if picked is not None and words.has(f"{own}.told"):
        return _told_of_pick(question, f"{own}.told", fields[0].kind, picked)
    sentence = _sentence_id(own, given)
    if words.has(sentence):
        letter = picked.letter if picked else ""
        return SEPARATOR.join(filter(None, [letter, _sentence(question, sentence, given)]))
    if picked is not None:
        return pick_label(question, offer, picked, picked.label)
    if len(fields) == 1 and words.has(f"{own}.none"):
        return words(f"{own}.none")
    told = [
        told_of(question, offer, field, listed(question, field, amounts))
        for field, amounts in given.items()
    ]
    return SEPARATOR.join([verb_label(question, offer), *told])


def _told_of_pick(question: Question, sentence: str, kind: str, picked: Item) -> str:
    """That sentence with the thing picked, called by its note's label or its own, as the label's attribute `told` has it.

    Unlike buttons, which speak to whoever answers, it can be read by others.
    """
    words = question.words
    called = (picked.note.label if picked.note else None) or question.game.label(kind, picked.key)
    told = f"{called.id}.told"
    if words.has(told):
        inside = words.say(replace(called, id=told))
        what = f"{inside[:1].lower()}{inside[1:]}"
    else:
        what = words.say(called)
    letter = picked.badge if _LETTER.fullmatch(picked.badge) else ""
    return SEPARATOR.join(filter(None, [letter, words(sentence, what=what)]))


def _sentence_id(own: str, given: Mapping[Field, Amounts]) -> str:
    """The attribute of a verb that says it with all that its fields are filled with: `whole`, or `without-` the empty ones."""
    empty = [_hyphened(field.name) for field, amounts in given.items() if not amounts]
    return f"{own}.without-{'-'.join(empty)}" if empty else f"{own}.whole"


def _sentence(question: Question, sentence: str, given: Mapping[Field, Amounts]) -> str:
    """That sentence with all that the fields are filled with."""
    filled_in = [field for field in given if given[field]]
    blanks = {_hyphened(field.name): _blank(question, field, given[field]) for field in filled_in}
    return question.words.say(say(sentence, **blanks))


def _blank(question: Question, field: Field, amounts: Amounts) -> Term | Terms | str:
    """What stands for a field in the sentence of a whole answer."""
    if isinstance(field, One):
        return Term(field.kind, amounts[0][0])
    return (
        listed(question, field, amounts) if isinstance(field, Some) else Terms(field.kind, amounts)
    )


def _amounts(field: Field, draft: Draft) -> Amounts:
    """What the field is filled with, by the rules or in the draft."""
    amounts = forced(field)
    if amounts is not None:
        return amounts
    given = answer_of(draft, field.name)
    return given.amounts if given is not None else ()


def untold_of(question: Question, field: Field, rows: Sequence[Block]) -> list[str]:
    """What the buttons in these rows have no room for."""
    if not is_single(question, field):
        return []
    buttons = [button for row in rows if isinstance(row, Row) for button in row.buttons]
    picks = {button.word.rpartition(".")[2]: button.label for button in buttons}
    told = []
    for item in all_items(question, field):
        if item.value in picks:
            called = details(question, [item], picks)
            is_cut = bool(item.fewer) and item.label not in picks[item.value]
            told += called or ([escaped(item.label)] if is_cut else [])
    return told


def hints(question: Question, offer: Offer, field: Field, draft: Draft) -> list[str]:
    """How many to choose, and what has been picked; of a tally how many are left to choose, where that is a fixed number."""
    if is_single(question, field):
        return []
    way: Way = "press" if is_tallied(question, field) else "enter" if is_counted(field) else "tick"
    told = bounds_told(question, offer, field, way)
    if way == "press" and len(told) == 1:
        told = _left(question, field, draft, told)
    lines_told = [f"-# {escaped(line)}" for line in told]
    return lines_told if way == "press" else lines_told + _picked(question, field, draft)


def _left(question: Question, field: Field, draft: Draft, told: list[str]) -> list[str]:
    """How many are left to choose once some are; before that what is told, unless the prompt has that number."""
    least, most = bounds(field)
    if least != most:
        return told
    picked = sum(amounts_of(draft, field).values())
    if picked:
        left = most - picked
        return [question.words("panel-press-left", count=left)] if left else []
    asking = [offer for offer in question.decision.offers if open_fields(offer)]
    prompt = question.words.say(question.decision.prompt)
    return [] if len(asking) == 1 and str(most) in re.findall(r"\d+", prompt) else told


def bounds_told(question: Question, offer: Offer, field: Field, way: Way = "tick") -> list[str]:
    """How many may be chosen: of what, where the field's attribute `bounds` says that."""
    least, most = bounds(field)
    words, own = question.words, f"{field_id(question, offer, field)}.bounds"
    if words.has(own):
        told = [words(own, least=least, most=most)]
    elif least == most:
        told = [words(f"panel-{way}-exactly", count=most)]
    elif least:
        told = [words(f"panel-{way}-between", least=least, most=most)]
    else:
        told = [words(f"panel-{way}-upto", most=most)]
    return told + _row_bounds(question, field)


def refusals(question: Question, field: Field) -> list[str]:
    """What the field does not offer, and why."""
    offered, words = set(field_keys(field)), question.words
    return _refused(
        question,
        [
            (label_of(question, field.kind, note.key), words.say(note.refused))
            for note in question.notes.lines
            if note.refused is not None and note.field == field.name and note.key not in offered
        ],
    )


def refusals_without_field(question: Question) -> list[str]:
    """What no field offers at all, and why: of things whose notes say what they are called."""
    fields = {field.name for offer in question.decision.offers for field in offer.fields}
    words = question.words
    return _refused(
        question,
        [
            (words.say(note.label), words.say(note.refused))
            for note in question.notes.lines
            if note.refused is not None and note.label is not None and note.field not in fields
        ],
    )


def _refused(question: Question, refused: Sequence[tuple[str, str]]) -> list[str]:
    """The first of these things with their reasons, those with the same reason together, and how many more there are."""
    words = question.words
    together: dict[str, str] = {}
    for what, why in refused[:REFUSALS]:
        before = together.get(why)
        together[why] = words("core-comma", first=before, second=what) if before else what
    told = [words("panel-refused", what=what, why=why) for why, what in together.items()]
    if len(refused) > REFUSALS:
        told.append(words("panel-refused-more", count=len(refused) - REFUSALS))
    return [f"-# {escaped(line)}" for line in told]


def lines(told: Iterable[str]) -> list[Block]:
    """One paragraph of lines; none where nothing is told."""
    paragraph = "\n".join(told)
    return [Text(paragraph)] if paragraph else []


def asides(told: Iterable[str]) -> list[Block]:
    """One paragraph that explains; none where nothing is told."""
    return [Aside(block.markdown) for block in lines(told) if isinstance(block, Text)]


def details(
    question: Question, items: Iterable[Item], on_buttons: Mapping[str, str] | None = None
) -> list[str]:
    """Lines about these choices that their buttons (labels by value) do not already say."""
    told = []
    for item in items:
        label = (on_buttons or {}).get(item.value, "")
        left = untold(question, beside(item.label, item.note), label)
        if left and (item.note is None or item.note.detail is not None or on_buttons):
            told.append(f"{escaped(item.label)} – {escaped(SEPARATOR.join(left))}")
    return told


def picks_told(question: Question, offer: Offer, items: Iterable[Item]) -> list[str]:
    """Lines about choices that have a button each."""
    told = []
    for item in items:
        told += details(question, [item], {item.value: item_label(question, offer, item)})
    return told


def cut_labels(question: Question, offer: Offer, items: Iterable[Item]) -> list[str]:
    """Things in full that had to be called in fewer words on their buttons."""
    return [
        escaped(item.label)
        for item in items
        if item.fewer and not _is_whole(item, item_label(question, offer, item))
    ]


def _is_whole(item: Item, button: str) -> bool:
    """Whether a button has the thing's label, maybe with a verb between its badge and its name."""
    badge = f"{item.badge}{SEPARATOR}" if item.badge else ""
    return button.startswith(badge) and item.label.removeprefix(badge) in button


def listed(question: Question, field: Field, amounts: Amounts) -> str:
    """Things with their amounts, or only the things where there is one of each."""
    if isinstance(field, Some):
        return question.words.all_of(label_of(question, field.kind, key) for key, _ in amounts)
    return question.words.say(say("panel-list", what=Terms(field.kind, amounts)))


def _row_bounds(question: Question, field: Field) -> list[str]:
    """The rows of which some must be taken."""
    rows = field.rows if isinstance(field, Split) else ()
    return [
        question.words(
            "panel-choose-least", count=row.least, what=label_of(question, field.kind, row.key)
        )
        for row in rows
        if row.least
    ]


def _picked(question: Question, field: Field, draft: Draft) -> list[str]:
    """What has been picked so far."""
    answer = answer_of(draft, field.name)
    if answer is None or not answer.amounts:
        return []
    count = sum(amount for _, amount in answer.amounts)
    what = listed(question, field, answer.amounts)
    return [escaped(question.words("panel-chosen", count=count, what=what))]


def _answer(question: Question, offer: Offer, field: Field, amounts: Amounts) -> str:
    """A field and what it is filled with."""
    return escaped(told_of(question, offer, field, listed(question, field, amounts)))


def told_of(question: Question, offer: Offer, field: Field, what: str) -> str:
    """What there is to say of a field, behind its label: as its answer where it asks."""
    label = field_label(question, offer, field)
    if label.endswith("?"):
        return f"{label} {what}"
    return question.words("panel-forced", field=label, what=what)


def _verb_id(question: Question, offer: Offer) -> str:
    """The message that names the offer; reopening belongs to the kernel."""
    owner = "core" if offer.action is Reopen else question.game.id
    return _hyphened(f"{owner}-verb-{verb(offer.action)}")


def _hyphened(text: str) -> str:
    """A Fluent id."""
    return text.replace("_", "-")
