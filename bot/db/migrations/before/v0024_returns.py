"""Ends of vacations are found by an index: the board says of nobody any longer that they are away."""

import sqlalchemy as sa
from alembic import op

revision = "v0024"
down_revision = "v0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that are over already are seen to at the next start."""
    op.create_index(
        "ix_seats_away_until",
        "seats",
        ["away_until"],
        sqlite_where=sa.text("away_until IS NOT NULL"),
        postgresql_where=sa.text("away_until IS NOT NULL"),
    )
