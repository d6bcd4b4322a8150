"""What is stored of the messages that a server gets every day or week. Part of the schema."""

from sqlalchemy import BigInteger, Column, Index, String, Table

from bot.db.schema import METADATA, Instant

SERVER_POSTS = Table(
    "server_posts",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(10), primary_key=True),
    Column("channel_id", BigInteger),
    Column("edition", String(10)),
    Column("posted_in", BigInteger),
    Column("message_id", BigInteger),
    Column("edited_at", Instant),
    Column("due_at", Instant, nullable=False),
    Column("trying", String(10)),
    Column("tried_at", Instant),
    Column("claimed_until", Instant),
    Index("ix_server_posts_due", "kind", "due_at"),
)
"""A message that the server's managers want: one for each edition, such as a day. `channel_id`: where the next one goes, None:
nowhere. `edition`, `posted_in`, `message_id`: the newest one; without a message it is closed, lost or deleted. `due_at`:
when to look at it next. `trying`: the edition that may stand in `posted_in` without anybody knowing its message; `tried_at`:
when what is due was first tried."""
