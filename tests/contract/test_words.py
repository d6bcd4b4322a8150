"""Words: everything that a game says has a message in every language, with exactly the blanks that are filled."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal, TypeAlias, get_args, get_origin, get_type_hints

import pytest

from games.catalogue import GAMES
from games.core.flow import Reopen
from games.core.forms import Decision, Field, Split, verb
from games.core.model import Key, Message, Notes, Ready, Term, Terms
from tests import languages
from tests.contract.covering import AnyGame, covering
from tests.contract.subjects import Case, cases
from tests.contract.walks import all_moments, walks
from tests.fluent import LANGUAGES, files, messages

SENTENCE = re.compile(r"[.!?](?= |$)")

LESSON = 260
"""Letters of what is said about a question: two short sentences."""

Said: TypeAlias = tuple[str, frozenset[str]]
"""A message, or `message.attribute`, and the names of what fills it."""


@cache
def written(language: str) -> dict[str, frozenset[str]]:
    """The variables of every message and attribute of a language."""
    return {name: found for path in files(language) for name, found in messages(path).items()}


@cache
def said_in(case: Case) -> set[Said]:
    """Everything that is said in the games of the case."""
    game = case.game
    said: set[Said] = set()
    for moment in all_moments(case):
        for told in moment.step.log:
            said.update(_message(game, told.event.words()))
        for decision in game.pending(moment.state):
            said.update(_decision(game, decision))
    for moment in all_moments(case, stride=3):
        for decision in game.pending(moment.state):
            said.update(_notes(game, game.notes(moment.state, decision.seat)))
            said.update(_ready(game, game.ready(moment.state, decision.seat)))
    for game_walk in walks(case):
        for told in game_walk.start.log:
            said.update(_message(game, told.event.words()))
        for sheet in game.scores(game_walk.end):
            for line in (*sheet.lines, *sheet.tie_breaks):
                said.update(_term(game, line.label.kind, line.label.key))
    return said


def _message(game: AnyGame, message: Message) -> Iterator[Said]:
    """A message and the terms that stand in it."""
    yield message.id, frozenset(name for name, _ in message.args)
    for _, value in message.args:
        if isinstance(value, Term):
            yield from _term(game, value.kind, value.key)
        elif isinstance(value, Terms):
            for key, _ in value.amounts:
                yield from _term(game, value.kind, key)


def _term(game: AnyGame, kind: str, key: Key) -> Iterator[Said]:
    """The label of a term."""
    yield from _message(game, game.label(kind, key))


def _decision(game: AnyGame, decision: Decision) -> Iterator[Said]:
    """The prompt and what explains it, the verbs, the fields and their keys."""
    yield from _message(game, decision.prompt)
    if any(offer.action is not Reopen for offer in decision.offers):
        yield f"{decision.prompt.id}.lesson", frozenset()
    yield f"{decision.prompt.id}.turn", frozenset()
    if decision.stands is not None:
        yield from _message(game, decision.stands)
    for offer in decision.offers:
        tag = verb(offer.action).replace("_", "-")
        owner = "core" if offer.action is Reopen else game.id
        yield f"{owner}-verb-{tag}", frozenset()
        if offer.confirm:
            yield f"{owner}-verb-{tag}.confirm", frozenset()
        for field in offer.fields:
            yield f"{game.id}-field-{tag}-{field.name.replace('_', '-')}", frozenset()
            for key in _keys(field):
                yield from _term(game, field.kind, key)


def _keys(field: Field) -> tuple[Key, ...]:
    """The keys of a field."""
    return tuple(row.key for row in field.rows) if isinstance(field, Split) else field.keys


def _notes(game: AnyGame, notes: Notes) -> Iterator[Said]:
    """Headings, details, refusals."""
    for line in notes.lines:
        if line.group is not None:
            yield from _term(game, line.group.kind, line.group.key)
        if line.cost is not None:
            yield f"{game.id}-cost", frozenset({"cost"})
        if line.gain is not None:
            yield f"{game.id}-gain", frozenset({"gain"})
        for message in (line.label, line.detail, line.refused):
            if message is not None:
                yield from _message(game, message)
    for _, message in (*notes.called, *notes.confirmed):
        yield from _message(game, message)


def _ready(game: AnyGame, ready: tuple[Ready, ...]) -> Iterator[Said]:
    """What the buttons of whole answers say."""
    for one in ready:
        yield from _message(game, one.message)


def said_of(game: AnyGame) -> Iterator[Said]:
    """What is said of a game outside of it: name, help, topics, options."""
    nothing: frozenset[str] = frozenset()
    for part in ("name", "help"):
        yield f"{game.id}-{part}", nothing
    for table in covering(game):
        yield from _message(game, game.about(table.seats, table.options))
    for topic in game.topics:
        label = game.label(topic.kind, topic.key)
        yield from _message(game, label)
        yield f"{label.id}.help", nothing
    for key in game.rules:
        yield from _message(game, game.label("order", key))
    for name, hint in get_type_hints(game.options).items():
        option = f"{game.id}-option-{name.replace('_', '-')}"
        yield option, nothing
        yield f"{option}.about", nothing
        for value in get_args(hint) if get_origin(hint) is Literal else ():
            yield f"{option}-{str(value).replace('_', '-')}", nothing


def check(said: set[Said], language: str) -> None:
    """Whether the language has them all, with those variables."""
    words = written(language)
    missing = sorted(id for id, _ in said if id not in words)
    assert not missing, f"not in {language}: {missing}"
    differing = [
        f"{id}: filled {sorted(names)}, written {sorted(words[id])}"
        for id, names in said
        if names != words[id]
    ]
    assert not differing, f"in {language}: {sorted(differing)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "spoken", [case for case in cases() if case.game in GAMES], ids=lambda case: case.id
)
def test_all_that_is_said_in_a_game_has_words(spoken: Case, language: str) -> None:
    """Prompts, verbs, fields, keys, notes, events and scores of random games."""
    check(said_in(spoken), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_that_is_said_of_a_game_has_words(game: AnyGame, language: str) -> None:
    """Name, help, topics and options."""
    check(set(said_of(game)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_is_explained_in_two_sentences(game: AnyGame, language: str) -> None:
    """Whoever is asked for the first time reads two short sentences, whatever is played; each says something of its own."""
    prompt = f"{game.id}-prompt-"
    ids = sorted(id for id in written(language) if id.startswith(prompt) and "." not in id)
    assert ids, f"{game.id} asks nothing"
    words = languages.LANGUAGES.words(language, game)
    told = {id: words(f"{id}.lesson") if words.has(f"{id}.lesson") else "" for id in ids}
    assert [id for id, text in told.items() if len(SENTENCE.findall(text)) != 2] == []
    assert [id for id, text in told.items() if len(text) > LESSON] == []
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_explains_a_question_is_a_topic(game: AnyGame) -> None:
    """The picture beside a lesson is one that the rules show, and stands beside a question that there is."""
    for prompt, term in game.lessons.items():
        assert f"{game.id}-prompt-{prompt}" in written(LANGUAGES[0])
        assert term in game.topics
