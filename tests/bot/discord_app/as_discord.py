"""Where Discord is harsher than SimCord: what it leaves out, limits and refuses, put before every test of this folder.

Every rule names where it is known from; numbers are those of discord/discord-api-docs unless another place is named. None of
it was tried on a live server: `python -m bot doctor` is to find out.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from re import fullmatch
from types import SimpleNamespace
from typing import Any

import discord
import simcord
from simcord import results
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http._helpers import message_response

COMPONENTS_V2 = 1 << 15
"""Flag of a message that is made of components: Discord's message resource, "Message Flags"."""

OLD = timedelta(hours=1)

EDITS, EDITS_SECONDS = 3, 6.0
"""Messages older than an hour take 3 edits per 6 seconds and channel: discord-userdoccers PR 551 (May 2026, unofficial)."""

REMEMBERED = timedelta(minutes=5)
"""How long a nonce is one message: "the past few minutes", says the message resource, "Create Message", `enforce_nonce`."""

OPENINGS, OPENINGS_SECONDS = 10, 600.0
"""How many direct messages may be opened is not published, only that many are too many (user resource, "Create DM"; issues
5987, 2669): a number of ours that no test may need more of.
"""


class Discord:
    """What one simulated Discord does besides SimCord."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.is_quarantined = False
        """The application may send no direct messages (20026): issue 5987."""
        self.opens_none = False
        """Direct messages are being opened too fast (40003): user resource, "Create DM"."""
        self.denies_archived = False
        """Presses in archived threads cannot be answered (50013): issue 8474, for some clients."""
        self.refuses_emojis = False
        """Emojis of the application in components are refused though they are there: now and then, says issue 7128."""
        self.takes_all = True
        """Whether every press and command must find an answer; not where a test has answers refused or the program killed."""
        self.refused: list[int] = []
        """Codes of the refusals, oldest first."""
        self._edits: defaultdict[str, deque[datetime]] = defaultdict(deque)
        self._openings: deque[datetime] = deque()
        self._nonces: dict[tuple[int, str], int] = {}

    def sent_once(self, send: Callable[[Any], Any], context: Any) -> Any:
        """A message whose nonce was sent there a little while ago is that message, as it stands."""
        key = context.int_arg("channel_id"), str(context.body().get("nonce"))
        there = self.env.backend.messages.get(key[0], {})
        kept = there.get(self._nonces.get(key, 0))
        oldest = self.env.now() - REMEMBERED
        if kept is not None and discord.utils.snowflake_time(kept.id) >= oldest:
            return message_response(context, kept)
        made = send(context)
        if context.body().get("enforce_nonce"):
            self._nonces[key] = int(made["id"])
        return made

    def check(self, method: str, path: str) -> None:
        """Refuse what Discord would refuse."""
        if (method, path) == ("POST", "/users/@me/channels"):
            self._check_opening()
        self._check_emojis(self.env.backend.http_requests[-1].json)
        found = fullmatch(r"/channels/(\d+)/messages(?:/(\d+))?", path)
        if found is None:
            self._check_answer(method, path)
            return
        channel, message = found.groups()
        if method == "POST" and self.is_quarantined and self._is_direct(int(channel)):
            self._refuse(403, 20026, "Your bot has been flagged for anti-spam")
        if method == "PATCH" and message is not None:
            self._check_edit(channel, int(message))

    def _check_emojis(self, sent: Any) -> None:
        """A button or an option with an emoji that is not there: BUTTON_COMPONENT_INVALID_EMOJI (issue 8071)."""
        if isinstance(sent, list):
            for part in sent:
                self._check_emojis(part)
        if not isinstance(sent, dict):
            return
        emoji = sent.get("emoji")
        if isinstance(emoji, dict) and emoji.get("id"):
            is_there = int(emoji["id"]) in self.env.backend.application_emojis
            if self.refuses_emojis or not is_there:
                self._refuse(400, 50035, "Invalid Form Body\nIn emoji.id: Invalid emoji")
        for part in sent.values():
            self._check_emojis(part)

    def _check_opening(self) -> None:
        """A direct message is opened, perhaps one that is there already."""
        if self.is_quarantined:
            self._refuse(403, 20026, "Your bot has been flagged for anti-spam")
        if self.opens_none or not self._has_room(self._openings, OPENINGS, OPENINGS_SECONDS):
            self._refuse(429, 40003, "You are opening direct messages too fast")

    def _check_edit(self, channel: str, message: int) -> None:
        """An archived thread takes no edits (threads page: 50083), an old message few."""
        thread = self.env.backend.channels.get(int(channel))
        metadata = None if thread is None else thread.thread_metadata
        if metadata is not None and metadata.archived:
            self._refuse(400, 50083, "Thread is archived")
        if self.env.now() - discord.utils.snowflake_time(message) <= OLD:
            return
        if not self._has_room(self._edits[channel], EDITS, EDITS_SECONDS):
            self._refuse(
                429, 30046, "Maximum number of edits to messages older than 1 hour reached"
            )

    def _check_answer(self, method: str, path: str) -> None:
        """An answer to a press in an archived thread."""
        found = fullmatch(r"/interactions/(\d+)/[^/]+/callback", path)
        if found is None or method != "POST" or not self.denies_archived:
            return
        record = self.env.backend.interactions.get(int(found[1]))
        place = None if record is None else self.env.backend.channels.get(record.channel_id)
        metadata = None if place is None else place.thread_metadata
        if metadata is not None and metadata.archived:
            self._refuse(403, 50013, "Missing Permissions")

    def unanswered(self) -> list[str]:
        """Who pressed or typed what without any answer: "This interaction failed" (interactions, "Responding")."""
        return [
            f"{record.response_kind} {record.command_name or record.source_message_id} of {record.user_id}"
            for record in self.env.backend.interactions.values()
            if self.takes_all and not record.responded
        ]

    def _is_direct(self, channel: int) -> bool:
        """Whether the channel is somebody's direct messages."""
        place = self.env.backend.channels.get(channel)
        return place is not None and place.guild_id is None

    def _has_room(self, times: deque[datetime], most: int, seconds: float) -> bool:
        """Whether one more is within so many in so many seconds; then it counts."""
        now = self.env.now()
        while times and now - times[0] >= timedelta(seconds=seconds):
            times.popleft()
        if len(times) >= most:
            return False
        times.append(now)
        return True

    def _refuse(self, status: int, code: int, message: str) -> None:
        self.refused.append(code)
        raise BackendError(status, code, message)


@contextmanager
def harsher(env: simcord.Env) -> Iterator[Discord]:
    """SimCord as Discord is, as far as we know.

    `attachments` of a message made of components leaves out the files that its components show: it comes empty, in answers
    and in events (issue 8277, PR 8279 of April 2026: intentional; PR 7611). People see the pictures all the same.
    """
    there = Discord(env)
    whole, unchecked = serializers.message_payload, router._check_faults

    def payload(*given: Any, **named: Any) -> Any:
        made = whole(*given, **named)
        if made["flags"] & COMPONENTS_V2:
            made["attachments"] = []
        return made

    def checked(backend: Any, method: str, path: str) -> None:
        unchecked(backend, method, path)
        if backend is env.backend:
            there.check(method, path)

    posts = router._ROUTES["POST"]
    path = ["channels", "{channel_id}", "messages"]
    [place] = [number for number, (template, _) in enumerate(posts) if template == path]
    send = posts[place][1]

    def once(context: Any) -> Any:
        return there.sent_once(send, context) if context.backend is env.backend else send(context)

    seen_by_people = SimpleNamespace(**vars(serializers))
    posts[place] = (path, once)
    serializers.message_payload, router._check_faults = payload, checked
    vars(results)["serializers"] = seen_by_people
    try:
        yield there
    finally:
        posts[place] = (path, send)
        serializers.message_payload, router._check_faults = whole, unchecked
        vars(results)["serializers"] = serializers
