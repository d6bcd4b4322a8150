"""Databases of earlier schemas."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bot.db.database import MIGRATIONS


def migrated_to(connection: Connection, revision: str) -> None:
    """The database as an older release left it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
