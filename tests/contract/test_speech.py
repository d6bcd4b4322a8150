"""Games speak plainly: at most one colon a line, short sentences, no word for which there is a plainer one."""

from collections.abc import Iterator
from functools import cache

import pytest

from games.catalogue import GAMES
from games.core.forms import Decision
from games.core.model import Message
from games.core.story import facts_of_any
from tests import languages
from tests.contract.covering import AnyGame
from tests.contract.subjects import Case, cases
from tests.contract.walks import all_moments, story_of, walks
from tests.fluent import LANGUAGES
from tests.speaking import faults_of_line

NAMES = ("Ana", "Bruno", "Carla", "Davi", "Elisa", "Fabio")

EVERY = 8
"""Prompts, notes, ready answers, occasions and forecasts come from every eighth position, log lines from all."""


def _messages(case: Case) -> Iterator[Message]:
    """The log lines, prompts, notes, ready answers, occasions, forecasts, ends and facts of a case's games."""
    game = case.game
    for moment in all_moments(case):
        for told in moment.step.log:
            yield told.event.words()
    for moment in all_moments(case, stride=EVERY):
        for decision in game.pending(moment.state):
            yield from _asked(game, decision)
            notes = game.notes(moment.state, decision.seat)
            for note in notes.lines:
                yield from filter(None, (note.label, note.detail, note.refused))
            yield from (message for _, message in (*notes.called, *notes.confirmed))
            for ready in game.ready(moment.state, decision.seat):
                yield ready.message
            views = game.public(moment.state), game.private(moment.state, decision.seat)
            yield from filter(None, (game.occasion(views[0]), game.forecast(*views, decision)))
    for game_walk in walks(case):
        for told in game_walk.start.log:
            yield told.event.words()
        story = story_of(game_walk)
        yield from filter(None, (game.ending(story),))
        facts = (*game.facts(story), *facts_of_any(story, game.gains(story.events)))
        yield from (fact.message for fact in facts if fact.event is None)


def _asked(game: AnyGame, decision: Decision) -> Iterator[Message]:
    """The prompt for each reader, and the answer that stands until the player changes it."""
    yield decision.prompt
    yield Message(f"{decision.prompt.id}.turn", decision.prompt.args)
    if decision.stands is not None:
        yield decision.stands


@cache
def _faults(text: str, language: str) -> tuple[str, ...]:
    """What is wrong with a line: most are said at many tables."""
    return tuple(faults_of_line(text, language))


@pytest.mark.parametrize(
    "spoken", [case for case in cases() if case.game in GAMES], ids=lambda case: case.id
)
def test_what_is_said_in_a_game_is_plain(spoken: Case) -> None:
    """Every message of random games but rules and scores, to everybody and to a player, in each language."""
    said = dict.fromkeys(_messages(spoken))
    found: dict[tuple[str, str], str] = {}
    for language in LANGUAGES:
        words = languages.LANGUAGES.words(language, spoken.game, NAMES[: spoken.seats])
        for message in said:
            for reader in (None, 0):
                text = words.to(reader).say(message)
                for fault in _faults(text, language):
                    found.setdefault((message.id, fault), f"{language}: {text}")
    assert found == {}
