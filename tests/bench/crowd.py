"""A hundred people who each play alone against a robot, all games, twenty moves a second: how long a robot lets them wait.

The real client, screens, pictures, outbox and SQLite file in a process of its own, with the processes in which a robot
thinks; Discord is a stand-in that takes every message at once. People answer by chance. A wait is the time from the moment at
which a robot's answer is required until it is stored; those not over at the end count, as long as they lasted. While a robot
lets people answer its offer, nobody waits for it.

`python -m tests.bench.crowd URL TABLES SECONDS` prints a line of JSON, a `Crowd`.
"""

import asyncio
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

import msgspec
from msgspec import Struct

from bot.discord_app.client import Feitoria
from bot.model.errors import TableError
from bot.model.people import Person
from bot.runtime.settings import DEFAULTS
from bot.tables.context import FollowUp
from bot.tables.game import play
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from games.catalogue import GAMES
from games.core.forms import sample
from tests.bench.figure import Figure, at_least, at_most, measured
from tests.bench.null_discord import NullPublisher, Shown
from tests.bench.stand import CHANNEL, FIRST_PERSON, client_on

PEOPLE = 100

PER_SECOND = 20

SECONDS, QUICK_SECONDS = 60.0, 10.0

WAIT_BAR_S = 3.0

PACE_BAR = 0.9 * PER_SECOND
"""A machine that does not keep up with the people says nothing about a robot."""


class Crowd(Struct, frozen=True):
    """What came of it."""

    moves: int
    """Of people."""
    seconds: float
    waits: list[float]
    """Seconds, of every answer that a robot owed."""
    unseen: int
    """Changes of which nothing is known: their waits are counted with the next one."""
    load: float
    """Processes that wanted a core in the last minute, ours among them."""
    program: float
    """Seconds of processor of the program itself."""
    beside: float
    """The same of those that draw and think: they take what is free."""


def run(quick: bool) -> list[Figure]:
    """How long the longest wait was."""
    seconds = QUICK_SECONDS if quick else SECONDS
    with tempfile.TemporaryDirectory(prefix="feitoria-crowd-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'crowd.sqlite3'}"
        command = [sys.executable, "-m", "tests.bench.crowd", url, str(PEOPLE), str(seconds)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    crowd = msgspec.json.decode(done.stdout, type=Crowd)
    cut = quantiles(crowd.waits, n=100)
    name = f"{PEOPLE} people alone against a robot"
    return [
        measured(f"{name}: load of the machine", crowd.load, ""),
        at_least(f"{name}: their moves", crowd.moves / crowd.seconds, "/s", PACE_BAR),
        measured(
            f"{name}: processor of the program", 1000 * crowd.program / crowd.moves, "ms a move"
        ),
        measured(
            f"{name}: of drawing and thinking", 1000 * crowd.beside / crowd.moves, "ms a move"
        ),
        measured(f"{name}: answers of a robot", len(crowd.waits), ""),
        measured(f"{name}: an answer, median", median(crowd.waits), "s"),
        at_most(f"{name}: an answer, p99", cut[98], "s", WAIT_BAR_S),
        measured(f"{name}: an answer, longest", max(crowd.waits), "s"),
    ]


class Watch:
    """Sees who is asked since when, at every change of a table."""

    def __init__(self, client: Feitoria) -> None:
        self._shared = client.tables.context
        self._since: dict[tuple[int, int], tuple[float, float]] = {}
        """When a robot's seat was asked, and from when on it counts."""
        self._patient: dict[int, float] = {}
        """When a robot of a table was last seen to wait for people."""
        self.ready: set[int] = set()
        """Tables that wait for their person."""
        self.waits: list[float] = []
        self.unseen = 0
        self._shared.listeners = (*self._shared.listeners, self._changed)

    def _changed(self, follow_up: FollowUp) -> None:
        rows = self._shared.rows.get(follow_up.table)
        now = self._shared.now().timestamp()
        if rows is None:
            self.unseen += bool(follow_up.table)
            if follow_up.soonest is not None:
                self._wait_for_people(follow_up.table, now)
            return
        patient_until = self._patient.pop(follow_up.table, 0.0)
        is_ready = False
        for row in rows.seats:
            place = follow_up.table, row.place
            asked_at = row.asked_at.timestamp() if row.required and row.asked_at else None
            if not row.is_robot:
                is_ready = asked_at is not None
                continue
            since = self._since.pop(place, None)
            if since is not None and since[0] != asked_at:
                self.waits.append(now - since[1])
            elif since is not None:
                self._since[place] = since
            if asked_at is not None:
                self._since.setdefault(place, (asked_at, max(asked_at, patient_until)))
        (self.ready.add if is_ready else self.ready.discard)(follow_up.table)

    def _wait_for_people(self, table: int, now: float) -> None:
        """A robot there has only looked whether they have answered."""
        self._patient[table] = now
        for place in [one for one in self._since if one[0] == table]:
            del self._since[place]

    def forget(self) -> None:
        """What was before does not count."""
        self.waits.clear()
        self.unseen = 0

    def owed(self) -> list[float]:
        """How long those have waited that still do."""
        now = self._shared.now().timestamp()
        return [now - since for _, since in self._since.values()]


async def opened(client: Feitoria, number: int) -> int:
    """The game of one person, who has the fewest opponents that there can be."""
    game = GAMES[number % len(GAMES)]
    person = Person(FIRST_PERSON + number, f"Person {number}")
    info = await lobbies.open_lobby(
        client.tables.context,
        game.id,
        person,
        channel_id=CHANNEL + number,
        guild_id=None,
        language="en",
    )
    for _ in range(max(game.seats[0], 2) - 1):
        await lobbies.add_robots(client.tables.context, info.id, person.user_id)
    await lobbies.start_game(client.tables.context, info.id, person.user_id)
    await client.tables.outbox.settled()
    return info.id


async def move(client: Feitoria, table: int, chance: Random) -> bool:
    """An answer of the person there, by chance; whether there was one to give."""
    info = await reading.table(client.tables.context, table)
    seat = next((one for one in info.seats if one.person is not None and one.required), None)
    if seat is None or seat.person is None or seat.seat is None:
        return False
    ask = await reading.ask_of_seat(client.tables.context, table, seat.seat)
    if ask.decision is None:
        return False
    action = sample(ask.decision, chance.randrange)
    try:
        await play.act(client.tables.context, table, seat.person.user_id, ask.number, action)
    except TableError:
        return False
    return True


async def crowded(client: Feitoria, people: int, seconds: float) -> Crowd:
    """All of them play for so long."""
    watch, chance = Watch(client), Random(1)
    for number in range(people):
        await opened(client, number)
    await client.tables.robots.settled()
    await client.tables.outbox.settled()
    watch.forget()
    began, program, beside = time.monotonic(), time.process_time(), of_children()
    moves: list[asyncio.Task[bool]] = []
    for number in range(round(seconds * PER_SECOND)):
        await asyncio.sleep(max(0.0, began + number / PER_SECOND - time.monotonic()))
        if watch.ready:
            table = chance.choice(sorted(watch.ready))
            watch.ready.discard(table)
            moves.append(asyncio.create_task(move(client, table, chance)))
    made = sum(await asyncio.gather(*moves))
    took = time.monotonic() - began
    return Crowd(
        moves=made,
        seconds=took,
        waits=[*watch.waits, *watch.owed()],
        unseen=watch.unseen,
        load=os.getloadavg()[0],
        program=time.process_time() - program,
        beside=of_children() - beside,
    )


def of_children() -> float:
    """Seconds of processor that the children which run have taken."""
    ticks = 0
    for child in multiprocessing.active_children():
        stat = Path(f"/proc/{child.pid}/stat").read_text(encoding="ascii", errors="replace")
        user, system = stat.rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


async def _serve(
    url: str, people: int, seconds: float, beat: str = DEFAULTS["ROBOT_SECONDS"]
) -> None:
    """Get ready, let them play, say what came of it."""
    client = client_on(url, beat)
    await client.tables.start(NullPublisher(client, Shown()))
    await client.app_emojis.draw(client.drawing)
    try:
        crowd = await crowded(client, people, seconds)
    finally:
        await client.tables.close()
        client.drawing.close()
    print(msgspec.json.encode(crowd).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
