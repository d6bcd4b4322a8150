"""Votes that others wait for end by themselves, and a refusal to undo is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "v1009"
down_revision = "v1008"
branch_labels = None
depends_on = None

DAY = 24 * 60 * 60 * 1_000_000


def upgrade() -> None:
    """A request to undo that is open has a day from the last change of its table."""
    op.add_column("tables", sa.Column("held_until", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("undo_refused", sa.Integer(), nullable=True))
    op.create_index(
        "ix_tables_held_until",
        "tables",
        ["held_until"],
        unique=False,
        sqlite_where=sa.text("held_until IS NOT NULL"),
        postgresql_where=sa.text("held_until IS NOT NULL"),
    )
    tables = sa.table("tables", *map(sa.column, ("proposals", "changed_at", "held_until")))
    is_open = tables.c.proposals.like('%"kind":"undo"%')
    op.execute(sa.update(tables).where(is_open).values(held_until=tables.c.changed_at + DAY))
