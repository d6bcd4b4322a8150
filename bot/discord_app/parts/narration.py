"""What has happened and whose move it is, in a reader's language: the narrator put to work on the service's values."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import groupby
from typing import NamedTuple, overload

from bot.discord_app.emojis import Emojis
from bot.discord_app.parts.links import ago, mention_of, mentions_of
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.narrator import Narrator, public_prompts
from bot.model.questions import Ask, LogEntry, Position
from bot.model.tables import ALONE, LAPSED, Phase, TableInfo
from bot.model.time_control import TimeControl
from games.core.model import Event, Key, Seat, ranking

GRAVE = 9
"""How much a kind of event weighs that decides a game."""

LINES = 3
"""Most lines of what has happened above a picture: the rest stands in the log, a press away."""

BY_HAND = ("person", ALONE, LAPSED)
"""How a step is marked that no robot and no clock took for a seat."""


class Telling(NamedTuple):
    """An event, or moves that were taken back, with the step that told it and what puts it into words."""

    entry: LogEntry
    teller: Narrator
    event: Event | None
    line: Callable[[], str]
    is_whole: bool = True
    """Whether its line is the event's sentence, with nothing cut and nothing added."""
    is_brief: bool = False
    """Whether that sentence is the one in brief."""
    place: int = 0
    """Where it stands among what happened."""

    @property
    def is_plain(self) -> bool:
        """Whether it can be told within another line: an event that was done in time, and begins no part of the game."""
        is_told = self.event is not None and not self.event.begins_part
        return is_told and self.entry.by != LAPSED

    def in_brief(self) -> "Telling":
        """The same with the event's sentence in brief, where it has one."""
        if self.event is None or not self.is_plain or not self.teller.has_brief(self.event):
            return self
        line = cache(partial(self.teller.line, self.event, is_brief=True))
        return self._replace(line=line, is_brief=True)

    def joined(self, before: "Telling") -> "Telling | None":
        """This one and one before it as one event, if the game knows one that tells both."""
        if not (self.is_plain and before.is_plain and self.teller is before.teller):
            return None
        assert self.event is not None
        assert before.event is not None
        event = before.event.joined(self.event)
        if event is None:
            return None
        line = partial(self.teller.line, event, is_brief=self.is_brief)
        return self._replace(event=event, line=line)


def told(
    table: TableInfo,
    entries: Iterable[LogEntry],
    words: LocaleWords,
    emojis: Emojis,
    longest: int,
    most: int | None = LINES,
) -> str:
    """What the steps told, the newest in so many lines (all, where `most` is None); empty when they told nothing."""
    teller = narrator(table, words, emojis)
    tellings = tellings_of(entries, lambda _: teller)
    tellings = in_brief_by_game(table.game, None, tellings)
    return teller.fitted(_Lines([one.line for one in tellings]), longest, most)


def told_above_turn(
    table: TableInfo, entries: Iterable[LogEntry], words: LocaleWords, emojis: Emojis, longest: int
) -> str:
    """The same above the line that says whose turn it is: without the heading of that turn, which would say so twice."""
    teller = narrator(table, words, emojis)
    tellings = tellings_of(entries, lambda _: teller)
    if tellings and begins_turn(tellings[-1].event):
        tellings.pop()
    tellings = in_brief_by_game(table.game, None, tellings)
    opening = sum([one.entry.by == "setup" for one in tellings])
    return teller.fitted(_Lines([one.line for one in tellings]), longest, LINES, opening)


def begins_turn(event: Event | None) -> bool:
    """Whether it is the heading of somebody's turn."""
    return event is not None and event.begins_part and getattr(event, "seat", None) is not None


def newest_that_fit(
    table: TableInfo,
    entries: Sequence[LogEntry],
    words: LocaleWords,
    emojis: Emojis,
    longest: int,
) -> Sequence[LogEntry]:
    """The newest steps that can be told whole, at least one."""
    teller = narrator(table, words, emojis)
    left = longest
    for place, entry in reversed(list(enumerate(entries))):
        left -= sum(len(line) + 1 for line in _lines([entry], lambda _: teller))
        if left < 0:
            return entries[min(place + 1, len(entries) - 1) :]
    return entries


def since_last_move(
    ask: Ask, words: LocaleWords, emojis: Emojis, longest: int, most: int = LINES
) -> str:
    """What a seat has heard since its own last move, or so far; empty when that is nothing.

    What a robot or a clock has done in the seat was not its reader's doing, and is not told as such. Where nobody else has
    done anything, there is no heading: what its own move did is no news since that move.
    """
    teller = narrator(ask.position.table, words, emojis)
    lines = _heard(ask, ask.since, words, emojis)
    if ask.has_moved and all(entry.seat == ask.seat for entry in ask.since):
        return teller.fitted(lines, longest, most)
    return (teller.since if ask.has_moved else teller.so_far)(lines, longest, most)


def weight_of(game: Key, reader: Seat | None, told: Telling) -> int:
    """How much the event matters to the seat, or to everybody, by its game."""
    if told.event is None:
        return 1
    rules = REGISTRY[game].game
    if reader is not None:
        return rules.matters(told.event, reader)
    return rules.stands_out(told.event)


def in_brief_by_game(game: Key, reader: Seat | None, told: Sequence[Telling]) -> list[Telling]:
    """The same, with one event in the place of those that the game tells in brief."""
    spoken = [(place, one.event) for place, one in enumerate(told) if one.event is not None]
    briefs = REGISTRY[game].game.gist([event for _, event in spoken], reader)
    found: dict[int, Telling | None] = {}
    for event, meant in briefs:
        places = {spoken[one][0] for one in meant}
        last = told[max(places)]
        found |= dict.fromkeys(places)
        if event is not None:
            line = cache(partial(last.teller.line, event))
            found[max(places)] = last._replace(event=event, line=line)
    gist = [found.get(place, one) for place, one in enumerate(told)]
    return [one for one in gist if one is not None]


def last_round(
    ask: Ask,
    entries: Sequence[LogEntry],
    words: LocaleWords,
    emojis: Emojis,
    longest: int,
    most: int = LINES,
) -> str:
    """The newest of these steps as a seat has heard them, its own ones among them."""
    teller = narrator(ask.position.table, words, emojis)
    return teller.last_round(_heard(ask, entries, words, emojis), longest, most)


def _heard(
    ask: Ask, entries: Sequence[LogEntry], words: LocaleWords, emojis: Emojis
) -> Sequence[str]:
    """A line for every event, but one for what a roll brought all; what was played for a seat is told as such."""
    heard = tellings_of(entries, tellers(ask, words, emojis))
    return _Lines([one.line for one in in_brief_by_game(ask.position.table.game, None, heard)])


def tellers(ask: Ask, words: LocaleWords, emojis: Emojis) -> Callable[[LogEntry], Narrator]:
    """Who tells a step to the seat: what was played for it is told as such."""
    table = ask.position.table
    teller = narrator(table, words, emojis)
    stand_in = narrator(table, _played_for(words, ask.seat), emojis)

    def teller_of(entry: LogEntry) -> Narrator:
        return stand_in if entry.seat == ask.seat and entry.by not in BY_HAND else teller

    return teller_of


class _Lines(Sequence[str]):
    """Lines that are put into words when they are looked at: of many steps the newest are told, and the others counted."""

    def __init__(self, tell: Sequence[Callable[[], str]]) -> None:
        self._tell = tell

    def __len__(self) -> int:
        return len(self._tell)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> "_Lines": ...
    def __getitem__(self, place: int | slice) -> "str | _Lines":
        return _Lines(self._tell[place]) if isinstance(place, slice) else self._tell[place]()


def _lines(entries: Iterable[LogEntry], teller_of: Callable[[LogEntry], Narrator]) -> _Lines:
    """A line for every event; undos of a seat that follow each other are one."""
    return _Lines([one.line for one in tellings_of(entries, teller_of)])


def tellings_of(
    entries: Iterable[LogEntry], teller_of: Callable[[LogEntry], Narrator]
) -> list[Telling]:
    """Every event and what tells its line; undos of a seat that follow each other are one, without an event."""
    found: list[Telling] = []
    for undoer, equal in groupby(entries, lambda entry: entry.seat if entry.struck else None):
        steps = list(equal)
        if undoer is None:
            found += [told for entry in steps for told in _of_step(entry, teller_of(entry))]
        else:
            moves = [move for entry in steps for move in entry.struck]
            teller = teller_of(steps[0])
            line = partial(teller.taken_back, undoer, moves)
            found.append(Telling(steps[0], teller, None, line))
    return found


def _of_step(entry: LogEntry, teller: Narrator) -> list[Telling]:
    """Every event of the step and what tells its line."""
    tell = teller.lapsed if entry.by == LAPSED else teller.line
    return [Telling(entry, teller, event, cache(partial(tell, event))) for event in entry.events]


def _played_for(words: LocaleWords, seat: Seat) -> LocaleWords:
    """The words in which the seat is not its reader, but whoever played for it."""
    names = list(words.names)
    names[seat] = words("narrator-for-you")
    return words.to(None).calling(names)


def whose_move(position: Position, words: LocaleWords) -> str:
    """Who must act, and what is asked as far as everybody can know it; that it is over, when it is, and who has won."""
    table = position.table
    if table.phase is Phase.ABANDONED:
        return f"-# {words('bot-lobby-abandoned')}"
    if table.phase is not Phase.PLAYING or not position.asked:
        told = f"-# {words('bot-lobby-finished')}"
        return f"{told}\n**{verdict(position, words)}**" if position.sheets else told
    prompts = public_prompts(REGISTRY[table.game].game, position.public)
    return Narrator(words, mentions_of(table, words)).turn(position.asked, prompts)


def deadlines(position: Position, words: LocaleWords) -> list[str]:
    """Until when those have time whom the game waits for, where the table has chosen a pace; a line for each."""
    table = position.table
    if table.time_control is TimeControl.PLAIN or table.phase is not Phase.PLAYING:
        return []
    waited = [table.of_seat(seat) for seat in position.asked]
    timed = [(mention_of(info, words), ago(info.due_at)) for info in waited if info.due_at]
    if len(waited) == 1:
        return [f"-# {words('bot-due', when=due)}" for _, due in timed]
    return [f"-# {words('bot-due-of', name=name, when=due)}" for name, due in timed]


def absences(position: Position, words: LocaleWords) -> list[str]:
    """Who is away, and until when; a line for each."""
    if position.table.phase is not Phase.PLAYING:
        return []
    return [
        f"-# {words('bot-is-away', name=mention_of(position.table.of_seat(seat), words), when=ago(until))}"
        for seat, until in position.away
    ]


def own_deadline(ask: Ask, words: LocaleWords) -> str:
    """Until when the reader has time for the question, where the table has chosen a pace; else empty."""
    table = ask.position.table
    due_at = table.of_seat(ask.seat).due_at
    if table.time_control is TimeControl.PLAIN or due_at is None:
        return ""
    return f"-# {words('bot-due', when=ago(due_at))}"


def verdict(position: Position, words: LocaleWords) -> str:
    """How a finished game came out: who has won, or what somebody who has played alone has made of it."""
    if len(position.sheets) > 1:
        return winners(position, words)
    name = mention_of(position.table.of_seat(position.sheets[0].seat), words)
    return f"{name}: {alone(position, words)}"


def alone(position: Position, words: LocaleWords) -> str:
    """The points of a game with one seat, and what they are worth where the game says so."""
    total = position.sheets[0].total
    points = words("bot-points", points=total)
    title = REGISTRY[position.table.game].game.title(total)
    return points if title is None else f"{points} – {words.say(title)}"


def winners(position: Position, words: LocaleWords) -> str:
    """Who has won a finished game: all of them, where several have."""
    first = [sheet.seat for rank, sheet in ranking(position.sheets) if rank == 1]
    names = [mention_of(position.table.of_seat(seat), words) for seat in first]
    return f"{words('bot-winner', count=len(first))} {words.all_of(names)}"


def narrator(table: TableInfo, words: LocaleWords, emojis: Emojis) -> Narrator:
    """Who tells about a table, with its game's emojis and plain names."""
    renderer = REGISTRY[table.game].renderer

    def emoji(kind: str, key: str) -> str | None:
        return emojis.text(renderer.emoji(kind, key)) or None

    return Narrator(words, emoji=emoji)
