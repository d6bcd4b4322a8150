"""Whoever sleeps is called in the morning to the votes that began in that night, and nobody else is."""

import sqlalchemy as sa
from alembic import op

revision = "v0027"
down_revision = "v0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who sleeps now is called to every vote that is open, as was promised; a notice of old calls all that it concerns."""
    op.add_column("seats", sa.Column("votes_slept", sa.Text(), nullable=True))
    op.add_column("outbox", sa.Column("calls", sa.Text(), nullable=True))
    op.execute("UPDATE seats SET votes_slept = 'undo abandon hand' WHERE vote_wake_at IS NOT NULL")
