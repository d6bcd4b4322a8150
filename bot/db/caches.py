"""Caches of the tables and people used last, so that a press asks the database once."""

from collections import Counter
from typing import TypeAlias

from msgspec import Struct, structs

from bot.db.lru_cache import LruCache
from bot.db.rows import PersonRow, Rows
from bot.db.step_cache import StepCache
from bot.model.sent_messages import SentMessage
from games.core.model import Key, Seat

Where: TypeAlias = tuple[int, int]
"""A table, and the number of a question put there."""

Explained: TypeAlias = dict[tuple[Key, str], Where]
"""For one person: where each kind of question of each game was explained."""

Messages: TypeAlias = dict[str, SentMessage]
"""A table's newest message of every slot."""


class PackedState(Struct, frozen=True):
    """A stored state, as it was after that step."""

    number: int
    schema: int
    body: bytes


class Caches:
    """Caches for a number of tables and of people; with 0 the database is always asked."""

    def __init__(self, tables: int, people: int) -> None:
        self.rows: LruCache[Rows] = LruCache(tables)
        """Tables as stored, secrets included."""
        self.tails = StepCache(tables)
        """The newest of their steps."""
        self.sent: LruCache[Messages] = LruCache(tables)
        """Messages sent for them; the sender changes them in place."""
        self.queues: LruCache[Counter[str]] = LruCache(tables)
        """How many rows of the outbox each of their queues may have."""
        self.people: LruCache[PersonRow] = LruCache(people)
        """What is stored about people."""
        self.lessons: LruCache[Explained] = LruCache(people)
        """What has been explained to people."""

        self.is_closed = False
        self.unstored: dict[int, Messages] = {}
        """Messages of tables where something is known here that is not stored yet."""
        self.called: dict[int, set[tuple[Seat, int]]] = {}
        """Seats that were called, with the number of the question, and not stored as such yet."""

        self.late: dict[tuple[int, str], int] = {}
        """Rows of the outbox, by table and queue, that a press under way is about to make needless."""

    def keep(self, rows: Rows) -> Rows:
        """Cache a table as it was read or stored; seats that were notified since then count as notified."""
        called = self.called.get(rows.table.id)
        if called:
            seats = tuple(
                structs.replace(row, ping=False, wake_at=None)
                if (row.seat, row.ask) in called
                else row
                for row in rows.seats
            )
            rows = structs.replace(rows, seats=seats)
        self.rows.keep(rows.table.id, rows)
        return rows

    def messages(self, table: int) -> Messages | None:
        """The messages sent for the table, if they are cached."""
        held = self.unstored.get(table)
        return self.sent.get(table) if held is None else held

    def forget(self, table: int) -> None:
        """Something of the table was changed, its journal not excepted: look again."""
        self.rows.forget(table)
        self.tails.forget(table)

    def close(self) -> None:
        """Hold nothing from now on."""
        self.is_closed = True
        for cache in (self.rows, self.tails, self.sent, self.queues):
            cache.close()
        self.people.close()
        self.lessons.close()
