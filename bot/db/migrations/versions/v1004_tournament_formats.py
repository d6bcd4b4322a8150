"""Formats and corrected results of tournaments, and the role that opens them on a server."""

import sqlalchemy as sa
from alembic import op

revision = "v1004"
down_revision = "v1003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Tournaments that there are go on as Swiss ones."""
    op.add_column(
        "tournaments",
        sa.Column("format", sa.String(12), nullable=False, server_default="swiss"),
    )
    op.add_column("tournament_posts", sa.Column("correction", sa.Integer(), nullable=True))
    op.add_column("servers", sa.Column("organisers", sa.BigInteger(), nullable=True))
    op.create_table(
        "tournament_corrections",
        sa.Column("tournament_id", NUMBER, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table_number", sa.Integer(), nullable=False),
        sa.Column("during", sa.Integer(), nullable=False),
        sa.Column("ranks_before", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_corrections_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_corrections"),
    )
