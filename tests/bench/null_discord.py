"""Discord that has everything at once: messages are laid out in full and thrown away; what can be pressed is remembered."""

import json
import time
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
from discord import ui

from bot.discord_app.attachment_cache import KeptFile
from bot.discord_app.client import Feitoria
from bot.discord_app.delivery import Delivery, Edited
from bot.discord_app.layout import Screen, attachments, completed, view
from bot.discord_app.publisher import DiscordPublisher
from bot.forms.model import VERBS

Json = dict[str, Any]

SELECT = 3
"""Discord's number for a menu."""

DETOURS = frozenset({"back", "clear", "part"})
"""Verbs that lead nowhere new."""

FORMS = frozenset({"type", "count"})
"""Verbs that ask for typing; nobody types here."""


class Shown:
    """What every person's newest private message lets them press, by their id, as (ask and word, component)."""

    def __init__(self) -> None:
        self.controls: dict[int, list[tuple[str, Json]]] = {}
        self.messages: dict[int, int] = {}
        """The ids of these messages."""

    def see(self, user_id: int, laid: ui.LayoutView) -> None:
        """The person's message looks so now."""
        self.controls[user_id] = [
            (rest, control)
            for control in _controls(_sent(laid))
            for _, _, rest in [control["custom_id"].partition(":")]
            if rest.split(":")[1] in VERBS - FORMS
        ]

    def anything(self, user_id: int, chance: Random) -> Json:
        """What a component sends, but for its table; chosen by chance of a message that has some."""
        every = self.controls[user_id]
        straight = [one for one in every if one[0].split(":")[1] not in DETOURS] or every
        rest, control = chance.choice(straight)
        values = [option["value"] for option in control.get("options", ())]
        most = min(control.get("max_values", 1), len(values))
        number = chance.randint(control.get("min_values", 1), most) if values else 0
        return {"custom_id": rest, "values": chance.sample(values, number)}


def _sent(laid: ui.LayoutView) -> list[Json]:
    """What discord.py would send."""
    components: Any = laid.to_components()  # type: ignore[no-untyped-call]
    json.dumps(components, default=str)
    return list(components)


def _controls(parts: list[Json]) -> Iterator[Json]:
    """Buttons and menus, however deep."""
    for part in parts:
        if "custom_id" in part:
            yield part
        yield from _controls(part.get("components", []))


def _uploaded(attached: list[Any]) -> dict[str, int]:
    """What travels is let go; all that hangs on the message then, by its names."""
    for file in attached:
        if not isinstance(file, KeptFile):
            file.close()
    return {file.filename: 1 for file in attached}


class NullDelivery(Delivery):
    """The way to that Discord."""

    sent = 0

    def __init__(self, bot: Feitoria, shown: Shown) -> None:
        super().__init__(bot)
        self._shown = shown

    async def send(
        self, channel_id: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> int:
        """The next id."""
        NullDelivery.sent += 1
        message_id = 10**18 + NullDelivery.sent
        await self.edit(channel_id, message_id, screen)
        return message_id

    async def send_to(
        self, user_id: int, screen: Screen, nonce: str, *, silent: bool = False
    ) -> tuple[int, int]:
        """A channel per person, with the person's own id."""
        people = self._bot.tables.people
        if await people.direct_channel(user_id) is None:
            await people.direct_opened(user_id, user_id)
        return user_id, await self.send(user_id, screen, nonce)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> Edited:
        """Always possible."""
        hung = self._bot.attachments
        screen = await completed(screen, hung.of(message_id))
        self._shown.see(channel_id, view(screen))
        self._shown.messages[channel_id] = message_id
        hung.keep(message_id, _uploaded(attachments(screen, hung.of(message_id))))
        return Edited.DONE

    async def thread(
        self,
        channel_id: int,
        lobby_id: int | None,
        name: str,
        *,
        lost: int | None = None,
    ) -> int | None:
        """The channel will do."""
        return None

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Gone."""


class NullPublisher(DiscordPublisher):
    """The real publisher on that post, with no gateway to wait for."""

    def __init__(self, client: Feitoria, shown: Shown) -> None:
        super().__init__(client, NullDelivery(client, shown))


class Click:
    """One press in a person's direct messages, as much of an interaction as the router looks at."""

    type = discord.InteractionType.component
    locale = discord.Locale.american_english
    guild_locale = None
    guild_id = None

    def __init__(self, client: Feitoria, user_id: int, data: Json, shown: Shown) -> None:
        self.id = 0
        self.channel_id = user_id
        self.client = client
        self.data = data
        self.user = SimpleNamespace(id=user_id, display_name=f"Person {user_id}")
        self.message = SimpleNamespace(
            id=shown.messages.get(user_id, 0), flags=discord.MessageFlags(), components=()
        )
        self.response = self
        self.followup = self
        self.acknowledged: float | None = None
        self._shown = shown

    def is_done(self) -> bool:
        """Whether Discord has had its answer."""
        return self.acknowledged is not None

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """The acknowledgement."""
        self.acknowledged = time.perf_counter()

    async def edit_message(
        self, *, view: ui.LayoutView, attachments: list[discord.File], allowed_mentions: object
    ) -> None:
        """The pressed message anew, as the very first answer."""
        self.acknowledged = time.perf_counter()
        self._shown.see(self.user.id, view)
        _uploaded(attachments)

    async def send_message(self, *, view: ui.LayoutView, ephemeral: bool) -> None:
        """A sentence."""
        self.acknowledged = time.perf_counter()
        _sent(view)

    async def send(self, *, view: ui.LayoutView, ephemeral: bool) -> None:
        """A sentence after the answer."""
        _sent(view)

    async def edit_original_response(
        self, *, view: ui.LayoutView, attachments: list[discord.File], allowed_mentions: object
    ) -> Any:
        """The pressed message anew."""
        self._shown.see(self.user.id, view)
        _uploaded(attachments)
        return SimpleNamespace(id=0, components=())
