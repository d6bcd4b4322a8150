"""Who is invited to a table that gathers, and who waits for one of a game."""

import sqlalchemy as sa
from alembic import op

revision = "v0011"
down_revision = "v0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is, nobody does."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "invitations",
        sa.Column("table_id", number, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("declined", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_invitations_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_table(
        "wishes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_user_id", "wishes", ["user_id"])
