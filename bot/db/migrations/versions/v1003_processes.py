"""Each process on a shared PostgreSQL has a row, and what it claims bears its number."""

import sqlalchemy as sa
from alembic import op

revision = "v1003"
down_revision = "v1002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has claimed anything under a number yet: older claims end by their time."""
    op.create_table(
        "processes",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.add_column("outbox", sa.Column("claimed_by", sa.BigInteger()))
    op.add_column("seats", sa.Column("leased_by", sa.BigInteger()))
    for table, column in (("outbox", "claimed_until"), ("seats", "leased_until")):
        condition = sa.text(f"{column} IS NOT NULL")
        op.create_index(
            f"ix_{table}_{column}",
            table,
            [column],
            sqlite_where=condition,
            postgresql_where=condition,
        )
