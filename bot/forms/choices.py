"""Fields in words: the things to choose from with badge, label and notes, cut into parts that fit a menu."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from math import ceil

from msgspec.structs import replace

from bot.forms.draft import digested, field_keys, open_fields
from bot.forms.limits import BUTTONS, ENTRIES, LABEL, OPTION_TEXT, OPTIONS, SELECTS
from bot.forms.model import Button, Draft, Option, Question
from bot.forms.phone import across, height
from bot.forms.prices import SEPARATOR, callings, is_own_gain, priced, remarks, tells_price
from bot.forms.short_labels import fewer_words
from bot.i18n.shortening import shortened
from games.core.badges import badges
from games.core.forms import Field, Offer, One, Some, Split, verb
from games.core.model import Key, Note, Term

_NAMED = re.compile(r"(\D+)(\d*)")

HEAD = 27
"""Longest `tag.field` that is written out in a word."""

TOKEN = 16
"""Longest key that is written out in a word; a longer one is replaced by a digest."""

AMOUNTS = OPTIONS
"""Most amounts of a single row that are offered as a menu of amounts."""

LAID_OPEN = 2
"""Most offers whose first field stands on the first page."""

FEW = 8
"""Most things that stand on buttons; more stand in a menu."""

GRID = 15
"""Most places on a board that stand on buttons at once; more stand in menus."""

COVERING = 2
"""Ready answers of an offer beside which it need not be laid open."""

LINES = 3
"""Most lines of a phone that the buttons of a field fill; more stand in a menu."""

ALONE = 5
"""The same for more things than a row holds, where nothing else is asked."""

ALWAYS = 2
"""Lines for the buttons of a further offer, however much stands above them."""

BEST = 4
"""Places of a board that stand on buttons above the menus of all others: those that matter most."""

BESIDE = 3
"""Most other offers beside the menus of a board."""

TALLY = 10
"""Most buttons of a tally: two rows on a desktop, some more on a phone."""


@dataclass(frozen=True)
class Item:
    """One thing that can be picked."""

    value: str
    """Names it in a word or an option, the same as long as the thing is the same."""

    key: Key
    amount: int
    """How many pieces picking it means."""

    label: str
    """With its badge."""

    note: Note | None
    fewer: tuple[str, ...] = ()
    """What it may be called where there is no room for the label, the longest first; with its badge, too."""
    compact: str = ""
    """The same in a shorter way that says as much, for many buttons beside each other; empty where there is none."""
    badge: str = ""
    """By which the picture shows it."""

    letter: str = ""
    """The same of a place that has no name but where it lies: its button says no more."""

    @property
    def is_idle(self) -> bool:
        """Whether picking it leads to nothing now."""
        return self.note is not None and self.note.is_idle


@dataclass(frozen=True)
class Part:
    """A stretch of a long list that fits a menu."""

    id: str
    label: str
    items: tuple[Item, ...]


def laid_open(question: Question) -> tuple[Offer, ...]:
    """The offers whose first field stands on the first page: a single one, or two if one press fills each; or the first,
    where it picks among a few things and each of the others takes one press or leads to a page of its own.
    """
    offers = question.decision.offers
    fielded = tuple(
        offer
        for offer in offers
        if open_fields(offer)
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
    return _uncrowded(question, fielded) if all(fit) else ()


def _uncrowded(question: Question, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Those that a phone has room for beside each other: others that fit a menu stand in one."""
    kept: tuple[Offer, ...] = ()
    for offer in offers:
        if has_room(question, kept, offer):
            kept += (offer,)
    return kept


def has_room(question: Question, laid: Iterable[Offer], offer: Offer) -> bool:
    """Whether a button for each choice of the offer fits a phone below the ready answers and those offers laid open; the main
    offer and one that no menu can hold are always shown so.
    """
    if offer.action is question.decision.offers[0].action or not is_listed(question, offer):
        return True
    return _height(question, offer) <= max(ALWAYS, room_beside(question, laid))


def room_beside(question: Question, laid: Iterable[Offer]) -> int:
    """Lines that a phone has left for buttons of a further offer, below the ready answers and those offers laid open."""
    return LINES - min(LINES, len(question.ready)) - sum(_height(question, one) for one in laid)


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
    return len(ready) >= COVERING and not is_single(question, first)


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


def head(offer: Offer, name: str) -> str:
    """Names a field of an offer in a word; a digest where that is too long."""
    text = f"{verb(offer.action)}.{name}"
    return text if len(text) <= HEAD else digest(text)


def token(key: Key) -> str:
    """Names a key in a word."""
    return key if len(key) <= TOKEN and ":" not in key else digest(key)


def digest(text: str) -> str:
    """A short stand-in for a long text."""
    return "~" + sha256(text.encode()).hexdigest()[:10]


def is_single(question: Question, field: Field) -> bool:
    """Whether one pick fills the field: one key, at most one piece, or an amount of the only row."""
    if isinstance(field, One):
        return True
    if isinstance(field, Split) and any(row.least for row in field.rows):
        return is_amount(question, field)
    return field.most == 1 or is_amount(question, field)


def is_amount(question: Question, field: Field) -> bool:
    """Whether the field only asks how many of one kind of thing."""
    if not isinstance(field, Split) or len(field.rows) != 1 or field.kind in question.game.badged:
        return False
    return _highest(field) - _lowest(field) < AMOUNTS


def is_counted(field: Field) -> bool:
    """Whether numbers are typed: the pieces are too many for menus, or for one menu and their rows fit one form."""
    if not isinstance(field, Split):
        return False
    pieces = [min(row.most, field.most) for row in field.rows]
    menus = 1 if len(pieces) <= ENTRIES else SELECTS
    return sum(pieces) > OPTIONS * menus or max(pieces) > OPTIONS


def single_items(question: Question, field: Field) -> tuple[Item, ...]:
    """The picks of a field that one pick fills, by the ranks of their notes; picking nothing is not among them."""
    if isinstance(field, Split) and is_amount(question, field):
        key = field.rows[0].key
        amounts = range(max(1, _lowest(field)), _highest(field) + 1)
        return tuple(_amount_item(question, field, key, amount) for amount in amounts)
    if isinstance(field, Split) and field.kind not in question.game.badged:
        return tuple(_item(question, field, row.key, 1, None) for row in field.rows if row.most)
    return _ranked(piece_items(question, field))


def piece_items(question: Question, field: Field) -> tuple[Item, ...]:
    """Every single piece that can be picked: equal pieces one by one, each called the same, for each means one."""
    seen: dict[Key, int] = {}
    items = []
    for badge, key in badges(field):
        seen[key] = seen.get(key, 0) + 1
        items.append(_item(question, field, key, seen[key], badge))
    return tuple(items)


def row_items(question: Question, field: Split) -> tuple[Item, ...]:
    """One item per row, for typing numbers."""
    return tuple(_item(question, field, row.key, 1, None) for row in field.rows if row.most)


def all_items(question: Question, field: Field) -> tuple[Item, ...]:
    """What the rows of buttons and menus list, however they do it."""
    if is_single(question, field):
        return single_items(question, field)
    if isinstance(field, Split) and is_counted(field):
        return row_items(question, field)
    return piece_items(question, field)


def parts(question: Question, field: Field, items: Sequence[Item]) -> tuple[Part, ...]:
    """The list cut into menus: as it is if it fits, else by the groups of the notes, else by stretches.

    Equal pieces stay together. Two menus are shown at once; of more than two one is opened.
    """
    if len(items) <= OPTIONS:
        return (_part(question, field, items, None),)
    groups = _groups(items)
    if groups is None:
        return tuple(_part(question, field, stretch, None) for stretch in _stretches(items))
    pair = _pair(question, groups)
    if pair is not None:
        return tuple(_part(question, field, listed, label) for label, listed in pair)
    return tuple(
        part for note, listed in groups for part in _group_parts(question, field, note, listed)
    )


def boards(question: Question, field: Field) -> tuple[Part, ...]:
    """The places of a board, as many to a page as its buttons and menus hold, what matters most first; empty where one menu or
    buttons hold them all.
    """
    if not isinstance(field, One) or field.kind not in question.game.places:
        return ()
    items = single_items(question, field)
    if len(items) <= OPTIONS:
        return ()
    return tuple(
        _part(question, field, listed, None)
        for listed in _stretches(items, BEST + OPTIONS * SELECTS)
    )


def shelves(
    question: Question, field: Field, page: Part
) -> tuple[tuple[Item, ...], tuple[tuple[str, tuple[Item, ...]], ...]]:
    """The best places of such a page, which have a button each, and its menus with what each is called: all others by name, or
    in the order of their letters.
    """
    best = best_places(page.items)
    named = {
        item.key: item.badge or label_of(question, field.kind, item.key) for item in page.items
    }
    others = sorted(page.items[len(best) :], key=lambda item: _by_name(named[item.key]))
    menus = []
    for listed in _stretches(others):
        first, last = named[listed[0].key], named[listed[-1].key]
        label = question.words("panel-stretch", first=first, last=last)
        menus.append((label, tuple(listed)))
    return best, tuple(menus)


def _by_name(label: str) -> list[tuple[str, int]]:
    """Sorts names of places as people look for them: B2 before B10, and letters before AA."""
    letters = [("", len(label))] if label.isalpha() else []
    return letters + [(text, int(number or 0)) for text, number in _NAMED.findall(label)]


def best_places(items: Sequence[Item]) -> tuple[Item, ...]:
    """The first of these places of a board, as many as a phone has lines for by their names; no fewer than would take a menu
    more for the others.
    """
    most = min(BEST, len(items))
    menus = ceil((len(items) - most) / OPTIONS)
    least = max(1, len(items) - OPTIONS * menus)
    while most > least:
        buttons = [Button("", text) for text in place_labels(items[:most])]
        if height(buttons, across(buttons)) <= LINES:
            break
        most -= 1
    return tuple(items[:most])


def place_labels(items: Iterable[Item]) -> tuple[str, ...]:
    """What the buttons of places say that stand above a menu of all others: their letters or names alone."""
    return tuple(item.letter or fitting((item.label, *item.fewer)) for item in items)


def opened(listed: Sequence[Part], draft: Draft) -> Part | None:
    """The part that is open."""
    return next((part for part in listed if part.id == draft.part), None)


def few_enough(question: Question, field: Field) -> bool:
    """Whether a field that one pick fills needs no menu: its buttons are few, and fill few lines of a phone."""
    items = single_items(question, field)
    if len(items) > (GRID if field.kind in question.game.places else FEW):
        return False
    asked = sum(bool(open_fields(offer)) for offer in question.decision.offers)
    is_alone = asked == 1 and not question.ready
    most = ALONE if is_alone and len(items) > BUTTONS else LINES
    return _lines(question, field, items, button_labels(question, field, items)) <= most


def fills_page(question: Question, field: Field) -> bool:
    """The same on a page of its own, which has more room: for as many as a row holds, or for more that have nothing to tell
    but their price.
    """
    items = single_items(question, field)
    is_told = any(item.note and item.note.detail for item in items)
    if len(items) > (BUTTONS if is_told else GRID):
        return False
    return _lines(question, field, items, button_labels(question, field, items)) <= ALONE


def button_labels(question: Question, field: Field, items: Sequence[Item]) -> tuple[str, ...]:
    """What stands on the buttons of these choices: of places on a map their letters, else remarks, or only cost and gain, or
    less, as far as a phone has room.
    """
    if items and all(item.letter for item in items):
        return tuple(item.letter for item in items)
    full = [
        SEPARATOR.join(text for text in (item.label, remarks(question, item.note)) if text)
        for item in items
    ]
    longest = [priced(question, item.label, item.note)[0] for item in items]
    # Beside each other all speak alike.
    brief = [fitting(_briefest(question, item)) for item in items]
    told = zip(brief, items, strict=True)
    if not all(tells_price(question, label, item.note) for label, item in told):
        brief = [fitting((item.label, *item.fewer)) for item in items]
    wordings = [full, longest, brief] if len(items) <= BUTTONS else [longest, brief]
    if field.kind in question.game.badged and len(items) <= BUTTONS:
        # The picture has prices beside the letters.
        wordings.append([fitting((item.label, *item.fewer)) for item in items])
    if not any(item.note and (item.note.cost, item.note.gain) != (None, None) for item in items):
        bare = _unlettered(question, field, items, brief)
        wordings.append(bare)
        if bare != brief:
            wordings.append([item.compact or one for item, one in zip(items, bare, strict=True)])
    fit = [tuple(one) for one in wordings if all(len(text) <= LABEL for text in one)]
    heights = [max(LINES, _lines(question, field, items, one)) for one in fit]
    return fit[heights.index(min(heights))] if fit else tuple(brief)


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


def fitting(called: Sequence[str]) -> str:
    """The first that a button has room for; the last one, cut, where none is short enough."""
    return next((one for one in called if len(one) <= LABEL), shortened(called[-1], LABEL))


def label_of(question: Question, kind: str, key: Key) -> str:
    """What the thing is called."""
    return question.words.say(question.game.label(kind, key))


def _lowest(field: Split) -> int:
    """Fewest pieces of the only row."""
    return max(field.least, field.rows[0].least)


def _highest(field: Split) -> int:
    """Most pieces of the only row."""
    return min(field.most, field.rows[0].most)


def _item(question: Question, field: Field, key: Key, copy: int, badge: str | None) -> Item:
    """A piece as it is listed, with its badge where it has one; `copy` tells equal pieces apart."""
    note = question.notes.of(field.name, key)
    own = note.label if note else None
    called = own or question.game.label(field.kind, key)
    labels = [question.words.say(called), *fewer_words(question, called)]
    tight = replace(called, id=f"{called.id}.compact")
    compact = question.words.say(tight) if question.words.has(tight.id) else ""
    if badge is None or field.kind not in question.game.badged:
        badge = ""
    badge = (note.badge if note else "") or badge
    if badge:
        labels = [SEPARATOR.join([badge, label]) for label in labels]
    letter = badge if own is None and field.kind in question.game.places else ""
    value = token(key) if copy == 1 else f"{token(key)}*{copy}"
    if isinstance(field, One) and own is not None:
        value += f"~{digested(own)}"
    return Item(value, key, 1, labels[0], note, tuple(labels[1:]), compact, badge, letter)


def _amount_item(question: Question, field: Field, key: Key, amount: int) -> Item:
    """An amount of the only row."""
    label = question.words("core-amount", amount=amount, label=label_of(question, field.kind, key))
    return Item(f"={amount}", key, amount, label, question.notes.of(field.name, key))


def item_option(question: Question, field: Field, item: Item) -> Option:
    """A line of a menu; a number that is worth just that needs no second line."""
    told = "" if is_own_gain(item.label, item.note) else remarks(question, item.note)
    return Option(
        item.value,
        shortened(item.label, OPTION_TEXT),
        shortened(told, OPTION_TEXT),
        question.emoji(field.kind, item.key),
    )


def _ranked(items: Sequence[Item]) -> tuple[Item, ...]:
    """The items by the ranks of their notes; where those are equal, in the order offered."""
    return tuple(sorted(items, key=lambda item: item.note.rank if item.note else 0))


def _groups(items: Sequence[Item]) -> list[tuple[Note, list[Item]]] | None:
    """The items under the headings of their notes, in the order met; None where some have no heading."""
    grouped: dict[tuple[str, Key], tuple[Note, list[Item]]] = {}
    for item in items:
        if item.note is None or item.note.group is None:
            return None
        heading = (item.note.group.kind, item.note.group.key)
        grouped.setdefault(heading, (item.note, []))[1].append(item)
    return list(grouped.values())


def _pair(
    question: Question, groups: list[tuple[Note, list[Item]]]
) -> list[tuple[str, list[Item]]] | None:
    """The groups side by side in two menus; None where they do not fit."""
    bins: list[tuple[list[Note], list[Item]]] = []
    for note, items in groups:
        if bins and len(bins[-1][1]) + len(items) <= OPTIONS:
            bins[-1] = ([*bins[-1][0], note], bins[-1][1] + items)
        else:
            bins.append(([note], items))
    if len(bins) > SELECTS or any(len(items) > OPTIONS for _, items in bins):
        return None
    return [(_joined(question, notes), items) for notes, items in bins]


def _joined(question: Question, notes: Sequence[Note]) -> str:
    """Headings of groups that stand together: the first and the last, in few words, for a phone shows no more."""
    ends = [note.group for note in (notes[0], notes[-1]) if note.group is not None]
    first, last = (_briefly(question, group) for group in ends)
    if ends[0] == ends[1]:
        return _group_label(question, notes[0])
    own = f"{question.game.id}-{ends[0].kind}-stretch"
    is_own = ends[0].kind == ends[1].kind and question.words.has(own)
    return question.words(own if is_own else "panel-stretch", first=first, last=last)


def _briefly(question: Question, group: Term) -> str:
    """A group in a stretch of several: its label's attribute `brief`, else the label."""
    brief = f"{question.game.label(group.kind, group.key).id}.brief"
    return (
        question.words(brief)
        if question.words.has(brief)
        else label_of(question, group.kind, group.key)
    )


def _group_label(question: Question, note: Note) -> str:
    """The heading of a group."""
    assert note.group is not None
    return label_of(question, note.group.kind, note.group.key)


def _stretches(items: Iterable[Item], longest: int = OPTIONS) -> list[list[Item]]:
    """The list in stretches as long as they can be, equal pieces in one."""
    stretches: list[list[Item]] = [[]]
    for _, equal in groupby(items, key=lambda item: item.key):
        pieces = list(equal)
        if len(stretches[-1]) + len(pieces) > longest:
            stretches.append([])
        stretches[-1] += pieces
    return stretches


def _group_parts(question: Question, field: Field, note: Note, items: list[Item]) -> list[Part]:
    """A group as one part, or as several where it is too long for a menu."""
    label = _group_label(question, note)
    stretches = _stretches(items)
    if len(stretches) == 1:
        return [_part(question, field, items, label)]
    cut = [_part(question, field, stretch, None) for stretch in stretches]
    return [Part(part.id, f"{label}: {part.label}", part.items) for part in cut]


def _part(question: Question, field: Field, items: Sequence[Item], group: str | None) -> Part:
    """A part with its heading: of its group, or from its first to its last label."""
    if group is not None:
        label = group
    elif {item.key for item in items} == set(field_keys(field)):
        label = ""
    else:
        label = question.words("panel-stretch", first=items[0].label, last=items[-1].label)
    return Part(digest("|".join(item.value for item in items)), label, tuple(items))
