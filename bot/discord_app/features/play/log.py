"""The log, a page at a time, as its reader may know it."""

from collections.abc import Sequence

from bot.discord_app.emojis import Emojis
from bot.discord_app.layout import Part, Screen
from bot.discord_app.parts.links import heading
from bot.discord_app.parts.narration import newest_that_fit, told
from bot.forms.model import Button, Row, Text
from bot.i18n.languages import LocaleWords
from bot.model.questions import LogPage
from bot.model.tables import TableInfo

LOG_CHARACTERS = 3_400


def log_screen(
    table: TableInfo,
    page: LogPage,
    back: Sequence[Button],
    words: LocaleWords,
    emojis: Emojis,
    *,
    is_newest: bool,
) -> Screen:
    """A page of the log, oldest first, with the way to older and newer ones where there are any, and back to the question.

    What does not fit begins the page before it: nothing is left out.
    """
    shown = newest_that_fit(table, page.entries, words, emojis, LOG_CHARACTERS)
    before = page.from_last(len(shown))
    text = told(table, shown, words, emojis, LOG_CHARACTERS, None) or words("bot-log-empty")
    parts: list[Part] = [Text(heading(table, words)), Text(text)]
    buttons = [*back]
    if before is not None:
        buttons.append(Button(f"log-page:{before}", words("bot-log-older"), "secondary"))
    if not is_newest:
        buttons.append(Button("log-page:newest", words("bot-log-newest"), "secondary"))
    if buttons:
        parts.append(Row(tuple(buttons)))
    return Screen(f"{table.id}:", tuple(parts))
