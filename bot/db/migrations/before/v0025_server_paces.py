"""What a server's managers decide besides: the pace that new tables begin with."""

import sqlalchemy as sa
from alembic import op

revision = "v0025"
down_revision = "v0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The operator's, as before."""
    op.add_column("servers", sa.Column("tempo", sa.String(10), nullable=True))
