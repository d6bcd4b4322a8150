"""The import rules of pyproject.toml: each of them catches what it is there for."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

LINT = "from importlinter.cli import lint_imports_command as main; main()"

SKELETON = [
    "games/__init__",
    "games/catalogue",
    "games/core/__init__",
    "games/core/model",
    "games/core/forms",
    "games/core/game",
    "games/tic/__init__",
    "games/tic/state",
    "games/tic/views",
    "games/tic/content",
    "games/tac/__init__",
    "games/tac/views",
    "render/__init__",
    "render/catalogue",
    "render/core/__init__",
    "render/tic/__init__",
    "render/tic/board",
    "bot/__init__",
    "bot/__main__",
    "bot/program",
    "bot/kits",
    "bot/release",
    "bot/processes",
    "bot/stopping",
    "bot/model",
    "bot/outcomes",
    "bot/settings",
    "bot/figures",
    "bot/quiet",
    "bot/turns",
    "bot/tempo",
    "bot/logs",
    "bot/endpoint",
    "bot/doctor/__init__",
    "bot/discord_side/__init__",
    "bot/discord_side/client",
    "bot/discord_side/screens",
    "bot/playground/__init__",
    "bot/playground/server",
    "bot/tables/__init__",
    "bot/tables/service",
    "bot/tables/clock",
    "bot/panels/__init__",
    "bot/panels/planner",
    "bot/store/__init__",
    "bot/store/database",
    "bot/drawing/__init__",
    "bot/drawing/pool",
    "bot/words/__init__",
    "bot/words/speech",
]

ALLOWED = {
    "games/tic/state": "import msgspec, hashlib, games.core.model",
    "games/core/game": "import games.core.model",
    "games/catalogue": "import games.tic.state, games.tac.views, games.core.game",
    "render/tic/board": "import PIL, games.tic.views, games.tic.content, games.core.model, games.core.forms, render.core",
    "render/catalogue": "import render.tic.board, render.core",
    "bot/kits": "import games.catalogue, render.catalogue, render.core",
    "bot/__main__": "import bot.program",
    "bot/program": "import bot.discord_side.client, bot.playground.server, bot.endpoint, bot.logs, bot.settings",
    "bot/endpoint": "import aiohttp, bot.discord_side.client, bot.model",
    "bot/discord_side/client": "import discord, bot.discord_side.screens, bot.tables.service, bot.drawing.pool",
    "bot/discord_side/screens": "import bot.panels.planner, bot.words.speech, bot.model, games.core.game",
    "bot/playground/server": "import simcord, discord, aiohttp, bot.settings",
    "bot/tables/service": "import asyncio, sqlalchemy, bot.tables.clock, bot.store.database, bot.kits, games.core.game",
    "bot/panels/planner": "import bot.words.speech",
    "bot/store/database": "import sqlalchemy, bot.model",
    "bot/drawing/pool": "import bot.kits, bot.words.speech",
    "bot/words/speech": "import bot.kits, bot.model",
}

FORBIDDEN = [
    ("games/tic/state", "import bot.kits"),
    ("games/tic/state", "import render.core"),
    ("games/tic/state", "import PIL"),
    ("games/core/game", "import time"),
    ("games/core/game", "import random"),
    ("games/core/game", "import asyncio"),
    ("games/tic/views", "import games.tac.views"),
    ("games/core/game", "import games.tic.state"),
    ("games/core/game", "import games.catalogue"),
    ("render/tic/board", "import games.tic.state"),
    ("render/tic/board", "import games.core.game"),
    ("render/tic/board", "import discord"),
    ("render/tic/board", "import bot.discord_side.client"),
    ("bot/tables/service", "import discord"),
    ("bot/panels/planner", "import discord"),
    ("bot/store/database", "import discord"),
    ("bot/drawing/pool", "import discord"),
    ("bot/words/speech", "import discord"),
    ("bot/kits", "import discord"),
    ("bot/discord_side/screens", "import sqlalchemy"),
    ("bot/panels/planner", "import sqlalchemy"),
    ("bot/words/speech", "import aiosqlite"),
    ("bot/playground/server", "import bot.program"),
    ("bot/discord_side/client", "import bot.playground.server"),
    ("bot/panels/planner", "import bot.discord_side.client"),
    ("bot/tables/service", "import bot.discord_side.client"),
    ("bot/tables/service", "import bot.panels.planner"),
    ("bot/panels/planner", "import bot.tables.service"),
    ("bot/store/database", "import bot.tables.service"),
    ("bot/drawing/pool", "import bot.store.database"),
    ("bot/words/speech", "import bot.store.database"),
    ("bot/words/speech", "import bot.panels.planner"),
    ("bot/kits", "import bot.words.speech"),
    ("bot/model", "import bot.kits"),
    ("bot/tables/service", "import games.tic.state"),
    ("bot/kits", "import games.tic.state"),
    ("bot/kits", "import render.tic.board"),
    ("bot/discord_side/client", "import render.tic.board"),
    ("bot/discord_side/client", "import games.tic.views"),
    ("bot/discord_side/client", "import simcord"),
]

CIRCLES = [
    ("bot/discord_side/screens", "import bot.discord_side.client"),
    ("bot/tables/clock", "import bot.tables.service"),
]
"""Imports against which nothing can be said but that the other file imports this one."""


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter in a folder."""
    return subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project of the same shape that keeps every rule."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in SKELETON:
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(ALLOWED.get(name, "") + "\n")
    return tmp_path


def test_this_project_keeps_every_rule() -> None:
    """No import of the project breaks a contract."""
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout


def test_what_the_design_allows_is_allowed(project: Path) -> None:
    """The small project, with an import of every permitted kind, breaks no contract."""
    result = lint(project)
    assert result.returncode == 0, result.stdout
    assert re.search(r"Contracts: [1-9]\d* kept, 0 broken", result.stdout)


@pytest.mark.parametrize(("module", "line"), FORBIDDEN, ids=lambda text: text)
def test_a_forbidden_import_breaks_a_rule(project: Path, module: str, line: str) -> None:
    """One line in the wrong file is found and told by the file's name."""
    with (project / f"{module}.py").open("a") as file:
        file.write(f"{line}\n")

    result = lint(project)

    assert result.returncode == 1, result.stdout
    assert f"{module.replace('/', '.')} -> {line.removeprefix('import ')}" in result.stdout


@pytest.mark.parametrize(("module", "line"), CIRCLES, ids=lambda text: text)
def test_files_of_a_room_do_not_import_each_other_in_a_circle(
    project: Path, module: str, line: str
) -> None:
    """The room is told in which the circle is."""
    with (project / f"{module}.py").open("a") as file:
        file.write(f"{line}\n")

    result = lint(project)

    assert result.returncode == 1, result.stdout
    room = module.rpartition("/")[0].replace("/", ".")
    assert f"No cycles are allowed in {room}." in result.stdout


def test_a_new_room_says_where_it_belongs(project: Path) -> None:
    """A file of `bot` that stands on no floor is told by its name."""
    (project / "bot/cellar.py").write_text("")

    result = lint(project)

    assert result.returncode == 1, result.stdout
    assert "bot.cellar" in result.stdout
