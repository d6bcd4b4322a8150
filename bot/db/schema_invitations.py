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
"""Invitations to an open lobby: by a player there, for a rematch, or (`wished`) from the waitlist."""

WISHES = Table(
    "wishes",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
    Index(None, "user_id"),
)
"""The waitlist: people to notify when a table of the game opens on that server. A row is deleted once they are notified."""

EVERYWHERE = 0
"""In a server's place: all of them."""

UNINVITED = Table(
    "uninvited",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
)
"""People who want no invitations to tables of that server, or of any (`EVERYWHERE`)."""
