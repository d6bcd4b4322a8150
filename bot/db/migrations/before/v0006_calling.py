"""How people want to be called, and where their direct messages are."""

import sqlalchemy as sa
from alembic import op

revision = "v0006"
down_revision = "v0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen, and no direct messages are known to be closed."""
    op.add_column("people", sa.Column("notify", sa.String(length=10), nullable=True))
    op.add_column("people", sa.Column("direct_id", sa.BigInteger(), nullable=True))
    op.add_column(
        "people",
        sa.Column("direct_closed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
