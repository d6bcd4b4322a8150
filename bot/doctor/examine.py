"""One visit of the doctor: log in, find the channel, run the checkup, write down what was found."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import discord
from discord import app_commands
from msgspec import Struct

from bot.doctor.checkup import Checkup
from bot.doctor.report import Finding, sentence, written
from games.core.release import release


class NoPatient(Exception):
    """The examination cannot begin; the text is one sentence for the operator."""


class Visit(Struct, frozen=True):
    """What the operator asked for."""

    channel: int
    person: int | None = None
    press_seconds: float = 60.0
    minutes: float = 0.0
    out: Path | None = None


class Doctor(discord.Client):
    """A client that does nothing by itself but hand presses to the checkup."""

    def __init__(self, *, api_base: str | None = None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none())
        if api_base is not None:
            discord.http.Route.BASE = api_base
        self.tree = app_commands.CommandTree(self)
        self.checkup: Checkup | None = None

    async def on_interaction(self, interaction: "discord.Interaction[discord.Client]") -> None:
        """A press or a form of the doctor's own."""
        if self.checkup is not None and interaction.type is not (
            discord.InteractionType.application_command
        ):
            await self.checkup.pressed.put(interaction)


async def visited(token: str, doctor: Doctor, visit: Visit) -> bool:
    """Log in and examine; whether nothing failed. Raises `NoPatient` and discord.py's errors of logging in."""
    async with doctor:
        await doctor.login(token)
        staying = asyncio.create_task(doctor.connect())
        try:
            await doctor.wait_until_ready()
            return await examined(doctor, visit)
        finally:
            await doctor.close()
            await asyncio.wait({staying})


async def examined(doctor: Doctor, visit: Visit, tell: Callable[[str], None] = print) -> bool:
    """Run all steps with a client that is connected; whether nothing failed. Raises `NoPatient`."""
    channel = doctor.get_channel(visit.channel)
    if not isinstance(channel, discord.TextChannel):
        raise NoPatient(f"The bot sees no text channel with the id {visit.channel}.")
    findings: list[Finding] = []

    def found(finding: Finding) -> None:
        findings.append(finding)
        tell(sentence(finding))

    person = None if visit.person is None else await _person(doctor, visit.person)
    doctor.checkup = Checkup(
        doctor, doctor.tree, channel, person, visit.press_seconds, visit.minutes * 60, tell
    )
    await doctor.checkup.run(found)
    if visit.out is not None:
        visit.out.write_bytes(written(release(), findings))
    failed = [finding.step for finding in findings if finding.outcome == "fails"]
    tell(f"Fails: {', '.join(failed)}." if failed else "Nothing fails.")
    return not failed


async def _person(doctor: Doctor, user_id: int) -> discord.User:
    """Raises `NoPatient`."""
    try:
        return await doctor.fetch_user(user_id)
    except discord.NotFound:
        raise NoPatient(f"There is nobody with the id {user_id}.") from None
