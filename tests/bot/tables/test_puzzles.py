"""The puzzle of the week: chosen once from public games of people who allow it, answered in secret, told at the end."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any, ClassVar

import pytest
from sqlalchemy import func, select

from bot.db.schema_posts import SERVER_POSTS
from bot.db.schema_puzzles import PUZZLE_ANSWERS, PUZZLES
from bot.model.errors import InvalidInput, Unavailable
from bot.model.people import Person
from bot.tables.game import absence
from bot.tables.jobs import puzzles as searching
from bot.tables.posts import ServerPost
from bot.tables.puzzles import store
from bot.tables.puzzles.store import Posed
from bot.tables.puzzles.weeks import begins_at, ends_at, week_after, week_of
from bot.tables.review_process import ThreadReviewWorker
from games.core.codec import codec, encode
from games.core.model import Action
from tests.bot.puzzle_setup import a_puzzle
from tests.bot.tables.posting import Board
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, START, Killed, World
from tests.games.core.toy import Toy
from tests.games.core.toy_values import Build

MANAGER = 999


class Pebbles(Toy):
    """A game that makes puzzles."""

    has_puzzles: ClassVar[bool] = True


GAME = Pebbles()


class Worker(ThreadReviewWorker):
    """Finds the same question in every game, or none; remembers how many it has looked through."""

    def __init__(self) -> None:
        super().__init__(2_000, 10)
        self.asked = 0
        self.is_blind = False
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def puzzle(self, game: Any, record: bytes) -> bytes | None:
        """At once."""
        self.asked += 1
        await asyncio.sleep(0)
        if self.meanwhile is not None:
            await self.meanwhile()
        return None if self.is_blind else encode(a_puzzle(GAME))


class Publicity:
    """All channels are public but those that are named."""

    def __init__(self, *closed: int) -> None:
        self.closed = closed
        self.is_connected = True

    def is_ready(self) -> bool:
        """Whether it knows its servers."""
        return self.is_connected

    def is_public(self, guild_id: int, channel_id: int) -> bool:
        """Whether it is."""
        return channel_id not in self.closed


@pytest.fixture
async def world(migrated_url: str) -> AsyncIterator[World]:
    """A service whose game makes puzzles, and whose worker finds one at once."""
    world = World(migrated_url, GAME)
    world.reviewer = Worker()
    world.tables = world._service()
    await world.start()
    yield world
    await world.tables.close()


def worker(world: World) -> Worker:
    """What looks through games."""
    assert isinstance(world.reviewer, Worker)
    return world.reviewer


def searching_in(world: World, *closed: int) -> None:
    """Let the world look for puzzles, when it is told to work."""
    world.tables.puzzles._publicity = Publicity(*closed)


async def taking_part(world: World, guild_id: int = GUILD) -> None:
    """The server wants puzzles."""
    await world.tables.puzzle_posts.want(guild_id, MANAGER, CHANNEL)


async def finished(world: World, *people: Person) -> int:
    """A game that was played to its end."""
    table = await world.game_of(*(people or (ANA, BRUNO)))
    await world.to_the_end(table)
    return table


async def chosen(world: World) -> Posed:
    """This week's puzzle."""
    posed = await store.present(world.context)
    assert posed is not None
    return posed


async def sources(world: World) -> dict[str, int]:
    """Which table each week's puzzle comes from."""
    query = select(PUZZLES.c.week, PUZZLES.c.table_id).where(PUZZLES.c.body.is_not(None))
    async with world.context.database.read() as connection:
        return {row.week: row.table_id for row in await connection.execute(query)}


def actions(posed: Posed) -> list[Action]:
    """All answers, the best first."""
    return [codec(GAME).action(encode(one.action)) for one in posed.puzzle.answers]


def test_weeks_begin_on_mondays_at_noon() -> None:
    """Each moment lies in one; weeks follow each other over the turn of a year."""
    week = week_of(START)
    assert week == "2026-W01"
    assert begins_at(week) <= START < ends_at(week)
    assert begins_at(week).strftime("%a %H:%M") == "Mon 12:00"
    for hours in range(-24 * 8, 24 * 8, 5):
        moment = START + timedelta(hours=hours)
        assert begins_at(week_of(moment)) <= moment < ends_at(week_of(moment))
    assert week_of(begins_at(week) - timedelta(seconds=1)) == "2025-W52"
    assert week_after("2026-W53") == "2027-W01"


async def test_a_puzzle_comes_from_a_public_game_of_a_server_that_takes_part(world: World) -> None:
    """Once this week has one there is no other; without a server that wants it, or a public game, there is none."""
    world.tables.puzzles._publicity = publicity = Publicity()
    publicity.is_connected = False
    table = await finished(world)
    await world.tables.puzzles.work()
    assert await store.present(world.context) is None
    assert worker(world).asked == 0

    await taking_part(world, GUILD + 1)
    publicity.is_connected = True
    await world.tables.puzzles.work()
    assert worker(world).asked == 0
    await taking_part(world)
    searching_in(world, CHANNEL)
    world.later(hours=2)
    await world.tables.puzzles.work()
    assert worker(world).asked == 0
    searching_in(world)
    world.later(hours=2)
    await world.tables.puzzles.work()
    await world.tables.puzzles.work()
    posed = await chosen(world)
    assert worker(world).asked == 1
    assert await sources(world) == {posed.week: table}
    assert posed.seats == 2
    assert posed.game == GAME.id


async def test_a_game_makes_one_puzzle(world: World) -> None:
    """The next week's comes from another game, three days before it begins, and cannot be seen before."""
    searching_in(world)
    await taking_part(world)
    first = await finished(world)
    await world.tables.puzzles.work()
    second = await finished(world)
    this = (await chosen(world)).week
    await world.tables.puzzles.work()
    assert list(await sources(world)) == [this]
    world.clock = ends_at(this) - timedelta(days=2)
    await world.tables.puzzles.work()
    following = week_after(this)
    assert await sources(world) == {this: first, following: second}
    assert (await chosen(world)).week == this
    assert await store.posed(world.context, following) is None
    world.clock = ends_at(this)
    assert (await chosen(world)).week == following


async def test_games_of_which_somebody_may_not_be_asked_are_not_used(world: World) -> None:
    """Unfinished, with somebody who refuses, who has left, or who was forgotten."""
    searching_in(world)
    await taking_part(world)
    await world.game_of(ANA, BRUNO)
    left = await world.game_of(ANA, BRUNO, CLARA)
    await absence.leave(world.context, left, CLARA.user_id)
    await world.to_the_end(left)
    await finished(world, ANA, CLARA)
    await world.tables.privacy.forget(CLARA.user_id)
    await finished(world)
    await store.refuse(world.context, BRUNO.user_id, refused=True)
    await store.refuse(world.context, BRUNO.user_id, refused=True)
    await world.tables.puzzles.work()
    assert worker(world).asked == 0
    assert await store.refuses(world.context, BRUNO.user_id)
    await store.refuse(world.context, BRUNO.user_id, refused=False)
    assert not await store.refuses(world.context, BRUNO.user_id)
    world.later(hours=2)
    await world.tables.puzzles.work()
    assert worker(world).asked == 1


@pytest.mark.parametrize("is_forgotten", [False, True])
async def test_who_refuses_takes_their_game_out_of_a_puzzle_that_has_not_begun(
    world: World, is_forgotten: bool
) -> None:
    """Or asks to be forgotten. Another game takes its place; a puzzle that is on names nobody, and stays."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    await world.tables.puzzles.work()
    this = (await chosen(world)).week
    await finished(world)
    world.clock = ends_at(this) - timedelta(days=2)
    await world.tables.puzzles.work()
    assert len(await sources(world)) == 2
    other = await finished(world, BRUNO, CLARA)

    if is_forgotten:
        await world.tables.privacy.forget(ANA.user_id)
    else:
        await store.refuse(world.context, ANA.user_id, refused=True)
    assert list(await sources(world)) == [this]
    await world.tables.puzzles.work()
    assert (await sources(world))[week_after(this)] == other


async def test_who_refuses_while_their_game_is_looked_through_is_heard(world: World) -> None:
    """What was found is not used."""
    searching_in(world)
    await taking_part(world)
    await finished(world)

    async def refuse() -> None:
        await store.refuse(world.context, ANA.user_id, refused=True)

    worker(world).meanwhile = refuse
    await world.tables.puzzles.work()
    assert worker(world).asked == 1
    assert await sources(world) == {}


async def test_games_without_a_good_question_are_looked_through_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not more than a few of them for a week."""
    searching_in(world)
    await taking_part(world)
    worker(world).is_blind = True
    for _ in range(3):
        await finished(world)
    for _ in range(3):
        await world.tables.puzzles.work()
        world.later(hours=2)
    assert worker(world).asked == 3
    monkeypatch.setattr(searching, "TRIES", 3)
    worker(world).is_blind = False
    await finished(world)
    await world.tables.puzzles.work()
    assert worker(world).asked == 3
    assert await sources(world) == {}


async def test_late_in_the_week_a_puzzle_waits_for_the_next(world: World) -> None:
    """One that begins on the last days would be over too soon."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    this = week_of(world.clock)
    world.clock = ends_at(this) - timedelta(hours=1)
    await world.tables.puzzles.work()
    assert list(await sources(world)) == [week_after(this)]


@pytest.mark.parametrize("place", ["begun", "found"])
async def test_a_death_in_the_middle_repeats_the_search_once(world: World, place: str) -> None:
    """A game in whose search the program died twice is let be."""
    await taking_part(world)
    await finished(world)
    for _ in range(2):
        searching_in(world)
        name = f"puzzle.{place}"
        world.failpoints.deadly = (name, world.failpoints.seen[name] + 1)
        with pytest.raises(Killed):
            await world.tables.puzzles.work()
        await world.restart()
        searching_in(world)
        await world.tables.puzzles.work()
        assert await sources(world) == {}, "the claim holds"
        world.later(minutes=21)
    await world.tables.puzzles.work()
    assert await sources(world) == {}
    other = await finished(world)
    world.later(hours=2)
    await world.tables.puzzles.work()
    assert list((await sources(world)).values()) == [other]


async def test_after_one_death_it_is_found(world: World) -> None:
    """By whoever takes it up."""
    await taking_part(world)
    table = await finished(world)
    searching_in(world)
    world.failpoints.deadly = ("puzzle.found", 1)
    with pytest.raises(Killed):
        await world.tables.puzzles.work()
    await world.restart()
    searching_in(world)
    world.later(minutes=21)
    await world.tables.puzzles.work()
    assert list((await sources(world)).values()) == [table]


async def test_a_search_that_fails_is_logged_and_another_game_is_tried(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing stops for a record that cannot be read."""
    searching_in(world)
    await taking_part(world)
    first = await finished(world)
    second = await finished(world)

    async def fail() -> None:
        worker(world).meanwhile = None
        raise ValueError("unreadable")

    worker(world).meanwhile = fail
    await world.tables.puzzles.work()
    assert list((await sources(world)).values()) in ([first], [second])
    assert any("could not search it for a puzzle" in one.message for one in caplog.records)


async def test_two_processes_choose_one_puzzle(migrated_postgres_url: str) -> None:
    """Both look for it in the same moment, week after week, and post it once."""
    worlds = [World(migrated_postgres_url, GAME, scan_seconds=60) for _ in range(2)]
    board = Board()
    one, two = worlds
    await one.start()
    await taking_part(one)
    for _ in range(3):
        await finished(one)
    await one.tables.close()
    for world in worlds:
        world.reviewer = Worker()
        world.tables = world._service()
        await world.start()
        searching_in(world)
        world.tables.puzzle_posts._publisher = board
    weeks = []
    for _ in range(3):
        await asyncio.gather(*[world.tables.puzzles.work() for world in (one, two, one, two)])
        await asyncio.gather(*[world.tables.puzzle_posts.work() for world in (one, two, one, two)])
        weeks.append(week_of(one.clock))
        for world in worlds:
            world.clock = ends_at(weeks[-1])
    assert sum(worker(world).asked for world in worlds) == 3
    assert board.posted == weeks
    assert len(set((await sources(one)).values())) == 3


async def test_it_begins_ends_and_begins_anew_by_itself(world: World) -> None:
    """A message a week, which becomes the result; in a week without a game the last one is closed all the same."""
    searching_in(world)
    board = Board()
    await taking_part(world)
    await finished(world)
    shown: list[list[ServerPost]] = []
    for week in range(4):
        world.tables.puzzle_posts._publisher = board
        for _ in range(7 * 4):
            await world.tables.puzzles.work()
            await world.tables.puzzle_posts.work()
            world.later(hours=6)
        if week == 1:
            await finished(world)
            await world.restart()
            searching_in(world)
        shown.append(board.shown)
    assert board.posted == ["2026-W01", "2026-W03"]
    assert [[one.is_over for one in each] for each in shown] == [
        [True],
        [True],
        [True, True],
        [True, True],
    ]


async def test_answers_are_hidden_until_the_end(world: World) -> None:
    """One each, to be changed until then; then counts of all servers, and the names of one server's who want it."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    await world.tables.puzzles.work()
    posed = await chosen(world)
    best, next_best, third = actions(posed)[:3]
    context = world.context
    await store.save_draft(context, posed, ANA, GUILD, b"draft")
    assert await store.answer_of(context, posed, ANA.user_id) == store.PuzzleAnswer(
        None, b"draft", False
    )
    await store.answer(context, posed, ANA, GUILD, third)
    await store.answer(context, posed, ANA, GUILD, best)
    await store.answer(context, posed, BRUNO, GUILD, best)
    await store.show_name(context, posed, BRUNO, GUILD, is_named=True)
    await store.answer(context, posed, CLARA, GUILD + 1, next_best)
    await store.show_name(context, posed, CLARA, GUILD + 1, is_named=True)
    assert await store.answer_of(context, posed, ANA.user_id) == store.PuzzleAnswer(
        best, None, False
    )
    with pytest.raises(Unavailable):
        await store.chosen(context, posed, GUILD)
    with pytest.raises(InvalidInput):
        await store.answer(context, posed, ANA, GUILD, Build("nowhere"))

    world.clock = posed.ends_at
    for late in (
        store.answer(context, posed, ANA, GUILD, third),
        store.save_draft(context, posed, ANA, GUILD, b""),
        store.show_name(context, posed, ANA, GUILD, is_named=True),
    ):
        with pytest.raises(Unavailable):
            await late
    told = await store.chosen(context, posed, GUILD)
    assert told.total == 3
    assert told.counts == {encode(best).decode(): 2, encode(next_best).decode(): 1}
    assert told.names == {encode(best).decode(): ["Bruno"]}


async def test_a_death_leaves_an_answer_whole_or_ungiven(world: World) -> None:
    """And it can be given again."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    await world.tables.puzzles.work()
    posed = await chosen(world)
    world.failpoints.deadly = ("puzzle.answered", 1)
    with pytest.raises(Killed):
        await store.answer(world.context, posed, ANA, GUILD, actions(posed)[0])
    await world.restart()
    assert (await store.answer_of(world.context, posed, ANA.user_id)).action is None
    await store.answer(world.context, posed, ANA, GUILD, actions(posed)[0])
    assert (await store.answer_of(world.context, posed, ANA.user_id)).action is not None


async def test_privacy_knows_all_of_it(world: World) -> None:
    """Answers and the refusal are given out and taken out."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    await world.tables.puzzles.work()
    posed = await chosen(world)
    await store.answer(world.context, posed, CLARA, GUILD, actions(posed)[0])
    await store.refuse(world.context, CLARA.user_id, refused=True)
    told = json.loads(await world.tables.privacy.export(CLARA.user_id))
    assert [one["action"] for one in told["puzzle_answers"]] == [posed.puzzle.answers[0].action]
    assert told["puzzle_refusals"] == [{"user_id": str(CLARA.user_id)}]
    await world.tables.privacy.forget(CLARA.user_id)
    told = json.loads(await world.tables.privacy.export(CLARA.user_id))
    assert told["puzzle_answers"] == told["puzzle_refusals"] == []
    world.clock = posed.ends_at
    assert (await store.chosen(world.context, posed, GUILD)).total == 0


async def test_old_puzzles_go_with_their_answers(world: World) -> None:
    """Two months after their week."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    await world.tables.puzzles.work()
    posed = await chosen(world)
    await store.answer(world.context, posed, ANA, GUILD, actions(posed)[0])
    async with world.context.database.write() as connection:
        await connection.execute(SERVER_POSTS.delete())
    for days, kept in ((50, 1), (20, 0)):
        world.later(days=days)
        await world.tables.puzzles.work()
        async with world.context.database.read() as connection:
            for stored in (PUZZLES, PUZZLE_ANSWERS):
                number = await connection.scalar(select(func.count()).select_from(stored))
                assert number == kept


async def test_a_puzzle_that_this_release_cannot_read_is_none(world: World) -> None:
    """Of a game that is gone, or with views of another shape; nothing breaks."""
    searching_in(world)
    await taking_part(world)
    await finished(world)
    await world.tables.puzzles.work()
    posed = await chosen(world)
    for values in ({"game": "gone"}, {"game": GAME.id, "body": b"not"}):
        async with world.context.database.write() as connection:
            await connection.execute(PUZZLES.update().values(**values))
        assert await store.posed(world.context, posed.week) is None
