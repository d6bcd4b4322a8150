"""When the program last ran, and the times of questions that are left to the house: clocks count neither anew."""

import sqlalchemy as sa
from alembic import op

revision = "v0009"
down_revision = "v0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is known of the time before: it counts as it did."""
    op.add_column("seats", sa.Column("kept_due", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("kept_remind", sa.BigInteger(), nullable=True))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
