"""Journals of games that are over go into one row each; the job that does so finds those of before by itself."""

import sqlalchemy as sa
from alembic import op

revision = "v1005"
down_revision = "v1004"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

CONDITION = sa.text("finished_at IS NOT NULL AND NOT archived")


def upgrade() -> None:
    """Nothing is archived yet."""
    op.create_table(
        "archives",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_archives_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
    )
    op.add_column(
        "tables",
        sa.Column("archived", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.create_index(
        "ix_tables_finished_at",
        "tables",
        ["finished_at"],
        sqlite_where=CONDITION,
        postgresql_where=CONDITION,
    )
