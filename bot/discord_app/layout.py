"""Screens: what one message shows, as values, and their layout in Discord's components."""

import io
from collections.abc import Awaitable, Callable, Container, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, TypeAlias, cast

import discord
from discord import ui
from msgspec import Struct, structs

from bot.discord_app.attachment_cache import KeptFile
from bot.drawing.pool import Outline
from bot.drawing.urgency import Urgency
from bot.forms.limits import CHARACTERS, OPTION_TEXT, PLACEHOLDER
from bot.forms.model import Block, Button, Modal, Option, Row, Select, Text
from bot.i18n.shortening import shortened
from games.core.record import packed
from render.core.contract import Picture

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Item: TypeAlias = "ui.Item[ui.LayoutView]"


class Shown(Struct, frozen=True):
    """A picture, full width."""

    picture: Picture


class Undrawn(Struct, frozen=True):
    """A picture, full width, that is drawn when a message needs it: what can be said in words waits for none."""

    drawn: "Callable[[Urgency | None], Awaitable[list[Part]]]"
    """The picture, or what stands in its place; as urgently as asked for, else as its kind is."""
    outline: Outline | None = None
    """What is known of it, if it was drawn before: a message that has it need not be sent it."""

    def hangs(self, hung: Container[str]) -> bool:
        """Whether a message with pictures of those names has it."""
        return self.outline is not None and self.outline.filename in hung


class Staying(Struct, frozen=True):
    """A picture that the message has and keeps until the one in its place is drawn."""

    filename: str


class Attached(Struct, frozen=True):
    """A file to download."""

    filename: str
    data: bytes


class Link(Struct, frozen=True):
    """A button that opens an address."""

    label: str
    url: str


class Ways(Struct, frozen=True):
    """The last row of a screen: where to go from here."""

    ways: tuple[Button | Link, ...]
    """One to five."""


class RoleMenu(Struct, frozen=True):
    """Discord's own menu of a server's roles, alone in its row: it finds any of hundreds by its name."""

    word: str
    placeholder: str
    chosen: int | None
    """Id of the role that stands in it, which must be there."""


Part: TypeAlias = Block | Shown | Undrawn | Staying | Attached | Link | Ways | RoleMenu


class Screen(Struct, frozen=True):
    """One message, from top to bottom."""

    address: str
    """`table:ask` of all its controls; `table:` where they are public, `:` where they belong to no table."""

    parts: tuple[Part, ...]
    pings: tuple[int, ...] = ()
    """Ids of the people it notifies when it is new; everybody else's mention is only a name."""

    colour: int | None = None
    """Colour of the stripe beside it."""


def sentence(text: str) -> Screen:
    """A screen that only says something."""
    return Screen(":", (Text(text),))


def said_in(parts: Iterable[Any]) -> list[str]:
    """Texts and custom ids of components as Discord writes them, in order, however deep; emojis and pictures left out."""
    said: list[str] = []
    for part in parts:
        said += [str(part[name]).strip() for name in ("content", "custom_id") if part.get(name)]
        inside = [*part.get("components", ()), part.get("accessory"), part.get("component")]
        said += said_in(one for one in inside if one)
    return said


def view(screen: Screen, written: Callable[[str], str] = str) -> ui.LayoutView:
    """The screen in components. It is finished: discord.py keeps nothing of it in memory.

    `written` gives what is sent for a text: with its commands as mentions, unless all is too long for a message then. What
    is too long all the same, as words in the place of several pictures may be, loses the ends of its longest texts.
    """
    texts = [part.markdown for part in screen.parts if isinstance(part, Text)]
    if sum(len(written(text)) for text in texts) > CHARACTERS:
        written = partial(shortened, longest=_longest(texts))
    items = [_item(screen.address, part, written) for part in screen.parts]
    laid = ui.LayoutView(timeout=None)
    laid.add_item(ui.Container(*items, accent_colour=screen.colour))
    laid.stop()
    return laid


def _longest(texts: Sequence[str]) -> int:
    """How long each text may be at most, that a message holds them all."""
    room, most = CHARACTERS, CHARACTERS
    for count, length in zip(range(len(texts), 0, -1), sorted(map(len, texts)), strict=True):
        most = room // count
        if length > most:
            break
        room -= length
    return most


async def completed(
    screen: Screen, hung: Container[str] = (), urgency: Urgency | None = None
) -> Screen:
    """The screen with every picture drawn that the message does not have: `hung` are the names of those that it has."""
    if not any(isinstance(part, Undrawn) for part in screen.parts):
        return screen
    parts: list[Part] = []
    for part in screen.parts:
        if isinstance(part, Undrawn) and not part.hangs(hung):
            parts += await part.drawn(urgency)
        else:
            parts.append(part)
    return structs.replace(screen, parts=tuple(parts))


def is_drawn(screen: Screen, hung: Container[str]) -> bool:
    """Whether nothing has to be drawn before a message that has pictures of those names shows the screen."""
    return not any(isinstance(part, Undrawn) and not part.hangs(hung) for part in screen.parts)


def in_words(screen: Screen, hung: Mapping[str, int]) -> Screen:
    """The screen without the files that the message does not have; pictures that it has stay in their place meanwhile, so that
    what is below them does not move under a finger.
    """
    staying = iter(hung)
    parts: list[Part] = []
    for part in screen.parts:
        if not _is_missing(part, hung):
            parts.append(part)
        elif not isinstance(part, Attached):
            parts += [Staying(name) for name in islice(staying, 1)]
    return structs.replace(screen, parts=tuple(parts))


def _is_missing(part: Part, hung: Container[str]) -> bool:
    """Whether the part needs a file that does not hang there."""
    match part:
        case Undrawn():
            return not part.hangs(hung)
        case Shown():
            return part.picture.filename not in hung
        case _:
            return isinstance(part, Attached)


def files(screen: Screen) -> list[discord.File]:
    """What travels with a new message, new at every call: sending uses a file up."""
    made = []
    for part in screen.parts:
        if isinstance(part, Shown):
            picture = part.picture
            made.append(
                discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)
            )
        elif isinstance(part, Attached):
            made.append(discord.File(io.BytesIO(part.data), part.filename))
    return made


def kept(screen: Screen, hung: Mapping[str, int]) -> list[KeptFile]:
    """What an edited message has already; `hung`: numbers of its pictures by their names."""
    named = [_name_of(part) for part in screen.parts]
    return [KeptFile(hung[name], name) for name in named if name in hung]


def _name_of(part: Part) -> str:
    """The file name of a picture; empty for everything else."""
    match part:
        case Undrawn(_, Outline() as outline):
            return outline.filename
        case Shown():
            return part.picture.filename
        case Staying():
            return part.filename
        case _:
            return ""


def attachments(screen: Screen, hung: Mapping[str, int]) -> list[discord.Attachment | discord.File]:
    """All that an edited message is to have: what it keeps, and what travels with the edit."""
    staying = [cast(discord.Attachment, one) for one in kept(screen, hung)]
    return [*staying, *[file for file in files(screen) if file.filename not in hung]]


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Exactly the people whom the screen notifies."""
    people = [discord.Object(user_id) for user_id in screen.pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def form(address: str, modal: Modal) -> ui.Modal:
    """A form in components, finished like a view."""
    made = ui.Modal(title=modal.title, custom_id=f"{address}:{modal.word}")
    for entry in modal.entries:
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=entry.name,
            style=discord.TextStyle.paragraph if entry.has_lines else discord.TextStyle.short,
            placeholder=entry.placeholder or None,
            default=entry.value or None,
            required=entry.required,
            max_length=entry.longest,
        )
        label = ui.Label(text=entry.label, description=entry.about or None, component=field)
        made.add_item(label)
    made.stop()
    return made


def _item(address: str, part: Part, written: Callable[[str], str]) -> Item:
    """One part in components."""
    match part:
        case Text():
            return ui.TextDisplay(written(part.markdown))
        case Shown() | Undrawn() | Staying():
            return _gallery(part)
        case Attached():
            return ui.File(f"attachment://{part.filename}")
        case Row():
            return ui.ActionRow(*[_button(address, button) for button in part.buttons])
        case Select():
            return ui.ActionRow(_select(address, part))
        case RoleMenu():
            return ui.ActionRow(_role_menu(address, part))
        case Link():
            return ui.ActionRow(_link(part))
        case Ways():
            return ui.ActionRow(
                *[
                    _link(way) if isinstance(way, Link) else _button(address, way)
                    for way in part.ways
                ]
            )


def _gallery(part: Shown | Undrawn | Staying) -> "ui.MediaGallery[ui.LayoutView]":
    """One picture that travels with the message, or hangs there; one that only stays for a moment is not described."""
    alt = None
    if isinstance(part, Shown):
        alt = part.picture.alt
    elif isinstance(part, Undrawn):
        assert part.outline is not None, "only a picture that hangs there is not drawn"
        alt = part.outline.alt
    address = f"attachment://{_name_of(part)}"
    return ui.MediaGallery(discord.MediaGalleryItem(address, description=alt))


def _link(link: Link) -> "ui.Button[ui.LayoutView]":
    return ui.Button(label=link.label, url=link.url)


def _button(address: str, button: Button) -> "ui.Button[ui.LayoutView]":
    return ui.Button(
        label=button.label,
        style=STYLES[button.style],
        emoji=button.emoji,
        custom_id=f"{address}:{button.word}",
    )


def _select(address: str, select: Select) -> "ui.Select[ui.LayoutView]":
    return ui.Select(
        custom_id=f"{address}:{select.word}",
        placeholder=shortened(select.placeholder, PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        options=[_option(option) for option in select.options],
    )


def _role_menu(address: str, menu: RoleMenu) -> "ui.RoleSelect[ui.LayoutView]":
    return ui.RoleSelect(
        custom_id=f"{address}:{menu.word}",
        placeholder=shortened(menu.placeholder, PLACEHOLDER),
        default_values=[
            discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role)
            for role in (menu.chosen,)
            if role is not None
        ],
    )


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=shortened(option.label, OPTION_TEXT),
        value=option.value,
        description=shortened(option.description, OPTION_TEXT) or None,
        emoji=option.emoji,
        default=option.chosen,
    )


LARGEST = 8 * 1024 * 1024
"""Bytes of a record that is attached as it is: a message with its pictures may have 10 MiB."""


def attached(name: str, record: bytes) -> Attached:
    """A record, or whatever somebody takes home, as a file that Discord takes."""
    if len(record) <= LARGEST:
        return Attached(name, record)
    return Attached(f"{name}.gz", packed(record))
