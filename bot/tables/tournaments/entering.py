"""Opening a tournament or a league, signing up and withdrawing, check-in, and what managers can do.

Who may open one and who manages it is asked outside; here every change by a manager leaves a line in the log. What is done
to a league is done to the divisions of its season as well; nobody enters or leaves a division otherwise.
"""

import logging
from collections.abc import Mapping, Sequence
from datetime import timedelta

import msgspec
from msgspec import Struct
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.retry import retried
from bot.db.schema_tournaments import ENTRANTS, TOURNAMENTS
from bot.db.state_cache import AnyGame
from bot.i18n.names import told_apart
from bot.model.errors import Conflict, InvalidInput, LimitReached, NotAllowed, Unavailable
from bot.model.lobby import OptionValue
from bot.model.people import Person
from bot.model.time_control import TimeControl
from bot.tables.context import TableContext
from bot.tables.cooldown import ANYWHERE
from bot.tables.lobby.server_rules import refuse_outside
from bot.tables.tournaments import store
from bot.tables.tournaments.divisions import LARGEST, SMALLEST
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.model import (
    RUNNING,
    Correction,
    Entrant,
    EntrantState,
    PostKind,
    Tournament,
    TournamentPhase,
    TournamentRow,
)
from bot.tables.tournaments.pairing import OddTables
from bot.tables.tournaments.scoring import table_points
from games.core.codec import codec, encode
from games.core.fair import SECRET_BYTES, commitment, option_values
from games.core.game import Options
from games.core.model import say

LOG = logging.getLogger(__name__)

AT_ONCE = 3
"""Running tournaments of one server."""

LEAGUES_AT_ONCE = 2
"""Running leagues of one server."""

MOST_PLACES, MOST_ROUNDS, MOST_DAYS, MOST_SEATS = 128, 12, 30, 5

ROUND_ROBIN_PLACES = 12
"""More would take more rounds than anybody plays."""

LEAGUE_PLACES = 48
"""Of a league: up to twelve divisions."""

MOST_MOVERS = SMALLEST // 2
"""As many go up as come down."""

LONGEST_NAME = 40


class LeagueTerms(Struct, frozen=True):
    """What a league has besides what every tournament has."""

    division_size: int
    """How many people a division should have; with the number of people it may be one or two more or fewer."""
    movers: int
    """How many of each division move up and down after a season."""
    more_games: tuple[str, ...] = ()
    """With their usual options: the rounds of a season take turns with all games."""


class Opening(Struct, frozen=True):
    """What whoever opens a tournament has chosen."""

    guild_id: int
    channel_id: int
    host_id: int
    name: str
    language: str
    game: str
    seats: int
    rounds: int
    """Of a round robin as many as it takes, whatever is said here."""
    round_days: int
    sign_up_days: int
    places: int
    time_control: TimeControl | None = None
    """None: the operator's."""
    options: Mapping[str, OptionValue] = {}
    format: TournamentFormat = TournamentFormat.SWISS
    odd: OddTables = OddTables.BYES
    league: LeagueTerms | None = None
    """None: it is no league. The format of a league is that of its divisions."""


def places_of(kind: TournamentFormat) -> int:
    """The most people who may take part."""
    match kind:
        case TournamentFormat.ROUND_ROBIN:
            return ROUND_ROBIN_PLACES
        case TournamentFormat.DIVISION:
            return LEAGUE_PLACES
        case _:
            return MOST_PLACES


def fewest(game: AnyGame, options: Options) -> int:
    """The smallest number of players that can play with these options."""
    return next(seats for seats in game.seats if game.check(seats, options) is None)


def rules_of(context: TableContext, row: TournamentRow, number: int) -> tuple[AnyGame, Options]:
    """What is played in that round, with its options."""
    game = context.game(row.game_of(number))
    if game.id == row.game:
        return game, codec(game).options(row.options)
    return game, _options(game, {})


def _options(game: AnyGame, chosen: Mapping[str, OptionValue]) -> Options:
    """The game's usual options, but for what is chosen. Raises `msgspec.ValidationError`."""
    values = {**option_values(game.table_options()), **chosen}
    options: Options = msgspec.convert(values, game.options, strict=False)
    return options


async def open_tournament(context: TableContext, opening: Opening) -> Tournament:
    """Open a tournament for sign-up, and have it announced.

    Raises `InvalidInput` for numbers and options that do not fit, `LimitReached` where as many run as may and for a person who
    opens them too often (`Cooldown`), `NotAllowed` where the server does not allow that game or channel.
    """
    with context.cooldown.counted(ANYWHERE, opening.host_id):
        return await _opened(context, opening)


@retried
async def _opened(context: TableContext, opening: Opening) -> Tournament:
    """As `open_tournament`."""
    league = opening.league
    options = _checked(context, opening)
    games = (opening.game, *(league.more_games if league is not None else ()))
    now, secret = context.now(), context.random_bytes(SECRET_BYTES)
    async with context.database.write() as connection:
        for game in games[1:]:
            await refuse_outside(connection, opening.guild_id, game, opening.channel_id)
        rules = await refuse_outside(connection, opening.guild_id, opening.game, opening.channel_id)
        await _refuse_too_many(connection, opening)
        time_control = opening.time_control or rules.time_control or context.config.time_control
        if time_control not in context.config.time_controls:
            raise InvalidInput(say("tables-no-such-tempo"))
        made = insert(TOURNAMENTS).values(
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=opening.host_id,
            name=opening.name[:LONGEST_NAME],
            language=opening.language,
            game=opening.game,
            options=encode(options).decode(),
            time_control=time_control.value,
            format=opening.format.value,
            odd=opening.odd.value,
            more_games=encode(games[1:]).decode(),
            division_size=None if league is None else league.division_size,
            movers=0 if league is None else league.movers,
            seats=opening.seats,
            rounds=opening.rounds,
            round_days=opening.round_days,
            places=opening.places,
            phase=TournamentPhase.SIGN_UP.value,
            round=0,
            secret=secret,
            commitment=commitment(secret),
            due_at=now + timedelta(days=opening.sign_up_days),
            created_at=now,
        )
        number: int = (await connection.execute(made.returning(TOURNAMENTS.c.id))).scalar_one()
        await store.announce(connection, number, PostKind.SIGN_UP, 0)
        opened = await store.loaded(connection, number)
    LOG.info(
        "person %s of server %s has opened tournament %s",
        opening.host_id,
        opening.guild_id,
        number,
    )
    return opened


async def _refuse_too_many(connection: AsyncConnection, opening: Opening) -> None:
    """Raises `LimitReached` where as many run as may; leagues are counted apart, divisions not at all."""
    is_league = opening.league is not None
    going = await connection.scalar(
        select(func.count())
        .select_from(TOURNAMENTS)
        .where(
            TOURNAMENTS.c.guild_id == opening.guild_id,
            TOURNAMENTS.c.phase.in_(RUNNING),
            store.is_league() if is_league else store.is_alone(),
        )
    )
    most = LEAGUES_AT_ONCE if is_league else AT_ONCE
    if (going or 0) >= most:
        words = "tables-league-too-many" if is_league else "tables-tournament-too-many"
        raise LimitReached(say(words, most=most))


def _checked(context: TableContext, opening: Opening) -> Options:
    """The options. Raises `InvalidInput`."""
    game, league = context.game(opening.game), opening.league
    for one in (opening.game, *(league.more_games if league is not None else ())):
        _refuse_seats(context.game(one), opening.seats)
    for value, most in (
        (opening.rounds, MOST_ROUNDS),
        (opening.round_days, MOST_DAYS),
        (opening.sign_up_days, MOST_DAYS),
    ):
        if not 1 <= value <= most:
            raise InvalidInput(say("tables-tournament-number", least=1, most=most))
    if opening.format is TournamentFormat.GROUPS and opening.rounds == 1:
        raise InvalidInput(say("tables-tournament-final"))
    most_places = places_of(opening.format)
    if not opening.seats <= opening.places <= most_places:
        raise InvalidInput(say("tables-tournament-places", least=opening.seats, most=most_places))
    if league is not None:
        _check_league(context, opening, league)
    try:
        options = _options(game, opening.options)
    except msgspec.ValidationError as problem:
        raise InvalidInput(say("tables-no-such-option")) from problem
    refusal = game.check(opening.seats, options)
    if refusal is not None:
        raise InvalidInput(refusal)
    return options


def _refuse_seats(game: AnyGame, seats: int) -> None:
    """Raises `InvalidInput` for tables of a size that the game does not take."""
    if seats not in game.seats or not 2 <= seats <= MOST_SEATS:
        most = min(game.seats[-1], MOST_SEATS)
        raise InvalidInput(say("core-refused-seats", least=max(2, game.seats[0]), most=most))


def _check_league(context: TableContext, opening: Opening, league: LeagueTerms) -> None:
    """Raises `InvalidInput` for what no league has."""
    if not SMALLEST <= league.division_size <= LARGEST:
        raise InvalidInput(say("tables-league-size", least=SMALLEST, most=LARGEST))
    if not 1 <= league.movers <= MOST_MOVERS:
        raise InvalidInput(say("tables-league-movers", most=MOST_MOVERS))
    if len({opening.game, *league.more_games}) != 1 + len(league.more_games):
        raise InvalidInput(say("tables-league-same-game"))
    for one in league.more_games:
        refusal = (game := context.game(one)).check(opening.seats, _options(game, {}))
        if refusal is not None:
            raise InvalidInput(refusal)


@retried
async def sign_up(context: TableContext, number: int, person: Person) -> Tournament:
    """Take a place, or one on the waitlist; nothing changes for somebody who has one.

    Once sign-up is over there is only the waitlist: it fills places that become free, from the next round on. Whoever comes
    back into a league is behind all others. A name that reads like somebody else's there gets a number: managers remove people
    by their names, and nobody hides behind another.

    Raises `NotAllowed` for somebody whom a manager removed, `Unavailable` when the tournament is over.
    """
    async with context.database.write() as connection:
        before = await _held_running(connection, number)
        mine = before.of_user(person.user_id)
        if mine is not None and mine.state == EntrantState.REMOVED:
            raise NotAllowed(say("tables-tournament-removed"))
        if mine is not None and mine.may_play:
            return before
        others = [one.name or "" for one in before.entrants if one.user_id != person.user_id]
        person = Person(person.user_id, told_apart([*others, person.name])[-1])
        is_early = before.row.phase == TournamentPhase.SIGN_UP
        has_room = is_early and len(before.taking_part) < before.row.places
        values = {
            "name": person.name,
            "state": (EntrantState.IN if has_room else EntrantState.WAITING).value,
            "ready": not is_early,
        }
        following = 1 + max((one.number for one in before.entrants), default=0)
        if mine is not None:
            again = {"number": following} if before.row.is_league else {}
            await store.change_entrant(connection, number, mine.number, **values, **again)
        else:
            await connection.execute(
                insert(ENTRANTS).values(
                    tournament_id=number,
                    number=following,
                    user_id=person.user_id,
                    **values,
                )
            )
        if before.row.is_league and before.row.phase == TournamentPhase.PLAYING:
            await _wait_for_division(connection, before, person)
        return await store.loaded(connection, number)


@retried
async def withdraw(context: TableContext, number: int, user_id: int) -> Tournament:
    """Give the place up. A game that is being played goes on; there are no further ones.

    Raises `Conflict` for somebody who takes no part, `Unavailable` when the tournament is over.
    """
    return await _out(context, number, user_id, EntrantState.OUT)


async def remove(context: TableContext, number: int, manager_id: int, user_id: int) -> Tournament:
    """Take somebody out, for good. Raises like `withdraw`."""
    after = await _out(context, number, user_id, EntrantState.REMOVED)
    LOG.info("manager %s has removed %s from tournament %s", manager_id, user_id, number)
    return after


@retried
async def _out(context: TableContext, number: int, user_id: int, state: EntrantState) -> Tournament:
    async with context.database.write() as connection:
        before = await _held_running(connection, number)
        mine = before.of_user(user_id)
        if mine is None or not mine.may_play:
            raise Conflict(say("tables-tournament-not-in"))
        await store.change_entrant(connection, number, mine.number, state=state.value, ready=False)
        if before.row.phase == TournamentPhase.SIGN_UP and mine.is_in and before.waiting:
            heir = before.waiting[0].number
            await store.change_entrant(connection, number, heir, state=EntrantState.IN.value)
        for division in await store.divisions_held(connection, before):
            there = entrant_of(division, user_id)
            if there is not None:
                await store.change_entrant(connection, division.id, there.number, state=state.value)
        return await store.loaded(connection, number)


@retried
async def check_in(context: TableContext, number: int, user_id: int) -> Tournament:
    """Say that one is there. Raises `Conflict` for somebody who did not sign up, `Unavailable` at any other time."""
    async with context.database.write() as connection:
        before = await _held(connection, number)
        if before.row.phase != TournamentPhase.CHECK_IN:
            raise Unavailable(say("tables-tournament-no-check-in"))
        mine = before.of_user(user_id)
        if mine is None or not mine.may_play:
            raise Conflict(say("tables-tournament-not-in"))
        await store.change_entrant(connection, number, mine.number, ready=True)
        return await store.loaded(connection, number)


@retried
async def set_paused(
    context: TableContext, number: int, manager_id: int, *, paused: bool
) -> Tournament:
    """Let nothing end or begin, or go on: then all times are later by the pause. Games are played on meanwhile.

    Raises `Unavailable` when the tournament is over.
    """
    async with context.database.write() as connection:
        before = await _held_running(connection, number)
        now = context.now()
        for one in (before, *await store.divisions_held(connection, before)):
            since = one.row.paused_at
            if paused and since is None:
                await store.change(connection, one.id, paused_at=now)
            elif not paused and since is not None:
                due_at = one.row.due_at + (now - since)
                await store.change(connection, one.id, paused_at=None, due_at=due_at)
        after = await store.loaded(connection, number)
    LOG.info("manager %s: tournament %s, paused: %s", manager_id, number, paused)
    return after


@retried
async def cancel(context: TableContext, number: int, manager_id: int) -> Tournament:
    """End it without a winner, and have that announced. Games that are being played go on.

    Raises `Unavailable` when it is over.
    """
    async with context.database.write() as connection:
        before = await _held_running(connection, number)
        for one in (before, *await store.divisions_held(connection, before)):
            await store.change(
                connection,
                one.id,
                phase=TournamentPhase.CANCELLED.value,
                finished_at=context.now(),
                paused_at=None,
            )
        await store.announce(connection, number, PostKind.CANCELLED, before.row.round)
        after = await store.loaded(connection, number)
    LOG.info("manager %s has cancelled tournament %s", manager_id, number)
    return after


async def correct(
    context: TableContext,
    number: int,
    manager_id: int,
    round_number: int,
    table: int,
    ranks: Sequence[int],
) -> Tournament:
    """Change the result of a table that is over: these ranks, by place. It is announced.

    Rounds that were drawn already stay as they are; standings and later draws follow the correction. Raises `InvalidInput`
    for a table without a result and for ranks that fit nobody, `Conflict` where they are what stands there, `LimitReached` for
    somebody who announces too much (`Cooldown`), `Unavailable` when the tournament is cancelled.
    """
    with context.cooldown.counted(ANYWHERE, manager_id):
        return await _corrected(context, number, manager_id, round_number, table, ranks)


@retried
async def _corrected(
    context: TableContext,
    number: int,
    manager_id: int,
    round_number: int,
    table: int,
    ranks: Sequence[int],
) -> Tournament:
    """As `correct`."""
    async with context.database.write() as connection:
        before = await store.loaded(connection, number, held=True)
        if before.row.phase == TournamentPhase.CANCELLED:
            raise Unavailable(say("tables-tournament-over"))
        lines = before.result_of(round_number, table)
        if len(ranks) != len(lines) or not all(1 <= rank <= len(lines) for rank in ranks):
            raise InvalidInput(say("tables-tournament-ranks", count=len(lines)))
        known = tuple(line.rank or 0 for line in lines)
        if table_points(ranks) == table_points(known):
            raise Conflict(say("tables-tournament-same-result"))
        for line, rank in zip(lines, ranks, strict=True):
            await store.note_rank(connection, number, line, rank, line.points or 0)
        correction = Correction(round_number, table, before.row.round, known)
        made = await store.add_correction(connection, before, correction, made_at=context.now())
        await store.announce(connection, number, PostKind.CORRECTED, round_number, made)
        after = await store.loaded(connection, number)
        context.failpoint("correction.written")
    LOG.info(
        "manager %s has corrected table %s.%s of tournament %s: %s instead of %s",
        manager_id,
        round_number,
        table,
        number,
        list(ranks),
        list(known),
    )
    return after


def entrant_of(tournament: Tournament, user_id: int) -> Entrant | None:
    """The person, if they take part or wait."""
    mine = tournament.of_user(user_id)
    return mine if mine is not None and mine.may_play else None


async def _held(connection: AsyncConnection, number: int) -> Tournament:
    """The tournament, held. Raises `Unavailable` for a division, which only its league changes."""
    before = await store.loaded(connection, number, held=True)
    if before.row.division is not None:
        raise Unavailable(say("tables-tournament-gone"))
    return before


async def _held_running(connection: AsyncConnection, number: int) -> Tournament:
    """The same while it goes on. Raises `Unavailable` when it is over."""
    before = await _held(connection, number)
    if not before.row.is_running:
        raise Unavailable(say("tables-tournament-over"))
    return before


async def _wait_for_division(
    connection: AsyncConnection, league: Tournament, person: Person
) -> None:
    """Put a newcomer on the waitlist of the lowest division, if that is still being played."""
    lowest = (await store.divisions(connection, league.id, league.row.round))[-1]
    division = await store.loaded(connection, lowest.id, held=True)
    if not division.row.is_running:
        return
    mine = division.of_user(person.user_id)
    if mine is not None:
        await store.change_entrant(
            connection, division.id, mine.number, state=EntrantState.WAITING.value, ready=True
        )
        return
    number = len(division.entrants) + 1
    newcomer = Entrant(number, person.user_id, person.name, EntrantState.WAITING, ready=True)
    await store.add_entrants(connection, division.id, [newcomer])
