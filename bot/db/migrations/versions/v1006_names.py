"""Columns have the names that the code has: queue, time_control, robot_number, robot_turn."""

import sqlalchemy as sa
from alembic import op

revision = "v1006"
down_revision = "v1005"
branch_labels = None
depends_on = None

RENAMED = (
    ("outbox", "lane", "queue"),
    ("seats", "house_number", "robot_number"),
    ("seats", "house_turn", "robot_turn"),
    ("servers", "tempo", "time_control"),
    ("tables", "tempo", "time_control"),
    ("tournaments", "tempo", "time_control"),
)


def upgrade() -> None:
    """Rename them, and the two indexes that are called by them."""
    op.drop_index("ix_outbox_table_id_lane", "outbox")
    op.drop_index("ix_seats_house_turn", "seats")
    for table, old, new in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    op.create_index("ix_outbox_table_id_queue", "outbox", ["table_id", "queue"])
    condition = sa.text("robot_turn")
    op.create_index(
        "ix_seats_robot_turn",
        "seats",
        ["asked_at"],
        sqlite_where=condition,
        postgresql_where=condition,
    )
