"""Files: self-contained, nothing put off, nothing that only exists where they were written."""

import ast
import re
import sys
from pathlib import Path

from tests.architecture.tree import ROOT, files, modules, shown

TEXT = (".py", ".md", ".toml", ".ftl", ".json", ".js", ".css", ".html", ".ini", ".mako", ".lock")
ELSEWHERE = re.compile(r"\.\./" r"shared|/work/" r"(?:shared|main)")
"""Folders of the machines on which the project was written."""
PUT_OFF = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b(?!\(#\d+\))")


def test_the_project_stands_alone() -> None:
    """No file points to a folder outside the checkout."""
    named = [ROOT / name for name in ("Makefile", ".ci/run", ".env.example")]
    assert [shown(p) for p in [*files(*TEXT), *named] if ELSEWHERE.search(p.read_text())] == []


def test_what_is_put_off_has_an_issue() -> None:
    """A note to self names its issue, as in `(#12)`."""
    assert [shown(path) for path in modules() if PUT_OFF.search(path.read_text())] == []


def test_games_need_the_standard_library_and_msgspec_only() -> None:
    """Rules run wherever Python does."""
    allowed = {"games", "msgspec"} | sys.stdlib_module_names
    strangers = {
        f"{shown(path)} imports {name}"
        for path in modules("games")
        for name in _imported(path)
        if name not in allowed
    }
    assert strangers == set()


def _imported(path: Path) -> set[str]:
    """Top-level names of everything the file imports, wherever in the file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


def test_the_service_names_no_game() -> None:
    """No game's name stands in `bot`: a new game changes no line of it."""
    folders = [path.parent.name for path in (ROOT / "games").glob("*/views.py")]
    folders.remove("core")
    assert folders, "no game was found: this test would prove nothing"
    name = re.compile("|".join(folder.replace("_", "[ _-]?") for folder in folders), re.IGNORECASE)
    own = files(".py", ".js", ".html", under=("bot",))
    assert [shown(path) for path in own if name.search(path.read_text())] == []
