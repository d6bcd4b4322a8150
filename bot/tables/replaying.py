"""Looking back: the public position after any step that told everybody something."""

from collections.abc import AsyncIterator

from msgspec import Struct
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model import LogEntry, Position, TableError
from bot.store.journal import entries, heard, state_after, steps_between, tells
from bot.store.patience import patient
from bot.store.schema import STEPS
from bot.tables.changing import Live, loaded
from bot.tables.shared import Shared
from games.core.model import Event, say

_STANDING = (
    select(STEPS.c.number, STEPS.c.log)
    .where(
        STEPS.c.table_id == bindparam("table"),
        STEPS.c.number <= bindparam("upto"),
        STEPS.c.kind != "undo",
        STEPS.c.struck_by.is_(None),
        ~STEPS.c.unfinished,
    )
    .order_by(STEPS.c.number)
)


class Moment(Struct, frozen=True):
    """A position that has been."""

    position: Position
    number: int
    """Counted from 1: steps that told everybody nothing have no number, so that nobody can count secret answers. The last step
    of a game that is over has one in any case.
    """
    last: int
    """How many there are."""
    told: tuple[LogEntry, ...]
    """What the step told the reader."""
    events: tuple[Event, ...]
    """What it told everybody."""


class Past:
    """What has been at the tables."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    @patient
    async def moment(self, table: int, user_id: int | None, number: int | None) -> Moment:
        """The position at that number, the nearest that there is; None: the last one.

        Raises `NoSuchTable`, and `TableError` for a game that is not set up.
        """
        async with self._shared.database.read() as connection:
            live = await loaded(connection, self._shared, table)
            steps = await _numbered(connection, live)
            place = len(steps) if number is None else max(1, min(number, len(steps)))
            number = steps[place - 1]
            [step] = await steps_between(connection, table, number - 1, number)
            state = await state_after(connection, self._shared, live.table, step.number)
            row = None if user_id is None else live.rows.of_user(user_id)
            seat = None if row is None else row.seat
            told = await entries(connection, live.game, table, [step], seat)
        return Moment(
            position=_position(live, state),
            number=place,
            last=len(steps),
            told=told,
            events=heard(live.game, step.log, None),
        )

    async def film(self, table: int, most: int) -> AsyncIterator[Moment]:
        """So many moments of a game at most, evenly chosen, the first and the last among them, as everybody saw them.

        Raises as `moment` does. Other work of the event loop goes on between any two.
        """
        steps = await self._steps(table)
        count = min(most, len(steps))
        for at in range(count):
            place = round(at * (len(steps) - 1) / max(1, count - 1))
            yield await self._moment_of(table, steps, place)

    @patient
    async def _steps(self, table: int) -> list[int]:
        """The steps that have a number."""
        async with self._shared.database.read() as connection:
            return await _numbered(connection, await loaded(connection, self._shared, table))

    @patient
    async def _moment_of(self, table: int, steps: list[int], place: int) -> Moment:
        """The position after that one of the steps, for no reader in particular."""
        async with self._shared.database.read() as connection:
            live = await loaded(connection, self._shared, table)
            state = await state_after(connection, self._shared, live.table, steps[place])
            [step] = await steps_between(connection, table, steps[place] - 1, steps[place])
        events = heard(live.game, step.log, None)
        return Moment(_position(live, state), place + 1, len(steps), (), events)


async def _numbered(connection: AsyncConnection, live: Live) -> list[int]:
    """The steps that have a number. Raises `TableError` for a game that is not set up."""
    if live.state is None:
        raise TableError(say("tables-not-begun"))
    upto = {"table": live.table.id, "upto": live.table.step}
    newest = None if live.table.is_playing else live.table.step
    steps = [
        row.number
        for row in await connection.execute(_STANDING, upto)
        if row.number == newest or tells(row.log, None)
    ]
    if not steps:
        raise TableError(say("tables-not-begun"))
    return steps


def _position(live: Live, state: object) -> Position:
    """What everybody knew then, and who was asked."""
    asked = [decision.seat for decision in live.game.pending(state) if decision.required]
    return Position(live.info, live.game.public(state), tuple(asked))
