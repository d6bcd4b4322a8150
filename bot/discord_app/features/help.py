"""`/help` and `/about`."""

from discord import app_commands

from bot.discord_app.command import carried_out
from bot.discord_app.install_link import invitation, own_installation
from bot.discord_app.layout import Link, Screen
from bot.discord_app.localization import spoken
from bot.discord_app.reply import Interaction, Reply
from bot.forms.model import Text
from bot.game_registry import REGISTRY, usual_about
from bot.i18n.languages import LocaleWords
from games.core.release import release


@app_commands.command(
    name=spoken("bot-command-about"), description=spoken("bot-command-about.about")
)
async def about(interaction: Interaction) -> None:
    """What this is, and how it comes to another server."""

    async def tell(reply: Reply) -> None:
        text = Text(about_text(release(), reply.words))
        link = Link(reply.words("bot-invite"), invitation(interaction.application_id))
        own = Link(reply.words("bot-install-own"), own_installation(interaction.application_id))
        await reply.show(Screen(":", (text, link, own)))

    await carried_out(interaction, tell, "about")


@app_commands.command(name=spoken("bot-command-help"), description=spoken("bot-command-help.about"))
async def help_(interaction: Interaction) -> None:
    """How to play here."""

    async def tell(reply: Reply) -> None:
        await reply.show(Screen(":", (Text(help_text(reply.words)),)))

    await carried_out(interaction, tell, "help")


COMMAND_NAMES = (
    "play",
    "invite",
    "waitlist",
    "tournament",
    "league",
    "daily",
    "move",
    "hand",
    "board",
    "log",
    "replay",
    "review",
    "undo",
    "hint",
    "note",
    "orders",
    "tables",
    "digest",
    "rules",
    "leaderboard",
    "stats",
    "scores",
    "leave",
    "resume",
    "language",
    "teaching",
    "notifications",
    "quiet",
    "vacation",
    "privacy",
    "about",
)
"""In the order in which they are explained: all but `/help` itself and those for managers of a server."""


def help_text(words: LocaleWords) -> str:
    """The way from an empty channel to a game, then every command and game in a line."""
    commands = [
        f"- `/{words(f'bot-command-{name}')}` – {words(f'bot-command-{name}.about')}"
        for name in COMMAND_NAMES
    ]
    games = [
        f"- **{words(f'{name}-name')}** – {words.say(usual_about(entry.game))}"
        for name, entry in REGISTRY.items()
    ]
    title, heading = f"## {words('bot-help-title')}", f"### {words('bot-games')}"
    return "\n".join([title, words("bot-help"), *commands, heading, *games])


def about_text(release: str, words: LocaleWords) -> str:
    """What this is."""
    return f"## Feitoria {release}\n{words('bot-about')}"
