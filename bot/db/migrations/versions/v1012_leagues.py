"""Leagues, which are tournaments too, with their divisions; and what fills tables that are not full."""

import sqlalchemy as sa
from alembic import op

revision = "v1012"
down_revision = "v1011"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Tournaments that there are belong to no league, and go on with byes."""
    for column in (
        sa.Column("odd", sa.String(8), nullable=False, server_default="byes"),
        sa.Column("more_games", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("division_size", sa.Integer(), nullable=True),
        sa.Column("movers", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("league_id", NUMBER, nullable=True),
        sa.Column("season", sa.Integer(), nullable=True),
        sa.Column("division", sa.Integer(), nullable=True),
    ):
        op.add_column("tournaments", column)
    op.create_index(
        "ix_tournaments_division",
        "tournaments",
        ["league_id", "season", "division"],
        unique=True,
    )
