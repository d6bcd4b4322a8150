"""Reviews of finished games: made part by part in a process of low priority, kept with the table, resumed after a crash.

One review is made at a time, in the order asked for, one for each person. What has been found is stored every few seconds, so
a review that was interrupted goes on there, whoever asks for it next.
"""

import zlib
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import heard, standing_steps, state_after, steps_between
from bot.db.retry import retried
from bot.db.schema import REVIEWS
from bot.model.errors import Unavailable, WrongPhase
from bot.model.tables import Phase
from bot.runtime.work_queue import TooLongError, WorkQueue
from bot.tables.context import TableContext
from bot.tables.game.change import Live, loaded
from bot.tables.queries import reading, records
from bot.tables.queries.replay import Replay
from bot.tables.review_process import ReviewWorker
from games.core.codec import UnreadableError, codec, encode
from games.core.forms import Decision
from games.core.model import Action, Event, Notes, Ready, Seat, say
from games.core.record import BrokenRecordError
from games.core.review import EDITION, Compared, Review, Stroke, Swing
from games.core.review_findings import found

WAIT, WORK, USUAL = 5 * 60.0, 8 * 60.0, 60.0
"""Seconds that somebody waits for theirs at most, that it is made in at most at a time, and that one takes as a first guess.

Discord takes no answer after fifteen minutes.
"""

ATTEMPTS = 3
"""How often a review goes on whose process died, before it is given up."""

MOST_STEPS = 300
"""Steps of a round that are told of at most."""

_REVIEW = msgspec.json.Decoder(Review)


class ToldMoment(Struct, frozen=True):
    """An answer beside what the search prefers, with what is needed to say both."""

    found: Compared
    place: int
    """The number in `/replay` of the step that is the answer."""
    played: Action
    other: Action
    decision: Decision
    notes: Notes
    ready: tuple[Ready, ...]


class ToldStroke(Struct, frozen=True):
    """What a draw or roll did to the line."""

    found: Stroke
    place: int
    """The number in `/replay` of the step."""
    events: tuple[Event, ...]
    """What the step told the seat."""


class ToldSwing(Struct, frozen=True):
    """What a whole round did to the line."""

    found: Swing
    place: int
    """The number in `/replay` of the step that ended it."""
    events: tuple[Event, ...]
    """What the seat heard in it."""


class Told(Struct, frozen=True):
    """A finished review, as it is told."""

    review: Review
    moments: tuple[ToldMoment, ...]
    strokes: tuple[ToldStroke, ...]
    swings: tuple[ToldSwing, ...]
    end: ToldSwing
    """What came after the last round whose end was not that of the game, up to the result."""


class Reviews:
    """Makes reviews."""

    def __init__(self, context: TableContext, worker: ReviewWorker, replay: Replay) -> None:
        self._context = context
        self._worker = worker
        self._replay = replay
        self._is_closed = False
        self._turns = WorkQueue(wait=WAIT, work=WORK, usual=USUAL)

    def asked_by(self, user_id: int) -> AbstractContextManager[int]:
        """In the block the person has asked for a review; how many are made before it.

        Raises `LimitReached` or `Unavailable` for somebody who has asked for one already, and where it would come too late.
        """
        return self._turns.asked_by(
            user_id, twice=say("tables-review-asked"), late=say("tables-review-busy")
        )

    async def made(self, table: int, seat: Seat) -> AsyncIterator[tuple[Review, float]]:
        """The review as it grows, with the share that is done, up to the whole; at once if it is kept.

        Raises `WrongPhase` for a game that was not played to its end, `Unavailable` where others take too long, or where no
        release can play the game again.
        """
        review = await self.kept(table, seat)
        if review is not None and review.is_done:
            yield review, 1.0
            return
        record = await self._record(table)
        game = self._context.game((await reading.table(self._context, table)).game)
        deaths = 0
        try:
            async with self._turns.turn():
                review = await self.kept(table, seat)
                if review is not None and review.is_done:
                    yield review, 1.0
                while review is None or not review.is_done:
                    try:
                        review, share = await self._worker.advance(game, record, seat, review)
                    except BrokenProcessPool:
                        deaths += 1
                        if deaths == ATTEMPTS or self._is_closed:
                            raise Unavailable(say("tables-review-failed")) from None
                        continue
                    await self._keep(table, seat, review)
                    yield review, share
        except TooLongError:
            raise Unavailable(say("tables-review-busy")) from None
        except (BrokenRecordError, UnreadableError):
            raise Unavailable(say("tables-undo-too-old")) from None

    def close(self) -> None:
        """Stop what is being worked out; it goes on when somebody asks for it again."""
        self._is_closed = True
        self._worker.close()

    async def _record(self, table: int) -> bytes:
        """The record of a game that was played to its end."""
        info = await reading.table(self._context, table)
        if info.phase is not Phase.FINISHED:
            raise WrongPhase(say("tables-review-not-over"))
        return await records.record(self._context, table)

    @retried
    async def kept(self, table: int, seat: Seat) -> Review | None:
        """What is stored of the review; None: nothing that this release would go on with."""
        query = select(REVIEWS.c.body).where(REVIEWS.c.table_id == table, REVIEWS.c.seat == seat)
        async with self._context.database.read() as connection:
            body = await connection.scalar(query)
        if body is None:
            return None
        try:
            review = _REVIEW.decode(zlib.decompress(body))
        except (zlib.error, msgspec.DecodeError):
            return None
        return review if review.edition == EDITION else None

    @retried
    async def _keep(self, table: int, seat: Seat, review: Review) -> None:
        """Store what has been found so far."""
        body = zlib.compress(encode(review), 1)
        here = (REVIEWS.c.table_id == table, REVIEWS.c.seat == seat)
        async with self._context.database.write() as connection:
            await connection.execute(delete(REVIEWS).where(*here))
            row = {"table_id": table, "seat": seat, "body": body}
            await connection.execute(insert(REVIEWS).values(row))

    @retried
    async def told(self, table: int, review: Review) -> Told:
        """What the finished review tells, in order of time."""
        told, seat = found(review), review.seat
        async with self._context.database.read() as connection:
            live = await loaded(connection, self._context, table)
            game, read = live.game, codec(live.game)
            answers = []
            for one in told.moments:
                state = await state_after(connection, self._context, live.table, one.before)
                decision = game.decision(state, seat)
                assert decision is not None
                place = await self._replay.place(connection, live, one.number)
                answers.append(
                    ToldMoment(
                        one,
                        place,
                        read.action(encode(one.played)),
                        read.action(encode(one.other)),
                        decision,
                        game.notes(state, seat),
                        game.ready(state, seat),
                    )
                )
            draws = []
            for drawn in told.strokes:
                [step] = await steps_between(connection, table, drawn.number - 1, drawn.number)
                place = await self._replay.place(connection, live, drawn.number)
                draws.append(ToldStroke(drawn, place, heard(game, step.log, seat)))
            rounds = [
                await self._swing(connection, live, seat, one) for one in (*told.swings, review.end)
            ]
        return Told(review, tuple(answers), tuple(draws), tuple(rounds[:-1]), rounds[-1])

    async def _swing(
        self, connection: AsyncConnection, live: Live, seat: Seat, swing: Swing
    ) -> ToldSwing:
        """What happened in these rounds, as the seat heard it."""
        table = live.table.id
        place = await self._replay.place(connection, live, swing.number)
        steps = await standing_steps(connection, table, seat, swing.begin, swing.number, MOST_STEPS)
        events = [event for step in steps[::-1] for event in heard(live.game, step.log, seat)]
        return ToldSwing(swing, place, tuple(events))
