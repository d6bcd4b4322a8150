"""What a finished game is remembered for: points as they were gained, who led, and the facts worth telling.

All of it comes from the events that everybody heard, so that nothing is told that was not.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias, TypeVar

from msgspec import Struct

from games.core.model import Event, Message, ScoreSheet, Seat, SeatName, SeatNames, ranking, say

Weight: TypeAlias = int

E = TypeVar("E", bound=Event)

K = TypeVar("K", bound=Hashable)

CLOSE = 2
"""Points by which a win is close."""

TIE_BREAK = "core-fact-tie-break"
"""Message of the fact that a tie-break decided who is first."""

LARGE = 3
"""Points that a single gain must bring to be told."""


class Gain(Struct, frozen=True, gc=False):
    """Points that an event brought a seat, below 0 where it cost them."""

    at: int
    """Which event of the story, from 0."""
    seat: Seat
    points: int


class Fact(Struct, frozen=True):
    """Something worth telling about a finished game."""

    weight: Weight
    """0 to 100: how much it stands out."""
    message: Message
    event: Event | None = None
    """What happened: told in the message's blank `told`, as the log tells it."""


class Story(Struct, frozen=True):
    """A finished game: what everybody heard, in order, and how it was scored."""

    events: tuple[Event, ...]
    sheets: tuple[ScoreSheet, ...]

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.sheets)

    def all(self, kind: type[E]) -> list[E]:
        """The events of that type, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def rounds(self) -> list[int]:
        """The round of each event."""
        return rounds_after([(event,) for event in self.events], self.seats)


def rounds_after(logs: Sequence[Sequence[Event]], seats: int) -> list[int]:
    """The round that goes on after each step, from 1: as the game counts, else as many parts as there are seats are one."""
    begun = [event for log in logs for event in log if event.begins_part]
    counts = any(isinstance(getattr(event, "round", None), int) for event in begun)
    rounds, parts, number = [], 0, 1
    for log in logs:
        for event in log:
            if event.begins_part:
                parts += 1
                number = getattr(event, "round", number) if counts else 1 + (parts - 1) // seats
        rounds.append(max(1, number))
    return rounds


def most(counted: Iterable[tuple[K, int]], least: int) -> tuple[K, int] | None:
    """Whoever or whatever has the largest sum, alone and with at least so many; None: nobody."""
    sums: Counter[K] = Counter()
    for one, count in counted:
        sums[one] += count
    ranked = sums.most_common(2)
    if not ranked or ranked[0][1] < least:
        return None
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return None
    return ranked[0]


OWN = 4
"""What an event weighs more for a reader to whom it happened, and who has not done it."""

POINT = 2
"""The same for each point that it brings anybody."""


def weight(known: int, points: int, event: Event, reader: Seat) -> int:
    """How much an event matters to somebody who has been away: `known` by its kind, and what it brought or cost."""
    if not known and not points:
        return 0
    is_done = getattr(event, "seat", None) == reader
    return known + POINT * points + OWN * (not is_done and event.happens_to(reader))


def standout(facts: Iterable[Fact], number: int) -> tuple[Fact, ...]:
    """So many of the facts, those that stand out most, each kind told once; equal ones keep their order."""
    told: dict[str, Fact] = {}
    for fact in sorted(facts, key=lambda one: -one.weight):
        told.setdefault(fact.message.id, fact)
    return tuple(told.values())[:number]


def facts_of_any(story: Story, gains: Sequence[Gain]) -> tuple[Fact, ...]:
    """What can be told of every game: the largest gain, who led when, how close it was."""
    if story.seats < 2:
        return tuple(_largest(story, gains))
    return (
        *_largest(story, gains),
        *_lead(story, gains),
        *_margin(story),
        *_source(story),
        *_parted(story),
    )


def _largest(story: Story, gains: Sequence[Gain]) -> Iterable[Fact]:
    """The event that brought most points at once."""
    best = max(gains, key=lambda gain: (gain.points, -gain.at), default=None)
    if best is not None and best.points >= LARGE:
        round_ = story.rounds()[best.at]
        told = say("core-fact-gain", points=best.points, round=round_)
        yield Fact(min(70, 40 + 2 * best.points), told, story.events[best.at])


def _lead(story: Story, gains: Sequence[Gain]) -> Iterable[Fact]:
    """Who was ahead in the points that could be counted, and since when."""
    totals = [0] * story.seats
    leaders: list[tuple[Seat, int]] = []
    alone, is_tied = 0, False
    for number, gain in enumerate(gains):
        totals[gain.seat] += gain.points
        if number + 1 < len(gains) and gains[number + 1].at == gain.at:
            continue
        first = max(totals)
        ahead = [seat for seat, total in enumerate(totals) if total == first]
        if len(ahead) > 1:
            is_tied = True
            continue
        is_new = not leaders or leaders[-1][0] != ahead[0]
        if is_new:
            leaders.append((ahead[0], gain.at))
        if is_new or is_tied:
            alone, is_tied = gain.at, False
    winners = [sheet.seat for rank, sheet in ranking(story.sheets) if rank == 1]
    if not leaders or len(winners) != 1:
        return
    winner, (last, at) = SeatName(winners[0]), leaders[-1]
    if last != winners[0] and _is_level(story.sheets, winners[0], last):
        return
    rounds, changes = story.rounds(), len(leaders) - 1
    if last != winners[0]:
        is_ended = any(sheet.ends_it for sheet in story.sheets)
        wording = "core-fact-hidden" if is_ended else "core-fact-overtaken"
        yield Fact(80, say(wording, leader=SeatName(last), seat=winner))
    elif changes == 0:
        yield Fact(58, say("core-fact-throughout", seat=winner, round=rounds[at]))
    else:
        weight = 50 + 2 * min(changes, 10)
        told = say("core-fact-lead", seat=winner, count=changes, round=rounds[alone])
        yield Fact(weight, told)


def _is_level(sheets: Sequence[ScoreSheet], one: Seat, other: Seat) -> bool:
    """Whether two seats have made equally many points: neither has passed the other."""
    totals = {sheet.seat: sheet.total for sheet in sheets}
    return totals[one] == totals[other]


def _margin(story: Story) -> Iterable[Fact]:
    """That few points, or a tie-break, decided who is first."""
    (_, first), (rank, second), *_ = ranking(story.sheets)
    if rank == 1:
        return
    margin = first.total - second.total
    winner, other = SeatName(first.seat), SeatName(second.seat)
    if first.ends_it:
        yield from _ended_in_time(winner, other, second.total, margin)
    elif margin == 0:
        yield Fact(90, _by_tie_break(TIE_BREAK, first, second))
    elif margin <= CLOSE:
        close = SeatNames(tuple([one.seat for one in story.sheets if one.total == second.total]))
        yield Fact(75, say("core-fact-close", seat=winner, other=close, points=margin))


def _parted(story: Story) -> Iterable[Fact]:
    """That a tie-break decided who is second, or a place below: the uppermost one that it decided."""
    ranked = ranking(story.sheets)
    for (rank, upper), (lower_rank, lower) in pairwise(ranked):
        if 1 < rank < lower_rank and upper.total == lower.total:
            yield Fact(79, _by_tie_break("core-fact-parted", upper, lower))
            return


def tie_break_between(upper: ScoreSheet, lower: ScoreSheet) -> int:
    """The place of the first of the tie-breaks in which they differ, which decides between them."""
    breaks = zip(upper.tie_breaks, lower.tie_breaks, strict=True)
    return next(at for at, (own, other) in enumerate(breaks) if own.points != other.points)


def _by_tie_break(wording: str, upper: ScoreSheet, lower: ScoreSheet) -> Message:
    """That a tie-break put one above the other."""
    at = tie_break_between(upper, lower)
    own, others = upper.tie_breaks[at], lower.tie_breaks[at]
    return say(
        wording,
        seat=SeatName(upper.seat),
        other=SeatName(lower.seat),
        what=own.label,
        own=own.points,
        others=others.points,
    )


def _source(story: Story) -> Iterable[Fact]:
    """The row of the score sheet that put the winner ahead of the second: more than half of the difference comes from it. After
    a tie, none did.
    """
    (_, first), (rank, second), *_ = ranking(story.sheets)
    if rank == 1 or len(first.lines) < 2 or first.total == second.total:
        return
    lead, told = _largest_lead(first, second)
    if lead >= LARGE and 2 * lead > first.total - second.total:
        yield Fact(76, told)


def why_lost(story: Story, seat: Seat) -> tuple[Fact, ...]:
    """The row of the score sheet in which the winner was furthest ahead of a seat that has lost, whichever place it has."""
    has_lost = any(rank > 1 and sheet.seat == seat for rank, sheet in ranking(story.sheets))
    told = what_decided(story.sheets, seat) if has_lost else None
    return () if told is None else (Fact(100, told),)


def what_decided(sheets: Sequence[ScoreSheet], seat: Seat) -> Message | None:
    """The row in which the winner was furthest ahead of that seat, or of the second if the seat has won, or after a tie the
    tie-break; None: in no row.
    """
    [(_, first), *others] = ranking(sheets)
    behind = [sheet for rank, sheet in others if rank > 1]
    other = next((sheet for sheet in behind if sheet.seat == seat), None)
    if other is None and seat == first.seat and behind == [sheet for _, sheet in others]:
        other = next(iter(behind), None)
    if other is None or len(first.lines) < 2:
        return None
    if first.total == other.total and not first.ends_it:
        return _by_tie_break(TIE_BREAK, first, other)
    lead, told = _largest_lead(first, other)
    return told if lead > 0 else None


def _largest_lead(first: ScoreSheet, second: ScoreSheet) -> tuple[int, Message]:
    """By how much the first is ahead in the row in which that is most, and the sentence that says so."""
    others = {line.label: line.points for line in second.lines}
    leads = [(line.points - others.get(line.label, 0), line) for line in first.lines]
    lead, line = max(leads, key=lambda one: one[0])
    return lead, say(
        "core-fact-source",
        seat=SeatName(first.seat),
        other=SeatName(second.seat),
        what=line.label,
        own=line.points,
        others=others.get(line.label, 0),
    )


def _ended_in_time(winner: SeatName, other: SeatName, points: int, margin: int) -> Iterable[Fact]:
    """That somebody else would soon have ended the game: `points` of theirs, `margin` fewer than the winner's."""
    if margin <= 0:
        yield Fact(88, say("core-fact-in-time", seat=winner, other=other, points=points))
    elif margin <= CLOSE:
        yield Fact(75, say("core-fact-behind", seat=winner, other=other, points=margin))
