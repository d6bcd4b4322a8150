"""Invitations to an open lobby: from its players, and for people on the waitlist."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.db.retry import retried
from bot.db.rows import TableRow
from bot.db.schema import TABLES
from bot.db.schema_invitations import INVITATIONS, WISHES
from bot.model.errors import LimitReached, NotAllowed, NotYourSeat, Unavailable, WrongPhase
from bot.model.people import Person
from bot.model.tables import Phase
from bot.tables.context import FollowUp, TableContext
from bot.tables.cooldown import ANYWHERE
from bot.tables.game.change import load
from bot.tables.lobby.invitation_limits import Invitable, choose, chosen, not_spared
from bot.tables.outbox.queueing import Show, queue
from bot.tables.publishing import About, Kind
from games.core.model import Message, say

MOST_GUESTS = 12
"""People who may be invited to one table."""

MOST_GATHERING = 25
"""Tables that gather, of which somebody who waits for one is shown those that they may see."""

MOST_TOLD = 20
"""People who are told of one new table: who has waited longest."""


class Invited(Struct, frozen=True):
    """A person invited to a table."""

    user_id: int
    declined: bool


class Calls(Struct, frozen=True):
    """What became of an invitation, by the ids of those whom it was for."""

    called: tuple[int, ...]
    spared: tuple[int, ...] = ()
    """People who cannot be invited now: they opted out, or reached the limit. Nobody is told which."""


class WaitlistEntry(Struct, frozen=True):
    """A table of a game that gathers."""

    table: int
    channel_id: int


class Invitations:
    """Invitations to tables, and wishes for tables that are not there yet."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def invite(self, table: int, host: Person, guests: Sequence[int]) -> Calls:
        """Invite people to a table, each once; people who opted out or reached their daily limit are left out.

        Raises `LimitReached`, `NotAllowed`, `NotYourSeat`, `Unavailable` or `WrongPhase` for a table that is not an open lobby,
        a person who is not at it, people who are all there, invited already or not to be invited now, more than a table may
        invite, and a person who invites too often (`Cooldown`).
        """
        live = await load(self._context, table)
        if live.table.phase != Phase.LOBBY:
            raise WrongPhase(say("tables-lobby-over"))
        if live.rows.of_user(host.user_id) is None:
            raise NotYourSeat(say("tables-not-at-table"))
        absent = [user_id for user_id in guests if live.rows.of_user(user_id) is None]
        with self._context.cooldown.counted(ANYWHERE, host.user_id):
            called = await self._called(live.table, host, absent)
        self._context.changed(FollowUp(table, frozenset({"public"})))
        return called

    @retried
    async def _called(self, table: TableRow, host: Person, absent: Sequence[int]) -> Calls:
        """Stores the new invitations with their message.

        Raises `LimitReached`, `NotAllowed`, `Unavailable` or `WrongPhase` with nothing stored.
        """
        async with self._context.database.write() as connection:
            table = await _changed(connection, table)
            known = {one.user_id for one in await _invited(connection, table.id)}
            new = tuple(dict.fromkeys(one for one in absent if one not in known))
            if len(known) + len(new) > MOST_GUESTS:
                raise LimitReached(say("tables-too-many-guests", most=MOST_GUESTS))
            if not new:
                raise Unavailable(say("tables-nobody-to-invite"))
            called = await not_spared(connection, self._context.now(), table.guild_id, new)
            if not called:
                raise NotAllowed(say("tables-not-invited-now"))
            call = say("bot-invited", people=_listed(called), by=host.name)
            await _call(connection, self._context, table, called, call)
            await queue(connection, self._context, table, (Show(Kind.LOBBY),))
            self._context.failpoint("invitation.written")
        self._context.rows.forget(table.id)
        return Calls(called, tuple(one for one in new if one not in called))

    @retried
    async def invitable(self, user_id: int, guild_id: int | None) -> Invitable:
        """Where the person may be invited, as seen from that server; None: from no server."""
        async with self._context.database.read() as connection:
            return await chosen(connection, user_id, guild_id)

    @retried
    async def set_invitable(self, user_id: int, guild_id: int | None, choice: Invitable) -> None:
        """Remember where the person may be invited. Raises `InvalidInput` where one server is meant and there is none."""
        async with self._context.database.write() as connection:
            await choose(connection, self._context.now(), user_id, guild_id, choice)

    @retried
    async def decline(self, table: int, user_id: int) -> None:
        """Decline an invitation; a second time changes nothing.

        Raises `NotAllowed` or `WrongPhase` for people who were not invited, and once the lobby is closed.
        """
        live = await load(self._context, table)
        if live.table.phase != Phase.LOBBY:
            raise WrongPhase(say("tables-lobby-over"))
        async with self._context.database.write() as connection:
            mine = (INVITATIONS.c.table_id == table, INVITATIONS.c.user_id == user_id)
            new = update(INVITATIONS).where(*mine, ~INVITATIONS.c.declined).values(declined=True)
            if (await connection.execute(new)).rowcount != 1:
                if user_id not in {one.user_id for one in await _invited(connection, table)}:
                    raise NotAllowed(say("tables-not-invited"))
                return
            row = await _changed(connection, live.table)
            await queue(connection, self._context, row, (Show(Kind.LOBBY),))
        self._context.rows.forget(table)
        self._context.changed(FollowUp(table, frozenset({"public"})))

    @retried
    async def invited(self, table: int) -> tuple[Invited, ...]:
        """People invited to the table, in the order of their invitations."""
        async with self._context.database.read() as connection:
            return await _invited(connection, table)

    @retried
    async def wish(self, guild_id: int, user_id: int, game: str) -> None:
        """Join the waitlist for the game on that server, for one notification. Raises `InvalidInput` for an unknown game."""
        self._context.game(game)
        async with self._context.database.write() as connection:
            now = self._context.now()
            await put(connection, WISHES, guild_id=guild_id, game=game, user_id=user_id, at=now)

    @retried
    async def drop_wish(self, guild_id: int, user_id: int, game: str) -> None:
        """Do not be told any more."""
        mine = (WISHES.c.guild_id == guild_id, WISHES.c.user_id == user_id, WISHES.c.game == game)
        async with self._context.database.write() as connection:
            await connection.execute(delete(WISHES).where(*mine))

    @retried
    async def wishes(self, guild_id: int, user_id: int) -> tuple[str, ...]:
        """The games of whose tables the person wants to be told there, by their ids."""
        query = (
            select(WISHES.c.game)
            .where(WISHES.c.guild_id == guild_id, WISHES.c.user_id == user_id)
            .order_by(WISHES.c.at)
        )
        async with self._context.database.read() as connection:
            return tuple((await connection.scalars(query)).all())

    @retried
    async def wishing(self, guild_id: int, game: str) -> tuple[int, ...]:
        """Ids of the people who have waited longest there for a table of the game: as many as one table may tell."""
        async with self._context.database.read() as connection:
            return tuple(
                [row.user_id for row in await connection.execute(_longest(guild_id, game))]
            )

    @retried
    async def waiting(self, guild_id: int, game: str) -> tuple[WaitlistEntry, ...]:
        """Tables of the game that gather there now, the newest first, wherever they do (at most 25)."""
        query = (
            select(TABLES.c.id, TABLES.c.channel_id)
            .where(
                TABLES.c.guild_id == guild_id,
                TABLES.c.game == game,
                TABLES.c.phase == Phase.LOBBY,
            )
            .order_by(TABLES.c.id.desc())
            .limit(MOST_GATHERING)
        )
        async with self._context.database.read() as connection:
            return tuple(WaitlistEntry(*row) for row in (await connection.execute(query)).all())


def _longest(guild_id: int, game: str) -> Select[tuple[int]]:
    """Who has waited longest there for a table of the game."""
    here = (WISHES.c.guild_id == guild_id, WISHES.c.game == game)
    return select(WISHES.c.user_id).where(*here).order_by(WISHES.c.at).limit(MOST_TOLD)


async def tell_who_waits(
    connection: AsyncConnection,
    context: TableContext,
    table: TableRow,
    seen_by: Collection[int] | None,
) -> None:
    """A new table calls those who had asked to be told of one, if it is `seen_by` them; they are told once. A rematch is its
    players' own.
    """
    if table.guild_id is None or table.rematch_of is not None:
        return
    here = (WISHES.c.guild_id == table.guild_id, WISHES.c.game == table.game)
    own = WISHES.c.user_id == table.host_id
    longest = _longest(table.guild_id, table.game).where(~own)
    if seen_by is not None:
        longest = longest.where(WISHES.c.user_id.in_(seen_by))
    # What is taken out is what is told, so that no other process tells the same.
    taken = delete(WISHES).where(*here, WISHES.c.user_id.in_(longest) | own)
    told = await connection.scalars(taken.returning(WISHES.c.user_id))
    people = [one for one in told if one != table.host_id]
    if people:
        call = say("bot-wished", people=_listed(people))
        await _call(connection, context, table, people, call, wished=True)


async def ask_again(
    connection: AsyncConnection, context: TableContext, table: TableRow, people: Sequence[int]
) -> None:
    """The lobby of a rematch calls these people, who were at the table before: those who may be called."""
    called = await not_spared(connection, context.now(), table.guild_id, people)
    if called:
        await connection.execute(insert(INVITATIONS), _rows(context, table, called))


async def _call(
    connection: AsyncConnection,
    context: TableContext,
    table: TableRow,
    people: Sequence[int],
    call: Message,
    *,
    wished: bool = False,
) -> None:
    """Store that these people are called, and queue the message that does it."""
    rows = [{**row, "wished": wished} for row in _rows(context, table, people)]
    await connection.execute(insert(INVITATIONS), rows)
    show = Show(Kind.NOTICE, notice=call, about=About.INVITED)
    await queue(connection, context, table, (show,))


def _rows(context: TableContext, table: TableRow, people: Sequence[int]) -> list[dict[str, Any]]:
    """What is stored of people who are called to a table."""
    return [{"table_id": table.id, "user_id": one, "at": context.now()} for one in people]


async def _changed(connection: AsyncConnection, table: TableRow) -> TableRow:
    """Give the table a new revision, so that its lobby is shown again. Raises `WrongPhase` if it is no longer open."""
    revision = await connection.scalar(
        update(TABLES)
        .where(TABLES.c.id == table.id, TABLES.c.phase == Phase.LOBBY)
        .values(revision=TABLES.c.revision + 1)
        .returning(TABLES.c.revision)
    )
    if revision is None:
        raise WrongPhase(say("tables-lobby-over"))
    return structs.replace(table, revision=revision)


async def _invited(connection: AsyncConnection, table: int) -> tuple[Invited, ...]:
    """As `Invitations.invited`."""
    query = (
        select(INVITATIONS.c.user_id, INVITATIONS.c.declined)
        .where(INVITATIONS.c.table_id == table)
        .order_by(INVITATIONS.c.at, INVITATIONS.c.user_id)
    )
    return tuple(Invited(*row) for row in (await connection.execute(query)).all())


def _listed(people: Sequence[int]) -> str:
    """Their ids in one text, as `people_of` reads them."""
    return " ".join(map(str, people))


def people_of(call: Message) -> tuple[int, ...]:
    """Whom a call is for."""
    return tuple(int(one) for one in str(dict(call.args)["people"]).split())
