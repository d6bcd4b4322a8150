"""Tables count their progress, which alone gives time; seats remember at which count they were given it."""

import sqlalchemy as sa
from alembic import op

revision = "v0032"
down_revision = "v0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Clocks that run go on; whoever is asked next at a running table goes on with their bank, or begins one."""
    for table in ("tables", "seats", "steps"):
        op.add_column(table, sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("furthest", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("furthest_at", sa.BigInteger(), nullable=True))
