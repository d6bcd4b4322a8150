"""Reviews of finished games are kept with their tables."""

import sqlalchemy as sa
from alembic import op

from bot.db.schema import NUMBER

revision = "v1007"
down_revision = "v1006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None has been made so far."""
    op.create_table(
        "reviews",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_reviews"),
    )
