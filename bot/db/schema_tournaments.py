"""What is stored of tournaments. Part of the schema."""

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
    text,
)

from bot.db.schema import METADATA, NUMBER, Instant

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", NUMBER, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("time_control", String(10), nullable=False),
    Column("format", String(12), nullable=False, server_default="swiss"),
    Column("odd", String(8), nullable=False, server_default="byes"),
    Column("more_games", Text, nullable=False, server_default="[]"),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round_days", Integer, nullable=False),
    Column("places", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("due_at", Instant, nullable=False),
    Column("paused_at", Instant),
    Column("created_at", Instant, nullable=False),
    Column("finished_at", Instant),
    Column("division_size", Integer),
    Column("movers", Integer, nullable=False, server_default="0"),
    Column("league_id", NUMBER),
    Column("season", Integer),
    Column("division", Integer),
    Index(None, "guild_id"),
    Index("ix_tournaments_division", "league_id", "season", "division", unique=True),
    sqlite_autoincrement=True,
)
"""`phase`: `sign-up`, `check-in`, `playing`, `over` or `cancelled`. `round`: the one being played, 0 before. `due_at`: when
sign-up, check-in or the round ends. `format`: `swiss`, `round-robin`, `groups` or `division`. `secret`: seed of the draw, shown
when all is over. `odd`: what becomes of tables that are not full, `byes` or `robots`. `more_games`: JSON of the games that
later rounds take turns with, after `game`.

A league is a row with a `division_size` (how many people a division should have); `movers` is how many move up and down. Its
`round` is the number of the season, its `due_at` while that is played the time of the next standings, its `secret` that of the
season. Each division of a season is a row of its own, with the `league_id`, the `season` and the number of the `division`, 1
for the highest."""

ENTRANTS = Table(
    "tournament_entrants",
    METADATA,
    Column(
        "tournament_id", NUMBER, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100)),
    Column("state", String(10), nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Index("ix_tournament_entrants_person", "tournament_id", "user_id", unique=True),
    Index(None, "user_id"),
)
"""Who signed up, in that order. `state`: `in`, `waiting` (a waitlist) or `out`. `ready`: has checked in. `user_id` below 0:
somebody who asked to be forgotten."""

TOURNAMENT_SEATS = Table(
    "tournament_seats",
    METADATA,
    Column(
        "tournament_id", NUMBER, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, nullable=False),
    Column("table_id", NUMBER),
    Column("rank", Integer),
    Column("points", Integer),
    Index(None, "table_id"),
)
"""Who sits where in a round. `number`: of the table in its round; 0 with `table_id` None: a bye. `place`: as in `seats`.
`rank`, `points`: the result, None while it is open. No foreign key to the table, which results outlive."""

TOURNAMENT_POSTS = Table(
    "tournament_posts",
    METADATA,
    Column(
        "tournament_id", NUMBER, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("correction", Integer),
    Column("is_done", Boolean, nullable=False, server_default=false()),
    Column("tried_at", Instant),
    Column("claimed_until", Instant),
    Index(
        "ix_tournament_posts_open",
        "tournament_id",
        sqlite_where=text("NOT is_done"),
        postgresql_where=text("NOT is_done"),
    ),
)
"""Messages in the tournament's channel, in order: `sign-up`, `check-in`, `round`, `corrected` (then `correction` is its
number), `over`, `cancelled`; of a league also `reminder`, `season`, `standings`, `season-end`. `tried_at`: when somebody first
set about posting it; it may then stand in the channel already."""

CORRECTIONS = Table(
    "tournament_corrections",
    METADATA,
    Column(
        "tournament_id", NUMBER, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("table_number", Integer, nullable=False),
    Column("during", Integer, nullable=False),
    Column("ranks_before", Text, nullable=False),
    Column("made_at", Instant, nullable=False),
)
"""Results that managers changed, in order; the seats have the new ranks. `during`: the round that was being played.
`ranks_before`: JSON of the ranks by place that held before. Who did it stands in the log alone."""
