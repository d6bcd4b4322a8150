"""Puerto Rico's things in words, as the pictures and texts need them."""

from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, GOODS, Counts
from render.core.contract import Words
from render.core.names import Vocabulary

GAME: Key = "puerto-rico"


class _Things(Vocabulary):
    """Places are called by the building or tile that they are, barrels by their good."""

    def id(self, kind: str, key: Key) -> str:
        """The Fluent id of a thing."""
        if kind == "barrel":
            return super().id("good", key)
        if kind == "place" and key in BUILDINGS:
            return super().id("building", key)
        return super().id(kind, key)


term = _Things(GAME)
"""A thing of the game by its kind and key."""


def tile_name(words: Words, kind: Key) -> str:
    """An island tile in brief: a plantation by its good."""
    return term(words, "good" if kind in GOODS else "tile", kind)


def effect(words: Words, kind: Key) -> str:
    """What a building is good for, in a few words."""
    return words(f"puerto-rico-effect-{kind.replace('_', '-')}")


def goods_in_words(words: Words, counts: Counts) -> str:
    """Barrels with their amounts; a dash for none."""
    named = [
        words(f"{term.id('good', good)}.counted", count=count)
        for good, count in zip(GOODS, counts, strict=True)
        if count
    ]
    return ", ".join(named) or "–"
