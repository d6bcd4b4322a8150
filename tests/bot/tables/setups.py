"""What tests of the table service set up and read alike."""

from collections.abc import Awaitable
from datetime import datetime

import pytest
from sqlalchemy import select, text

from bot.db.schema import METADATA, SEATS
from bot.model.errors import TableError
from bot.model.outcomes import Accepted, Asked
from bot.model.people import Person
from bot.model.questions import Ask
from bot.model.tables import Phase
from bot.model.time_control import TimeControl
from bot.tables.game import absence, early_end, play
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from games.core.forms import allowed
from games.core.game import Options
from games.core.model import Action, Key, Seat
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, GUILD, Killed, World, person_of
from tests.games.core.toy import Toy
from tests.games.core.toy_values import ROUNDS, Began, Build, Rest


async def does(world: World, table: int, seat: Seat, *actions: Action) -> Accepted | TableError:
    """What becomes of the last of these answers of a seat, each put to it as it then stands."""
    outcomes = [
        await world.play(table, await reading.ask_of_seat(world.context, table, seat), action)
        for action in actions
    ]
    await world.settle()
    return outcomes[-1]


async def at_a_turn(world: World, *, robots: int = 0) -> tuple[int, Ask]:
    """A game without hiding, and whoever's turn it is."""
    people = (ANA,) if robots else (ANA, BRUNO)
    table = await world.game_of(*people, robots=robots, options={"hiding": False})
    return table, await world.asked(table)


async def played(world: World, table: int, ask: Ask, action: Action) -> Accepted:
    """An action of that seat that is accepted."""
    user = person_of(ask).user_id
    now = await reading.ask(world.context, table, user)
    return await play.act(world.context, table, user, now.number, action)


def build_of(ask: Ask) -> Build:
    """The first place that can be built on."""
    assert ask.decision is not None
    offer = next(offer for offer in ask.decision.offers if offer.action is Build)
    return Build(offer.fields[0].keys[0])  # type: ignore[union-attr]


async def everything(world: World) -> str:
    """All rows of all tables of the database, as one text."""
    rows = []
    async with world.context.database.read() as connection:
        for name in METADATA.tables:
            found = await connection.execute(text(f"SELECT * FROM {name}"))
            rows += [repr(tuple(row)) for row in found.all()]
    return "\n".join(rows)


async def at_a_paced_turn(
    world: World, time_control: TimeControl = TimeControl.DAY
) -> tuple[int, Ask]:
    """A game with that pace, and whoever's turn it is."""
    table = await world.lobby(ANA, BRUNO, options={"hiding": False})
    await lobbies.set_time_control(world.context, table, ANA.user_id, time_control)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    return table, await world.asked(table)


async def due_of(world: World, table: int, seat: Seat) -> datetime | None:
    """Until when that seat has time."""
    return (await reading.table(world.context, table)).of_seat(seat).due_at


async def resting(world: World, table: int, seat: Seat) -> None:
    """The others end their turns, until that seat is asked."""
    while not (await reading.table(world.context, table)).of_seat(seat).required:
        ask = await world.asked(table)
        assert isinstance(await world.play(table, ask, Rest()), Accepted)


async def banked(world: World, table: int, seat: Seat) -> float | None:
    """Seconds in that seat's bank, as stored."""
    query = select(SEATS.c.bank).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    async with world.context.database.read() as connection:
        found: float | None = await connection.scalar(query)
    return found


async def lent_to_a_robot(world: World, table: int, person: Person) -> None:
    """The person leaves now, comes back for the last round, does as little as can be, and the game ends."""
    await absence.leave(world.context, table, person.user_id)
    await world.settle()
    while not await _is_last_round(world, table):
        await world.move(table)
        await world.settle()
    await absence.come_back(world.context, table, person)
    while (await reading.table(world.context, table)).phase is Phase.PLAYING:
        ask = await world.asked(table)
        assert ask.decision is not None
        rests = person_of(ask) == person and allowed(ask.decision, Rest())
        await world.play(table, ask, Rest() if rests else world.answer(ask.decision))
        await world.settle()


async def _is_last_round(world: World, table: int) -> bool:
    """Whether everybody has been told that the last round of a short game has begun."""
    log = await reading.log(world.context, table, None, limit=200)
    return any(Began(ROUNDS["short"]) in move.events for move in log.moves)


class Story:
    """People who try again after every death, with what they were told."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.deaths = 0

    async def quiet(self) -> None:
        """Let everything happen; if that kills the process, start it again."""
        await self.world.settle()
        if self.world.failpoints.has_killed:
            await self.revive()

    async def revive(self) -> None:
        """A new process."""
        self.deaths += 1
        self.world.failpoints.has_killed = False
        await self.world.restart()
        await self.world.settle()

    async def opened(self) -> int:
        """A table of two people and a robot that has begun."""
        world = self.world
        table = 0
        while not table:
            try:
                table = (
                    await lobbies.open_lobby(
                        world.context, "toy", ANA, channel_id=CHANNEL, guild_id=GUILD, language="en"
                    )
                ).id
            except Killed:
                await self.revive()
                mine = await reading.my_tables(world.context, ANA.user_id)
                table = mine[0].table if mine else 0
        while (await reading.table(world.context, table)).phase is Phase.LOBBY:
            try:
                await self._gather(table)
            except Killed:
                await self.revive()
        await self.quiet()
        assert (await reading.table(world.context, table)).phase is Phase.PLAYING
        return table

    async def _gather(self, table: int) -> None:
        """Whatever is still missing until the game starts."""
        seats = (await reading.table(self.world.context, table)).seats
        if len(seats) < 2:
            await lobbies.join(self.world.context, table, BRUNO)
        if len(seats) < 3:
            await lobbies.add_robots(self.world.context, table, ANA.user_id)
        await lobbies.start_game(self.world.context, table, ANA.user_id)

    async def moved(self, table: int) -> None:
        """One more move of a person, with a draft before it; an accepted one is there after a death."""
        world = self.world
        ask = await world.asked(table)
        user = person_of(ask).user_id
        action = world.answer(ask.decision)
        try:
            await play.save_draft(world.context, table, user, ask.number, b"draft")
            outcome = await play.act(world.context, table, user, ask.number, action)
        except Killed:
            await self.revive()
        else:
            await self.quiet()
            assert (await reading.table(world.context, table)).step >= outcome.table.step

    async def ended(self, table: int) -> None:
        """The people agree to end."""
        world = self.world
        while (await reading.table(world.context, table)).phase is Phase.PLAYING:
            try:
                proposal = await early_end.propose(world.context, table, ANA.user_id)
                assert isinstance(proposal, Asked)
            except Killed:
                await self.revive()
            except TableError:
                pass
            try:
                await vote(world.context, table, BRUNO.user_id, early_end.VOTE, agree=True)
            except Killed:
                await self.revive()
            except TableError:
                pass
            await self.quiet()


class Listed(Toy):
    """The toy, whose totals are kept."""

    def best_list(self, options: Options) -> Key | None:
        """One list for all."""
        return "all"


async def refused(doing: Awaitable[object]) -> str:
    """The id of the message with which that is refused."""
    with pytest.raises(TableError) as refusal:
        await doing
    return refusal.value.message.id
