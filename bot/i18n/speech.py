"""Who reads what in which language, and what the seats of a table are called."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Protocol

from bot.game_registry import REGISTRY
from bot.i18n.languages import Languages, LocaleWords
from bot.i18n.names import robot_name, told_apart
from bot.model.tables import SeatInfo, TableInfo
from games.core.levels import level_of
from games.core.model import Seat

LANGUAGES = Languages()
"""Every text of the service, read once a process."""

REMEMBERED = 4096
"""People whose last language is known without asking the database."""


class KnownLanguages(Protocol):
    """What is stored about the languages of people."""

    async def language(self, user_id: int) -> str | None:
        """The one that the person has chosen."""

    async def reading_language(self, user_id: int) -> str | None:
        """The one in which the person is written to: chosen, else that of their Discord."""

    async def remember_locale(self, user_id: int, locale: str) -> None:
        """Note the language of the person's Discord."""


class Speech:
    """The languages of people and tables."""

    def __init__(self, known: KnownLanguages, default: str) -> None:
        self._known = known
        self._default = default
        self._spoken: OrderedDict[int, str] = OrderedDict()

    async def of(self, user_id: int, locale: str) -> str:
        """The language of whoever clicked: chosen, else their Discord's, which is noted for later messages."""
        spoken = self.nearest(locale)
        if self._spoken.get(user_id) != spoken:
            await self._known.remember_locale(user_id, spoken)
            self._spoken[user_id] = spoken
            while len(self._spoken) > REMEMBERED:
                self._spoken.popitem(last=False)
        return await self._known.language(user_id) or spoken

    async def of_absent(self, user_id: int, table: TableInfo) -> str:
        """The language for a message to somebody who is not there: theirs if known, else the table's."""
        return await self._known.reading_language(user_id) or table.language

    def nearest(self, locale: str) -> str:
        """The language that serves a locale, such as `pt-BR`; the operator's choice where none is near."""
        root = locale.partition("-")[0]
        near = [name for name in LANGUAGES.names if name.partition("-")[0] == root]
        return near[0] if near else self._default


def words_in(
    language: str, table: TableInfo | None = None, reader: Seat | None = None
) -> LocaleWords:
    """What speaks that language; about a table, with its game's words and its seats' names.

    `reader`: the seat to which alone it is said.
    """
    if table is None:
        return LANGUAGES.words(language)
    plain = LANGUAGES.words(language, REGISTRY[table.game].game)
    return plain.calling(names_of(plain, table.seats)).to(reader)


def names_of(words: LocaleWords, seats: Iterable[SeatInfo]) -> tuple[str, ...]:
    """What the seats of a table are called, everywhere."""
    return told_apart(name_of(words, info) for info in seats)


def name_of(words: LocaleWords, info: SeatInfo) -> str:
    """What whoever sits there is called, as plain text."""
    if info.person is not None:
        return info.person.name
    robot = robot_name(info.robot_number or 1)
    if info.gone is not None:
        return words("bot-house-for", robot=robot, name=info.gone.name)
    return robot


def with_level(words: LocaleWords, name: str, info: SeatInfo) -> str:
    """The seat's name with how well its robot plays, where one was added: in lists, while sentences go without."""
    if info.person is not None or info.gone is not None:
        return name
    return words("bot-robot-name", robot=name, level=level_of(info.level))
