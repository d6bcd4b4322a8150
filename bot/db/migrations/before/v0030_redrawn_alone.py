"""What somebody took back alone, among robots, so that chance was drawn anew, counts for no rating and no best score."""

from alembic import op

revision = "v0030"
down_revision = "v0028"
branch_labels = None
depends_on = None

MARKED = """
    UPDATE steps SET "by" = 'alone' WHERE kind = 'undo' AND fork IS NOT NULL AND table_id IN (
        SELECT table_id FROM seats GROUP BY table_id
        HAVING count(user_id) = 1 AND count(gone_name) = 0
    )
"""

UNLISTED = """
    DELETE FROM best_scores WHERE table_id IN (SELECT table_id FROM steps WHERE "by" = 'alone')
"""

UNRATED = """
    UPDATE results SET rated = false WHERE user_id IS NOT NULL
    AND table_id IN (SELECT table_id FROM steps WHERE "by" = 'alone')
"""


def upgrade() -> None:
    """Mark it where one person sat among robots only, and take the scores out that came of it."""
    for statement in (MARKED, UNLISTED, UNRATED):
        op.execute(statement)
