"""Refusals are told apart by their types."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.model import errors
from bot.model.errors import TableError

ROOT = Path(__file__).parents[2]


def raised(tree: ast.AST) -> Iterator[str]:
    """Names of the errors that a module raises."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and node.exc is not None:
            names = [part.id for part in ast.walk(node.exc) if isinstance(part, ast.Name)]
            yield from names[:1]


def test_every_refusal_has_a_kind() -> None:
    """Nothing raises the base, and every kind is raised somewhere."""
    found = {
        name
        for path in (ROOT / "bot").rglob("*.py")
        for name in raised(ast.parse(path.read_text("utf-8")))
    }
    kinds = {
        name
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, TableError)
    }

    assert found & kinds == kinds - {"TableError"}


def test_no_code_looks_at_the_words_of_a_refusal() -> None:
    """Messages are for people; code looks at the type."""
    handlers = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "bot").rglob("*.py")
        for handler in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(handler, ast.ExceptHandler) and handler.name
        for node in ast.walk(handler)
        if isinstance(node, ast.Compare) and f"{handler.name}.message" in ast.unparse(node)
    ]

    assert handlers == []
