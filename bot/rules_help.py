"""What `/rules` can explain, and how a topic is found by its name in the reader's language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from bot.folding import folded
from bot.locale import Languages
from games.core.game import Game

SUGGESTIONS = 25
"""As many as Discord shows while somebody types."""

SIMILAR = 0.6
"""How alike a mistyped name must be."""


@dataclass(frozen=True)
class Topic:
    """Something that can be explained."""

    id: str
    """Its Fluent id; what an autocomplete choice hands back."""

    label: str
    """Its name, with that of its game where there are several games."""

    name: str
    text: str
    """The explanation, plain text."""


class Rules:
    """The topics of all games in all languages."""

    def __init__(self, games: Iterable[Game[Any, Any, Any]], languages: Languages) -> None:
        self._games = tuple(games)
        self._languages = languages
        self._topics: dict[tuple[str, str | None], tuple[Topic, ...]] = {}

    def topics(self, language: str, game: str | None = None) -> tuple[Topic, ...]:
        """All topics, of one game or of all: each game as a whole first, then its topics in its order."""
        key = (language, game)
        if key not in self._topics:
            chosen = [one for one in self._games if game in (None, one.id)]
            self._topics[key] = tuple(topic for one in chosen for topic in self._of(language, one))
        return self._topics[key]

    def suggestions(self, language: str, typed: str, game: str | None = None) -> Sequence[Topic]:
        """The topics whose names are nearest to what is being typed; with nothing typed, the first ones."""
        topics = self.topics(language, game)
        wanted = folded(typed)
        if not wanted:
            return topics[:SUGGESTIONS]
        ranked = [
            (_distance(wanted, folded(topic.name)), place) for place, topic in enumerate(topics)
        ]
        near = sorted((distance, place) for distance, place in ranked if distance is not None)
        return [topics[place] for _, place in near[:SUGGESTIONS]]

    def find(self, language: str, typed: str, game: str | None = None) -> Topic | None:
        """The topic with that id, else the one with the nearest name."""
        exact = next((topic for topic in self.topics(language, game) if topic.id == typed), None)
        return exact or next(iter(self.suggestions(language, typed, game)), None)

    def _of(self, language: str, game: Game[Any, Any, Any]) -> Iterable[Topic]:
        """The topics of one game."""
        words = self._languages.words(language, game)
        title = words(f"{game.id}-name")
        yield Topic(f"{game.id}-help", title, title, words(f"{game.id}-help"))
        for term in game.topics:
            id = game.label(term.kind, term.key).id
            name = words.label(term.kind, term.key)
            several = len(self._games) > 1
            label = words("rules-topic", topic=name, game=title) if several else name
            yield Topic(id, label, name, words(f"{id}.help"))


def _distance(wanted: str, name: str) -> float | None:
    """How far a name is from what was typed, both folded; None where they have nothing to do with each other."""
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in name.split()):
        return 2
    if wanted in name:
        return 3
    candidates = [name, name[: len(wanted)], *name.split()]
    likeness = max(SequenceMatcher(None, wanted, candidate).ratio() for candidate in candidates)
    return 5 - likeness if likeness >= SIMILAR else None
