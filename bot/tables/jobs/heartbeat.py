"""Heartbeats: of several processes on one PostgreSQL, each says that it runs, and the others take over from one that is gone.

A process is gone when its session has ended, which PostgreSQL knows at once of one that was killed, or when its row has not
been renewed for `SILENT` (a machine that hangs or is cut off). One that was believed gone and is not goes on under the same
row: what it shows a second time has the same nonce, what it plays a second time is stale.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct, json
from sqlalchemy import delete, update
from sqlalchemy.exc import DBAPIError

from bot.db.process_session import Process, ProcessSession
from bot.db.retry import retried
from bot.db.schema import OUTBOX, PROCESSES, SEATS
from bot.tables.context import FollowUp, TableContext

LOG = logging.getLogger(__name__)

BEAT = 3.0
"""Seconds between two beats; with `SILENT` at most 15 until everybody knows."""

SILENT = timedelta(seconds=11)
"""A row that stood still for so long, by the reader's clock, is that of a process that is gone."""

APART = 0.2
"""Seconds between two announcements of a process."""


class Announcement(Struct, frozen=True):
    """Work for whoever is first."""

    process: int
    """Who announces it; does not listen to itself."""
    soonest: datetime | None = None
    """When to look for due work."""
    waits_for_robot: bool = False


_DECODER = json.Decoder(Announcement)


class Heartbeat:
    """Runs where several processes share a PostgreSQL; elsewhere it does nothing."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._session: ProcessSession | None = None
        self._task: asyncio.Task[None] | None = None
        self._seen: dict[int, tuple[int, datetime]] = {}
        """Of the other processes: the last count of beats, and when it was first seen."""
        self._soonest: datetime | None = None
        self._waits_for_robot = False
        self._announcing: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._look_at: asyncio.TimerHandle | None = None
        """When to look for what other processes have announced."""

    async def start(self) -> None:
        """Register, and take over from those that are gone."""
        if self._context.config.is_alone or self._context.database.is_sqlite:
            return
        await self.beat()
        self._task = asyncio.create_task(self._beating())

    async def close(self) -> None:
        """Leave: what this process had claimed is free at once."""
        self._closing.set()
        self._forget_look()
        tasks = [task for task in (self._task, self._announcing) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)
        session, self._session = self._session, None
        if session is None:
            return
        try:
            await self._freed(session.process, None)
            await session.announce(_told(Announcement(session.process, self._context.now())))
        except Exception:
            LOG.exception("could not tell the other processes that this one ends")
        finally:
            await session.close()

    async def _beating(self) -> None:
        while not await self._is_closing_after(BEAT):
            try:
                await self.beat()
            except Exception:
                LOG.exception("the heartbeat failed")

    async def _is_closing_after(self, seconds: float) -> bool:
        """Wait so long, or until the end; whether it has come."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    async def beat(self) -> None:
        """Renew this process's row and look at the others'."""
        session = self._session
        try:
            if session is None:
                session = await ProcessSession.opened(self._context.database, self._heard)
                self._session, self._context.process = session, session.process
            others = await session.beat()
        except Exception:
            self._session = None
            if session is not None:
                await session.close()
            raise
        known = self._seen.keys()
        gone = self._gone(others)
        for process in gone:
            if await self._freed(process.id, process.beats):
                LOG.warning("process %s is gone: the others take over its work", process.id)
        if gone or known - self._seen.keys():
            self._context.changed(FollowUp(0, soonest=self._context.now()))

    def _gone(self, others: Sequence[Process]) -> list[Process]:
        """Those of them that are gone."""
        now, before = self._context.now(), self._seen
        self._seen = {}
        for process in others:
            beats, since = before.get(process.id, (process.beats, now))
            self._seen[process.id] = process.beats, since if beats == process.beats else now
        return [
            process
            for process in others
            if not process.holds or now - self._seen[process.id][1] >= SILENT
        ]

    @retried
    async def _freed(self, process: int, beats: int | None) -> bool:
        """End a process's claims and its row; False: another process has done so, or it has beaten since."""
        row = PROCESSES.c.id == process
        async with self._context.database.write() as connection:
            gone = delete(PROCESSES).where(
                row if beats is None else row & (PROCESSES.c.beats == beats)
            )
            if not (await connection.execute(gone)).rowcount:
                return False
            await connection.execute(
                update(OUTBOX)
                .where(OUTBOX.c.claimed_until.is_not(None), OUTBOX.c.claimed_by == process)
                .values(claimed_until=None)
            )
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.leased_until.is_not(None), SEATS.c.leased_by == process)
                .values(leased_until=None)
            )
        return True

    def kick(self, follow_up: FollowUp) -> None:
        """A table has changed: announce what is due before the others look by themselves."""
        if self._session is None or self._closing.is_set():
            return
        scan = timedelta(seconds=self._context.config.scan_seconds or 0)
        soonest = follow_up.soonest
        is_soon = soonest is not None and soonest <= self._context.now() + scan
        if not is_soon and not follow_up.waits_for_robot:
            return
        if soonest is not None and is_soon:
            self._soonest = soonest if self._soonest is None else min(self._soonest, soonest)
        self._waits_for_robot |= follow_up.waits_for_robot
        if self._announcing is None or self._announcing.done():
            self._announcing = asyncio.create_task(self._announce())

    async def _announce(self) -> None:
        """Announce, a little later, all that has come together."""
        await self._is_closing_after(APART)
        session = self._session
        if session is None:
            return
        told = Announcement(session.process, self._soonest, self._waits_for_robot)
        self._soonest, self._waits_for_robot = None, False
        try:
            await session.announce(_told(told))
        except (DBAPIError, OSError):
            LOG.warning("could not announce work: the other processes find it at their next scan")

    def _heard(self, message: str) -> None:
        """Another process has work, now or at some time before this one would look."""
        heard = _DECODER.decode(message)
        if self._session is None or heard.process == self._session.process:
            return
        if heard.waits_for_robot:
            self._pass_on(FollowUp(0, waits_for_robot=True))
        if heard.soonest is not None:
            loop = asyncio.get_running_loop()
            at = loop.time() + max(0.0, (heard.soonest - self._context.now()).total_seconds())
            if self._look_at is None or self._look_at.when() > at:
                self._forget_look()
                self._look_at = loop.call_at(at, self._look)

    def _look(self) -> None:
        """Something is due."""
        self._look_at = None
        self._pass_on(FollowUp(0, soonest=self._context.now()))

    def _forget_look(self) -> None:
        if self._look_at is not None:
            self._look_at.cancel()
            self._look_at = None

    def _pass_on(self, follow_up: FollowUp) -> None:
        """Wake this process's own jobs; nothing is announced of it."""
        for listener in self._context.listeners:
            if listener != self.kick:
                listener(follow_up)


def _told(announcement: Announcement) -> str:
    return json.encode(announcement).decode()
