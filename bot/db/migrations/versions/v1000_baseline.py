"""The schema of 0.1. An older database is first brought to it by the migrations in `before`."""

import sqlalchemy as sa
from alembic import op

revision = "v1000"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """All tables, empty."""
    op.create_table(
        "best_scores",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("list", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_best_scores"),
    )
    op.create_index(
        "ix_best_scores_guild_id_game_list",
        "best_scores",
        ["guild_id", "game", "list"],
        unique=False,
    )
    op.create_index("ix_best_scores_user_id", "best_scores", ["user_id"], unique=False)
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=80), nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "kind", name="pk_lessons"),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=10), nullable=True),
        sa.Column("locale", sa.String(length=10), nullable=True),
        sa.Column("notify", sa.String(length=10), nullable=True),
        sa.Column("direct_id", sa.BigInteger(), nullable=True),
        sa.Column("direct_closed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("teaching", sa.String(length=10), nullable=True),
        sa.Column("away", sa.Text(), nullable=True),
        sa.Column("zone", sa.String(length=40), nullable=True),
        sa.Column("quiet", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("timed", sa.Integer(), nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("level", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_guild_id_game", "results", ["guild_id", "game"], unique=False)
    op.create_index("ix_results_user_id", "results", ["user_id"], unique=False)
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Text(), nullable=True),
        sa.Column("channels", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=10), nullable=True),
        sa.Column("openers", sa.BigInteger(), nullable=True),
        sa.Column("tempo", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_table(
        "spent",
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("away", sa.Text(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_spent"),
    )
    op.create_table(
        "summaries",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("told_until", sa.BigInteger(), nullable=True),
        sa.Column("tried_at", sa.BigInteger(), nullable=True),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_summaries"),
    )
    op.create_table(
        "tables",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=True),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("fork", sa.Integer(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("host_name", sa.String(length=100), nullable=False),
        sa.Column("seats_wanted", sa.Integer(), nullable=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("absence", sa.String(length=10), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("voids", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=True),
        sa.Column("terms_message_id", sa.BigInteger(), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("scores", sa.Text(), nullable=True),
        sa.Column("undo_to", sa.Integer(), nullable=True),
        sa.Column("undo_by", sa.Integer(), nullable=True),
        sa.Column("abandon_by", sa.Integer(), nullable=True),
        sa.Column("rematch_of", NUMBER, nullable=True),
        sa.Column("rematch", NUMBER, nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.Column("lapses", sa.Text(), server_default="{}", nullable=False),
        sa.Column("lapse_at", sa.BigInteger(), nullable=True),
        sa.Column("paused_at", sa.BigInteger(), nullable=True),
        sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("all_decide", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("tempo", sa.String(length=10), server_default="plain", nullable=False),
        sa.Column("hand_seat", sa.Integer(), nullable=True),
        sa.Column("turn", sa.Integer(), server_default="0", nullable=False),
        sa.Column("furthest", sa.Integer(), server_default="0", nullable=False),
        sa.Column("furthest_at", sa.BigInteger(), nullable=True),
        sa.Column("witness_key", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name="fk_tables_rematch_of"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"], unique=False)
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"], unique=False)
    op.create_index("ix_tables_host_id", "tables", ["host_id"], unique=False)
    op.create_index(
        "ix_tables_lapse_at",
        "tables",
        ["lapse_at"],
        unique=False,
        sqlite_where=sa.text("lapse_at IS NOT NULL"),
        postgresql_where=sa.text("lapse_at IS NOT NULL"),
    )
    op.create_index("ix_tables_thread_id", "tables", ["thread_id"], unique=False)
    op.create_table(
        "uninvited",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_uninvited"),
    )
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
    op.create_table(
        "wishes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_user_id", "wishes", ["user_id"], unique=False)
    op.create_table(
        "followers",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_followers_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_followers"),
    )
    op.create_index("ix_followers_user_id", "followers", ["user_id"], unique=False)
    op.create_table(
        "handed",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_handed_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "revision", name="pk_handed"),
    )
    op.create_index("ix_handed_user_id", "handed", ["user_id"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("declined", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("wished", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"], unique=False)
    op.create_table(
        "notes",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_notes"),
    )
    op.create_index("ix_notes_user_id", "notes", ["user_id"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("lane", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("notice", sa.Text(), nullable=True),
        sa.Column("about", sa.String(length=10), nullable=False),
        sa.Column("mark", sa.String(length=10), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("first_try_at", sa.BigInteger(), nullable=True),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("calls", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_outbox_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_not_before", "outbox", ["not_before"], unique=False)
    op.create_index("ix_outbox_table_id_lane", "outbox", ["table_id", "lane"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=True),
        sa.Column("gone_id", sa.BigInteger(), nullable=True),
        sa.Column("gone_name", sa.String(length=100), nullable=True),
        sa.Column("house_number", sa.Integer(), nullable=True),
        sa.Column("word", sa.String(length=60), nullable=True),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("prompt", sa.Text(), nullable=True),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("required", sa.Boolean(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("remind_at", sa.BigInteger(), nullable=True),
        sa.Column("overdue", sa.Boolean(), nullable=False),
        sa.Column("ping", sa.Boolean(), nullable=False),
        sa.Column("last_step", sa.Integer(), nullable=False),
        sa.Column("undo_vote", sa.Boolean(), nullable=True),
        sa.Column("abandon_vote", sa.Boolean(), nullable=True),
        sa.Column("house_turn", sa.Boolean(), nullable=False),
        sa.Column("leased_until", sa.BigInteger(), nullable=True),
        sa.Column("considered", sa.Text(), nullable=True),
        sa.Column("kept_due", sa.BigInteger(), nullable=True),
        sa.Column("kept_remind", sa.BigInteger(), nullable=True),
        sa.Column("bank", sa.Float(), nullable=True),
        sa.Column("offered", sa.String(length=10), nullable=True),
        sa.Column("hand_vote", sa.Boolean(), nullable=True),
        sa.Column("away_until", sa.BigInteger(), nullable=True),
        sa.Column("orders", sa.Text(), nullable=True),
        sa.Column("orders_of", sa.BigInteger(), nullable=True),
        sa.Column("orders_at", sa.BigInteger(), nullable=True),
        sa.Column("quiet", sa.Text(), nullable=True),
        sa.Column("asked_quiet", sa.Text(), nullable=True),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.Column("vote_wake_at", sa.BigInteger(), nullable=True),
        sa.Column("votes_slept", sa.Text(), nullable=True),
        sa.Column("turn", sa.Integer(), server_default="0", nullable=False),
        sa.Column("witnesses", sa.Text(), nullable=True),
        sa.Column("level", sa.String(length=10), nullable=True),
        sa.Column("draft", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_seats"),
    )
    op.create_index(
        "ix_seats_away_until",
        "seats",
        ["away_until"],
        unique=False,
        sqlite_where=sa.text("away_until IS NOT NULL"),
        postgresql_where=sa.text("away_until IS NOT NULL"),
    )
    op.create_index(
        "ix_seats_due_at",
        "seats",
        ["due_at"],
        unique=False,
        sqlite_where=sa.text("due_at IS NOT NULL AND NOT overdue"),
        postgresql_where=sa.text("due_at IS NOT NULL AND NOT overdue"),
    )
    op.create_index(
        "ix_seats_gone_id",
        "seats",
        ["gone_id"],
        unique=False,
        sqlite_where=sa.text("gone_id IS NOT NULL"),
        postgresql_where=sa.text("gone_id IS NOT NULL"),
    )
    op.create_index(
        "ix_seats_house_turn",
        "seats",
        ["asked_at"],
        unique=False,
        sqlite_where=sa.text("house_turn"),
        postgresql_where=sa.text("house_turn"),
    )
    op.create_index(
        "ix_seats_orders_at",
        "seats",
        ["orders_at"],
        unique=False,
        sqlite_where=sa.text("orders_at IS NOT NULL"),
        postgresql_where=sa.text("orders_at IS NOT NULL"),
    )
    op.create_index(
        "ix_seats_remind_at",
        "seats",
        ["remind_at"],
        unique=False,
        sqlite_where=sa.text("remind_at IS NOT NULL"),
        postgresql_where=sa.text("remind_at IS NOT NULL"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)
    op.create_index(
        "ix_seats_vote_wake_at",
        "seats",
        ["vote_wake_at"],
        unique=False,
        sqlite_where=sa.text("vote_wake_at IS NOT NULL"),
        postgresql_where=sa.text("vote_wake_at IS NOT NULL"),
    )
    op.create_index(
        "ix_seats_wake_at",
        "seats",
        ["wake_at"],
        unique=False,
        sqlite_where=sa.text("wake_at IS NOT NULL"),
        postgresql_where=sa.text("wake_at IS NOT NULL"),
    )
    op.create_table(
        "sent",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("slot", sa.String(length=30), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("told_from", sa.Integer(), nullable=False),
        sa.Column("told_to", sa.Integer(), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sent_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "slot", name="pk_sent"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshots"),
    )
    op.create_table(
        "steps",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("by", sa.String(length=10), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("log", sa.Text(), nullable=False),
        sa.Column("sealed", sa.Boolean(), nullable=False),
        sa.Column("unfinished", sa.Boolean(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=True),
        sa.Column("fork", sa.Integer(), nullable=True),
        sa.Column("struck_by", sa.Integer(), nullable=True),
        sa.Column("time_left", sa.Float(), nullable=True),
        sa.Column("due_before", sa.BigInteger(), nullable=True),
        sa.Column("ordered", sa.String(length=40), nullable=True),
        sa.Column("turn", sa.Integer(), server_default="0", nullable=False),
        sa.Column("release", sa.String(length=40), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_steps_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_steps"),
    )
