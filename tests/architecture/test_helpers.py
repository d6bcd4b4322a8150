"""Test files hold tests; what several of them need has a file of its own."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_no_test_file_is_imported() -> None:
    """So a test file can be read, moved and deleted alone."""
    importing = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "tests").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module is not None
        and node.module.startswith("tests.")
        and node.module.rpartition(".")[2].startswith("test_")
    ]

    assert importing == []
