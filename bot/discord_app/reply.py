"""Answering an interaction: in time, to the right eyes, and kindly when something is wrong."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Container, Iterator, Mapping
from typing import TypeAlias

import aiohttp
import discord
from msgspec import structs

from bot.discord_app.attachment_cache import NOTHING
from bot.discord_app.base_client import BaseClient
from bot.discord_app.delivery import is_kept_refused
from bot.discord_app.layout import (
    Screen,
    attachments,
    completed,
    form,
    in_words,
    is_drawn,
    kept,
    sentence,
    view,
)
from bot.discord_app.without_emojis import with_or_without_emojis
from bot.drawing.urgency import Urgency
from bot.forms.model import Modal
from bot.i18n.markdown import escaped
from bot.i18n.speech import words_in
from bot.model.errors import TableError
from games.core.model import Illegal, Message, say

Interaction: TypeAlias = "discord.Interaction[BaseClient]"

log = logging.getLogger(__name__)

TOO_LATE = {10008, 10015, 10062, 50027, 40060}
"""Discord's codes for an interaction that is over: unknown message, webhook or interaction, token gone, answered."""

MOMENT = 0.1
"""Seconds that an answer may take before Discord is told that it comes."""

GRACE = 0.025
"""Seconds that an answer in place waits for its picture: a quiet machine draws it meanwhile, and one edit shows all."""

NOT_ALLOWED = 403
"""Discord's status where an answer is not allowed: in a place that is closed to us, or an archived thread."""


class Reply:
    """The answer to one interaction.

    It is private: a new message that only this person sees, or, with `in_place`, the pressed message itself, which
    then must be one that only this person sees.
    """

    def __init__(
        self, interaction: Interaction, language: str, about: str, *, in_place: bool = False
    ) -> None:
        self.about = about
        """What is answered, for the log; nothing of it is anybody's secret."""
        self.interaction = interaction
        self.language = language
        self.words = words_in(language)
        self.in_place = in_place
        self.is_awaited = False
        """Whether the person sees that an answer is being thought of, and none yet."""
        self.shown: int | None = None
        """Id of the message that shows the answer."""
        self._turn = asyncio.Lock()
        self._guard: asyncio.Task[None] | None = None

    def speak(self, language: str) -> None:
        """From now on in that language."""
        self.language = language
        self.words = words_in(language)

    async def wait(self) -> None:
        """Tell Discord that the answer comes: within three seconds, before anything that takes time."""
        async with self._turn:
            if self.interaction.response.is_done():
                return
            with _taken():
                if self.in_place:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)
                    self.is_awaited = True

    async def begin(self) -> None:
        """Something is to be shown: in the pressed message soon, anew once Discord knows that it comes."""
        if self.in_place:
            self.soon()
        else:
            await self.wait()

    def soon(self) -> None:
        """The answer will be there in a moment, and may be the first that Discord hears; if it takes longer, it is told."""
        if self._guard is None:
            self._guard = asyncio.create_task(self._told_late())

    async def _told_late(self) -> None:
        """Tell Discord that the answer comes, after all."""
        await asyncio.sleep(MOMENT)
        with contextlib.suppress(*UNTOLD):
            await self.wait()

    def end(self) -> None:
        """All is said."""
        if self._guard is not None:
            self._guard.cancel()

    async def show(self, screen: Screen) -> None:
        """Show the screen: in the pressed message at once, where its picture is drawn in no time; else its words and what hangs
        there, so that no press waits for a picture, which then joins them by an edit. A new message is one edit once Discord
        knows that it comes.
        """
        pressed = self.interaction.message if self.in_place else None
        attached = self.interaction.client.attachments
        if pressed is None:
            await self.wait()
            await self._replace(screen, NOTHING)
            return
        attached.answering(pressed.id, self.interaction.id)
        hung = attached.on(pressed)
        screen = await _drawn_soon(screen, hung)
        if await self._said_at_once(screen, pressed, hung):
            return
        await self.wait()
        await self._replace(screen, attached.on(pressed))

    async def _said_at_once(
        self, screen: Screen, pressed: discord.Message, hung: Mapping[str, int]
    ) -> bool:
        """Whether the pressed message shows the whole screen, in the very first answer."""
        is_whole = is_drawn(screen, hung)
        words = screen if is_whole else in_words(screen, hung)
        attached = self.interaction.client.attachments
        async with self._turn:
            if self.interaction.response.is_done():
                return False
            staying = kept(words, hung)
            try:
                with _taken():
                    answer = await with_or_without_emojis(
                        words,
                        lambda shown: self.interaction.response.edit_message(
                            view=self._view(shown),
                            attachments=attachments(shown, hung),
                            allowed_mentions=discord.AllowedMentions.none(),
                        ),
                    )
            except discord.HTTPException as trouble:
                if not (staying and is_kept_refused(trouble)):
                    raise
                attached.refused(pressed.id)
                return False
            self.shown = pressed.id
            message = None if answer is None else answer.resource
            if isinstance(message, discord.Message):
                attached.edited(message, is_kept=bool(staying))
            else:
                attached.keep(pressed.id, {file.filename: file.id for file in staying})
            return is_whole

    async def _replace(self, screen: Screen, hung: Mapping[str, int]) -> None:
        """Put the screen in the place of what is there, which has these pictures; a later press may have been answered
        there by the time it is drawn.
        """
        pressed = self.interaction.message if self.in_place else None
        attached = self.interaction.client.attachments
        screen = await completed(screen, hung, Urgency.OWN)
        if pressed is not None and attached.is_overtaken(pressed.id, self.interaction.id):
            return
        is_kept = bool(kept(screen, hung))
        try:
            with _taken():
                message = await with_or_without_emojis(
                    screen,
                    lambda shown: self.interaction.edit_original_response(
                        view=self._view(shown),
                        attachments=attachments(shown, hung),
                        allowed_mentions=discord.AllowedMentions.none(),
                    ),
                )
        except discord.HTTPException as trouble:
            if not (is_kept and is_kept_refused(trouble)):
                raise
            if self.interaction.message is not None:
                attached.refused(self.interaction.message.id)
            await self._replace(screen, NOTHING)
        else:
            self.is_awaited = False
            self.shown = message.id
            attached.edited(message, is_kept=is_kept)

    async def vanish(self) -> None:
        """Take the pressed answer away, which only this person sees."""
        await self.wait()
        with _taken():
            await self.interaction.delete_original_response()

    def _view(self, screen: Screen) -> discord.ui.LayoutView:
        """The screen in components, its commands as mentions."""
        return view(screen, self.interaction.client.mentions.written)

    async def open(self, address: str, modal: Modal) -> None:
        """Open a form; only as the very first answer."""
        with _taken():
            await self.interaction.response.send_modal(form(address, modal))

    async def say(self, text: str) -> None:
        """Say a sentence to this person alone; a message that was pressed stays as it is."""
        screen = sentence(text)
        if self.interaction.response.is_done() and not self.in_place:
            await self.show(screen)
            return
        async with self._turn:
            with _taken():
                if self.interaction.response.is_done():
                    await self.interaction.followup.send(view=self._view(screen), ephemeral=True)
                else:
                    await self.interaction.response.send_message(
                        view=self._view(screen), ephemeral=True
                    )

    async def tell(self, message: Message) -> None:
        """Say a message of the service or of a game to this person alone; names in it are escaped."""
        words = self.words.calling([escaped(name) for name in self.words.names])
        await self.say(words.say(_quoting(message)))


async def _drawn_soon(screen: Screen, hung: Container[str]) -> Screen:
    """The screen with its pictures, if they are drawn by then: who gives up waiting takes them from nobody."""
    try:
        async with asyncio.timeout(GRACE):
            return await completed(screen, hung, Urgency.OWN)
    except TimeoutError:
        return screen


class NotTakenError(Exception):
    """Discord takes no answer to this interaction: it came too late, or the place is closed. Nobody can be told."""


@contextlib.contextmanager
def _taken() -> Iterator[None]:
    """Turns Discord's refusal of an answer into `NotTakenError`."""
    try:
        yield
    except discord.HTTPException as trouble:
        if trouble.code in TOO_LATE or trouble.status == NOT_ALLOWED:
            raise NotTakenError(str(trouble)) from trouble
        raise


async def answered(reply: Reply, work: Callable[[Reply], Awaitable[None]]) -> None:
    """Do what was asked for, and say kindly why if that cannot be; what needed no word is acknowledged, and who was promised
    one and gets none, as no press on our screens does, has pressed something unknown.

    A fault of ours goes on to the client after the apology and is logged there once, with what it was about and the reference.
    """
    try:
        await _with_refusals_told(reply, work)
        await reply.wait()
        if reply.is_awaited:
            await reply.tell(say("bot-unknown-control"))
    except NotTakenError as refusal:
        log.info("Discord refused the answer to %s: %s", reply.about, refusal)
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError) as trouble:
        await _excuse(reply, trouble)
    except discord.HTTPException as trouble:
        if trouble.status == 429 or trouble.status >= 500:
            await _excuse(reply, trouble)
        else:
            await _apologise(reply, trouble)
            raise
    except Exception as fault:
        await _apologise(reply, fault)
        raise
    finally:
        reply.end()


async def _with_refusals_told(reply: Reply, work: Callable[[Reply], Awaitable[None]]) -> None:
    """Do the work; what a game or the service refuses is told."""
    try:
        await work(reply)
    except (Illegal, TableError) as refusal:
        await reply.tell(refusal.message)


def _quoting(message: Message) -> Message:
    """The message with the texts that fill it as they are."""
    args = tuple(
        (name, escaped(arg) if isinstance(arg, str) else arg) for name, arg in message.args
    )
    return structs.replace(message, args=args)


UNTOLD = (discord.DiscordException, aiohttp.ClientError, TimeoutError, NotTakenError)
"""What may become of a word of regret."""


async def _excuse(reply: Reply, trouble: Exception) -> None:
    """Discord is unwell: nothing is lost, and nothing of ours is broken."""
    log.warning("could not answer %s: %s", reply.about, trouble)
    with contextlib.suppress(*UNTOLD):
        await reply.tell(say("bot-discord-trouble"))


async def _apologise(reply: Reply, fault: Exception) -> None:
    """Say sorry with a reference that also stands in the log."""
    reference = secrets.token_hex(4)
    fault.add_note(f"Reference {reference}, {reply.about}")
    with contextlib.suppress(*UNTOLD):
        await reply.tell(say("bot-fault", reference=reference))
