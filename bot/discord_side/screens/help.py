"""How to play here, and what this is."""

from bot.kits import KITS, usual_about
from bot.words.languages import LocaleWords

COMMAND_NAMES = (
    "play",
    "invite",
    "waitlist",
    "move",
    "hand",
    "board",
    "log",
    "replay",
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
        f"- **{words(f'{name}-name')}** – {words.say(usual_about(kit.game))}"
        for name, kit in KITS.items()
    ]
    title, heading = f"## {words('bot-help-title')}", f"### {words('bot-games')}"
    return "\n".join([title, words("bot-help"), *commands, heading, *games])


def about_text(release: str, words: LocaleWords) -> str:
    """What this is."""
    return f"## Feitoria {release}\n{words('bot-about')}"
