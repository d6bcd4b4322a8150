"""What is stored of the puzzle of the week. Part of the schema."""

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

from bot.db.schema import METADATA, NUMBER, Instant

PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("week", String(10), primary_key=True),
    Column("begins_at", Instant, nullable=False),
    Column("ends_at", Instant, nullable=False),
    Column("tried", Text, nullable=False, server_default="{}"),
    Column("seek_at", Instant, nullable=False),
    Column("claimed_until", Instant),
    Column("table_id", NUMBER),
    Column("game", String(40)),
    Column("options", Text),
    Column("seats", Integer),
    Column("body", LargeBinary),
    Index("ix_puzzles_table_id", "table_id"),
)
"""A week, as 2026-W48, and its puzzle once one is chosen. `tried`: JSON of the tables that were looked through and how often,
twice at most; `seek_at`: when to look for one again. `table_id`: where it comes from; no foreign key, since tables go first.
`body`: zlib-compressed JSON of a `games.core.puzzle.Puzzle`, which holds the views of one seat and nothing else of the game."""

PUZZLE_ANSWERS = Table(
    "puzzle_answers",
    METADATA,
    Column("week", String(10), ForeignKey("puzzles.week", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("action", Text),
    Column("draft", LargeBinary),
    Column("is_named", Boolean, nullable=False, server_default=false()),
    Column("answered_at", Instant),
    Index("ix_puzzle_answers_user_id", "user_id"),
)
"""What somebody would do. `action`: JSON, None: not answered yet; `draft`: the answer under construction. `is_named`: whether
their name is shown with the result, on the server `guild_id` alone."""

PUZZLE_REFUSALS = Table(
    "puzzle_refusals",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""People whose games make no puzzles."""
