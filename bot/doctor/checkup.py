"""The steps, in order: each does what a game does, and what Discord answers is the finding."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

import discord
from discord import app_commands

from bot.discord_app.attachment_cache import KeptFile, hung_on, media_of
from bot.discord_app.install_link import PERMISSIONS
from bot.doctor.board import FORM, LATE, TrialForm, board, picture
from bot.doctor.report import Finding

Facts: TypeAlias = dict[str, bool | int | str]

Interaction: TypeAlias = "discord.Interaction[discord.Client]"

EMOJI = "feitoria_doctor"

COMMAND, PORTUGUESE = "feitoria-doctor", "feitoria-médico"

OLD_EDITS = 4
"""One more than are said to be allowed in 6 s on a message older than an hour."""


class Untried(Exception):
    """The step cannot be tried here; the text says why."""


@dataclass
class Checkup:
    """One examination in a text channel. `press_seconds`: how long a person has for each press."""

    client: discord.Client
    tree: "app_commands.CommandTree[discord.Client]"
    channel: discord.TextChannel
    person: discord.User | None = None
    press_seconds: float = 60.0
    old_after: float = 0.0
    """Seconds to wait before a message is edited as an old one; 0: that is skipped."""

    tell: Callable[[str], None] = print
    message: discord.Message | None = None
    thread: discord.Thread | None = None
    pressed: "asyncio.Queue[Interaction]" = field(default_factory=asyncio.Queue)

    async def run(self, found: Callable[[Finding], None]) -> None:
        """Every step, one after the other; each finding is handed on at once. Whatever was made is removed."""
        try:
            for name, step in STEPS:
                found(await self._tried(name, step))
        finally:
            found(await self._tried("clean up", Checkup.clean_up))

    async def _tried(self, name: str, step: "Step") -> Finding:
        """What came of a step; no step keeps the next from being tried."""
        began = time.monotonic()

        def after() -> int:
            return round((time.monotonic() - began) * 1000)

        try:
            facts = await step(self)
        except Untried as reason:
            return Finding(name, "skipped", str(reason), after())
        except discord.HTTPException as refusal:
            said = f"Discord refuses it: {refusal.text or refusal}"
            return Finding(name, "fails", said, after(), refusal.status, refusal.code)
        except Exception as problem:  # noqa: BLE001  whatever it is, it is the finding
            return Finding(name, "fails", f"{type(problem).__name__}: {problem}", after())
        return Finding(name, "works", "done.", after(), observed=facts)

    async def permissions(self) -> Facts:
        """Has the bot all that it asks for when it is invited?"""
        given = self.channel.permissions_for(self.channel.guild.me)
        lacking = [name for name, wanted in PERMISSIONS if wanted and not getattr(given, name)]
        if lacking:
            raise RuntimeError(f"missing: {', '.join(lacking)}")
        return {}

    async def post(self) -> Facts:
        """A new board. Is its picture listed as an attachment, or only inside the components?"""
        self.message = await self.channel.send(view=board(1), file=picture(1))
        again = await self.channel.fetch_message(self.message.id)
        return {"attachments listed": len(again.attachments), "pictures": len(media_of(again))}

    async def keep_picture(self) -> Facts:
        """An edit of the buttons alone: is the picture still there?"""
        message = self._message()
        await message.edit(view=board(1, buttons=True))
        again = await self.channel.fetch_message(message.id)
        return {"pictures": len(media_of(again))}

    async def new_picture(self) -> Facts:
        """An edit with another picture in the place of the first."""
        message = self._message()
        await message.edit(view=board(2, buttons=True), attachments=[picture(2)])
        again = await self.channel.fetch_message(message.id)
        shown = media_of(again)
        return {"is the new one": bool(shown) and "board-2" in shown[0].url}

    async def keep_by_number(self) -> Facts:
        """An edit that names the picture it keeps, and sends none: does Discord show it?"""
        message = self._message()
        hung = hung_on(await self.channel.fetch_message(message.id))
        staying = [cast(discord.Attachment, KeptFile(id, name)) for name, id in hung.items()]
        await message.edit(view=board(2), attachments=staying)
        again = await self.channel.fetch_message(message.id)
        await message.edit(view=board(2, buttons=True), attachments=staying)
        return {"numbered": len(hung), "is the same one": bool(hung) and hung_on(again) == hung}

    async def open_thread(self) -> Facts:
        """The table's own thread, with a first message in it."""
        self.thread = await self._message().create_thread(name="Feitoria's doctor")
        await self.thread.send(view=board(3), file=picture(3))
        return {}

    async def archived(self) -> Facts:
        """An edit and a message in an archived thread. Does the message open it again?"""
        thread = self._thread()
        inside = await thread.send("Before it is archived.")
        await thread.edit(archived=True)
        facts: Facts = {}
        facts["edit in it"] = await _code(inside.edit(content="Edited in the archive."))
        facts["message in it"] = await _code(thread.send("Into the archive."))
        self.thread = again = await self._fetched(thread)
        facts["opened by the message"] = not again.archived
        return facts

    async def locked(self) -> Facts:
        """A message in a locked thread, as a moderator leaves it."""
        thread = self._thread()
        if not self.channel.permissions_for(self.channel.guild.me).manage_threads:
            raise Untried("give the bot Manage Threads for this one, or lock a thread by hand.")
        await thread.edit(locked=True, archived=True)
        facts: Facts = {"message in it": await _code(thread.send("Into the locked one."))}
        await thread.edit(locked=False, archived=False)
        return facts

    async def direct_message(self) -> Facts:
        """A hand by direct message: sent, changed, deleted."""
        if self.person is None:
            raise Untried("name a person with --person.")
        private = await self.person.create_dm()
        sent = await private.send(view=board(4), file=picture(4))
        await sent.edit(view=board(5), attachments=[picture(5)])
        await sent.delete()
        return {}

    async def emoji(self) -> Facts:
        """An emoji of the application, as icons are."""
        image = picture(6).fp.read()
        made = await self.client.create_application_emoji(name=EMOJI, image=image)
        await made.delete()
        return {}

    async def commands(self) -> Facts:
        """A command with a name in Portuguese, for this server only: is it kept as sent?"""
        guild = self.channel.guild
        self.tree.add_command(_command, guild=guild)
        await self.tree.set_translator(_Portuguese())
        try:
            await self.tree.sync(guild=guild)
            listed = await self.tree.fetch_commands(guild=guild)
        finally:
            self.tree.clear_commands(guild=guild)
            await self.tree.sync(guild=guild)
        names = [one.name_localizations for one in listed if one.name == COMMAND]
        return {
            "listed": len(names),
            "in Portuguese": {discord.Locale.brazil_portuguese: PORTUGUESE} in names,
        }

    async def late_answer(self) -> Facts:
        """A press acknowledged first and answered later with a new picture in place, then with one only for the presser."""
        press = await self._press(LATE, "“Press me first”")
        await press.response.defer()
        facts: Facts = {
            "in place with a new picture": await _code(
                press.edit_original_response(view=board(7, buttons=True), attachments=[picture(7)])
            ),
            "only for the presser": await _code(
                press.followup.send(view=board(8), file=picture(8), ephemeral=True)
            ),
        }
        return facts

    async def form(self) -> Facts:
        """A press answered with a form, and the form with a message."""
        press = await self._press(FORM, "“Press me second”, and fill in the form")
        await press.response.send_modal(TrialForm(custom_id="doctor:filled"))
        filled = await self._press("doctor:filled", "the form")
        await filled.response.send_message("Thank you.", ephemeral=True)
        return {}

    async def old_edits(self) -> Facts:
        """Edits of a message that is no longer young, faster than is said to be allowed."""
        if not self.old_after:
            raise Untried("with --minutes 61 an old message is tried.")
        message = self._message()
        self.tell(f"    waiting {self.old_after / 60:.0f} minutes for a message to grow old ...")
        await asyncio.sleep(self.old_after)
        codes = [
            await _code(message.edit(view=board(10 + number), attachments=[picture(10 + number)]))
            for number in range(OLD_EDITS)
        ]
        return {f"edit {number}": code for number, code in enumerate(codes, start=1)}

    async def clean_up(self) -> Facts:
        """Whatever the doctor left."""
        if self.thread is not None:
            if self.channel.permissions_for(self.channel.guild.me).manage_threads:
                await self.thread.delete()
            else:
                await self.thread.edit(archived=True)
        if self.message is not None:
            await self.message.delete()
        return {}

    def _message(self) -> discord.Message:
        if self.message is None:
            raise Untried("there is no message to try it on.")
        return self.message

    def _thread(self) -> discord.Thread:
        if self.thread is None:
            raise Untried("there is no thread to try it in.")
        return self.thread

    async def _fetched(self, thread: discord.Thread) -> discord.Thread:
        """The thread as Discord has it now."""
        found = await self.client.fetch_channel(thread.id)
        assert isinstance(found, discord.Thread)
        return found

    async def _press(self, custom_id: str, what: str) -> "Interaction":
        """Wait for a person. Raises `Untried` when nobody comes."""
        self._message()
        self.tell(f"    in #{self.channel.name}: press {what} (within {self.press_seconds:.0f} s)")
        try:
            async with asyncio.timeout(self.press_seconds):
                while True:
                    press = await self.pressed.get()
                    data: Any = press.data
                    if data["custom_id"] == custom_id:
                        return press
        except TimeoutError:
            raise Untried("nobody pressed.") from None


@app_commands.command(name=COMMAND, description="Of Feitoria's doctor.")
async def _command(_: Interaction) -> None:
    """Nobody has time to use it."""


class _Portuguese(app_commands.Translator):
    """The one name that is translated."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        is_ours = string.message == COMMAND and locale is discord.Locale.brazil_portuguese
        return PORTUGUESE if is_ours else None


async def _code(request: Awaitable[object]) -> str:
    """`works`, or status and code with which it was refused."""
    try:
        await request
    except discord.HTTPException as refusal:
        return f"refused with {refusal.status}, code {refusal.code}"
    return "works"


Step: TypeAlias = Callable[[Checkup], Awaitable[Facts]]

STEPS: tuple[tuple[str, Step], ...] = (
    ("permissions", Checkup.permissions),
    ("post a board", Checkup.post),
    ("edit its buttons, keep the picture", Checkup.keep_picture),
    ("edit with a new picture", Checkup.new_picture),
    ("edit that keeps the picture by its number", Checkup.keep_by_number),
    ("open a thread", Checkup.open_thread),
    ("archived thread", Checkup.archived),
    ("locked thread", Checkup.locked),
    ("direct message", Checkup.direct_message),
    ("emoji", Checkup.emoji),
    ("localized command", Checkup.commands),
    ("late answer to a press", Checkup.late_answer),
    ("form", Checkup.form),
    ("old message", Checkup.old_edits),
)
