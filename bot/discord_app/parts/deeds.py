"""What each rival has done, in a few words behind their name, in the few rows of a phone."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from bot.discord_app.parts.narration import GRAVE
from bot.forms.phone import rows
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.narrator import BULLET
from games.core.model import Seat
from render.core.numerals import MINUS

BETWEEN = " · "
"""Stands between what two rivals have done where each has no row."""


class NewsItem(Struct, frozen=True):
    """Something that a rival has done, or that has begun for all."""

    seat: Seat | None
    """None: it is nobody's, as a new round."""
    text: str
    """In markdown, without the name and the points."""
    weight: int
    omitted: str = ""
    """The verb that the text leaves out, with what belongs between; empty: it begins with its verb."""
    points: int = 0
    """What it brought that rival, or cost (below 0)."""

    @property
    def sentence(self) -> str:
        """The text with its verb."""
        return f"{self.omitted} {self.text}" if self.omitted else self.text

    @property
    def verb(self) -> str:
        """The first word of the sentence, which is said once where it comes again."""
        return self.sentence.split(" ", 1)[0]


def heads(deeds: Sequence[NewsItem]) -> list[NewsItem]:
    """The weightiest deed of each rival, the newest of equal ones."""
    best: dict[Seat, NewsItem] = {}
    for deed in deeds:
        if deed.seat is not None and deed.weight >= best.get(deed.seat, deed).weight:
            best[deed.seat] = deed
    return list(best.values())


def told_in(deeds: Sequence[NewsItem], words: LocaleWords, room: int) -> str:
    """As many of the deeds as fit so many rows: what decides a game, then one of each rival, what is nobody's, and the
    weightiest of the others. A row for each rival, or all in one paragraph where that takes fewer.
    """
    kept: list[int] = []

    def keep(places: Iterable[int]) -> None:
        nonlocal kept
        for place in places:
            more = sorted({*kept, place})
            if rows(_laid_out([deeds[one] for one in more], words, room)) <= room:
                kept = more

    ranked = sorted(range(len(deeds)), key=lambda place: (-deeds[place].weight, -place))
    first = [id(deed) for deed in heads(deeds)]
    keep(place for place in ranked if deeds[place].weight >= GRAVE)
    keep(place for place in ranked if id(deeds[place]) in first)
    told = {deeds[place].seat for place in kept}
    for place in ranked:
        if deeds[place].seat not in told:
            keep([place])
            told = {deeds[place].seat for place in kept}
    keep(ranked)
    return _laid_out([deeds[one] for one in kept], words, room)


def _laid_out(deeds: Sequence[NewsItem], words: LocaleWords, room: int) -> str:
    """A row for each rival, else one paragraph for all; what is nobody's comes last."""
    seats = dict.fromkeys([deed.seat for deed in deeds if deed.seat is not None])
    parts = [
        f"{escaped(words.names[seat])}: {_listed([deed for deed in deeds if deed.seat == seat], words)}"
        for seat in seats
    ]
    parts += dict.fromkeys([deed.text for deed in deeds if deed.seat is None])
    if not parts:
        return ""
    apart = "\n".join([f"{BULLET} {part}" for part in parts])
    return apart if rows(apart) <= room else f"{BULLET} {BETWEEN.join(parts)}"


def _listed(deeds: Sequence[NewsItem], words: LocaleWords) -> str:
    """The deeds of a rival as one would say them, each verb once; none where all leave out the same."""
    by_verb = _by_verb(deeds)
    is_bare = len(by_verb) == 1 and all(deed.omitted for deed in deeds)
    return words.all_of([_of_verb(same, words, is_bare=is_bare) for same in by_verb])


def _by_verb(deeds: Sequence[NewsItem]) -> list[list[NewsItem]]:
    """The deeds, equal ones where the first of them stands; those together that follow each other with the same verb."""
    places = list(dict.fromkeys([deed.text for deed in deeds]))
    ordered = sorted(deeds, key=lambda deed: places.index(deed.text))
    return [list(same) for _, same in groupby(ordered, lambda deed: deed.verb)]


def _of_verb(deeds: Sequence[NewsItem], words: LocaleWords, *, is_bare: bool) -> str:
    """Deeds with the same verb, equal ones with their number, and the points of all behind them."""
    told: list[str] = []
    begun = ""
    for _, equal in groupby(deeds, lambda deed: deed.text):
        deed, *others = equal
        text = deed.text if is_bare else deed.sentence
        rest = text.removeprefix(begun)
        begun = f"{text.split(' ', 1)[0]} "
        told.append(f"{rest} ×{1 + len(others)}" if others else rest)
    return f"{words.all_of(told)}{_gain(sum([deed.points for deed in deeds]), words)}"


def _gain(points: int, words: LocaleWords) -> str:
    """The points in brackets; empty where there are none."""
    if not points:
        return ""
    sign = "+" if points > 0 else MINUS
    return f" ({words('bot-gained', points=abs(points), sign=sign)})"
