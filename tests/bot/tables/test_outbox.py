"""The outbox: order, coalescing, repeats, what is blocked, what has been shown already."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.db.schema import OUTBOX
from bot.model.outcomes import Accepted
from bot.model.tables import Phase
from bot.tables.game import absence, placement
from bot.tables.lobby import lobbies
from bot.tables.outbox import queueing
from bot.tables.publishing import Blocked, Kind, OutboxRow, SentState, TryLater
from bot.tables.queries import reading
from games.core.model import Seat
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, START, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Rest, Show


async def waiting(world: World) -> int:
    """Rows that are not shown yet."""
    async with world.context.database.read() as connection:
        return (await connection.scalar(select(func.count()).select_from(OUTBOX))) or 0


async def test_all_is_shown_and_the_outbox_is_empty(world: World) -> None:
    """After a game no row is left."""
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    await world.settle()

    assert await waiting(world) == 0


async def test_a_lane_keeps_its_order_and_lanes_do_not_wait_for_each_other(world: World) -> None:
    """While the public row fails, private panels are shown; then the public ones come in order."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    world.channel.faults = {Kind.TURN: [TryLater(60)]}

    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()

    assert world.channel.count(Kind.PRIVATE) == 2
    assert world.channel.count(Kind.TURN) == 0
    world.later(seconds=61)
    await world.work()
    assert world.channel.count(Kind.TURN) == 1


async def test_steps_that_wait_together_are_one_row(world: World) -> None:
    """What nobody has begun to show grows; it is not queued twice."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    world.channel.faults = {Kind.TURN: [TryLater(60, maybe_sent=False)]}
    for _ in range(3):
        await world.move(table)
        await world.settle()

    rows = [row for row in world.channel.rows if row.kind is Kind.TURN]
    world.later(seconds=61)
    await world.work()

    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == len(rows) + 1
    assert await waiting(world) == 0


async def test_what_comes_while_the_last_row_is_on_its_way_is_shown(world: World) -> None:
    """A lane that had one row and got another meanwhile goes on without anybody's look at the clock."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    shown, moved = world.announcer.publish, list[Accepted]()

    async def publish(row: OutboxRow, sent: SentState) -> None:
        await shown(row, sent)
        if row.kind is Kind.TURN and not moved:
            moved.append(await world.move(table))

    world.announcer.publish = publish  # type: ignore[method-assign]
    await world.move(table)
    await world.settle()

    assert moved
    assert await waiting(world) == 0


async def test_a_ping_comes_once(world: World) -> None:
    """Whoever goes on moving is not pinged again; edits ping nobody."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    ask = await world.asked(table)
    assert world.channel.pinged == [(ask.seat, ask.number)]

    await world.play(table, ask, Show(()))
    await world.settle()

    assert world.channel.pinged == [(ask.seat, ask.number)]
    assert world.channel.count(Kind.TURN) == 1
    assert Kind.TURN in {kind for kind, _ in world.channel.edits}


async def test_pings_of_a_whole_game_are_each_once_and_right(world: World) -> None:
    """Every ping is for a question that was put to a person."""
    table = await world.game_of(ANA, robots=1)
    info = await world.to_the_end(table)

    seat: Seat | None = next(one.seat for one in info.seats if one.person == ANA)
    assert len(world.channel.pinged) == len(set(world.channel.pinged))
    assert {one for one, _ in world.channel.pinged} == {seat}


async def test_failures_wait_longer_each_time(world: World) -> None:
    """The publisher's own errors are faults: logged, tried again, later and later."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    world.channel.faults = {Kind.TERMS: [ValueError("a fault"), ValueError("again")]}
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()

    first = await world.tables.clock.next_time()
    world.later(seconds=2)
    await world.work()
    second = await world.tables.clock.next_time()

    assert first is not None
    assert second is not None
    assert second - world.clock == timedelta(seconds=4)
    world.later(seconds=4)
    await world.work()
    assert (await reading.table(world.context, table)).phase is Phase.PLAYING


async def test_what_is_blocked_goes_on_when_people_have_acted(world: World) -> None:
    """A missing permission holds the rows back; `resume` shows them at once."""
    world.channel.faults = {Kind.LOBBY: [Blocked(), Blocked()]}
    await world.lobby(ANA, BRUNO)
    await world.settle()
    assert len(world.channel.rows) == 1
    await world.tables.outbox.resume(guild_id=GUILD + 1)
    await world.settle()
    assert len(world.channel.rows) == 1

    await world.tables.outbox.resume(guild_id=GUILD)
    await world.settle()
    assert world.channel.count(Kind.LOBBY) == 0
    await world.tables.outbox.resume(user_id=BRUNO.user_id)
    await world.settle()

    assert world.channel.count(Kind.LOBBY) == 1


async def test_a_panel_of_somebody_who_left_shows_the_way_back_once(world: World) -> None:
    """The late row still replaces the old panel, so that no dead controls stay with them."""
    table = await world.game_of(ANA, BRUNO)
    ask = await reading.ask(world.context, table, BRUNO.user_id)
    world.channel.faults = {Kind.PRIVATE: [TryLater(60)]}
    await placement.refresh(world.context, table, ask.seat)
    await world.settle()
    await absence.leave(world.context, table, BRUNO.user_id)
    await world.settle()
    shown = len(world.channel.rows)

    world.later(seconds=61)
    await world.work()

    late = [row for row in world.channel.rows[shown:] if row.seat == ask.seat]
    assert [row.kind for row in late] == [Kind.PRIVATE]
    assert await waiting(world) == 0


async def test_only_one_process_shows_a_row(world: World) -> None:
    """Two services on one database, both told to look: each message is sent by one of them."""
    other = World(world.url, scan_seconds=60)
    other.channel = world.channel
    table = await world.game_of(ANA, BRUNO)
    await other.start()
    try:
        for _ in range(5):
            await world.move(table)
            await other.tables.outbox.take_up()
            await world.settle()
            await other.settle()
    finally:
        await other.tables.close()

    assert world.channel.sends == len(world.channel.posts)


async def test_a_new_thread_forgets_what_stood_in_the_old_one(world: World) -> None:
    """The thread was deleted: its messages are gone, the next board is a new one."""
    table = await world.game_of(ANA, BRUNO)
    await placement.set_thread(world.context, table, 7_777)
    assert (await reading.table(world.context, table)).place_id == 7_777
    assert [info.id for info in await reading.tables_in(world.context, 7_777)] == [table]

    await placement.set_thread(world.context, table, None)

    assert (await reading.table(world.context, table)).thread_id is None
    ask = await world.asked(table)
    assert person_of(ask) in (ANA, BRUNO)


async def test_a_secret_answer_touches_no_public_message(world: World) -> None:
    """Its edit mark would tell that somebody was asked; what everybody can see is as it was."""
    table = await world.game_of(ANA, BRUNO, CLARA)
    quiet = 0
    for _ in range(60):
        await world.settle()
        before = await reading.position(world.context, table)
        boards = [row for row in world.channel.rows if row.slot == "board"]
        if before.table.phase is not Phase.PLAYING:
            break
        await world.move(table)
        await world.settle()
        after = await reading.position(world.context, table)
        told = await reading.happened(world.context, after.table, None, before.table.step)
        is_same = (before.public, before.asked) == (after.public, after.asked)
        if is_same and not told.entries:
            quiet += 1
            assert [row for row in world.channel.rows if row.slot == "board"] == boards
    assert quiet


async def test_no_nonce_counts_secret_answers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for chance all messages of a table have the same one: a number in it would tell how much was shown in secret."""
    monkeypatch.setattr(queueing, "token_hex", lambda size: "0" * 2 * size)
    table = await world.game_of(ANA, BRUNO)
    for _ in range(6):
        await world.move(table)
        await world.settle()

    kinds = {row.kind for row in world.channel.rows if row.table == table}
    assert {Kind.PRIVATE, Kind.TURN} <= kinds
    assert {row.nonce for row in world.channel.rows} == {f"{table}-0000000000"}


async def test_what_discord_told_us_to_wait_with_is_not_woken(world: World) -> None:
    """A server that can be reached again wakes what was blocked there, and nothing else."""
    world.channel.faults = {Kind.LOBBY: [TryLater(60, maybe_sent=False)]}
    await world.lobby(ANA, BRUNO)
    await world.settle()
    await world.tables.outbox.resume(guild_id=GUILD)
    await world.settle()
    assert len(world.channel.rows) == 1
    world.later(seconds=60)
    await world.work()
    assert world.channel.count(Kind.LOBBY) == 1


async def test_what_stays_blocked_is_tried_seldom_and_then_not_at_all(world: World) -> None:
    """Twice the time after each try, a day at most; after a week it sleeps until somebody uses the table."""
    world.channel.faults = {Kind.LOBBY: [Blocked() for _ in range(100)]}
    table = await world.lobby(ANA)
    await world.settle()
    waits = []
    for _ in range(40):
        wake_at = await world.tables.clock.next_time()
        if wake_at is None or wake_at - world.clock > timedelta(days=2):
            break
        waits.append((wake_at - world.clock) / timedelta(minutes=15))
        world.clock = wake_at
        # Two looks at once, as of the clock and of a program that has just started, are no use of the table.
        await asyncio.gather(*[world.tables.outbox.take_up() for _ in range(2)])
        await world.settle()
    assert waits == [1, 2, 4, 8, 16, 32, 64, *[96] * 6]
    tried = len(world.channel.rows)
    world.later(days=30)
    await world.work()
    assert len(world.channel.rows) == tried

    await lobbies.join(world.context, table, BRUNO)
    await world.settle()
    assert len(world.channel.rows) == tried + 1
    world.channel.faults = {}
    world.later(minutes=30)
    await world.work()
    assert world.channel.count(Kind.LOBBY) == 1


async def test_what_fails_for_days_sleeps_until_somebody_uses_the_table(world: World) -> None:
    """Hours instead of minutes after two hours, nothing after two days; the next change tries again."""
    world.channel.faults = {Kind.LOBBY: [ValueError("broken") for _ in range(200)]}
    table = await world.lobby(ANA)
    for _ in range(100):
        await world.work()
        wake_at = await world.tables.clock.next_time()
        assert wake_at is not None
        if wake_at - world.clock > timedelta(days=2):
            break
        world.clock = wake_at
    assert len(world.channel.rows) == 78

    world.channel.faults = {}
    await lobbies.join(world.context, table, BRUNO)
    await world.settle()
    assert world.channel.count(Kind.LOBBY) == 1


async def test_a_death_while_something_is_woken(world: World) -> None:
    """It still sleeps, or is awake: the next use of the table tries it, and shows it once."""
    world.channel.faults = {Kind.LOBBY: [Blocked() for _ in range(100)]}
    table = await world.lobby(ANA)
    await world.settle()
    while (wake_at := await world.tables.clock.next_time()) is not None:
        if wake_at - world.clock > timedelta(days=2):
            break
        world.clock = wake_at
        await world.work()
    world.channel.faults = {}
    world.failpoints.deadly = ("outbox.woken", world.failpoints.seen["outbox.woken"] + 1)

    await lobbies.join(world.context, table, BRUNO)
    await world.settle()
    assert world.failpoints.has_killed
    await world.restart()
    await lobbies.add_robots(world.context, table, ANA.user_id)
    await world.settle()

    assert world.channel.count(Kind.LOBBY) == 1


async def test_nothing_is_tried_where_we_were_thrown_out(world: World) -> None:
    """Also not when somebody uses the table; direct messages go on, and all is shown when we are invited again."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    world.tables.outbox.thrown_out(GUILD)
    shown = len([row for row in world.channel.rows if row.kind is Kind.TURN])
    direct = len([row for row in world.channel.rows if row.kind is Kind.PRIVATE])
    for _ in range(2):
        ask = await world.asked(table)
        await world.play(table, ask, Rest())
        await world.settle()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == shown
    assert len([row for row in world.channel.rows if row.kind is Kind.PRIVATE]) > direct

    await world.tables.outbox.invited(GUILD)
    await world.settle()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == shown + 1


async def test_a_server_that_waits_keeps_no_other_waiting(world: World) -> None:
    """More of its tables are held up than are shown at the same time at all; another server's is shown."""
    held, shown = asyncio.Event(), world.announcer.publish

    async def publish(row: OutboxRow, sent: SentState) -> None:
        if (await reading.table(world.context, row.table)).guild_id == GUILD:
            await held.wait()
        await shown(row, sent)

    world.announcer.publish = publish  # type: ignore[method-assign]
    for _ in range(70):
        await world.lobby(ANA)
    other = await lobbies.open_lobby(
        world.context, TOY.id, BRUNO, channel_id=6_000, guild_id=GUILD + 1, language="en"
    )
    await world.tables.outbox.shown(other.id)

    assert [row.table for row in world.channel.rows] == [other.id]
    held.set()
    await world.settle()
    assert world.channel.count(Kind.LOBBY) == 71


def test_every_message_of_a_row_has_a_nonce_of_its_own() -> None:
    """Two of one nonce are one message to Discord: also where the ends of their slots are alike."""
    row = OutboxRow(10**12, 1, Kind.CALLS, None, 1, f"{10**10 - 1}-0123abcd45", START, 1)
    slots = [f"call:{number:09x}abc" for number in range(2_000)]
    nonces = {row.nonce_in(slot) for slot in slots}

    assert len(nonces) == len(slots)
    assert row.nonce_in(slots[0]) == row.nonce_in(slots[0]) != row.nonce
    assert max(map(len, nonces)) <= len(row.nonce) == 21
