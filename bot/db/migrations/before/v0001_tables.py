"""The first shape: tables, seats, journal, snapshots, drafts, outbox, sent messages, people."""

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=10), nullable=True),
        sa.Column("locale", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
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
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name=op.f("fk_tables_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_tables_channel_id"), "tables", ["channel_id"], unique=False)
    op.create_index(op.f("ix_tables_guild_id"), "tables", ["guild_id"], unique=False)
    op.create_index(op.f("ix_tables_thread_id"), "tables", ["thread_id"], unique=False)
    op.create_table(
        "drafts",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_drafts")),
    )
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
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_outbox_not_before"), "outbox", ["not_before"], unique=False)
    op.create_index(op.f("ix_outbox_table_id_lane"), "outbox", ["table_id", "lane"], unique=False)
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
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "place", name=op.f("pk_seats")),
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
        "ix_seats_house_turn",
        "seats",
        ["asked_at"],
        unique=False,
        sqlite_where=sa.text("house_turn"),
        postgresql_where=sa.text("house_turn"),
    )
    op.create_index(
        "ix_seats_remind_at",
        "seats",
        ["remind_at"],
        unique=False,
        sqlite_where=sa.text("remind_at IS NOT NULL"),
        postgresql_where=sa.text("remind_at IS NOT NULL"),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)
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
            ["table_id"], ["tables.id"], name=op.f("fk_sent_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "slot", name=op.f("pk_sent")),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_snapshots")),
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
        sa.Column("release", sa.String(length=40), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_steps_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_steps")),
    )
