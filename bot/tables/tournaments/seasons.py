"""What the calendar does to a league: check-in, a season in divisions, its weekly standings and its end, and so on.

A season is played in divisions, each a tournament of its own (`rounds.py`); the league waits until all of them are over.
"""

from datetime import timedelta

from msgspec import structs
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema_tournaments import TOURNAMENTS
from bot.tables.context import TableContext
from bot.tables.tournaments import rounds, store
from bot.tables.tournaments.divisions import Moves, moves, sizes
from bot.tables.tournaments.model import (
    Entrant,
    EntrantState,
    PostKind,
    Tournament,
    TournamentPhase,
)
from games.core.fair import SECRET_BYTES, commitment

CHECK_IN = timedelta(days=3)
"""How long people can say that they play the next season."""

REMINDED = timedelta(days=1)
"""How long before the end of check-in those are reminded who have not said anything."""

WEEK = timedelta(days=7)

COPIED = (
    "guild_id",
    "channel_id",
    "host_id",
    "name",
    "language",
    "game",
    "options",
    "more_games",
    "time_control",
    "format",
    "odd",
    "seats",
    "rounds",
    "round_days",
    "secret",
    "commitment",
)
"""What a division has from its league."""


async def step(connection: AsyncConnection, context: TableContext, before: Tournament) -> list[int]:
    """Take the league's next step if it is due; numbers of the tables that it opens."""
    row, now = before.row, context.now()
    match TournamentPhase(row.phase):
        case TournamentPhase.SIGN_UP if row.due_at <= now:
            await _end_sign_up(connection, context, before)
        case TournamentPhase.CHECK_IN if row.due_at <= now:
            return await _begin(connection, context, before)
        case TournamentPhase.CHECK_IN if row.due_at - REMINDED <= now:
            await _remind(connection, before)
        case TournamentPhase.PLAYING:
            await _play_on(connection, context, before)
    return []


def moves_after(divisions: tuple[Tournament, ...], movers: int) -> Moves:
    """Who moves up and down after these divisions of a season, by user id."""
    orders, gone = list[list[int]](), set[int]()
    for division in divisions:
        people = {one.number: one for one in division.entrants}
        played = [people[line.entrant] for line in division.standings]
        orders.append([one.user_id for one in played])
        gone.update(one.user_id for one in played if not one.is_in)
    stayed = {one.user_id for division in divisions for one in division.taking_part}
    return moves(_once(orders, stayed), gone - stayed, movers)


def _once(orders: list[list[int]], stayed: set[int]) -> list[list[int]]:
    """Whoever left one division and came back into a lower one is of the lower one."""
    below = set[int]()
    found = list[list[int]]()
    for order in reversed(orders):
        found.insert(0, [one for one in order if one not in below])
        below.update(stayed.intersection(order))
    return found


async def _end_sign_up(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> None:
    """Ask everyone to check in for the first season; call it off where too few signed up."""
    if not sizes(len(before.taking_part), before.row.division_size or 0):
        await rounds.end(connection, context, before, TournamentPhase.CANCELLED)
        return
    await _ask(connection, context, before)


async def _ask(connection: AsyncConnection, context: TableContext, before: Tournament) -> None:
    """Ask everyone whether they play the next season."""
    due_at = context.now() + CHECK_IN
    await store.change(connection, before.id, phase=TournamentPhase.CHECK_IN.value, due_at=due_at)
    await store.announce(connection, before.id, PostKind.CHECK_IN, before.row.round + 1)


async def _remind(connection: AsyncConnection, before: Tournament) -> None:
    """Remind those who have not checked in, once; if there are any."""
    season = before.row.round + 1
    is_late = any(one.may_play and not one.ready for one in before.entrants)
    reminded = await store.has_announced(connection, before.id, PostKind.REMINDER, season)
    if is_late and not reminded:
        await store.announce(connection, before.id, PostKind.REMINDER, season)


async def _begin(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> list[int]:
    """Begin a season among those who have checked in: those of the last one by where that put them, newcomers below.

    Numbers of the tables. Where too few are left the league is over.
    """
    row = before.row
    ready = {one.user_id: one for one in before.entrants if one.may_play and one.ready}
    last = await store.divisions(connection, before.id, row.round)
    ladder = moves_after(last, row.movers).ladder
    order = [
        *(ready[user_id] for user_id in ladder if user_id in ready),
        *(one for user_id, one in ready.items() if user_id not in ladder),
    ]
    sized = sizes(min(len(order), row.places), row.division_size or 0)
    if not sized:
        phase = TournamentPhase.OVER if row.round else TournamentPhase.CANCELLED
        await rounds.end(connection, context, before, phase)
        return []
    playing, waiting = order[: sum(sized)], order[sum(sized) :]
    for state, people in (
        (EntrantState.IN, playing),
        (EntrantState.WAITING, waiting),
        (EntrantState.OUT, [one for one in before.entrants if one.may_play and not one.ready]),
    ):
        for one in people:
            await store.change_entrant(connection, before.id, one.number, state=state.value)
    opened, rest = list[int](), list(playing)
    for number, size in enumerate(sized, 1):
        here, rest = rest[:size], rest[size:]
        wait_here = waiting if number == len(sized) else []
        opened += await _division(connection, context, before, number, here, wait_here)
    await store.change(
        connection,
        before.id,
        phase=TournamentPhase.PLAYING.value,
        round=row.round + 1,
        due_at=context.now() + WEEK,
    )
    await store.announce(connection, before.id, PostKind.SEASON, row.round + 1)
    return opened


async def _division(
    connection: AsyncConnection,
    context: TableContext,
    league: Tournament,
    number: int,
    people: list[Entrant],
    waiting: list[Entrant],
) -> list[int]:
    """Store a division of the season that begins, and open the tables of its first round; their numbers."""
    row, now = league.row, context.now()
    made = insert(TOURNAMENTS).values(
        **{name: getattr(row, name) for name in COPIED},
        league_id=league.id,
        season=row.round + 1,
        division=number,
        places=len(people),
        phase=TournamentPhase.PLAYING.value,
        round=0,
        due_at=now,
        created_at=now,
    )
    division: int = (await connection.execute(made.returning(TOURNAMENTS.c.id))).scalar_one()
    entrants = [
        structs.replace(one, number=place, state=state.value, ready=True)
        for place, (one, state) in enumerate(
            [
                *((one, EntrantState.IN) for one in people),
                *((one, EntrantState.WAITING) for one in waiting),
            ],
            1,
        )
    ]
    await store.add_entrants(connection, division, entrants)
    return await rounds.next_round(connection, context, await store.loaded(connection, division))


async def _play_on(connection: AsyncConnection, context: TableContext, before: Tournament) -> None:
    """Take over who has left and who has come in; once a week tell the standings; end the season with its last division."""
    row, now = before.row, context.now()
    divisions = await store.divisions(connection, before.id, row.round)
    await _take_over(connection, before, divisions)
    if not any(one.row.is_running for one in divisions):
        await _end_season(connection, context, before)
    elif row.due_at <= now:
        weeks = 1 + (now - row.due_at) // WEEK
        await store.change(connection, before.id, due_at=row.due_at + weeks * WEEK)
        await store.announce(connection, before.id, PostKind.STANDINGS, row.round)


async def _take_over(
    connection: AsyncConnection, league: Tournament, divisions: tuple[Tournament, ...]
) -> None:
    """Who left a game is out of the league; whoever has come into a division from the waitlist is in."""
    playing = {one.user_id for division in divisions for one in division.taking_part}
    seen = {one.user_id for division in divisions for one in division.entrants if not one.may_play}
    for one in league.entrants:
        if one.is_in and one.user_id in seen - playing:
            state = EntrantState.OUT
        elif one.state == EntrantState.WAITING and one.user_id in playing:
            state = EntrantState.IN
        else:
            continue
        await store.change_entrant(connection, league.id, one.number, state=state.value)


async def _end_season(
    connection: AsyncConnection, context: TableContext, before: Tournament
) -> None:
    """Tell how it came out, promise the seed of the next, and ask who plays on."""
    secret = context.random_bytes(SECRET_BYTES)
    await store.announce(connection, before.id, PostKind.SEASON_END, before.row.round)
    await store.change(connection, before.id, secret=secret, commitment=commitment(secret))
    for one in before.entrants:
        await store.change_entrant(connection, before.id, one.number, ready=False)
    await _ask(connection, context, before)
