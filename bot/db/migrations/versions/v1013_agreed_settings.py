"""The settings that somebody in a lobby agreed to, where the table's have changed since."""

import sqlalchemy as sa
from alembic import op

revision = "v1013"
down_revision = "v1012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody in a lobby agrees to its settings as they stand."""
    op.add_column("seats", sa.Column("agreed", sa.Text(), nullable=True))
