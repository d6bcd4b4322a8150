"""What is put to others lapses with time."""

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What stands already is given its time at the table's next step."""
    some = sa.text("lapse_at IS NOT NULL")
    op.add_column("tables", sa.Column("lapses", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("lapse_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_tables_lapse_at", "tables", ["lapse_at"], sqlite_where=some, postgresql_where=some
    )
