"""A table chooses its pace, and its seats have banks of time."""

import sqlalchemy as sa
from alembic import op

revision = "v0015"
down_revision = "v0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that there are go on as before: with the operator's time for every question."""
    op.add_column(
        "tables",
        sa.Column("tempo", sa.String(length=10), nullable=False, server_default="plain"),
    )
    op.add_column("seats", sa.Column("bank", sa.Float(), nullable=True))
