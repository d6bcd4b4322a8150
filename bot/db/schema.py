"""The stored shape: every table of the database. A migration in `migrations/versions` goes with every change."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    and_,
    false,
    text,
    true,
    type_coerce,
)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Instant(TypeDecorator[datetime]):
    """An aware instant as whole microseconds since 1970: exact, and sorted alike, in both databases."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """As stored."""
        return None if value is None else (value - EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """As read."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


def later(column: "Column[datetime]", gap: timedelta) -> Any:
    """The column's time and as much more, to be stored in its place."""
    return type_coerce(column, BigInteger) + gap // timedelta(microseconds=1)


NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""A row number: SQLite counts only INTEGER up by itself."""


def part_indexed(name: str, column: str, condition: str) -> Index:
    """An index over the rows of that condition only."""
    return Index(name, column, sqlite_where=text(condition), postgresql_where=text(condition))


METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", NUMBER, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("schema", Integer),
    Column("options", Text, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("fork", Integer, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("host_name", String(100), nullable=False),
    Column("seats_wanted", Integer),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("language", String(10), nullable=False),
    Column("absence", String(10), nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("voids", Text, nullable=False),
    Column("terms", Text),
    Column("terms_message_id", BigInteger),
    Column("seed", LargeBinary),
    Column("scores", Text),
    Column("rematch_of", NUMBER, ForeignKey("tables.id")),
    Column("rematch", NUMBER),
    Column("created_at", Instant, nullable=False),
    Column("changed_at", Instant, nullable=False),
    Column("finished_at", Instant),
    Column("lapses", Text, nullable=False, server_default="{}"),
    Column("lapse_at", Instant),
    Column("paused_at", Instant),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("name", String(40)),
    Column("all_decide", Boolean, nullable=False, server_default=false()),
    Column("time_control", String(10), nullable=False, server_default="plain"),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("furthest", Integer, nullable=False, server_default="0"),
    Column("furthest_at", Instant),
    Column("witness_key", LargeBinary),
    Column("held_until", Instant),
    Column("proposals", Text, nullable=False, server_default="[]"),
    Column("archived", Boolean, nullable=False, server_default=false()),
    part_indexed(
        "ix_tables_finished_at", "finished_at", "finished_at IS NOT NULL AND NOT archived"
    ),
    part_indexed("ix_tables_lapse_at", "lapse_at", "lapse_at IS NOT NULL"),
    part_indexed("ix_tables_held_until", "held_until", "held_until IS NOT NULL"),
    Index(None, "host_id"),
    Index(None, "channel_id"),
    Index(None, "thread_id"),
    Index(None, "guild_id"),
    sqlite_autoincrement=True,
)
"""`secret` and `seed` leave this row only when the game is over; `witness_key` is
erased then. `schema`: of the newest step. `lapses`: since when what the
game lets lapse has stood, by its mark; `lapse_at`: when the first of it lapses. `paused_at`:
since when it stands still; its clocks are then in `kept_due` and `kept_remind`, and nothing lapses. `turn`: the count of
progress that stands; `furthest`: the highest that it has been; `furthest_at`: since when. `proposals`: a JSON list of the
open ones (`bot.model.proposals.Proposal`). `archived`: the journal is in `archives`.
`held_until`: when the proposals end that robots and automatic moves wait for."""

UNARCHIVED = and_(TABLES.c.finished_at.is_not(None), text("NOT tables.archived"))
"""Tables that are over and have their journal in `steps`, in the words of `ix_tables_finished_at`."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("name", String(100)),
    Column("gone_id", BigInteger),
    Column("gone_name", String(100)),
    Column("robot_number", Integer),
    Column("word", String(60)),
    Column("ask", Integer, nullable=False),
    Column("prompt", Text),
    Column("asked", Boolean, nullable=False),
    Column("required", Boolean, nullable=False),
    Column("asked_at", Instant),
    Column("due_at", Instant),
    Column("remind_at", Instant),
    Column("overdue", Boolean, nullable=False),
    Column("ping", Boolean, nullable=False),
    Column("last_step", Integer, nullable=False),
    Column("robot_turn", Boolean, nullable=False),
    Column("leased_until", Instant),
    Column("leased_by", BigInteger),
    Column("considered", Text),
    Column("kept_due", Instant),
    Column("kept_remind", Instant),
    Column("bank", Float),
    Column("offered", String(10)),
    Column("away_until", Instant),
    Column("orders", Text),
    Column("orders_of", BigInteger),
    Column("orders_at", Instant),
    Column("quiet", Text),
    Column("asked_quiet", Text),
    Column("wake_at", Instant),
    Column("vote_wake_at", Instant),
    Column("votes_slept", Text),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("witnesses", Text),
    Column("level", String(10)),
    Column("draft", LargeBinary),
    Column("undo_refused", Integer),
    Column("agreed", Text),
    Index(None, "user_id"),
    part_indexed("ix_seats_gone_id", "gone_id", "gone_id IS NOT NULL"),
    part_indexed("ix_seats_robot_turn", "asked_at", "robot_turn"),
    part_indexed("ix_seats_due_at", "due_at", "due_at IS NOT NULL AND NOT overdue"),
    part_indexed("ix_seats_remind_at", "remind_at", "remind_at IS NOT NULL"),
    part_indexed("ix_seats_orders_at", "orders_at", "orders_at IS NOT NULL"),
    part_indexed("ix_seats_wake_at", "wake_at", "wake_at IS NOT NULL"),
    part_indexed("ix_seats_vote_wake_at", "vote_wake_at", "vote_wake_at IS NOT NULL"),
    part_indexed("ix_seats_away_until", "away_until", "away_until IS NOT NULL"),
    part_indexed("ix_seats_leased_until", "leased_until", "leased_until IS NOT NULL"),
)
"""`gone_id` below 0: as in `results`; with the same `user_id`: their leaving has ended the game. `witnesses`:
pseudonyms of all who have had the seat, as long as the game is played.
`robot_turn`: a robot must act here, or may and has not considered it; it finds its work by this alone. `considered`: names
of the answers that it has. `kept_due`, `kept_remind`: the times of the question that a person has left to a robot, until that
is answered. `bank`: seconds that were left when the seat's clock stopped, or with which it runs now; None: it never ran.
`turn`: the highest count of progress at which the seat was given time.
`offered`: another person may take the seat, as its `owner` or the `others` want it. `away_until`: the clock stands until then.
`orders`: rules of `orders_of`; `orders_at`: next look. `draft`: an answer to the question, half made.
`leased_by`: the process (`processes`) that has the lease.
`undo_refused`: its `last_step` when the others refused to undo that. `agreed`: in a lobby, the settings that the person
agreed to (JSON of `bot.model.lobby.AgreedSettings`, and at which places those sit who changed them), where the table's have
changed since; None: they agree to the table's.
`quiet`: the person's quiet hours; `asked_quiet`: those in which the clock stands; `wake_at`: when to ping a player
who was asleep; `vote_wake_at`: when to put the votes `votes_slept` to them again. `level`: of a robot; None: normal."""

CLOCK_RUNS = and_(SEATS.c.due_at.is_not(None), text("NOT seats.overdue"))
"""Seats whose time is not up yet, in the words of `ix_seats_due_at`: SQLite takes the index for no others."""

FOLLOWERS = Table(
    "followers",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
    Index(None, "user_id"),
)
"""Spectators who want a table's result."""

HANDED = Table(
    "handed",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100)),
    Column("at", Instant, nullable=False),
    Index(None, "user_id"),
)
"""Who had a seat before another person took it, up to which step. `user_id` below 0: as in `results`, as long as it runs."""

STEPS = Table(
    "steps",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("by", String(10), nullable=False),
    Column("action", Text),
    Column("log", Text, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("unfinished", Boolean, nullable=False),
    Column("base", Integer),
    Column("fork", Integer),
    Column("struck_by", Integer),
    Column("time_left", Float),
    Column("due_before", Instant),
    Column("ordered", String(40)),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("release", String(40), nullable=False),
    Column("schema", Integer, nullable=False),
    Column("at", Instant, nullable=False),
)
"""The journal: kind `setup` (number 0), `move`, or `undo` (back to `base`, under a new `fork`). `ordered`: by which rule.
`turn`: the table's count of progress after it."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("schema", Integer, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The state after that step, as zlib-compressed JSON. `kept`: never thinned, where a schema ends."""

ARCHIVES = Table(
    "archives",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The journal of a table that is over, in place of its rows in `steps` (`bot/db/archive.py`)."""

UPTIME = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen_at", Instant, nullable=False),
)
"""One row: when a program last said that it runs. What passes until the next one starts counts for nobody."""

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", NUMBER, primary_key=True),
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("queue", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("revision", Integer, nullable=False),
    Column("notice", Text),
    Column("about", String(10), nullable=False),
    Column("vote", String(10)),
    Column("mark", String(10), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("first_try_at", Instant),
    Column("not_before", Instant, nullable=False),
    Column("claimed_until", Instant),
    Column("claimed_by", BigInteger),
    Column("blocked", Boolean, nullable=False),
    Column("calls", Text),
    Index(None, "table_id", "queue"),
    Index(None, "not_before"),
    part_indexed("ix_outbox_claimed_until", "claimed_until", "claimed_until IS NOT NULL"),
    sqlite_autoincrement=True,
)
"""`vote`: the kind of proposal that a notice asks about or settles. `mark` makes the nonce: drawn by
chance, so that the messages of a table do not tell how many rows lie between them. `calls`: the only seats that a notice calls.
`claimed_by`: the process that has it."""

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("beats", Integer, nullable=False),
)
"""A process that shares a PostgreSQL with others, as long as it runs (`bot/tables/jobs/heartbeat.py`)."""

SENT = Table(
    "sent",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("slot", String(30), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("sent_at", Instant, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("told_from", Integer, nullable=False),
    Column("told_to", Integer, nullable=False),
    Column("nonce", String(25), nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(10)),
    Column("locale", String(10)),
    Column("notify", String(10)),
    Column("direct_id", BigInteger),
    Column("direct_closed", Boolean, nullable=False, server_default=false()),
    Column("teaching", String(10)),
    Column("away", Text),
    Column("zone", String(40)),
    Column("quiet", Text),
)
"""`notify`: how the person wants to be called, None: not chosen. `direct_id`: the channel of their direct messages, once it was
opened; `direct_closed`: they took none of ours when it was last tried. `teaching`: what is explained to them, None: not chosen.
`away`: when they were away in the last year and will be, as pairs of times. `zone`, `quiet`: their time zone, quiet hours."""

SPENT = Table(
    "spent",
    METADATA,
    Column("mark", String(64), primary_key=True),
    Column("key", LargeBinary, nullable=False),
    Column("away", Text, nullable=False),
    Column("last", Instant, nullable=False),
)
"""Vacation days of somebody who asked to be forgotten, as `people.away`. `mark`: an HMAC of their id with `key`, which is the
row's own; `last`: when they were last away. A year later the row is erased."""

LESSONS = Table(
    "lessons",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("kind", String(80), primary_key=True),
    Column("table_id", NUMBER, nullable=False),
    Column("ask", Integer, nullable=False),
)
"""What has been explained to a person of a game: a kind of question, beside the question `ask` at that table. No foreign key:
what somebody knows outlives the table."""

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Index(None, "user_id"),
)
"""A player's private notes at a table."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", NUMBER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""The review of a finished game for a seat, as far as it has come: zlib-compressed JSON of `games.core.review.Review`."""

BEST_SCORES = Table(
    "best_scores",
    METADATA,
    Column("table_id", NUMBER, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("list", String(40), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    Index(None, "guild_id", "game", "list"),
    Index(None, "user_id"),
)
"""The best totals of people, by server and list of a game: a few for each list. No foreign key: they outlive their tables. By
`user_id` a person's rows are found, to be taken out."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", NUMBER, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("user_id", BigInteger),
    Column("name", String(100)),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("timed", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    Column("level", String(10)),
    Index(None, "guild_id", "game"),
    Index(None, "user_id"),
)
"""How each seat of a game came out that was played to its end on a server; written once, with that end. No foreign key: results
outlive their tables. `user_id`: None is a robot, and below 0 stands somebody who asked to be forgotten, under one number in
all of their results, so that the others' ratings stay what they are. `gone`: a robot had the seat at the end; it counts for
whoever had left it (None: nobody any more). `timed`: questions under a clock that the person answered or let pass; `late`: of
these the ones that were too late. `level`: of a robot; None: normal."""
