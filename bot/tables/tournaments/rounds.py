"""What the calendar does to a tournament: check-in, the draw of a round with its tables, results, the end.

The calendar of leagues is in `seasons.py`; `calendar.py` takes the steps of both.
"""

from collections.abc import Set
from datetime import timedelta

from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import seats_lent_to_robots
from bot.db.retry import retried
from bot.db.rows import Rows, SeatRow
from bot.db.schema import SEATS, TABLES
from bot.db.schema_tournaments import TOURNAMENT_SEATS, TOURNAMENTS
from bot.db.whole_table import read_rows
from bot.model.people import Person
from bot.model.tables import OPEN, Absence, Phase
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table
from bot.tables.game.early_end import ended_early
from bot.tables.game.start import starting
from bot.tables.lobby.lobbies import closed
from bot.tables.lobby.opening import insert_table, new_row
from bot.tables.outbox.queueing import Show, queue
from bot.tables.publishing import Kind
from bot.tables.tournaments import store
from bot.tables.tournaments.drawing import TournamentFormat, drawn, schedule
from bot.tables.tournaments.entering import LONGEST_NAME, fewest, rules_of
from bot.tables.tournaments.keeping_waiting import kept_waiting_since
from bot.tables.tournaments.model import (
    BYE,
    Entrant,
    EntrantState,
    PostKind,
    SeatLine,
    Tournament,
    TournamentPhase,
)
from bot.tables.tournaments.pairing import Draw, OddTables, split
from games.core.levels import Level
from games.core.model import Seat, ranking, say

CHECK_IN = timedelta(days=1)
"""How long check-in is open."""

LATE = timedelta(days=1)
"""How long a move takes whose player is the one that a table waits for at its round's deadline."""

NOBODY = 0
"""Hosts a tournament's tables: no player decides about them."""


async def step(connection: AsyncConnection, context: TableContext, before: Tournament) -> list[int]:
    """Take the next step of a tournament or division if it is due: end sign-up, end check-in, note results, draw a round, end
    it all. Numbers of the tables that it opens.
    """
    is_due = before.row.due_at <= context.now()
    match TournamentPhase(before.row.phase):
        case TournamentPhase.SIGN_UP if is_due:
            await _end_sign_up(connection, context, before)
        case TournamentPhase.CHECK_IN if is_due:
            return await _end_check_in(connection, context, before)
        case TournamentPhase.PLAYING:
            return await _play_on(connection, context, before, is_due=is_due)
    return []


async def _end_sign_up(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> None:
    """Ask everyone to check in; call it off where too few signed up."""
    if not _sizes(context, before, len(before.taking_part)):
        await end(connection, context, before, TournamentPhase.CANCELLED)
        return
    due_at = context.now() + CHECK_IN
    await store.change(connection, before.id, phase=TournamentPhase.CHECK_IN.value, due_at=due_at)
    await store.announce(connection, before.id, PostKind.CHECK_IN, 0)


async def _end_check_in(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> list[int]:
    """Take out those who are not there, let the waitlist in, and draw the first round."""
    for one in before.entrants:
        if one.may_play and not one.ready:
            await store.change_entrant(
                connection, before.id, one.number, state=EntrantState.OUT.value
            )
    return await next_round(connection, context, await store.loaded(connection, before.id))


async def _play_on(
    connection: AsyncConnection, context: TableContext, before: Tournament, *, is_due: bool
) -> list[int]:
    """Note results of tables that are over, at the deadline of all; then go on to the next round, or end."""
    for lines in before.tables(before.row.round).values():
        if lines[0].rank is None:
            await _note(connection, context, before, lines, is_due=is_due)
    now = await store.loaded(connection, before.id)
    if any(line.rank is None for line in now.seats):
        return []
    if now.row.round >= now.row.rounds:
        await end(connection, context, now, TournamentPhase.OVER)
        return []
    return await next_round(connection, context, now)


async def next_round(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> list[int]:
    """Draw the next round and open its tables; numbers of these. Ends the tournament where too few are left."""
    before = await _with_all_places(connection, context, before)
    row = before.row
    least, is_begun = least_players(context, before), row.round > 0
    is_large = bool(_sizes(context, before, len(before.taking_part)))
    drawn_round = draw(before, least) if is_large else Draw(())
    if not drawn_round.tables:
        phase = TournamentPhase.OVER if is_begun else TournamentPhase.CANCELLED
        await end(connection, context, before, phase)
        return []
    following = row.round + 1
    opened, lines = list[int](), list[SeatLine]()
    people = {one.number: one for one in before.entrants}
    for number, entrants in enumerate(drawn_round.tables, 1):
        seated = [people[one] for one in entrants]
        table = await _opened(connection, context, before, (following, number), seated)
        opened.append(table)
        lines += [
            SeatLine(following, number, place, one, table, None, None)
            for place, one in enumerate(entrants)
        ]
    lines += [
        SeatLine(following, BYE, place, one, None, 1, 0)
        for place, one in enumerate(drawn_round.byes)
    ]
    await store.add_seats(connection, before.id, lines)
    await store.change(
        connection,
        before.id,
        phase=TournamentPhase.PLAYING.value,
        round=following,
        due_at=context.now() + row.round_time,
    )
    if row.division is None or is_begun:  # a league tells of all first rounds at once
        await store.announce(connection, before.id, PostKind.ROUND, following)
    return opened


async def _with_all_places(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> Tournament:
    """The tournament once the waitlist has filled its free places, and, before the first round, its rounds are known.

    Only Swiss tournaments and divisions take people in once they have begun: all others are drawn among those of the first
    round.
    """
    takes_in = {TournamentFormat.SWISS, TournamentFormat.DIVISION}
    if before.row.round == 0 or before.row.format in takes_in:
        await store.fill_places(connection, before)
    after = await store.loaded(connection, before.id)
    if before.row.round == 0 and before.row.format == TournamentFormat.ROUND_ROBIN:
        field = [one.number for one in after.taking_part]
        planned = len(schedule(after.plan(least_players(context, after)), field))
        await store.change(connection, after.id, rounds=planned)
        after = await store.loaded(connection, after.id)
    return after


async def end(
    connection: AsyncConnection, context: TableContext, before: Tournament, phase: TournamentPhase
) -> None:
    """No more rounds. A division ends silently: its league tells of the whole season."""
    await store.change(connection, before.id, phase=phase.value, finished_at=context.now())
    if before.row.division is not None:
        return
    kind = PostKind.OVER if phase is TournamentPhase.OVER else PostKind.CANCELLED
    await store.announce(connection, before.id, kind, before.row.round)


def least_players(context: TableContext, tournament: Tournament) -> int:
    """The fewest players with whom all its games can be played."""
    row = tournament.row
    rounds = range(1, len(row.games) + 1)
    return max(fewest(*rules_of(context, row, number)) for number in rounds)


def _sizes(context: TableContext, tournament: Tournament, people: int) -> tuple[int, ...]:
    """The tables that so many people make; none: too few."""
    row, least = tournament.row, least_players(context, tournament)
    return split(people, row.seats, least, OddTables(row.odd)).sizes


def draw(tournament: Tournament, least: int) -> Draw:
    """The tables of the next round among those who take part, from all that was before it."""
    present = [one.number for one in tournament.taking_part]
    return drawn(tournament.plan(least), tournament.played, present)


async def _opened(
    connection: AsyncConnection,
    context: TableContext,
    tournament: Tournament,
    at: tuple[int, int],
    people: list[Entrant],
) -> int:
    """Store a table of these people that is about to start, `at` being its round and its number there; its number among all
    tables. Robots fill it up where that was chosen, or where it would be too small.
    """
    row = tournament.row
    (game, options), label = rules_of(context, row, at[0]), row.label(*at)
    is_whole = row.odd == OddTables.BYES and game.check(len(people), options) is None
    robots = 0 if is_whole else row.seats - len(people)
    seats = tuple(
        [SeatRow(place, user_id=one.user_id, name=one.name) for place, one in enumerate(people)]
        + [
            SeatRow(len(people) + n, robot_number=n + 1, level=Level.NORMAL.value)
            for n in range(robots)
        ]
    )
    host = Person(NOBODY, row.name)
    values = new_row(
        context, game, host, row.channel_id, row.guild_id, row.language, len(seats), options
    )
    values |= {
        "name": f"{row.name[: LONGEST_NAME - len(label) - 3]} · {label}",
        "time_control": row.time_control,
        "absence": Absence.ROBOT.value,
    }
    table = await insert_table(connection, values)
    change = starting(context, Live(game, Rows(table, seats), None))
    await connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table.id)
        .values(phase=change.table.phase, terms=change.table.terms)
    )
    for seat in seats:
        await connection.execute(insert(SEATS).values(table_id=table.id, **structs.asdict(seat)))
    await queue(connection, context, change.table, (Show(Kind.LOBBY), *change.shows))
    return table.id


async def _note(
    connection: AsyncConnection,
    context: TableContext,
    tournament: Tournament,
    lines: tuple[SeatLine, ...],
    *,
    is_due: bool,
) -> None:
    """Write down how a table came out, if it is over or has to be.

    Played to its end: by the game's ranks, those who left their seats last, be it to a robot that made half of their moves or
    more. Ended early: all share the first place, but those who left the last, be it that this ended the game. Unfinished at the
    deadline: those who have kept the others waiting for a day share the last places, the others the first. A question put
    shortly before the deadline harms nobody.
    """
    table = lines[0].table_id
    phase = await connection.scalar(select(TABLES.c.phase).where(TABLES.c.id == table))
    if phase in OPEN and not is_due:
        return
    rows = None if phase is None or table is None else await read_rows(connection, context, table)
    by_place = {} if rows is None else {seat.place: seat for seat in rows.seats}
    people = {one.number: one for one in tournament.entrants}
    ranks = (
        {sheet.seat: (rank, sheet.total) for rank, sheet in ranking(rows.table.sheets)}
        if rows is not None and phase == Phase.FINISHED
        else {}
    )
    late: Set[Seat] = frozenset()
    if rows is not None and rows.table.is_playing:
        late = await kept_waiting_since(connection, context, rows, context.now() - LATE)
    lent: Set[Seat] = frozenset()
    if rows is not None:
        lent = await seats_lent_to_robots(connection, rows.table.id)
    last = len(by_place) + 1
    for line in lines:
        seat, entrant = by_place.get(line.place), people[line.entrant]
        has_left = seat is not None and (
            seat.user_id != entrant.user_id or seat.gone_id == entrant.user_id
        )
        is_last = has_left or (seat is not None and seat.seat in late | lent)
        rank, points = (last, 0) if is_last else (1, 0)
        if ranks and not is_last:
            assert seat is not None
            rank, points = ranks[seat.number]
        await store.note_rank(connection, tournament.id, line, rank, points)
        if has_left and entrant.is_in:
            await store.change_entrant(
                connection, tournament.id, entrant.number, state=EntrantState.OUT.value
            )


@retried
async def outlived(context: TableContext) -> list[int]:
    """Tables that are being played although their result is written down."""
    query = (
        select(TABLES.c.id)
        .join_from(TABLES, TOURNAMENT_SEATS, TOURNAMENT_SEATS.c.table_id == TABLES.c.id)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_SEATS.c.tournament_id)
        .where(TABLES.c.phase.in_(OPEN), TOURNAMENT_SEATS.c.rank.is_not(None))
        .distinct()
        .order_by(TABLES.c.id)
    )
    async with context.database.read() as connection:
        return list((await connection.scalars(query)).all())


async def end_table(context: TableContext, table: int) -> None:
    """End a table whose round is over; its people are told why."""

    async def decide(live: Live) -> Change | None:
        if live.table.phase not in OPEN:
            return None
        change = (ended_early if live.table.is_playing else closed)(context, live)
        notice = Show(Kind.NOTICE, None, say("tables-notice-round-over"))
        return structs.replace(change, shows=(notice, *change.shows))

    await change_table(context, table, decide)
