"""The words of a language as they are written: which messages there are, and which variables stand in them."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from bot.runtime.locales import LANGUAGES, LOCALES

__all__ = ["LANGUAGES", "LOCALES", "entries", "files", "messages"]


class _Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        """Note the name."""
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    """The word files of a language."""
    return sorted((LOCALES / language).glob("*.ftl"))


def entries(path: Path) -> list[Any]:
    """What stands in the file; nothing if the language lacks it."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    body: list[Any] = FluentParser(with_spans=False).parse(text).body
    return body


def messages(path: Path) -> dict[str, frozenset[str]]:
    """The variables of every message and every attribute, by `name` and `name.attribute`."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(pattern: Any) -> frozenset[str]:
    """The variables of a pattern."""
    variables = _Variables()
    variables.visit(pattern)
    return frozenset(variables.found)
