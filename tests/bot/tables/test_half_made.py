"""Half-made moves are nobody else's business: in twins, alike but for what a rival has half made, others find the same."""

import shutil
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.model.errors import TableError, Unavailable
from bot.model.outcomes import Accepted, Asked, TakenBack
from bot.model.people import Person
from bot.model.proposals import ProposalKind, mark_of
from bot.model.questions import Ask, LogEntry, Position, TakeBack
from bot.model.table_lines import TableLine
from bot.model.tables import SeatInfo
from bot.tables.game import undo as undoing
from bot.tables.game.proposals import vote
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading, records
from games.core.flow import Reopen
from games.core.model import Action
from games.core.record import read
from games.core.verify import verify
from tests.bot.tables.setups import build_of, played
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Decide, Draw, Favour, Rest, Show, Wish

Script = Callable[[World, bool], Awaitable[list[Any]]]
"""What is done at a table, with or without half-made moves, and what others found."""


@pytest.fixture
def twins(migrated_file: Path, tmp_path: Path) -> Callable[[Script], Awaitable[list[list[Any]]]]:
    """What others find without half-made moves, and with them."""

    async def told(script: Script) -> list[list[Any]]:
        found = []
        for half in (False, True):
            path = tmp_path / f"{half}.sqlite3"
            shutil.copy(migrated_file, path)
            world = World(f"sqlite+aiosqlite:///{path}")
            await world.start()
            found.append(await script(world, half))
            await world.tables.close()
        return found

    return told


def seats_seen(seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """Without the numbers of their questions, which no reader is shown."""
    return tuple(structs.replace(seat, ask=0) for seat in seats)


def line_seen(line: TableLine) -> TableLine:
    """The same of one's list of tables."""
    return structs.replace(line, seats=seats_seen(line.seats))


def position_seen(position: Position) -> Position:
    """Without the numbers that no reader is shown."""
    seats = seats_seen(position.table.seats)
    table = structs.replace(position.table, revision=0, step=0, seats=seats)
    ballots = tuple(structs.replace(ballot, base=0, mark="") for ballot in position.ballots)
    return structs.replace(position, table=table, ballots=ballots)


def entries_seen(entries: tuple[LogEntry, ...]) -> list[LogEntry]:
    """The same of a log."""
    return [structs.replace(entry, step=0) for entry in entries]


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two values differ, deep down."""
    if hasattr(one, "__struct_fields__") and type(one) is type(other):
        pairs = [(name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    elif isinstance(one, dict) and one.keys() == other.keys():
        pairs = [(name, one[name], other[name]) for name in one]
    elif isinstance(one, list | tuple) and len(one) == len(other):
        pairs = [(str(at), one[at], other[at]) for at in range(len(one))]
    else:
        return [] if one == other else [f"{path}: {one!r} != {other!r}"]
    return [
        line for name, mine, theirs in pairs for line in differences(mine, theirs, f"{path}.{name}")
    ]


async def or_error(answer: Awaitable[Any]) -> Any:
    """The answer, or why there is none; a ballot without the journal's number."""
    try:
        found = await answer
    except TableError as problem:
        return str(problem)
    return found and structs.replace(found, after=0)


async def log_seen(world: World, table: int, user_id: int | None) -> list[Any]:
    """All pages of the log, newest first, with their numbers."""
    pages, before = [], None
    while True:
        page = await reading.log(world.context, table, user_id, before=before, limit=2)
        pages.append((page.first, page.before, entries_seen(page.entries)))
        if page.before is None:
            return pages
        before = page.before


async def seen(world: World, table: int, others: tuple[Person, ...]) -> dict[str, Any]:
    """Everything that those people, and strangers, can ask, and what has been shown to them."""
    tables = world.tables
    await world.work()
    info = await reading.table(tables.context, table)
    found: dict[str, Any] = {
        "position": position_seen(await reading.position(tables.context, table)),
        "log": await log_seen(world, table, None),
        "marked": await reading.last_events(tables.context, info),
        "board": entries_seen(
            (
                await reading.happened(
                    tables.context,
                    info,
                    None,
                    await reading.before_last_decision(tables.context, info) or 0,
                )
            ).entries
        ),
        "manager": await tables.managing.tables(GUILD),
    }
    for person in others:
        ask = await reading.ask(tables.context, table, person.user_id)
        found[person.name] = (
            structs.replace(
                ask, position=position_seen(ask.position), since=tuple(entries_seen(ask.since))
            ),
            await log_seen(world, table, person.user_id),
            await or_error(undoing.foreseen(tables.context, table, person.user_id)),
            [line_seen(one) for one in await reading.my_tables(tables.context, person.user_id)],
        )
    last = (await tables.replay.moment(table, None, None)).last
    for number in range(1, last + 1):
        moment = await tables.replay.moment(table, None, number)
        found[f"replay {number} of {last}"] = structs.replace(
            moment,
            position=position_seen(moment.position),
            told=tuple(entries_seen(moment.told)),
        )
    readers = {
        ask.seat
        for ask in [await reading.ask(tables.context, table, one.user_id) for one in others]
    }
    for reader in {None, *readers}:  # Each lane has its own order.
        found[f"shown to {reader}"] = [
            (row.kind, row.seat, row.notice, row.about, row.ping)
            for row in world.channel.rows
            if (row.seat if row.kind is Kind.PRIVATE else None) == reader
        ]
    found["rung"] = [seat for seat, _ in world.channel.pinged]
    return found


async def doing(world: World, table: int, person: Person, *actions: Action) -> None:
    """The person plays these, one after the other."""
    for action in actions:
        await played(world, table, await reading.ask(world.context, table, person.user_id), action)
        await world.settle()


async def half_made(world: World, table: int, rival: Person) -> None:
    """A building begun, paid for, given up, begun again and paid for, over ten hours."""
    for is_last in (False, True):
        ask = await reading.ask(world.context, table, rival.user_id)
        await doing(world, table, rival, build_of(ask))
        world.later(hours=5)
        await world.work()
        paying = await reading.ask(world.context, table, rival.user_id)
        await doing(world, table, rival, world.answer(paying.decision))
        painting = await reading.ask(world.context, table, rival.user_id)
        assert painting.is_unfinished
        if not is_last:
            done = await undoing.cancel(world.context, table, rival.user_id, painting.number)
            assert isinstance(done, Accepted)
            await world.settle()


async def others_turn(world: World) -> tuple[int, Person, Person]:
    """A table where one has shown something and ended a turn, and another one is to move; those two."""
    table = await world.game_of(ANA, BRUNO, CLARA, options={"hiding": False})
    first = person_of(await world.asked(table))
    await doing(world, table, first, Show(()), Rest())
    await forget_the_start(world)
    return table, first, person_of(await world.asked(table))


async def forget_the_start(world: World) -> None:
    """How many messages a start takes depends on how quickly they go out."""
    await world.work()
    world.channel.rows.clear()
    world.channel.pinged.clear()


def without(*people: Person) -> tuple[Person, ...]:
    """The others at the table."""
    return tuple(one for one in (ANA, BRUNO, CLARA) if one not in people)


async def test_what_others_can_ask_does_not_show_half_made_moves(
    twins: Callable[[Script], Awaitable[list[list[Any]]]],
) -> None:
    """Undo and its forecast, log and its pages, digests, position, lists, replay, times, messages: all the same."""

    async def script(world: World, half: bool) -> list[Any]:
        table, first, rival = await others_turn(world)
        if half:
            await half_made(world, table, rival)
        else:
            world.later(hours=10)
        before = await seen(world, table, without(rival))
        assert before[first.name][0].take_back is TakeBack.OWN
        assert isinstance(await undoing.undo(world.context, table, first.user_id), TakenBack)
        after = await seen(world, table, without(rival))
        assert isinstance(await undoing.undo(world.context, table, first.user_id), TakenBack)
        again = await seen(world, table, without(rival))
        await world.to_the_end(table)
        assert verify(TOY, read(await records.record(world.context, table))) == ()
        return [before, after, again]

    plain, half = await twins(script)

    assert differences(plain, half) == []


async def test_a_request_to_take_back_stands_beside_half_made_moves(
    twins: Callable[[Script], Awaitable[list[list[Any]]]],
) -> None:
    """Why all are asked, what becomes of the request, and the reminder: nothing of it tells that the rival tries something."""

    async def script(world: World, half: bool) -> list[Any]:
        table, first, rival = await others_turn(world)
        await doing(world, table, rival, Show(()))
        if half:
            await half_made(world, table, rival)
        else:
            world.later(hours=10)
        assert isinstance(await undoing.undo(world.context, table, first.user_id), Asked)
        begun = await seen(world, table, without(rival))
        if half:
            ask = await reading.ask(world.context, table, rival.user_id)
            await undoing.cancel(world.context, table, rival.user_id, ask.number)
        given_up = await seen(world, table, without(rival))
        if half:
            await half_made(world, table, rival)
        else:
            world.later(hours=10)
        world.later(hours=5)
        reminded = await seen(world, table, without(rival))
        assert Kind.REMINDER in [row[0] for row in reminded["shown to None"]]
        for one in without(first):
            await vote(world.context, table, one.user_id, undoing.VOTE, agree=True)
            await world.settle()
        agreed = await seen(world, table, without(rival))
        await world.to_the_end(table)
        assert verify(TOY, read(await records.record(world.context, table))) == ()
        return [begun, given_up, reminded, agreed]

    plain, half = await twins(script)

    assert differences(plain, half) == []


async def test_the_buttons_of_a_request_do_not_count_half_made_moves(
    twins: Callable[[Script], Awaitable[list[list[Any]]]],
) -> None:
    """Anybody can read their ids: with the same chance they are the same, however often a rival has tried something."""

    async def script(world: World, half: bool) -> list[Any]:
        table, first, rival = await others_turn(world)
        if half:
            await half_made(world, table, rival)
            ask = await reading.ask(world.context, table, rival.user_id)
            await undoing.cancel(world.context, table, rival.user_id, ask.number)
        await doing(world, table, rival, Show(()), Rest())
        [last] = without(first, rival)
        await doing(world, table, last, Show(()))
        world.chance.seed(1)
        asked = await undoing.undo(world.context, table, rival.user_id)
        assert isinstance(asked, Asked)
        return [mark_of(asked.ballot)]

    plain, half = await twins(script)

    assert plain == half != [""]


async def test_what_was_refused_stays_refused_beside_half_made_moves(
    twins: Callable[[Script], Awaitable[list[list[Any]]]],
) -> None:
    """Where every undo has been refused, the board offers none again only because somebody tries something."""

    async def script(world: World, half: bool) -> list[Any]:
        table, first, rival = await others_turn(world)
        await doing(world, table, rival, Show(()))
        await doing(world, table, rival, Draw(), Wish("red"))
        for asker in (first, rival):
            assert isinstance(await undoing.undo(world.context, table, asker.user_id), Asked)
            await vote(world.context, table, asker.user_id, undoing.VOTE, agree=False)
        await forget_the_start(world)
        assert not (await reading.position(world.context, table)).has_moves
        if half:
            await half_made(world, table, rival)
        else:
            world.later(hours=10)
        begun = await seen(world, table, without(rival))
        if half:
            ask = await reading.ask(world.context, table, rival.user_id)
            await undoing.cancel(world.context, table, rival.user_id, ask.number)
        return [begun, await seen(world, table, without(rival))]

    plain, half = await twins(script)

    assert differences(plain, half) == []


async def test_a_first_move_that_is_half_made_offers_no_undo(
    twins: Callable[[Script], Awaitable[list[list[Any]]]],
) -> None:
    """As long as nobody has finished a move, the board offers nothing to undo."""

    async def script(world: World, half: bool) -> list[Any]:
        table = await world.game_of(ANA, BRUNO, options={"hiding": False})
        rival = person_of(await world.asked(table))
        await forget_the_start(world)
        if half:
            await half_made(world, table, rival)
        else:
            world.later(hours=10)
        others = tuple(one for one in (ANA, BRUNO) if one != rival)
        begun = await seen(world, table, others)
        assert not begun["position"].has_moves
        return [begun]

    plain, half = await twins(script)

    assert differences(plain, half) == []


async def test_a_simultaneous_step_offers_undo_to_all_whoever_has_answered(world: World) -> None:
    """Some of a seat's answers at the very beginning change nothing that others see."""
    table = await world.game_of(ANA, BRUNO)
    before = await reading.position(world.context, table)
    await doing(world, table, ANA, Decide("none"))

    assert before.has_moves
    assert (await reading.position(world.context, table)).has_moves


async def test_a_finished_move_declines_a_request(world: World) -> None:
    """Only what all can see plays on; the maker of a half-made move can give it up without an answer to the request."""
    table, first, rival = await others_turn(world)
    await doing(world, table, rival, Draw(), Wish("red"))
    await undoing.undo(world.context, table, first.user_id)
    await doing(
        world, table, rival, build_of(await reading.ask(world.context, table, rival.user_id))
    )
    assert (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is not None
    for _ in range(2):
        ask = await reading.ask(world.context, table, rival.user_id)
        await doing(world, table, rival, world.answer(ask.decision))
    await world.settle()

    assert (await reading.position(world.context, table)).ballot(ProposalKind.UNDO) is None
    assert [row.about for row in world.channel.rows if row.kind is Kind.NOTICE] == [
        About.VOTE,
        About.VOTE_SETTLED,
    ]


async def test_answers_that_are_not_complete_do_not_show(
    twins: Callable[[Script], Awaitable[list[list[Any]]]],
) -> None:
    """In a simultaneous step the same holds for some of one's answers, and for beginning anew before the last of them."""

    async def script(world: World, half: bool) -> list[Any]:
        table = await world.game_of(ANA, BRUNO, CLARA)
        await doing(world, table, ANA, Decide("none"), Favour("red"))
        await forget_the_start(world)
        world.later(hours=5)
        if half:
            await doing(world, table, BRUNO, Decide("none"), Reopen(), Decide("none"))
        world.later(hours=5)
        before = await seen(world, table, without(BRUNO))
        assert before["Ana"][0].take_back is TakeBack.OWN
        assert isinstance(await undoing.undo(world.context, table, ANA.user_id), TakenBack)
        after = await seen(world, table, without(BRUNO))
        assert after["Ana"][0].take_back is TakeBack.NOTHING
        if half:
            kept = await reading.ask(world.context, table, BRUNO.user_id)
            assert kept.decision is not None
            assert kept.decision.reopens, "the rival's answer stays as it was"
        return [before, after]

    plain, half = await twins(script)

    assert differences(plain, half) == []


async def test_many_half_made_moves_drive_nothing_out_of_a_digest(
    twins: Callable[[Script], Awaitable[list[list[Any]]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told since one's last move has a limit, against which nobody else's attempts count."""
    monkeypatch.setattr(reading, "SINCE", 6)

    async def script(world: World, half: bool) -> list[Any]:
        table, _, rival = await others_turn(world)
        for _ in range(4 if half else 0):
            ask = await reading.ask(world.context, table, rival.user_id)
            await doing(world, table, rival, build_of(ask))
            now = await reading.ask(world.context, table, rival.user_id)
            await undoing.cancel(world.context, table, rival.user_id, now.number)
            await world.settle()
        return [await seen(world, table, without(rival))]

    plain, half = await twins(script)

    assert differences(plain, half) == []


async def test_answers_begun_anew_give_no_time(world: World) -> None:
    """Neither some of several answers nor beginning anew winds the clock up: nobody stalls a simultaneous step for ever."""
    table = await world.game_of(ANA, BRUNO)
    due_at = world.clock + timedelta(hours=72)

    async def ana() -> Ask:
        return await reading.ask(world.context, table, ANA.user_id)

    def due_of(ask: Ask) -> Any:
        return ask.position.table.of_seat(ask.seat).due_at

    for action in (Decide("none"), Reopen(), Decide("none")):
        world.later(hours=10)
        await doing(world, table, ANA, action)
        assert due_of(await ana()) == due_at
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 2
    await doing(world, table, ANA, Favour("red"))
    assert due_of(await ana()) is None
    world.later(hours=20)
    await doing(world, table, ANA, Reopen())
    assert due_of(await ana()) == world.clock + timedelta(hours=42)
    await doing(world, table, ANA, Decide("none"), Favour("red"))
    world.later(hours=1)
    assert isinstance(await undoing.undo(world.context, table, ANA.user_id), TakenBack)
    assert due_of(await ana()) == world.clock + timedelta(hours=42)
    with pytest.raises(Unavailable, match="tables-undo-nothing"):
        await undoing.undo(world.context, table, ANA.user_id)
