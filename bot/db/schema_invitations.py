"""What is stored of people who are called to tables that gather. Part of the schema."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String, Table, false

from bot.db.schema import METADATA, NUMBER, Instant

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
    Column("wished", Boolean, nullable=False, server_default=false()),
    Column("at", Instant, nullable=False),
    Index(None, "user_id"),
)
"""Who was called to a table that gathers: by somebody at it, for a rematch, or (`wished`) because they had asked to be told."""

WISHES = Table(
    "wishes",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
    Index(None, "user_id"),
)
"""Who wants to be told when somebody opens a table of the game on that server. A row is gone once they are told."""

EVERYWHERE = 0
"""In a server's place: all of them."""

UNINVITED = Table(
    "uninvited",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
)
"""Who wants no invitations to tables of that server, or of any (`EVERYWHERE`)."""
