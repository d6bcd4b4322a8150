"""People have questions explained to them that they are put for the first time."""

import sqlalchemy as sa
from alembic import op

revision = "v0013"
down_revision = "v0012"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has chosen, and nothing has been explained; whoever has finished a game of a kind knows it."""
    op.add_column("people", sa.Column("teaching", sa.String(length=10), nullable=True))
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=80), nullable=False),
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "kind", name=op.f("pk_lessons")),
    )
