"""Gathering: opening a table, joining and leaving, options, and the step from the lobby to the terms."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

import msgspec
from msgspec import structs

from bot.db.rows import SeatRow
from bot.db.state_cache import AnyGame
from bot.i18n.names import LONGEST_NAME
from bot.model.errors import (
    Conflict,
    InvalidInput,
    NotAllowed,
    NotYourSeat,
    Unavailable,
    WrongPhase,
)
from bot.model.lobby import AgreedSettings, Lobby, OptionValue
from bot.model.people import Person
from bot.model.tables import Absence, Phase, TableInfo
from bot.model.time_control import TimeControl
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table, load
from bot.tables.game.start import starting
from bot.tables.lobby.consent import (
    asked_again,
    pending,
    refuse_before_consent,
    refuse_unseen,
    settings_of,
    unless,
    without,
)
from bot.tables.lobby.opening import inserted, new_row, place_at
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import About, Kind
from bot.tables.rules.option_choices import hopeless, likely, open_choices
from games.core.codec import codec, encode
from games.core.fair import option_values
from games.core.game import Options
from games.core.levels import Level
from games.core.model import Message, say

WORD_LETTERS = 60


async def open_lobby(
    context: TableContext,
    game_id: str,
    host: Person,
    *,
    channel_id: int,
    guild_id: int | None,
    language: str,
    seats_wanted: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    name: str | None = None,
    seen_by: Collection[int] | None = None,
) -> TableInfo:
    """Open a table with its host in the first seat, and queue its lobby message.

    `options` are values by field, as in `Choice`; too long a name is cut. Of those who wait for such a table only they are told
    who may see it (`seen_by`; None: everybody may).

    Raises `InvalidInput`, `LimitReached` or `NotAllowed` for a number of seats or options that the game does not have, and for
    options with which so many can never play.
    """
    game = context.game(game_id)
    if seats_wanted is not None and seats_wanted not in game.seats:
        raise InvalidInput(say("core-refused-seats", least=game.seats[0], most=game.seats[-1]))
    chosen = _options(game, {**option_values(game.table_options()), **(options or {})})
    problem = hopeless(game, chosen, seats_wanted)
    if problem is not None:
        raise InvalidInput(problem)
    row = new_row(context, game, host, channel_id, guild_id, language, seats_wanted, chosen)
    row["name"] = name[:LONGEST_NAME] if name else None
    seats = (SeatRow(0, user_id=host.user_id, name=host.name),)
    return (await inserted(context, game, row, seats, seen_by=seen_by)).info


def _options(game: AnyGame, values: dict[str, Any]) -> Options:
    """The options with these values, all checked."""
    try:
        options: Options = msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as problem:
        raise InvalidInput(say("tables-no-such-option")) from problem
    return options


def hindrance(live: Live) -> Message | None:
    """Why the game cannot start now."""
    missing = live.game.seats[0] - len(live.seats)
    if missing > 0:
        return say("tables-players-missing", count=missing)
    options = codec(live.game).options(live.table.options)
    return live.game.check(len(live.seats), options)


def shown_lobby(context: TableContext, live: Live) -> Lobby:
    """The table as its lobby message shows it."""
    info = live.info
    config = context.config
    kept = live.game.keeps_order(info.options)
    wanted = info.seats_wanted if info.phase is Phase.LOBBY else len(info.seats)
    return Lobby(
        info,
        open_choices(live.game, info.options, info.seats_wanted),
        live.game.seats,
        hindrance(live),
        settings_of(live.game, live.table),
        move_hours=config.move_hours,
        time_controls=config.time_controls,
        keeps_order=kept,
        draws_first=live.game.draws_first(info.options),
        likely=likely(live.game, info.options, wanted, len(info.seats)),
        pending=pending(live),
    )


async def read(context: TableContext, table: int) -> Lobby:
    """Read the table as its lobby message shows it; in any phase."""
    return shown_lobby(context, await load(context, table))


async def _change_lobby(
    context: TableContext, table: int, decide: Callable[[Live], Awaitable[Change | None]]
) -> Lobby:
    """Change a table that is still gathering."""

    async def gathering(live: Live) -> Change | None:
        if live.table.phase != Phase.LOBBY:
            raise WrongPhase(say("tables-lobby-over"))
        return await decide(live)

    return shown_lobby(context, await change_table(context, table, gathering))


async def _change_settings(
    context: TableContext, table: int, user_id: int, decide: Callable[[Live], Awaitable[Change]]
) -> Lobby:
    """Change the settings of a table that is still gathering; the others at it have to agree to what matters."""
    with context.cooldown.call(table, user_id) as call:

        async def decided(live: Live) -> Change:
            return asked_again(live, await decide(live), user_id, call)

        return await _change_lobby(context, table, decided)


def _change(live: Live, seats: tuple[SeatRow, ...] | None = None, **fields: object) -> Change:
    """A change of a lobby; its message follows."""
    return Change(
        table=structs.replace(live.table, **fields),
        seats=live.seats if seats is None else seats,
        shows=(Show(Kind.LOBBY),),
    )


def _member(live: Live, user_id: int) -> SeatRow:
    """The person's row. Raises `NotYourSeat` for somebody who is not at the table."""
    row = live.rows.of_user(user_id)
    if row is None:
        raise NotYourSeat(say("tables-not-at-table"))
    return row


def _refuse_others(live: Live, user_id: int) -> None:
    """Raise `NotAllowed` or `NotYourSeat` for somebody who does not decide: the host does, or everybody at the table if the
    host wants it.
    """
    if live.table.all_decide:
        _member(live, user_id)
    elif live.table.host_id != user_id:
        raise NotAllowed(say("tables-host-decides", name=live.table.host_name))


def _refuse_all_but_host(live: Live, user_id: int) -> None:
    """Raise `NotAllowed` for anybody but the host."""
    if live.table.host_id != user_id:
        raise NotAllowed(say("tables-host-only", name=live.table.host_name))


def _room(live: Live) -> int:
    """Places that are left."""
    return (live.table.seats_wanted or live.game.seats[-1]) - len(live.seats)


def _with_host_called(live: Live, change: Change, user_id: int) -> Change:
    """The change that fills places; where the last one was among them, and not the host's doing, the host is called."""
    filled = len(change.seats) - len(live.seats)
    if _room(live) > filled or live.table.host_id == user_id:
        return change
    return structs.replace(change, shows=(*change.shows, Show(Kind.NOTICE, about=About.FULL)))


def _next_place(live: Live) -> int:
    """The place after the last one."""
    return max((row.place for row in live.seats), default=-1) + 1


async def join(
    context: TableContext,
    table: int,
    person: Person,
    *,
    code: str | None = None,
    seen: AgreedSettings | None = None,
) -> Lobby:
    """Take a place and agree to the settings; a person who has a place keeps it.

    `code`: of the settings that the person was shown, None: of no matter; `seen`: settings that the person counts on, to be
    asked about any others.

    Raises `Conflict`, `LimitReached` or `WrongPhase` when the person is in already, the table is full or joining is over, and
    for the `code` of other settings.
    """

    async def decide(live: Live) -> Change:
        if live.rows.of_user(person.user_id) is not None:
            raise Conflict(say("tables-already-in"))
        if _room(live) < 1:
            raise Conflict(say("tables-full"))
        refuse_unseen(live, code)
        place = await place_at(context, live, person.user_id)
        agreed = None if seen is None else unless(seen, settings_of(live.game, live.table))
        seat = SeatRow(place, user_id=person.user_id, name=person.name, agreed=agreed)
        return _with_host_called(live, _change(live, (*live.seats, seat)), person.user_id)

    with context.cooldown.counted(table, person.user_id):
        return await _change_lobby(context, table, decide)


async def leave(context: TableContext, table: int, user_id: int) -> Lobby:
    """Leave the lobby; the next person becomes host, and the last one to leave closes it.

    Raises `NotYourSeat` or `WrongPhase` for somebody who is not at the table, and when it has started.
    """

    async def decide(live: Live) -> Change:
        gone = _member(live, user_id)
        seats = without(live.seats, gone)
        heir = next((row for row in seats if not row.is_robot), None)
        if heir is None:
            return _change(live, seats, phase=Phase.CLOSED.value, finished_at=context.now())
        if live.table.host_id != user_id:
            return _change(live, seats)
        return _change(live, seats, host_id=heir.user_id, host_name=heir.name)

    return await _change_lobby(context, table, decide)


async def agree(context: TableContext, table: int, user_id: int, code: str) -> Lobby:
    """Agree to the table's settings, whose code the person was shown; the last one to agree calls the host of a full table.

    Raises `Conflict`, `NotYourSeat` or `WrongPhase` for other settings, somebody who has agreed or is not at the table, and
    when it has started.
    """

    async def decide(live: Live) -> Change:
        mine = _member(live, user_id)
        refuse_unseen(live, code)
        if mine.agreed is None:
            raise Conflict(say("tables-agreed-already"))
        seats = tuple(
            structs.replace(row, agreed=None) if row.place == mine.place else row
            for row in live.seats
        )
        change = _change(live, seats)
        if any(row.agreed is not None for row in seats):
            return change
        return _with_host_called(live, change, user_id)

    return await _change_lobby(context, table, decide)


async def remove_pending(context: TableContext, table: int, user_id: int, other: int) -> Lobby:
    """Remove a person who has not agreed to the settings; they may join again.

    Raises `NotAllowed`, `Unavailable` or `WrongPhase` for anybody but the host, for somebody who has agreed or is the host, and
    when the table has started.
    """

    async def decide(live: Live) -> Change:
        _refuse_all_but_host(live, user_id)
        theirs = live.rows.of_user(other)
        if theirs is None or theirs.agreed is None or other == user_id:
            raise Unavailable(say("tables-not-pending"))
        return _change(live, without(live.seats, theirs))

    return await _change_lobby(context, table, decide)


async def add_robots(
    context: TableContext,
    table: int,
    user_id: int,
    level: Level = Level.NORMAL,
    *,
    filled: int | None = None,
) -> Lobby:
    """Give free places to robots of that level until there are `filled` players, as far as places go; None: give one.

    Raises `Conflict`, `NotAllowed`, `NotYourSeat` or `WrongPhase` when the table is full or has started, and for whoever does
    not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        room, here = _room(live), len(live.seats)
        if room < 1:
            raise Conflict(say("tables-full"))
        count = 1 if filled is None else max(0, min(filled - here, room))
        taken = {row.robot_number for row in live.seats}
        free = (number for number in range(1, here + count + 1) if number not in taken)
        first = _next_place(live)
        robots = [
            SeatRow(place, robot_number=number, level=level.value)
            for place, number in zip(range(first, first + count), free, strict=False)
        ]
        return _with_host_called(live, _change(live, (*live.seats, *robots)), user_id)

    return await _change_lobby(context, table, decide)


async def remove_robot(context: TableContext, table: int, user_id: int) -> Lobby:
    """Take the last robot out.

    Raises `NotAllowed`, `NotYourSeat`, `Unavailable` or `WrongPhase` when there is none or the table has started, and for
    whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        last = next((row for row in reversed(live.seats) if row.is_robot), None)
        if last is None:
            raise Unavailable(say("tables-no-house"))
        return _change(live, tuple(row for row in live.seats if row.place != last.place))

    return await _change_lobby(context, table, decide)


async def set_option(
    context: TableContext, table: int, user_id: int, field: str, value: OptionValue
) -> Lobby:
    """Choose a value of one option.

    Raises `InvalidInput`, `NotAllowed`, `NotYourSeat` or `WrongPhase` for what the game does not have, options that exclude
    each other, a table that has started, and whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        before = codec(live.game).options(live.table.options)
        chosen = _options(live.game, {**option_values(before), field: value})
        _refuse_exclusion(live, before, chosen)
        return _change(live, options=encode(chosen).decode())

    return await _change_settings(context, table, user_id, decide)


def _refuse_exclusion(live: Live, before: Options, chosen: Options) -> None:
    """Raise `InvalidInput` for options with which nobody can play, unless that was so before: then it can be mended."""
    most = live.table.seats_wanted
    problem = hopeless(live.game, chosen, most)
    if problem is not None and hopeless(live.game, before, most) is None:
        raise InvalidInput(problem)


async def set_absence(context: TableContext, table: int, user_id: int, absence: Absence) -> Lobby:
    """Choose what happens when a player is out of time.

    Raises `NotAllowed`, `NotYourSeat` or `WrongPhase` for a table that has started, and whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        return _change(live, absence=absence.value)

    return await _change_settings(context, table, user_id, decide)


async def set_rated(context: TableContext, table: int, user_id: int, *, rated: bool) -> Lobby:
    """Choose whether the result counts for people's ratings.

    Raises `NotAllowed`, `NotYourSeat` or `WrongPhase` for a table that has started, and whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        return _change(live, rated=rated)

    return await _change_settings(context, table, user_id, decide)


async def set_deciders(
    context: TableContext, table: int, user_id: int, *, everybody: bool
) -> Lobby:
    """Let everybody at the table decide about it, or the host alone.

    Raises `NotAllowed` or `WrongPhase` for a table that has started, and anybody but the host.
    """

    async def decide(live: Live) -> Change:
        _refuse_all_but_host(live, user_id)
        return _change(live, all_decide=everybody)

    return await _change_settings(context, table, user_id, decide)


async def set_time_control(
    context: TableContext, table: int, user_id: int, time_control: TimeControl
) -> Lobby:
    """Choose the time control.

    Raises `InvalidInput`, `NotAllowed`, `NotYourSeat` or `WrongPhase` for what the operator does not allow, a table that has
    started, and whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        if time_control not in context.config.time_controls:
            raise InvalidInput(say("tables-no-such-tempo"))
        return _change(live, time_control=time_control.value)

    return await _change_settings(context, table, user_id, decide)


async def set_public_language(
    context: TableContext, table: int, user_id: int, language: str
) -> Lobby:
    """Choose the language of the public messages.

    Raises `NotAllowed`, `NotYourSeat` or `WrongPhase` for a table that has started, and whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        return _change(live, language=language)

    return await _change_lobby(context, table, decide)


async def set_word(context: TableContext, table: int, user_id: int, word: str | None) -> Lobby:
    """Add the person's own word to the terms.

    Raises `InvalidInput`, `NotYourSeat` or `WrongPhase` for one that is too long, a table that has started, and somebody who is
    not at it.
    """
    chosen = " ".join(word.split()) if word else None
    if chosen and len(chosen) > WORD_LETTERS:
        raise InvalidInput(say("tables-word-too-long", most=WORD_LETTERS))

    async def decide(live: Live) -> Change:
        mine = _member(live, user_id)
        return _change(
            live,
            tuple(
                structs.replace(row, word=chosen or None) if row.place == mine.place else row
                for row in live.seats
            ),
        )

    return await _change_lobby(context, table, decide)


async def close(context: TableContext, table: int, user_id: int) -> TableInfo:
    """Close a table that has not been set up.

    Raises `NotAllowed` or `WrongPhase` for anybody but the host, and when the game is set up.
    """

    async def decide(live: Live) -> Change:
        if live.table.phase not in {Phase.LOBBY, Phase.STARTING}:
            raise WrongPhase(say("tables-lobby-over"))
        _refuse_all_but_host(live, user_id)
        return closed(context, live)

    return (await change_table(context, table, decide)).info


def closed(context: TableContext, live: Live) -> Change:
    """A table that has not been set up is closed."""
    change = _change(live, phase=Phase.CLOSED.value, finished_at=context.now())
    return structs.replace(change, unshown=(Kind.TERMS,))


async def start_game(context: TableContext, table: int, user_id: int) -> TableInfo:
    """Close joining and have the terms posted.

    Raises `NotAllowed`, `NotYourSeat`, `Unavailable` or `WrongPhase` with the hindrance, for a table that has started, and for
    whoever does not decide about it.
    """

    async def decide(live: Live) -> Change:
        _refuse_others(live, user_id)
        problem = hindrance(live)
        if problem is not None:
            raise Unavailable(problem)
        refuse_before_consent(live)
        change = starting(context, live)
        return structs.replace(change, shows=(Show(Kind.LOBBY), *change.shows))

    return (await _change_lobby(context, table, decide)).table
