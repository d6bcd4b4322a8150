"""Playing: an action becomes one stored step, with the questions, clocks and messages that follow from it."""

from collections.abc import Callable, Collection
from datetime import datetime

from msgspec import structs
from sqlalchemy import LargeBinary, bindparam, update

from bot.db.retry import retried
from bot.db.rows import Rows, SeatRow, StepRow, TableRow
from bot.db.schema import SEATS
from bot.db.state_cache import State
from bot.model.errors import InvalidMove, NotYourSeat, StaleQuestion, WrongPhase
from bot.model.outcomes import Accepted
from bot.model.tables import LAPSED, Phase
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.game.pending_offers import watched
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from bot.tables.rules.questions import asked_now, time_left
from bot.tables.rules.robot_turns import answers_of, invited
from bot.tables.rules.timing import timing_of
from bot.tables.rules.visibility import changed_calls, is_half_made, is_public
from bot.tables.rules.votes import is_refused
from games.core.codec import encode
from games.core.forms import allowed
from games.core.model import Action, Event, Illegal, Seat, Step, heard, say
from games.core.progress import is_progress


async def act(
    context: TableContext,
    table: int,
    user_id: int,
    ask: int,
    action: Action,
    draft: bytes | None = None,
    panel: int | None = None,
) -> Accepted:
    """Play a person's answer to the question of that number; the next question begins with that draft.

    `panel`: the direct message in which the question was answered. If that leaves the seat with nothing to answer, the caller
    folds the message and reports it with `placement.folded`; where `placement.is_own` says so, it shows the next question in it
    and reports that with `placement.shown`.
    Raises `NotYourSeat`, `StaleQuestion`, `InvalidMove` or `WrongPhase`.
    """

    def seat_of(rows: Rows) -> SeatRow:
        row = rows.of_user(user_id)
        if row is None:
            raise NotYourSeat
        return row

    return await play_step(
        context,
        table,
        seat_of,
        lambda _live, _row: action,
        ask=ask,
        by="person",
        draft=draft,
        panel=panel,
    )


async def play_step(
    context: TableContext,
    table: int,
    seat_of: Callable[[Rows], SeatRow],
    answer: Callable[[Live, SeatRow], Action | None],
    *,
    ask: int | None,
    by: str,
    draft: bytes | None = None,
    panel: int | None = None,
) -> Accepted:
    """Play an answer for a seat; `ask` None: whatever it is asked now. `by` is written into the journal.

    Raises `StaleQuestion`, `InvalidMove` or `WrongPhase`, and what `seat_of` and `answer` raise.
    """
    told: tuple[Event, ...] = ()

    async def decide(live: Live) -> Change:
        nonlocal told
        if not live.table.is_playing:
            raise WrongPhase(say("tables-over"))
        if live.table.paused_at is not None:
            raise WrongPhase(say("tables-paused"))
        row = seat_of(live.rows)
        if ask is not None and (row.ask != ask or not row.asked):
            raise StaleQuestion
        action = answer(live, row)
        if action is None:
            raise StaleQuestion
        step = applied(live, row, action)
        told = heard(step.log, row.number)
        change = stepped(context, live, row, action, step, by)
        begun = None if draft is None else (row.number, draft)
        return structs.replace(change, draft=begun, folded=_folded(change, row, panel))

    try:
        after = await change_table(context, table, decide)
    except OutrunError as lost:
        raise StaleQuestion from lost
    return Accepted(after.info, told, after.game.is_unfinished(after.state))


def applied(live: Live, row: SeatRow, action: Action) -> Step[State]:
    """The step, if the action is offered now. Raises `InvalidMove`."""
    decision = live.game.decision(live.state, row.number)
    if decision is None or not allowed(decision, action):
        why = live.game.why_not(live.state, row.number, action)
        raise InvalidMove if why is None else InvalidMove(why)
    try:
        step: Step[State] = live.game.apply(live.state, row.number, action)
    except Illegal as refusal:
        raise InvalidMove(refusal.message) from refusal
    return step


def _folded(change: Change, row: SeatRow, panel: int | None) -> tuple[Seat, int] | None:
    """The seat and its panel, if the press itself shows what comes of it there: nothing to answer, or a question that needs no
    notification.
    """
    after = next(one for one in change.seats if one.place == row.place)
    is_shown = change.table.phase == Phase.PLAYING and not (after.required and after.ping)
    return (row.number, panel) if panel is not None and is_shown else None


def stepped(
    context: TableContext,
    live: Live,
    row: SeatRow,
    action: Action,
    step: Step[State],
    by: str,
) -> Change:
    """Everything that follows from an accepted action."""
    game, now = live.game, context.now()
    number = live.table.step + 1
    table = _brought_on(live, step, now)
    is_half = is_half_made(game, live.state, step.state, row.number, action)
    entry = StepRow(
        number=number,
        kind="move",
        seat=row.number,
        user_id=row.user_id,
        by=by,
        action=encode(action).decode(),
        log=encode(step.log).decode(),
        sealed=step.sealed,
        unfinished=is_half,
        release=context.config.release,
        schema=game.schema,
        at=now,
        time_left=time_left(row, now),
        due_before=row.due_at,
        turn=table.turn,
    )
    # What the clock takes back for a seat is neither its answer nor its newest move.
    acted = set() if by == LAPSED else {row.number}
    timing = timing_of(context.config, live.table.time_control)
    seats = asked_now(
        game,
        live.seats,
        step.state,
        acted=acted,
        now=now,
        timing=timing,
        turn=table.turn,
        whole=() if is_half else acted,
    )
    seats = _with_robot_turns(live, seats, row, action, step.state, now)
    is_begun = game.is_unfinished(step.state)
    seats = tuple(
        _after_own(one, row, number, by, is_begun=is_begun) if one.seat in acted else one
        for one in seats
    )
    table = structs.replace(table, step=number, schema=game.schema)
    shows = shows_of_step(live, seats, step, row)
    unshown: tuple[Kind, ...] = ()
    if is_half:
        # Others would see what lapses.
        return Change(table=table, seats=seats, step=entry, state=step.state, shows=shows)
    table = watched(context, game, table, step.state)
    if game.is_over(step.state):
        table, unshown = _finished(live, table, step.state, now), (Kind.TURN, Kind.REMINDER)
    return Change(
        table=table, seats=seats, step=entry, state=step.state, shows=shows, unshown=unshown
    )


def _brought_on(live: Live, step: Step[State], now: datetime) -> TableRow:
    """The table's row with the step counted, if it is progress."""
    table = live.table
    if not is_progress(live.game, live.state, step.state, step.log):
        return table
    table = structs.replace(table, turn=table.turn + 1)
    if table.turn <= table.furthest:
        return table
    return structs.replace(table, furthest=table.turn, furthest_at=now)


def _with_robot_turns(
    live: Live,
    seats: tuple[SeatRow, ...],
    row: SeatRow,
    action: Action,
    state: State,
    now: datetime,
) -> tuple[SeatRow, ...]:
    """The seats with a robot's turns: only a robot's own opportunity invites no other one."""
    game = live.game
    answered = answers_of(game.decision(live.state, row.number), action) if row.is_robot else None
    if answered is None:
        return invited(game, live.seats, seats, state, now=now)
    return invited(game, live.seats, seats, state, now=now, actor=row.number, answered=answered)


def _after_own(one: SeatRow, before: SeatRow, number: int, by: str, *, is_begun: bool) -> SeatRow:
    """The actor's seat. What was played for an absent seat starts no new clock: its time stays up.

    A move under construction is nothing that others could be asked to undo: everybody sees whether there is anything.
    """
    one = structs.replace(one, last_step=number)
    if is_begun and (before.last_step < 1 or is_refused(before)):
        one = structs.replace(one, undo_refused=number)
    if by != "default" or not one.required or one.is_robot:
        return one
    return structs.replace(one, due_at=before.due_at, remind_at=None, overdue=True)


def _finished(live: Live, table: TableRow, state: State, now: datetime) -> TableRow:
    """The table's row at the end of the game."""
    return structs.replace(
        table,
        phase=Phase.FINISHED.value,
        finished_at=now,
        scores=encode(live.game.scores(state)).decode(),
    )


def shows_of_step(
    live: Live, seats: tuple[SeatRow, ...], step: Step[State], actor: SeatRow
) -> tuple[Show, ...]:
    """What must be shown after a step: to everybody, unless the move goes on, and to those whom it concerns."""
    is_over = live.game.is_over(step.state)
    changed = changed_calls(live.game, live.state, step.state)
    calls = (Show(Kind.CALLS),) if changed.is_otherwise else ()
    if is_over:
        return (*calls, *ending_shows(seats))
    whispered = {seat for told in step.log if told.to is not None for seat in told.to}
    news = whispered | seats_with_news(live, step.state) | seats_reading_on(seats, step, actor)
    private = private_shows(live.seats, seats, news, changed.seats)
    game = live.game
    if game.is_unfinished(step.state) or not is_public(game, live.state, step.state, step.log):
        return (*private, *calls)
    return (Show(Kind.TURN), *private, *calls)


def ending_shows(seats: tuple[SeatRow, ...]) -> tuple[Show, ...]:
    """The result, the panels of all who play or have played, and the lobby's message, which says that it is over."""
    panels = [
        Show(Kind.PRIVATE, row.seat)
        for row in seats
        if row.user_id is not None or row.kept_for is not None
    ]
    return (Show(Kind.FINAL), *panels, Show(Kind.LOBBY))


def seats_with_news(live: Live, state: State) -> set[Seat]:
    """Seats whose screen has changed though nobody put a new question to them: other answers, another hand.

    Nobody sees a move under construction but its maker; what it changed for the others shows when it ends.
    """
    game, before = live.game, live.state
    if game.is_unfinished(state):
        return set()
    asked = {decision.seat: decision for decision in game.pending(state)}
    if game.is_unfinished(before):
        return set(asked)
    old = {decision.seat: decision for decision in game.pending(before)}
    return {
        row.number
        for row in live.rows.people
        if asked.get(row.number) != old.get(row.number)
        or game.private(state, row.number) != game.private(before, row.number)
    }


def seats_reading_on(seats: tuple[SeatRow, ...], step: Step[State], actor: SeatRow) -> set[Seat]:
    """Seats that must act, of what another one has done beside it: their panels tell it, as an offer declined."""
    if all(told.to is not None for told in step.log):
        return set()
    return {row.number for row in seats if row.required and row.place != actor.place}


def private_shows(
    before: tuple[SeatRow, ...],
    after: tuple[SeatRow, ...],
    besides: Collection[Seat] = (),
    called: Collection[Seat] = (),
) -> tuple[Show, ...]:
    """Panels of people whose question is new or gone, of those besides whom it waits for, and of those called otherwise."""
    old = {row.place: row for row in before}
    return tuple(
        Show(Kind.PRIVATE, row.seat)
        for row in after
        if not row.is_robot
        and (row.seat in called or _concerns(old.get(row.place), row, is_news=row.seat in besides))
    )


def _concerns(old: SeatRow | None, row: SeatRow, *, is_news: bool) -> bool:
    """Whether to show a panel: it asks its reader something, did so before, or has a new reader.

    Players who need not act get no message unless they are called: what they may do is under `My move`, and what happened is
    told with their next question.
    """
    if old is None or old.user_id != row.user_id:
        return True
    if not (row.required or old.required):
        return False
    return is_news or (old.ask, old.asked, old.required) != (row.ask, row.asked, row.required)


DRAFTED = (
    update(SEATS)
    .where(
        SEATS.c.table_id == bindparam("of_table"),
        SEATS.c.user_id == bindparam("of_user"),
        SEATS.c.ask == bindparam("of_ask"),
        SEATS.c.asked,
    )
    .values(draft=bindparam("begun", type_=LargeBinary))
)
"""Built once."""


@retried
async def save_draft(
    context: TableContext, table: int, user_id: int, ask: int, body: bytes
) -> bool:
    """Keep an answer under construction, as long as its question stands."""
    wanted = {"of_table": table, "of_user": user_id, "of_ask": ask, "begun": body}
    async with context.database.write() as connection:
        kept = (await connection.execute(DRAFTED, wanted)).rowcount == 1
        if kept:
            context.failpoint("draft.written")
    if kept:
        _with_draft(context, table, user_id, body)
    else:
        context.forget(table)
    return kept


def _with_draft(context: TableContext, table: int, user_id: int, draft: bytes) -> None:
    """Put the stored draft into the cached table as well."""
    rows = context.rows.get(table)
    if rows is None:
        return
    seats = tuple(
        structs.replace(row, draft=draft) if row.user_id == user_id else row for row in rows.seats
    )
    context.caches.keep(structs.replace(rows, seats=seats))
