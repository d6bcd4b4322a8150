"""What is stored of daily challenges. Part of the schema."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from bot.db.schema import METADATA, Instant

DAILY = Table(
    "daily_challenges",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created_at", Instant, nullable=False),
)
"""A day, as 2026-11-25 in UTC, with the secret of its chance, which is drawn the day before and shown the day after."""

ATTEMPTS = Table(
    "daily_attempts",
    METADATA,
    Column("day", String(10), ForeignKey("daily_challenges.day"), primary_key=True),
    Column("witness", String(64), primary_key=True),
    Column("user_id", BigInteger),
    Column("name", String(100)),
    Column("guild_id", BigInteger, nullable=False),
    Column("actions", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("draft", LargeBinary),
    Column("total", Integer),
    Column("is_shared", Boolean, nullable=False, server_default=false()),
    Column("begun_at", Instant, nullable=False),
    Column("finished_at", Instant),
    Index("ix_daily_attempts_guild", "guild_id", "day"),
    Index(None, "user_id"),
)
"""One person's only try on a day. `witness`: an HMAC of the person's id with the day's secret, so that nobody gets a second try
by asking to be forgotten; `user_id` and `name` are None then, and the row goes when the day is over. `actions`: JSON of them in
order. `guild_id`: the server in whose list the result stands, 0: none.
"""
