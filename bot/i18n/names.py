"""What people are called, so that their names can stand in any sentence, picture and line."""

import re
import unicodedata
from collections.abc import Iterable

from bot.i18n.normalizing import normalized

LONGEST_NAME = 32
"""Letters that Discord allows."""

ROBOTS = ("Amelia", "Barnaby", "Clara", "Dunstan", "Edith", "Felix", "Greta", "Hugo")
"""Names of robots, in the order of their numbers; more than any table seats."""

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by Unicode's book that show as nothing."""

_BREAKS = {"Cc", "Zl", "Zp", "Zs"}
"""Categories that part words: controls, separators of lines, paragraphs and words."""

_UNSEEN = {"Cf", "Cn", "Co", "Cs"}
"""Categories that show as nothing, as anything, or turn the text after them around."""

_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
"""What makes a link of the text after it."""

_INVITATION = re.compile(r"(discord(?:app)?\.(?:gg|com))/", re.IGNORECASE)
"""What makes an invitation of it, also without a scheme."""


_COMMAND = re.compile(r"(?<!\w)/+(?=\w)")
"""What makes a command of it, which we write as a mention five times as long."""


def cleaned(name: str) -> str:
    """The name in one line of signs that can be seen, without links and commands; perhaps nothing is left of it."""
    seen = "".join(
        " " if unicodedata.category(sign) in _BREAKS or sign in _BLANKS else sign
        for sign in name
        if unicodedata.category(sign) not in _UNSEEN
    )
    while (plain := _INVITATION.sub(r"\1 ", _SCHEME.sub("", seen))) != seen:
        seen = plain
    return " ".join(_COMMAND.sub("", plain).split())[:LONGEST_NAME].rstrip()


def robot_name(number: int) -> str:
    """What the robot of that number is called at its table, in every language."""
    return ROBOTS[(number - 1) % len(ROBOTS)]


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The names, with a number behind each that reads like one before it."""
    told: list[str] = []
    taken = set[str]()
    for name in names:
        own, number = name, 1
        while normalized(own) in taken:
            number += 1
            own = f"{name} ({number})"
        taken.add(normalized(own))
        told.append(own)
    return tuple(told)
