"""The puzzle of the week, its answers, and who keeps their games out of it."""

import sqlalchemy as sa
from alembic import op

revision = "v1011"
down_revision = "v1010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There is none yet, and nobody has refused."""
    op.create_table(
        "puzzles",
        sa.Column("week", sa.String(10), nullable=False),
        sa.Column("begins_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.Column("tried", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("seek_at", sa.BigInteger(), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("game", sa.String(40), nullable=True),
        sa.Column("options", sa.Text(), nullable=True),
        sa.Column("seats", sa.Integer(), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("week", name="pk_puzzles"),
    )
    op.create_index("ix_puzzles_table_id", "puzzles", ["table_id"])
    op.create_table(
        "puzzle_answers",
        sa.Column("week", sa.String(10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("draft", sa.LargeBinary(), nullable=True),
        sa.Column("is_named", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("answered_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["week"], ["puzzles.week"], name="fk_puzzle_answers_week", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("week", "user_id", name="pk_puzzle_answers"),
    )
    op.create_index("ix_puzzle_answers_user_id", "puzzle_answers", ["user_id"])
    op.create_table(
        "puzzle_refusals",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_puzzle_refusals"),
    )
