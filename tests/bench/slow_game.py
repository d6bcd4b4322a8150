"""A game that is played as on a real server: hours pass between the moves, and every request to Discord is counted.

Discord is the simulated one of the tests, with all that it refuses; pictures are blank, for their number is counted and not
their size. People press the shortest way to what they want: in their direct messages where their question stands there, else
below the board.
"""

import asyncio
import re
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec import Struct, field

from bot.discord_app.features.play.screens import question_of
from bot.forms.typed import LABELS
from bot.game_registry import REGISTRY, RegisteredGame
from bot.i18n.speech import words_in
from bot.model.questions import Ask
from bot.tables.queries import reading
from games.core.model import Action, Key
from tests.bot.discord_app import inside
from tests.bot.discord_app.players import answers, panel_of, start_table
from tests.bot.discord_app.pressing import ask_of
from tests.bot.discord_app.sketches import Sketches
from tests.bot.discord_app.stage import staged
from tests.bot.discord_app.stories import by_taste
from tests.bot.discord_app.wishing import Wish
from tests.bot.discord_app.world import SELECT, Person, World, button, settings_in, words_on
from tests.games.catan.story import wanted as of_a_trader

PEOPLE = ("ana", "bruno", "carla", "davi")

HOURS = 2.0
"""Between two moves: longer than a message may be edited freely."""

ATTENTION = 0.25
"""How often those who need not answer look, before one who must."""

STEPS = 20
"""Most presses on the way to an action."""

SILENT = 1 << 12

PATHS = (
    ("callback", "POST", r"/interactions/.*/callback"),
    ("answer", "PATCH|POST|DELETE", r"/webhooks/.*"),
    ("direct message opened", "POST", r"/users/@me/channels"),
)


class Ledger(Struct):
    """What a game has cost."""

    moves: int = 0
    presses: int = 0
    questions: int = 0
    """How often somebody began to be waited for."""
    requests: Counter[str] = field(default_factory=Counter)
    """By kind."""
    pushes: Counter[str] = field(default_factory=Counter)
    """Notifications: of questions by direct message, and by mention; of offers, which are opportunities."""


def play_slowly(game: Key, moves: int) -> Ledger:
    """So many moves of a game of four."""
    return asyncio.run(_played(game, moves))


async def _played(game: Key, moves: int) -> Ledger:
    """The same."""
    inside.hurry()
    sketched = {
        name: RegisteredGame(entry.game, Sketches(entry.renderer))
        for name, entry in REGISTRY.items()
    }
    with (
        tempfile.TemporaryDirectory(prefix="feitoria-slow-") as folder,
        patch.dict(REGISTRY, sketched),
    ):
        async with staged(
            settings_in(Path(folder), MOVE_HOURS="0", REMINDER_HOURS="0"), game
        ) as world:
            return await SlowGame(world, game).played(moves)


class SlowGame:
    """Four people who take their time."""

    def __init__(self, world: World, game: Key, people: list[Person] | None = None) -> None:
        self.ledger = Ledger()
        self._world = world
        self._game = game
        self._people = people or [world.person(name) for name in PEOPLE]
        self._chance = Random(game)
        self._player = of_a_trader if game == "catan" else by_taste
        self._asked: set[int] = set()
        self.seen: list[Any] = []
        """Every request since the start of the game."""

    async def choose(self, how: str) -> None:
        """Everybody wants to be called so."""
        for person in self._people:
            await person.slash(self._world.channel, "notifications", how=how)

    async def played(self, moves: int, started: list[Any] | None = None) -> Ledger:
        """The ledger of so many moves, the start of the game left out; its requests go to `started`."""
        await start_table(self._world, self._people, game=self._game)
        self._asked = await self._required()
        if started is not None:
            started += self._world.env.http_requests
        self._world.env.http_requests.clear()
        return await self.go_on(moves)

    async def go_on(self, moves: int) -> Ledger:
        """Play on until there have been so many moves."""
        while self.ledger.moves < moves and await self._move():
            await self._world.env.advance_time(HOURS * 3_600)
            self._note()
            now = await self._required()
            self.ledger.questions += len(now - self._asked)
            self._asked = now
        return self.ledger

    async def _required(self) -> set[int]:
        """The people whom the game waits for."""
        position = await reading.position(self._world.context, 1)
        infos = [position.table.of_seat(seat) for seat in position.asked]
        return {info.person.user_id for info in infos if info.person is not None}

    async def _move(self) -> bool:
        """One answer; False: nobody is waited for."""
        table = await reading.table(self._world.context, 1)
        seats = {person: table.of_user(person.id) for person in self._people}
        required = [one for one, info in seats.items() if info and info.required]
        others = [one for one, info in seats.items() if info and info.asked and not info.required]
        self._chance.shuffle(required)
        self._chance.shuffle(others)
        if not required:
            return False
        is_attentive = self._chance.random() < ATTENTION
        for person in [*(others if is_attentive else ()), *required]:
            ask = await reading.ask(self._world.context, 1, person.id)
            action = self._player(ask, self._chance)
            if action is not None:
                await self._give(person, ask, action)
                return True
        raise AssertionError("nobody knows what to do")

    async def _give(self, person: Person, ask: Ask, action: Action) -> None:
        """Press the way to that action."""
        assert ask.decision is not None
        words = words_in("en", ask.position.table, ask.seat)
        wish = Wish(question_of(self._world.bot, ask, ask.decision, words), action)
        panel = panel_of(self._world, person)
        if panel is not None and {ask_of(one) for one in answers(panel)} == {str(ask.number)}:
            actor: Any = person.user
            opened = None
        else:
            actor, opened = person, await self._opened(person)
        for _ in range(STEPS):
            message = opened.response if opened else panel_of(self._world, person)
            use = wish.next_use(answers(message), self._chance)
            assert use is not None, f"no way to {action}"
            await self._use(actor, message, use)
            if (await reading.table(self._world.context, 1)).step > ask.position.table.step:
                self.ledger.moves += 1
                return
        raise AssertionError(f"{action} is not played")

    async def _opened(self, person: Person) -> Any:
        """The panel below the newest board."""
        self.ledger.presses += 1
        messages = self._world.public(self._world.thread())
        board = next(message for message in reversed(messages) if "move" in words_on(message))
        return await person.click(board, custom_id=button(board, "move"))

    async def _use(self, actor: Any, message: Any, use: Any) -> None:
        """Press, tick or type."""
        self.ledger.presses += 1
        custom_id = use.control["custom_id"]
        if use.control["type"] == SELECT:
            await actor.select(message, use.values, custom_id=custom_id)
            return
        result = await actor.click(message, custom_id=custom_id)
        if use.typed is not None:
            assert result.modal is not None
            await actor.submit_modal(result, {LABELS: use.typed})

    def _note(self) -> None:
        """Count what was sent, by kind."""
        for request in self._world.env.http_requests:
            kind = self._kind(request.method, request.path)
            self.ledger.requests[kind] += 1
            body = request.json or {}
            if not request.path.endswith("/messages") or request.method != "POST":
                continue
            if kind.startswith("direct") and not body.get("flags", 0) & SILENT:
                self.ledger.pushes["direct message"] += 1
            called = (body.get("allowed_mentions") or {}).get("users") or ()
            if kind.startswith("public"):
                is_board = ":undo:" in str(body.get("components"))
                self.ledger.pushes["mention" if is_board else "offer"] += len(called)
        self.seen += self._world.env.http_requests
        self._world.env.http_requests.clear()

    def _kind(self, method: str, path: str) -> str:
        """What a request is for."""
        for kind, methods, pattern in PATHS:
            if re.fullmatch(methods, method) and re.fullmatch(pattern, path):
                return kind
        found = re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", path)
        if found is None:
            return f"other: {method} {re.sub(r'[0-9]+', 'N', path)}"
        channel = self._world.env.backend.channels.get(int(found[1]))
        is_direct = channel is not None and channel.guild_id is None
        done = {"POST": "sent", "PATCH": "edited", "DELETE": "deleted", "GET": "looked at"}[method]
        return f"{'direct' if is_direct else 'public'} message {done}"
