"""Whoever left a seat to the house finds it again."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index of those who may come back."""
    some = sa.text("gone_id IS NOT NULL")
    op.create_index(
        "ix_seats_gone_id", "seats", ["gone_id"], sqlite_where=some, postgresql_where=some
    )
