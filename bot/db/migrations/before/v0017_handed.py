"""Seats that another person may take, and who had them before."""

import sqlalchemy as sa
from alembic import op

revision = "v0017"
down_revision = "v0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None is on offer, none has been handed on."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("tables", sa.Column("hand_seat", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("offered", sa.String(10), nullable=True))
    op.add_column("seats", sa.Column("hand_vote", sa.Boolean(), nullable=True))
    op.create_table(
        "handed",
        sa.Column("table_id", number, nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_handed_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "revision", name="pk_handed"),
    )
    op.create_index("ix_handed_user_id", "handed", ["user_id"])
