"""`/league`: open one, or see those of the server."""

from discord import app_commands

from bot.discord_app.command import GAMES, TONGUES, ShortText, carried_out
from bot.discord_app.features.lobby.commands import suggest_options
from bot.discord_app.features.lobby.typed_options import options_of
from bot.discord_app.features.tournaments.commands import (
    ABOUT,
    NAMES,
    SEATS,
    opened_here,
    shown_here,
)
from bot.discord_app.localization import spoken
from bot.discord_app.reply import Interaction, Reply
from bot.game_registry import REGISTRY
from bot.i18n.names import cleaned
from bot.i18n.normalizing import normalized
from bot.i18n.speech import words_in
from bot.tables.tournaments.divisions import LARGEST, SMALLEST
from bot.tables.tournaments.drawing import TournamentFormat
from bot.tables.tournaments.entering import (
    LEAGUE_PLACES,
    MOST_DAYS,
    MOST_MOVERS,
    MOST_ROUNDS,
    MOST_SEATS,
    LeagueTerms,
    Opening,
)
from bot.tables.tournaments.pairing import OddTables

ROUNDS, ROUND_DAYS, SIGN_UP_DAYS, PLACES, MOVERS = 3, 14, 7, 24, 1
"""What a league has unless something else is said."""

DIVISION_SIZES = {2: 4, 3: 6, 4: 4, 5: 5}
"""By players at a table: divisions in which the tables are full."""


async def suggest_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Games whose names have what is typed so far."""
    language = await interaction.client.speech.of(interaction.user.id, interaction.locale.value)
    names = {game: words_in(language)(f"{game}-name") for game in REGISTRY}
    return [
        app_commands.Choice(name=name, value=game)
        for game, name in names.items()
        if normalized(typed) in normalized(name)
    ]


@app_commands.command(
    name=spoken("bot-command-league"), description=spoken("bot-command-league.about")
)
@app_commands.rename(
    **NAMES,
    second=spoken("bot-argument-second-game"),
    third=spoken("bot-argument-third-game"),
    division_size=spoken("bot-argument-division-size"),
    movers=spoken("bot-argument-movers"),
)
@app_commands.describe(
    **ABOUT,
    game=spoken("bot-argument-game.league"),
    second=spoken("bot-argument-second-game.about"),
    third=spoken("bot-argument-third-game.about"),
    division_size=spoken("bot-argument-division-size.about"),
    movers=spoken("bot-argument-movers.about"),
    rounds=spoken("bot-argument-rounds.league"),
    options=spoken("bot-argument-options.league"),
)
@app_commands.choices(game=GAMES, language=TONGUES)
@app_commands.autocomplete(options=suggest_options, second=suggest_games, third=suggest_games)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def league(
    interaction: Interaction,
    game: str | None = None,
    second: ShortText | None = None,
    third: ShortText | None = None,
    seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
    division_size: app_commands.Range[int, SMALLEST, LARGEST] | None = None,
    movers: app_commands.Range[int, 1, MOST_MOVERS] = MOVERS,
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] = ROUNDS,
    round_days: app_commands.Range[int, 1, MOST_DAYS] = ROUND_DAYS,
    sign_up_days: app_commands.Range[int, 1, MOST_DAYS] = SIGN_UP_DAYS,
    places: app_commands.Range[int, SMALLEST, LEAGUE_PLACES] = PLACES,
    robots: bool = False,  # noqa: FBT001, FBT002  # an option of the command
    options: ShortText | None = None,
    language: str | None = None,
    name: ShortText | None = None,
) -> None:
    """Open a league of those games in this channel; without a game, show the server's leagues."""

    async def show(reply: Reply) -> None:
        await shown_here(interaction, reply, leagues=True)

    async def open_one(reply: Reply) -> None:
        assert game is not None
        games = [one for one in (game, second, third) if one is not None]
        most = min(REGISTRY[one].game.seats[-1] for one in games if one in REGISTRY)
        wanted = seats or min(SEATS, most)
        await opened_here(
            interaction,
            reply,
            Opening(
                guild_id=interaction.guild_id or 0,
                channel_id=interaction.channel_id or 0,
                host_id=interaction.user.id,
                name=cleaned(name or "") or reply.words("bot-league-usual-name"),
                language=language or "",
                game=game,
                seats=wanted,
                rounds=rounds,
                round_days=round_days,
                sign_up_days=sign_up_days,
                places=places,
                format=TournamentFormat.DIVISION,
                odd=OddTables.ROBOTS if robots else OddTables.BYES,
                options=options_of(options or "", game, reply.words),
                league=LeagueTerms(
                    division_size or DIVISION_SIZES.get(wanted, LARGEST), movers, tuple(games[1:])
                ),
            ),
        )

    await carried_out(interaction, show if game is None else open_one, "league")
