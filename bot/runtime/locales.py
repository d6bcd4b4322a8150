"""The languages of the bot: a folder of words each, with Discord's name of the language or what that begins with."""

from pathlib import Path

LOCALES = Path(__file__).parents[2] / "data" / "locales"

LANGUAGES = tuple(sorted(one.name for one in LOCALES.iterdir() if one.is_dir()))
