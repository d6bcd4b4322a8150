"""People may be away for a while: their clocks stand at all tables."""

import sqlalchemy as sa
from alembic import op

revision = "v0020"
down_revision = "v0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is away."""
    op.add_column("people", sa.Column("away", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("away_until", sa.BigInteger(), nullable=True))
