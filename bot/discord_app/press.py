"""One use of a button, menu or form."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import NamedTuple, TypeAlias

import discord

from bot.discord_app.base_client import BaseClient
from bot.discord_app.reply import Interaction, Reply
from bot.i18n.languages import LocaleWords
from bot.i18n.names import cleaned
from bot.i18n.speech import words_in
from bot.model.people import Person
from bot.model.tables import TableInfo
from bot.tables.context import TableContext
from bot.tables.queries import reading
from bot.tables.service import Tables
from games.core.model import Seat

YOUNG = timedelta(minutes=50)
"""Messages older than an hour can hardly be edited; ours are followed by a new one before."""


DIGITS = 19
"""A number of so many may be beyond 64 bits."""


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
        table_number, ask_number = number_in(table), number_in(ask)
        if not verb or (table and table_number is None) or (ask and ask_number is None):
            return None
        return cls(table_number or 0, ask_number, verb, argument)


def number_in(text: str) -> int | None:
    """The whole number that the text is; None for anything else, and for more than any of our columns holds."""
    is_number = text.isascii() and text.isdigit() and len(text) < DIGITS
    return int(text) if is_number else None


@dataclass(frozen=True)
class Press:
    """One press of a control: by whom, with what, and where the answer goes."""

    interaction: Interaction
    address: Address
    reply: Reply
    values: tuple[str, ...] = ()
    texts: Mapping[str, str] | None = None

    @property
    def bot(self) -> BaseClient:
        """The client."""
        return self.interaction.client

    @property
    def tables(self) -> Tables:
        """The table service."""
        return self.bot.tables

    @property
    def context(self) -> TableContext:
        """What operations on tables work with."""
        return self.tables.context

    @property
    def table(self) -> int:
        """The table's number."""
        return self.address.table

    @property
    def user_id(self) -> int:
        """Id of the person who pressed."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person who pressed, with their name."""
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
    def is_on_own_screen(self) -> bool:
        """Whether a message was pressed that only this person sees: an answer, or a direct message."""
        message = self.interaction.message
        return self.is_in_direct_message or (message is not None and message.flags.ephemeral)

    @property
    def panel(self) -> int | None:
        """The message in the person's direct messages that was pressed."""
        message = self.interaction.message
        return message.id if message is not None and self.is_in_direct_message else None

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
    """The person behind an interaction, as the server calls them, in signs that can stand anywhere."""
    return Person(interaction.user.id, called(interaction.user))


def called(user: discord.User | discord.Member) -> str:
    """What somebody is called, in such signs."""
    return cleaned(user.display_name) or cleaned(user.name) or str(user.id)


async def named_seat(press: Press) -> Seat:
    """The seat that the control names, or -1: one that there is not is refused by the service."""
    table = await reading.table(press.context, press.table)
    press.words(table)
    seats = {str(info.seat): info.seat for info in table.seats}
    seat = seats.get(press.address.argument)
    return seat if seat is not None else -1
