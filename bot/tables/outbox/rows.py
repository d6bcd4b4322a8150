"""Outbox rows: how one is taken, what the publisher gets, and whether anything is left to show. Pure."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from msgspec import json as msgspec_json
from sqlalchemy import bindparam, func, select, update

from bot.db.rows import Rows
from bot.db.schema import OUTBOX, Instant
from bot.model.proposals import ProposalKind
from bot.model.quiet_hours import wakes
from bot.tables.outbox.sent import Sent
from bot.tables.publishing import BY_NAME, About, ContactChannel, Kind, OutboxRow
from games.core.model import Message, Seat

_MESSAGE = msgspec_json.Decoder(Message)

_ALL = OUTBOX.alias("every")

_CLAIMED = OUTBOX.c.claimed_until.is_not(None) & (OUTBOX.c.claimed_until > bindparam("now"))

TAKE = (
    update(OUTBOX)
    .where(
        OUTBOX.c.id
        == select(OUTBOX.c.id)
        .where(
            OUTBOX.c.id
            == select(func.min(OUTBOX.c.id))
            .where(OUTBOX.c.table_id == bindparam("table"), OUTBOX.c.queue == bindparam("in_queue"))
            .scalar_subquery(),
            OUTBOX.c.not_before <= bindparam("now"),
            ~_CLAIMED,
        )
        .with_for_update(skip_locked=True)
        .scalar_subquery()
    )
    .values(
        claimed_until=bindparam("until"),
        claimed_by=bindparam("process"),
        tries=OUTBOX.c.tries + 1,
        first_try_at=func.coalesce(OUTBOX.c.first_try_at, bindparam("now", type_=Instant)),
        blocked=False,
    )
    .returning(
        *OUTBOX.c,
        (
            select(func.count())
            .where(_ALL.c.table_id == bindparam("table"), _ALL.c.queue == bindparam("in_queue"))
            .scalar_subquery()
            == 1
        ).label("is_last"),
    )
)
"""Take a queue's first row, if it is due and no other process has it; and whether it is the only one."""


def _pings(
    kind: Kind, seat: Seat | None, rows: Rows, contacts: Mapping[int, ContactChannel], now: datetime
) -> tuple[tuple[Seat, int], ...]:
    """Seats that the row is to call, with their ask; nobody in their quiet hours (`wake_at`)."""
    return tuple(
        (row.number, row.ask)
        for row in rows.seats
        if row.ping and row.required and row.user_id is not None
        if wakes(row.quiet, now) is None
        if (kind is Kind.TURN and contacts[row.user_id] in BY_NAME)
        or (
            kind is Kind.PRIVATE
            and row.seat == seat
            and contacts[row.user_id] is ContactChannel.DIRECT
        )
    )


def outbox_row(
    found: Any, rows: Rows, contacts: Mapping[int, ContactChannel], now: datetime
) -> OutboxRow:
    """The row as the publisher gets it."""
    kind = Kind(found["kind"])
    return OutboxRow(
        id=found["id"],
        table=found["table_id"],
        kind=kind,
        seat=found["seat"],
        revision=found["revision"],
        nonce=f"{found['table_id']}-{found['mark']}",
        first_try_at=found["first_try_at"],
        tries=found["tries"],
        pings=_pings(kind, found["seat"], rows, contacts, now),
        contacts=contacts,
        notice=None if found["notice"] is None else _MESSAGE.decode(found["notice"]),
        about=About(found["about"]),
        vote=None if found["vote"] is None else ProposalKind(found["vote"]),
        calls=None if found["calls"] is None else tuple(map(int, found["calls"].split())),
        terms=rows.table.terms if kind is Kind.TERMS else None,
    )


def is_idle(row: OutboxRow, rows: Rows, sent: Sent) -> bool:
    """Whether nothing is left to show: it was shown, or is out of date."""
    shown = sent.of(row.slot)
    is_shown = shown is not None and shown.revision >= row.revision
    seat = None if row.seat is None else rows.of_seat(row.seat)
    match row.kind:
        case Kind.TURN:
            return not rows.table.is_playing or (is_shown and not row.pings)
        case Kind.PRIVATE:
            return (
                (is_shown and not row.pings)
                or seat is None
                or (seat.is_robot and seat.kept_for is None)
            )
        case Kind.REMINDER:
            return seat is None or not seat.required or seat.is_robot
        case Kind.LOBBY:
            return is_shown
        case _:
            return False
