"""The names and descriptions of the commands in every language."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.i18n.languages import FALLBACK
from bot.i18n.speech import LANGUAGES

TRANSLATED = frozenset({locale for locale in discord.Locale if locale.value in LANGUAGES.names})
"""The languages of Discord that are ours; the base one is what Discord shows in all others."""


def spoken(wording: str) -> locale_str:
    """A text of the commands: in English, and translated by its Fluent id."""
    return locale_str(LANGUAGES.words(FALLBACK)(wording), wording=wording)


class Translator(app_commands.Translator):
    """Looks texts up by their Fluent id."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,  # Discord's signature
    ) -> str | None:
        """The text in that language; None when Discord should show the base one."""
        wording = string.extras.get("wording")
        if locale not in TRANSLATED or wording is None:
            return None
        return LANGUAGES.words(locale.value)(wording)
