"""What things and players are called in pictures and texts."""

from games.core.keys import word_of
from games.core.model import Key, Seat
from render.core.contract import Scene, Words
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
