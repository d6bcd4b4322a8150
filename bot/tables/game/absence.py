"""Players who are away or leave: the automatic answer, and a robot in their seat."""

import contextlib
from collections.abc import Callable

from msgspec import structs

from bot.db.rows import Rows, SeatRow
from bot.model.errors import (
    NotAllowed,
    NotYourSeat,
    StaleQuestion,
    TableError,
    Unavailable,
    WrongPhase,
)
from bot.model.outcomes import Accepted
from bot.model.people import Person
from bot.model.tables import Phase, TableInfo
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table, player, refuse_while_paused
from bot.tables.game.early_end import ended_early
from bot.tables.game.play import play_step, private_shows
from bot.tables.outbox.queueing import Show
from bot.tables.people.vacations import with_own_times
from bot.tables.publishing import About, Kind
from bot.tables.rules.questions import given_back, left_to_robot, unclocked
from bot.tables.rules.robot_turns import invited
from bot.tables.rules.timing import charged, is_out_of_time, timing_of
from games.core.model import Action, Message, Seat, SeatName, say
from games.core.rng import SEED_BYTES, Rng

DEFAULTS_IN_A_ROW = 50
"""Harmless answers given for one seat before others may look again."""


def is_overdue(context: TableContext, row: SeatRow) -> bool:
    """Whether the seat's time is up."""
    return is_out_of_time(row, context.now())


def taken_by(row: SeatRow, person: Person) -> SeatRow:
    """The seat with that person in it and a new question number."""
    return structs.replace(
        row,
        user_id=person.user_id,
        name=person.name,
        gone_id=None,
        gone_name=None,
        robot_number=None,
        level=None,
        ask=row.ask + 1,
        offered=None,
    )


async def play_default(context: TableContext, table: int, user_id: int, seat: Seat) -> Accepted:
    """Play automatic answers for a seat that is out of time, as another player wants, until the game no longer waits for it.

    Returns the first. Raises `NotYourSeat`, `NotAllowed` for one's own seat, `StaleQuestion` where the time is not up, and what
    `default_step` raises.
    """

    def seat_of(rows: Rows) -> SeatRow:
        mine, absent = rows.of_user(user_id), rows.of_seat(seat)
        if mine is None:
            raise NotYourSeat
        if mine.seat == seat:
            raise NotAllowed(say("tables-your-own-turn"))
        if absent is None or not is_overdue(context, absent):
            raise StaleQuestion
        return absent

    first = await default_step(context, table, seat_of)
    with contextlib.suppress(TableError):
        for _ in range(DEFAULTS_IN_A_ROW):
            await default_step(context, table, seat_of)
    return first


async def default_step(
    context: TableContext, table: int, seat_of: Callable[[Rows], SeatRow]
) -> Accepted:
    """Play the harmless answer for a seat, marked as such in the log.

    Raises `Unavailable` for a question that only people and robots answer, `StaleQuestion` or `WrongPhase`.
    """

    def answer(live: Live, row: SeatRow) -> Action | None:
        if is_by_hand(live, row):
            raise Unavailable(say("tables-by-hand"))
        return live.game.default(live.state, row.number, Rng(context.random_bytes(SEED_BYTES)))

    return await play_step(context, table, seat_of, answer, ask=None, by="default")


def is_by_hand(live: Live, row: SeatRow) -> bool:
    """Whether the seat's question has no automatic answer: only its player or a robot in the seat answers it."""
    decision = live.game.decision(live.state, row.number)
    return decision is not None and live.game.is_by_hand(decision)


async def give_to_robot(context: TableContext, table: int, user_id: int, seat: Seat) -> TableInfo:
    """Give a seat that is out of time to a robot, as another player wants.

    Raises `NotAllowed`, `NotYourSeat`, `Unavailable` or `WrongPhase` where the time is not up, for the seat's own player, and
    for people without a seat.
    """

    async def decide(live: Live) -> Change:
        if player(live, user_id).seat == seat:
            raise NotAllowed(say("tables-your-own-turn"))
        absent = live.rows.of_seat(seat)
        if absent is None or absent.is_robot or not is_overdue(context, absent):
            raise Unavailable(say("tables-not-overdue"))
        notice = say("tables-notice-housed", name=name_of(absent))
        return given_to_robot(context, live, absent, notice, About.GIVEN_TO_ROBOT)

    return (await change_table(context, table, decide)).info


def name_of(row: SeatRow) -> str:
    """The player's name, for when a robot has the seat."""
    return row.name or str(row.user_id)


def given_to_robot(
    context: TableContext, live: Live, row: SeatRow, notice: Message, about: About = About.NOTHING
) -> Change:
    """Give that player's seat to a robot; when the last player leaves, the game ends early, and they have left it as well."""
    if all(one.is_robot or one.place == row.place for one in live.seats):
        left = structs.replace(row, gone_id=row.user_id, gone_name=row.name)
        seats = tuple(left if one.place == row.place else one for one in live.seats)
        return ended_early(context, structs.replace(live, rows=Rows(live.table, seats)))
    numbers = {one.robot_number for one in live.seats}
    number = next(n for n in range(1, len(live.seats) + 1) if n not in numbers)
    changed = structs.replace(
        charged(row, context.now()),
        user_id=None,
        name=None,
        gone_id=row.user_id,
        gone_name=row.name,
        away_until=None,
        quiet=None,
        robot_number=number,
        ask=row.ask + 1,
    )
    if changed.required:
        timing = timing_of(context.config, live.table.time_control)
        changed = left_to_robot(changed, context.now(), timing, live.table.turn)
    return reseated(live, _invited(context, live, changed), notice, about)


def _invited(context: TableContext, live: Live, changed: SeatRow) -> SeatRow:
    """The robot's new seat; it has a turn if an opportunity, such as a trade offer, was open to the player."""
    return invited(live.game, (), (changed,), live.state, now=context.now())[0]


def reseated(live: Live, changed: SeatRow, notice: Message, about: About = About.NOTHING) -> Change:
    """The table with another occupant in one seat."""
    seats = tuple(changed if row.place == changed.place else row for row in live.seats)
    own = [Show(Kind.PRIVATE, changed.seat)] if changed.is_robot else []
    shows = (
        Show(Kind.NOTICE, changed.seat, notice, about),
        Show(Kind.TURN),
        *own,
        *private_shows(live.seats, seats),
    )
    return Change(table=live.table, seats=seats, shows=shows)


async def leave(context: TableContext, table: int, user_id: int) -> TableInfo:
    """Leave a running game for good, or until one comes back.

    Raises `NotYourSeat` or `WrongPhase` for people without a seat, and when the game is over.
    """

    async def decide(live: Live) -> Change:
        mine = player(live, user_id)
        refuse_while_paused(live)
        notice = say("tables-notice-left", name=name_of(mine))
        return given_to_robot(context, live, mine, notice, About.LEFT)

    return (await change_table(context, table, decide)).info


async def come_back(context: TableContext, table: int, person: Person) -> TableInfo:
    """Take the person's seat back from a robot.

    Raises `LimitReached`, `NotYourSeat` or `WrongPhase` where no seat is kept for the person, and when the game is over.
    """

    async def decide(live: Live) -> Change:
        if live.table.phase != Phase.PLAYING:
            raise WrongPhase(say("tables-over"))
        refuse_while_paused(live)
        row = next((one for one in live.seats if one.gone_id == person.user_id), None)
        if row is None:
            raise NotYourSeat(say("tables-no-seat-left"))
        [changed] = await with_own_times(context, (taken_by(row, person),))
        changed = (
            given_back(
                changed,
                context.now(),
                timing_of(context.config, live.table.time_control),
                live.table.turn,
            )
            if changed.required
            else unclocked(changed)
        )
        return reseated(live, changed, say("tables-notice-back", seat=SeatName(row.number)))

    with context.cooldown.counted(table, person.user_id):
        return (await change_table(context, table, decide)).info
