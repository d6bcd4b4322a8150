"""Thousands of presses by chance, with a death every so often: nothing is lost, doubled or stuck, and no fault is logged.

One game after another on a simulated Discord with the real client, screens, outbox and SQLite file; pictures are blank. Five
people press what they are shown anywhere, in lobbies, boards, direct messages and private answers: mostly their questions,
sometimes what has gone from its message, sometimes the same twice in one instant; they type commands and fill in forms. The
process dies at a point chosen by chance of all that a change or a message passes, and another begins on the same database.
After every death, and at the end, all tables are looked at (`Audit`).

`python -m tests.bench.endurance GAME SEED PRESSES DEATHS` prints a line of JSON, an `Endured`.
"""

import asyncio
import itertools
import logging
import os
import subprocess
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import discord
import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from bot.db.schema import OUTBOX, PEOPLE, STEPS, TABLES
from bot.game_registry import REGISTRY, RegisteredGame
from bot.model import people
from bot.model.tables import OPEN, Phase
from bot.tables.jobs.uptime import BEAT
from bot.tables.queries import reading, records
from games.catalogue import GAMES
from games.core.model import Key
from games.core.record import read
from tests.bench.figure import Figure, at_most, measured
from tests.bot.discord_app.inside import (
    Forged,
    forge_together,
    hurry,
    newest_first,
    place_of,
)
from tests.bot.discord_app.players import answers, chosen_values, verb_of
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.stage import staged
from tests.bot.discord_app.world import (
    BUTTON,
    SELECT,
    Json,
    Killed,
    Person,
    World,
    controls,
    settings_in,
    text_of,
)
from tests.playing import faults

PRESSES, QUICK_PRESSES = 20_000, 300
"""Of all games together; `ENDURANCE_PRESSES` says otherwise."""

DEATHS = 150
"""With so many presses; with fewer, in proportion."""

NAMES = ("ana", "bruno", "carla", "davi", "elisa")

LOCALES = ("en-US", "pt-BR")

LONGEST = 840
"""Presses of one game in one world: longer ones are slower, for people scroll through all of it."""

SITTING = 3
"""How many of them join a table at once; who else comes, comes by pressing."""

QUESTIONS, ANYTHING, GONE, TWICE, COMMAND = 60, 26, 6, 6, 2
"""How often what is pressed, in a hundred presses."""

COMMANDS = (
    *("move", "tables", "digest", "hand", "orders", "board", "undo", "hint", "log", "replay"),
    *("rules", "leaderboard", "stats", "scores", "leave", "help", "about", "notifications"),
)

ENDS = frozenset({"close-sure", "leave-lobby", "leave-sure", "give-up-sure", "forget-sure"})
"""Verbs that end a table or somebody's part in it: seldom pressed."""

SELDOM = 0.02

IN_LOBBY = 20
"""Presses before somebody starts, at most."""

LOOKED_AT = 4
"""Newest messages of a place that somebody scrolls back to."""

REMEMBERED = 300
"""Controls seen lately, which may have gone."""

TYPED = ("", "0", "1", "2", "a1", "1 2", "99", "corn 2", "jabuticaba", "-1", "@everyone")

WITHIN = 40
"""Points after which a process that is to die dies at the latest."""

STARTING = Phase.STARTING.value

LEASE = 700
"""Seconds after which what a dead process held is taken up."""

HINT = "hint"
"""What the command and its button are called."""

PATIENCE = 0.8 * BEAT
"""Seconds for all that a hint leads to: on a busy machine one of CATAN takes more than the half minute of other presses.

Only for hints: whatever sleeps for less than this, such as a retry, is waited for in real time.
"""

PAUSE = 40
"""Seconds between two presses on average."""


def run(quick: bool) -> list[Figure]:
    """What became of all games, each in several worlds."""
    wanted = QUICK_PRESSES if quick else int(os.environ.get("ENDURANCE_PRESSES", PRESSES))
    worlds = -(-wanted // (LONGEST * len(GAMES)))
    presses = -(-wanted // (worlds * len(GAMES)))
    deaths = -(-DEATHS * presses // PRESSES)
    found = [
        _endured(game.id, str(number), presses, deaths)
        for number in range(worlds)
        for game in GAMES
    ]
    for one in found:
        for wrong in one.wrong:
            print(f"  {one.game}: {wrong}", flush=True)
    return [
        measured("endurance: presses", sum(one.presses for one in found), ""),
        measured("endurance: deaths", sum(one.deaths for one in found), ""),
        measured("endurance: games begun", sum(one.tables for one in found), ""),
        measured("endurance: steps", sum(one.steps for one in found), ""),
        at_most(
            "endurance: lost, doubled, stuck, faults", sum(len(one.wrong) for one in found), "", 0
        ),
    ]


class Endured(Struct, frozen=True):
    """What came of it."""

    game: Key
    presses: int
    deaths: int
    tables: int
    """Games begun."""
    ended: int
    """Of those, games that came to an end, or were given up."""
    steps: int
    """Stored in their journals."""
    wrong: list[str]
    """What was lost, doubled or stuck, and faults."""


class _Press(NamedTuple):
    """A control, who may use it, and the message where it stands."""

    actor: Any
    message: Any
    control: Json


class _Log(logging.Handler):
    """Keeps what is logged as a fault, but for deaths that are meant."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, Killed):
            self.faults.append(f"{record.name}: {record.getMessage()}")


class Crowd:
    """Five people who press by chance at the tables of one game."""

    def __init__(self, world: World, game: Key, chance: Random) -> None:
        self.world = world
        self.game = game
        self.chance = chance
        self.people = [
            world.person(name, locale)
            for name, locale in zip(NAMES, itertools.cycle(LOCALES), strict=False)
        ]
        self.presses = 0
        self.private: dict[Person, deque[Any]] = {
            person: deque(maxlen=LOOKED_AT) for person in self.people
        }
        self.seen: deque[_Press] = deque(maxlen=REMEMBERED)
        self.wrong: list[str] = []

    async def press(self) -> None:
        """One press; a new table where none is open."""
        self.presses += 1
        [kind] = self.chance.choices(
            ("question", "anything", "gone", "twice", "command"),
            (QUESTIONS, ANYTHING, GONE, TWICE, COMMAND),
        )
        if self.presses % 10 == 1 and not await self._is_any_played():
            await self._begin()
        elif kind == "command":
            await self._command()
        elif kind == "gone" and self.seen:
            await self._forge([self.chance.choice(self.seen)])
        else:
            await self._use_something(kind)
        await self.world.env.advance_time(self.chance.expovariate(1 / PAUSE))

    async def _is_any_played(self) -> bool:
        """Whether there is a game for them to play."""
        query = select(TABLES.c.id).where(TABLES.c.phase == Phase.PLAYING)
        async with self.world.context.database.read() as connection:
            found = (await connection.scalars(query)).all()
        for table in found:
            if (await reading.table(self.world.context, table)).people:
                return True
        return False

    async def _begin(self) -> None:
        """A lobby that some join, by pressing what stands there; they look around in it, and start as soon as they may."""
        rules = REGISTRY[self.game].game
        people = self.chance.sample(self.people, min(SITTING, rules.seats[-1]))
        await people[0].slash(self.world.channel, "play", game=self.game)
        for person in people[1:]:
            await self._press_word(person, "join")
        for _ in range(self.chance.randrange(IN_LOBBY)):
            await self._use_something("anything")
        for person in self.people:
            await self._press_word(person, "start")

    async def _press_word(self, person: Person, word: str) -> None:
        """The newest button of the channel with that word, if there is one."""
        for one in self._public(person, self.world.channel):
            if verb_of(one.control) == word:
                await self._use(one)
                return

    async def _command(self) -> None:
        """Somebody types a command."""
        person = self.chance.choice(self.people)
        threads = self.world.channel.threads
        place = threads[-1] if threads and self.chance.random() < 0.8 else self.world.channel
        command = self.chance.choice(COMMANDS)
        with self._patient(is_hint=command == HINT):
            result = await person.slash(place, command)
        self._keep(person, result)

    async def _use_something(self, kind: str) -> None:
        """A control that stands somewhere now."""
        person = self.chance.choice(self.people)
        shown = list(self._private(person))
        if kind == "question":
            asked = [one for one in shown if one.control in answers(one.message)]
            for other in self.chance.sample(self.people, len(self.people)):
                asked = asked or [
                    one for one in self._direct(other) if one.control in answers(one.message)
                ]
            shown = asked or shown
        if kind != "question" or not shown:
            threads = self.world.channel.threads[-2:]
            for place in (self.world.channel, *threads):
                shown += self._public(person, place)
        shown = [
            one
            for one in shown
            if verb_of(one.control) not in ENDS or self.chance.random() < SELDOM
        ]
        if not shown:
            return
        one = self.chance.choice(shown)
        self.seen.append(one)
        if kind == "twice":
            await self._press_twice(one)
        else:
            await self._use(one)

    def _direct(self, person: Person) -> Iterator[_Press]:
        """What the person's newest direct messages let them press."""
        for message in itertools.islice(self.world.dm_newest_first(person), LOOKED_AT):
            for control in controls(message):
                yield _Press(person.user, message, control)

    def _private(self, person: Person) -> Iterator[_Press]:
        """The same, and what stands in answers that they alone see."""
        yield from self._direct(person)
        for message in self.private[person]:
            for control in controls(message):
                yield _Press(person, message, control)

    def _public(self, person: Person, place: Any) -> Iterator[_Press]:
        """What stands in a channel or a thread."""
        found = newest_first(self.world.env, place.id, person.id)
        for message in itertools.islice(found, LOOKED_AT):
            if not message.flags.ephemeral:
                for control in controls(message):
                    yield _Press(person, message, control)

    async def _use(self, one: _Press) -> None:
        """Press, choose or fill in."""
        custom_id = one.control["custom_id"]
        if one.control["type"] == BUTTON:
            with self._patient(is_hint=verb_of(one.control) == HINT):
                result = await one.actor.click(one.message, custom_id=custom_id)
        elif one.control["type"] != SELECT:
            return
        else:
            values = chosen_values(one.control, self.chance)
            result = await one.actor.select(one.message, values, custom_id=custom_id)
        self._keep(one.actor, result)
        if result.modal is not None:
            await self._fill_in(one, result.modal)

    async def _fill_in(self, one: _Press, modal: Json) -> None:
        """A form with anything in it, as it may come from Discord."""
        fields = [
            {
                "type": 18,
                "component": {
                    "type": 4,
                    "custom_id": part["custom_id"],
                    "value": self.chance.choice(TYPED),
                },
            }
            for row in modal["components"]
            for part in [row.get("component") or row["components"][0]]
        ]
        data = {"custom_id": modal["custom_id"], "components": fields}
        await forge_together(self.world.env, [Forged(one.actor, one.message, data, 5)])

    async def _forge(self, presses: list[_Press]) -> None:
        """The same as before, whether the control still stands or not, all in one instant."""
        forged = []
        for one in presses:
            kept = self.world.env.backend.messages.get(place_of(one.message), {})
            if one.message.id not in kept:
                continue
            data = {"custom_id": one.control["custom_id"], "component_type": one.control["type"]}
            if "options" in one.control:
                data["values"] = chosen_values(one.control, self.chance)
            forged.append(Forged(one.actor, one.message, data))
        is_hint = any(verb_of(one.control) == HINT for one in presses)
        with self._patient(is_hint=is_hint):
            await forge_together(self.world.env, forged)

    @contextmanager
    def _patient(self, *, is_hint: bool) -> Iterator[None]:
        """Wait longer for all that this leads to if it is a hint."""
        usual = self.world.env.settle_timeout
        self.world.env.settle_timeout = PATIENCE if is_hint else usual
        try:
            yield
        finally:
            self.world.env.settle_timeout = usual

    async def _press_twice(self, one: _Press) -> None:
        """In one instant: that is one answer at most."""
        before = await self._answers()
        await self._forge([one, one])
        more = await self._answers() - before
        if more > 1:
            self.wrong.append(f"doubled: {more} answers by {one.control['custom_id']}")

    async def _answers(self) -> int:
        """How many answers people have given themselves."""
        own = (STEPS.c.by == "person", STEPS.c.kind == "move", STEPS.c.ordered.is_(None))
        async with self.world.context.database.read() as connection:
            found = await connection.scalar(select(func.count()).where(*own).select_from(STEPS))
        return int(found or 0)

    def _keep(self, actor: Any, result: Any) -> None:
        """An answer that only they see can be pressed, too."""
        if isinstance(actor, Person) and result.response is not None and result.ephemeral:
            self.private[actor].append(result.response)


class Audit:
    """What must hold whenever all is quiet."""

    def __init__(self, world: World, people: list[Person]) -> None:
        self.world = world
        self.people = people
        self.wrong: list[str] = []
        self.steps: Counter[int] = Counter()

    async def look(self, when: str) -> None:
        """Everything that is there now."""
        found = [*await self._lost(), *await self._not_shown(), *await self._stuck()]
        for person in self.people:
            found += self._columns(person)
        self.wrong += [f"{when}: {fault}" for fault in found]

    async def _lost(self) -> list[str]:
        """Tables that have fewer steps than when they were looked at last."""
        counted = select(STEPS.c.table_id, func.count()).group_by(STEPS.c.table_id)
        async with self.world.context.database.read() as connection:
            found = (await connection.execute(counted)).all()
        steps = Counter({row[0]: row[1] for row in found})
        known, self.steps = self.steps, steps
        return [
            f"lost: table {table} had {number} steps and has {steps[table]}"
            for table, number in known.items()
            if steps[table] < number
        ]

    async def _not_shown(self) -> list[str]:
        """What waits to be shown though nothing is in its way."""
        waiting = select(OUTBOX).where(~OUTBOX.c.blocked)
        async with self.world.context.database.read() as connection:
            found = (await connection.execute(waiting)).all()
        return [
            f"stuck: {row.kind} of table {row.table_id} is not shown after {row.tries} tries"
            for row in found
        ]

    async def _stuck(self) -> list[str]:
        """Tables that do not go on."""
        async with self.world.context.database.read() as connection:
            tables = (await connection.execute(select(TABLES.c.id, TABLES.c.phase))).all()
            people = (await connection.execute(select(PEOPLE))).all()
        quiet = {
            row.user_id
            for row in people
            if row.notify not in (None, "direct") or row.away or row.quiet
        }
        found = [f"stuck: table {row.id} does not start" for row in tables if row.phase == STARTING]
        for row in tables:
            if row.phase == Phase.PLAYING:
                found += await self._of_game(row.id, quiet)
        return found

    async def _of_game(self, table: int, quiet: set[int]) -> list[str]:
        """Of a game that is played: somebody is asked, and whoever is has the question, once."""
        position = await reading.position(self.world.context, table)
        if position.table.is_paused:
            return []
        found = [] if position.asked else [f"stuck: nobody is asked at table {table}"]
        for seat in position.asked:
            who = position.table.of_seat(seat).person
            if who is None or who.user_id in quiet:
                continue
            person = next(one for one in self.people if one.id == who.user_id)
            ask = await reading.ask(self.world.context, table, person.id)
            count = sum(
                any(
                    one["custom_id"].startswith(f"{table}:{ask.number}:")
                    for one in answers(message)
                )
                for message in self._kept(person)
            )
            if count != 1:
                what = "doubled" if count else "stuck"
                found.append(f"{what}: table {table} asks {who.name} in {count} messages")
        return found

    def _kept(self, person: Person) -> list[discord.Message]:
        """The person's direct messages, without answers to presses: those go when they are closed."""
        found = self.world.dm_newest_first(person)
        return [message for message in found if not message.flags.ephemeral]

    def _columns(self, person: Person) -> Iterator[str]:
        """Of the person's direct messages: none twice in a row with the same words."""
        texts = [text_of(message) for message in self._kept(person)]
        for one, other in itertools.pairwise(texts):
            if one == other:
                yield f"doubled: {person.name} has twice in a row: {one!r}"

    async def end(self, tables: list[int]) -> None:
        """End all games where they stand; what is recorded of each is what the rules make of its answers."""
        for table in tables:
            info = await reading.table(self.world.context, table)
            if info.phase in OPEN:
                managing, boss = self.world.bot.tables.managing, people.Person(0, "Boss")
                await managing.end(table, self.world.guild.id, boss)
        await self.world.env.settle()
        for table in tables:
            info = await reading.table(self.world.context, table)
            if info.phase not in (Phase.FINISHED, Phase.ABANDONED) or not self.steps[table]:
                continue
            record = read(await records.record(self.world.context, table))
            found = faults(REGISTRY[info.game].game, record)
            self.wrong += [f"lost or doubled: table {table}: {one.what}" for one in found]


async def endure(world: World, game: Key, chance: Random, presses: int, deaths: int) -> Endured:
    """So many presses and deaths in the world of a test."""
    crowd = Crowd(world, game, chance)
    audit, log, died = Audit(world, crowd.people), _Log(), 0
    logging.getLogger().addHandler(log)
    try:
        for number in range(deaths):
            died += await _lived(crowd, presses * number, presses * (number + 1), deaths + 1)
            await world.restart()
            world.forgive(Killed)
            await world.env.advance_time(LEASE)
            await audit.look(f"after death {number + 1} of {deaths}")
        while crowd.presses < presses:
            await crowd.press()
        await world.env.advance_time(LEASE)
        await audit.look("at the end")
        tables, over = await _tables(world)
        await audit.end(tables)
    finally:
        logging.getLogger().removeHandler(log)
    faults = [f"fault: {error!r}" for error in world.faults()]
    return Endured(
        game=game,
        presses=crowd.presses,
        deaths=died,
        tables=sum(1 for count in audit.steps.values() if count),
        ended=over,
        steps=sum(audit.steps.values()),
        wrong=[*crowd.wrong, *audit.wrong, *faults, *[f"logged: {one}" for one in log.faults]],
    )


async def _lived(crowd: Crowd, begun: int, until: int, parts: int) -> bool:
    """A process up to its death: half of its part of the presses in peace; whether it died, or only ended with its part.

    `begun`, `until`: of all presses, times the number of parts.
    """
    failpoint = crowd.world.failpoint
    while crowd.presses * parts < (begun + until) // 2:
        await crowd.press()
    failpoint.struck = 0
    failpoint.after = crowd.chance.randrange(WITHIN)
    while not failpoint.struck and crowd.presses * parts < until:
        await crowd.press()
    return failpoint.struck > 0


async def _tables(world: World) -> tuple[list[int], int]:
    """All tables, and how many games came to an end or were given up."""
    async with world.context.database.read() as connection:
        rows = (await connection.execute(select(TABLES.c.id, TABLES.c.phase))).all()
    over = [row for row in rows if row.phase in (Phase.FINISHED, Phase.ABANDONED)]
    return [row.id for row in rows], len(over)


def _endured(game: Key, seed: str, presses: int, deaths: int) -> Endured:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "tests.bench.endurance", game, seed, str(presses), str(deaths)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return msgspec.json.decode(done.stdout, type=Endured)


async def _staged(game: Key, seed: str, presses: int, deaths: int) -> Endured:
    """The same in a world of its own."""
    hurry()
    for name, entry in REGISTRY.items():
        REGISTRY[name] = RegisteredGame(entry.game, Sketches(entry.renderer))
    name = f"endurance/{game}/{seed}"
    with tempfile.TemporaryDirectory(prefix="feitoria-endurance-") as folder:
        async with staged(settings_in(Path(folder)), name) as world:
            return await endure(world, game, Random(name), presses, deaths)


if __name__ == "__main__":
    found = asyncio.run(_staged(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
    print(msgspec.json.encode(found).decode(), flush=True)
