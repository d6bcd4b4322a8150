"""Lists of things cut into parts that fit a menu, and on pages: the places of a board, and things under headings."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil

from bot.forms.draft import field_keys
from bot.forms.items import Item, digest, fitting, label_of, single_items
from bot.forms.limits import LINES, OPTIONS, SELECTS
from bot.forms.model import Button, Draft, Question
from bot.forms.phone import across, height
from games.core.forms import Field, One
from games.core.model import Key, Note, Term

_NAMED = re.compile(r"(\D+)(\d*)")

LEAF = 8
"""Most things on a page of things under headings: as many as the picture above it shows large, and as stand on buttons."""

BEST = 4
"""Places of a board that stand on buttons above the menus of all others: those that matter most."""


@dataclass(frozen=True)
class Part:
    """A stretch of a long list that fits a menu."""

    id: str
    label: str
    items: tuple[Item, ...]


def parts(question: Question, field: Field, items: Sequence[Item]) -> tuple[Part, ...]:
    """The list cut into menus: as it is if it fits, else by the groups of the notes, else by stretches.

    Equal pieces stay together. Two menus are shown at once; of more than two one is opened.
    """
    if len(items) <= OPTIONS:
        return (Part(_id_of(items), "", tuple(items)),)
    groups = _groups(items)
    if groups is None:
        return tuple(_part(question, field, stretch, None) for stretch in _stretches(items))
    pair = _pair(question, groups)
    if pair is not None:
        return tuple(_part(question, field, listed, label) for label, listed in pair)
    return tuple(
        part for note, listed in groups for part in _group_parts(question, field, note, listed)
    )


def leaves(question: Question, field: Field) -> tuple[Part, ...]:
    """The things under headings by which the picture turns its pages, a page for as many groups as stand on buttons, in
    the order of the notes; empty where it has no pages for them.
    """
    if not isinstance(field, One):
        return ()
    items = single_items(question, field)
    groups = _groups(items)
    if groups is None:
        return ()
    kinds = {note.group.kind for note, _ in groups if note.group is not None}
    if not kinds <= question.game.paged or any(len(listed) > LEAF for _, listed in groups):
        return ()
    headings = [note.group for note in question.notes.lines]
    groups.sort(key=lambda group: headings.index(group[0].group))
    return tuple(
        _part(question, field, sorted(listed, key=items.index), _joined_briefly(question, notes))
        for notes, listed in _bound(groups, LEAF)
    )


def leaf_shown(question: Question, field: Field, draft: Draft) -> Part | None:
    """The page of those that is open, or the first; where things are bought, the last: what costs most of what can be had. None
    where there are none.
    """
    pages = leaves(question, field)
    if not pages:
        return None
    notes = [item.note for item in pages[-1].items]
    is_sale = any(note is not None and note.cost is not None for note in notes)
    return opened(pages, draft) or pages[-1 if is_sale else 0]


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
    bins = _bound(groups, OPTIONS)
    if len(bins) > SELECTS or any(len(items) > OPTIONS for _, items in bins):
        return None
    return [(_joined(question, notes), items) for notes, items in bins]


def _bound(groups: list[tuple[Note, list[Item]]], most: int) -> list[tuple[list[Note], list[Item]]]:
    """The groups one after the other, as many together as have no more items than that."""
    bins: list[tuple[list[Note], list[Item]]] = []
    for note, items in groups:
        if bins and len(bins[-1][1]) + len(items) <= most:
            bins[-1] = ([*bins[-1][0], note], bins[-1][1] + items)
        else:
            bins.append(([note], items))
    return bins


def _joined(question: Question, notes: Sequence[Note]) -> str:
    """Headings of groups that stand together: the first and the last, in few words, for a phone shows no more."""
    ends = [note.group for note in (notes[0], notes[-1]) if note.group is not None]
    first, last = (_briefly(question, group) for group in ends)
    if ends[0] == ends[1]:
        return _group_label(question, notes[0])
    own = f"{question.game.id}-{ends[0].kind}-stretch"
    is_own = ends[0].kind == ends[1].kind and question.words.has(own)
    return question.words(own if is_own else "panel-stretch", first=first, last=last)


def _joined_briefly(question: Question, notes: Sequence[Note]) -> str:
    """The same on a button; of a single group the stretch's attribute `one`."""
    ends = [note.group for note in (notes[0], notes[-1]) if note.group is not None]
    first, last = (_briefly(question, group) for group in ends)
    own = f"{question.game.id}-{ends[0].kind}-stretch"
    if ends[0] == ends[1]:
        return question.words(f"{own}.one", first=first)
    return question.words(own, first=first, last=last)


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
    return Part(_id_of(items), label, tuple(items))


def _id_of(items: Iterable[Item]) -> str:
    """Names the stretch of these in a word."""
    return digest("|".join(item.value for item in items))
