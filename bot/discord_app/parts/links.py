"""How people, tables and places are written in a message."""

from datetime import datetime

from bot.forms.model import Button
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.speech import name_of
from bot.model.tables import SeatInfo, TableInfo
from games.core.model import Key


def mention_of(info: SeatInfo, words: LocaleWords) -> str:
    """The seat's player in markdown: a mention for a person, a name for a robot."""
    if info.person is not None:
        return f"<@{info.person.user_id}>"
    return escaped(name_of(words, info))


def mentions_of(table: TableInfo, words: LocaleWords) -> tuple[str, ...]:
    """The players of all seats, in seat order."""
    return tuple(mention_of(info, words) for info in table.seats)


def heading(table: TableInfo, words: LocaleWords) -> str:
    """Which table this is."""
    return f"### {title(table.game, table.id, escaped(table.name or ''), words)}"


def small_heading(table: TableInfo, words: LocaleWords) -> str:
    """The game and the table in a small line, above what matters more."""
    return f"-# {title(table.game, table.id, escaped(table.name or ''), words)}"


def title(game: Key, table: int, name: str | None, words: LocaleWords) -> str:
    """The game, the number of its table, and its name, if it has one."""
    told = f"{words(f'{game}-name')} · {words('bot-lobby-number', table=str(table))}"
    return f"{told} · {name}" if name else told


def own_button(words: LocaleWords) -> Button:
    """The way to what only the reader sees: a hand, or what the game calls it."""
    own = f"{words.game.id}-name.own" if words.game is not None else ""
    return Button("hand:", words(own if words.has(own) else "bot-hand"), "secondary")


def ago(moment: datetime) -> str:
    """How far away the moment is, kept current by Discord: `in 3 days`, `3 days ago`."""
    return f"<t:{int(moment.timestamp())}:R>"


def moment(when: datetime) -> str:
    """Day and time, as the reader's Discord writes them, and how far away that is."""
    return f"<t:{int(when.timestamp())}:f> ({ago(when)})"


def message_url(guild_id: int | None, channel_id: int, message_id: int | None) -> str:
    """The address of a message, or of its channel."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{place}/{message_id}" if message_id else place


def table_link(table: TableInfo, message_id: int | None = None) -> str:
    """The address of a table's newest board, or of its place."""
    return message_url(table.guild_id, table.place_id, message_id)
