"""What a page may ask for: one request type per deed, each typed, and what answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import simcord
from simcord import BackendError, OptionError, SetupError

from bot.playground.commands import (
    ChoiceView,
    CommandView,
    OptionValueError,
    Value,
    choices,
    commands,
    typed,
)
from bot.playground.inside import Wire
from bot.playground.snapshot import exact
from bot.playground.world import LANGUAGES, SKIP_PATIENCE, Form, Seat, World

BUTTON, USERS, ROLES, CHANNELS, MENTIONABLES = 2, 5, 6, 8, 7
LONGEST_SKIP = 7 * 86_400


class Deed(msgspec.Struct, frozen=True, tag_field="do"):
    """Something a seat does."""

    seat: str


class PressButton(Deed, frozen=True, tag="press"):
    """Press a button of a message."""

    place: str
    message: str
    custom_id: str


class Choose(Deed, frozen=True, tag="choose"):
    """Choose in a menu of a message."""

    place: str
    message: str
    custom_id: str
    kind: int
    values: list[str]


class Field(msgspec.Struct, frozen=True):
    """A filled field of a form: `kind` is Discord's component type."""

    kind: int
    value: str | bool | list[str]


class Submit(Deed, frozen=True, tag="submit"):
    """Send a form."""

    form: str
    fields: dict[str, Field]


class Use(Deed, frozen=True, tag="use"):
    """Use a slash command."""

    place: str
    command: str
    options: dict[str, Value]


class Complete(Deed, frozen=True, tag="complete"):
    """Type into an option that the bot completes."""

    place: str
    command: str
    option: str
    text: str
    options: dict[str, Value]


class Say(Deed, frozen=True, tag="say"):
    """Send an ordinary message."""

    place: str
    text: str


class Dismiss(Deed, frozen=True, tag="dismiss"):
    """Put an ephemeral message away."""

    message: str


class Speak(Deed, frozen=True, tag="speak"):
    """Choose the language of a seat."""

    locale: str


class Skip(Deed, frozen=True, tag="skip"):
    """Let time pass."""

    seconds: int


AnyDeed = PressButton | Choose | Submit | Use | Complete | Say | Dismiss | Speak | Skip


class PageAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the page is told: nothing when all went well."""

    failed: bool = False
    """The bot did not answer in time."""
    error: str = ""
    """Why this cannot be done."""
    option: str = ""
    """The option at fault."""
    form: str = ""
    """The key of the form that opened, for `Submit`."""
    modal: Wire | None = None
    choices: list[ChoiceView] | None = None


class ImpossibleError(Exception):
    """Nobody could do this: the place, message or form is not there."""


async def answer(world: World, deed: AnyDeed) -> PageAnswer:
    """Do a deed and tell the page how it went."""
    try:
        return await _do(world, _seat(world, deed.seat), deed)
    except OptionValueError as bad:
        return PageAnswer(error="option", option=bad.option)
    except OptionError as bad:
        return PageAnswer(error=str(bad), option=bad.option or "")
    except (ImpossibleError, SetupError, BackendError, OverflowError, ValueError) as refusal:
        return PageAnswer(error=str(refusal))


def _seat(world: World, seat_id: str) -> Seat:
    seat = world.seats.get(int(seat_id))
    if seat is None:
        raise ImpossibleError("nobody sits there")
    return seat


async def _do(world: World, seat: Seat, deed: AnyDeed) -> PageAnswer:
    match deed:
        case PressButton() | Choose():
            return await _touch(world, seat, deed)
        case Submit():
            return await _submit(world, seat, deed)
        case Use():
            return await _use(world, seat, deed)
        case Complete():
            return await _complete(world, seat, deed)
        case Say():
            await world.say(seat, _place(world, seat, deed.place), deed.text)
        case Dismiss():
            seat.dismissed.add(int(deed.message))
        case Speak():
            seat.has_chosen = True
            seat.locale = deed.locale if deed.locale in LANGUAGES else LANGUAGES[0]
        case Skip():
            await world.pass_time(min(max(deed.seconds, 0), LONGEST_SKIP), SKIP_PATIENCE)
    world.changed()
    return PageAnswer()


def _place(world: World, seat: Seat, place: str) -> simcord.ChannelHandle:
    channel = world.channel(seat, int(place))
    if channel is None:
        raise ImpossibleError("this place is gone")
    return channel


async def _touch(world: World, seat: Seat, deed: PressButton | Choose) -> PageAnswer:
    """Press a button or choose in a menu."""
    channel = _place(world, seat, deed.place)
    message = world.inside.message(channel.id, int(deed.message))
    who = seat.at(channel)

    async def touch() -> None:
        if not world.inside.has_control(channel.id, message.id, deed.custom_id):
            await world.inside.touch_gone(who, channel.id, message.id, _said(deed))
        elif isinstance(deed, PressButton):
            await who.click(message, custom_id=deed.custom_id)
        else:
            values = _values(world, deed.kind, deed.values)
            await who.select(message, values, custom_id=deed.custom_id)

    return _told(world, channel, await world.act(touch))


def _said(deed: PressButton | Choose) -> Wire:
    """What Discord tells a bot about a used control."""
    if isinstance(deed, PressButton):
        return {"custom_id": deed.custom_id, "component_type": BUTTON}
    return {"custom_id": deed.custom_id, "component_type": deed.kind, "values": deed.values}


def _values(world: World, kind: int, values: Sequence[str]) -> Sequence[object]:
    """Chosen values as SimCord takes them."""
    if kind in (USERS, MENTIONABLES):
        return world.people(values)
    if kind == ROLES:
        return [one for one in world.roles() if str(one.id) in values]
    if kind == CHANNELS:
        return [one for one in world.guild.channels.values() if str(one.id) in values]
    return values


async def _submit(world: World, seat: Seat, deed: Submit) -> PageAnswer:
    """Send a form; a refused one stays open."""
    form = world.forms.get(deed.form)
    if form is None:
        raise ImpossibleError("this form is gone")
    channel = _place(world, seat, str(form.place))
    fields = {key: _field(world, field) for key, field in deed.fields.items()}
    result = await world.act(lambda: seat.at(channel).submit_modal(form.shown, fields))
    del world.forms[deed.form]
    return _told(world, channel, result)


def _field(world: World, field: Field) -> object:
    if isinstance(field.value, list):
        return _values(world, field.kind, field.value)
    return field.value


def _command(world: World, seat: Seat, channel: simcord.ChannelHandle, key: str) -> CommandView:
    found = next((one for one in commands(world, seat, channel) if one.key == key), None)
    if found is None:
        raise ImpossibleError("no such command here")
    return found


async def _use(world: World, seat: Seat, deed: Use) -> PageAnswer:
    channel = _place(world, seat, deed.place)
    options = typed(world, _command(world, seat, channel, deed.command), deed.options)
    if channel.guild:
        return _told(
            world,
            channel,
            await world.act(lambda: seat.member.slash(channel, deed.command, **options)),
        )
    return _told(
        world, channel, await world.act(lambda: seat.member.user.slash(deed.command, **options))
    )


async def _complete(world: World, seat: Seat, deed: Complete) -> PageAnswer:
    channel = _place(world, seat, deed.place)
    filled = _fitting(world, _command(world, seat, channel, deed.command), deed.options)
    told = (deed.command, deed.option, deed.text)
    if channel.guild:
        result = await world.act(lambda: seat.member.autocomplete(channel, *told, **filled))
    else:
        result = await world.act(lambda: seat.member.user.autocomplete(*told, **filled))
    offered = result.autocomplete_choices if result else None
    return PageAnswer(failed=offered is None, choices=choices(offered or [], seat.locale))


def _fitting(world: World, command: CommandView, options: Mapping[str, Value]) -> dict[str, object]:
    """The options filled so far, without those that are not yet finished."""
    fitting: dict[str, object] = {}
    for key, value in options.items():
        try:
            fitting |= typed(world, command, {key: value})
        except OptionValueError:
            continue
    return fitting


def _told(
    world: World, channel: simcord.ChannelHandle, result: simcord.InteractionResult | None
) -> PageAnswer:
    """What came of an interaction: a form, a failure, or what the page sees by itself."""
    if result is None:
        return PageAnswer(failed=True)
    if result.modal is None:
        return PageAnswer()
    return PageAnswer(form=world.keep_form(Form(result, channel.id)), modal=exact(result.modal))
