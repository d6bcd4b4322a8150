"""The words of every language: the same messages with the same variables, and all can be formed."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.architecture.tree import shown
from tests.fluent import LANGUAGES, LOCALES, entries, files, messages

FILES = sorted({path.name for language in LANGUAGES for path in files(language)})


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
    bundle = FluentBundle([language], use_isolating=False)
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
