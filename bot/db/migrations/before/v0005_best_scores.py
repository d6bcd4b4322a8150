"""A server remembers the best scores of its people."""

import sqlalchemy as sa
from alembic import op

revision = "v0005"
down_revision = "v0004"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Begin with empty lists."""
    op.create_table(
        "best_scores",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("list", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_best_scores")),
    )
    op.create_index(
        op.f("ix_best_scores_guild_id_game_list"), "best_scores", ["guild_id", "game", "list"]
    )
    op.create_index(op.f("ix_best_scores_user_id"), "best_scores", ["user_id"])
