"""Readable lines for whole games kept as text: actions, what is told, fields, score sheets."""

from collections.abc import Callable, Iterable

import msgspec

from games.core.forms import verb
from games.core.model import Action, Event, ScoreSheet, Told

Word = Callable[[str, object], str]
"""A field's name and value in one word."""


def word(_name: str, value: object) -> str:
    """A field: `2xwell,tower` for amounts, `well,well` for cards."""
    if not isinstance(value, tuple):
        return str(value)
    parts = [f"{part[1]}x{part[0]}" if isinstance(part, tuple) else str(part) for part in value]
    return ",".join(parts) or "none"


def fields(value: msgspec.Struct, write: Word = word) -> str:
    """The fields of a value, each in one word."""
    return " ".join(
        f"{name}={write(name, one)}" for name, one in msgspec.structs.asdict(value).items()
    )


def action_words(action: Action, write: Word = word) -> str:
    """Verb and choices."""
    return f"{verb(type(action))} {fields(action, write)}".rstrip()


def log_lines(log: Iterable[Told], write: Word = word) -> list[str]:
    """What is told, whispers with their hearers."""
    lines = []
    for one in log:
        hearers = "" if one.to is None else f" ({', '.join(map(str, one.to))} only)"
        lines.append(f"   > {tag(one.event)}{hearers} {fields(one.event, write)}".rstrip())
    return lines


def tag(event: Event) -> str:
    """The event by its tag."""
    return str(type(event).__struct_config__.tag)


def sheet_line(sheet: ScoreSheet) -> str:
    """A seat's points, line by line."""
    rows = " ".join(f"{line.label.key}={line.points}" for line in sheet.lines)
    return f"{sheet.seat}: {sheet.total} = {rows}"
