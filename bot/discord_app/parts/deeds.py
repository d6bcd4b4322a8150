"""What each rival has done, in a few words behind their name, in the few rows of a phone."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.discord_app.parts.narration import GRAVE
from bot.forms.phone import rows
from bot.i18n.narrator import BULLET
from games.core.model import Seat

BETWEEN = " · "
"""Stands between what two rivals have done where each has no row."""


class NewsItem(Struct, frozen=True):
    """Something that a rival has done, or that has begun for all."""

    seat: Seat | None
    """None: it is nobody's, as a new round."""
    text: str
    """In markdown, without the name."""
    weight: int


def heads(deeds: Sequence[NewsItem]) -> list[NewsItem]:
    """The weightiest deed of each rival, the newest of equal ones."""
    best: dict[Seat, NewsItem] = {}
    for deed in deeds:
        if deed.seat is not None and deed.weight >= best.get(deed.seat, deed).weight:
            best[deed.seat] = deed
    return list(best.values())


def told_in(deeds: Sequence[NewsItem], names: Sequence[str], room: int) -> str:
    """As many of the deeds as fit so many rows: what decides a game, then one of each rival, what is nobody's, and the
    weightiest of the others. A row for each rival, or all in one paragraph where that takes fewer.

    `names`: of all seats, in markdown.
    """
    kept: list[int] = []

    def keep(places: Iterable[int]) -> None:
        nonlocal kept
        for place in places:
            more = sorted({*kept, place})
            if rows(_laid_out([deeds[one] for one in more], names, room)) <= room:
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
    return _laid_out([deeds[one] for one in kept], names, room)


def _laid_out(deeds: Sequence[NewsItem], names: Sequence[str], room: int) -> str:
    """A row for each rival, else one paragraph for all; what is nobody's comes last."""
    seats = dict.fromkeys([deed.seat for deed in deeds if deed.seat is not None])
    parts = [
        f"{names[seat]}: {_listed([deed.text for deed in deeds if deed.seat == seat])}"
        for seat in seats
    ]
    parts += dict.fromkeys([deed.text for deed in deeds if deed.seat is None])
    if not parts:
        return ""
    apart = "\n".join([f"{BULLET} {part}" for part in parts])
    return apart if rows(apart) <= room else f"{BULLET} {BETWEEN.join(parts)}"


def _listed(texts: Sequence[str]) -> str:
    """The texts after each other: equal ones with their number, a verb that comes again said once."""
    told: list[str] = []
    verb = ""
    for text in dict.fromkeys(texts):
        before, verb = verb, text.split(" ", 1)[0]
        rest = text.removeprefix(f"{verb} ") if verb == before and verb.islower() else text
        count = texts.count(text)
        told.append(f"{rest} ×{count}" if count > 1 else rest)
    return ", ".join(told)
