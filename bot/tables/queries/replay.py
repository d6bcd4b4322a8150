"""Looking back: the public position after any step that told everybody something; once the game is over, also what was told to
some.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import (
    entries,
    heard,
    standing_logs,
    state_after,
    steps_between,
    tells,
    tells_somebody,
    whispered,
)
from bot.db.lru_cache import LruCache
from bot.db.retry import retried
from bot.db.state_cache import State
from bot.model.errors import WrongPhase
from bot.model.questions import LogEntry, Position
from bot.tables.context import TableContext
from bot.tables.game.change import Live, loaded
from games.core.model import Event, Seat, say
from games.core.story import rounds_after

COURSES = 8
"""Of how many games the moments are held: whoever looks back goes from step to step."""


class Whisper(Struct, frozen=True):
    """What a step told one seat and not everybody."""

    seat: Seat
    events: tuple[Event, ...]


class Sight(Struct, frozen=True):
    """What a seat saw then that others did not."""

    seat: Seat
    private: Any


class Round(Struct, frozen=True):
    """A round of a game that everybody could follow."""

    number: int
    """As the game counts them."""
    begins: int
    """The number of the moment with which it begins."""
    events: tuple[Event, ...]
    """What happened in it, as everybody heard it."""


class Moment(Struct, frozen=True):
    """A position that has been."""

    position: Position
    number: int
    """Counted from 1: as long as a game is played, steps that told everybody nothing have no number, so that nobody can count
    secret answers; then all have one that told anybody anything, and the last step in any case.
    """
    last: int
    """How many there are."""
    told: tuple[LogEntry, ...]
    """What the step told the reader."""
    events: tuple[Event, ...]
    """What it told everybody."""
    whispers: tuple[Whisper, ...] = ()
    """What it told other seats than the reader's; nothing as long as the game is played."""
    sights: tuple[Sight, ...] = ()
    """What the reader's seat saw; once the game is over, what each did."""
    turns: tuple[int, ...] = ()
    """The numbers of all moments with which a turn or another part of the game began; of a film's moment nobody asks."""
    rounds: tuple[Round, ...] = ()
    """All rounds."""


class _Course(Struct, frozen=True):
    """The moments of a game up to a step. It never changes: what takes steps back is a step itself."""

    at: tuple[int, bool]
    """The table's newest step, and whether the game is still played."""
    steps: tuple[int, ...]
    turns: tuple[int, ...]
    rounds: tuple[Round, ...]


class Replay:
    """What has been at the tables."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._courses: LruCache[_Course] = LruCache(COURSES)

    @retried
    async def moment(self, table: int, user_id: int | None, number: int | None) -> Moment:
        """The position at that number, the nearest that there is; None: the last one.

        Raises `TableNotFound`, and `WrongPhase` for a game that is not set up.
        """
        async with self._context.database.read() as connection:
            live = await loaded(connection, self._context, table)
            is_over = not live.table.is_playing
            course = await self._course(connection, live)
            steps = course.steps
            place = len(steps) if number is None else max(1, min(number, len(steps)))
            number = steps[place - 1]
            [step] = await steps_between(connection, table, number - 1, number)
            state = await state_after(connection, self._context, live.table, step.number)
            row = None if user_id is None else live.rows.of_user(user_id)
            seat = None if row is None else row.seat
            told = await entries(connection, live.game, table, [step], seat)
        return Moment(
            position=_position(live, state),
            number=place,
            last=len(steps),
            told=told,
            events=heard(live.game, step.log, None),
            whispers=_whispers(live, step.log, seat) if is_over else (),
            sights=tuple(
                [
                    Sight(row.number, live.game.private(state, row.number))
                    for row in live.seats
                    if is_over or row.seat == seat
                ]
            ),
            turns=course.turns,
            rounds=course.rounds,
        )

    async def _course(self, connection: AsyncConnection, live: Live) -> _Course:
        """The moments that have a number, with the turns and rounds among them. Raises `WrongPhase` as `moment` does."""
        table = live.table
        at, held = (table.step, table.is_playing), self._courses.get(table.id)
        if held is not None and held.at == at:
            return held
        logs = await _numbered(connection, live, _tells_all if table.is_playing else tells_somebody)
        events = [heard(live.game, log, None) for log in logs.values()]
        turns = [
            number
            for number, told in enumerate(events, start=1)
            if any(event.begins_part for event in told)
        ]
        course = _Course(at, tuple(logs), tuple(turns), _rounds(events, len(live.seats)))
        self._courses.keep(table.id, course)
        return course

    async def place(self, connection: AsyncConnection, live: Live, step: int) -> int:
        """The number at which `moment` shows that step of a game that is over, or the next one that told anything."""
        steps = (await self._course(connection, live)).steps
        return 1 + next((at for at, one in enumerate(steps) if one >= step), len(steps) - 1)

    async def film(self, table: int, most: int) -> AsyncIterator[Moment]:
        """So many moments of a game at most, evenly chosen, the first and the last among them, as everybody saw them.

        Raises as `moment` does. Other work of the event loop goes on between any two.
        """
        steps = await self._steps(table)
        count, before = min(most, len(steps)), None
        for at in range(count):
            place = round(at * (len(steps) - 1) / max(1, count - 1))
            moment, state = await self._moment_of(table, steps, place, before)
            before = steps[place], state
            yield moment

    @retried
    async def _steps(self, table: int) -> list[int]:
        """The steps that told everybody something, and the last one of a game that is over."""
        async with self._context.database.read() as connection:
            live = await loaded(connection, self._context, table)
            return list(await _numbered(connection, live, _tells_all))

    @retried
    async def _moment_of(
        self, table: int, steps: list[int], place: int, before: tuple[int, State] | None
    ) -> tuple[Moment, State]:
        """The position after that one of the steps, for no reader in particular, and the state; `before`: an older one."""
        async with self._context.database.read() as connection:
            live = await loaded(connection, self._context, table)
            state = await state_after(connection, self._context, live.table, steps[place], before)
            [step] = await steps_between(connection, table, steps[place] - 1, steps[place])
        events = heard(live.game, step.log, None)
        return Moment(_position(live, state), place + 1, len(steps), (), events), state


def _tells_all(log: str) -> bool:
    """Whether a step told everybody something."""
    return tells(log, None)


def _whispers(live: Live, log: str, reader: Seat | None) -> tuple[Whisper, ...]:
    """What the step told the other seats, each alone."""
    seats = [row.number for row in live.seats if row.number != reader]
    told = [Whisper(seat, whispered(live.game, log, seat)) for seat in seats]
    return tuple([one for one in told if one.events])


def _rounds(logs: Sequence[Sequence[Event]], seats: int) -> tuple[Round, ...]:
    """The rounds of a game of which everybody heard that, moment after moment."""
    told = [(at, event) for at, log in enumerate(logs, start=1) for event in log]
    counted = zip(told, rounds_after([(event,) for _, event in told], seats), strict=True)
    found = []
    for number, group in groupby(counted, key=itemgetter(1)):
        begun = [one for one, _ in group]
        found.append(Round(number, begun[0][0], tuple([event for _, event in begun])))
    return tuple(found)


async def _numbered(
    connection: AsyncConnection, live: Live, counts: Callable[[str], bool]
) -> Mapping[int, str]:
    """The steps whose log `counts`, with it. Raises `WrongPhase` for a game that is not set up."""
    if live.state is None:
        raise WrongPhase(say("tables-not-begun"))
    newest = None if live.table.is_playing else live.table.step
    steps = {
        number: log
        for number, log in await standing_logs(connection, live.table.id, live.table.step)
        if number == newest or counts(log)
    }
    if not steps:
        raise WrongPhase(say("tables-not-begun"))
    return steps


def _position(live: Live, state: object) -> Position:
    """What everybody knew then, who was asked, and the final scores where the game ended with it."""
    asked = [decision.seat for decision in live.game.pending(state) if decision.required]
    sheets = live.table.sheets if live.game.is_over(state) else ()
    return Position(live.info, live.game.public(state), tuple(asked), sheets)
