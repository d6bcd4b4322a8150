"""What a server's managers decide besides: the language of new tables, and who may open them."""

import sqlalchemy as sa
from alembic import op

revision = "v0016"
down_revision = "v0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody, in the language of whoever opens one."""
    op.add_column("servers", sa.Column("language", sa.String(10), nullable=True))
    op.add_column("servers", sa.Column("openers", sa.BigInteger(), nullable=True))
