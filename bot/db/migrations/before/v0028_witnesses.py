"""Pseudonyms of all who have seen a hand of a running game, which outlast that a person is forgotten."""

import hmac
import secrets

import sqlalchemy as sa
from alembic import op

revision = "v0028"
down_revision = "v0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Running games know who has had their seats; who was forgotten there before has a number of their own as the loser."""
    op.add_column("tables", sa.Column("witness_key", sa.LargeBinary(), nullable=True))
    op.add_column("seats", sa.Column("witnesses", sa.Text(), nullable=True))
    connection = op.get_bind()
    running = "SELECT id FROM tables WHERE phase = 'playing'"
    for table in connection.scalars(sa.text(running)).all():
        _witnessed(connection, table)


def _witnessed(connection: sa.Connection, table: int) -> None:
    """Draw the table's key and write down who has had each of its seats."""
    key = secrets.token_bytes(32)
    connection.execute(
        sa.text("UPDATE tables SET witness_key = :key WHERE id = :table"),
        {"key": key, "table": table},
    )
    handed = connection.execute(
        sa.text("SELECT seat, user_id FROM handed WHERE table_id = :table"), {"table": table}
    ).all()
    seats = connection.execute(
        sa.text(
            "SELECT place, seat, user_id, gone_id, gone_name FROM seats WHERE table_id = :table"
        ),
        {"table": table},
    ).all()
    for place, seat, user_id, gone_id, gone_name in seats:
        people = {user_id, gone_id, *[former for had, former in handed if had == seat]} - {None}
        is_forgotten = gone_name is not None and gone_id is None
        connection.execute(
            sa.text(
                "UPDATE seats SET witnesses = :witnesses, gone_id = :gone_id"
                " WHERE table_id = :table AND place = :place"
            ),
            {
                "witnesses": " ".join(_pseudonym(key, one) for one in sorted(people)) or None,
                "gone_id": -1 - secrets.randbits(56) if is_forgotten else gone_id,
                "table": table,
                "place": place,
            },
        )


def _pseudonym(key: bytes, user_id: int) -> str:
    """As `bot/tables/game/witnesses.py` makes it."""
    return hmac.digest(key, b"feitoria-witness-1|" + str(user_id).encode(), "sha256").hex()
