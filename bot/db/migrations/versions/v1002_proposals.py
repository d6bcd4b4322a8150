"""All proposals of a table stand in one column, with those who have agreed."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v1002"
down_revision = "v1001"
branch_labels = None
depends_on = None

KINDS = (
    ("undo", "undo", "undo_by", "undo_vote"),
    ("abandon", "end", "abandon_by", "abandon_vote"),
    ("hand", "transfer", "hand_seat", "hand_vote"),
)
"""What the kind was called and is called; the columns that had its seat and the agreements."""

TABLES = sa.table(
    "tables", *map(sa.column, ("id", "phase", "undo_to", "proposals", *(one[2] for one in KINDS)))
)
SEATS = sa.table(
    "seats",
    *map(sa.column, ("table_id", "seat", "user_id", "votes_slept", *(one[3] for one in KINDS))),
)
OUTBOX = sa.table("outbox", *map(sa.column, ("about", "vote", "notice")))
SENT = sa.table("sent", sa.column("slot"))


def upgrade() -> None:
    """Votes that are open go on with the answers that have been given, and their messages keep their buttons."""
    op.add_column("tables", sa.Column("proposals", sa.Text(), server_default="[]", nullable=False))
    op.add_column("outbox", sa.Column("vote", sa.String(length=10), nullable=True))
    connection = op.get_bind()
    for table in connection.execute(sa.select(TABLES).where(TABLES.c.phase == "playing")).all():
        proposals = _proposals(connection, table)
        if proposals:
            stored = json.dumps(proposals, separators=(",", ":"))
            here = sa.update(TABLES).where(TABLES.c.id == table.id)
            connection.execute(here.values(proposals=stored))
    for old, new, _, _ in KINDS:
        settled = "end:done" if old == "abandon" else f"{old}:done"
        for about, now in ((old, "vote"), (settled, "vote:done")):
            row = sa.update(OUTBOX).where(OUTBOX.c.about == about)
            connection.execute(row.values(vote=new, about=now))
        sent = sa.update(SENT).where(SENT.c.slot == f"vote:{old}")
        connection.execute(sent.values(slot=f"vote:{new}"))
        for rows, column, before, after in (
            (SEATS, SEATS.c.votes_slept, old, new),
            (OUTBOX, OUTBOX.c.notice, f"tables-notice-{old}-", f"tables-notice-{new}-"),
        ):
            text = sa.update(rows).where(column.contains(before))
            connection.execute(text.values({column: sa.func.replace(column, before, after)}))
    for name in ("undo_to", "undo_by", "abandon_by", "hand_seat"):
        op.drop_column("tables", name)
    for name in ("undo_vote", "abandon_vote", "hand_vote"):
        op.drop_column("seats", name)


def _proposals(connection: sa.Connection, table: Any) -> list[dict[str, object]]:
    """What is open at that table."""
    proposals: list[dict[str, object]] = []
    for _, kind, by, vote in KINDS:
        seat = getattr(table, by)
        if seat is None:
            continue
        query = (
            sa.select(SEATS.c.seat)
            .where(SEATS.c.table_id == table.id, SEATS.c.user_id.is_not(None))
            .where(SEATS.c[vote].is_(sa.true()))
            .order_by(SEATS.c.seat)
        )
        agreed = list(connection.execute(query).scalars())
        base = {"base": table.undo_to} if kind == "undo" else {}
        proposals.append({"kind": kind, "seat": seat, "agreed": agreed, **base})
    return proposals
