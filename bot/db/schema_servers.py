"""What is stored of servers: what their managers decide, and their weekly summaries. Part of the schema."""

from sqlalchemy import BigInteger, Column, String, Table, Text

from bot.db.schema import METADATA, Instant

SERVERS = Table(
    "servers",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("games", Text),
    Column("channels", Text),
    Column("language", String(10)),
    Column("openers", BigInteger),
    Column("time_control", String(10)),
    Column("organisers", BigInteger),
)
"""What a server's managers decide. `games`, `channels`: JSON of ids, None: all of them. `language`: of a new table's public
messages, None: of whoever opens it. `openers`: who may open tables: a role by its id, 0: managers alone, None: everybody.
`time_control`: of new tables, None: the operator's. `organisers`: who may open and manage tournaments: a role
by its id, 0: managers alone, None: whoever may open tables (and manages those that they opened).
"""

SUMMARIES = Table(
    "summaries",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("due_at", Instant, nullable=False),
    Column("told_until", Instant),
    Column("tried_at", Instant),
    Column("claimed_until", Instant),
)
"""Weekly summaries of a server's tables. `channel_id`: where, None: no more of them. `told_until`: when the last one was
posted; `tried_at`: when somebody set about the one that is due, which may then stand in the channel already.
"""
