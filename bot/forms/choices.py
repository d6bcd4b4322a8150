"""Which choices of a decision stand on buttons at once, and what these say."""

from collections.abc import Iterable, Sequence

from bot.forms.draft import open_fields
from bot.forms.items import (
    Item,
    all_items,
    fitting,
    is_set_aside,
    is_single,
    joined,
    single_items,
)
from bot.forms.limits import BUTTONS, LABEL, LINES, OPTIONS, SELECTS
from bot.forms.model import Button, Question
from bot.forms.parts import boards
from bot.forms.phone import across, height
from bot.forms.prices import (
    SEPARATOR,
    beside,
    callings,
    priced,
    remarks,
    tells_price,
    with_detail,
)
from games.core.forms import Field, Offer, One, Some
from games.core.model import Ready

LAID_OPEN = 2
"""Most offers whose first field stands on the first page."""

FEW = 8
"""Most things that stand on buttons; more stand in a menu."""

GRID = 15
"""Most places on a board that stand on buttons at once; more stand in menus."""

COVERING = 2
"""Ready answers of an offer beside which it need not be laid open, unless its game says that one is enough."""

ALONE = 5
"""Most lines of a phone for buttons where nothing else is asked: of more things than a row holds, or of such as the picture
shows by their signs alone."""

ALWAYS = 2
"""Lines for the buttons of a further offer, however much stands above them."""

BESIDE = 3
"""Most other offers beside the menus of a board."""

TALLY = 10
"""Most buttons of a tally: two rows on a desktop, some more on a phone."""


def laid_open(question: Question) -> tuple[Offer, ...]:
    """The offers whose first field stands on the first page: a single one, or two if one press fills each; or the first,
    where it picks among a few things and each of the others takes one press or leads to a page of its own.
    """
    offers = question.decision.offers
    fielded = tuple(
        offer
        for offer in offers
        if open_fields(offer)
        and offer not in joined(question)
        and not is_set_aside(question, offer)
        and not _is_covered(question, offer)
        and not _is_long_pair(question, offer)
    )
    fields = [open_fields(offer) for offer in fielded]
    ones = all(len(own) == 1 and isinstance(own[0], One) for own in fields[1:])
    if len(fields) > 1 and ones and len(fields[0]) == 1 and _is_tally(fields[0][0]):
        return fielded[:1]
    if len(fielded) <= 1:
        others = len(question.decision.offers) - len(fielded)
        wide = any(boards(question, open_fields(offer)[0]) for offer in fielded)
        aside = any(offer.apart and not _is_main(question, offer) for offer in fielded)
        return () if aside or (wide and others > BESIDE) else _uncrowded(question, fielded)
    if any(_is_long_pair(question, offer) for offer in offers if open_fields(offer)):
        # Its menus come first: what would stand in a menu beside them stands in one where there is room left.
        fielded = tuple(one for one in fielded if few_enough(question, open_fields(one)[0]))
    if len(fielded) > LAID_OPEN:
        return ()
    firsts = [open_fields(offer)[0] for offer in fielded]
    fit = [
        is_single(question, field) and len(all_items(question, field)) <= OPTIONS
        for field in firsts
    ]
    # A trade has two sides: whoever has one kind of card to give has not chosen to trade yet.
    is_pair = any(len(offer.apart) > 1 for offer in fielded)
    return _uncrowded(question, fielded) if all(fit) and not is_pair else ()


def _uncrowded(question: Question, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Those that a phone has room for beside each other, and whose buttons are not called alike: others that fit a menu stand
    in one, which is called by its verb.
    """
    kept: tuple[Offer, ...] = ()
    for offer in offers:
        is_told = not is_listed(question, offer) or not any(
            _labels(question, offer) & _labels(question, other) for other in kept
        )
        if is_told and has_room(question, kept, offer):
            kept += (offer,)
    return kept


def _labels(question: Question, offer: Offer) -> set[str]:
    """What stands on the buttons of the offer's first field; nothing where a menu holds its choices."""
    field = open_fields(offer)[0]
    if not is_single(question, field) or not few_enough(question, field):
        return set()
    return set(button_labels(question, field, single_items(question, field)))


def has_room(question: Question, laid: Iterable[Offer], offer: Offer) -> bool:
    """Whether a button for each choice of the offer fits a phone below the ready answers and those offers laid open; the main
    offer and one that no menu can hold are always shown so.
    """
    if offer.action is question.decision.offers[0].action or not is_listed(question, offer):
        return True
    return _height(question, offer) <= max(ALWAYS, room_beside(question, laid))


def room_beside(question: Question, laid: Iterable[Offer]) -> int:
    """Lines that a phone has left for buttons of a further offer, below the ready answers and those offers laid open."""
    taken = min(LINES, len(with_fields(question)))
    return LINES - taken - sum(_height(question, one) for one in laid)


def with_fields(question: Question) -> list[Ready]:
    """The ready answers that may take a line: one of an offer without fields is on the button of its offer."""
    bare = {offer.action for offer in question.decision.offers if not offer.fields}
    return [ready for ready in question.ready if type(ready.action) not in bare]


def is_listed(question: Question, offer: Offer) -> bool:
    """Whether a menu may hold all answers of the offer: things, but no places of a board, which have a page on which the
    picture shows them large.
    """
    if len(open_fields(offer)) != 1:
        return False
    [field] = open_fields(offer)
    is_place = field.kind in question.game.places
    return (
        not is_place
        and is_single(question, field)
        and 1 < len(single_items(question, field)) <= OPTIONS
    )


def _height(question: Question, offer: Offer) -> int:
    """How many lines of a phone the offer's first field takes."""
    field = open_fields(offer)[0]
    if not is_single(question, field) or not few_enough(question, field):
        return 1
    items = single_items(question, field)
    return _lines(question, field, items, button_labels(question, field, items))


def _is_covered(question: Question, offer: Offer) -> bool:
    """Whether ready answers say what people mostly do with the offer: all others have a page of their own."""
    ready = [one for one in question.ready if type(one.action) is offer.action]
    first = open_fields(offer)[0]
    least = 1 if offer.action in question.game.covered else COVERING
    return len(ready) >= least and not is_single(question, first)


def is_pair(question: Question, offer: Offer) -> bool:
    """Whether the offer asks for two picks, and one or two menus hold all pairs of them."""
    fields = open_fields(offer)
    if len(fields) != 2 or offer.apart or not all(isinstance(one, One) for one in fields):
        return False
    firsts, seconds = (single_items(question, field) for field in fields)
    return len(pair_stretches(len(firsts), len(seconds))) in range(1, SELECTS + 1)


def pair_stretches(firsts: int, seconds: int) -> tuple[range, ...]:
    """Which of the first picks stand in each menu of all pairs; none where a pick has more pairs than a menu holds."""
    each = OPTIONS // seconds
    starts = range(0, firsts, each) if each else ()
    return tuple(range(start, min(start + each, firsts)) for start in starts)


def _is_long_pair(question: Question, offer: Offer) -> bool:
    """Whether one menu of all pairs saves a press: one of the two picks would take a menu alone."""
    lists = [single_items(question, field) for field in open_fields(offer)]
    return is_pair(question, offer) and any(len(items) > BUTTONS for items in lists)


def _is_tally(field: Field) -> bool:
    """Whether some of a few things are picked, each of which has a button."""
    return isinstance(field, Some) and 1 < field.most <= TALLY >= len(field.keys)


def _is_main(question: Question, offer: Offer) -> bool:
    """Whether an exchange stands on the first page: the prompt asks for just that, and the game does not put it aside."""
    return is_asked(question, offer) and offer.action not in question.game.put_aside


def is_asked(question: Question, offer: Offer) -> bool:
    """Whether the prompt asks for just this: a required answer, beside which one can at most pass."""
    first, *others = question.decision.offers
    return (
        question.decision.required
        and offer.action is first.action
        and not any(open_fields(other) for other in others)
    )


def few_enough(question: Question, field: Field) -> bool:
    """Whether a field that one pick fills needs no menu: its buttons are few, fill few lines of a phone, and all lead to
    something.
    """
    items = single_items(question, field)
    if len(items) > (GRID if field.kind in question.game.places else FEW):
        return False
    if any(item.is_aside for item in items):
        return False
    if len(items) > FEW and _is_told_by_menu(items):
        return False
    asked = sum(bool(open_fields(offer)) for offer in question.decision.offers)
    is_alone = asked == 1 and not with_fields(question)
    is_plain = len(items) > BUTTONS or _are_known_by_signs(question, field, items)
    most = ALONE if is_alone and is_plain else LINES
    return _lines(question, field, items, button_labels(question, field, items)) <= most


def _is_told_by_menu(items: Sequence[Item]) -> bool:
    """Whether buttons would say no more than letters of things of which a menu tells more."""
    return all(item.letter and item.note and item.note.detail for item in items)


def fills_page(question: Question, field: Field) -> bool:
    """The same on a page of its own, which has more room: for as many as a row holds, or for more that have nothing to tell
    but their price.
    """
    items = single_items(question, field)
    is_told = any(item.note and item.note.detail for item in items)
    if len(items) > (BUTTONS if is_told else GRID) or any(item.is_aside for item in items):
        return False
    return _lines(question, field, items, button_labels(question, field, items)) <= ALONE


def button_labels(question: Question, field: Field, items: Sequence[Item]) -> tuple[str, ...]:
    """What stands on the buttons of these choices: of places on a map their letters, their names where some are compact, else
    remarks, or only cost and gain, or less, as far as a phone has room.
    """
    if items and all(item.letter for item in items):
        return tuple(item.letter for item in items)
    if any(item.is_compact for item in items):
        return tuple(fitting((item.label, *item.fewer)) for item in items)
    full = [
        SEPARATOR.join(text for text in (item.label, remarks(question, told)) if text)
        for item in items
        for told in [beside(item.label, item.note)]
    ]
    longest = [priced(question, item.label, item.note)[0] for item in items]
    # Beside each other all speak alike.
    brief = [fitting(_briefest(question, item)) for item in items]
    told = zip(brief, items, strict=True)
    if not all(tells_price(question, label, item.note) for label, item in told):
        brief = [fitting((item.label, *item.fewer)) for item in items]
    wordings = [full, longest, brief] if len(items) <= BUTTONS else [longest, brief]
    detailed = [with_detail(question, item.label, item.note) for item in items]
    if all(detailed):
        wordings.insert(1 if len(items) <= BUTTONS else 0, [one for (one,) in detailed])
    if field.kind in question.game.badged and len(items) <= BUTTONS:
        # The picture has prices beside the letters.
        wordings.append([fitting((item.label, *item.fewer)) for item in items])
    is_priced = any(
        item.note and (item.note.cost, item.note.gain) != (None, None) for item in items
    )
    if not (is_priced or field.kind in question.game.keeps_letters):
        wordings.append(_unlettered(question, field, items, brief))
    fit = [tuple(one) for one in wordings if all(len(text) <= LABEL for text in one)]
    heights = [max(LINES, _lines(question, field, items, one)) for one in fit]
    return fit[heights.index(min(heights))] if fit else tuple(brief)


def _are_known_by_signs(question: Question, field: Field, items: Sequence[Item]) -> bool:
    """Whether the picture has no letters for these things, but each has a sign."""
    is_badged = field.kind in question.game.badged
    return not is_badged and all(question.emoji(field.kind, item.key) for item in items)


def _unlettered(
    question: Question, field: Field, items: Sequence[Item], labels: Sequence[str]
) -> list[str]:
    """The labels without their letters, where each thing has a name and a sign of its own."""
    bare = [label.rpartition(SEPARATOR)[2] for label in labels]
    signs = [question.emoji(field.kind, item.key) for item in items]
    return bare if len(set(bare)) == len(bare) and all(signs) else list(labels)


def _lines(question: Question, field: Field, items: Sequence[Item], labels: Sequence[str]) -> int:
    """How many lines of a phone these buttons fill."""
    buttons = [
        Button("", label, emoji=question.emoji(field.kind, item.key))
        for item, label in zip(items, labels, strict=True)
    ]
    return height(buttons, across(buttons))


def _briefest(question: Question, item: Item) -> tuple[str, ...]:
    """What a button may say of the thing, with its price in fewer words as long as there is room for it."""
    lengthy = len(priced(question, item.label, item.note)) - 1
    return callings(question, item.label, item.fewer, item.note)[lengthy:]
