"""Pictures that messages have: their names tell what they show, and by their numbers they stay instead of being sent again."""

from collections.abc import Mapping
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord
from msgspec import Struct

from bot.db.lru_cache import LruCache

MESSAGES = 4_096
"""How many messages are cached."""

DOUBTS = 3
"""Refusals in a row after which Discord is asked to keep nothing any more."""

NOTHING: Mapping[str, int] = {}


class KeptFile(Struct, frozen=True):
    """A file that a message has and keeps, as discord.py sends it."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, object]:
        """As Discord wants it in `attachments`."""
        return {"id": self.id, "filename": self.filename}


class AttachmentCache:
    """What hangs on the messages that were sent or changed last, by file name.

    A message that another process changed meanwhile is known wrongly: Discord then refuses the edit, and the picture is sent.
    """

    def __init__(self) -> None:
        self._known: LruCache[Mapping[str, int]] = LruCache(MESSAGES)
        self._doubts = 0
        self._answers: LruCache[int] = LruCache(MESSAGES)

    def answering(self, message_id: int, interaction_id: int) -> None:
        """The message is about to show the answer to that interaction."""
        self._answers.keep(message_id, max(interaction_id, self._answers.get(message_id) or 0))

    def is_overtaken(self, message_id: int, interaction_id: int) -> bool:
        """Whether a later interaction has been answered there: what is not shown of an earlier one by then is out of date."""
        return (self._answers.get(message_id) or 0) > interaction_id

    def of(self, message_id: int) -> Mapping[str, int]:
        """Numbers of the message's pictures by their names; none where nothing is known."""
        return self._known.get(message_id) or NOTHING if self._doubts < DOUBTS else NOTHING

    def on(self, message: discord.Message) -> Mapping[str, int]:
        """Numbers of the pictures of a message as Discord has just sent it; what is remembered is newer and goes first."""
        known = self._known.get(message.id)
        return (
            self.of(message.id) if known is not None or self._doubts >= DOUBTS else hung_on(message)
        )

    def see(self, message: discord.Message) -> None:
        """The message was sent or changed, and is so now."""
        self.keep(message.id, hung_on(message))

    def edited(self, message: discord.Message, *, is_kept: bool) -> None:
        """The message was changed; `is_kept`: it was asked to keep something, and has."""
        self.see(message)
        if is_kept:
            self._doubts = 0

    def keep(self, message_id: int, names: Mapping[str, int]) -> None:
        """That hangs on the message now."""
        self._known.keep(message_id, names)

    def refused(self, message_id: int) -> None:
        """Discord has not, and what hangs there is not known."""
        self._known.keep(message_id, NOTHING)
        self._doubts += 1


def hung_on(message: discord.Message) -> dict[str, int]:
    """The pictures that a message shows. Its list of attachments leaves them out: they stand in its components alone."""
    return {
        PurePosixPath(urlsplit(media.url).path).name: media.attachment_id
        for media in media_of(message)
        if media.attachment_id is not None
    }


def media_of(message: discord.Message) -> list[discord.UnfurledMediaItem]:
    """The pictures inside the message's components."""
    return [
        item.media
        for container in message.components
        if isinstance(container, discord.Container)
        for part in container.children
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]
