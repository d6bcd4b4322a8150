"""Messages that a server gets every day or week."""

import sqlalchemy as sa
from alembic import op

revision = "v1010"
down_revision = "v1009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for one."""
    op.create_table(
        "server_posts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("edition", sa.String(10), nullable=True),
        sa.Column("posted_in", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("edited_at", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("trying", sa.String(10), nullable=True),
        sa.Column("tried_at", sa.BigInteger(), nullable=True),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "kind", name="pk_server_posts"),
    )
    op.create_index("ix_server_posts_due", "server_posts", ["kind", "due_at"])
