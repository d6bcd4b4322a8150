"""What a manager of the server sees: its tables, and a way to end one."""

from bot.discord_side.layout import Part, Screen
from bot.discord_side.screens.places import ago, heading, title
from bot.model import Phase, TableInfo
from bot.panels.model import Button, Option, Row, Select, Text
from bot.tables.managing import ManagedTable
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from bot.words.shortening import in_whole_lines

LONGEST = 2_500
END, END_FOR_SURE = "manage-end", "manage-end-sure"


def manage_screen(tables: tuple[ManagedTable, ...], words: LocaleWords) -> Screen:
    """The server's tables, and a menu to end one."""
    lines = [f"### {words('bot-manage')}"]
    lines += [_line(table, words) for table in tables] or [words("bot-manage-none")]
    parts: list[Part] = [Text(in_whole_lines("\n".join(lines), LONGEST))]
    if tables:
        options = tuple(Option(str(table.table), _called(table, words)) for table in tables)
        parts.append(Select(f"{END}:", words("bot-manage-end"), options))
    parts.append(Text(f"-# {words('bot-manage-setup')}"))
    return Screen(":", tuple(parts))


def ending_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """What ending a table means, asked once more."""
    sure = Row((Button(f"{END_FOR_SURE}:{table.id}", words("bot-manage-end-sure"), "danger"),))
    return Screen(":", (Text(heading(table, words)), Text(words("bot-manage-end.about")), sure))


def _line(table: ManagedTable, words: LocaleWords) -> str:
    """A table, where it is, who opened it, and when something last happened there."""
    state = "bot-manage-plays" if table.phase is Phase.PLAYING else "bot-gathers"
    told = words("bot-manage-line", host=escaped(table.host), when=ago(table.changed_at))
    return f"- {escaped(_called(table, words))} – <#{table.place_id}> – {words(state)}\n-# {told}"


def _called(table: ManagedTable, words: LocaleWords) -> str:
    """The game, the number of its table and its name."""
    return title(table.game, table.table, table.name, words)
