"""The table service: what runs, and in which order it starts and stops.

Operations on a table are functions of the modules in `game/`, `lobby/` and `queries/`; callers import the one they need and
pass `Tables.context`. What an operation changes is stored when it returns; the outbox shows it afterwards.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from secrets import token_bytes
from typing import Any

from bot.db.database import Database
from bot.tables.context import ServiceConfig, TableContext, no_failpoint
from bot.tables.daily.challenge import DailyEditions
from bot.tables.game.automatic_moves import AutomaticMoves
from bot.tables.game.followers import Following
from bot.tables.game.lessons import Lessons
from bot.tables.game.notes import NoteBook
from bot.tables.game.pause import Pausing
from bot.tables.game.seat_transfer import SeatTransfer
from bot.tables.jobs.archiving import Archiving
from bot.tables.jobs.clock import Clock
from bot.tables.jobs.expiry import Expiry
from bot.tables.jobs.heartbeat import Heartbeat
from bot.tables.jobs.outbox import Outbox
from bot.tables.jobs.puzzles import PuzzleSearch
from bot.tables.jobs.retention import Retention
from bot.tables.jobs.reviews import Reviews
from bot.tables.jobs.robots import Robots
from bot.tables.jobs.server_posts import ServerPosts
from bot.tables.jobs.tournaments import Tournaments
from bot.tables.jobs.uptime import Uptime
from bot.tables.jobs.weekly import Weekly
from bot.tables.leases import free_all
from bot.tables.lobby.invitations import Invitations
from bot.tables.lobby.managing import Managing
from bot.tables.people.vacations import Vacations
from bot.tables.posts import ServerPostKind
from bot.tables.privacy import Privacy
from bot.tables.profiles import People
from bot.tables.publishing import Publisher
from bot.tables.puzzles.store import PuzzleEditions
from bot.tables.queries.hinting import Hints
from bot.tables.queries.leaderboards import Leaderboards
from bot.tables.queries.replay import Replay
from bot.tables.review_process import ReviewWorker
from bot.tables.search_processes import Thinker
from games.core.game import Game


class Tables:
    """All tables. `await start(publisher)` before anything else, `await close()` at the end."""

    def __init__(
        self,
        database_url: str,
        games: Mapping[str, Game[Any, Any, Any]],
        *,
        now: Callable[[], datetime],
        config: ServiceConfig,
        thinker: Thinker,
        reviewer: ReviewWorker,
        failpoint: Callable[[str], None] = no_failpoint,
        random_bytes: Callable[[int], bytes] = token_bytes,
    ) -> None:
        self.context = TableContext(
            Database(database_url),
            games,
            now=now,
            config=config,
            failpoint=failpoint,
            random_bytes=random_bytes,
        )
        self.people = People(self.context)
        self.privacy = Privacy(self.context)
        self.invitations = Invitations(self.context)
        self.notes = NoteBook(self.context)
        self.managing = Managing(self.context)
        self.pauses = Pausing(self.context)
        self.replay = Replay(self.context)
        self.lessons = Lessons(self.context)
        self.leaderboards = Leaderboards(self.context)
        self.seat_transfers = SeatTransfer(self.context)
        self.followers = Following(self.context)
        self.vacations = Vacations(self.context)
        self.outbox = Outbox(self.context)
        self.robots = Robots(self.context, thinker)
        self.hints = Hints(self.context, thinker)
        self.reviews = Reviews(self.context, reviewer, self.replay)
        self.automatic_moves = AutomaticMoves(self.context)
        self.clock = Clock(self.context, self.outbox, self.robots, self.automatic_moves)
        self.retention = Retention(self.context)
        self.archiving = Archiving(self.context)
        self.expiry = Expiry(self.context)
        self.uptime = Uptime(self.context)
        self.weekly = Weekly(self.context)
        self.tournaments = Tournaments(self.context)
        self.daily_posts = ServerPosts(
            self.context, ServerPostKind.DAILY, DailyEditions(self.context)
        )
        self.puzzle_posts = ServerPosts(
            self.context, ServerPostKind.PUZZLE, PuzzleEditions(self.context)
        )
        self.posts = {
            ServerPostKind.DAILY: self.daily_posts,
            ServerPostKind.PUZZLE: self.puzzle_posts,
        }
        self.puzzles = PuzzleSearch(self.context, reviewer)
        self.heartbeat = Heartbeat(self.context)
        self.context.listeners = (
            self.outbox.kick,
            self.clock.kick,
            self.robots.kick,
            self.heartbeat.kick,
        )

    async def start(self, publisher: Publisher) -> None:
        """Bring the database up to date and take up what was left: unsent rows, due clocks, robots' moves.

        Loads no table. Raises `DatabaseRefused`.
        """
        await self.context.database.prepare()
        if self.context.config.is_alone:
            await free_all(self.context)
        await self.uptime.start()
        await self.heartbeat.start()
        await self.outbox.start(publisher)
        self.clock.start()
        self.robots.start()
        self.retention.start()
        self.archiving.start()
        self.expiry.start()

    async def close(self) -> None:
        """Stop all tasks and let the database go."""
        await self.expiry.close()
        await self.weekly.close()
        await self.tournaments.close()
        await self.daily_posts.close()
        await self.puzzle_posts.close()
        await self.puzzles.close()
        await self.retention.close()
        await self.archiving.close()
        await self.hints.close()
        self.reviews.close()
        await self.robots.close()
        await self.clock.close()
        await self.outbox.close()
        await self.uptime.close()
        await self.heartbeat.close()
        await self.context.database.close()
