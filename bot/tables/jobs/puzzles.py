"""Chooses the puzzle of the week from finished games, in a process of low priority; once, whatever happens to the programs.

A row of `puzzles` is a week. A program that finds one without a puzzle claims it, notes the game that it is about to look
through, and stores what it finds in the same row, if the row is still its own and nobody has refused meanwhile. A game whose
search was interrupted twice is not tried again, and a week has so many tries at most.
"""

import logging
from datetime import datetime, timedelta
from typing import Any, Protocol

from msgspec import Struct, json
from sqlalchemy import and_, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put_new
from bot.db.retry import retried
from bot.db.schema import HANDED, SEATS, TABLES
from bot.db.schema_posts import SERVER_POSTS
from bot.db.schema_puzzles import PUZZLE_REFUSALS, PUZZLES
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.jobs.waking import Waking
from bot.tables.posts import ServerPostKind
from bot.tables.puzzles import store
from bot.tables.puzzles.weeks import begins_at, ends_at, week_after, week_of
from bot.tables.queries import records
from bot.tables.review_process import ReviewWorker

LOG = logging.getLogger(__name__)

CLAIM = timedelta(minutes=20)
"""How long a week belongs to the process that looks for its puzzle; anew with every game."""

PERIOD = timedelta(hours=1)
"""Between two looks for a puzzle."""

BEFORE, AFTER = timedelta(days=3), timedelta(days=3)
"""How long before a week its puzzle is looked for, and until when in the week one may still begin."""

TRIES = 12
"""Games that are looked through for one week at most."""

TWICE = 2
"""How often a game is begun whose search was interrupted."""

FRESH = timedelta(days=60)
"""How long ago a game has ended at most."""

SEEN = 40
"""Games among which one is chosen, the newest first."""

KEPT = timedelta(days=60)
"""How long a puzzle and its answers are kept after its week."""


class Publicity(Protocol):
    """Knows which channels everybody may read."""

    def is_ready(self) -> bool:
        """Whether it knows its servers by now."""

    def is_public(self, guild_id: int, channel_id: int) -> bool:
        """Whether everybody on that server may read the channel; false for a server that this process does not know."""


class _WeekClaim(Struct, frozen=True):
    """A week that this process looks for a puzzle for."""

    week: str
    tried: dict[str, int]
    until: datetime


class PuzzleSearch(Waking):
    """Looks for puzzles."""

    def __init__(self, context: TableContext, worker: ReviewWorker) -> None:
        super().__init__("puzzles")
        self._context = context
        self._worker = worker
        self._publicity: Publicity | None = None
        self._is_closing = False

    def start(self, publicity: Publicity) -> None:
        """See to what is due, now and from now on."""
        self._publicity = publicity
        self.begin()

    async def close(self) -> None:
        """Stop; a search that goes on is begun again by whoever takes it up."""
        self._is_closing = True
        self._worker.close()
        await super().close()

    async def work(self) -> None:
        """Look for the puzzle of this week, then of the next one, where there is none; forget old ones."""
        if self._publicity is None or not self._publicity.is_ready():
            return
        await self._forget_old()
        now = self._context.now()
        this = week_of(now)
        weeks = [this] if now < begins_at(this) + AFTER else []
        if now >= ends_at(this) - BEFORE:
            weeks.append(week_after(this))
        for week in weeks:
            is_going = True
            while is_going:
                is_going = await self._tried_one(week)

    async def wait(self) -> timedelta:
        """An hour at most."""
        return PERIOD

    async def _tried_one(self, week: str) -> bool:
        """Whether a game was looked through and there may be another one to be."""
        claim = None if self._publicity is None else await self._claimed(week)
        if self._publicity is None or claim is None:
            return False
        table = await self._next_game(self._publicity, claim)
        if table is None:
            await self._let_go(claim)
            return False
        number = claim.tried.get(str(table), 0)
        claim = await self._noted(claim, table, number + 1)
        self._context.failpoint("puzzle.begun")
        found = await self._found(table)
        self._context.failpoint("puzzle.found")
        if found is not None and await self._stored(claim, table, found):
            LOG.info("the puzzle of %s comes from table %s", week, table)
            return False
        if self._is_closing:
            return False
        await self._noted(claim, table, TWICE, is_done=True)
        return True

    async def _found(self, table: int) -> bytes | None:
        """The game's best question as JSON; None: it has none, or cannot be looked through."""
        try:
            game = self._context.game(await self._game_of(table))
            record = await records.record(self._context, table)
            return await self._worker.puzzle(game, record)
        except Exception:
            if not self._is_closing:
                LOG.exception("table %s: could not search it for a puzzle", table)
            return None

    @retried
    async def _game_of(self, table: int) -> str:
        async with self._context.database.read() as connection:
            name: str | None = await connection.scalar(
                select(TABLES.c.game).where(TABLES.c.id == table)
            )
        return name or ""

    @retried
    async def _claimed(self, week: str) -> _WeekClaim | None:
        """Claim the week; None: it has a puzzle, nobody wants one, it was tried long enough, or another process is at it."""
        now = self._context.now()
        async with self._context.database.write() as connection:
            if not await connection.scalar(select(exists().where(_wants_puzzles()))):
                return None
            row = {"week": week, "begins_at": begins_at(week), "ends_at": ends_at(week)}
            await put_new(connection, PUZZLES, **row, seek_at=now)
            free = or_(PUZZLES.c.claimed_until.is_(None), PUZZLES.c.claimed_until <= now)
            due = and_(PUZZLES.c.body.is_(None), PUZZLES.c.seek_at <= now, free)
            claimed = (
                update(PUZZLES)
                .where(PUZZLES.c.week == week, due)
                .values(claimed_until=now + CLAIM)
                .returning(PUZZLES.c.tried)
            )
            tried = await connection.scalar(claimed)
        if tried is None:
            return None
        known = json.decode(tried, type=dict[str, int])
        return _WeekClaim(week, known, now + CLAIM)

    async def _next_game(self, publicity: Publicity, claim: _WeekClaim) -> int | None:
        """A game to look through, the newest first; None: there is none, or enough were tried."""
        if len(claim.tried) >= TRIES:
            return None
        for table, guild_id, channel_id in await self._eligible():
            is_left = claim.tried.get(str(table), 0) < TWICE
            if is_left and publicity.is_public(guild_id, channel_id):
                return table
        return None

    @retried
    async def _eligible(self) -> list[tuple[int, int, int]]:
        """Tables with their servers and channels: finished games of servers that want puzzles, of people who all allow it."""
        async with self._context.database.read() as connection:
            query = (
                select(TABLES.c.id, TABLES.c.guild_id, TABLES.c.channel_id)
                .where(*self._may_be_used())
                .order_by(TABLES.c.finished_at.desc(), TABLES.c.id)
                .limit(SEEN)
            )
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    def _may_be_used(self) -> tuple[Any, ...]:
        """The game was played to its end by people who are all known and have not refused, on a server that takes part."""
        games = [name for name in self._context.games if self._context.game(name).has_puzzles]
        seat = SEATS.c.table_id == TABLES.c.id
        gone = or_(SEATS.c.gone_id.is_not(None), SEATS.c.gone_name.is_not(None))
        refused = SEATS.c.user_id.in_(select(PUZZLE_REFUSALS.c.user_id))
        servers = select(SERVER_POSTS.c.guild_id).where(_wants_puzzles())
        return (
            TABLES.c.phase == Phase.FINISHED.value,
            TABLES.c.scores.is_not(None),
            TABLES.c.game.in_(games),
            TABLES.c.finished_at > self._context.now() - FRESH,
            TABLES.c.guild_id.in_(servers),
            TABLES.c.id.not_in(select(PUZZLES.c.table_id).where(PUZZLES.c.table_id.is_not(None))),
            exists().where(seat, SEATS.c.user_id.is_not(None)),
            ~exists().where(seat, or_(gone, refused)),
            ~exists().where(HANDED.c.table_id == TABLES.c.id),
        )

    @retried
    async def _noted(
        self, claim: _WeekClaim, table: int, number: int, *, is_done: bool = False
    ) -> _WeekClaim:
        """Note how often the game was begun, and keep the claim, or let go of it when the game is done with."""
        tried = {**claim.tried, str(table): number}
        until = self._context.now() + CLAIM
        async with self._context.database.write() as connection:
            mine = self._mine(claim)
            held = None if is_done else until
            values = {"tried": json.encode(tried).decode(), "claimed_until": held}
            await connection.execute(update(PUZZLES).where(mine).values(values))
        return _WeekClaim(claim.week, tried, until)

    @retried
    async def _stored(self, claim: _WeekClaim, table: int, found: bytes) -> bool:
        """Whether the puzzle is the week's now: the claim still holds, and the game may still be used."""
        now = self._context.now()
        async with self._context.database.write() as connection:
            query = select(TABLES.c.game, TABLES.c.options).where(
                TABLES.c.id == table, *self._may_be_used()
            )
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return False
            values = {
                "table_id": table,
                "game": row.game,
                "options": row.options,
                "seats": await _seats(connection, table),
                "body": store.packed(found),
                "claimed_until": None,
            }
            chosen = update(PUZZLES).where(self._mine(claim), PUZZLES.c.body.is_(None))
            is_chosen = (await connection.execute(chosen.values(values))).rowcount == 1
            if is_chosen and begins_at(claim.week) <= now:
                await store.wake_posts(connection, now)
        return is_chosen

    @retried
    async def _let_go(self, claim: _WeekClaim) -> None:
        """Nothing to look through for now."""
        later = self._context.now() + PERIOD
        async with self._context.database.write() as connection:
            values = {"claimed_until": None, "seek_at": later}
            await connection.execute(update(PUZZLES).where(self._mine(claim)).values(values))

    def _mine(self, claim: _WeekClaim) -> Any:
        """The row, as long as it is this process's."""
        return and_(PUZZLES.c.week == claim.week, PUZZLES.c.claimed_until == claim.until)

    @retried
    async def _forget_old(self) -> None:
        """Erase puzzles whose week was long ago, with their answers."""
        old = PUZZLES.c.ends_at < self._context.now() - KEPT
        async with self._context.database.read() as connection:
            if not await connection.scalar(select(exists().where(old))):
                return
        async with self._context.database.write() as connection:
            await connection.execute(PUZZLES.delete().where(old))


def _wants_puzzles() -> Any:
    """Rows of servers that have chosen a channel for the puzzle."""
    return and_(
        SERVER_POSTS.c.kind == ServerPostKind.PUZZLE.value, SERVER_POSTS.c.channel_id.is_not(None)
    )


async def _seats(connection: AsyncConnection, table: int) -> int:
    """How many seats the table has."""
    query = select(func.count()).select_from(SEATS).where(SEATS.c.table_id == table)
    return int(await connection.scalar(query) or 0)
