"""What everybody has done, in a few words behind their name, in the few rows of a phone."""

from collections.abc import Sequence, Set
from itertools import groupby

from msgspec import Struct

from bot.discord_app.parts.narration import GRAVE
from bot.forms.phone import rows
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.narrator import BULLET
from games.core.model import Message, Seat
from render.core.numerals import MINUS

BETWEEN = " · "
"""Stands between what two have done where each has no row."""


class NewsItem(Struct, frozen=True):
    """Something that a seat has done or that has come upon it, or that has begun for all."""

    seat: Seat | None
    """None: it is nobody's, as a new round, or a sentence that names everybody itself."""
    text: str
    """In markdown, without the name and the points."""
    weight: int
    points: int = 0
    """What it brought that seat, or cost (below 0)."""
    is_heading: bool = False
    """Whether a part of the game begins with it, as with a role that is chosen."""
    is_first: bool = False
    """Whether it is told before all others, as what rivals did to the reader."""

    @property
    def verb(self) -> str:
        """The first word, which is said once where it comes again."""
        return self.text.split(" ", 1)[0]


def laid_out(items: Sequence[NewsItem], words: LocaleWords, *, is_apart: bool) -> str:
    """The items, in a row for each seat or one paragraph for all, in the order in which they began."""
    parts = _parts(items, words)
    text = f"\n{BULLET} ".join(parts) if is_apart else BETWEEN.join(parts)
    return f"{BULLET} {text}" if parts else ""


def fitting(items: Sequence[NewsItem], words: LocaleWords, room: int) -> str:
    """As many of the items as fit so many rows, and behind them how many others there are that weigh anything.

    First what decides a game, then what was done to the reader, one of each seat by its weight, what is nobody's, and the
    weightiest of the others.
    """
    needless = _needless(items)
    ranked = _by_priority(items, needless, words.reader)

    def shown(places: Set[int]) -> str:
        missing = len([place for place in ranked if place not in places | needless])
        kept = [items[place] for place in sorted(places)]
        texts = [laid_out(kept, words, is_apart=is_apart) for is_apart in (True, False)]
        return closed(texts, missing, words, room)

    kept: frozenset[int] = frozenset()
    for place in ranked:
        if shown(kept | {place}):
            kept |= {place}
    return shown(kept)


def closed(texts: Sequence[str], missing: int, words: LocaleWords, room: int) -> str:
    """The first of the texts, most to be liked first, that fits so many rows together with how much it leaves out, and if that
    can be, where it stands; empty: none does.
    """
    more = Message("narrator-more", (("count", missing),))
    ends = [words.say(more), words.brief(more)] if missing else []
    told = [f"{text}{BETWEEN}{escaped(end)}" for end in ends for text in texts if text] or texts
    return next((text for text in told if rows(text) <= room), "")


def _needless(items: Sequence[NewsItem]) -> frozenset[int]:
    """Places of headings that go without saying: what their seat has done next tells as much."""
    found: set[int] = set()
    opened: int | None = None
    for place, item in enumerate(items):
        if item.is_heading:
            opened = place
        elif opened is not None and item.seat == items[opened].seat and item.weight > 0:
            found.add(opened)
    return frozenset(found)


def _by_priority(items: Sequence[NewsItem], needless: Set[int], reader: Seat | None) -> list[int]:
    """Places of what weighs anything, those first for which room is made first; of a rival's before the reader's own."""
    ranked = sorted(
        [place for place, item in enumerate(items) if item.weight > 0],
        key=lambda place: (place in needless, -items[place].weight, -place),
    )
    grave = [place for place in ranked if items[place].weight >= GRAVE]
    first = [place for place in ranked if items[place].is_first]
    heads: dict[Seat | None, int] = {}
    for place in ranked:
        heads.setdefault(items[place].seat, place)
    nobodys = [heads.pop(None)] if None in heads else []
    rivals = [place for seat, place in heads.items() if seat != reader]
    seats = [*rivals[:1], *heads.values()]
    return list(dict.fromkeys([*grave, *first, *seats, *nobodys, *ranked]))


def _parts(items: Sequence[NewsItem], words: LocaleWords) -> list[str]:
    """What each seat has done, and what is nobody's, in order; without a new part of the game that stands between the deeds of
    a seat, as it could not be told when it began.
    """
    by_seat: dict[Seat, list[int]] = {}
    for place, item in enumerate(items):
        if item.seat is not None:
            by_seat.setdefault(item.seat, []).append(place)
    parts = {
        places[0]: f"{_name(seat, words)} {_listed([items[place] for place in places], words)}"
        for seat, places in by_seat.items()
    }
    for place, item in enumerate(items):
        is_between = any(places[0] < place < places[-1] for places in by_seat.values())
        if item.seat is None and not (item.is_heading and is_between):
            parts[place] = item.text
    return list(dict.fromkeys([parts[place] for place in sorted(parts)]))


def _name(seat: Seat, words: LocaleWords) -> str:
    """What the seat is called at the beginning of a sentence."""
    name = words.name(seat)
    return f"{name[:1].upper()}{name[1:]}" if seat == words.reader else escaped(name)


def _listed(deeds: Sequence[NewsItem], words: LocaleWords) -> str:
    """The deeds of a seat as one would say them, each verb once."""
    return words.all_of([_of_verb(same, words) for same in _by_verb(deeds)])


def _by_verb(deeds: Sequence[NewsItem]) -> list[list[NewsItem]]:
    """The deeds, equal ones where the first of them stands; those together that follow each other with the same verb."""
    places = list(dict.fromkeys([deed.text for deed in deeds]))
    ordered = sorted(deeds, key=lambda deed: places.index(deed.text))
    return [list(same) for _, same in groupby(ordered, lambda deed: deed.verb)]


def _of_verb(deeds: Sequence[NewsItem], words: LocaleWords) -> str:
    """Deeds with the same verb, equal ones with their number, and the points of all behind them."""
    told: list[str] = []
    begun = ""
    for _, equal in groupby(deeds, lambda deed: deed.text):
        deed, *others = equal
        rest = deed.text.removeprefix(begun)
        begun = f"{deed.verb} "
        told.append(f"{rest} ×{1 + len(others)}" if others else rest)
    return f"{words.all_of(told)}{_gain(sum([deed.points for deed in deeds]), words)}"


def _gain(points: int, words: LocaleWords) -> str:
    """The points in brackets; empty where there are none."""
    if not points:
        return ""
    sign = "+" if points > 0 else MINUS
    return f" ({words('bot-gained', points=abs(points), sign=sign)})"
