"""People may have quiet hours in their own time zone: they are not called in them, and slow clocks stand."""

import sqlalchemy as sa
from alembic import op

revision = "v0023"
down_revision = "v0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has any."""
    op.add_column("people", sa.Column("zone", sa.String(40), nullable=True))
    op.add_column("people", sa.Column("quiet", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("quiet", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("asked_quiet", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("wake_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_seats_wake_at",
        "seats",
        ["wake_at"],
        sqlite_where=sa.text("wake_at IS NOT NULL"),
        postgresql_where=sa.text("wake_at IS NOT NULL"),
    )
