"""The law of one hand: whatever people do at a table, nobody sees two hands of its game, and no result changes hands."""

import re
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.db.schema import BEST_SCORES, HANDED, RESULTS, SEATS, TABLES
from bot.model.errors import TableError
from bot.model.outcomes import Asked
from bot.model.people import Person
from bot.model.tables import Phase, TableInfo
from bot.tables.context import TableContext
from bot.tables.game import absence, change
from bot.tables.game import undo as undoing
from bot.tables.game.change import Change, Live
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies, opening
from bot.tables.queries import reading, records
from bot.tables.rules.rating import HANDED_ON, Moved
from games.core.record import Move, Record, Undo, read
from tests.bot.tables.setups import Listed, everything
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, GUILD, World

EVA = Person(105, "Eva")

PLAYERS = (ANA, BRUNO, CLARA)

PEOPLE = (*PLAYERS, DAVI, EVA)


class Story:
    """A game of three in which people do things, with an independent account of who has seen what and whose each seat is."""

    def __init__(self, world: World, table: int) -> None:
        self.world = world
        self.table = table
        self.told: list[str] = []
        self.seen: defaultdict[Person, set[int]] = defaultdict(set)
        self.owners: dict[int, Person] = {}
        self.last: dict[int, Person | None] = {}
        self.lost: set[int] = set()
        self.forgotten: set[Person] = set()
        self.looked = 0

    async def begin(self) -> None:
        """Everybody looks; the second player's seat is on offer all the time."""
        info = await self.info()
        self.owners = {seat.seat: seat.person for seat in info.seats}  # type: ignore[misc]
        self.last = dict(self.owners)
        await self.world.tables.seat_transfers.offer(self.table, BRUNO.user_id)
        await self.look()

    async def info(self) -> TableInfo:
        """The table."""
        return await reading.table(self.world.context, self.table)

    async def do(self, name: str, person: Person) -> None:
        """Somebody tries something; what is refused is refused."""
        self.told.append(f"{person.name}: {name}")
        if (await self.info()).phase is not Phase.PLAYING:
            return
        try:
            await DEEDS[name](self, person)
        except TableError as refused:
            self.told.append(refused.message.id)
        await self.world.settle()
        await self.look()

    async def look(self) -> None:
        """Everybody looks at all that they are shown; a hand counts as seen for good."""
        info = await self.info()
        if info.phase is not Phase.PLAYING or info.revision == self.looked:
            return
        self.looked = info.revision
        for row in info.seats:
            assert row.seat is not None
            if row.person is not None and row.person != self.last[row.seat]:
                self.lost.add(row.seat)
                self.last[row.seat] = row.person
        for person in PEOPLE:
            await self.see(person)
            assert len(self.seen[person]) <= 1, self.told

    async def see(self, person: Person) -> None:
        """The hand that somebody is asked about, and those that looking back shows."""
        with suppress(TableError):
            self.seen[person].add(
                (await reading.ask(self.world.context, self.table, person.user_id)).seat
            )
        for number in (1, None):
            moment = await self.world.tables.replay.moment(self.table, person.user_id, number)
            self.seen[person] |= {sight.seat for sight in moment.sights}

    async def forget(self, person: Person) -> None:
        """Ask to be forgotten."""
        await self.world.tables.privacy.forget(person.user_id)
        self.forgotten.add(person)
        self.lost |= {seat for seat, last in self.last.items() if last == person}

    async def hand_on(self, person: Person) -> None:
        """Offer one's seat, which somebody from outside takes."""
        await self.world.tables.seat_transfers.offer(self.table, person.user_id)
        seat = next(seat for seat, last in self.last.items() if last == person)
        for other in (DAVI, EVA):
            try:
                await self.world.tables.seat_transfers.take(self.table, other, seat)
            except TableError as refused:
                self.told.append(refused.message.id)
            else:
                return

    async def take(self, person: Person) -> None:
        """Take whichever seat can be had."""
        for seat in self.owners:
            try:
                await self.world.tables.seat_transfers.take(self.table, person, seat)
            except TableError as refused:
                self.told.append(refused.message.id)
            await self.look()

    async def undo(self, person: Person) -> None:
        """Take back, with everybody's agreement."""
        if isinstance(await undoing.undo(self.world.context, self.table, person.user_id), Asked):
            for row in (await self.info()).people:
                if row.person is not None and row.person != person:
                    await vote(
                        self.world.context, self.table, row.person.user_id, undoing.VOTE, agree=True
                    )

    async def hint(self, person: Person) -> None:
        """Ask for a hint."""
        await self.world.tables.hints.hint(
            await reading.ask(self.world.context, self.table, person.user_id)
        )

    async def move(self) -> None:
        """The game goes on."""
        if (await self.info()).phase is Phase.PLAYING:
            await self.world.move(self.table)
            await self.world.settle()

    async def end(self) -> None:
        """Everybody tries once more to have a seat, the game is played to its end, and its results are right."""
        for person in PEOPLE:
            await self.do("return", person)
            await self.do("take", person)
        info = await self.world.to_the_end(self.table)
        async with self.world.context.database.read() as connection:
            found = select(RESULTS).where(RESULTS.c.table_id == self.table)
            results = (await connection.execute(found)).mappings().all()
            scores = select(BEST_SCORES.c.seat, BEST_SCORES.c.user_id).where(
                BEST_SCORES.c.table_id == self.table
            )
            best = {row.seat: row.user_id for row in (await connection.execute(scores)).all()}
        await self.nothing_is_left()
        if info.phase is Phase.FINISHED:
            for seat, owner in self.owners.items():
                self.result_is_right(info, seat, owner, [dict(row) for row in results])
            played = read(await records.record(self.world.context, self.table))
            assert best == self.best(info, played), self.told

    def best(self, info: TableInfo, record: Record) -> dict[int, int]:
        """Whose totals are listed, if the game counts: theirs who had a seat all the time and have made all of its moves."""
        standing: list[Move | None] = [None]
        for entry in [entry for segment in record.segments for entry in segment.entries]:
            if isinstance(entry, Undo):
                standing[entry.base + 1 :] = [None] * (len(standing) - entry.base - 1)
            standing.append(entry if isinstance(entry, Move) else None)
        robots = {move.seat for move in standing if move is not None and move.by == "house"}
        return {
            seat: owner.user_id
            for seat, owner in self.owners.items()
            if info.rated and seat not in self.lost | robots and info.of_seat(seat).person == owner
        }

    def result_is_right(
        self, info: TableInfo, seat: int, owner: Person, results: list[dict[str, Any]]
    ) -> None:
        """The seat has one rated result, its first occupant's; who has lost the seat has left, and nobody else gains by it."""
        mine = [row for row in results if row["seat"] % HANDED_ON == seat]
        rated = [row for row in mine if row["rated"] and row["user_id"] is not None]
        assert len(rated) == info.rated, self.told
        assert all(row["user_id"] is not None or row["gone"] for row in mine), self.told
        whose = Counter(row["user_id"] for row in results if row["user_id"] is not None)
        twice = {row["seat"] % HANDED_ON for row in results if whose[row["user_id"]] > 1}
        assert twice <= self.lost, self.told
        for row in rated:
            assert row["gone"] == (seat in self.lost or info.of_seat(seat).person is None)
            if owner in self.forgotten:
                assert (row["user_id"] < 0, row["name"]) == (True, None), self.told
            else:
                assert (row["user_id"], row["name"]) == (owner.user_id, owner.name), self.told

    async def nothing_is_left(self) -> None:
        """Neither key nor pseudonyms outlive the game."""
        seats = (SEATS.c.table_id == self.table, SEATS.c.witnesses.is_not(None))
        gone = (SEATS.c.table_id == self.table, SEATS.c.gone_id < 0)
        async with self.world.context.database.read() as connection:
            for kept in (
                select(TABLES.c.id).where(
                    TABLES.c.id == self.table, TABLES.c.witness_key.is_not(None)
                ),
                select(SEATS.c.seat).where(*seats),
                select(SEATS.c.seat).where(*gone),
                select(HANDED.c.seat).where(HANDED.c.table_id == self.table, HANDED.c.user_id < 0),
            ):
                assert (await connection.execute(kept)).first() is None, self.told


DEEDS: dict[str, Callable[[Story, Person], Awaitable[object]]] = {
    "forget": Story.forget,
    "leave": lambda story, person: absence.leave(story.world.context, story.table, person.user_id),
    "hand on": Story.hand_on,
    "take": Story.take,
    "return": lambda story, person: absence.come_back(story.world.context, story.table, person),
    "undo": Story.undo,
    "rematch": lambda story, person: opening.rematch(story.world.context, story.table, person),
    "hint": Story.hint,
    "follow": lambda story, person: story.world.tables.followers.follow(
        story.table, person.user_id
    ),
    "replay": Story.see,
}


async def told_of(world: World, *, rated: bool = True) -> Story:
    """A game of three that has gone on for a while."""
    table = await world.lobby(*PLAYERS)
    await lobbies.set_rated(world.context, table, ANA.user_id, rated=rated)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    story = Story(world, table)
    await story.begin()
    for _ in range(3):
        await story.move()
    return story


@pytest.fixture
async def listed(migrated_url: str) -> World:
    """A world whose game keeps its best totals."""
    world = World(migrated_url, Listed())
    await world.start()
    return world


async def one_after_the_other(world: World, first: str, second: str, *, rated: bool) -> None:
    """The first player does both, and then everybody tries to have a seat."""
    story = await told_of(world, rated=rated)
    for name in (first, second):
        await story.do(name, ANA)
        await story.move()
    await story.end()


@pytest.mark.parametrize("first", DEEDS)
async def test_no_two_deeds_show_a_second_hand(sqlite_url: str, first: str) -> None:
    """Each thing that somebody can do, followed by each other, in games that count, and for hints in games that do not."""
    world = World(sqlite_url, Listed())
    await world.start()
    for second in DEEDS:
        await one_after_the_other(world, first, second, rated="hint" not in {first, second})


@pytest.mark.parametrize("second", ["take", "return", "hand on", "forget"])
async def test_who_is_forgotten_takes_no_second_seat(listed: World, second: str) -> None:
    """The same in both databases."""
    await one_after_the_other(listed, "forget", second, rated=True)
    await one_after_the_other(listed, second, "forget", rated=True)


async def test_no_chain_of_deeds_shows_a_second_hand(sqlite_url: str) -> None:
    """The same for longer chains, in which everybody takes part."""
    world = World(sqlite_url, Listed())
    await world.start()
    chance = Random(25)
    for _ in range(20):
        story = await told_of(world, rated=chance.random() < 0.8)
        for _ in range(chance.randint(3, 8)):
            await story.do(chance.choice([*DEEDS]), chance.choice(PEOPLE))
            if chance.random() < 0.5:
                await story.move()
        await story.end()


async def played_out(world: World, *, forgotten: bool) -> tuple[list[int], list[Moved]]:
    """Two games of three, and one that the first player leaves: its totals, and what it did to the ratings of the others."""
    for _ in range(2):
        await world.to_the_end(await world.game_of(*PLAYERS))
    table = await world.game_of(*PLAYERS)
    await absence.leave(world.context, table, ANA.user_id)
    if forgotten:
        await world.tables.privacy.forget(ANA.user_id)
    world.chance.seed(1)
    await world.to_the_end(table)
    ladder = await world.tables.leaderboards.ladder(GUILD, world.game.id)
    sheets = (await reading.position(world.context, table)).sheets
    others = {BRUNO.user_id, CLARA.user_id}
    return [sheet.total for sheet in sheets], [
        one for one in ladder.moved[table] if one.user_id in others
    ]


async def test_the_others_ratings_move_as_if_nobody_had_been_forgotten(tmp_path: Path) -> None:
    """A leaver's loss counts with all that they had played before, under a number that nobody can tell them by."""
    outcomes = []
    for forgotten in (False, True):
        world = World(f"sqlite+aiosqlite:///{tmp_path / str(forgotten)}.sqlite3")
        await world.start()
        outcomes.append(await played_out(world, forgotten=forgotten))
    assert outcomes[0][1]
    assert outcomes[1] == outcomes[0]


async def test_a_seat_that_is_taken_while_its_owner_is_forgotten(
    migrated_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another process, between decision and storing: the newcomer has the seat, and no id of the owner's is left."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    two.channel = one.channel
    await one.start()
    table = await one.game_of(*PLAYERS)
    await one.tables.seat_transfers.offer(table, ANA.user_id)
    await absence.leave(one.tables.context, table, ANA.user_id)
    await one.settle()
    await two.start()
    seat = next(
        info.seat
        for info in (await reading.table(one.tables.context, table)).seats
        if info.gone == ANA
    )
    assert seat is not None
    written = change._written

    async def late(context: TableContext, live: Live, wanted: Change) -> Any:
        """The other process forgets the owner first."""
        monkeypatch.setattr(change, "_written", written)
        await two.tables.privacy.forget(ANA.user_id)
        return await written(context, live, wanted)

    monkeypatch.setattr(change, "_written", late)
    await one.tables.seat_transfers.take(table, DAVI, seat)

    stored = await everything(one)
    assert re.search(rf"\b{ANA.user_id}\b", stored) is None
    assert (await reading.table(one.tables.context, table)).of_seat(seat).person == DAVI
