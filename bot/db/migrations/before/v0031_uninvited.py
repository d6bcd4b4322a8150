"""People may want no invitations, and are not called by others without end."""

import sqlalchemy as sa
from alembic import op

revision = "v0031"
down_revision = "v0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody may be invited, as before."""
    op.add_column(
        "invitations", sa.Column("wished", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "uninvited",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_uninvited"),
    )
