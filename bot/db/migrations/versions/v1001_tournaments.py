"""Tournaments: what is played, who takes part, who sits where with which result, and what was announced."""

import sqlalchemy as sa
from alembic import op

revision = "v1001"
down_revision = "v1000"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """There are none."""
    op.create_table(
        "tournaments",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("tempo", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round_days", sa.Integer(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("paused_at", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild_id"])
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_entrants_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_entrants"),
    )
    op.create_index(
        "ix_tournament_entrants_person",
        "tournament_entrants",
        ["tournament_id", "user_id"],
        unique=True,
    )
    op.create_index("ix_tournament_entrants_user_id", "tournament_entrants", ["user_id"])
    op.create_table(
        "tournament_seats",
        sa.Column("tournament_id", NUMBER, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("table_id", NUMBER, nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_seats_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "number", "place", name="pk_tournament_seats"
        ),
    )
    op.create_index("ix_tournament_seats_table_id", "tournament_seats", ["table_id"])
    op.create_table(
        "tournament_posts",
        sa.Column("tournament_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("is_done", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("tried_at", sa.BigInteger(), nullable=True),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_posts_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_posts"),
    )
    op.create_index(
        "ix_tournament_posts_open",
        "tournament_posts",
        ["tournament_id"],
        sqlite_where=sa.text("NOT is_done"),
        postgresql_where=sa.text("NOT is_done"),
    )
