"""Databases of earlier schemas."""

from typing import Any

from alembic import command
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import MIGRATIONS
from bot.db.migrate import configured


def migrated_to(connection: Connection, revision: str) -> None:
    """The database as an older release left it."""
    command.upgrade(configured(connection, MIGRATIONS), revision)


async def insert(connection: AsyncConnection, into: str, **values: Any) -> None:
    """A row of an earlier schema, in words, since the code knows the newest one only."""
    columns = ", ".join(f'"{column}"' for column in values)
    blanks = ", ".join(f":{column}" for column in values)
    await connection.execute(text(f"INSERT INTO {into} ({columns}) VALUES ({blanks})"), values)


async def insert_table(
    connection: AsyncConnection, id: int = 1, phase: str = "lobby", **values: Any
) -> None:
    """A table of the toy game that Ana hosts, with the columns that every schema had."""
    told = {"game": "toy", "options": "{}", "host_id": 101, "host_name": "Ana", "channel_id": 5000}
    terms = {"language": "en", "absence": "wait", "attempt": 1, "voids": "[]"}
    chance = {"secret": bytes(32), "commitment": "c"}
    counts = {"revision": 1, "step": 0, "fork": 0, "created_at": 0, "changed_at": 0}
    row = {"id": id, "phase": phase} | told | terms | chance | counts | values
    await insert(connection, "tables", **row)


async def insert_seat(
    connection: AsyncConnection, place: int, table_id: int, **values: Any
) -> None:
    """A seat that is not asked, with the columns that every schema had."""
    never = dict.fromkeys(("asked", "required", "overdue", "ping", "house_turn"), False)
    row = {"table_id": table_id, "place": place, "ask": 0, "last_step": 0} | never | values
    await insert(connection, "seats", **row)
