"""What `/rules` can explain, and how a topic is found by its name in the reader's language."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, TypeAlias

from bot.i18n.languages import Languages, LocaleWords
from bot.i18n.normalizing import normalized
from games.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any]

SUGGESTIONS = 25
"""As many as Discord shows while somebody types."""

SIMILAR = 0.75
"""How alike a mistyped name must be; below it Crane would be taken for Trader."""

OTHERWISE = 0.25
"""How much farther another name of a thing is than its own."""

LONGEST_TYPED = 100
"""Letters of what is typed that are looked at: no name is as long, and all names are compared with it."""

FOREIGN = 2.5
"""How much farther a name in another language is than the same in the reader's."""


@dataclass(frozen=True)
class Topic:
    """Something that can be explained."""

    id: str
    """Its Fluent id; what an autocomplete choice hands back."""

    kind: str
    """Its vocabulary; empty for a game as a whole."""

    label: str
    """Its name, with that of its game where several games are searched."""

    name: str
    also: tuple[str, ...]
    """What else it is called, or asked for by: the attribute `.also`, with commas between."""

    others: tuple[str, ...]
    """Its names in the other languages."""

    text: str
    """The explanation, plain text."""

    key: str = ""
    """Of the thing in its vocabulary; empty for a game as a whole."""

    game: str = ""
    """Whose topic it is; empty for a game as a whole."""


class Rules:
    """The topics of all games in all languages."""

    def __init__(self, games: Iterable[AnyGame], languages: Languages) -> None:
        self._games = tuple(games)
        self._languages = languages
        self._topics: dict[tuple[str, str | None], tuple[Topic, ...]] = {}

    def topics(self, language: str, game: str | None = None) -> tuple[Topic, ...]:
        """All topics, of one game or of all: each game as a whole first, then its topics in its order."""
        key = (language, game)
        if key not in self._topics:
            chosen = [one for one in self._games if game in (None, one.id)]
            self._topics[key] = tuple(
                topic
                for one in chosen
                for topic in self._of(language, one, is_named=len(chosen) > 1)
            )
        return self._topics[key]

    def suggestions(self, language: str, typed: str, game: str | None = None) -> Sequence[Topic]:
        """The topics whose names, in any language, are nearest to what is being typed; with nothing typed, the first.

        Names that are only similar are shown when nothing else fits.
        """
        topics = self.topics(language, game)
        wanted = normalized(typed[:LONGEST_TYPED])[:LONGEST_TYPED]
        if not wanted:
            return topics[:SUGGESTIONS]
        for distance in (_distance, _unlikeness):
            ranked = [
                (_nearest(distance, wanted, topic), place) for place, topic in enumerate(topics)
            ]
            near = sorted((far, place) for far, place in ranked if far is not None)
            if near:
                return [topics[place] for _, place in near[:SUGGESTIONS]]
        return []

    def find(self, language: str, typed: str, game: str | None = None) -> Topic | None:
        """The topic with that id, else the one with the nearest name."""
        exact = next((topic for topic in self.topics(language, game) if topic.id == typed), None)
        return exact or next(iter(self.suggestions(language, typed, game)), None)

    def _of(self, language: str, game: AnyGame, *, is_named: bool) -> Iterable[Topic]:
        """The topics of one game."""
        words = self._languages.words(language, game)
        foreign = [
            self._languages.words(name, game)
            for name in self._languages.names
            if name != words.language
        ]
        title = words(f"{game.id}-name")
        yield Topic(
            f"{game.id}-help",
            "",
            title,
            title,
            (),
            tuple(other(f"{game.id}-name") for other in foreign),
            words(f"{game.id}-help"),
        )
        for term in game.topics:
            id = game.label(term.kind, term.key).id
            name = words.beginning(words.label(term.kind, term.key))
            label = words("rules-topic", topic=name, game=title) if is_named else name
            others = tuple(
                called
                for other in foreign
                for called in (other.label(term.kind, term.key), *_also(other, id))
            )
            fact = game.fact(term.kind, term.key)
            told = [words.beginning(words.say(fact))] if fact else []
            text = "\n".join([*told, words(f"{id}.help")])
            yield Topic(
                id, term.kind, label, name, _also(words, id), others, text, term.key, game.id
            )


def _also(words: LocaleWords, id: str) -> tuple[str, ...]:
    """What else a topic is called."""
    wording = f"{id}.also"
    return tuple(words(wording).split(", ")) if words.has(wording) else ()


def _nearest(
    distance: Callable[[str, str], float | None], wanted: str, topic: Topic
) -> float | None:
    """How far the nearest of a topic's names is."""
    names = [
        (topic.name, 0.0),
        *((name, OTHERWISE) for name in topic.also),
        *((name, FOREIGN) for name in topic.others),
    ]
    measured = [(distance(wanted, normalized(name)), more) for name, more in names]
    return min((far + more for far, more in measured if far is not None), default=None)


def _distance(wanted: str, name: str) -> float | None:
    """How far a name is from what was typed, both normalized; None where it does not contain it."""
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in name.split()):
        return 2
    return 3 if wanted in name else None


def _unlikeness(wanted: str, name: str) -> float | None:
    """How much a name differs from what was mistyped, both normalized; None where it is another word."""
    candidates = {name, name[: len(wanted)], *name.split()}
    likeness = max(_likeness(wanted, candidate) for candidate in candidates)
    return 1 - likeness if likeness >= SIMILAR else None


def _likeness(wanted: str, candidate: str) -> float:
    """How alike two texts are; 0 where a glance at their lengths and letters says that it is not enough."""
    matcher = SequenceMatcher(None, wanted, candidate)
    if matcher.real_quick_ratio() < SIMILAR or matcher.quick_ratio() < SIMILAR:
        return 0.0
    return matcher.ratio()
