"""Bringing a database's schema up to date with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.model.errors import DatabaseRefused

BASELINE = "v1000"
"""The schema of 0.1, with which every new database begins."""

LAST_BEFORE = "v0035"
"""The last migration before the baseline: it leads to the same schema."""


def migrate(connection: Connection, migrations: Path) -> None:
    """Run those of the folder's migrations that are missing, inside the caller's transaction. Raises `DatabaseRefused`."""
    config = configured(connection, migrations)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise DatabaseRefused(
            "The database was written by a newer release of Feitoria: start that release, or restore a backup."
        )
    before = {script.revision for script in scripts.iterate_revisions(LAST_BEFORE, "base")}
    if present & before:
        command.upgrade(config, LAST_BEFORE)
        command.stamp(config, BASELINE, purge=True)
    command.upgrade(config, f"{BASELINE}@head")


def configured(connection: Connection, migrations: Path) -> Config:
    """Alembic on that connection, with the migrations of both folders."""
    config = Config()
    root = str(migrations).replace("%", "%%")
    config.set_main_option("script_location", root)
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", f"{root}/versions\n{root}/before")
    config.attributes["connection"] = connection
    return config
