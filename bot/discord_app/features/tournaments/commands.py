"""`/tournament`: open one, or see those of the server."""

import discord
from discord import app_commands
from msgspec import structs

from bot.discord_app.command import GAMES, TONGUES, ShortText, carried_out
from bot.discord_app.features.lobby.commands import suggest_options
from bot.discord_app.features.lobby.typed_options import options_of
from bot.discord_app.features.setup.presses import limits_for_organising
from bot.discord_app.features.tournaments.presses import may_look_at, present_screen
from bot.discord_app.features.tournaments.screens import choosing_screen
from bot.discord_app.install_link import missing
from bot.discord_app.localization import spoken
from bot.discord_app.parts.notices import permissions_text
from bot.discord_app.reply import Interaction, Reply
from bot.game_registry import REGISTRY
from bot.i18n.names import cleaned
from bot.model.errors import Unavailable
from bot.tables.tournaments import store
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.entering import (
    MOST_DAYS,
    MOST_PLACES,
    MOST_ROUNDS,
    MOST_SEATS,
    Opening,
    open_tournament,
    places_of,
)
from bot.tables.tournaments.pairing import OddTables
from games.core.model import say

ROUNDS, ROUND_DAYS, SIGN_UP_DAYS, PLACES, SEATS = 4, 7, 3, 32, 4
"""What a tournament has unless something else is said."""


FORMATS = [
    app_commands.Choice(name=spoken(f"bot-format-{one}"), value=one.value)
    for one in (TournamentFormat.SWISS, TournamentFormat.ROUND_ROBIN, TournamentFormat.GROUPS)
]

NAMES = {
    "game": spoken("bot-argument-game"),
    "seats": spoken("bot-argument-seats"),
    "rounds": spoken("bot-argument-rounds"),
    "round_days": spoken("bot-argument-round-days"),
    "sign_up_days": spoken("bot-argument-sign-up-days"),
    "places": spoken("bot-argument-places"),
    "robots": spoken("bot-argument-robots"),
    "options": spoken("bot-argument-options"),
    "language": spoken("bot-argument-language"),
    "name": spoken("bot-argument-name"),
}
"""Arguments of tournaments and leagues."""

ABOUT = {
    "seats": spoken("bot-argument-seats.tournament"),
    "round_days": spoken("bot-argument-round-days.about"),
    "sign_up_days": spoken("bot-argument-sign-up-days.about"),
    "places": spoken("bot-argument-places.about"),
    "robots": spoken("bot-argument-robots.about"),
    "language": spoken("bot-argument-language.public"),
    "name": spoken("bot-argument-name.tournament"),
}
"""What they mean in both."""


@app_commands.command(
    name=spoken("bot-command-tournament"), description=spoken("bot-command-tournament.about")
)
@app_commands.rename(**NAMES, kind=spoken("bot-argument-format"))
@app_commands.describe(
    **ABOUT,
    game=spoken("bot-argument-game.tournament"),
    kind=spoken("bot-argument-format.about"),
    rounds=spoken("bot-argument-rounds.about"),
    options=spoken("bot-argument-options.about"),
)
@app_commands.choices(game=GAMES, language=TONGUES, kind=FORMATS)
@app_commands.autocomplete(options=suggest_options)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def tournament(
    interaction: Interaction,
    game: str | None = None,
    kind: str = TournamentFormat.SWISS.value,
    seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] = ROUNDS,
    round_days: app_commands.Range[int, 1, MOST_DAYS] = ROUND_DAYS,
    sign_up_days: app_commands.Range[int, 1, MOST_DAYS] = SIGN_UP_DAYS,
    places: app_commands.Range[int, 2, MOST_PLACES] | None = None,
    robots: bool = False,  # noqa: FBT001, FBT002  # an option of the command
    options: ShortText | None = None,
    language: str | None = None,
    name: ShortText | None = None,
) -> None:
    """Open a tournament of that game in this channel; without a game, show the server's tournaments."""

    async def show(reply: Reply) -> None:
        await shown_here(interaction, reply, leagues=False)

    async def open_one(reply: Reply) -> None:
        assert game is not None
        await opened_here(
            interaction,
            reply,
            Opening(
                guild_id=interaction.guild_id or 0,
                channel_id=interaction.channel_id or 0,
                host_id=interaction.user.id,
                name=cleaned(name or "") or reply.words("bot-tournament-usual-name"),
                language=language or "",
                game=game,
                seats=seats or min(SEATS, REGISTRY[game].game.seats[-1]),
                rounds=rounds,
                round_days=round_days,
                sign_up_days=sign_up_days,
                places=places or min(PLACES, places_of(TournamentFormat(kind))),
                format=TournamentFormat(kind),
                odd=OddTables.ROBOTS if robots else OddTables.BYES,
                options=options_of(options or "", game, reply.words),
            ),
        )

    await carried_out(interaction, show if game is None else open_one, "tournament")


async def shown_here(interaction: Interaction, reply: Reply, *, leagues: bool) -> None:
    """Show the server's tournament or league, or a menu of them. Raises `Unavailable` where there is none."""
    context = interaction.client.tables.context
    found = await store.running(context, interaction.guild_id or 0, leagues=leagues)
    seen = tuple(one for one in found if may_look_at(one, interaction))
    if not seen:
        raise Unavailable(say("bot-league-none" if leagues else "bot-tournament-none"))
    if len(seen) > 1:
        await reply.show(choosing_screen(seen, reply.words))
        return
    await reply.show(await present_screen(seen[0], interaction, reply.words))


async def opened_here(interaction: Interaction, reply: Reply, opening: Opening) -> None:
    """Open it in this channel, in the server's language where no other is chosen.

    Raises `NotAllowed` for people who may open none, `Unavailable` in a thread.
    """
    if isinstance(interaction.channel, discord.Thread):
        raise Unavailable(say("bot-tournament-in-thread"))
    lack = missing(interaction.app_permissions, in_thread=False)
    if lack:
        await reply.say(permissions_text(lack, reply.words))
        return
    limits = await limits_for_organising(interaction, opening.guild_id)
    service = interaction.client.tables
    spoken_there = opening.language or limits.language or reply.language
    opened = await open_tournament(service.context, structs.replace(opening, language=spoken_there))
    service.tournaments.look()
    await reply.show(await present_screen(opened, interaction, reply.words))
