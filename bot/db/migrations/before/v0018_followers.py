"""Who looks on at a table without playing there."""

import sqlalchemy as sa
from alembic import op

revision = "v0018"
down_revision = "v0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody does."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "followers",
        sa.Column("table_id", number, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_followers_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_followers"),
    )
    op.create_index("ix_followers_user_id", "followers", ["user_id"])
