"""Fields in words: the things to choose from with badge, label and notes, cut into parts that fit a menu."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby

from bot.forms.draft import field_keys, open_fields
from bot.forms.limits import BUTTONS, ENTRIES, LABEL, OPTIONS, SELECTS
from bot.forms.model import Draft, Question
from bot.forms.prices import SEPARATOR, callings, priced, remarks
from bot.forms.short_labels import fewer_words
from bot.i18n.shortening import shortened
from games.core.badges import badges
from games.core.forms import Field, Offer, One, Some, Split, verb
from games.core.model import Key, Note, Term

HEAD = 27
"""Longest `tag.field` that is written out in a word."""

TOKEN = 16
"""Longest key that is written out in a word; a longer one is replaced by a digest."""

AMOUNTS = OPTIONS
"""Most amounts of a single row that are offered as a menu of amounts."""

LAID_OPEN = 2
"""Most offers whose first field stands on the first page."""

GRID = 20
"""Most places on a board that stand on buttons at once; more, up to a menu's length, stand in a menu."""

REGION = 15
"""Most places of a region of the board: what is opened with one button and chosen with another."""

REGIONS = 16
"""Most regions shown at once."""

BESIDE = 3
"""Most other offers beside the regions of a board."""

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
    fielded = tuple(offer for offer in question.decision.offers if open_fields(offer))
    fields = [open_fields(offer) for offer in fielded]
    ones = all(len(own) == 1 and isinstance(own[0], One) for own in fields[1:])
    if len(fields) > 1 and ones and len(fields[0]) == 1 and _is_tally(fields[0][0]):
        return fielded[:1]
    if len(fielded) <= 1:
        others = len(question.decision.offers) - len(fielded)
        wide = any(regions(question, open_fields(offer)[0]) for offer in fielded)
        aside = any(offer.apart and not is_asked(question, offer) for offer in fielded)
        return () if aside or (wide and others > BESIDE) else fielded
    if len(fielded) > LAID_OPEN:
        return ()
    firsts = [open_fields(offer)[0] for offer in fielded]
    fit = [
        is_single(question, field) and len(all_items(question, field)) <= OPTIONS
        for field in firsts
    ]
    return fielded if all(fit) else ()


def _is_tally(field: Field) -> bool:
    """Whether some of a few things are picked, each of which has a button."""
    return isinstance(field, Some) and 1 < field.most <= TALLY >= len(field.keys)


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


def regions(question: Question, field: Field) -> tuple[Part, ...]:
    """The places of a board under one button each for a stretch of them; empty where a menu or buttons hold them all.

    By the groups of the notes, neighbours together where they are too many; by stretches where there are none, or long ones.
    """
    if not isinstance(field, One) or field.kind not in question.game.places:
        return ()
    items = single_items(question, field)
    if len(items) <= OPTIONS:
        return ()
    groups = _groups(items)
    whole = groups is not None and all(len(listed) <= REGION for _, listed in groups)
    ordered = items if groups is None else [item for _, listed in groups for item in listed]
    bins = [listed for _, listed in groups] if groups and whole else _stretches(ordered, REGION)
    while len(bins) > REGIONS:
        # The two neighbours that make the shortest region.
        place = min(range(len(bins) - 1), key=lambda at: len(bins[at]) + len(bins[at + 1]))
        bins[place : place + 2] = [bins[place] + bins[place + 1]]
    if max(map(len, bins)) > REGION:
        return ()
    return tuple(_region(question, field, listed, named=whole) for listed in bins)


def opened(listed: Sequence[Part], draft: Draft) -> Part | None:
    """The part that is open."""
    return next((part for part in listed if part.id == draft.part), None)


def few_enough(question: Question, field: Field, draft: Draft) -> bool:
    """Whether a field that one pick fills needs no menu: places of a board may take more rows than other things."""
    is_alone = draft.offer != "" or len(laid_open(question)) <= 1
    is_grid = is_alone and field.kind in question.game.places
    return len(single_items(question, field)) <= (GRID if is_grid else BUTTONS)


def button_labels(question: Question, items: Sequence[Item]) -> tuple[str, ...]:
    """What stands on the buttons of these choices: a few have room for short remarks, more only for cost and gain."""
    full = [
        SEPARATOR.join(text for text in (item.label, remarks(question, item.note)) if text)
        for item in items
    ]
    if len(items) <= BUTTONS and all(len(text) <= LABEL for text in full):
        return tuple(full)
    longest = [priced(question, item.label, item.note)[0] for item in items]
    if all(len(text) <= LABEL for text in longest):
        return tuple(longest)
    # Beside each other all speak alike.
    return tuple(fitting(_briefest(question, item)) for item in items)


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
    if badge is not None and field.kind in question.game.badged:
        labels = [SEPARATOR.join([badge, label]) for label in labels]
    value = token(key) if copy == 1 else f"{token(key)}*{copy}"
    return Item(value, key, 1, labels[0], note, tuple(labels[1:]))


def _amount_item(question: Question, field: Field, key: Key, amount: int) -> Item:
    """An amount of the only row."""
    label = question.words("core-amount", amount=amount, label=label_of(question, field.kind, key))
    return Item(f"={amount}", key, amount, label, question.notes.of(field.name, key))


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


def _region(question: Question, field: Field, items: Sequence[Item], *, named: bool) -> Part:
    """A stretch of places, called by its groups, or by its first and last place."""
    notes = [item.note for item in items if named and item.note]
    return _part(question, field, items, _joined(question, notes) if notes else None)


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
