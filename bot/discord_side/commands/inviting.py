"""`/invite` and `/waitlist`: calling people to a table, and being called to one."""

import discord
from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import carried_out, suggest_tables
from bot.discord_side.commands.localize import spoken
from bot.discord_side.commands.opening import GAMES
from bot.discord_side.layout import sentence
from bot.discord_side.presses.press import person_of
from bot.discord_side.screens.inviting import calls_text, wishes_screen
from bot.kits import KITS
from bot.model import Phase, TableError
from games.core.model import say


@app_commands.command(
    name=spoken("bot-command-invite"), description=spoken("bot-command-invite.about")
)
@app_commands.rename(
    person=spoken("bot-argument-person"),
    second=spoken("bot-argument-second"),
    third=spoken("bot-argument-third"),
    table=spoken("bot-argument-table"),
)
@app_commands.describe(
    person=spoken("bot-argument-person.invited"),
    second=spoken("bot-argument-person.invited"),
    third=spoken("bot-argument-person.invited"),
    table=spoken("bot-argument-table.about"),
)
@app_commands.autocomplete(table=suggest_tables)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def invite(
    interaction: Interaction,
    person: discord.User,
    second: discord.User | None = None,
    third: discord.User | None = None,
    table: int | None = None,
) -> None:
    """Call people to one's table that gathers: the one named, else the newest one here."""
    named = [one for one in (person, second, third) if one is not None and not one.bot]

    async def call(reply: Reply) -> None:
        tables = interaction.client.tables
        number = table or await _gathering(interaction)
        calls = await tables.invitations.invite(
            number, person_of(interaction), [one.id for one in named]
        )
        await reply.show(sentence(calls_text(calls, reply.words)))

    await carried_out(interaction, call, "invite")


async def _gathering(interaction: Interaction) -> int:
    """The newest table that gathers here with whoever asks. Raises `TableError` where there is none."""
    for one in await interaction.client.tables.tables_in(interaction.channel_id or 0):
        if one.phase is Phase.LOBBY and one.of_user(interaction.user.id) is not None:
            return one.id
    raise TableError(say("bot-no-lobby-here"))


@app_commands.command(
    name=spoken("bot-command-waitlist"), description=spoken("bot-command-waitlist.about")
)
@app_commands.rename(game=spoken("bot-argument-game"))
@app_commands.describe(game=spoken("bot-argument-game.about"))
@app_commands.choices(game=GAMES)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def waitlist(interaction: Interaction, game: str | None = None) -> None:
    """Be told once when somebody opens a table of the game here; without one, show what one waits for."""
    guild_id, user_id = interaction.guild_id or 0, interaction.user.id

    async def show(reply: Reply) -> None:
        invitations = interaction.client.tables.invitations
        there = await invitations.waiting(guild_id, game) if game in KITS else ()
        if game in KITS:
            await invitations.wish(guild_id, user_id, game)
        games = [one for one in await invitations.wishes(guild_id, user_id) if one in KITS]
        await reply.show(wishes_screen(games, there, guild_id, reply.words))

    await carried_out(interaction, show, "waitlist")
