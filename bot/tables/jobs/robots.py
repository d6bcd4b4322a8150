"""Robots: where a game waits for a robot, a thinker is asked and its answer is played like anybody's.

Where a robot may act and need not, it thinks once about what is new; then it acts, or the seat remembers that it let it be.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import datetime, timedelta

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, and_, func, or_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from bot.db.lru_cache import LruCache
from bot.db.rows import Rows, SeatRow
from bot.db.schema import SEATS, TABLES
from bot.model.errors import InvalidMove, StaleQuestion, TableError, WrongPhase
from bot.tables.context import FollowUp, TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table, load
from bot.tables.game.pending_offers import since_when
from bot.tables.game.play import play_step
from bot.tables.leases import LEASE, Due, give_back, hold, lease
from bot.tables.rules.robot_schedule import Thoughts, budget, until_mark
from bot.tables.rules.robot_turns import considered, weighed
from bot.tables.rules.visibility import is_half_made
from bot.tables.rules.votes import holds_moves, moves_held
from bot.tables.search_processes import Thinker
from games.core.forms import Decision, allowed, sample
from games.core.levels import Level, level_of
from games.core.model import Action, Seat
from games.core.opportunity import invitation, names, refusal, replies
from games.core.rng import SEED_BYTES, Chance, Rng

LOG = logging.getLogger(__name__)

TROUBLE = timedelta(seconds=30)
"""Pause after robots were stopped."""


PATIENCE = timedelta(minutes=1)
"""How long a robot waits for people to answer its offer, before it goes on with its turn; the offer stands until that ends."""

COURTESY = timedelta(minutes=3)
"""How long it waits while one of them has begun an answer."""

LOOK = timedelta(seconds=3)
"""After which it looks whether they all have, and then waits no longer, and whether one has made a counter-offer."""

BARTER = timedelta(seconds=20)
"""How long a robot waits for other robots to answer its offer, on a machine where they are late."""

GLANCE = 0.1
"""Seconds that a robot thinks about an opportunity at least, however late thoughts come on a busy machine."""

AGAIN = 4
"""Rounds in which a robot does not put the same to people again."""

HEARD = 12
"""Answers that a robot gives in one turn to what others put to it before it goes on: no clock runs meanwhile."""

REMEMBERED = 1_000
"""Tables of which it is known what their robots have put to people."""

AT_ONCE = 256
"""Answers that are thought about or wait for their mark."""

OF_ONE_SERVER = 64
"""...of one server at most, so that it leaves robots to others."""


class Approach(Struct, frozen=True):
    """What a robot has put to people, or has turned down when it was put to the robot."""

    seat: Seat
    turn: int
    """By the table's count of progress."""
    action: Action


class Robots:
    """Plays all robots' seats, those that a game waits for first, then the longest waiting; its tasks end when none waits.

    With `ServiceConfig.robot_seconds` many robots think side by side, and each answers at a mark. Without it they
    come one after the other, as soon as they are found.
    """

    def __init__(
        self,
        context: TableContext,
        thinker: Thinker,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._context = context
        self._thinker = thinker
        self.sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._answering: dict[asyncio.Task[None], tuple[int, int]] = {}
        """With table and server."""
        self._thoughts = Thoughts()
        self._approaches: LruCache[tuple[Approach, ...]] = LruCache(REMEMBERED)
        """By table; a restart forgets them."""
        self._heard: LruCache[tuple[int, int]] = LruCache(REMEMBERED)
        """By table: a turn, by its count of progress, and the answers that its robot has given in it to others."""
        self._silent: LruCache[Mapping[int, int]] = LruCache(REMEMBERED)
        """By table: places of people who let an offer pass without a word, with the last step that was theirs then."""
        self._is_open = False
        self._again = False

    def start(self) -> None:
        """See whether a game waits."""
        self._is_open = True
        self.kick(FollowUp(0, waits_for_robot=True))

    async def close(self) -> None:
        """Stop after the moves that are being thought about; the others are made after the next start."""
        self._is_open = False
        await self.settled()
        await self._thinker.close()

    def kick(self, follow_up: FollowUp) -> None:
        """A table has changed: see to it if it waits for a robot."""
        if not self._is_open or not follow_up.waits_for_robot:
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.create_task(self._play())
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """The task has ended; if an error stopped it, the clock starts another."""
        if not task.cancelled() and task.exception() is not None:
            LOG.error("robots have stopped", exc_info=task.exception())
            self._context.changed(FollowUp(0, soonest=self._context.now() + TROUBLE))

    def _answered(self, task: asyncio.Task[None]) -> None:
        """There is room for another answer."""
        del self._answering[task]
        self._ended(task)
        self.kick(FollowUp(0, waits_for_robot=True))

    @property
    def is_busy(self) -> bool:
        """Whether a game waits for a robot."""
        return bool(self._answering) or (self._task is not None and not self._task.done())

    async def settled(self) -> None:
        """Wait until no game waits for a robot."""
        while self.is_busy:
            tasks = [*self._answering, *([] if self._task is None else [self._task])]
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self) -> None:
        """Begin an answer for one robot's seat after the other."""
        order = (SEATS.c.required.desc(), SEATS.c.asked_at)
        while True:
            self._again = False
            is_full = len(self._answering) >= AT_ONCE
            found = () if is_full else await lease(self._context, self._waiting_for_it(), order, 1)
            for due in found:
                await self._begin(due)
            if not self._is_open or is_full or (not found and not self._again):
                return

    def _waiting_for_it(self) -> ColumnElement[bool]:
        """Seats with a robot's turn.

        An opportunity is left until nothing else is thought about at its table: it is weighed by how things stand then.
        """
        servers = Counter(server for _, server in self._answering.values())
        full = [server for server, number in servers.items() if number >= OF_ONE_SERVER]
        tables = {table for table, _ in self._answering.values()}
        return and_(
            SEATS.c.robot_turn,
            ~moves_held(),
            TABLES.c.paused_at.is_(None),
            or_(SEATS.c.required, SEATS.c.table_id.not_in(tables)),
            func.coalesce(TABLES.c.guild_id, 0).not_in(full),
        )

    async def _begin(self, due: Due) -> None:
        """Answer now, or beside others."""
        if not self._context.config.robot_seconds:
            await self._answer(due)
            return
        server = (await load(self._context, due.table)).table.guild_id or 0
        task = asyncio.create_task(self._answer(due))
        self._answering[task] = due.table, server
        task.add_done_callback(self._answered)

    async def _answer(self, due: Due) -> None:
        """Think, then play; whatever has changed meanwhile is thought about again."""
        try:
            live = await load(self._context, due.table)
            row = live.rows.of_seat(due.seat)
            if row is not None and row.robot_turn and not row.required:
                await self._taken_up(live, due, row)
                return
            asked = None if live.state is None else live.game.decision(live.state, due.seat)
            put = None if asked is None else self._put(live, asked)
            if put is not None:
                self._heard.keep(due.table, (live.table.turn, self._answers_given(live) + 1))
                agreed = self._agreed(live, due, put)
                await self._act(live, due, agreed or await self._thought(live, due, put))
                return
            patient_until = self._patient_until(live, due)
            if patient_until is not None:
                look = min(patient_until, self._context.now() + LOOK)
                await hold(self._context, due, look)
                self._context.changed(FollowUp(due.table, soonest=look))
                return
            action = self._approach(live, due) or await self._thought(live, due, asked)
            await self._act(live, due, action)
        except (TableError, OutrunError):
            LOG.exception("table %s: a robot could not play seat %s", due.table, due.seat)
        except (DBAPIError, NoConnectionError, OSError):
            # One table in trouble keeps no other waiting; its lease ends, and the clock looks again.
            LOG.exception("table %s: robots could not reach the database", due.table)
            self._context.changed(FollowUp(due.table, soonest=self._context.now() + LEASE))

    async def _act(self, live: Live, due: Due, action: Action | None) -> None:
        """Play the answer at its mark; the seat is looked at again where that cannot be."""
        if action is not None:
            self._remember_refused(live, due, action)
            await self._mark(live, due, action)
        if action is None or not await self._played(live, due, action):
            await give_back(self._context, due)

    def _put(self, live: Live, asked: Decision) -> Decision | None:
        """The part of the question that others wait for, such as a counter-offer: it is answered first; None: they do not, or
        have been answered so often in this turn that it goes on.
        """
        if self._answers_given(live) >= HEARD:
            return None
        kinds = {type(action) for action in replies(live.game.calls(live.state), asked)}
        offers = tuple(offer for offer in asked.offers if offer.action in kinds)
        return structs.replace(asked, offers=offers) if offers else None

    def _answers_given(self, live: Live) -> int:
        """What the turn's robot has answered to others."""
        turn, given = self._heard.get(live.table.id) or (live.table.turn, 0)
        return given if turn == live.table.turn else 0

    def _agreed(self, live: Live, due: Due, decision: Decision) -> Action | None:
        """The yes that needs no thought: to what the robot would put to others itself."""
        game, state = live.game, live.state
        return game.agreed(game.public(state), game.private(state, due.seat), decision)

    def _remember_refused(self, live: Live, due: Due, action: Action) -> None:
        """What the robot turns down it does not put to people a moment later."""
        turned_down = live.game.refused(live.game.public(live.state), action)
        if turned_down is not None:
            self._remember(live, due, turned_down)

    def _lately(self, live: Live, due: Due) -> tuple[Approach, ...]:
        """What robots of the table have put to people lately, or turned down."""
        recent = len(live.rows.seats) * AGAIN
        kept = self._approaches.get(due.table) or ()
        return tuple(one for one in kept if 0 <= live.table.turn - one.turn < recent)

    def _remember(self, live: Live, due: Due, action: Action) -> None:
        """The robot puts this to nobody again for a while."""
        made = Approach(due.seat, live.table.turn, action)
        self._approaches.keep(due.table, (*self._lately(live, due), made))

    def _approach(self, live: Live, due: Due) -> Action | None:
        """What the robot puts to others before it goes on, from its seat's views: to people first, but for those who do not
        listen, and only what none of them would gain by to other robots, which take it before anybody has read it.
        """
        game, state = live.game, live.state
        decision = None if state is None else game.decision(state, due.seat)
        if decision is None or not self._context.config.robot_seconds:
            return None
        public, private = game.public(state), game.private(state, due.seat)
        made = [one.action for one in self._lately(live, due) if one.seat == due.seat]
        people = [row for row in live.rows.people if not self._is_silent(live, row)]
        for rows in (people, live.rows.robots):
            others = [row.number for row in rows if row.seat != due.seat]
            action = game.approach(public, private, decision, others, made) if others else None
            if action is not None:
                self._remember(live, due, action)
                return action
        return None

    def _patient_until(self, live: Live, due: Due) -> datetime | None:
        """Until when others may answer what the robot has put to them; None: all have, or their time is up. Whoever lets it
        pass is not waited for again before their next move.
        """
        if live.state is None or not self._context.config.robot_seconds:
            return None
        calls = live.game.calls(live.state)
        awaited = [
            row
            for row in live.rows.seats
            if any(call.waits_for(row.number) for call in calls) and not self._is_silent(live, row)
        ]
        if not awaited:
            return None
        people = [row for row in awaited if not row.is_robot]
        patience = PATIENCE if people else BARTER
        if any(row.draft for row in people):
            patience = COURTESY
        since = since_when(live.table)
        own = [one.mark for one in live.game.lapsing(live.state) if one.seat == due.seat]
        until = max([since[mark] + patience for mark in own if mark in since], default=None)
        if until is None or until > self._context.now():
            return until
        silent = {row.place: row.last_step for row in people}
        self._silent.keep(live.table.id, {**(self._silent.get(live.table.id) or {}), **silent})
        return None

    def _is_silent(self, live: Live, row: SeatRow) -> bool:
        """Whether the person in the seat has let an offer pass since their last move, and has begun no answer now."""
        silent = self._silent.get(live.table.id) or {}
        return silent.get(row.place) == row.last_step and not row.draft

    async def _taken_up(self, live: Live, due: Due, row: SeatRow) -> None:
        """Take an opportunity if that is better than nothing, else remember that it was let be."""
        asked = live.game.decision(live.state, due.seat)
        fresh = None if asked is None else invitation(live.game, asked, considered(row))
        action = None
        if fresh is not None and not fresh.required:
            try:
                action = self._agreed(live, due, fresh) or await self._asked(live, due, fresh)
            except Exception:
                LOG.exception("table %s: thinking for seat %s failed", due.table, due.seat)
        if action is None and fresh is not None:
            # Whoever has made an offer is not left without an answer: what is not worth a yes is a no.
            action = refusal(live.game.calls(live.state), fresh)
        if action is None:
            await self._let_be(due, () if fresh is None else names(fresh))
            return
        await self._act(live, due, action)

    async def _let_be(self, due: Due, thought_of: Collection[str]) -> None:
        """Silence: these answers are not considered again as long as they are offered."""

        async def decide(live: Live) -> Change | None:
            row = live.rows.of_seat(due.seat)
            if row is None or row.required or not row.robot_turn or not row.is_robot:
                return None
            quiet = weighed(live.game, row, live.state, thought_of)
            seats = tuple(quiet if one.place == row.place else one for one in live.seats)
            return Change(table=live.table, seats=seats)

        await change_table(self._context, due.table, decide)

    async def _thought(self, live: Live, due: Due, decision: Decision | None) -> Action | None:
        """The thinker's answer; if thinking fails the harmless one, else any. None: nothing is asked any more."""
        game, state = live.game, live.state
        if decision is None:
            return None
        try:
            return await self._asked(live, due, decision)
        except Exception:
            LOG.exception("table %s: thinking for seat %s failed", due.table, due.seat)
            rng = Rng(self._context.random_bytes(SEED_BYTES))
            harmless = game.default(state, due.seat, rng)
            if harmless is not None and allowed(decision, harmless):
                return harmless
            return sample(decision, Chance(rng).below)

    async def _asked(self, live: Live, due: Due, decision: Decision) -> Action | None:
        """What the thinker says, from the seat's views alone."""
        game, state, config = live.game, live.state, self._context.config
        async with self._thoughts.place(live.table.guild_id or 0, config.robots_at_once):
            left = self._until_mark(live, due)
            thoughts, began = self._thoughts, self._context.now()
            given = budget(
                left, config.robot_seconds, thoughts.crowd, config.robots_at_once, thoughts.late
            )
            if not decision.required:
                given = max(given, GLANCE)
            views = game.public(state), game.private(state, due.seat)
            level = self._level(live, due)
            action = await self._thinker.choose(game, *views, decision, given, level)
            thoughts.took(given, (self._context.now() - began).total_seconds())
            return action

    def _level(self, live: Live, due: Due) -> Level:
        """How well the robot in the seat plays."""
        row = live.rows.of_seat(due.seat)
        return level_of(None if row is None else row.level)

    def _until_mark(self, live: Live, due: Due) -> float:
        """Seconds until the seat may answer."""
        row = live.rows.of_seat(due.seat)
        asked_at = None if row is None else row.asked_at
        return until_mark(asked_at, self._context.now(), self._context.config.robot_seconds)

    async def _mark(self, live: Live, due: Due, action: Action) -> None:
        """Wait for the next mark, unless the answer leaves the move half made: nobody sees that, so it is given at once."""
        wait = self._until_mark(live, due)
        if not wait:
            return
        step = live.game.apply(live.state, due.seat, action)
        if not is_half_made(live.game, live.state, step.state, due.seat, action):
            await self.sleep(wait)

    def _still_fits(self, before: Live, live: Live, due: Due, action: Action) -> Action:
        """The answer, unless something else has been put to the robot since it began to think: that is answered first."""
        if _answered_by(live, due.seat, action) != _answered_by(before, due.seat, action):
            raise StaleQuestion
        asked = live.game.decision(live.state, due.seat)
        if asked is not None and asked.required:
            put = self._put(live, asked)
            if put is not None and not allowed(put, action):
                raise StaleQuestion
        return action

    async def _played(self, before: Live, due: Due, action: Action) -> bool:
        """Whether the answer to what was asked then was accepted."""

        def seat_of(rows: Rows) -> SeatRow:
            row = rows.of_seat(due.seat)
            if row is None or not row.robot_turn or holds_moves(rows.table):
                raise StaleQuestion
            return row

        try:
            await play_step(
                self._context,
                due.table,
                seat_of,
                lambda live, _row: self._still_fits(before, live, due, action),
                ask=due.ask,
                by="house",
            )
        except (StaleQuestion, InvalidMove, WrongPhase):
            return False
        self._context.failpoint("robot.played")
        return True


def _answered_by(live: Live, seat: Seat, action: Action) -> list[str]:
    """The marks of what the action answers that others have put to the seat: another trade may stand under the same key."""
    calls = [call for call in live.game.calls(live.state) if seat in call.to]
    return [call.mark for call in calls if action in [one.action for one in call.answers]]
