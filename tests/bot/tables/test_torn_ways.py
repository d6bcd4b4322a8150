"""Deaths on the ways that few moves take: taking back, giving up a move, being away, leaving, playing again, waiting.

Each story is first told without a death; then the process dies at one point after another, the people try again, and
the story must come to the same end.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.model.proposals import ProposalKind
from bot.model.tables import Phase
from bot.tables.game import absence, early_end, play, undo
from bot.tables.game.proposals import vote
from bot.tables.lobby import opening
from bot.tables.publishing import About, Blocked, Kind, TryLater
from bot.tables.queries import reading, records
from games.core.forms import One
from games.core.record import read
from tests.bot.tables.setups import Story
from tests.bot.tables.world import ANA, BRUNO, GUILD, Killed, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Build
from tests.playing import faults

Act = Callable[[], Awaitable[Any]]

Check = Callable[[], Awaitable[bool]]


class Chapter:
    """A game of two people that has gone on for a while when something happens that the story is about."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.story = Story(world)
        self.table = 0

    async def begin(self) -> None:
        """Some moves, until a building can be begun; nobody dies yet."""
        self.table = await self.world.game_of(ANA, BRUNO, options={"hiding": False})
        while await self.step() < 3 or await self.building() is None:
            await self.world.move(self.table)
            await self.world.settle()
        self.world.failpoints.seen.clear()

    async def building(self) -> Build | None:
        """What whoever must act can begin to build."""
        ask = await self.world.asked(self.table)
        assert ask.decision is not None
        for offer in ask.decision.offers:
            if offer.action is Build and isinstance(place := offer.fields[0], One):
                return Build(place.keys[0])
        return None

    async def surely(self, act: Act, is_done: Check) -> None:
        """Do it until it is done: whoever lost a press by a death presses again, if it is still needed."""
        for _ in range(3):
            if not await is_done():
                try:
                    await act()
                except Killed:
                    await self.story.revive()
            await self.story.quiet()
        assert await is_done()

    async def tried(self, act: Act) -> None:
        """Do it, and again if that was somebody's death: doing it twice is as good as once."""
        try:
            await act()
        except Killed:
            await self.story.revive()
            await act()
        await self.story.quiet()

    async def wait(self, hours: float) -> None:
        """Time goes by, and what is due happens."""
        self.world.later(hours=hours)
        for _ in range(2):
            try:
                await self.world.work()
            except Killed:
                await self.story.revive()
            await self.story.quiet()

    async def step(self) -> int:
        """How far the game is."""
        return (await reading.table(self.world.context, self.table)).step

    async def has_seat(self, user: int) -> bool:
        """Whether that person sits at the table."""
        return (await reading.table(self.world.context, self.table)).of_user(user) is not None

    def shown(self, about: About, wording: str = "") -> int:
        """How many notices of that sort stand in the channel."""
        channel = self.world.channel
        found = {
            row.nonce
            for row in channel.rows
            if row.kind is Kind.NOTICE
            and row.about is about
            and (not wording or (row.notice is not None and row.notice.id == wording))
        }
        return len(found & set(channel.posts))


async def an_undo_vote(chapter: Chapter) -> None:
    """Somebody asks for what is no longer theirs alone to take back; the other agrees."""
    table = chapter.table
    ask = await chapter.world.asked(table)
    asking, other = (BRUNO, ANA) if person_of(ask) == ANA else (ANA, BRUNO)
    before = await chapter.step()

    async def is_asked() -> bool:
        return (await reading.position(chapter.world.context, table)).ballot(
            ProposalKind.UNDO
        ) is not None

    async def is_back() -> bool:
        return await chapter.step() > before

    await chapter.surely(lambda: undo.undo(chapter.world.context, table, asking.user_id), is_asked)
    await chapter.surely(
        lambda: vote(chapter.world.context, table, other.user_id, undo.VOTE, agree=True), is_back
    )
    assert await chapter.step() == before + 1
    assert chapter.shown(About.VOTE) == 1
    settled = [row.id for row in chapter.world.channel.rows if row.about is About.VOTE_SETTLED]
    assert len(set(settled)) == 1


async def an_early_end(chapter: Chapter) -> None:
    """One proposes to end the game early, the other agrees."""
    table = chapter.table

    async def is_asked() -> bool:
        position = await reading.position(chapter.world.context, table)
        return position.ballot(ProposalKind.END) is not None

    async def is_over() -> bool:
        info = await reading.table(chapter.world.context, table)
        return info.phase is Phase.ABANDONED

    await chapter.surely(
        lambda: early_end.propose(chapter.world.context, table, ANA.user_id), is_asked
    )
    await chapter.surely(
        lambda: vote(chapter.world.context, table, BRUNO.user_id, early_end.VOTE, agree=True),
        is_over,
    )
    assert chapter.shown(About.VOTE) == 1
    settled = [row.id for row in chapter.world.channel.rows if row.about is About.VOTE_SETTLED]
    assert len(set(settled)) == 1


async def a_move_given_up(chapter: Chapter) -> None:
    """A building is begun and given up half-way: one entry strikes it, and the public is told nothing."""
    table = chapter.table
    ask, building = await chapter.world.asked(table), await chapter.building()
    user = person_of(ask).user_id
    assert building is not None
    before = await chapter.step()

    async def is_begun() -> bool:
        return await chapter.step() == before + 1

    async def is_given_up() -> bool:
        return await chapter.step() == before + 2

    async def begin() -> None:
        await play.act(chapter.world.context, table, user, ask.number, building)

    async def give_up() -> None:
        now = await reading.ask(chapter.world.context, table, user)
        await undo.cancel(chapter.world.context, table, user, now.number)

    await chapter.surely(begin, is_begun)
    await chapter.surely(give_up, is_given_up)
    after = await reading.ask(chapter.world.context, table, user)
    assert after.position.public == ask.position.public
    assert after.private == ask.private


async def an_absence(chapter: Chapter) -> None:
    """A reminder, the word that time is up, and the turn that the other lets be played to its end: each once."""
    table = chapter.table
    ask = await chapter.world.asked(table)
    other = BRUNO if person_of(ask) == ANA else ANA

    async def is_played() -> bool:
        return ask.seat not in (await reading.position(chapter.world.context, table)).asked

    await chapter.wait(hours=24)
    await chapter.wait(hours=24)
    await chapter.wait(hours=25)
    await chapter.surely(
        lambda: absence.play_default(chapter.world.context, table, other.user_id, ask.seat),
        is_played,
    )
    assert chapter.world.channel.count(Kind.REMINDER) == 1
    assert chapter.shown(About.ABSENCE) == 1


async def a_leave(chapter: Chapter) -> None:
    """Whoever must act goes, and comes back; a robot plays meanwhile; both are told once."""
    table = chapter.table
    goes = person_of(await chapter.world.asked(table))

    async def is_gone() -> bool:
        return not await chapter.has_seat(goes.user_id)

    async def is_back() -> bool:
        return await chapter.has_seat(goes.user_id)

    await chapter.surely(lambda: absence.leave(chapter.world.context, table, goes.user_id), is_gone)
    await chapter.surely(lambda: absence.come_back(chapter.world.context, table, goes), is_back)
    assert chapter.shown(About.LEFT, "tables-notice-left") == 1
    assert chapter.shown(About.NOTHING, "tables-notice-back") == 1


async def a_rematch(chapter: Chapter) -> None:
    """The game is given up; both ask for another: there is one new lobby, with whoever asked first."""
    table = chapter.table
    await chapter.story.ended(table)
    opened: list[int] = []

    async def ask_again() -> None:
        opened.append((await opening.rematch(chapter.world.context, table, BRUNO)).id)

    async def is_open() -> bool:
        return bool(opened)

    await chapter.surely(ask_again, is_open)
    again = await opening.rematch(chapter.world.context, table, ANA)
    assert opened == [again.id]
    assert [
        line.table for line in await reading.my_tables(chapter.world.context, BRUNO.user_id)
    ] == opened
    assert chapter.world.channel.count(Kind.LOBBY) == 2


async def a_wait(chapter: Chapter) -> None:
    """Discord takes no board for a while, then people must help; drafts and languages are kept meanwhile."""
    world, table = chapter.world, chapter.table
    world.channel.faults[Kind.TURN] = [TryLater(60.0), Blocked()]
    ask = await world.asked(table)
    user = person_of(ask).user_id
    before = await chapter.step()

    async def is_remembered() -> bool:
        return await chapter.world.tables.people.language(user) == "pt-BR"

    async def is_played() -> bool:
        return await chapter.step() > before

    action = world.answer(ask.decision)
    await chapter.surely(
        lambda: chapter.world.tables.people.set_language(user, "pt-BR"), is_remembered
    )
    await chapter.tried(
        lambda: play.save_draft(chapter.world.context, table, user, ask.number, b"draft")
    )
    assert (await reading.ask(chapter.world.context, table, user)).draft == b"draft"
    await chapter.surely(
        lambda: play.act(chapter.world.context, table, user, ask.number, action), is_played
    )
    await chapter.wait(hours=0.02)
    await chapter.tried(lambda: chapter.world.tables.outbox.resume(guild_id=GUILD))
    told = chapter.world.channel.told
    assert told[max(told)][1] == before + 1


STORIES: dict[str, Callable[[Chapter], Awaitable[None]]] = {
    "undo vote": an_undo_vote,
    "early end": an_early_end,
    "move given up": a_move_given_up,
    "absence": an_absence,
    "leave": a_leave,
    "rematch": a_rematch,
    "wait": a_wait,
}

CHANGES = [("change.written", 1), ("change.committed", 1), ("change.committed", 2)]

SHOWS = [("send.answered", 1), ("sent.written", 1), ("outbox.shown", 1), ("outbox.done", 1)]

DEATHS: dict[str, list[tuple[str, int]]] = {
    "undo vote": [*CHANGES, ("change.written", 2), *SHOWS, ("outbox.shown", 3)],
    "early end": [*CHANGES, ("change.written", 2), *SHOWS],
    "move given up": [*CHANGES, ("change.written", 2)],
    "absence": [
        *CHANGES,
        *SHOWS,
        ("lease.committed", 1),
        ("lease.committed", 2),
        ("lease.returned", 1),
    ],
    "leave": [*CHANGES, *SHOWS, ("robot.played", 1)],
    "rematch": [("open.begun", 1), ("open.written", 1), ("open.committed", 1), ("sent.written", 3)],
    "wait": [
        ("person.written", 1),
        ("draft.written", 1),
        ("outbox.delayed", 1),
        ("outbox.waits", 1),
        ("outbox.waits", 2),
        ("outbox.resumed", 1),
    ],
}
"""Where each story is torn, and the so-manieth time it comes there."""

TORN = [(story, point, nth) for story, points in DEATHS.items() for point, nth in points]

ELSEWHERE = [
    ("undo vote", "change.committed", 2),
    ("absence", "lease.committed", 1),
    ("leave", "change.written", 1),
    ("rematch", "open.written", 1),
    ("wait", "outbox.delayed", 1),
]
"""Those that are told on the other database, too."""


async def told(url: str, story: str, death: tuple[str, int] | None) -> None:
    """The story with that death in it."""
    world = World(url)
    await world.start()
    chapter = Chapter(world)
    try:
        await chapter.begin()
        world.failpoints.deadly = death
        await STORIES[story](chapter)
        assert chapter.story.deaths == (0 if death is None else 1), "the point was not reached"
        await chapter.story.ended(chapter.table)
        assert (await reading.table(world.context, chapter.table)).phase is Phase.ABANDONED
        record = read(await records.record(world.context, chapter.table))
        assert faults(TOY, record) == []
        assert len(world.channel.pinged) == len(set(world.channel.pinged))
        assert world.channel.count(Kind.FINAL) == 1
    finally:
        await world.tables.close()


@pytest.mark.parametrize("story", STORIES)
async def test_the_story_itself(sqlite_url: str, story: str) -> None:
    """Nobody dies."""
    await told(sqlite_url, story, None)


@pytest.mark.parametrize(("story", "point", "nth"), TORN)
async def test_a_death_on_that_way(sqlite_url: str, story: str, point: str, nth: int) -> None:
    """The story comes to the same end."""
    await told(sqlite_url, story, (point, nth))


@pytest.mark.parametrize(("story", "point", "nth"), ELSEWHERE)
async def test_a_death_on_that_way_with_postgresql(
    migrated_postgres_url: str, story: str, point: str, nth: int
) -> None:
    """The other database keeps the same promise."""
    await told(migrated_postgres_url, story, (point, nth))


@pytest.mark.parametrize("point", ["lease.freed", "outbox.freed"])
async def test_a_death_at_the_start(sqlite_url: str, point: str) -> None:
    """What a dead process held is freed by the next that lives."""
    world = World(sqlite_url)
    await world.start()
    try:
        table = await world.game_of(ANA, BRUNO, options={"hiding": False})
        world.failpoints.seen.clear()
        with pytest.raises(Killed):
            await world.restart(deadly=(point, 1))
        await world.restart()
        await world.move(table)
        await world.settle()
        assert world.channel.told[max(world.channel.told)][1] == 1
    finally:
        await world.tables.close()
