"""Opening: a new table's row, stored with its lobby message; the rematch of one that is over."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.retry import retried
from bot.db.rows import Rows, SeatRow, TableRow
from bot.db.schema import SEATS, TABLES
from bot.db.state_cache import AnyGame
from bot.model.people import Person
from bot.model.proposals import ProposalKind
from bot.model.tables import OVER, Phase, TableInfo
from bot.model.time_control import TimeControl
from bot.tables.context import FollowUp, TableContext
from bot.tables.game.change import Live, load
from bot.tables.lobby.invitations import ask_again, tell_who_waits
from bot.tables.lobby.quotas import refuse_too_many
from bot.tables.lobby.server_rules import refuse_outside
from bot.tables.outbox.queueing import Show, queue
from bot.tables.publishing import Kind
from bot.tables.rules.votes import voter
from games.core.codec import codec, encode
from games.core.fair import SECRET_BYTES, commitment
from games.core.game import Options


def new_row(
    context: TableContext,
    game: AnyGame,
    host: Person,
    channel_id: int,
    guild_id: int | None,
    language: str,
    seats_wanted: int | None,
    options: Options,
) -> dict[str, Any]:
    """The columns of a new table; its secret is made here and promised at once."""
    secret, now = context.random_bytes(SECRET_BYTES), context.now()
    return {
        "game": game.id,
        "options": encode(options).decode(),
        "phase": Phase.LOBBY.value,
        "revision": 1,
        "step": 0,
        "fork": 0,
        "host_id": host.user_id,
        "host_name": host.name,
        "seats_wanted": seats_wanted,
        "guild_id": guild_id,
        "channel_id": channel_id,
        "language": language,
        "absence": context.config.absence.value,
        "time_control": context.config.time_control.value,
        "attempt": 1,
        "secret": secret,
        "commitment": commitment(secret),
        "voids": "[]",
        "created_at": now,
        "changed_at": now,
    }


@retried
async def inserted(
    context: TableContext,
    game: AnyGame,
    row: dict[str, Any],
    seats: tuple[SeatRow, ...],
    *,
    instead_of: int | None = None,
    wanted: Sequence[int] = (),
    seen_by: Collection[int] | None = None,
) -> Live:
    """Store a new table and queue its lobby message; as the rematch of another, unless that has got one meanwhile.

    `instead_of`: the rematch that the other table has had, and that came to nothing; `wanted`: who was at that table, to be
    called to this one; `seen_by`: who may see the channel, None: everybody. Raises `RematchExistsError`, `NotAllowed` where the
    server forbids this game or channel, `LimitReached`.
    """
    context.failpoint("open.begun")
    async with context.database.write() as connection:
        limits = await refuse_outside(connection, row["guild_id"], game.id, row["channel_id"])
        if row.get("rematch_of") is None and limits.time_control in context.config.time_controls:
            row = {**row, "time_control": limits.time_control}
        await refuse_too_many(connection, context, row)
        table = await insert_table(connection, row)
        for seat in seats:
            await connection.execute(
                insert(SEATS).values(table_id=table.id, **structs.asdict(seat))
            )
        await queue(connection, context, table, (Show(Kind.LOBBY),))
        await tell_who_waits(connection, context, table, seen_by)
        if table.rematch_of is not None:
            linked = await connection.execute(
                update(TABLES)
                .where(
                    TABLES.c.id == table.rematch_of,
                    TABLES.c.rematch.is_not_distinct_from(instead_of),
                )
                .values(rematch=table.id, revision=TABLES.c.revision + 1)
            )
            if linked.rowcount != 1:
                raise RematchExistsError
            await ask_again(connection, context, table, wanted)
        context.failpoint("open.written")
    if table.rematch_of is not None:
        context.rows.forget(table.rematch_of)
    context.failpoint("open.committed")
    context.changed(FollowUp(table.id, frozenset({"public"})))
    return Live(game, Rows(table, seats), None)


async def insert_table(connection: AsyncConnection, row: dict[str, Any]) -> TableRow:
    """Store a new row of `tables`, and return it with its number and defaults."""
    columns = [TABLES.c[name] for name in TableRow.__struct_fields__]
    made = await connection.execute(insert(TABLES).values(row).returning(*columns))
    return TableRow(*made.one())


class RematchExistsError(Exception):
    """Another player opened the rematch first."""


async def rematch(context: TableContext, table: int, person: Person) -> TableInfo:
    """Open a rematch: a new lobby like that table with the person who asks, or the one there is; if that is over, its rematch.

    Raises `LimitReached`, `NotAllowed`, `NotYourSeat` or `WrongPhase` while the table is not over, and for people who were not
    at it.
    """
    old = await load(context, table)
    voter(old.rows, person.user_id, ProposalKind.REMATCH)
    if old.table.rematch is not None:
        newer = await load(context, old.table.rematch)
        if newer.table.phase in OVER and _has_sat(newer, person):
            return await rematch(context, newer.table.id, person)
        if newer.table.phase != Phase.CLOSED:
            return newer.info
    game, row = old.game, old.table
    fresh = new_row(
        context,
        game,
        person,
        row.channel_id,
        row.guild_id,
        row.language,
        row.seats_wanted,
        codec(game).options(row.options),
    )
    again = (
        TimeControl(row.time_control)
        if row.time_control in context.config.time_controls
        else context.config.time_control
    )
    try:
        made = await inserted(
            context,
            game,
            {
                **fresh,
                "rematch_of": row.id,
                "absence": row.absence,
                "rated": row.rated,
                "name": row.name,
                "all_decide": row.all_decide,
                "time_control": again.value,
            },
            _seats_again(old.seats, person),
            instead_of=row.rematch,
            wanted=[one for one in _people(old) if one != person.user_id],
        )
    except RematchExistsError:
        async with context.database.read() as connection:
            other = await connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == table))
        assert other is not None
        return (await load(context, other)).info
    return made.info


def _people(live: Live) -> list[int]:
    """Ids of those who play at the table, or played when its game was over."""
    return [row.user_id for row in live.rows.people if row.user_id is not None]


def _has_sat(live: Live, person: Person) -> bool:
    """Whether the person plays at the table, or has left it."""
    return any(person.user_id in {row.user_id, row.gone_id} for row in live.seats)


def _seats_again(seats: tuple[SeatRow, ...], person: Person) -> tuple[SeatRow, ...]:
    """Whoever asks for the rematch, and the same robots: nobody else is seated unasked."""
    mine = next(row for row in seats if person.user_id in {row.user_id, row.gone_id})
    robots = [row for row in seats if row.user_id is None and row.gone_name is None]
    again = (
        SeatRow(turned_on(seats, mine), user_id=person.user_id, name=person.name),
        *[
            SeatRow(turned_on(seats, row), robot_number=row.robot_number, level=row.level)
            for row in robots
        ],
    )
    return tuple(sorted(again, key=lambda row: row.place))


def turned_on(seats: Sequence[SeatRow], row: SeatRow) -> int:
    """The seat's place in a rematch: the second player comes first, and the first comes last."""
    return (row.number - 1) % len(seats)


async def place_at(context: TableContext, live: Live, user_id: int) -> int:
    """The place of a person who joins: after the others, but in a rematch rotated from the game before."""
    taken = {row.place for row in live.seats}
    last = max(taken, default=-1) + 1
    if live.table.rematch_of is None:
        return last
    old = (await load(context, live.table.rematch_of)).seats
    mine = next((row for row in old if user_id in {row.user_id, row.gone_id}), None)
    own = last if mine is None else turned_on(old, mine)
    return max(last, len(old)) if mine is None or own in taken else own
