"""Names of tables, and notes that people keep at them."""

import sqlalchemy as sa
from alembic import op

revision = "v0012"
down_revision = "v0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table has a name, nobody a note."""
    op.add_column("tables", sa.Column("name", sa.String(40), nullable=True))
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "notes",
        sa.Column("table_id", number, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_notes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_notes"),
    )
    op.create_index("ix_notes_user_id", "notes", ["user_id"])
