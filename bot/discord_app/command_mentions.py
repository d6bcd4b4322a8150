"""Commands that a text names, as mentions that can be pressed: once Discord has said their ids."""

import re
from collections.abc import Collection, Iterable

from discord.app_commands import AppCommand

from bot.i18n.speech import LANGUAGES


class Mentions:
    """Puts `</move:id>` where a text says `/move`, or the same command's name in any language.

    A mention has the name that Discord knows the command by, and people read it in their own language. Before the ids are
    known texts stay as they are.
    """

    def __init__(self, commands: Collection[str]) -> None:
        self._named = {
            LANGUAGES.words(language)(f"bot-command-{name}"): name
            for language in LANGUAGES.names
            for name in commands
        }
        """What commands are called in any language, and by Discord."""
        self._ids: dict[str, int] = {}
        longest_first = sorted(map(re.escape, self._named), key=len, reverse=True)
        self._written = re.compile(rf"(?<![\w/:<`])(`?)/({'|'.join(longest_first)})\1(?![\w/`-])")

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """From now on these are mentioned."""
        self._ids = {command.name: command.id for command in commands}

    def written(self, markdown: str) -> str:
        """The text with its commands as mentions."""
        return self._written.sub(self._mention, markdown) if self._ids else markdown

    def _mention(self, found: re.Match[str]) -> str:
        """The mention of the command, or what stood there."""
        name = self._named[found[2]]
        id = self._ids.get(name)
        return found[0] if id is None else f"</{name}:{id}>"
