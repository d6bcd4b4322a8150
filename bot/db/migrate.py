"""Bringing a database's schema up to date with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.model.errors import DatabaseRefused


def migrate(connection: Connection, migrations: Path) -> None:
    """Run those of the folder's migrations that are missing, inside the caller's transaction. Raises `DatabaseRefused`."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise DatabaseRefused(
            "The database was written by a newer release of Feitoria: start that release, or restore a backup."
        )
    command.upgrade(config, "head")
