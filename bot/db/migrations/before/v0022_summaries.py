"""Weekly summaries of a server's tables: where, and when the next one is due."""

import sqlalchemy as sa
from alembic import op

revision = "v0022"
down_revision = "v0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No server has them."""
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
