"""All that a press needs of a table, in one statement: the table, its seats and people, messages, newest steps and state.

Rows come as JSON arrays, which both databases make and msgspec reads faster than it takes to ask for them one by one.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, json, structs
from sqlalchemy import BigInteger, Boolean, LargeBinary, Table, TextClause, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.caches import Explained, Messages, PackedState
from bot.db.rows import PersonRow, Rows, SeatRow, StepRow, TableRow, in_order
from bot.db.schema import EPOCH, LESSONS, PEOPLE, SEATS, SENT, STEPS, TABLES, Instant
from bot.db.state_cache import Playing
from bot.db.step_cache import LENGTH
from bot.model.errors import TableNotFound
from bot.model.sent_messages import SentMessage

S = TypeVar("S", bound=Struct)

Convert = Callable[[Any], Any]


class WholeTable(Struct, frozen=True):
    """A table with everything around it, as stored at one moment."""

    rows: Rows
    messages: Messages
    queues: Counter[str]
    steps: tuple[StepRow, ...]
    people: dict[int, PersonRow]
    lessons: dict[int, Explained]
    newest: PackedState | None
    """The state after the table's step, if it was asked for and is stored."""

    def keep(self, known: Playing) -> "WholeTable":
        """Cache it, with what is known here and not stored yet."""
        number, caches = self.rows.table.id, known.caches
        rows = caches.keep(self.rows)
        caches.tails.keep(number, self.steps)
        messages = caches.messages(number)
        if messages is None:
            messages = self.messages
            caches.sent.keep(number, messages)
        if caches.queues.get(number) is None:
            caches.queues.keep(number, self.queues)
        if self.newest is not None:
            known.states.keep_packed(number, self.newest)
        for user_id, person in self.people.items():
            caches.people.keep(user_id, person)
            caches.lessons.keep(user_id, self.lessons.get(user_id, {}))
        return structs.replace(self, rows=rows, messages=messages)


def _instant(value: int) -> datetime:
    return EPOCH + timedelta(microseconds=value)


class _Columns:
    """Columns of a table as the fields of a struct, carried in a JSON array."""

    def __init__(self, table: Table, fields: Sequence[str]) -> None:
        columns = [table.c[name] for name in fields]
        self.names = tuple(fields)
        self.converts: tuple[tuple[int, Convert], ...] = tuple(
            (place, _CONVERTS[type(column.type)])
            for place, column in enumerate(columns)
            if type(column.type) in _CONVERTS
        )
        self.blobs = frozenset(
            column.name for column in columns if isinstance(column.type, LargeBinary)
        )

    def array(self, dialect: str, alias: str) -> str:
        """The expression that makes the array of a row."""
        hexed = "hex({})" if dialect == "sqlite" else "encode({}, 'hex')"
        items = [
            hexed.format(f'{alias}."{name}"') if name in self.blobs else f'{alias}."{name}"'
            for name in self.names
        ]
        made = "json_array" if dialect == "sqlite" else "json_build_array"
        return f"{made}({', '.join(items)})"

    def values(self, array: list[Any]) -> list[Any]:
        """The array's values as the struct has them."""
        for place, convert in self.converts:
            if array[place] is not None:
                array[place] = convert(array[place])
        return array


def _bytes(value: str) -> bytes | None:
    """SQLite writes nothing at all as no digits."""
    return bytes.fromhex(value) or None


_CONVERTS: dict[type, Convert] = {Instant: _instant, Boolean: bool, LargeBinary: _bytes}

_TABLE = _Columns(TABLES, TableRow.__struct_fields__)
_SEAT = _Columns(SEATS, SeatRow.__struct_fields__)
_STEP = _Columns(STEPS, StepRow.__struct_fields__)
_SENT = _Columns(SENT, SentMessage.__struct_fields__)
_PERSON = _Columns(PEOPLE, ("user_id", *PersonRow.__struct_fields__))

_LESSON = _Columns(LESSONS, ("user_id", "game", "kind", "table_id", "ask"))

_ARRAYS = json.Decoder(list[list[Any]])
_ARRAY = json.Decoder(list[Any])


@cache
def _statement(dialect: str) -> TextClause:
    """The statement in that database's words."""
    group = "json_group_array" if dialect == "sqlite" else "json_agg"
    end = "" if dialect == "sqlite" else "::text"

    def every(columns: _Columns, source: str, alias: str, where: str) -> str:
        array = columns.array(dialect, alias)
        return f"(SELECT {group}({array}){end} FROM {source} {alias} WHERE {where})"

    here = (
        "user_id IN (SELECT x.user_id FROM seats x WHERE x.table_id = :table"
        " UNION ALL SELECT x.gone_id FROM seats x WHERE x.table_id = :table)"
    )
    least = "min" if dialect == "sqlite" else "least"
    oldest = (
        f"{least}(coalesce((SELECT min(x.last_step) FROM seats x WHERE x.table_id = :table AND x.user_id IS NOT NULL), 0),"
        " coalesce((SELECT b.told_from + 1 FROM sent b WHERE b.table_id = :table AND b.slot = 'board'), 0))"
    )
    parts = (
        f"{_TABLE.array(dialect, 't')}{end}",
        every(_SEAT, "seats", "s", "s.table_id = t.id"),
        every(_SENT, "sent", "m", "m.table_id = t.id"),
        f"(SELECT {group}(o.queue){end} FROM outbox o WHERE o.table_id = t.id)",
        every(
            _STEP,
            "steps",
            "e",
            f"e.table_id = :table AND e.number > t.step - {LENGTH} AND e.number >= {oldest}",
        ),
        every(_PERSON, "people", "p", f"p.{here}"),
        every(_LESSON, "lessons", "l", f"l.{here}"),
        "n.schema",
        "n.body",
    )
    joined = "n.table_id = t.id AND n.number = t.step AND n.number <> :held"
    source = f"tables t LEFT JOIN snapshots n ON {joined}"
    return text(f"SELECT {', '.join(parts)} FROM {source} WHERE t.id = :table").bindparams(
        bindparam("table", type_=BigInteger), bindparam("held", type_=BigInteger)
    )


async def read_rows(connection: AsyncConnection, known: Playing, number: int) -> Rows:
    """The table's rows, from those used last if they are there. Raises `TableNotFound`."""
    held = known.caches.rows.get(number)
    return (await read_whole(connection, known, number)).rows if held is None else held


async def read_whole(connection: AsyncConnection, known: Playing, number: int) -> WholeTable:
    """Read the table and cache it; its state is left out if that is cached. Raises `TableNotFound`."""
    held = known.states.step_of(number)
    wanted = {"table": number, "held": -1 if held is None else held}
    found = (await connection.execute(_statement(connection.dialect.name), wanted)).one_or_none()
    if found is None:
        raise TableNotFound
    return _unpacked(found).keep(known)


def _unpacked(found: Any) -> WholeTable:
    """The table that the statement has found."""
    table, seats, sent, queues, steps, people, lessons, schema, body = found
    rows = Rows(
        TableRow(*_TABLE.values(_ARRAY.decode(table))),
        in_order(SeatRow(*_SEAT.values(row)) for row in _arrays(seats)),
    )
    messages = [SentMessage(*_SENT.values(row)) for row in _arrays(sent)]
    ids = {id for row in rows.seats for id in (row.user_id, row.kept_for) if id is not None}
    known = {row[0]: PersonRow(*row[1:]) for row in map(_PERSON.values, _arrays(people))}
    explained: dict[int, Explained] = {}
    for user_id, game, kind, at, ask in _arrays(lessons):
        explained.setdefault(user_id, {})[game, kind] = (at, ask)
    return WholeTable(
        rows=rows,
        messages={message.slot: message for message in messages},
        queues=Counter(_ARRAY.decode(queues or "[]")),
        steps=tuple(
            sorted(
                (StepRow(*_STEP.values(row)) for row in _arrays(steps)), key=lambda one: one.number
            )
        ),
        people={user_id: known.get(user_id, PersonRow()) for user_id in ids},
        lessons=explained,
        newest=None if body is None else PackedState(rows.table.step, schema, bytes(body)),
    )


def _arrays(found: str | None) -> list[list[Any]]:
    """The rows; PostgreSQL has nothing for none."""
    return _ARRAYS.decode(found or "[]")
