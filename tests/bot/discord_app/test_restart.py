"""The process ends and begins again, in order or killed between any two lines: nothing is lost, nothing is doubled."""

import contextlib
import itertools
import re
from pathlib import Path
from random import Random

import pytest

from bot import tables
from bot.tables.queries import reading
from tests.bot.discord_app.players import (
    answers,
    asked,
    panel_of,
    play_on,
    press_something,
    start_table,
)
from tests.bot.discord_app.pressing import ask_of
from tests.bot.discord_app.setups import LEASE
from tests.bot.discord_app.world import Killed, Person, World, button, newest, text_of, words_on

CALLED = re.compile(r'failpoint\("([a-z.-]+)"\)')

PLACES = (
    "change.begun",
    "change.swapped",
    "change.written",
    "change.committed",
    "outbox.taken",
    "sent.begun",
    "sent.written",
    "sent.committed",
    "outbox.shown",
    "outbox.done",
    "panel.folded",
)
"""Where a move may be torn."""

START_PLACES = ("open.written", "open.committed", "terms.shown", *PLACES[:-1])
"""Where a start may be torn."""

ELSEWHERE = {
    "announcement.posted",
    "announcement.taken",
    "archive.written",
    "correction.written",
    "daily.written",
    "draft.written",
    "follower.written",
    "hours.committed",
    "hours.written",
    "robot.played",
    "invitation.written",
    "lesson.noted",
    "lease.committed",
    "lease.freed",
    "lease.returned",
    "open.begun",
    "orders.answered",
    "orders.left",
    "orders.written",
    "outbox.delayed",
    "outbox.freed",
    "outbox.resumed",
    "outbox.waits",
    "outbox.woken",
    "person.written",
    "puzzle.answered",
    "puzzle.begun",
    "puzzle.found",
    "retention.written",
    "server-post.closed",
    "server-post.posted",
    "server-post.stored",
    "server-post.taken",
    "server-post.trying",
    "summary.posted",
    "summary.stored",
    "summary.taken",
    "teaching.chosen",
    "tournament.committed",
    "tournament.written",
    "uptime.caught-up",
    "uptime.written",
    "vacation.committed",
    "vacation.written",
}
"""Places on other ways; tests/bot/tables kills there."""


def test_every_place_of_the_service_is_known_here() -> None:
    """A new place to be killed at is killed at here, or named as tested elsewhere."""
    sources = (Path(tables.__file__).parent).rglob("*.py")
    named = {name for source in sources for name in CALLED.findall(source.read_text("utf-8"))}

    assert named == {*START_PLACES, *PLACES, *ELSEWHERE}


async def test_panels_of_before_work_after_a_restart(world: World) -> None:
    """Buttons and menus of every message go on; nothing was kept in memory."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    chance = Random(8)

    for _ in range(4):
        await world.restart()
        before = (await reading.table(world.context, 1)).step
        while (await reading.table(world.context, 1)).step == before:
            await play_on(world, people, chance, 1)

    board = newest(world.public(world.thread()))
    assert "move" in words_on(board)


async def test_a_restart_alone_shows_nothing_again(world: World) -> None:
    """No message and no edit without a reason."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(1), 5)
    before = len(world.env.http_requests)

    await world.restart()

    since = world.env.http_requests[before:]
    assert [r for r in since if "/messages" in r.path] == []


@pytest.mark.parametrize("place", PLACES)
async def test_a_kill_in_a_move(world: World, place: str) -> None:
    """Killed at that place: the move counts once or not at all, and everybody is shown the present."""
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    await play_on(world, people, Random(2), 3)
    world.failpoint.name = place
    before = 0
    for _ in range(8):
        before = (await reading.table(world.context, 1)).step
        person, panel = next(asked(world, people))
        await press_something(person.user, panel, Random(2))
        if world.failpoint.struck:
            break
    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    await world.env.advance_time(LEASE)

    assert (await reading.table(world.context, 1)).step in {before, before + 1}
    await expect_the_present(world, people)
    await play_on(world, people, Random(3), 6)
    assert (await reading.table(world.context, 1)).step > before + 1
    expect_nothing_doubled(world)


@pytest.mark.parametrize("place", START_PLACES)
async def test_a_kill_in_a_start(world: World, place: str) -> None:
    """Killed on the way from the command to the first board: one thread, one start, or none and a free lobby."""
    people = [world.person("ana"), world.person("bruno")]
    world.failpoint.name = place
    with contextlib.suppress(AssertionError, IndexError):
        await start_table(world, people, game="san-juan")
    assert world.failpoint.struck
    await world.restart()
    world.forgive(Killed)
    await world.env.advance_time(LEASE)
    await finish_start(world, people)

    assert len(world.channel.threads) == 1
    await expect_the_present(world, people)
    await play_on(world, people, Random(3), 4)
    expect_nothing_doubled(world)


async def finish_start(world: World, people: list[Person]) -> None:
    """Do again what the kill may have undone: open, join, start."""
    if not await reading.my_tables(world.context, people[0].id):
        await people[0].slash(world.channel, "play", game="san-juan", seats=len(people))
    for person in people:
        lobby = newest(world.public(world.channel))
        if "join" in words_on(lobby) and f"<@{person.id}>" not in text_of(lobby):
            await person.click(lobby, custom_id=button(lobby, "join"))
    lobby = newest(world.public(world.channel))
    if "start" in words_on(lobby):
        await people[0].click(lobby, custom_id="1::start:")


async def expect_the_present(world: World, people: list[Person]) -> None:
    """The newest board and the panels show who must act."""
    position = await reading.position(world.context, 1)
    required = {
        info.person.user_id
        for info in map(position.table.of_seat, position.asked)
        if info.person is not None
    }
    board = newest(world.public(world.thread()))
    assert all(f"<@{user_id}>" in text_of(board) for user_id in required)
    shown = {person.id for person in people if panel_of(world, person) is not None}
    assert required <= shown
    for person in people:
        ask = await reading.ask(world.context, 1, person.id)
        panel = panel_of(world, person)
        numbers = {ask_of(one) for one in answers(panel)} if panel is not None else set()
        assert numbers <= {str(ask.number)}


def expect_nothing_doubled(world: World) -> None:
    """No two messages of the thread say the same.

    A send that is repeated under its own nonce is one message on Discord, though SimCord shows two.
    """
    sent = world.sent("POST", f"/channels/{world.thread().id}/messages")
    by_nonce = {body["nonce"]: body["components"] for body in sent}
    told = [str(components) for components in by_nonce.values()]
    assert all(one != other for one, other in itertools.pairwise(told))


@pytest.mark.parametrize("place", ["panel.folded", "outbox.shown"])
async def test_kills_leave_one_line_of_a_table_with_a_person(world: World, place: str) -> None:
    """Killed again and again where a panel is folded: what was done there is told once, not in a column of equal lines.

    Not where a message was just sent: its repeat under the same nonce is one message at Discord, and two in SimCord.
    """
    people = [world.person("ana"), world.person("bruno")]
    await start_table(world, people, game="san-juan")
    chance = Random(4)
    for _ in range(4):
        await play_on(world, people, chance, 3)
        world.failpoint.name, world.failpoint.struck = place, 0
        for person, panel in itertools.islice(asked(world, people), 1):
            await press_something(person.user, panel, chance)
        await world.restart()
        world.forgive(Killed)
        await world.env.advance_time(LEASE)

    for person in people:
        folded = [text_of(one) for one in world.dm(person) if not answers(one)]
        assert len(folded) <= 1
