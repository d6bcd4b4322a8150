"""What Discord refuses (or shows badly) although its OpenAPI description allows it.

The figures are Discord's, but for the two marked as ours: above them its service has been seen to fail
without saying why.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Json = Any
"""What `json.loads` returns."""

COMPONENTS = 40
TEXT = 4_000
CONTENT = 2_000
MODAL_PARTS = 5
COMMAND_TEXT = 8_000
BYTES = 8_000
"""Ours: about 10,170 bytes of components answer with an error 500."""
OPTIONS = 100
"""Ours: menus with more than 119 options together fail."""

V2 = 1 << 15
ROW, BUTTON, STRING_SELECT, INPUT, TEXT_DISPLAY = 1, 2, 3, 4, 10
SELECTS = {STRING_SELECT, 5, 6, 7, 8}
LINK, PREMIUM = 5, 6

MESSAGE_ROUTES = {
    "/channels/{channel_id}/messages",
    "/channels/{channel_id}/messages/{message_id}",
    "/webhooks/{webhook_id}/{webhook_token}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
}
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMAND_LISTS = {
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
}


def broken_rules(template: str, method: str, body: Json) -> Iterator[str]:
    """Sentences for every rule that the request breaks."""
    if template in COMMAND_LISTS and isinstance(body, list):
        yield from _broken_by_commands(body)
    if not isinstance(body, dict):
        return
    if template in MESSAGE_ROUTES:
        yield from _broken_by_message(body, is_new=method == "post")
    elif template == CALLBACK and isinstance(data := body.get("data"), dict):
        match body.get("type"):
            case 4 | 5:
                yield from _broken_by_message(data, is_new=True)
            case 6 | 7:
                yield from _broken_by_message(data, is_new=False)
            case 9:
                yield from _broken_by_modal(data)


def _broken_by_message(message: Json, *, is_new: bool) -> Iterator[str]:
    components = message.get("components") or []
    parts = list(_parts(components))
    is_v2 = bool((message.get("flags") or 0) & V2)
    if len(message.get("content") or "") > CONTENT:
        yield f"content: more than {CONTENT} characters"
    if len(parts) > COMPONENTS:
        yield f"components: {len(parts)} with those inside others, {COMPONENTS} are allowed"
    if (
        sum(len(part.get("content", "")) for part in parts if part.get("type") == TEXT_DISPLAY)
        > TEXT
    ):
        yield f"components: more than {TEXT} characters of text together"
    if sum(len(text.encode()) for text in _strings(components)) > BYTES:
        yield f"components: more than {BYTES} bytes of text"
    if sum(len(part.get("options") or ()) for part in parts) > OPTIONS:
        yield f"components: more than {OPTIONS} options"
    if is_v2 and (message.get("content") or message.get("embeds")):
        yield "flags: a message of components has neither content nor embeds"
    if is_new and not is_v2 and any(part.get("type") != ROW for part in components):
        yield "flags: the components need the flag IS_COMPONENTS_V2"
    yield from _broken_by_parts(parts)
    yield from _broken_by_files(message, components, is_new=is_new, is_v2=is_v2)


def _broken_by_modal(modal: Json) -> Iterator[str]:
    components = modal.get("components") or []
    if len(components) > MODAL_PARTS:
        yield f"components: {len(components)} parts, a modal has at most {MODAL_PARTS}"
    yield from _broken_by_parts(list(_parts(components)))


def _broken_by_parts(parts: list[Json]) -> Iterator[str]:
    """What is wrong with single components, and between them."""
    for name in _twice(part.get("custom_id") for part in parts):
        yield f"components: the custom id {name!r} stands twice"
    for part in parts:
        for problem in _PART_RULES.get(part.get("type"), _nothing)(part):
            yield f"{part.get('custom_id') or 'component'}: {problem}"


def _nothing(_: Json) -> Iterable[str]:
    return ()


def _broken_by_row(row: Json) -> Iterator[str]:
    inside = row.get("components") or []
    if len(inside) > 1 and any(part.get("type") in SELECTS for part in inside):
        yield "a menu stands alone in its row"


def _broken_by_button(button: Json) -> Iterator[str]:
    style = button.get("style")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield "a button has a label or an emoji"
    if (style == LINK) != bool(button.get("url")):
        yield "a button of style 5, and no other, has an address"
    if (style in {LINK, PREMIUM}) == bool(button.get("custom_id")):
        yield "a button has a custom id, unless it is a link"


def _broken_by_select(select: Json) -> Iterator[str]:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    options = select.get("options") or []
    if least > most:
        yield f"min_values {least} is above max_values {most}"
    if select.get("type") != STRING_SELECT:
        return
    if most > len(options):
        yield f"max_values {most} is above the {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options are chosen beforehand than max_values"
    for value in _twice(option.get("value") for option in options):
        yield f"the option {value!r} stands twice"


def _broken_by_input(field: Json) -> Iterator[str]:
    most = field.get("max_length") or TEXT
    if (field.get("min_length") or 0) > most:
        yield "min_length is above max_length"
    if len(field.get("value") or "") > most:
        yield "the text given beforehand is longer than max_length"


_PART_RULES: dict[int | None, Callable[[Json], Iterable[str]]] = {
    ROW: _broken_by_row,
    BUTTON: _broken_by_button,
    INPUT: _broken_by_input,
    **dict.fromkeys(SELECTS, _broken_by_select),
}


def _broken_by_files(
    message: Json, components: Json, *, is_new: bool, is_v2: bool
) -> Iterator[str]:
    """Files that nothing shows, and pictures of files that are not there, where that can be known."""
    attachments = message.get("attachments")
    if attachments is None and not is_new:
        return  # an edit that keeps the files it does not name
    names = [attachment.get("filename") for attachment in attachments or ()]
    embedded = _strings([components, message.get("embeds") or []])
    shown = {
        text.removeprefix("attachment://") for text in embedded if text.startswith("attachment://")
    }
    for name in _twice(names):
        yield f"attachments: two files are called {name!r}"
    if None not in names:  # a kept file is named by its id alone
        for name in sorted(shown - set(names)):
            yield f"components: there is no file {name!r}"
    if is_v2:
        for name in sorted({name for name in names if name} - shown):
            yield f"attachments: nothing shows the file {name!r}"


def _broken_by_commands(commands: list[Json]) -> Iterator[str]:
    for name in _twice((command.get("name"), command.get("type")) for command in commands):
        yield f"commands: {name!r} stands twice"
    for command in commands:
        length = _command_length(command)
        if length > COMMAND_TEXT:
            yield f"/{command.get('name')}: {length} characters, {COMMAND_TEXT} are allowed"
        if command.get("type", 1) == 1:
            yield from _broken_by_names(command, f"/{command.get('name')}")


def _broken_by_names(command: Json, place: str) -> Iterator[str]:
    """Names that Discord refuses, and required options behind optional ones, at every depth."""
    for name in [command.get("name"), *(command.get("name_localizations") or {}).values()]:
        if not re.fullmatch(r"[-_'\w]{1,32}", str(name)) or str(name) != str(name).lower():
            yield f"{place}: {name!r} is no command or option name"
    options = command.get("options") or []
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{place}: a required option stands behind an optional one"
    for name in _twice(option.get("name") for option in options):
        yield f"{place}: the option {name!r} stands twice"
    for option in options:
        yield from _broken_by_names(option, f"{place} {option.get('name')}")


def _command_length(command: Json) -> int:
    """Characters of names, descriptions and choices; of each field its longest language."""
    own = sum(
        max(
            map(
                len,
                [
                    str(command.get(field) or ""),
                    *(command.get(f"{field}_localizations") or {}).values(),
                ],
            )
        )
        for field in ("name", "description")
    )
    value = command.get("value")
    inner = [*(command.get("options") or ()), *(command.get("choices") or ())]
    return own + (len(value) if isinstance(value, str) else 0) + sum(map(_command_length, inner))


def _parts(components: Iterable[Json]) -> Iterator[Json]:
    """All components, with those inside others."""
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        inner = [
            *(component.get("components") or ()),
            component.get("accessory"),
            component.get("component"),
        ]
        yield from _parts(inner)


def _strings(value: Json) -> Iterator[str]:
    """All texts inside."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)


def _twice(values: Iterable[Any]) -> list[Any]:
    """Values that stand there more than once; None does not count."""
    return [value for value, count in Counter(values).items() if count > 1 and value is not None]
