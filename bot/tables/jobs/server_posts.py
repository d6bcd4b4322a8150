"""A message that a server gets once for each edition, such as a day or a week: posted, kept up to date, and closed at the end.

A row of `server_posts` says where and when. A program that finds it due claims it, closes the message of the last edition,
and posts the new one or edits it. Closing and editing may be repeated; before a post the row says what is being tried, so that
whoever takes it up after a crash has that looked up in the channel first.
"""

import logging
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, and_, func, or_, select, update

from bot.db.database import put
from bot.db.retry import retried
from bot.db.schema_posts import SERVER_POSTS as POSTS
from bot.tables.context import TableContext
from bot.tables.jobs.waking import AGAIN, Waking
from bot.tables.posts import Edition, Editions, PostPublisher, ServerPost, ServerPostKind
from bot.tables.publishing import Blocked, TryLater

LOG = logging.getLogger(__name__)

CLAIM = timedelta(minutes=5)
"""How long a message belongs to the process that took it up."""

LONG_ENOUGH = timedelta(hours=6)
"""After which a message is given up that cannot be closed, or of which nobody can tell whether it was posted."""

PERIOD = timedelta(hours=1)
"""Longest time between two looks: another process may have been told of a change."""


class _Lost(Exception):
    """Another process has taken the message up meanwhile."""


class ServerPosts(Waking):
    """Sees to one kind of message."""

    def __init__(self, context: TableContext, kind: ServerPostKind, editions: Editions) -> None:
        super().__init__(f"messages ({kind})")
        self._context = context
        self._kind = kind
        self._editions = editions
        self._publisher: PostPublisher | None = None

    def start(self, publisher: PostPublisher) -> None:
        """See to what is due, now and from now on."""
        self._publisher = publisher
        self.begin()

    async def close(self) -> None:
        """Stop, once the message that is being seen to is."""
        self._publisher = None
        await super().close()

    @retried
    async def wanted(self, guild_id: int) -> int | None:
        """The channel that the server's managers have chosen; None: none."""
        async with self._context.database.read() as connection:
            row = (await connection.execute(self._row(guild_id))).one_or_none()
        return None if row is None else row.channel_id

    async def want(self, guild_id: int, user_id: int, channel_id: int | None) -> None:
        """Post there; None: no more. The first message comes at once, but never two of one edition."""
        await self._chosen(guild_id, channel_id)
        LOG.info("manager %s of server %s: %s in %s", user_id, guild_id, self._kind, channel_id)
        self.look()

    @retried
    async def _chosen(self, guild_id: int, channel_id: int | None) -> None:
        values = {"channel_id": channel_id, "due_at": self._context.now()}
        async with self._context.database.write() as connection:
            await put(connection, POSTS, guild_id=guild_id, kind=self._kind.value, **values)

    async def work(self) -> None:
        """Bring up to date what is due on the servers that this process knows."""
        current = await self._editions.current()
        for guild_id in await self._due():
            if self._publisher is not None and self._publisher.serves(guild_id):
                await self._see_to(self._publisher, guild_id, current)

    async def wait(self) -> timedelta:
        """Until something is due, an hour at most."""
        current, now = await self._editions.current(), self._context.now()
        moments = [await self._soonest(), None if current is None else current.ends_at]
        waits = [moment - now for moment in moments if moment is not None]
        soonest: timedelta = min([PERIOD, *[wait for wait in waits if wait > timedelta()]])
        return soonest

    @retried
    async def _soonest(self) -> datetime | None:
        """When the next message may be seen to."""
        free = func.coalesce(POSTS.c.claimed_until, POSTS.c.due_at)
        query = select(func.min(free)).where(POSTS.c.kind == self._kind.value, _is_alive())
        async with self._context.database.read() as connection:
            found: datetime | None = await connection.scalar(query)
        return found

    @retried
    async def _due(self) -> list[int]:
        query = select(POSTS.c.guild_id).where(
            POSTS.c.kind == self._kind.value, _is_due(self._context.now())
        )
        async with self._context.database.read() as connection:
            return list(await connection.scalars(query.order_by(POSTS.c.due_at)))

    async def _see_to(
        self, publisher: PostPublisher, guild_id: int, current: Edition | None
    ) -> None:
        """Bring one up to date, unless another process does."""
        claim = await self._taken(guild_id, current)
        if claim is None:
            return
        self._context.failpoint("server-post.taken")
        try:
            await _Work(self._context, self._editions, publisher, claim, current).done()
        except _Lost:
            return
        except Blocked:
            LOG.warning("server %s: no %s any more, its channel is closed", guild_id, self._kind)
            await claim.ended(self._context, channel_id=None, message_id=None, trying=None)
        except TryLater:
            await claim.put_off(self._context)
        except Exception:
            LOG.exception("server %s: could not handle %s", guild_id, self._kind)
            await claim.put_off(self._context)
        else:
            await claim.ended(self._context)
        self._context.failpoint("server-post.stored")

    @retried
    async def _taken(self, guild_id: int, current: Edition | None) -> "_PostClaim | None":
        """Claim it, and put its next look off to the end of the edition: what changes meanwhile makes it due earlier."""
        now = self._context.now()
        later = now + PERIOD if current is None else current.ends_at
        async with self._context.database.write() as connection:
            held = self._row(guild_id).where(_is_due(now)).with_for_update()
            row = (await connection.execute(held)).one_or_none()
            if row is None:
                return None
            until, tried_at = now + CLAIM, row.tried_at or now
            values = {"claimed_until": until, "tried_at": tried_at, "due_at": later}
            await connection.execute(
                update(POSTS)
                .where(POSTS.c.guild_id == guild_id, POSTS.c.kind == self._kind.value)
                .values(values)
            )
        return _PostClaim(row, tried_at, until)

    def _row(self, guild_id: int) -> Select[Any]:
        """Asks for what is stored of the server."""
        mine = and_(POSTS.c.guild_id == guild_id, POSTS.c.kind == self._kind.value)
        return select(POSTS).where(mine)


class _PostClaim:
    """A row that this process works at, as it stood then."""

    def __init__(self, row: Any, tried_at: datetime, until: datetime) -> None:
        self.row = row
        self.tried_at = tried_at
        self._until = until

    @retried
    async def store(self, context: TableContext, **values: Any) -> None:
        """Store that, and read the row anew. Raises `_Lost`."""
        mine = and_(
            POSTS.c.guild_id == self.row.guild_id,
            POSTS.c.kind == self.row.kind,
            POSTS.c.claimed_until == self._until,
        )
        async with context.database.write() as connection:
            changed = update(POSTS).where(mine).values(values).returning(POSTS)
            row = (await connection.execute(changed)).one_or_none()
        if row is None:
            raise _Lost
        self.row = row

    async def ended(self, context: TableContext, **values: Any) -> None:
        """Let go of it: all is done."""
        await self._let_go(context, claimed_until=None, tried_at=None, **values)

    async def put_off(self, context: TableContext) -> None:
        """Let go of it for a while."""
        await self._let_go(context, claimed_until=context.now() + AGAIN)

    async def _let_go(self, context: TableContext, **values: Any) -> None:
        try:
            await self.store(context, **values)
        except _Lost:
            LOG.info(
                "server %s: another process has taken over %s", self.row.guild_id, self.row.kind
            )


class _Work:
    """What is to be done for one server."""

    def __init__(
        self,
        context: TableContext,
        editions: Editions,
        publisher: PostPublisher,
        claim: _PostClaim,
        current: Edition | None,
    ) -> None:
        self._context = context
        self._editions = editions
        self._publisher = publisher
        self._claim = claim
        self._current = current

    async def done(self) -> None:
        """Find what may have been posted, close what is over, post or edit what is not.

        Raises `TryLater`, `Blocked` and `_Lost`.
        """
        await self._look_up()
        if self._row.message_id is not None and not self._is_present:
            await self._close()
        if self._current is None:
            return
        if not self._is_present:
            if self._row.channel_id is not None:
                await self._post(self._current)
        elif self._row.message_id is not None:
            await self._edit(self._current.name)

    @property
    def _row(self) -> Any:
        return self._claim.row

    @property
    def _is_present(self) -> bool:
        """Whether the newest message is the present edition's."""
        return self._current is not None and bool(self._row.edition == self._current.name)

    @property
    def _is_given_up(self) -> bool:
        """Whether it has been tried long enough."""
        return self._context.now() - self._claim.tried_at > LONG_ENOUGH

    async def _look_up(self) -> None:
        """Find the message that may have been posted."""
        edition = self._row.trying
        if edition is None:
            return
        message_id = None
        try:
            message_id = await self._publisher.find(self._of(edition), self._claim.tried_at)
        except Blocked:
            LOG.info("server %s: channel %s is closed", self._row.guild_id, self._row.posted_in)
        except TryLater:
            if not self._is_given_up:
                raise
            LOG.warning(
                "server %s: nobody knows whether %s was posted", self._row.guild_id, edition
            )
            await self._claim.store(self._context, trying=None, edition=edition, message_id=None)
            return
        found = {} if message_id is None else {"edition": edition, "message_id": message_id}
        await self._claim.store(self._context, trying=None, **found)

    async def _close(self) -> None:
        """Give the last edition's message its last word, or make it the present one's where nobody took part."""
        before, after = self._row, self._current
        is_kept = (
            after is not None
            and before.channel_id == before.posted_in
            and await self._editions.is_reusable(before.guild_id, before.edition)
        )
        try:
            if is_kept and after is not None:
                if await self._publisher.edit(self._of(after.name), before.message_id):
                    await self._claim.store(self._context, edition=after.name)
                    return
            else:
                await self._publisher.edit(
                    self._of(before.edition, is_over=True), before.message_id
                )
        except Blocked:
            LOG.info("server %s: channel %s is closed", before.guild_id, before.posted_in)
        except TryLater:
            if not self._is_given_up:
                raise
            LOG.warning("server %s: could not close %s", before.guild_id, before.edition)
        await self._claim.store(self._context, message_id=None)
        self._context.failpoint("server-post.closed")

    async def _post(self, current: Edition) -> None:
        """Post the present edition."""
        row = self._row
        await self._claim.store(self._context, trying=current.name, posted_in=row.channel_id)
        self._context.failpoint("server-post.trying")
        try:
            message_id = await self._publisher.post(self._of(current.name))
        except TryLater as trouble:
            if not trouble.maybe_sent:
                await self._claim.store(self._context, trying=None)
            raise
        self._context.failpoint("server-post.posted")
        now = self._context.now()
        stored = {"edition": current.name, "message_id": message_id, "edited_at": now}
        await self._claim.store(self._context, trying=None, **stored)

    async def _edit(self, edition: str) -> None:
        """Bring the present edition's message up to date; one that somebody deleted is not posted again."""
        now, is_there = self._context.now(), False
        try:
            is_there = await self._publisher.edit(self._of(edition), self._row.message_id)
        except Blocked:
            LOG.info("server %s: channel %s is closed", self._row.guild_id, self._row.posted_in)
        kept = {"edited_at": now} if is_there else {"message_id": None}
        await self._claim.store(self._context, **kept)

    def _of(self, edition: str, *, is_over: bool = False) -> ServerPost:
        """The message of that edition."""
        return ServerPost(self._row.guild_id, self._row.posted_in, edition, is_over)


def _is_alive() -> Any:
    """Rows of which something is to be shown."""
    return or_(
        POSTS.c.channel_id.is_not(None),
        POSTS.c.message_id.is_not(None),
        POSTS.c.trying.is_not(None),
    )


def _is_due(now: datetime) -> Any:
    """Rows that may be taken up now: what was claimed and not let go is still to be done."""
    free = and_(POSTS.c.claimed_until.is_(None), POSTS.c.due_at <= now)
    return and_(_is_alive(), or_(free, POSTS.c.claimed_until <= now))
