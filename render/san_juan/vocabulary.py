"""San Juan's things in words, as the pictures and texts need them."""

from games.core.model import Key, Message
from games.san_juan.content import CARDS
from render.core.contract import Words
from render.core.names import Vocabulary
from render.san_juan.looks import kind_of
from render.san_juan.plot import Card

term = Vocabulary("san-juan")
"""A thing of the game by its kind and key."""


def effect(words: Words, key: Key) -> str:
    """What a card does, in a few words."""
    return words(f"san-juan-card-{key.replace('_', '-')}.effect")


def printed(words: Words, key: Key) -> Card:
    """What is printed on a card, in the reader's language."""
    card = CARDS[key]
    points = None if card.sort in ("six", "cathedral") else card.points
    brief = words.brief(Message(term.id("card", key)))
    return Card(key, kind_of(key), term(words, "card", key), card.cost, points, brief)
