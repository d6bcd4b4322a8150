"""Tables that stand still because moderators have closed their thread."""

import sqlalchemy as sa
from alembic import op

revision = "v0010"
down_revision = "v0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table does."""
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger(), nullable=True))
