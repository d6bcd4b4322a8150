"""A message that a server gets once for each edition, such as a day or a week: what is posted, and by whom."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol

from msgspec import Struct
from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema_posts import SERVER_POSTS as POSTS

BETWEEN = timedelta(minutes=5)
"""Between two edits of a message: Discord limits those of older ones."""


class ServerPostKind(StrEnum):
    """What a server can get."""

    DAILY = "daily"
    """The daily challenge, with the server's list."""
    PUZZLE = "puzzle"
    """The puzzle of the week; when it is over, its result."""


class Edition(Struct, frozen=True):
    """One message's time."""

    name: str
    ends_at: datetime


class ServerPost(Struct, frozen=True):
    """A message of a server."""

    guild_id: int
    channel_id: int
    edition: str
    is_over: bool = False
    """Whether the edition is over: the message stays as it becomes now."""


class Editions(Protocol):
    """What there is to be posted, in turn."""

    async def current(self) -> Edition | None:
        """The present edition; None: there is none."""

    async def is_reusable(self, guild_id: int, edition: str) -> bool:
        """Whether an edition that is over left nothing on that server, so that its message may become the next one's."""


class PostPublisher(Protocol):
    """Posts, edits and finds these messages."""

    def serves(self, guild_id: int) -> bool:
        """Whether this process knows that server."""

    async def find(self, post: ServerPost, since: datetime) -> int | None:
        """The id of the message that stands in the channel since then, if any. Raises `TryLater` and `Blocked`."""

    async def post(self, post: ServerPost) -> int:
        """Post it and return its id. Raises `TryLater`, and `Blocked` where that cannot be."""

    async def edit(self, post: ServerPost, message_id: int) -> bool:
        """Bring it up to date; false where it is gone. Raises `TryLater` and `Blocked`."""


async def has_changed(
    connection: AsyncConnection, kind: ServerPostKind, guild_id: int, now: datetime
) -> None:
    """In a transaction that changes what the server's message shows: make it due, a while after its last edit."""
    mine = and_(POSTS.c.guild_id == guild_id, POSTS.c.kind == kind.value)
    asked = select(POSTS.c.edited_at).where(mine, POSTS.c.message_id.is_not(None))
    row = (await connection.execute(asked.with_for_update())).one_or_none()
    if row is None:
        return
    due_at = now if row.edited_at is None else max(now, row.edited_at + BETWEEN)
    earlier = update(POSTS).where(mine, POSTS.c.due_at > due_at)
    await connection.execute(earlier.values(due_at=due_at))
