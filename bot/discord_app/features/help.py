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


EVERYDAY = ("play", "move", "hand", "board", "tables")
"""What opens a game and what a game needs: told first."""

GROUPS = {
    "playing": ("undo", "hint", "log", "rules", "note", "orders"),
    "tables": ("invite", "waitlist", "leave", "resume", "digest"),
    "results": (
        "replay",
        "review",
        "stats",
        "scores",
        "leaderboard",
        "daily",
        "tournament",
        "league",
    ),
    "preferences": (
        "notifications",
        "quiet",
        "vacation",
        "teaching",
        "language",
        "privacy",
        "about",
    ),
    "managing": ("setup", "manage"),
}
"""All others but `/help` itself, in small letters under a heading each."""


def help_text(words: LocaleWords) -> str:
    """The way from an empty channel to a game, then every command and game in a line."""
    lines = [f"## {words('bot-help-title')}", words("bot-help")]
    lines += [f"### {words('bot-help-everyday')}"]
    lines += [f"- {_told(name, words)}" for name in EVERYDAY]
    for group, names in GROUPS.items():
        lines += [f"### {words(f'bot-help-{group}')}"]
        lines += [f"-# {_told(name, words)}" for name in names]
    lines += [f"### {words('bot-games')}"]
    lines += [
        f"- **{words(f'{name}-name')}** – {words.say(usual_about(entry.game))}"
        for name, entry in REGISTRY.items()
    ]
    return "\n".join(lines)


def _told(name: str, words: LocaleWords) -> str:
    """A command and what it does."""
    return f"`/{words(f'bot-command-{name}')}` – {words(f'bot-command-{name}.about')}"


def about_text(release: str, words: LocaleWords) -> str:
    """What this is."""
    return f"## Feitoria {release}\n{words('bot-about')}"
