"""Daily challenges: each day's secret, and everybody's try."""

import sqlalchemy as sa
from alembic import op

revision = "v1008"
down_revision = "v1007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none."""
    op.create_table(
        "daily_challenges",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_challenges"),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("witness", sa.String(64), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(100), nullable=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("draft", sa.LargeBinary(), nullable=True),
        sa.Column("total", sa.Integer(), nullable=True),
        sa.Column("is_shared", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["day"], ["daily_challenges.day"], name="fk_daily_attempts_day"),
        sa.PrimaryKeyConstraint("day", "witness", name="pk_daily_attempts"),
    )
    op.create_index("ix_daily_attempts_guild", "daily_attempts", ["guild_id", "day"])
    op.create_index("ix_daily_attempts_user_id", "daily_attempts", ["user_id"])
