"""`/leaderboard`, `/stats`, `/scores`: who stands where on this server."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.discord_app.command import GAMES, anywhere, carried_out, game_here
from bot.discord_app.features.ratings.best_scores import best_screen
from bot.discord_app.features.ratings.screens import (
    Reader,
    ladder_screen,
    ladders_screen,
    linked,
    stats_screen,
)
from bot.discord_app.localization import spoken
from bot.discord_app.press import called
from bot.discord_app.reply import Interaction, Reply
from bot.discord_app.visibility import may_see
from bot.game_registry import REGISTRY
from bot.model.errors import NotAllowed
from bot.tables.queries import reading
from bot.tables.queries.statistics import statistics
from games.core.model import Key, say

GAMES_WITH_LISTS = [choice for choice in GAMES if REGISTRY[choice.value].game.keeps_best()]


@app_commands.command(
    name=spoken("bot-command-leaderboard"), description=spoken("bot-command-leaderboard.about")
)
@app_commands.rename(game=spoken("bot-argument-game"))
@app_commands.describe(game=spoken("bot-argument-game.about"))
@app_commands.choices(game=GAMES)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
    """Show who stands where in a game: the one named, else the one played here; else in all games of this server."""
    bot, guild_id = interaction.client, interaction.guild_id or 0

    async def show(reply: Reply) -> None:
        meant = (game,) if game else await _games_meant(interaction)
        ladders = [await bot.tables.leaderboards.ladder(guild_id, one) for one in meant]
        reader, words = interaction.user.id, reply.words
        if len(ladders) == 1:
            best = await bot.tables.leaderboards.best_scores(guild_id, ladders[0].game)
            await reply.show(await ladder_screen(bot, ladders[0], best, reader, words))
        else:
            await reply.show(ladders_screen(ladders, reader, words))

    await carried_out(interaction, show, "leaderboard")


async def _games_meant(interaction: Interaction) -> Sequence[Key]:
    """The games that whoever names none means, the most played first; games that this release does not have are none."""
    here = await game_here(interaction)
    if here is not None:
        return (here,)
    played = await interaction.client.tables.leaderboards.games(interaction.guild_id or 0)
    return [game for game in played if game in REGISTRY]


@app_commands.command(
    name=spoken("bot-command-stats"), description=spoken("bot-command-stats.about")
)
@app_commands.rename(person=spoken("bot-argument-person"), game=spoken("bot-argument-game"))
@app_commands.describe(
    person=spoken("bot-argument-person.about"), game=spoken("bot-argument-game.about")
)
@app_commands.choices(game=GAMES)
@anywhere
async def stats(
    interaction: Interaction, person: discord.User | None = None, game: str | None = None
) -> None:
    """Show the games of somebody on this server, or of oneself; all of them, or one. Elsewhere one's own on all servers."""
    bot, who = interaction.client, person or interaction.user
    # Where somebody has only installed the bot for themselves, it is no member, and knows no server.
    guild = bot.get_guild(interaction.guild_id or 0)
    guild_id = None if guild is None else guild.id

    async def show(reply: Reply) -> None:
        is_own = who.id == interaction.user.id
        if guild_id is None and not is_own:
            raise NotAllowed(say("tables-stats-own"))
        wanted = [one for one in REGISTRY if game in {None, one}]
        found = await statistics(bot.tables.context, who.id, guild_id, wanted)
        played = [one.game for one in found.games]
        if guild_id is not None:
            every = await bot.tables.leaderboards.games(guild_id, who.id)
            played = [one for one in every if one in wanted]
            ladders = [await bot.tables.leaderboards.ladder(guild_id, one) for one in played]
        else:
            ladders = []
        whose = Reader(who.id, called(who), is_own=is_own)
        shown = [
            table
            for one in found.games
            for table in linked(one)
            if may_see(await reading.table(bot.tables.context, table), interaction)
        ]
        await reply.show(await stats_screen(bot, ladders, whose, reply.words, found, shown))

    await carried_out(interaction, show, "stats")


@app_commands.command(
    name=spoken("bot-command-scores"), description=spoken("bot-command-scores.about")
)
@app_commands.rename(game=spoken("bot-argument-game"))
@app_commands.describe(game=spoken("bot-argument-game.about"))
@app_commands.choices(game=GAMES_WITH_LISTS)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def scores(interaction: Interaction, game: str | None = None) -> None:
    """Show the best scores of this server."""

    async def show(reply: Reply) -> None:
        lists = await interaction.client.tables.leaderboards.best_scores(
            interaction.guild_id or 0, game
        )
        await reply.show(best_screen(lists, reply.words))

    await carried_out(interaction, show, "scores")
