"""Robots have a level, chosen where they are added."""

import sqlalchemy as sa
from alembic import op

revision = "v0034"
down_revision = "v0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Robots and results of before have none: they count as normal."""
    for table in ("seats", "results"):
        op.add_column(table, sa.Column("level", sa.String(10), nullable=True))
