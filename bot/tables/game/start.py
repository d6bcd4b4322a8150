"""From the lobby to the first position: terms, the message that shows them, seed, seats, set-up.

Every step is stored before the next begins, and each can be taken up again after a crash:
lobby -> starting (terms queued) -> starting (message id recorded) -> playing.
"""

from msgspec import json as msgspec_json
from msgspec import structs

from bot.db.journal import dealt
from bot.db.rows import SeatRow, StepRow, TableRow
from bot.db.state_cache import State
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table
from bot.tables.game.pending_offers import watched
from bot.tables.outbox.queueing import Show
from bot.tables.people.vacations import with_own_times
from bot.tables.publishing import Kind
from bot.tables.rules.questions import asked_now
from bot.tables.rules.robot_turns import invited
from bot.tables.rules.timing import timing_of
from games.core.codec import codec, encode
from games.core.fair import (
    SECRET_BYTES,
    Entrant,
    Terms,
    Void,
    commitment,
    option_values,
    table_seed,
    terms_text,
)
from games.core.model import Step

FIRST = 1
"""The count of progress with which a game begins."""

_VOIDS = msgspec_json.Decoder(tuple[Void, ...])

_TERMS = msgspec_json.Decoder(Terms)


def voids_of(row: TableRow) -> tuple[Void, ...]:
    """The void attempts, the first one first."""
    return _VOIDS.decode(row.voids)


def entrants(seats: tuple[SeatRow, ...]) -> tuple[Entrant, ...]:
    """The players in join order, as the terms name them."""
    ordered = sorted(seats, key=lambda row: row.place)
    return tuple(entrant(row, number) for number, row in enumerate(ordered, start=1))


def entrant(row: SeatRow, number: int) -> Entrant:
    """The seat's first occupant, who joined as that number: no id, so that the terms hold when a person is forgotten."""
    if row.user_id is None and row.gone_id is None:
        return Entrant(f"house-{row.robot_number}", house=True, level=row.robot_level)
    return Entrant(f"player-{number}", word=row.word or "")


def terms_of(context: TableContext, live: Live) -> Terms:
    """What the game is started under."""
    row = live.table
    return Terms(
        attempt=row.attempt,
        commitment=row.commitment,
        void=voids_of(row),
        game=row.game,
        version=context.config.release,
        schema=live.game.schema,
        options=option_values(codec(live.game).options(row.options)),
        entrants=entrants(live.seats),
    )


def starting(context: TableContext, live: Live) -> Change:
    """Joining closes and the terms are queued."""
    row = structs.replace(live.table, phase=Phase.STARTING.value)
    text = terms_text(terms_of(context, live))
    row = structs.replace(row, terms=text, terms_message_id=None)
    return Change(table=row, seats=live.seats, shows=(Show(Kind.TERMS),))


async def void_attempt(context: TableContext, table: int, outbox_row: int) -> None:
    """Begin again under a new secret: the terms may have been posted, but nobody knows as which message."""

    async def decide(live: Live) -> Change | None:
        if live.table.phase != Phase.STARTING or live.table.terms_message_id is not None:
            return None
        return structs.replace(_again(context, live), settled=outbox_row)

    await change_table(context, table, decide)


def _again(context: TableContext, live: Live) -> Change:
    """The next attempt: the one before is counted, and its secret shown in the new terms."""
    row = live.table
    void = Void(row.commitment, row.secret.hex())
    secret = context.random_bytes(SECRET_BYTES)
    row = structs.replace(
        row,
        attempt=row.attempt + 1,
        secret=secret,
        commitment=commitment(secret),
        voids=encode((*voids_of(row), void)).decode(),
    )
    return starting(context, structs.replace(live, rows=structs.replace(live.rows, table=row)))


async def set_up(context: TableContext, table: int, outbox_row: int) -> None:
    """Set the game up from the seed, once the terms' message has an id; nothing if that is done."""

    async def decide(live: Live) -> Change | None:
        row = live.table
        if row.phase != Phase.STARTING or row.terms is None or row.terms_message_id is None:
            return None
        agreed = _TERMS.decode(row.terms)
        if (agreed.version, agreed.schema) != (context.config.release, live.game.schema):
            # Another release would set the game up than the one that the terms name.
            return structs.replace(_again(context, live), settled=outbox_row)
        seed = table_seed(row.secret, row.terms, row.terms_message_id)
        order, step = dealt(live.game, row.options, len(live.seats), seed)
        seats = await with_own_times(context, live.seats)
        live = structs.replace(live, rows=structs.replace(live.rows, seats=seats))
        return structs.replace(_set_up(context, live, seed, order, step), settled=outbox_row)

    await change_table(context, table, decide)


def _set_up(
    context: TableContext, live: Live, seed: bytes, order: tuple[int, ...], step: Step[State]
) -> Change:
    """The table with its first position."""
    now = context.now()
    joined = sorted(live.seats, key=lambda row: row.place)
    seats = tuple(structs.replace(joined[place], seat=seat) for seat, place in enumerate(order))
    timing = timing_of(context.config, live.table.time_control)
    seats = asked_now(live.game, seats, step.state, acted=(), now=now, timing=timing, turn=FIRST)
    seats = invited(live.game, seats, seats, step.state, now=now)
    entry = StepRow(
        number=0,
        kind="setup",
        seat=None,
        user_id=None,
        by="setup",
        action=None,
        log=encode(step.log).decode(),
        sealed=True,
        unfinished=False,
        release=context.config.release,
        schema=live.game.schema,
        at=now,
        turn=FIRST,
    )
    panels = [Show(Kind.PRIVATE, row.seat) for row in seats if row.required and not row.is_robot]
    table = structs.replace(
        live.table,
        phase=Phase.PLAYING.value,
        step=0,
        seed=seed,
        schema=live.game.schema,
        turn=FIRST,
        furthest=FIRST,
        furthest_at=now,
    )
    return Change(
        table=watched(context, live.game, table, step.state),
        seats=seats,
        step=entry,
        state=step.state,
        shows=(Show(Kind.LOBBY), Show(Kind.TURN), *panels),
    )
