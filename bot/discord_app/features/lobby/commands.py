"""`/play`: a new table."""

from collections.abc import Collection

import discord
from discord import app_commands

from bot.discord_app.command import GAMES, SEATS, TONGUES, ShortText, carried_out
from bot.discord_app.features.lobby.typed_options import completions, options_of
from bot.discord_app.features.setup.presses import limits_for_opening
from bot.discord_app.install_link import missing
from bot.discord_app.localization import spoken
from bot.discord_app.parts.notices import permissions_text
from bot.discord_app.parts.table_list import crowded_screen
from bot.discord_app.press import person_of
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.visibility import who_sees
from bot.game_registry import REGISTRY
from bot.i18n.names import cleaned
from bot.i18n.speech import words_in
from bot.model.errors import TooManyTables
from bot.tables.lobby import lobbies
from bot.tables.queries import reading


async def _suggest_seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The numbers of seats of the game that is named already; before that, of any."""
    entry = REGISTRY.get(interaction.namespace.game)
    there = SEATS if entry is None else list(entry.game.seats)
    return [
        app_commands.Choice(name=str(seats), value=seats)
        for seats in there
        if str(seats).startswith(str(typed))
    ]


async def suggest_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The options of the game that is named already, for as many seats as are."""
    game = interaction.namespace.game
    if game not in REGISTRY:
        return []
    seats = interaction.namespace.seats
    words = words_in(
        await interaction.client.speech.of(interaction.user.id, interaction.locale.value)
    )
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in completions(
            typed, game, words, seats if isinstance(seats, int) else None
        )
    ]


async def _place(interaction: Interaction) -> tuple[int, discord.Permissions]:
    """Where a new table gathers, and what we may do there: here, or above the thread that another table has for itself."""
    here, channel_id = interaction.channel, interaction.channel_id or 0
    if not isinstance(here, discord.Thread) or here.parent is None:
        return channel_id, interaction.app_permissions
    tables = await reading.tables_in(interaction.client.tables.context, channel_id)
    if not any(table.thread_id == channel_id for table in tables):
        return channel_id, interaction.app_permissions
    user = interaction.client.user
    me = here.guild.get_member(user.id) if user is not None else None
    given = interaction.app_permissions if me is None else here.parent.permissions_for(me)
    return here.parent_id, given


async def _who_may_be_told(
    interaction: Interaction, game: str, channel_id: int
) -> Collection[int] | None:
    """Those who wait for a table of the game and may see it there; None: there is no server."""
    guild = interaction.guild
    if guild is None:
        return None
    waiting = await interaction.client.tables.invitations.wishing(guild.id, game)
    return await who_sees(guild, channel_id, waiting)


@app_commands.command(name=spoken("bot-command-play"), description=spoken("bot-command-play.about"))
@app_commands.rename(
    game=spoken("bot-argument-game"),
    seats=spoken("bot-argument-seats"),
    options=spoken("bot-argument-options"),
    language=spoken("bot-argument-language"),
    name=spoken("bot-argument-name"),
)
@app_commands.describe(
    game=spoken("bot-argument-game.about"),
    seats=spoken("bot-argument-seats.about"),
    options=spoken("bot-argument-options.about"),
    language=spoken("bot-argument-language.public"),
    name=spoken("bot-argument-name.about"),
)
@app_commands.choices(game=GAMES, language=TONGUES)
@app_commands.autocomplete(seats=_suggest_seats)
@app_commands.autocomplete(options=suggest_options)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def play(
    interaction: Interaction,
    game: str,
    seats: int | None = None,
    options: ShortText | None = None,
    language: str | None = None,
    name: ShortText | None = None,
) -> None:
    """Open a table in this channel, if the bot may write here."""

    async def open_table(reply: Reply) -> None:
        channel_id, given = await _place(interaction)
        in_thread = isinstance(interaction.channel, discord.Thread)
        lack = missing(given, in_thread=in_thread and channel_id == interaction.channel_id)
        if lack:
            await reply.say(permissions_text(lack, reply.words))
            return
        limits = await limits_for_opening(interaction, interaction.guild_id)
        try:
            table = await lobbies.open_lobby(
                interaction.client.tables.context,
                game,
                person_of(interaction),
                channel_id=channel_id,
                guild_id=interaction.guild_id,
                language=language or limits.language or reply.language,
                seats_wanted=seats,
                options=options_of(options or "", game, reply.words),
                name=cleaned(name or "") or None,
                seen_by=await _who_may_be_told(interaction, game, channel_id),
            )
        except TooManyTables as crowded:
            await reply.show(crowded_screen(crowded, reply.words))
            return
        where = "" if channel_id == interaction.channel_id else f" <#{channel_id}>"
        await reply.say(reply.words("bot-opened", table=str(table.id)) + where)

    await carried_out(interaction, open_table, "play")
