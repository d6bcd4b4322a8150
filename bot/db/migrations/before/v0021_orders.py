"""Orders given ahead: small rules that people let stand, and which of a person's moves one of them has made."""

import sqlalchemy as sa
from alembic import op

revision = "v0021"
down_revision = "v0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has given any."""
    op.add_column("seats", sa.Column("orders", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("orders_of", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("orders_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_seats_orders_at",
        "seats",
        ["orders_at"],
        sqlite_where=sa.text("orders_at IS NOT NULL"),
        postgresql_where=sa.text("orders_at IS NOT NULL"),
    )
    op.add_column("steps", sa.Column("ordered", sa.String(40), nullable=True))
