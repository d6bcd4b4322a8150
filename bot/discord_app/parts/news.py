"""What a seat has missed, told above its question: the weightiest that few rows of a phone hold, and nothing cut."""

from collections.abc import Iterable, Sequence, Set
from functools import partial
from itertools import combinations, pairwise, product
from typing import NamedTuple

from msgspec import structs

from bot.discord_app.emojis import Emojis
from bot.discord_app.parts.deeds import NewsItem, closed, fitting, laid_out
from bot.discord_app.parts.narration import (
    BY_HAND,
    GRAVE,
    Telling,
    in_brief_by_game,
    narrator,
    tellers,
    tellings_of,
    weight_of,
)
from bot.forms.phone import ACROSS, rows
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.model.questions import Ask, LogEntry
from games.core.model import Event, Seat

LEADING = 20
"""How much something weighs that is told before all else, and whole: a rival's large gain."""

LEAST_SHARED = 2
"""Rows of which what befell the reader may take all, unless something decides the game."""

WEIGHTY = 5
"""How much an event weighs for which the others are told in brief if it has no room else."""

OWN = 4
"""How much more one weighs then that befell the reader."""

CONSIDERED = 4
"""Of how many events, the weightiest first, those are chosen that fit."""


def news(ask: Ask, words: LocaleWords, emojis: Emojis) -> str:
    """What has happened since the seat's own last move, in the few rows of a phone that its game has for it: the rest is a
    press away, and nothing is cut.

    First what rivals did to the seat, then in a few words what each of them did, and what has begun for all; last what came
    upon the seat, or of its own moves. What the seat has simply done, it knows. Where no rival's deed has words that few,
    sentences are told, the weightiest that fit. How much of weight is left out is said behind the rest.
    """
    heard = tellings_of(_unpictured(ask), tellers(ask, words, emojis))
    briefs = in_brief_by_game(ask.position.table.game, ask.seat, heard)
    told = [one._replace(place=place) for place, one in enumerate(briefs)]
    own = [one for one in told if _befell(ask, one) and not _is_routine(ask, one)]
    deeds = _deeds(ask, heard)
    if not deeds:
        rest = [one for one in told if _is_routine(ask, one) or not _is_own(ask, one)]
        return _confirming(ask, told, _fullest(ask, own, rest, words))
    done = [one for one in own if getattr(one.event, "seat", None) not in (None, ask.seat)]
    came = _joined([one for one in own if one not in done])
    items: list[NewsItem] = []
    for is_brief, is_apart, is_short in product((False, True), (True, False), (False, True)):
        first = [_sentence(ask, one, is_brief=is_brief) for one in done]
        last = [_come(ask, one, is_brief=is_short) for one in came]
        items = [*first, *deeds, *last]
        text = laid_out(items, words, is_apart=is_apart)
        if rows(text) <= _room(ask):
            return text
    return fitting(items, words, _room(ask))


def _confirming(ask: Ask, told: Sequence[Telling], text: str) -> str:
    """The text with the reader's own last deed before it, where they are asked again before anybody else has moved; without it
    where it has no room.
    """
    confirmed = REGISTRY[ask.position.table.game].game.confirmed
    if any(entry.seat != ask.seat or entry.by not in BY_HAND for entry in ask.since):
        return text
    deeds = [one for one in told if type(one.event) in confirmed and not _befell(ask, one)]
    for one in deeds[-1:]:
        for line in (one.line(), one.in_brief().line()):
            whole = f"{line}\n{text}" if text else line
            if _is_deed(ask, one) and rows(whole) <= _room(ask):
                return whole
    return text


def _sentence(ask: Ask, told: Telling, *, is_brief: bool) -> NewsItem:
    """What a rival did to the reader, as a sentence of its own."""
    line = told.in_brief().line() if is_brief else told.line()
    return NewsItem(None, _unmarked(line), _weight(ask, told), is_first=True)


def _come(ask: Ask, told: Telling, *, is_brief: bool) -> NewsItem:
    """What came upon the reader: as its sentence, or in a few words."""
    event, weight = told.event, _weight(ask, told)
    if event is None or not told.is_plain:
        return NewsItem(None, _unmarked(told.line()), weight)
    if is_brief and (text := told.teller.deed(event)):
        return NewsItem(ask.seat, text, weight, _gained(ask, event, ask.seat))
    shown = told.in_brief() if is_brief else told
    text = told.teller.predicate(event, is_brief=shown.is_brief)
    if text:
        return NewsItem(ask.seat, text, weight)
    return NewsItem(None, _unmarked(shown.line()), weight)


def _unmarked(line: str) -> str:
    """The line without the emoji or bullet before it; a heading may have none."""
    mark, _, text = line.partition(" ")
    return line if mark.startswith("**") else text


def _gained(ask: Ask, event: Event, seat: Seat | None) -> int:
    """The points that the event brought that seat, or cost (below 0)."""
    game = REGISTRY[ask.position.table.game].game
    return sum([points for gainer, points in game.gained(event) if gainer == seat])


def _deeds(ask: Ask, heard: Sequence[Telling]) -> list[NewsItem]:
    """What rivals have done, and what has begun for all, as far as there are words for it that are few enough, and no sentence
    about the seat tells it.
    """
    game = REGISTRY[ask.position.table.game].game
    found: list[NewsItem] = []
    spoken = [one for one in heard if one.event is not None]
    stands = _standing(ask, spoken)
    for place, heard_of in enumerate(spoken):
        event = stands.get(place, heard_of.event)
        if event is None:
            continue
        one = heard_of._replace(event=event)
        seat, weight = getattr(event, "seat", None), _weight(ask, one)
        text, alone = one.teller.deed(event), one.teller.alone(event)
        if alone and not text:
            found.append(NewsItem(None, alone, weight, is_heading=event.begins_part))
        is_known = one.entry.seat == ask.seat and type(event) in game.slight
        if not text or seat == ask.seat or is_known or _befell(ask, one):
            continue
        if alone and one.entry.seat != seat:
            found.append(NewsItem(None, alone, weight))
            continue
        points = _gained(ask, event, seat)
        found.append(NewsItem(seat, text, weight, points, is_heading=event.begins_part))
    return found


def _standing(ask: Ask, spoken: Sequence[Telling]) -> dict[int, Event | None]:
    """By place what stands there for an event where the game tells it in brief: words in few for it, or none where a sentence
    about the seat tells it, where another place does, or where it is no news.
    """
    game = REGISTRY[ask.position.table.game].game
    stands: dict[int, Event | None] = {}
    for event, places in game.gist([one.event for one in spoken if one.event], ask.seat):
        is_told = event is None or event.happens_to(ask.seat)
        if is_told:
            stands |= dict.fromkeys(places)
            continue
        assert event is not None
        teller = spoken[max(places)].teller
        if teller.deed(event) or teller.alone(event):
            stands |= {**dict.fromkeys(places), max(places): event}
    return stands


class _Fitted(NamedTuple):
    """A text that fits."""

    text: str
    in_a_row: str
    """The same with as much in one line as can be told so."""
    worth: int
    """What it is worth that its events stand there whole."""
    told: int
    """How many events it tells, those joined as one."""


def _fullest(ask: Ask, own: Sequence[Telling], rest: Sequence[Telling], words: LocaleWords) -> str:
    """The text in these rows, behind it how many events of weight it leaves out: the least weighty of the rest make room for
    that, but none that weighs much if all such are told. Where what befell the reader leaves none, it goes without.
    """
    if text := _all_of(ask, own, rest):
        return text
    fullest = shown = _fullest_of(ask, own, rest)
    is_all_told = fullest.worth == _worth(ask, own, rest)
    left = list(rest)
    weighty = len(_joined(own)) + sum([_weight(ask, one) > 0 for one in rest])
    while shown.text and shown.told < weighty:
        texts = (shown.text, shown.in_a_row)
        if text := closed(texts, weighty - shown.told, words, _room(ask)):
            return text
        ranked = _weightiest_first(ask, left)
        if not ranked or (is_all_told and _weighs_much(ask, left[ranked[-1]])):
            break
        left = [left[place] for place in sorted(ranked[:-1][:CONSIDERED])]
        shown = _fullest_of(ask, own, left)
    return fullest.text


def _all_of(ask: Ask, own: Sequence[Telling], rest: Sequence[Telling]) -> str:
    """All events of weight, each by its own sentence; empty: they do not fit, some are told alike, or rivals did nothing of
    weight.
    """
    mattering = [one for one in rest if _weight(ask, one) > 0]
    told = [*_joined(own), *mattering]
    lines = {one.line() for one in told}
    is_long = sum(map(len, lines)) > 2 * ACROSS * _room(ask)
    if is_long or len(lines) < len(told) or (rest and not mattering):
        return ""
    text = _laid_out(ask, told)
    return text if rows(text) <= _room(ask) else ""


def _fullest_of(ask: Ask, own: Sequence[Telling], rest: Sequence[Telling]) -> _Fitted:
    """The text in these rows, with no more in brief than makes room for what is worth telling, the least weighty first."""
    parts = (own, rest)

    def fitted(brief: Set[tuple[int, int]]) -> _Fitted:
        some_own, some_rest = [
            [one.in_brief() if (part, at) in brief else one for at, one in enumerate(told)]
            for part, told in enumerate(parts)
        ]
        return _fitted(ask, some_own, some_rest)

    worth = _worth(ask, own, rest)
    best = fitted(frozenset())
    brief: set[tuple[int, int]] = set()
    tried: set[tuple[int, int]] = set()
    for part in (1, 0):
        for at in reversed(_weightiest_first(ask, parts[part])[:CONSIDERED]):
            if best.worth < worth and parts[part][at].in_brief().is_brief:
                tried.add((part, at))
                other = fitted(tried)
                if other.worth > best.worth:
                    best, brief = other, set(tried)
    for one in sorted(brief):
        other = fitted(brief - {one})
        if other.worth == best.worth:
            best, brief = other, brief - {one}
    return best


def _worth(ask: Ask, own: Sequence[Telling], others: Sequence[Telling]) -> int:
    """What it is worth that these are told: what befell the seat, and of the others those that weigh much."""
    heavy = [_weight(ask, one) for one in others if _weighs_much(ask, one)]
    return sum(heavy) + sum(OWN + _weight(ask, one) for one in own)


def _weighs_much(ask: Ask, told: Telling) -> bool:
    """Whether room is made for it."""
    return _weight(ask, told) >= WEIGHTY


def _weight(ask: Ask, told: Telling) -> int:
    """How much the event matters to the seat, by its game."""
    return weight_of(ask.position.table.game, ask.seat, told)


def _fitted(ask: Ask, own: Sequence[Telling], rest: Sequence[Telling]) -> _Fitted:
    """The text in these rows."""
    room = _room(ask)
    most = room - _reserved(ask, rest, room)
    first, lost = _own_fitting(ask, own, most)
    mattering = [one for one in rest if _is_grave(ask, one) or _weight(ask, one) > lost]
    others, count = _others_fitting(ask, mattering, first)
    whole = [[one for one in told if one.is_whole] for told in (first, others)]
    text = _laid_out(ask, [*first, *others])
    in_a_row = _in_few_rows(_in_order(ask, [*first, *others]), 1)
    return _Fitted(text, in_a_row, _worth(ask, *whole), len(first) + count)


def _reserved(ask: Ask, rest: Sequence[Telling], room: int) -> int:
    """Rows that what befell the reader leaves to the rest: those of the weightiest, where it leads, else one at most."""
    leading = [one for one in rest if _leads(ask, one)]
    if leading:
        weightiest = max(leading, key=lambda one: _weight(ask, one))
        return min(rows(weightiest.line()), room - 1)
    is_heavy = room > LEAST_SHARED and any(_weighs_much(ask, one) for one in rest)
    return int(is_heavy or any(_is_grave(ask, one) for one in rest))


def _leads(ask: Ask, told: Telling) -> bool:
    """Whether it comes before all else."""
    return _weight(ask, told) >= LEADING


def _room(ask: Ask) -> int:
    """Rows of a phone for the news of its game."""
    return REGISTRY[ask.position.table.game].game.news_rows


def _is_grave(ask: Ask, told: Telling) -> bool:
    """Whether it decides the game, as an award does: then it has a row, whatever has happened to the seat."""
    game = REGISTRY[ask.position.table.game].game
    return told.event is not None and game.weight_by_kind(told.event) >= GRAVE


def _own_fitting(ask: Ask, own: Sequence[Telling], most: int) -> tuple[list[Telling], int]:
    """As many of the events as fit so many rows, the weightiest of them, in order, and how much the others weigh at most."""
    told = [_shown(one, most) for one in _joined(own)]
    ranked = _weightiest_first(ask, told)[:CONSIDERED]
    places = _fitting(told, ranked, most)
    missing = [_weight(ask, told[place]) for place in ranked if place not in places]
    return [told[place] for place in places], max(missing, default=-1)


def _shown(told: Telling, most: int) -> Telling:
    """The same, in brief where its sentence takes more rows than that."""
    return told.in_brief() if rows(told.line()) > most else told


def _fitting(told: Sequence[Telling], ranked: Sequence[int], most: int) -> list[int]:
    """Those of the places that fit so many rows together, taken one after the other; in the order of the events."""
    kept: list[int] = []
    for place in ranked:
        more = sorted([*kept, place])
        if rows(_in_few_rows([told[one] for one in more], most)) <= most:
            kept = more
    return kept


def _joined(told: Sequence[Telling]) -> list[Telling]:
    """The same, events of one kind that can be told as one put together where the last of them stands."""
    found: list[Telling] = []
    for one in told:
        both = next((both for before in found if (both := one.joined(before))), None)
        if both is not None:
            found = [before for before in found if one.joined(before) is None]
        found.append(both or one)
    return found


def _in_few_rows(told: Sequence[Telling], most: int) -> str:
    """A line for each; all in one where a phone would need more rows for that."""
    apart = "\n".join([one.line() for one in told])
    if rows(apart) <= most or not _fit_a_line(told):
        return apart
    return told[0].teller.in_a_row([(one.event, one.is_brief) for one in told if one.event])


def _fit_a_line(told: Sequence[Telling]) -> bool:
    """Whether all of them can be told in one."""
    return all(one.is_plain and one.is_whole and one.teller is told[0].teller for one in told)


def _in_order(ask: Ask, told: Iterable[Telling]) -> list[Telling]:
    """A rival's large gain, then the others as they happened, or first what befell the reader, as the game has it; last what is
    routine.
    """
    as_happened = REGISTRY[ask.position.table.game].game.tells_as_happened

    def order(one: Telling) -> tuple[bool, bool, bool, int]:
        is_late = not (as_happened or _befell(ask, one))
        return not _leads(ask, one), _is_routine(ask, one), is_late, one.place

    return sorted(told, key=order)


def _laid_out(ask: Ask, told: Iterable[Telling]) -> str:
    """In order, a line for each; where a phone would need more rows for that, those in one line that are shortest so."""
    ordered = _in_order(ask, told)
    count, shortest = len(ordered), _in_few_rows(ordered, 1)
    if rows(shortest) > _room(ask):
        return shortest
    for lines in range(count, 1, -1):
        texts = [_in_lines(ordered, ends) for ends in combinations(range(1, count), lines - 1)]
        fitting_ones = [text for text in texts if rows(text) <= _room(ask)]
        if fitting_ones:
            return min(fitting_ones, key=len)
    return shortest


def _in_lines(told: Sequence[Telling], ends: Iterable[int]) -> str:
    """The same in lines that begin at these places, and at the first."""
    parts = [told[one:other] for one, other in pairwise((0, *ends, len(told)))]
    return "\n".join([_in_few_rows(part, 1) for part in parts])


def _others_fitting(
    ask: Ask, told: Sequence[Telling], first: Sequence[Telling]
) -> tuple[list[Telling], int]:
    """The weightiest that fit below the first, in order, and how many of weight these are; equal ones that follow each other
    are one, with their number.

    What weighs much may also share a line with what befell the seat.
    """
    room = _room(ask)
    left = room - rows(_in_few_rows(first, room))
    ranked: list[int] = []
    counts: dict[int, int] = {}
    lines = list(told)
    for place in _weightiest_first(ask, told)[:CONSIDERED]:
        equal = _equal_neighbours(told, place)
        if equal[0] in ranked:
            continue
        ranked.append(equal[0])
        counts[equal[0]] = sum([_weight(ask, told[one]) > 0 for one in equal])
        [line] = told[place].teller.newest([told[place].line()] * len(equal), 1)
        one = told[place]._replace(line=partial(str, line), is_whole=len(equal) == 1)
        lines[equal[0]] = _shown(one, left if left and _is_grave(ask, one) else room)
    kept: list[int] = []
    for place in ranked:
        more = [lines[one] for one in sorted([*kept, place])]
        is_apart = rows(_in_few_rows(more, left)) <= left
        shares = _weighs_much(ask, lines[place]) and rows(_laid_out(ask, [*first, *more])) <= room
        if is_apart or shares:
            kept.append(place)
    return [lines[one] for one in sorted(kept)], sum([counts[one] for one in kept])


def _equal_neighbours(told: Sequence[Telling], place: int) -> range:
    """The places around that one whose events are told alike."""
    first = last = place
    line = told[place].line()
    while first > 0 and told[first - 1].line() == line:
        first -= 1
    while last + 1 < len(told) and told[last + 1].line() == line:
        last += 1
    return range(first, last + 1)


def _befell(ask: Ask, told: Telling) -> bool:
    """Whether it happened to the seat, or was done in its name: it has not simply done it."""
    game = REGISTRY[ask.position.table.game].game
    by_reader = told.entry.seat == ask.seat and told.entry.by in BY_HAND
    return told.event is not None and game.befell(told.event, ask.seat, by_reader=by_reader)


def _is_routine(ask: Ask, told: Telling) -> bool:
    """Whether it is told last, though it befell the seat."""
    return type(told.event) in REGISTRY[ask.position.table.game].game.routine


def _is_own(ask: Ask, told: Telling) -> bool:
    """Whether it befell the seat, or is its own deed."""
    return _befell(ask, told) or _is_deed(ask, told)


def _is_deed(ask: Ask, told: Telling) -> bool:
    """Whether the seat has done it in its own step, as it well knows."""
    is_own = told.event is None or getattr(told.event, "seat", None) == ask.seat
    return told.entry.seat == ask.seat and is_own


def _weightiest_first(ask: Ask, told: Sequence[Telling]) -> Sequence[int]:
    """Places of what matters to the seat, the weightiest first and of equal ones the newest; where nothing matters, the newest.

    First what happened to it; then by what the game says of its events, the points that they brought, and whom they concern.
    """
    weighed = [
        (_befell(ask, one) and not _is_routine(ask, one), _weight(ask, one), place)
        for place, one in enumerate(told)
    ]
    mattering = [one for one in weighed if one[0] or one[1]] or [
        one for one in weighed if (event := told[one[2]].event) is None or not event.begins_part
    ]
    return [place for *_, place in sorted(mattering, reverse=True)]


def _unpictured(ask: Ask) -> list[LogEntry]:
    """The steps since the seat's own last move, without what its picture shows."""
    pictured = REGISTRY[ask.position.table.game].game.pictured

    def is_new(event: Event) -> bool:
        return type(event) not in pictured or getattr(event, "seat", ask.seat) != ask.seat

    return [
        structs.replace(entry, events=tuple(filter(is_new, entry.events))) for entry in ask.since
    ]


def what_matters(
    ask: Ask, words: LocaleWords, emojis: Emojis, longest: int, most: int
) -> tuple[str, int]:
    """The weightiest of what a seat has heard since its own last move, in order, and how many events are left out."""
    told = tellings_of(ask.since, tellers(ask, words, emojis))
    kept = _weightiest_first(ask, told)[:most]
    lines = [told[place].line() for place in sorted(kept)]
    text = narrator(ask.position.table, words, emojis).fitted(lines, longest)
    return text, len(told) - len(lines)
