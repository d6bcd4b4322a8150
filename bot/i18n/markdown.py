"""Plain text in Discord's markdown."""

import re

_INLINE = re.compile(r"([\\`*_~|<\[\]])")
"""What begins emphasis, code, a spoiler, a mention, an emoji, a time or a link, wherever it stands."""

_AT_LINE_START = re.compile(r"^(\s*)([#>+-]|\d+(?=\.))", re.MULTILINE)
"""What begins a heading, a quotation or a list."""


def escaped(text: str) -> str:
    """The text so that Discord shows it as it is: for names and sentences that hold no markup of ours."""
    return _AT_LINE_START.sub(_defused, _INLINE.sub(r"\\\1", text))


def _defused(match: re.Match[str]) -> str:
    """The start of a line made harmless: a sign is escaped; before a number an empty sign is put."""
    blank, sign = match.groups()
    return f"{blank}\u200b{sign}" if sign[0].isdigit() else f"{blank}\\{sign}"
