"""Votes that began while it was quiet for somebody are put to them anew in the morning."""

import sqlalchemy as sa
from alembic import op

revision = "v0026"
down_revision = "v0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that are open already called whom they could."""
    op.add_column("seats", sa.Column("vote_wake_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_seats_vote_wake_at",
        "seats",
        ["vote_wake_at"],
        sqlite_where=sa.text("vote_wake_at IS NOT NULL"),
        postgresql_where=sa.text("vote_wake_at IS NOT NULL"),
    )
