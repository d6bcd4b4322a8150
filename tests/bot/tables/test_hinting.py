"""Hints: for whoever practises alone against a robot, from what the seat sees; nothing of the table is touched by one."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from bot.model.errors import NotYourSeat, TableError
from bot.model.questions import Ask
from bot.tables.game import absence
from bot.tables.lobby import lobbies
from bot.tables.queries import hinting, reading
from bot.tables.queries.hinting import gives_hints
from bot.tables.search_processes import ProcessThinker, ThreadThinker
from games.catalogue import GAMES
from games.core.advice import Advice
from games.core.flow import Reopen
from games.core.forms import Decision, Offer, allowed
from tests.bot.tables.setups import everything
from tests.bot.tables.world import ANA, BRUNO, World


class Slow(ThreadThinker):
    """Counts how many hints are thought about, and how many at the same time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun = self.at_once = self.most = 0

    async def advise(
        self, game: Any, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> Advice | None:
        """As ever, with a look around."""
        self.begun += 1
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        found = await super().advise(game, public, private, decision, seed)
        self.at_once -= 1
        return found


async def practice(world: World, robots: int = 1) -> int:
    """A table that does not count, where Ana plays against robots."""
    table = await world.lobby(ANA, robots=robots)
    await lobbies.set_rated(world.context, table, ANA.user_id, rated=False)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    return table


async def refusal(world: World, ask: Ask) -> str:
    """Why there is no hint."""
    assert not gives_hints(ask)
    with pytest.raises(TableError) as refused:
        await world.tables.hints.hint(ask)
    return refused.value.message.id


async def test_a_hint_is_an_answer_that_is_offered(world: World) -> None:
    """Again and again through a game; asked twice, and after a restart, it is the same one."""
    table = await practice(world)
    told = 0
    while not (await reading.table(world.context, table)).is_over:
        ask = await world.asked(table)
        assert gives_hints(ask)
        advice = await world.tables.hints.hint(ask)
        assert ask.decision is not None
        assert advice.action is not None
        assert allowed(ask.decision, advice.action)
        assert await world.tables.hints.hint(ask) is advice
        if told == 3:
            await world.restart()
            assert await world.tables.hints.hint(ask) == advice
        told += advice.other is not None
        await world.play(table, ask, advice.action)
        await world.settle()
    assert told > 3


async def test_a_hint_changes_nothing(world: World) -> None:
    """Neither what is stored, nor the table's chance, nor that of a robot."""
    table = await practice(world)
    ask = await world.asked(table)
    stored, chance = await everything(world), world.chance.getstate()

    await world.tables.hints.hint(ask)
    await world.settle()

    assert await everything(world) == stored
    assert world.chance.getstate() == chance


async def test_hints_are_for_practice(world: World) -> None:
    """None at a table that counts, beside somebody else, when nothing is asked, or when the game is over or stands still."""
    counting = await world.game_of(ANA, robots=1)
    assert await refusal(world, await world.asked(counting)) == "tables-hint-rated"

    together = await world.lobby(ANA, BRUNO, robots=1)
    await lobbies.set_rated(world.context, together, ANA.user_id, rated=False)
    await world.agreed(together)
    await lobbies.start_game(world.context, together, ANA.user_id)
    await world.settle()
    asked = await reading.ask(world.context, together, ANA.user_id)
    assert await refusal(world, asked) == "tables-hint-people"
    await absence.leave(world.context, together, BRUNO.user_id)
    await world.settle()
    assert await refusal(world, await world.asked(together)) == "tables-hint-return"
    await absence.come_back(world.context, together, BRUNO)
    await world.tables.privacy.forget(BRUNO.user_id)
    await world.settle()
    assert gives_hints(await world.asked(together)), "nobody comes back to that seat"
    with pytest.raises(NotYourSeat, match="tables-no-seat-left"):
        await absence.come_back(world.context, together, BRUNO)
    left = next(
        info.seat
        for info in (await reading.table(world.context, together)).seats
        if info.place == 1
    )
    assert left is not None
    await world.tables.seat_transfers.propose(together, ANA.user_id, left)
    assert await refusal(world, await world.asked(together)) == "tables-hint-return"

    table = await practice(world)
    await world.tables.pauses.pause(table)
    assert await refusal(world, await world.asked(table)) == "tables-paused"
    await world.tables.pauses.go_on(table)
    await world.to_the_end(table)
    assert (
        await refusal(world, await reading.ask(world.context, table, ANA.user_id)) == "tables-over"
    )


async def test_where_nothing_is_asked_there_is_no_hint(world: World) -> None:
    """Neither to a seat that waits, nor to one that may only change its answer."""
    ask = await world.asked(await practice(world))
    assert ask.decision is not None
    waiting = structs.replace(ask, decision=None)
    assert await refusal(world, waiting) == "tables-hint-nothing"
    reopening = structs.replace(ask.decision, offers=(Offer(Reopen),), required=False)
    done = structs.replace(ask, decision=reopening, number=ask.number + 1)
    assert await refusal(world, done) == "tables-hint-nothing"


async def test_many_presses_are_one_thought(
    migrated_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses again waits for the same hint, and hints wait for each other; only the last ones are kept."""
    slow = Slow()
    world = World(migrated_url, thinker=slow)
    await world.start()
    tables = [await practice(world) for _ in range(3)]
    asks = [await world.asked(table) for table in tables]

    await asyncio.gather(*[world.tables.hints.hint(asks[n % 3]) for n in range(30)])

    assert (slow.begun, slow.most) == (3, 1)
    await world.tables.hints.hint(asks[0])
    assert (slow.begun, slow.most) == (3, 1)
    monkeypatch.setattr(hinting, "KEPT", 3)
    await world.tables.hints.hint(await world.asked(await practice(world)))
    await world.tables.hints.hint(asks[2])
    assert slow.begun == 4
    await world.tables.hints.hint(asks[0])
    assert slow.begun == 4
    await world.tables.hints.hint(asks[1])
    assert slow.begun == 5


async def test_nobody_waits_long_for_a_hint(
    migrated_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever would wait too long is told so at once, and has their hint when they ask again."""
    monkeypatch.setattr(hinting, "WAIT", 3)
    world = World(migrated_url, thinker=Slow())
    await world.start()
    asks = [await world.asked(await practice(world)) for _ in range(3)]
    hints = [world.tables.hints.hint(ask) for ask in asks]

    *given, refused = await asyncio.gather(*hints, return_exceptions=True)

    assert all(isinstance(one, Advice) for one in given)
    assert isinstance(refused, TableError)
    assert refused.message.id == "tables-hint-busy"
    assert isinstance(await world.tables.hints.hint(asks[2]), Advice)


async def test_thinking_that_fails_is_begun_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next press has its hint."""
    ask = await world.asked(await practice(world))
    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.search_processes.advise", None)
        with pytest.raises(TypeError):
            await world.tables.hints.hint(ask)

    assert (await world.tables.hints.hint(ask)).action is not None


async def test_hints_are_thought_out_beside_the_program(sqlite_url: str) -> None:
    """In the process in which a robot thinks."""
    game = GAMES[0]
    thinker = ProcessThinker(0.05, 1)
    world = World(sqlite_url, game, thinker=thinker)
    await world.start()
    table = await practice(world)
    ask = await world.asked(table)

    advice = await world.tables.hints.hint(ask)

    assert ask.decision is not None
    assert advice.action is not None
    assert allowed(ask.decision, advice.action)
    await world.tables.close()
