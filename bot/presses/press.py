"""One use of a button, menu or form."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import discord

from bot.answering import Interaction, Reply
from bot.locale import LocaleWords
from bot.speech import words_in
from bot.tables.model import Person, TableInfo
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.app import Feitoria

YOUNG = timedelta(minutes=50)
"""Messages older than an hour can hardly be edited; ours are followed by a new one before."""


class Address(NamedTuple):
    """A custom id, taken apart: `table:ask:verb:argument`."""

    table: int
    """0: it belongs to no table."""
    ask: int | None
    """None: it is public."""
    verb: str
    argument: str

    @classmethod
    def read(cls, custom_id: str) -> "Address | None":
        """The address, if it is one of ours."""
        table, _, rest = custom_id.partition(":")
        ask, _, word = rest.partition(":")
        verb, _, argument = word.partition(":")
        if not verb or not _is_number(table) or not _is_number(ask):
            return None
        return cls(int(table or 0), int(ask) if ask else None, verb, argument)


def _is_number(text: str) -> bool:
    return not text or (text.isascii() and text.isdigit() and len(text) < 19)


@dataclass(frozen=True)
class Press:
    """Who used which control, with what, and where the answer goes."""

    interaction: Interaction
    address: Address
    reply: Reply
    values: tuple[str, ...] = ()
    texts: Mapping[str, str] | None = None

    @property
    def bot(self) -> "Feitoria":
        """The client."""
        return self.interaction.client

    @property
    def tables(self) -> Tables:
        """The table service."""
        return self.bot.tables

    @property
    def table(self) -> int:
        """The table's number."""
        return self.address.table

    @property
    def user_id(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Who pressed, by name."""
        return person_of(self.interaction)

    @property
    def word(self) -> str:
        """`verb:argument`, as the screen gave it."""
        return f"{self.address.verb}:{self.address.argument}"

    @property
    def is_in_direct_message(self) -> bool:
        """Whether the pressed message is in the person's direct messages and not just an answer there."""
        message = self.interaction.message
        return (
            self.interaction.guild_id is None
            and message is not None
            and not message.flags.ephemeral
        )

    @property
    def is_on_old_message(self) -> bool:
        """Whether the pressed message is too old to be kept current."""
        message = self.interaction.message
        return message is None or discord.utils.utcnow() - message.created_at > YOUNG

    def words(self, table: TableInfo) -> LocaleWords:
        """The presser's language about that table; from now on refusals know its names, and the log the table.

        It is for the presser's eyes only: their own seat is called `you`.
        """
        info = table.of_user(self.user_id)
        seat = f", seat {info.seat}" if info else ""
        self.reply.about = (
            f"{self.address.verb} at table {table.id}, revision {table.revision}{seat}"
        )
        self.reply.words = words_in(self.reply.language, table, info.seat if info else None)
        return self.reply.words


Work: TypeAlias = Callable[[Press], Awaitable[None]]


def person_of(interaction: Interaction) -> Person:
    """The person behind an interaction, as the server calls them."""
    return Person(interaction.user.id, interaction.user.display_name)
