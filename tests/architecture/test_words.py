"""The words of every language: the same messages with the same variables, and all can be formed."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.i18n.articles import the
from tests.architecture.tree import shown
from tests.fluent import LANGUAGES, LOCALES, entries, files, messages

FILES = sorted({path.name for language in LANGUAGES for path in files(language)})

NEVER_ONE = {
    "bot-hint-clear", "bot-hint-clear-alone", "bot-hint-clear-lead", "bot-hint-even",  # with tenths, of many games
    "bot-orders.about", "bot-setup-too-many", "tables-note-too-long",  # bounds of ours
    "tables-quiet-too-long", "tables-too-many-followers", "tables-too-many-guests",
    "bot-tournament-count", "bot-tournament-terms", "bot-tournament-terms-round-robin", "bot-tournament-meets-groups",
    "tables-tournament-places", "tables-tournament-too-many",
    "bot-league-deadline", "bot-league-divisions", "bot-league-terms",
    "tables-league-movers", "tables-league-size", "tables-league-too-many",
    "render-catan-several",  # of up to three the names are told
    "caylus-label-crew",  # of one the name is told
    "bot-tournament-line", "bot-tournament-points",  # the least above none is 1.5
    "catan-dice-event-reached-goal", "catan-dice-event-took-largest-army", "catan-event-largest-army",
    "bot-robots-fill",  # one is added
    "catan-about", "catan-dice-about-two", "catan-event-longest-road", "catan-event-won",  # at least three of each
    "catan-dice-event-took-largest-army-from", "catan-dice-event-took-longest-road",
    "catan-dice-event-took-largest-army.deed", "catan-dice-event-took-largest-army-from.deed",
    "catan-dice-event-took-longest-road.deed", "catan-dice-event-took-longest-road-from.deed",
    "catan-dice-event-took-longest-road-from", "catan-dice-forecast-few",
    "catan-event-largest-army-from", "catan-event-longest-road-from",
    "catan-dice-refused-seats", "catan-refused-beginner", "core-refused-seats",  # the most players of a game
    "catan-ending", "catan-ending.you", "catan-forecast-goal", "catan-forecast-seven",
    "catan-dice-forecast-blank", "san-juan-forecast-limit",
    "caylus-event-deniers-for-gold", "caylus-event-deniers-for-points",
    "caylus-event-deniers-for-points.brief", "caylus-event-deniers-taken",
    "caylus-event-raised-by-several.brief",
    "caylus-event-income-taken", "caylus-event-line-deniers", "caylus-event-sold",  # sums that the rules name
    "caylus-prompt-sell", "caylus-prompt-smelt", "san-juan-prompt-starting-hand", "sutters-mill-event-no-progress",
    "sutters-mill-forecast-switch",  # the least card is a 2
    "sutters-mill-event-walked", "sutters-mill-event-walked.deed",  # from three on
}  # fmt: skip
"""Messages in which a number stands that is always more than one."""

REMARKABLE = re.compile("-(fact|ending)-")
"""Ids of what a finished game is remembered for: what happened once is not told."""

NAMES = {"begin", "partner", "seat"}
"""Variables that are no numbers, in messages that go on with what looks like a plural."""


def language_paths() -> list[Path]:
    """All word files of all languages."""
    return [path for language in LANGUAGES for path in files(language)]


@pytest.mark.parametrize("path", language_paths(), ids=shown)
def test_every_line_is_understood(path: Path) -> None:
    """No part of a file is junk to Fluent, which would silently drop it."""
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", FILES)
def test_languages_say_the_same(name: str) -> None:
    """Both languages have the same messages and attributes, with the same variables."""
    english, portuguese = (messages(LOCALES / language / name) for language in LANGUAGES)
    assert sorted(english) == sorted(portuguese)
    assert english == portuguese


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_once(language: str) -> None:
    """No id is given twice in a language, in one file or in two."""
    names = [
        entry.id.name
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_its_seat_fills_the_same_blanks(language: str) -> None:
    """`.you` replaces a message about a `seat`: it may leave that blank out and has no other."""
    words = {name: found for path in files(language) for name, found in messages(path).items()}
    own = {name.removesuffix(".you"): found for name, found in words.items() if ".you" in name}
    assert own, f"no message of {language} is said to its seat"

    assert [name for name, found in own.items() if words[name] - {"seat"} != found - {"seat"}] == []
    assert [name for name in own if "seat" not in words[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formed(language: str) -> None:
    """With its variables given, no message misses a term, a message or a function."""
    bundle = FluentBundle([language], functions={"THE": the}, use_isolating=False)
    wanted: dict[str, frozenset[str]] = {}
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        wanted |= messages(path)
    assert wanted, f"no words of {language}"

    problems = {}
    for name, variables in wanted.items():
        message_id, _, attribute = name.partition(".")
        message = bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        _, problems[name] = bundle.format_pattern(pattern, dict.fromkeys(variables, 2))
    assert {name: errors for name, errors in problems.items() if errors} == {}


def test_nothing_is_counted_as_one_in_portuguese() -> None:
    """The plural rules of Portuguese take 0 for `one`: "1 carta" would be said of none. `[1]` means exactly one."""
    counted = [path.name for path in files("pt-BR") if "[one]" in path.read_text("utf-8")]

    assert counted == []


def test_one_is_not_said_like_many_in_portuguese() -> None:
    """No "1 cartas": a number before a plural has a wording for one of its own, unless it is never one."""
    wrong: set[str] = set()
    excused: set[str] = set()
    for path in files("pt-BR"):
        for name, pattern in _patterns(path):
            if any(number not in NAMES for number in _unchosen(pattern, frozenset())):
                (excused if name in NEVER_ONE or REMARKABLE.search(name) else wrong).add(name)

    assert sorted(wrong) == []
    assert sorted(NEVER_ONE - excused) == [], "nothing is to be excused here any more"


def test_nobody_has_two_genders_in_brackets() -> None:
    """No "1 carta(s)" and no "um(a)" in any language: whoever reads that is read to by a form."""
    brackets = re.compile(r"\w\((?:a|o|s|as|os|es|ões)\)")
    found = [
        (path.name, line)
        for path in language_paths()
        for line in path.read_text("utf-8").splitlines()
        if brackets.search(line)
    ]

    assert found == []


def _patterns(path: Path) -> Iterator[tuple[str, Any]]:
    """What every message and attribute of a file says, by `name` and `name.attribute`."""
    for entry in entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _unchosen(pattern: Any, chosen: frozenset[str]) -> Iterator[str]:
    """Variables that a plural follows and by which no wording is chosen."""
    for here, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(here, ast.Placeable):
            continue
        told = here.expression
        if isinstance(told, ast.SelectExpression):
            by = told.selector
            more = {by.id.name} if isinstance(by, ast.VariableReference) else set()
            for variant in told.variants:
                yield from _unchosen(variant.value, chosen | more)
        elif isinstance(told, ast.VariableReference) and told.id.name not in chosen:
            text = after.value if isinstance(after, ast.TextElement) else ""
            if re.match(r"\s+(?:de )?\w+s\b", text):
                yield told.id.name
