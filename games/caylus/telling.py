"""What all events of a game of Caylus have in common: their fields' vocabularies, and how they are told."""

from typing import Annotated, ClassVar, TypeAlias

from games.core.messages import said
from games.core.model import Event, Key, Message, Of

Cube: TypeAlias = Annotated[Key, Of("cube")]
CubeCounts: TypeAlias = Annotated[tuple[tuple[Key, int], ...], Of("cube")]
Place: TypeAlias = Annotated[Key, Of("building")]
Places: TypeAlias = Annotated[tuple[Key, ...], Of("building")]
Section: TypeAlias = Annotated[Key, Of("section")]
Line: TypeAlias = Annotated[Key, Of("line")]


class CaylusEvent(Event, frozen=True):
    """An event of this game."""

    game: ClassVar[str] = "caylus"


def said_of(id: str, event: CaylusEvent, *names: str) -> Message:
    """The sentence with these of the event's fields in it."""
    whole = said(f"caylus-event-{id}", event)
    return Message(whole.id, tuple([arg for arg in whole.args if arg[0] in names]))
