"""Looking back: the public position after any step that told everybody something."""

from msgspec import Struct
from msgspec import json as msgspec_json
from sqlalchemy import bindparam, select

from bot.model import LogEntry, Position, TableError
from bot.store.journal import entries, heard, state_after, steps_between
from bot.store.patience import patient
from bot.store.schema import STEPS
from bot.tables.changing import Live, loaded
from bot.tables.shared import Shared
from games.core.model import Event, Seat, say

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


class _Heard(Struct):
    """Who hears an event of a stored step: all that is asked of it here."""

    to: tuple[Seat, ...] | None = None


_HEARERS = msgspec_json.Decoder(tuple[_Heard, ...])


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
            if live.state is None:
                raise TableError(say("tables-not-begun"))
            upto = {"table": table, "upto": live.table.step}
            newest = None if live.table.is_playing else live.table.step
            steps = [
                row.number
                for row in await connection.execute(_STANDING, upto)
                if row.number == newest or _is_public(row.log)
            ]
            if not steps:
                raise TableError(say("tables-not-begun"))
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


def _is_public(log: str) -> bool:
    """Whether a step told everybody something."""
    return any(one.to is None for one in _HEARERS.decode(log))


def _position(live: Live, state: object) -> Position:
    """What everybody knew then, and who was asked."""
    asked = [decision.seat for decision in live.game.pending(state) if decision.required]
    return Position(live.info, live.game.public(state), tuple(asked))
