"""San Juan's things in words, as the pictures and texts need them."""

from games.core.model import Key, Seat
from games.san_juan.content import CARDS
from render.core.contract import Scene, Words
from render.core.listing import listed
from render.san_juan.tile import Card


def term(words: Words, kind: str, key: Key) -> str:
    """A thing of the game by its kind and key."""
    return words(f"san-juan-{kind}-{key.replace('_', '-')}")


def effect(words: Words, key: Key) -> str:
    """What a card does, in a few words."""
    return words(f"san-juan-card-{key.replace('_', '-')}.effect")


def kind_of(key: Key) -> str:
    """Which look a card has: its good, or its sort."""
    card = CARDS[key]
    return card.good if card.good is not None else card.sort


def printed(words: Words, key: Key) -> Card:
    """What is printed on a card, in the reader's language."""
    card = CARDS[key]
    points = None if card.sort == "six" else card.points
    return Card(key, kind_of(key), term(words, "card", key), card.cost, points)


def names_of(scene: Scene, seats: tuple[Seat, ...]) -> str:
    """The players' names as one phrase."""
    return listed(scene.words, [scene.names[seat] for seat in seats])
