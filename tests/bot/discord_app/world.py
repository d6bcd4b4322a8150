"""A server with people and the bot in it, and the words in which tests speak of what people see and do."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from msgspec import structs

from bot.discord_app.client import Feitoria
from bot.i18n.speech import LANGUAGES
from bot.model.tables import Absence
from bot.runtime.settings import Settings, load
from bot.tables.context import TableContext
from bot.tables.review_process import ThreadReviewWorker
from bot.tables.search_processes import ThreadThinker
from tests.bot.discord_app.as_discord import Discord
from tests.bot.discord_app.inside import newest_first

Json = dict[str, Any]

Person = simcord.MemberActor

BUTTON, SELECT, ROLE_SELECT, TEXT, GALLERY, ROW = 2, 3, 6, 10, 12, 1


REVIEW_ACTIONS, REVIEW_PARTS = 2_000, 40
"""What a test's reviews may play, and how many parts are worked out at a time."""

BOUNDLESS = dict.fromkeys(
    ("PERSON_LOBBIES", "CHANNEL_LOBBIES", "OPENING_SECONDS", "LOBBY_DAYS", "GAME_DAYS"), "0"
)
"""Settings with which a test opens tables as it likes, and they stay."""


BY_ITSELF = (60.0, 150.0)
"""Seconds after which an order is carried out: more than a press is given to settle, which would wait for it."""


def settings_in(folder: Path, **given: str) -> Settings:
    """Settings for a test: a database of its own, one shard, no process to wait for, tables without end."""
    own = {"DATA_DIR": str(folder), "SHARD_COUNT": "1", "DRAW_PROCESSES": "0"}
    return load(own | BOUNDLESS | given)


class Killed(BaseException):
    """The process ends here: nothing of ours catches it."""


class Failpoint:
    """Lets everything pass until it is set to kill at a named point, or after some points; then everything dies there."""

    def __init__(self) -> None:
        self.name = ""
        self.after: int | None = None
        """Points that may still be passed: whatever comes to any later one dies, as in a process that has ended. None: all."""
        self.struck = 0

    def __call__(self, name: str) -> None:
        if self.after is not None:
            self.after -= 1
        if name == self.name or (self.after is not None and self.after < 0):
            self.struck += 1
            raise Killed(name)


def client(settings: Settings, failpoint: Failpoint, chance: Random) -> Feitoria:
    """The bot as the tests run it: robots think in a thread, and any text that is missing is an error.

    They answer as soon as they can. At a new table the others decide what becomes of the absent.
    Its secrets come from `chance`, and SimCord's clock stands still: a test plays the same game every time.
    """
    LANGUAGES.strict = True
    thinker = ThreadThinker(1, chance.randbytes)
    made = Feitoria(
        settings,
        thinker=thinker,
        reviewer=ThreadReviewWorker(REVIEW_ACTIONS, REVIEW_PARTS),
        failpoint=failpoint,
        random_bytes=chance.randbytes,
    )
    made.tables.context.config = structs.replace(
        made.tables.context.config,
        absence=Absence.WAIT,
        robot_seconds=0,
        automatic_move_seconds=BY_ITSELF,
    )
    return made


class World:
    """One simulated Discord with one server, one channel and the bot."""

    def __init__(
        self,
        env: simcord.Env,
        settings: Settings,
        locales: dict[int, str],
        failpoint: Failpoint,
        chance: Random,
        beyond: Discord,
    ) -> None:
        self.env = env
        self.beyond = beyond
        """What Discord does besides SimCord."""
        self.settings = settings
        self.failpoint = failpoint
        self.chance = chance
        self.guild = env.create_guild("Mesa", shard_id=0)
        self.channel = self.guild.create_text_channel("general")
        self.bot: Feitoria = _ours(env.bot)
        self._locales = locales
        self._forgiven = 0

    @property
    def context(self) -> TableContext:
        """What operations on tables work with."""
        return self.bot.tables.context

    def person(
        self, name: str, locale: str = "en-US", roles: Sequence[simcord.RoleHandle] = ()
    ) -> Person:
        """A member of the server who speaks that language."""
        user = self.env.create_user(name, global_name=name.title())
        member = self.guild.add_member(user, roles=roles)
        self._locales[member.id] = locale
        return member

    def language_of(self, person: Person) -> str:
        """The language in which the bot answers that person."""
        return self.bot.speech.nearest(self._locales[person.id])

    def server_speaks(self, locale: str) -> None:
        """Set the server's language."""
        self._locales[self.guild.id] = locale

    async def restart(self) -> None:
        """End the bot and start a new one on the same database."""
        self.failpoint.name, self.failpoint.after = "", None
        old, self.bot = self.bot, client(self.settings, self.failpoint, self.chance)
        await self.env.restart_bot(self.bot)
        await old.close()

    def forgive(self, kind: type[BaseException]) -> int:
        """Expect that something of that kind, and nothing else, has gone wrong so far; how often it has."""
        errors = self.faults()
        assert all(isinstance(error, kind) for error in errors), errors
        self._forgiven = self.env.error_cursor
        if kind is Killed:
            self.beyond.takes_all = False
        return len(errors)

    def faults(self) -> tuple[BaseException, ...]:
        """What has gone wrong and was not expected."""
        return self.env.errors_since(self._forgiven)

    def dm(self, person: Person) -> list[discord.Message]:
        """What the person's direct messages hold, oldest first."""
        return person.user.dm_channel.history(viewer=person.user)

    def dm_newest_first(self, person: Person) -> Iterator[discord.Message]:
        """The same from the newest on."""
        return newest_first(self.env, person.user.dm_channel.id, person.id)

    def public(self, channel: simcord.ChannelHandle) -> list[discord.Message]:
        """What everybody sees there, oldest first."""
        return [
            message
            for message in channel.history()
            if not message.flags.ephemeral and not message.is_system()
        ]

    def thread(self) -> simcord.ChannelHandle:
        """The newest thread of the channel."""
        return self.channel.threads[-1]

    def sent(self, method: str, ending: str) -> list[Json]:
        """Bodies of the bot's requests of that method whose path ends so."""
        return [
            request.json
            for request in self.env.http_requests
            if request.method == method and request.path.endswith(ending) and request.json
        ]


def _ours(client: discord.Client) -> Feitoria:
    assert isinstance(client, Feitoria)
    return client


def parts(message: Any) -> Iterator[Json]:
    """All components of a message, nested ones after their parent."""
    stack = [_raw(component) for component in message.components]
    while stack:
        part = stack.pop(0)
        yield part
        inside = [*part.get("components", ()), part.get("accessory"), part.get("component")]
        stack[:0] = [_raw(one) for one in inside if one]


def _raw(component: Any) -> Json:
    return component if isinstance(component, dict) else component.to_dict()


def text_of(message: Any) -> str:
    """All texts of a message."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == TEXT)


def controls(message: Any) -> list[Json]:
    """Buttons and menus that can be used."""
    return [
        part
        for part in parts(message)
        if part["type"] in (BUTTON, SELECT, ROLE_SELECT)
        and not part.get("disabled")
        and "custom_id" in part
    ]


def links(message: Any) -> list[str]:
    """Where the message's buttons lead that open an address."""
    return [part["url"] for part in parts(message) if part["type"] == BUTTON and "url" in part]


def button(message: Any, word: str) -> str:
    """The custom id of the one button whose id holds that word."""
    found = [one["custom_id"] for one in controls(message) if word in one["custom_id"].split(":")]
    assert len(found) == 1, (
        f"{word!r} is in {found} of {[c['custom_id'] for c in controls(message)]}"
    )
    return str(found[0])


def words_on(message: Any) -> set[str]:
    """Third parts of the custom ids: what can be done."""
    return {one["custom_id"].split(":")[2] for one in controls(message)}


def newest(messages: Sequence[discord.Message]) -> discord.Message:
    """The last message."""
    assert messages, "nothing was sent"
    return messages[-1]
