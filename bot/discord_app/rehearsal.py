"""What a process that draws does before anybody waits for it.

The first picture of a game takes half a second or more, most of it for what all its pictures share; the next ones take a few
hundredths.
"""

from functools import partial

from bot.game_registry import REGISTRY, draw_first_views
from bot.i18n.speech import LANGUAGES

NAMES = ("Ana", "Bruno", "Clara", "Davi")
"""As many as every game seats. Tables of another size share most of it, and what is kept of them all would not find room."""


def rehearsal(language: str) -> tuple[partial[None], ...]:
    """The first views of every game in that language."""
    return tuple(
        partial(draw_first_views, name, NAMES, LANGUAGES.words(language, entry.game, NAMES))
        for name, entry in REGISTRY.items()
    )
