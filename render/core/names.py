"""What things and players are called in pictures and texts."""

from collections.abc import Sequence

from games.core.keys import word_of
from games.core.model import Key, Seat
from render.core.contract import Scene, Words
from render.core.fitting import PART_ENDS
from render.core.listing import listed


class Vocabulary:
    """The things of one game in words, by kind and key: ids are `<game>-<kind>-<key>`."""

    def __init__(self, game: Key) -> None:
        self.game = game

    def __call__(self, words: Words, kind: str, key: Key) -> str:
        """A thing of the game."""
        return words(self.id(kind, key))

    def id(self, kind: str, key: Key) -> str:
        """The Fluent id of a thing."""
        return f"{self.game}-{kind}-{word_of(key)}"

    def title(self, words: Words, kind: str, key: Key) -> str:
        """A thing as it begins a line."""
        text = self(words, kind, key)
        return text[:1].upper() + text[1:]


def names_of(scene: Scene, seats: tuple[Seat, ...]) -> str:
    """The players' names as one phrase."""
    return listed(scene.words, [scene.names[seat] for seat in seats])


LONG, LEAST, CUT = 14, 3, 11
"""Letters: of a name that is shortened, of a first part that stands for it, and kept of a name that has none."""


def shortened(text: str, names: Sequence[str]) -> str:
    """The text with long names by their first part, as far as that tells them apart from the other names."""
    short = {name: _first_part(name) + "…" for name in names if len(name) > LONG}
    for name in sorted(short, key=len, reverse=True):
        begin = short[name][:-1]
        if not any(other.startswith(begin) for other in names if other != name):
            text = text.replace(name, short[name])
    return text


def _first_part(name: str) -> str:
    ends = [at for at, letter in enumerate(name) if letter in PART_ENDS and LEAST <= at <= LONG]
    return name[: ends[0] if ends else CUT].rstrip()
