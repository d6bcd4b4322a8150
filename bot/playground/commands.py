"""Slash commands as a page completes them, and typed values back into what SimCord takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
import simcord

from bot.playground.inside import Wire
from bot.playground.world import Seat, World

SUBCOMMANDS = (1, 2)
INTEGER, BOOLEAN, USER, CHANNEL, MENTIONABLE, NUMBER = 4, 5, 6, 7, 9, 10


Value = str | int | float | bool
"""What a page sends for an option."""


class ChoiceView(msgspec.Struct, frozen=True):
    """A value that can be picked, under the name its reader sees; `key` is the bot's own name for it."""

    key: str
    name: str
    value: str | int | float


class OptionView(msgspec.Struct, frozen=True):
    """An option of a command."""

    key: str
    name: str
    description: str
    kind: int
    required: bool
    autocomplete: bool
    choices: list[ChoiceView]
    least: float | None
    most: float | None


class CommandView(msgspec.Struct, frozen=True):
    """A command; `key` is what Discord calls it, `name` what the reader sees."""

    key: str
    name: str
    description: str
    options: list[OptionView]


class OptionValueError(Exception):
    """A typed value that does not fit its option."""

    def __init__(self, option: str, text: str) -> None:
        super().__init__(text)
        self.option = option


def commands(world: World, seat: Seat, channel: simcord.ChannelHandle) -> list[CommandView]:
    """The commands a seat may use in a channel, in the seat's language, as the bot orders them: by use."""
    roots = sorted(world.inside.commands(channel.id, seat.id), key=lambda root: int(root["id"]))
    return [view for root in roots for view in _leaves(root, "", "", seat.locale)]


def names(world: World, seat: Seat, channel: simcord.ChannelHandle) -> dict[str, str]:
    """What the commands of a channel are called in the seat's language, by Discord's name for them."""
    return {view.key: view.name for view in commands(world, seat, channel)}


def _leaves(node: Wire, above: str, above_name: str, locale: str) -> Iterator[CommandView]:
    key = f"{above} {node['name']}".strip()
    name = f"{above_name} {said(node, 'name', locale)}".strip()
    options = node.get("options") or []
    below = [one for one in options if one["type"] in SUBCOMMANDS]
    for child in below:
        yield from _leaves(child, key, name, locale)
    if not below:
        views = [_option(one, locale) for one in options]
        yield CommandView(
            key=key, name=name, description=said(node, "description", locale), options=views
        )


def _option(wire: Wire, locale: str) -> OptionView:
    is_text = wire["type"] not in (INTEGER, NUMBER)
    return OptionView(
        key=wire["name"],
        name=said(wire, "name", locale),
        description=said(wire, "description", locale),
        kind=wire["type"],
        required=bool(wire.get("required")),
        autocomplete=bool(wire.get("autocomplete")),
        choices=choices(wire.get("choices") or [], locale),
        least=wire.get("min_length" if is_text else "min_value"),
        most=wire.get("max_length" if is_text else "max_value"),
    )


def choices(wires: list[Wire], locale: str) -> list[ChoiceView]:
    """Choices in a language."""
    return [
        ChoiceView(key=one["name"], name=said(one, "name", locale), value=one["value"])
        for one in wires
    ]


def said(wire: Wire, field: str, locale: str) -> str:
    """A field of a command in a language, else as it is."""
    return str((wire.get(f"{field}_localizations") or {}).get(locale) or wire[field])


def typed(world: World, command: CommandView, filled: Mapping[str, Value]) -> dict[str, object]:
    """Values from a page as SimCord takes them: numbers as numbers, people and places as handles."""
    kinds = {option.key: option.kind for option in command.options}
    return {key: _typed(world, key, kinds.get(key, 0), value) for key, value in filled.items()}


def _typed(world: World, key: str, kind: int, value: Value) -> object:
    try:
        if kind == INTEGER:
            return int(value)
        if kind == NUMBER:
            return float(value)
        if kind == BOOLEAN:
            return value in (True, "true")
        if kind in (USER, MENTIONABLE):
            return world.seats[int(value)].member
        if kind == CHANNEL:
            return next(one for one in world.guild.channels.values() if one.id == int(value))
    except (ValueError, KeyError, StopIteration):
        raise OptionValueError(key, str(value)) from None
    return str(value)
