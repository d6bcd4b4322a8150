"""Everything the playground takes from SimCord that SimCord does not promise to keep.

Nothing else of ours touches SimCord's private side; `tests/browser/test_inside.py` pins each use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import islice
from typing import Any

import simcord
from simcord import actors, interactions
from simcord.backend import serializers
from simcord.backend.access import can_access_channel
from simcord.backend.models.message import Message
from simcord.components import walk_components

Wire = dict[str, Any]
"""A JSON object as it would cross Discord's wire; only SimCord knows its fields."""

Seer = simcord.MemberActor | simcord.UserHandle
"""Who looks: a member in a server, a user in a direct message."""

KEPT_MESSAGES = 60
"""Pictures of older messages of a channel are forgotten."""

KEPT_PICTURES = 40
"""The newest pictures stay whether or not a message shows them yet."""


@contextmanager
def speaking(
    locale_of: Callable[[int], str],
    server_locale_of: Callable[[int], str],
    begun: Callable[[Any], None] = lambda _: None,
) -> Iterator[None]:
    """Say the language of each acting user and of their server in interactions (SimCord always says en-US).

    Both are asked by id; `begun` is given SimCord's record of every interaction.
    """
    original = interactions.base_payload

    def localized(*args: Any, user_id: int, **rest: Any) -> tuple[Any, Wire]:
        record, payload = original(*args, user_id=user_id, **rest)
        payload["locale"] = locale_of(user_id)
        if "guild_locale" in payload:
            payload["guild_locale"] = server_locale_of(int(payload["guild_id"]))
        begun(record)
        return record, payload

    interactions.base_payload = localized
    try:
        yield
    finally:
        interactions.base_payload = original


class Inside:
    """The private side of one simulated Discord."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._backend = env.backend
        self._latest: Any = None

    def name_bot(self, name: str) -> None:
        """Give the bot's account its name."""
        self._backend.edit_bot_profile(name)
        self._backend.bot_user.global_name = name

    def set_clock(self, moment: datetime) -> None:
        """Let it be that moment, if it is not later already; nothing is waited for."""
        self._backend.advance_clock(max(0.0, (moment - self._env.now()).total_seconds()))

    @contextmanager
    def speaking(self, locale_of: Callable[[int], str], server_locale: str) -> Iterator[None]:
        """Say each acting user's language in their interactions, and note the latest."""
        with speaking(locale_of, lambda _: server_locale, self._note):
            yield

    def _note(self, record: Any) -> None:
        """Remember the interaction begun last."""
        self._latest = record

    def forget_latest(self) -> None:
        """Forget the last interaction, so that `latest` tells of a newer one only."""
        self._latest = None

    def latest(self) -> simcord.InteractionResult | None:
        """The interaction begun last, also while the bot still works on it."""
        return simcord.InteractionResult(self._env, self._latest) if self._latest else None

    def can_see(self, channel_id: int, seer: Seer) -> bool:
        """Whether a channel's messages are open to somebody."""
        return can_access_channel(self._env, channel_id, seer, history=True)

    def thread_parent(self, channel_id: int) -> int | None:
        """The channel that a thread hangs on."""
        return self._backend.get_channel(channel_id).parent_id

    def is_archived(self, channel_id: int) -> bool:
        """Whether a thread has been put away."""
        told = self._backend.get_channel(channel_id).thread_metadata
        return told is not None and told.archived

    def unread(self, channel_id: int, user_id: int, after: int) -> tuple[int, int]:
        """Messages of others after a message id, and how many of them ping this user."""
        count = pings = 0
        for message in reversed(self._backend.messages.get(channel_id, {}).values()):
            if message.id <= after:
                break
            if message.author_id != user_id and message.visible_to(user_id):
                count += 1
                pings += _called(message, user_id)
        return count, pings

    def recent(self, channel_id: int, user_id: int, most: int) -> list[Wire]:
        """The newest messages somebody sees in a channel, oldest first."""
        stored = self._backend.messages.get(channel_id, {}).values()
        seen = islice((one for one in reversed(stored) if one.visible_to(user_id)), most)
        return [dict(serializers.message_payload(self._backend, one)) for one in seen][::-1]

    def is_pinged(self, channel_id: int, message_id: int, user_id: int) -> bool:
        """Whether a message called this user, and did not only name them."""
        return _called(self._backend.get_message(channel_id, message_id), user_id)

    def message(self, channel_id: int, message_id: int) -> simcord.ResponseMessage:
        """A message to act on; raises `BackendError` when it is gone."""
        return simcord.ResponseMessage(self._env, self._backend.get_message(channel_id, message_id))

    def has_control(self, channel_id: int, message_id: int, custom_id: str) -> bool:
        """Whether a message still holds a button or menu."""
        parts = walk_components(self._backend.get_message(channel_id, message_id).components)
        return any(part.get("custom_id") == custom_id for part in parts)

    async def touch_gone(self, seer: Seer, channel_id: int, message_id: int, data: Wire) -> None:
        """Use a control that an edit has just taken away: Discord tells the bot, SimCord refuses."""
        stored = self._backend.get_message(channel_id, message_id)
        await actors._component_interaction(seer, stored, data)  # noqa: SLF001 - the module's purpose

    def commands(self, channel_id: int, user_id: int) -> list[Wire]:
        """The slash commands somebody may use in a channel, with their translations."""
        return self._backend.visible_commands(user_id=user_id, channel_id=channel_id)

    def emoji_name(self, emoji_id: int) -> str | None:
        """The name of an application emoji."""
        emoji = self._backend.application_emojis.get(emoji_id)
        return emoji.name if emoji else None

    def picture(self, url: str) -> bytes | None:
        """An uploaded file."""
        return self._backend.cdn.get(url)

    def trim(self) -> None:
        """Forget what only a test would ask for: SimCord itself forgets nothing."""
        self._backend.transcript.clear()
        now = self._backend.now_iso()
        for key, record in list(self._backend.interactions.items()):
            if record.expires_at is not None and record.expires_at <= now:
                del self._backend.interactions[key]
                self._backend.interaction_tokens.pop(record.token, None)
        blobs = self._backend.cdn._blobs  # noqa: SLF001 - the module's purpose
        shown = self._shown_pictures()
        for url in list(blobs)[:-KEPT_PICTURES]:
            if url not in shown:
                del blobs[url]

    def _shown_pictures(self) -> set[str]:
        """Addresses of the files of each channel's newest messages."""
        return {
            attachment["url"]
            for messages in self._backend.messages.values()
            for message in islice(reversed(messages.values()), KEPT_MESSAGES)
            for attachment in message.attachments
        }


def _called(message: Message, user_id: int) -> bool:
    """Whether a message notified this user when it was sent: on Discord, mentions that come with an edit notify nobody."""
    return message.edited_timestamp is None and user_id in message.ping_user_ids
