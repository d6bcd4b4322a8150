"""Drives tournaments: what is due is done, and what happened is announced, once each, whatever happens to the programs.

The steps are those of `bot/tables/tournaments/calendar.py`. An announcement is a row of `tournament_posts`: a program claims
it, posts, and marks it done. Whoever takes it up after a crash knows by `tried_at` that it may stand in the channel already,
and has that looked up before it is sent.
"""

import logging
from datetime import datetime, timedelta
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import and_, func, not_, or_, select, update

from bot.db.retry import retried
from bot.db.schema_tournaments import TOURNAMENT_POSTS, TOURNAMENTS
from bot.tables.context import TableContext
from bot.tables.jobs.waking import AGAIN, Waking
from bot.tables.publishing import Blocked, TryLater
from bot.tables.tournaments import calendar, rounds, store
from bot.tables.tournaments.model import RUNNING, PostKind, Tournament, TournamentPhase

LOG = logging.getLogger(__name__)

CLAIM = timedelta(minutes=5)
"""How long a post belongs to the process that took it up."""

LONG_ENOUGH = timedelta(days=1)
"""After which a post is given up of which nobody can tell whether it was sent."""

PERIOD, WHILE_PLAYED = timedelta(hours=1), timedelta(minutes=10)
"""Longest times between two looks; the second while some round is being played: its tables may be over."""


class TournamentPost(Struct, frozen=True):
    """One message of a tournament."""

    tournament: Tournament
    number: int
    """Among the tournament's messages, from 1."""
    kind: PostKind
    round: int
    correction: int | None = None
    """Which one is told, from 1."""
    divisions: tuple[Tournament, ...] = ()
    """Of a league: those of the season that is told, the highest first."""


class TournamentPublisher(Protocol):
    """Posts announcements."""

    def serves(self, guild_id: int) -> bool:
        """Whether this process knows that server."""

    async def has_posted(self, announcement: TournamentPost, tried_at: datetime) -> bool:
        """Whether it stands in the channel since that first try. Raises `TryLater` and `Blocked`."""

    async def post(self, announcement: TournamentPost) -> None:
        """Post it. Raises `TryLater`, and `Blocked` where that cannot be."""


class Tournaments(Waking):
    """Does and announces what is due."""

    def __init__(self, context: TableContext) -> None:
        super().__init__("tournaments")
        self._context = context
        self._publisher: TournamentPublisher | None = None

    def start(self, publisher: TournamentPublisher) -> None:
        """See to what is due, now and from now on."""
        self._publisher = publisher
        self.begin()

    async def close(self) -> None:
        """Stop, once what is being done is done."""
        self._publisher = None
        await super().close()

    async def work(self) -> None:
        """Take every step that is due, end tables whose round is over, and post what is to be posted."""
        for number in await self._running():
            try:
                await calendar.advance(self._context, number)
            except Exception:
                LOG.exception("tournament %s: could not take its next step", number)
        for table in await rounds.outlived(self._context):
            try:
                await rounds.end_table(self._context, table)
            except Exception:
                LOG.exception("table %s: could not end it with its round", table)
        for guild_id, tournament, number in await self._unposted():
            if self._publisher is not None and self._publisher.serves(guild_id):
                await self._post(self._publisher, tournament, number)

    @retried
    async def _running(self) -> list[int]:
        """Tournaments that may have something to do; divisions before their league, which ends with the last of them."""
        now = self._context.now()
        query = (
            select(TOURNAMENTS.c.id)
            .where(
                TOURNAMENTS.c.phase.in_(RUNNING),
                TOURNAMENTS.c.paused_at.is_(None),
                or_(
                    TOURNAMENTS.c.due_at <= now,
                    TOURNAMENTS.c.phase == TournamentPhase.PLAYING.value,
                    store.is_league(),
                ),
            )
            .order_by(TOURNAMENTS.c.league_id.is_(None), TOURNAMENTS.c.id)
        )
        async with self._context.database.read() as connection:
            return list((await connection.scalars(query)).all())

    @retried
    async def wait(self) -> timedelta:
        """Until the next thing is due."""
        going = and_(TOURNAMENTS.c.phase.in_(RUNNING), TOURNAMENTS.c.paused_at.is_(None))
        posts = select(func.min(TOURNAMENT_POSTS.c.claimed_until)).where(
            not_(TOURNAMENT_POSTS.c.is_done)
        )
        playing = select(func.count()).where(
            going, TOURNAMENTS.c.phase == TournamentPhase.PLAYING.value
        )
        async with self._context.database.read() as connection:
            due_at = await connection.scalar(select(func.min(TOURNAMENTS.c.due_at)).where(going))
            free_at = await connection.scalar(posts)
            longest = WHILE_PLAYED if await connection.scalar(playing) else PERIOD
        now = self._context.now()
        waits = [moment - now for moment in (due_at, free_at) if moment is not None]
        soonest: timedelta = min([longest, *[wait for wait in waits if wait > timedelta()]])
        return soonest

    @retried
    async def _unposted(self) -> list[tuple[int, int, int]]:
        """Server, tournament and number of every post that nobody works at, each tournament's in order."""
        query = (
            select(
                TOURNAMENTS.c.guild_id, TOURNAMENT_POSTS.c.tournament_id, TOURNAMENT_POSTS.c.number
            )
            .join_from(TOURNAMENT_POSTS, TOURNAMENTS)
            .where(_is_free(self._context.now()))
            .order_by(TOURNAMENT_POSTS.c.tournament_id, TOURNAMENT_POSTS.c.number)
        )
        async with self._context.database.read() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    async def _post(self, publisher: TournamentPublisher, tournament: int, number: int) -> None:
        """Post one, unless another process does or has."""
        taken = await self._taken(tournament, number)
        if taken is None:
            return
        self._context.failpoint("announcement.taken")
        announcement, tried_at = taken
        try:
            if tried_at is None or not await publisher.has_posted(announcement, tried_at):
                await publisher.post(announcement)
            self._context.failpoint("announcement.posted")
        except Blocked:
            LOG.warning("tournament %s: its channel is closed, one message is lost", tournament)
            await self._stored(tournament, number, is_done=True)
        except TryLater as trouble:
            await self._later(tournament, number, tried_at, maybe_sent=trouble.maybe_sent)
        except Exception:
            LOG.exception("tournament %s: could not post a message", tournament)
            await self._later(tournament, number, tried_at, maybe_sent=True)
        else:
            await self._stored(tournament, number, is_done=True)

    async def _later(
        self, tournament: int, number: int, tried_at: datetime | None, *, maybe_sent: bool
    ) -> None:
        """Try again, for a day."""
        now = self._context.now()
        if tried_at is not None and now - tried_at > LONG_ENOUGH:
            LOG.warning("tournament %s: gave up message %s", tournament, number)
            await self._stored(tournament, number, is_done=True)
            return
        kept: dict[str, Any] = {} if maybe_sent or tried_at else {"tried_at": None}
        await self._stored(tournament, number, claimed_until=now + AGAIN, **kept)

    @retried
    async def _taken(
        self, tournament: int, number: int
    ) -> tuple[TournamentPost, datetime | None] | None:
        """Claim it: what is to be told, and when it was first tried."""
        now = self._context.now()
        mine = and_(
            TOURNAMENT_POSTS.c.tournament_id == tournament, TOURNAMENT_POSTS.c.number == number
        )
        async with self._context.database.write() as connection:
            before = (
                await connection.execute(
                    select(TOURNAMENT_POSTS).where(mine, _is_free(now)).with_for_update()
                )
            ).one_or_none()
            if before is None:
                return None
            await connection.execute(
                update(TOURNAMENT_POSTS)
                .where(mine)
                .values(claimed_until=now + CLAIM, tried_at=before.tried_at or now)
            )
            found = await store.loaded(connection, tournament)
            divisions = await store.divisions(connection, tournament, before.round)
        kind = PostKind(before.kind)
        told = TournamentPost(found, number, kind, before.round, before.correction, divisions)
        return told, before.tried_at

    @retried
    async def _stored(self, tournament: int, number: int, **values: Any) -> None:
        """What became of it."""
        async with self._context.database.write() as connection:
            await connection.execute(
                update(TOURNAMENT_POSTS)
                .where(
                    TOURNAMENT_POSTS.c.tournament_id == tournament,
                    TOURNAMENT_POSTS.c.number == number,
                )
                .values({"claimed_until": None, **values})
            )


def _is_free(now: datetime) -> Any:
    """Posts that may be taken up now."""
    claimed = TOURNAMENT_POSTS.c.claimed_until
    return and_(not_(TOURNAMENT_POSTS.c.is_done), or_(claimed.is_(None), claimed <= now))
