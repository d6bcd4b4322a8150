"""What a manager of the server sees: its tables, and what may be opened where."""

from collections.abc import Iterable

from bot.discord_side.layout import Part, Screen
from bot.discord_side.screens.places import ago, heading, title
from bot.kits import KITS
from bot.model import Phase, TableInfo
from bot.panels.model import Button, Option, Row, Select, Text
from bot.tables.limits import Limits
from bot.tables.managing import ManagedTable
from bot.words.languages import LocaleWords
from bot.words.markdown import escaped
from bot.words.shortening import shortened

LONGEST = 2_500
END, END_FOR_SURE, GAMES, CHANNELS = (
    "manage-end", "manage-end-sure", "manage-games", "manage-channels",
)  # fmt: skip
HERE, NOT_HERE, EVERYWHERE = "here", "not-here", "everywhere"
"""What is done about the channel in which a manager asks."""


def manage_screen(
    tables: tuple[ManagedTable, ...], limits: Limits, channel_id: int, words: LocaleWords
) -> Screen:
    """The server's tables, a menu to end one, a menu of games, and buttons for this channel."""
    lines = [f"### {words('bot-manage')}"]
    lines += [_line(table, words) for table in tables] or [words("bot-manage-none")]
    parts: list[Part] = [Text(shortened("\n".join(lines), LONGEST))]
    if tables:
        options = tuple(Option(str(table.table), _called(table, words)) for table in tables)
        parts.append(Select(f"{END}:", words("bot-manage-end"), options))
    parts.append(Text(_allowed(limits, words)))
    games = tuple(Option(name, words(f"{name}-name"), chosen=limits.allows(name)) for name in KITS)
    parts.append(Select(f"{GAMES}:", words("bot-manage-games"), games, most=len(games)))
    parts.append(Row(tuple(_channel_buttons(limits, channel_id, words))))
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


def _allowed(limits: Limits, words: LocaleWords) -> str:
    """What holds now, in two lines."""
    games = words("bot-manage-all-games")
    if limits.games is not None:
        named = words.all_of([words(f"{name}-name") for name in limits.games if name in KITS])
        games = words("bot-manage-only-games", games=named)
    channels = words("bot-manage-all-channels")
    if limits.channels is not None:
        channels = f"{words('bot-manage-only-channels')} {_mentions(limits.channels)}"
    return f"{games}\n{channels}"


def _mentions(channels: Iterable[int]) -> str:
    """The channels, as Discord shows them."""
    return " ".join(f"<#{channel}>" for channel in channels)


def _channel_buttons(limits: Limits, channel_id: int, words: LocaleWords) -> Iterable[Button]:
    """What can be done about this channel, and about all."""
    if limits.channels is None or channel_id not in limits.channels:
        yield Button(f"{CHANNELS}:{HERE}", words("bot-manage-here"), "secondary")
    elif len(limits.channels) > 1:
        yield Button(f"{CHANNELS}:{NOT_HERE}", words("bot-manage-not-here"), "secondary")
    if limits.channels is not None:
        yield Button(f"{CHANNELS}:{EVERYWHERE}", words("bot-manage-everywhere"), "secondary")
