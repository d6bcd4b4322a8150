"""What a change leaves to be shown: rows of the outbox, written in the transaction of the change."""

from collections.abc import Sequence
from datetime import timedelta
from secrets import token_hex
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import bindparam, case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import TableRow
from bot.db.schema import OUTBOX, SENT, Instant
from bot.tables.context import TableContext
from bot.tables.publishing import About, Kind
from games.core.codec import encode
from games.core.model import Message, Seat

LATE = timedelta(minutes=1)
"""When a panel is folded that its reader's press should have folded: looked for by a process that starts, or wakes for more."""


LIVING = select(SENT.c.message_id).where(
    SENT.c.table_id == bindparam("table"), SENT.c.slot == bindparam("in_slot")
)

TOLD_ANEW = (
    update(OUTBOX)
    .where(
        OUTBOX.c.table_id == bindparam("of_table"),
        OUTBOX.c.lane.in_(bindparam("lanes", expanding=True)),
        OUTBOX.c.kind.in_(bindparam("kinds", expanding=True)),
        OUTBOX.c.first_try_at.is_(None),
    )
    .values(
        revision=bindparam("to_revision"),
        not_before=case(
            (OUTBOX.c.tries == 0, bindparam("now", type_=Instant)),
            else_=OUTBOX.c.not_before,
        ),
    )
    .returning(OUTBOX.c.lane, OUTBOX.c.kind)
)

QUEUED = insert(OUTBOX)
"""Built once."""


class Show(Struct, frozen=True):
    """Something to be shown once the change is stored."""

    kind: Kind
    seat: Seat | None = None
    notice: Message | None = None
    about: About = About.NOTHING
    calls: tuple[Seat, ...] | None = None
    """A NOTICE: the only seats that it calls; None: all that it concerns."""
    is_late: bool = False
    """Whether somebody else is about to show it: it is shown if that comes to nothing."""

    @property
    def lane(self) -> str:
        """Rows of one lane are shown in their order; what goes to one person holds nothing up that all wait for."""
        if self.about is About.FULL:
            return "host"
        is_own = self.kind in {Kind.PRIVATE, Kind.REMINDER}
        return f"seat:{self.seat}" if is_own else "public"

    @property
    def tells_the_present(self) -> bool:
        """Whether a later row of the same kind says all that this one says."""
        return self.kind in {Kind.LOBBY, Kind.TURN, Kind.PRIVATE, Kind.CALLS}


async def with_folding_late(
    connection: AsyncConnection, table: int, shows: Sequence[Show], folded: tuple[Seat, int] | None
) -> Sequence[Show]:
    """What is to be shown: late where the press itself folds the panel, and says so when it has (`panels.folded`)."""
    if folded is None:
        return shows
    seat, message = folded
    living = await connection.scalar(LIVING, {"table": table, "in_slot": f"seat:{seat}"})
    if living != message:
        return shows
    return [
        structs.replace(show, is_late=True)
        if show.kind is Kind.PRIVATE and show.seat == seat
        else show
        for show in shows
    ]


async def unshow(connection: AsyncConnection, table: int, kinds: tuple[Kind, ...]) -> None:
    """Drop rows that nobody has begun to show."""
    if kinds:
        await connection.execute(
            delete(OUTBOX).where(
                OUTBOX.c.table_id == table,
                OUTBOX.c.kind.in_(kinds),
                OUTBOX.c.first_try_at.is_(None),
            )
        )


async def queue(
    connection: AsyncConnection, shared: TableContext, table: TableRow, shows: Sequence[Show]
) -> None:
    """Put rows into the outbox, or let those that nobody has begun to show stand for them."""
    present = [show for show in shows if show.tells_the_present]
    waiting = set[tuple[str, str]]()
    if present:
        # A lane's rows of a kind are all about the same seat.
        told = {
            "of_table": table.id,
            "lanes": sorted({show.lane for show in present}),
            "kinds": sorted({show.kind.value for show in present}),
            "to_revision": table.revision,
            "now": shared.now(),
        }
        waiting = {(lane, kind) for lane, kind in await connection.execute(TOLD_ANEW, told)}
    rows = [
        _outbox_row(shared, table, show)
        for show in shows
        if not show.tells_the_present or (show.lane, show.kind.value) not in waiting
    ]
    if rows:
        await connection.execute(QUEUED, rows)


def _outbox_row(shared: TableContext, table: TableRow, show: Show) -> dict[str, Any]:
    """A row that nobody has begun to show."""
    return {
        "table_id": table.id,
        "lane": show.lane,
        "kind": show.kind.value,
        "seat": show.seat,
        "revision": table.revision,
        "notice": None if show.notice is None else encode(show.notice).decode(),
        "about": show.about.value,
        "mark": token_hex(4),
        "tries": 0,
        "first_try_at": None,
        "not_before": shared.now() + (LATE if show.is_late else timedelta()),
        "claimed_until": None,
        "blocked": False,
        "calls": None if show.calls is None else " ".join(map(str, show.calls)),
    }
