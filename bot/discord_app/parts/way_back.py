"""The way from what a player looks at, such as the rules, back to their question."""

from bot.discord_app.press import Press
from bot.forms.model import Button
from bot.i18n.languages import LocaleWords
from bot.model.tables import TableInfo

BACK = "to-question"
"""Verb of the button."""


def way_back(press: Press, table: TableInfo, words: LocaleWords) -> tuple[Button, ...]:
    """The button, named as a way back where the reader comes from a screen of their own; none for whoever has no seat."""
    if table.of_user(press.user_id) is None:
        return ()
    label = "bot-back" if press.is_on_own_screen else "bot-my-move"
    return (Button(f"{BACK}:", words(label)),)
