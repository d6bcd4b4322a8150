"""The tables of a host are found at once."""

from alembic import op

revision = "v0019"
down_revision = "v0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All tables have hosts already."""
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
