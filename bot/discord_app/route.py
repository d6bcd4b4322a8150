"""What a control does, and how its press is answered."""

from enum import Enum
from typing import NamedTuple

from bot.discord_app.press import Work


class ReplyMode(Enum):
    """How a press is answered."""

    ANEW = "anew"
    """With a new private message."""
    IN_PLACE = "in place"
    """By changing the private message that was pressed."""
    ASIDE = "aside"
    """By changing the private answer that was pressed, from which a button leads back; anew where others read, and under a
    direct message, which keeps its question."""
    QUIETLY = "quietly"
    """With nothing: what changes is shown to all."""
    FORM = "form"
    """Perhaps with a form, which Discord takes as the first answer only."""
    PANEL = "panel"
    """By changing the private message that was pressed: at once, if a line is all there is to say."""


class Route(NamedTuple):
    """What a verb does."""

    mode: ReplyMode
    work: Work
    everywhere: bool = False
    """Whether it works for tables whose channel the person cannot see: managers end all tables of their server, and anybody may
    stop following one."""
    renews: str = ""
    """What the answer shows: it takes away the one before it that showed the same in that place. Empty: none."""
