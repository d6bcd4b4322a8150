"""Answers that are being made lie with their seats, and are read with them."""

import sqlalchemy as sa
from alembic import op

revision = "v0035"
down_revision = "v0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those of questions that stand are kept."""
    op.add_column("seats", sa.Column("draft", sa.LargeBinary(), nullable=True))
    op.execute(
        "UPDATE seats SET draft = (SELECT body FROM drafts WHERE drafts.table_id = seats.table_id"
        " AND drafts.seat = seats.seat AND drafts.ask = seats.ask) WHERE asked"
    )
    op.drop_table("drafts")
