"""The words of every language: the same messages with the same variables, and all can be formed."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from tests.architecture.tree import ROOT, shown

LOCALES = ROOT / "data" / "locales"
LANGUAGES = ("en", "pt-BR")
FILES = sorted({path.name for language in LANGUAGES for path in (LOCALES / language).glob("*.ftl")})


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        """Note the name."""
        self.found.add(node.id.name)


def entries(path: Path) -> list[Any]:
    """What stands in the file; nothing if the language lacks it."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    body: list[Any] = FluentParser(with_spans=False).parse(text).body
    return body


def messages(path: Path) -> dict[str, set[str]]:
    """The variables of every message and every attribute, by `name` and `name.attribute`."""
    found: dict[str, set[str]] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            patterns = {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            if entry.value is not None:
                patterns[entry.id.name] = entry.value
            for name, pattern in patterns.items():
                variables = Variables()
                variables.visit(pattern)
                found[name] = variables.found
    return found


def language_paths() -> list[Path]:
    """All word files of all languages."""
    return [path for language in LANGUAGES for path in sorted((LOCALES / language).glob("*.ftl"))]


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
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formed(language: str) -> None:
    """With its variables given, no message misses a term, a message or a function."""
    bundle = FluentBundle([language], use_isolating=False)
    wanted: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
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
