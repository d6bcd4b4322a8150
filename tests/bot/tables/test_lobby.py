"""Gathering: who may do what before a game begins, and how chance is made when it does."""

import hashlib
import json
from collections.abc import Awaitable
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.db.schema import TABLES
from bot.game_registry import REGISTRY, AnyRegistered
from bot.model.errors import TableError, TableNotFound
from bot.model.lobby import Choice, OptionValue
from bot.model.tables import Absence, Phase
from bot.tables.game import early_end, placement
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies, opening
from bot.tables.publishing import Blocked, Kind, TryLater
from bot.tables.queries import reading, records
from bot.tables.rules.option_choices import hopeless, open_choices
from bot.tables.search_processes import ThreadThinker
from games.catan.game import CATAN
from games.catan.options import CatanOptions
from games.core.codec import encode
from games.core.fair import seating, table_seed
from games.core.forms import Decision
from games.core.levels import Level
from games.core.model import Action, say
from games.core.record import read
from games.core.verify import verify
from tests.bot.tables.setups import refused
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, DAVI, EVERYBODY, GUILD, World
from tests.games.core.toy import TOY


class Listening(ThreadThinker):
    """A thinker that remembers for whom it was asked."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.levels: set[Level] = set()

    async def choose(
        self,
        game: Any,
        public: Any,
        private: Any,
        decision: Decision,
        seconds: float,
        level: Level,
    ) -> Action | None:
        """As ever."""
        self.levels.add(level)
        return await super().choose(game, public, private, decision, seconds, level)


async def test_people_come_and_go(world: World) -> None:
    """The host leaves, the next one is host; the last one out closes the table."""
    table = await world.lobby(ANA, BRUNO)

    lobby = await lobbies.leave(world.context, table, ANA.user_id)
    assert lobby.table.host == BRUNO
    assert [info.person for info in lobby.table.seats] == [BRUNO]

    lobby = await lobbies.leave(world.context, table, BRUNO.user_id)
    assert lobby.table.phase is Phase.CLOSED
    assert await refused(lobbies.join(world.context, table, CLARA)) == "tables-lobby-over"


async def test_places_are_limited(world: World) -> None:
    """Nobody joins twice, or a table that has as many as it wants; robots count."""
    table = await world.lobby(ANA, seats_wanted=3)

    assert await refused(lobbies.join(world.context, table, ANA)) == "tables-already-in"
    await lobbies.join(world.context, table, BRUNO)
    await lobbies.add_robots(world.context, table, ANA.user_id)
    assert await refused(lobbies.join(world.context, table, CLARA)) == "tables-full"
    assert await refused(lobbies.add_robots(world.context, table, ANA.user_id)) == "tables-full"

    await lobbies.remove_robot(world.context, table, ANA.user_id)
    assert (
        await refused(lobbies.remove_robot(world.context, table, ANA.user_id)) == "tables-no-house"
    )
    lobby = await lobbies.join(world.context, table, CLARA)
    assert [info.person for info in lobby.table.seats] == [ANA, BRUNO, CLARA]


async def test_robots_fill_the_places_that_are_left(world: World) -> None:
    """Up to a number of players, and no further than places go; where so many are there already, none comes."""
    table = await world.lobby(ANA, seats_wanted=3)

    found = [
        await lobbies.add_robots(world.context, table, ANA.user_id, Level.HARD, filled=filled)
        for filled in (2, 2, 9)
    ]

    assert [len(lobby.table.seats) for lobby in found] == [2, 2, 3]
    robots = found[-1].table.seats[1:]
    assert {info.level for info in robots} == {Level.HARD}
    assert len({info.robot_number for info in robots}) == 2


def decisions(world: World, table: int, user_id: int) -> list[Awaitable[object]]:
    """Everything that whoever decides about a table can do, in an order that goes well."""
    tables = world.tables
    return [
        lobbies.set_option(tables.context, table, user_id, "length", "long"),
        lobbies.set_option(tables.context, table, user_id, "length", "short"),
        lobbies.set_absence(tables.context, table, user_id, Absence.DEFAULT),
        lobbies.set_public_language(tables.context, table, user_id, "pt-BR"),
        lobbies.set_rated(tables.context, table, user_id, rated=False),
        lobbies.add_robots(tables.context, table, user_id),
        lobbies.remove_robot(tables.context, table, user_id),
        lobbies.start_game(tables.context, table, user_id),
    ]


async def test_the_host_alone_decides(world: World) -> None:
    """Others at the table have their word only, strangers nothing; the refusal names the host."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    before = await lobbies.read(world.context, table)

    for person in (BRUNO, DAVI):
        for doing in decisions(world, table, person.user_id):
            with pytest.raises(TableError) as refusal:
                await doing
            assert refusal.value.message == say("tables-host-decides", name="Ana")
        for doing in (
            lobbies.set_deciders(world.context, table, person.user_id, everybody=True),
            lobbies.close(world.context, table, person.user_id),
        ):
            assert await refused(doing) == "tables-host-only"
    assert await lobbies.read(world.context, table) == before
    stranger = lobbies.set_word(world.context, table, DAVI.user_id, "x")
    assert await refused(stranger) == "tables-not-at-table"
    await lobbies.set_word(world.context, table, BRUNO.user_id, "x")
    *settings, start = decisions(world, table, ANA.user_id)
    for doing in settings:
        await doing
    await world.agreed(table)
    await start
    await world.settle()
    assert (await reading.table(world.context, table)).phase is Phase.PLAYING


async def test_the_host_may_let_everybody_at_the_table_decide(world: World) -> None:
    """People at it then do all but what is the host's own; strangers still nothing. It can be taken back."""
    table = await world.lobby(ANA, BRUNO)

    lobby = await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=True)

    assert lobby.table.all_decide
    assert [lobby.table.is_decided_by(one.user_id) for one in (ANA, BRUNO, DAVI)] == [
        True,
        True,
        False,
    ]
    for doing in decisions(world, table, DAVI.user_id):
        assert await refused(doing) == "tables-not-at-table"
    own = lobbies.set_deciders(world.context, table, BRUNO.user_id, everybody=False)
    assert await refused(own) == "tables-host-only"
    assert await refused(lobbies.close(world.context, table, BRUNO.user_id)) == "tables-host-only"
    await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=False)
    assert (
        await refused(lobbies.add_robots(world.context, table, BRUNO.user_id))
        == "tables-host-decides"
    )
    await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=True)
    *settings, start = decisions(world, table, BRUNO.user_id)
    for doing in settings:
        await doing
    await world.agreed(table)
    await start
    await world.settle()
    assert (await reading.table(world.context, table)).phase is Phase.PLAYING
    late = lobbies.set_deciders(world.context, table, ANA.user_id, everybody=False)
    assert await refused(late) == "tables-lobby-over"


async def test_whoever_is_host_next_decides(world: World) -> None:
    """The host who has left decides nothing more, not even on coming back."""
    table = await world.lobby(ANA, BRUNO)
    await lobbies.leave(world.context, table, ANA.user_id)
    await lobbies.join(world.context, table, ANA)

    assert (
        await refused(lobbies.start_game(world.context, table, ANA.user_id))
        == "tables-host-decides"
    )

    assert (await lobbies.start_game(world.context, table, BRUNO.user_id)).phase is Phase.STARTING


async def test_the_host_closes_the_table(world: World) -> None:
    """Nobody else; a table that there never was is none."""
    table = await world.lobby(ANA, BRUNO)

    assert await refused(lobbies.close(world.context, table, BRUNO.user_id)) == "tables-host-only"
    assert (await lobbies.close(world.context, table, ANA.user_id)).phase is Phase.CLOSED
    with pytest.raises(TableNotFound):
        await reading.table(world.context, table + 1)


async def test_options_come_from_the_game(world: World) -> None:
    """The lobby offers the game's own choices and says why a combination cannot start."""
    table = await world.lobby(*EVERYBODY)
    choices = (await lobbies.read(world.context, table)).choices
    assert Choice("length", ("short", "long"), "short") in choices

    lobby = await lobbies.set_option(world.context, table, ANA.user_id, "length", "long")

    assert lobby.hindrance is not None
    assert lobby.hindrance.id == "toy-refused-long"
    assert (
        await refused(lobbies.start_game(world.context, table, ANA.user_id)) == "toy-refused-long"
    )
    bad = lobbies.set_option(world.context, table, ANA.user_id, "length", "endless")
    assert await refused(bad) == "tables-no-such-option"
    unknown = lobbies.set_option(world.context, table, ANA.user_id, "colour", "red")
    assert await refused(unknown) == "tables-no-such-option"


@pytest.mark.parametrize(
    ("opened", "field", "value", "why"),
    [
        ({"board": "random"}, "erie", True, "catan-refused-erie"),
        ({"board": "newyork", "erie": True}, "board", "corsica", "catan-refused-erie"),
        ({"board": "newyork"}, "frenemies", True, "catan-refused-frenemies"),
        ({"frenemies": True}, "board", "newyork", "catan-refused-frenemies"),
        ({"board": "corsica"}, "frame", "shuffled", "catan-refused-fixed"),
    ],
)
async def test_options_that_exclude_each_other_are_refused_when_chosen(
    migrated_url: str, opened: dict[str, OptionValue], field: str, value: OptionValue, why: str
) -> None:
    """Not only at the start; the options stay as they were."""
    world = World(migrated_url, CATAN)
    await world.start()
    table = await world.lobby(ANA, BRUNO, CLARA, options=opened)
    before = (await reading.table(world.context, table)).options

    assert await refused(lobbies.set_option(world.context, table, ANA.user_id, field, value)) == why

    assert (await reading.table(world.context, table)).options == before
    assert (await lobbies.read(world.context, table)).hindrance is None
    await world.tables.close()


async def test_options_that_excluded_each_other_before_can_be_mended(migrated_url: str) -> None:
    """A lobby from a release that refused nothing is led out of it, one option at a time."""
    world = World(migrated_url, CATAN)
    await world.start()
    table = await world.lobby(ANA, BRUNO, CLARA)
    stored = encode(CatanOptions(board="corsica", erie=True, frenemies=True)).decode()
    async with world.context.database.write() as connection:
        await connection.execute(TABLES.update().values(options=stored))
    await world.restart()

    first = await lobbies.set_option(world.context, table, ANA.user_id, "erie", value=False)
    assert first.hindrance == say("catan-refused-frenemies")
    second = await lobbies.set_option(world.context, table, ANA.user_id, "frenemies", value=False)

    assert second.hindrance is None
    await world.tables.close()


async def test_a_lone_person_cannot_start(world: World) -> None:
    """Too few is a hindrance, said before anybody presses Start."""
    table = await world.lobby(ANA)

    hindrance = (await lobbies.read(world.context, table)).hindrance

    assert hindrance == say("tables-players-missing", count=1)
    assert (
        await refused(lobbies.start_game(world.context, table, ANA.user_id))
        == "tables-players-missing"
    )


async def test_chance_comes_from_the_promise_and_the_message(world: World) -> None:
    """The seed is made of secret, terms and message; the promise fits; nothing is told before the end."""
    table = await world.lobby(ANA, BRUNO, robots=1)
    promise = (await reading.table(world.context, table)).commitment
    await lobbies.set_word(world.context, table, BRUNO.user_id, "  sea   breeze ")
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()

    during = await records.fair_play(world.context, table)
    assert (during.commitment, during.secret, during.seed) == (promise, None, None)
    assert await refused(records.record(world.context, table)) == "tables-not-over"
    await world.to_the_end(table)

    after = await records.fair_play(world.context, table)
    assert after.secret is not None
    assert after.terms is not None
    assert after.message_id is not None
    secret = bytes.fromhex(after.secret)
    assert hashlib.sha256(b"feitoria-commit-1|" + secret).hexdigest() == promise
    assert after.seed == table_seed(secret, after.terms, after.message_id).hex()
    terms = json.loads(after.terms)
    assert [entrant["word"] for entrant in terms["entrants"]] == ["", "sea breeze", ""]
    assert not {str(person.user_id) for person in (ANA, BRUNO)} & set(after.terms.split('"'))
    order, _ = seating(bytes.fromhex(after.seed), 3)
    seats = (await reading.table(world.context, table)).seats
    assert [info.place for info in seats] == list(order)


async def test_terms_that_may_be_lost_are_void(world: World) -> None:
    """A send whose answer never came is repeated with its nonce; when that is forgotten, the attempt is void."""
    table = await world.lobby(ANA, BRUNO)
    promise = (await reading.table(world.context, table)).commitment
    await world.settle()
    world.channel.faults = {Kind.TERMS: [TryLater(1)]}
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    assert (await reading.table(world.context, table)).phase is Phase.STARTING

    world.channel.faults = {Kind.TERMS: [TryLater(1)]}
    world.later(seconds=60)
    await world.work()
    again = [row.nonce for row in world.channel.rows if row.kind is Kind.TERMS]
    assert len(again) == 2
    assert len(set(again)) == 1

    world.later(seconds=60)
    await world.work()
    info = await reading.table(world.context, table)
    assert (info.phase, info.attempt) == (Phase.PLAYING, 2)
    assert info.commitment != promise
    await world.to_the_end(table)
    record = read(await records.record(world.context, table))
    assert record.fair is not None
    assert [void.commitment for void in record.fair.terms.void] == [promise]
    assert verify(TOY, record) == ()


async def test_terms_of_another_release_are_void(world: World) -> None:
    """A release put in between terms and set-up would set up another game than they name: the attempt counts."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    world.channel.faults = {Kind.TERMS: [Blocked()]}
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    world.config = replace(world.config, release="test-2")
    await world.restart()
    await world.tables.outbox.resume(guild_id=GUILD)
    await world.to_the_end(table)

    record = read(await records.record(world.context, table))
    assert record.fair is not None
    assert (record.fair.terms.attempt, record.fair.terms.version) == (2, "test-2")
    assert verify(TOY, record) == ()


async def test_terms_that_were_certainly_not_sent_are_not_void(world: World) -> None:
    """However long a permission is missing: the first attempt stands."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    world.channel.faults = {Kind.TERMS: [Blocked()]}
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()

    world.later(days=2)
    await world.tables.outbox.resume(guild_id=GUILD)
    await world.settle()

    info = await reading.table(world.context, table)
    assert (info.phase, info.attempt) == (Phase.PLAYING, 1)


async def test_a_table_that_cannot_post_its_terms_can_be_closed(world: World) -> None:
    """The host gives up while it is starting; the terms are never posted."""
    table = await world.lobby(ANA, BRUNO)
    await world.settle()
    world.channel.faults = {Kind.TERMS: [Blocked()]}
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()

    await lobbies.close(world.context, table, ANA.user_id)
    world.later(hours=1)
    await world.work()

    assert (await reading.table(world.context, table)).phase is Phase.CLOSED
    assert world.channel.count(Kind.TERMS) == 0


async def test_a_rematch_seats_whoever_asks_for_it_once(world: World) -> None:
    """Whoever presses first opens it, with the robots of before; whoever presses later finds it."""
    table = await world.lobby(ANA, BRUNO, robots=1)
    await lobbies.set_absence(world.context, table, ANA.user_id, Absence.ROBOT)
    await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=True)
    assert await refused(opening.rematch(world.context, table, ANA)) == "tables-not-over"
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.to_the_end(table)

    first = await opening.rematch(world.context, table, BRUNO)
    second = await opening.rematch(world.context, table, ANA)

    assert first.id == second.id
    assert (first.host, first.absence, first.rematch_of) == (BRUNO, Absence.ROBOT, table)
    assert first.all_decide
    assert {info.person for info in first.seats} == {BRUNO, None}
    assert {info.robot_number for info in first.seats} == {None, 1}
    assert (await reading.table(world.context, table)).rematch == first.id
    assert await refused(opening.rematch(world.context, table, CLARA)) != ""


async def test_a_robot_keeps_its_level(migrated_url: str) -> None:
    """Through a restart, in the terms, the record, the results and a rematch; the thinker is told it."""
    thinker = Listening(1)
    world = World(migrated_url, thinker=thinker)
    await world.start()
    table = await world.lobby(ANA)
    await lobbies.add_robots(world.context, table, ANA.user_id, Level.HARD)
    await lobbies.add_robots(world.context, table, ANA.user_id, Level.EASY)
    await world.restart()
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.to_the_end(table)

    seats = (await reading.table(world.context, table)).seats
    levels = {info.level for info in seats}
    record = read(await records.record(world.context, table))
    again = await opening.rematch(world.context, table, ANA)
    assert levels == {None, Level.HARD, Level.EASY} == {info.level for info in again.seats}
    assert {"Amelia (hard)", "Barnaby (easy)"} < set(record.names)
    assert record.fair is not None
    assert [one.level for one in record.fair.terms.entrants] == [UNSET, "hard", "easy"]
    assert verify(TOY, record) == ()
    ladder = await world.tables.leaderboards.ladder(GUILD, "toy")
    assert set(ladder.robots) == {Level.HARD, Level.EASY}
    assert thinker.levels == {Level.HARD, Level.EASY}


async def test_the_rematch_of_a_finished_rematch_is_the_next_one(world: World) -> None:
    """Pressed on the first table, too; one that was closed before it began is replaced."""
    table = await world.lobby(ANA, BRUNO)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.to_the_end(table)
    closed = await opening.rematch(world.context, table, ANA)
    await lobbies.close(world.context, closed.id, ANA.user_id)

    second = await opening.rematch(world.context, table, ANA)
    assert second.phase is Phase.LOBBY
    await lobbies.join(world.context, second.id, BRUNO)
    await lobbies.start_game(world.context, second.id, ANA.user_id)
    await world.to_the_end(second.id)
    third = await opening.rematch(world.context, table, BRUNO)

    assert (third.phase, third.rematch_of) == (Phase.LOBBY, second.id)
    assert (await opening.rematch(world.context, second.id, ANA)).id == third.id


async def test_the_lobby_message_says_that_the_game_is_over(world: World) -> None:
    """It is shown again at the end, and when a game is given up."""
    for is_played in (True, False):
        table = await world.lobby(ANA, BRUNO)
        await lobbies.start_game(world.context, table, ANA.user_id)
        await world.work()
        edited = world.channel.edits.count
        message = next(id for kind, id in reversed(world.channel.edits) if kind is Kind.LOBBY)
        before = edited((Kind.LOBBY, message))
        if is_played:
            await world.to_the_end(table)
        else:
            await early_end.propose(world.context, table, ANA.user_id)
            await vote(world.context, table, BRUNO.user_id, early_end.VOTE, agree=True)
            await world.work()

        assert edited((Kind.LOBBY, message)) == before + 1


async def test_lists_know_where_it_is_ones_turn(world: World) -> None:
    """Tables in a channel, and a person's own with the one that waits first."""
    quiet = await world.lobby(ANA, CLARA)
    table = await world.game_of(ANA, BRUNO)
    asked = (await reading.position(world.context, table)).asked

    found = await reading.tables_in(world.context, CHANNEL)
    mine = await reading.my_tables(world.context, ANA.user_id)

    assert [info.id for info in found] == [table, quiet]
    assert {line.table for line in mine} == {table, quiet}
    ana = (await reading.table(world.context, table)).of_user(ANA.user_id)
    assert ana is not None
    assert mine[0].is_required is (ana.seat in asked)
    line = next(line for line in mine if line.table == table)
    assert line.message_id is not None
    assert line.due_at is None or line.due_at - world.clock == timedelta(hours=72)


async def test_the_newest_game_that_is_over_is_found_by_its_place(world: World) -> None:
    """By the channel or the thread where it was; one that is on, or was closed unplayed, is not."""
    assert await reading.last_over_in(world.context, CHANNEL) is None
    first, second = await world.game_of(ANA, BRUNO), await world.game_of(ANA, CLARA)
    await placement.set_thread(world.context, first, 7_001)
    for table in (second, first):
        world.later(hours=1)
        await world.to_the_end(table)
    await lobbies.close(world.context, await world.lobby(ANA), ANA.user_id)
    await world.game_of(ANA, BRUNO)

    found = [await reading.last_over_in(world.context, place) for place in (CHANNEL, 7_001, 7_002)]

    assert [info and info.id for info in found] == [first, first, None]


@pytest.mark.parametrize("entry", REGISTRY.values(), ids=REGISTRY)
def test_no_menu_lists_what_would_be_refused(entry: AnyRegistered) -> None:
    """From the options of a new table, whatever is chosen next at random, every value listed can be chosen."""
    game, chance = entry.game, Random(entry.game.id)
    for most in (None, *game.seats):
        options = game.table_options()
        for _ in range(20):
            listed = open_choices(game, options, most)
            assert all(choice.value in choice.values for choice in listed)
            for choice in listed:
                for value in choice.values:
                    wanted = replace(options, **{choice.field: value})
                    assert hopeless(game, wanted, most) is None, (most, choice.field, value)
            picked = chance.choice(listed) if listed else None
            if picked is not None:
                options = replace(options, **{picked.field: chance.choice(picked.values)})
