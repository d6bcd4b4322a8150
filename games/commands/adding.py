"""`new`: the files of another game, copied from the reference in `tests/skeleton` under its own name."""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from games.catalogue import GAMES
from games.commands.asking import Commands
from games.commands.failure import CommandError

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = "tests/skeleton"

PYTHON = ("games", "render", "tests")
"""Folders whose packages are called as Python wants it: `san_juan`; everywhere else by the id."""


class Names(Struct, frozen=True):
    """What the new game is called where."""

    id: str
    """`san-juan`."""

    spoken: str
    """`San Juan`."""

    @property
    def folder(self) -> str:
        """`san_juan`."""
        return self.id.replace("-", "_")

    @property
    def type(self) -> str:
        """`SanJuan`."""
        return "".join([part.capitalize() for part in self.id.split("-")])

    def path(self, path: Path) -> Path:
        """Where a file of the reference stands in the new game."""
        name = self.folder if path.parts[0] in PYTHON else self.id
        return Path(*[part.replace("bazaar", name) for part in path.parts])

    def text(self, text: str) -> str:
        """What stands in it there."""
        text = text.replace("tests.skeleton.", "")
        text = re.sub(
            r"\b(games|render|tests\.games|tests\.render)\.bazaar\b", rf"\1.{self.folder}", text
        )
        text = re.sub(r"Bazaar(?=[A-Z(])|(?<=import )Bazaar\b", self.type, text)
        text = text.replace("BAZAAR", self.folder.upper()).replace("bazaar", self.id)
        return re.sub(r"Bazaar|Bazar\b", self.spoken, text)


def add_to(commands: Commands) -> None:
    """The command `new`."""
    command = commands.add_parser("new", help="write the files of another game, ready to be played")
    command.add_argument("id", metavar="ID", help="such as `san-juan`: names folders and words")
    command.add_argument("--name", metavar="NAME", help="what players call it; default: the id")
    command.set_defaults(run=_new)


def _new(asked: argparse.Namespace) -> int:
    """Write the files and say what comes next."""
    names = Names(asked.id, asked.name or asked.id.replace("-", " ").title())
    written = list(write(names, ROOT))
    print("Written:", *[f"  {path.as_posix()}" for path in written], sep="\n")
    constant = names.folder.upper()
    print(
        "Now enter it in the two lists:",
        f"  games/catalogue.py:  from games.{names.folder}.game import {constant}",
        f"                       and {constant} in GAMES",
        f"  render/catalogue.py: from render.{names.folder}.renderer import {names.type}Renderer",
        f'                       and "{names.id}": {names.type}Renderer() in RENDERERS',
        f"then: make game GAME={names.id} (docs/adding-a-game.md goes on from there).",
        sep="\n",
    )
    return 0


def write(names: Names, root: Path) -> Iterator[Path]:
    """The paths of the files as they are written. Raises `CommandError` before the first one where that cannot be."""
    if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", names.id) is None:
        raise CommandError(f"{names.id!r} is no id: small letters and digits, joined by hyphens.")
    if names.id in [game.id for game in GAMES]:
        raise CommandError(f"there is a game {names.id} already.")
    files = {names.path(path): text for path, text in _reference(root)}
    if not files:
        raise CommandError(f"{REFERENCE} is not there: the command needs the whole checkout.")
    there = [path.as_posix() for path in files if (root / path).exists()]
    if there:
        raise CommandError(f"{there[0]} is there already; nothing was written.")
    for path, text in sorted(files.items()):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(names.text(text), encoding="utf-8")
        yield path
    _tidy([root / path for path in files if path.suffix == ".py"])


def _tidy(files: list[Path]) -> None:
    """Imports in order and lines of the right length under the new name, where the developers' tools are installed."""
    if find_spec("ruff") is None:
        return
    for command in (("check", "--fix", "--select", "I"), ("format",)):
        subprocess.run(  # noqa: S603 - our own tools on files just written
            [sys.executable, "-m", "ruff", *command, "--quiet", *map(str, files)], check=True
        )


def _reference(root: Path) -> Iterator[tuple[Path, str]]:
    """The files of the reference by their path in it."""
    home = root / REFERENCE
    for file in home.rglob("*bazaar*"):
        for path in [file] if file.is_file() else file.rglob("*"):
            if path.suffix in (".py", ".toml", ".md", ".ftl"):
                yield path.relative_to(home), path.read_text(encoding="utf-8")
