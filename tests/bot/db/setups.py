"""Databases of earlier schemas."""

from alembic import command
from sqlalchemy import Connection

from bot.db.database import MIGRATIONS
from bot.db.migrate import configured


def migrated_to(connection: Connection, revision: str) -> None:
    """The database as an older release left it."""
    command.upgrade(configured(connection, MIGRATIONS), revision)
