"""Who decides about a table that gathers."""

import sqlalchemy as sa
from alembic import op

revision = "v0014"
down_revision = "v0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The host does, at tables that gather already, too."""
    op.add_column(
        "tables",
        sa.Column("all_decide", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
