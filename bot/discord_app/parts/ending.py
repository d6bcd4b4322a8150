"""How a game ended, in a reader's language: the move that decided it first, then the weightiest of what was told with it."""

from collections.abc import Sequence

from msgspec import Struct

from bot.discord_app.emojis import Emojis
from bot.discord_app.parts.narration import (
    GRAVE,
    Telling,
    in_brief_by_game,
    narrator,
    tellers,
    tellings_of,
    weight_of,
)
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.narrator import Narrator
from bot.model.questions import Ask, LogEntry
from bot.model.tables import TableInfo
from games.core.model import Key, Seat

ENDING = 4
"""Most lines of what has happened in the message that tells a game's end."""


class Ending(Struct, frozen=True):
    """The last steps of a game."""

    text: str = ""
    """In markdown."""
    tells_end: bool = False
    """Whether one of its lines says what ended the game, so that `Game.ending` need not."""


def how_it_ended(
    table: TableInfo, entries: Sequence[LogEntry], words: LocaleWords, emojis: Emojis
) -> Ending:
    """What everybody was told by the last steps of a game: the move that decided it, then the weightiest of the rest."""
    teller = narrator(table, words, emojis)
    heard = tellings_of(entries, lambda _: teller)
    return _at_the_end(table.game, None, heard, teller, is_headed=False)


def since_last_move_at_the_end(ask: Ask, words: LocaleWords, emojis: Emojis) -> Ending:
    """The same for a seat, with all that it has heard since its own last move; headed where others have moved since."""
    teller = narrator(ask.position.table, words, emojis)
    heard = tellings_of(ask.since, tellers(ask, words, emojis))
    is_headed = ask.has_moved and any(entry.seat != ask.seat for entry in ask.since)
    game = ask.position.table.game
    return _at_the_end(game, ask.seat, heard, teller, is_headed=is_headed)


def _at_the_end(
    game: Key, reader: Seat | None, heard: Sequence[Telling], teller: Narrator, *, is_headed: bool
) -> Ending:
    """The deciding move first; below it the weightiest of the others, in their order."""
    ended_by = REGISTRY[game].game.ended_by
    told = [
        one
        for one in in_brief_by_game(game, None, heard)
        if type(one.event) not in ended_by or hasattr(one.event, "seat")
    ]
    if not told:
        return Ending()
    outcome = _outcome(game, told)
    deed = None if outcome is None else _deed_before(game, told, outcome)
    decisive = [place for place in (deed, outcome) if place is not None]
    weighed = [
        (weight_of(game, reader, one), place)
        for place, one in enumerate(told)
        if place not in decisive and not _is_heading(one)
    ]
    room = ENDING - bool(decisive)
    kept = sorted([place for _, place in sorted(weighed, reverse=True)[:room]])
    lines = teller.counted([told[place].line() for place in kept])
    if decisive:
        lines.insert(0, _decisive_line([told[place] for place in decisive]))
    tells_end = any(type(told[place].event) in ended_by for place in (*decisive, *kept))
    text = teller.at_the_end(lines, len(weighed) - len(kept), is_headed=is_headed)
    return Ending(text, tells_end)


def _decisive_line(told: Sequence[Telling]) -> str:
    """The deed and its outcome in one line, if both can be told so."""
    events = [one.event for one in told if one.event is not None and one.is_plain]
    if len(events) == 1 or len(events) < len(told):
        return told[-1].line()
    deed, outcome = events
    return told[0].teller.as_one(deed, outcome)


def _is_heading(told: Telling) -> bool:
    """Whether it only begins a part of the game."""
    return told.event is not None and told.event.begins_part


def _outcome(game: Key, told: Sequence[Telling]) -> int | None:
    """The place of the last event that decides a game; None: there is none."""
    weights = REGISTRY[game].game.weights
    grave = [
        (weights.get(type(one.event), 1), place)
        for place, one in enumerate(told)
        if one.event is not None and weights.get(type(one.event), 1) >= GRAVE
    ]
    return max(grave)[1] if grave else None


def _deed_before(game: Key, told: Sequence[Telling], outcome: int) -> int | None:
    """The place of the weightiest event of the same step that brought that outcome about; None: it stands for itself."""
    entry, event = told[outcome].entry, told[outcome].event
    seat = getattr(event, "seat", None)
    before = [
        (weight_of(game, None, one), place)
        for place, one in enumerate(told[:outcome])
        if one.entry is entry and one.event is not None and getattr(one.event, "seat", None) == seat
    ]
    return max(before)[1] if before and max(before)[0] > 0 else None
