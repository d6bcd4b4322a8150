"""What house players have considered of the opportunities of their seats."""

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing has been considered."""
    op.add_column("seats", sa.Column("considered", sa.Text(), nullable=True))
