"""The words of the project, read once in a test process; a missing one is an error."""

from bot.i18n.speech import LANGUAGES

LANGUAGES.strict = True

__all__ = ("LANGUAGES",)
