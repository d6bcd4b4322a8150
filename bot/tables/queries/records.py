"""Records: a finished game out of its journal, in the form that games/core/record.py reads and verifies."""

from itertools import groupby
from typing import Any, cast

from msgspec import Struct
from msgspec import json as msgspec_json
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import state_after, steps_between
from bot.db.retry import retried
from bot.db.rows import SeatRow, StepRow
from bot.i18n.names import robot_name, told_apart
from bot.model.errors import WrongPhase
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.game.change import IN_GAME, Live, loaded
from games.core.codec import encode
from games.core.fair import Terms
from games.core.model import say
from games.core.record import By, Entry, Fairness, Move, Record, Segment, Undo, write

_TERMS = msgspec_json.Decoder(Terms)


class FairPlay(Struct, frozen=True):
    """What may be shown of how a table's chance is made."""

    commitment: str
    terms: str | None
    """The canonical text that was posted; None: not yet."""
    message_id: int | None
    secret: str | None
    """In hex; None until the game is over."""
    seed: str | None
    """In hex; None until the game is over."""


@retried
async def fair_play(context: TableContext, number: int) -> FairPlay:
    """The promise, and when the game is over what was promised."""
    async with context.database.read() as connection:
        row = (await loaded(connection, context, number)).table
    is_over = row.phase in {Phase.FINISHED, Phase.ABANDONED} and row.seed is not None
    return FairPlay(
        commitment=row.commitment,
        terms=row.terms,
        message_id=row.terms_message_id,
        secret=row.secret.hex() if is_over else None,
        seed=row.seed.hex() if is_over and row.seed else None,
    )


@retried
async def record(context: TableContext, number: int) -> bytes:
    """The record of a game that is over. Raises `WrongPhase` while it is not over, or was never set up."""
    async with context.database.read() as connection:
        live = await loaded(connection, context, number)
        row = live.table
        if row.phase not in IN_GAME or row.phase == Phase.PLAYING or row.seed is None:
            raise WrongPhase(say("tables-not-over"))
        steps = await steps_between(connection, number, -1, row.step)
        segments = await _segments(connection, context, live, steps)
    assert row.terms is not None
    terms = _TERMS.decode(row.terms)
    return write(
        Record(
            game=row.game,
            options=terms.options,
            seats=len(live.seats),
            seed=row.seed.hex(),
            segments=segments,
            names=told_apart(_name(seat) for seat in live.seats),
            fair=Fairness(terms, str(row.terms_message_id), row.secret.hex()),
            scores=None if row.scores is None else row.sheets,
        )
    )


def _name(row: SeatRow) -> str:
    """What the seat is called."""
    robot = f"{robot_name(row.robot_number or 1)} ({row.robot_level})"
    return row.name or row.gone_name or robot


async def _segments(
    connection: AsyncConnection, context: TableContext, live: Live, steps: list[StepRow]
) -> tuple[Segment, ...]:
    """The journal cut where the release changed; with the state stored there where the schema did."""
    segments: list[Segment] = []
    schema = steps[0].schema
    for (release, now), part in groupby(steps, lambda step: (step.release, step.schema)):
        played = list(part)
        start: Any = None
        if now != schema:
            state = await state_after(connection, context, live.table, played[0].number - 1)
            start = msgspec_json.decode(encode(state))
        schema = now
        entries = tuple(entry for step in played for entry in _entry(step))
        segments.append(Segment(release, now, entries, start))
    return tuple(segments)


def _entry(step: StepRow) -> tuple[Entry, ...]:
    """The step as the record writes it; the set-up is no entry."""
    if step.kind == "setup":
        return ()
    if step.kind == "undo":
        assert step.base is not None
        return (Undo(step.base, step.seat if step.fork is None else None, step.fork),)
    assert step.seat is not None
    assert step.action is not None
    by = cast(By, step.by)
    return (Move(step.seat, msgspec_json.decode(step.action), by),)
