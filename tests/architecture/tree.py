"""The project's own files, as the tests of this folder look at them."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "render", "bot", "tests")
FOREIGN = {".git", ".venv", "var", "__pycache__", "node_modules"}
"""Folders that hold nothing written here, as far as git ignores no more."""


def files(*suffixes: str, under: tuple[str, ...] = ("",)) -> Iterator[Path]:
    """Files of the project with one of these suffixes, in a settled order."""
    for folder in under:
        for path in sorted((ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT).parts
            caches = any(part in FOREIGN or part.endswith("_cache") for part in parts)
            if path.suffix in suffixes and path.is_file() and not caches:
                yield path


def modules(*packages: str) -> list[Path]:
    """The Python files of the packages."""
    return list(files(".py", under=packages or PACKAGES))


def shown(path: Path) -> str:
    """The path as the reader of a failure wants it."""
    return path.relative_to(ROOT).as_posix()
