"""Vacation days stay used when their person asks to be forgotten, under a pseudonym until their year is over."""

import sqlalchemy as sa
from alembic import op

revision = "v0033"
down_revision = "v0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody who was forgotten before is known."""
    op.create_table(
        "spent",
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("away", sa.Text(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_spent"),
    )
