"""`/board`, `/log`, `/tables`, `/digest`, `/rules`: looking things up."""

from discord import app_commands

from bot.discord_side.answering import Interaction, Reply
from bot.discord_side.commands.command import (
    ShortText,
    at_table,
    carried_out,
    game_here,
    suggest_tables,
)
from bot.discord_side.commands.localize import spoken
from bot.discord_side.commands.opening import GAMES
from bot.discord_side.presses import digesting, place, playing, replaying
from bot.discord_side.presses.press import Press
from bot.discord_side.screens.rules import RULES, rules_screen
from bot.discord_side.screens.tables import tables_screen
from bot.kits import KITS
from bot.panels.limits import OPTION_TEXT
from bot.words.shortening import shortened

MOST_STEPS = 100_000


@app_commands.command(
    name=spoken("bot-command-board"), description=spoken("bot-command-board.about")
)
@app_commands.rename(table=spoken("bot-argument-table"), text=spoken("bot-argument-text"))
@app_commands.describe(
    table=spoken("bot-argument-table.about"), text=spoken("bot-argument-text.about")
)
@app_commands.autocomplete(table=suggest_tables)
async def board(
    interaction: Interaction,
    table: int | None = None,
    text: bool = False,  # noqa: FBT001, FBT002  # an option of the command
) -> None:
    """Show the board, as a picture or in words."""
    work = playing.board_in_words if text else place.board
    await at_table(interaction, table, work, "board", seated=False)


@app_commands.command(name=spoken("bot-command-log"), description=spoken("bot-command-log.about"))
@app_commands.rename(table=spoken("bot-argument-table"))
@app_commands.describe(table=spoken("bot-argument-table.about"))
@app_commands.autocomplete(table=suggest_tables)
async def log(interaction: Interaction, table: int | None = None) -> None:
    """Show what has happened."""
    await at_table(interaction, table, playing.log, "log", seated=False)


@app_commands.command(
    name=spoken("bot-command-replay"), description=spoken("bot-command-replay.about")
)
@app_commands.rename(table=spoken("bot-argument-table"), step=spoken("bot-argument-step"))
@app_commands.describe(
    table=spoken("bot-argument-table.about"), step=spoken("bot-argument-step.about")
)
@app_commands.autocomplete(table=suggest_tables)
async def replay(
    interaction: Interaction,
    table: int | None = None,
    step: app_commands.Range[int, 1, MOST_STEPS] | None = None,
) -> None:
    """Look back at a game, step by step."""

    async def show(press: Press) -> None:
        await replaying.show(press, step)

    await at_table(interaction, table, show, "replay", seated=False)


@app_commands.command(
    name=spoken("bot-command-tables"), description=spoken("bot-command-tables.about")
)
async def tables(interaction: Interaction) -> None:
    """List one's tables, those that wait first."""

    async def show(reply: Reply) -> None:
        lines = await interaction.client.tables.my_tables(interaction.user.id)
        await reply.show(tables_screen(lines, reply.words))

    await carried_out(interaction, show, "tables")


@app_commands.command(
    name=spoken("bot-command-digest"), description=spoken("bot-command-digest.about")
)
async def digest(interaction: Interaction) -> None:
    """Tell what has happened at one's tables since one's own last moves."""

    async def show(reply: Reply) -> None:
        await digesting.digest(interaction, reply)

    await carried_out(interaction, show, "digest")


async def _suggest_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Topics whose name is near what was typed."""
    given = interaction.namespace.game
    game = given if given in KITS else await game_here(interaction)
    language = await interaction.client.speech.of(interaction.user.id, interaction.locale.value)
    found = RULES.suggestions(language, typed, game)
    return [
        app_commands.Choice(name=shortened(topic.label, OPTION_TEXT), value=topic.id)
        for topic in found
    ]


@app_commands.command(
    name=spoken("bot-command-rules"), description=spoken("bot-command-rules.about")
)
@app_commands.rename(game=spoken("bot-argument-game"), topic=spoken("bot-argument-topic"))
@app_commands.describe(
    game=spoken("bot-argument-game.about"), topic=spoken("bot-argument-topic.about")
)
@app_commands.choices(game=GAMES)
@app_commands.autocomplete(topic=_suggest_topics)
async def rules(
    interaction: Interaction, topic: ShortText | None = None, game: str | None = None
) -> None:
    """Explain a game, a card or a phase: of the game named, else of the one played here."""

    async def explain(reply: Reply) -> None:
        meant = game or await game_here(interaction)
        await reply.show(await rules_screen(interaction.client, reply.words, meant, topic))

    await carried_out(interaction, explain, "rules")
