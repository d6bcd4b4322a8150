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
    "bot/app/__init__",
    "bot/app/command_line",
    "bot/runtime/__init__",
    "bot/model/__init__",
    "bot/game_registry",
    "bot/runtime/worker_processes",
    "bot/app/shutdown",
    "bot/model/tables",
    "bot/model/outcomes",
    "bot/runtime/settings",
    "bot/runtime/metrics",
    "bot/model/quiet_hours",
    "bot/runtime/work_queue",
    "bot/model/time_control",
    "bot/app/logs",
    "bot/app/health",
    "bot/doctor/__init__",
    "bot/discord_app/__init__",
    "bot/discord_app/client",
    "bot/discord_app/screens",
    "bot/playground/__init__",
    "bot/playground/server",
    "bot/tables/__init__",
    "bot/tables/service",
    "bot/tables/clock",
    "bot/forms/__init__",
    "bot/forms/planner",
    "bot/db/__init__",
    "bot/db/database",
    "bot/drawing/__init__",
    "bot/drawing/pool",
    "bot/i18n/__init__",
    "bot/i18n/speech",
]

ALLOWED = {
    "games/tic/state": "import msgspec, hashlib, games.core.model",
    "games/core/game": "import games.core.model",
    "games/catalogue": "import games.tic.state, games.tac.views, games.core.game",
    "render/tic/board": "import PIL, games.tic.views, games.tic.content, games.core.model, games.core.forms, render.core",
    "render/catalogue": "import render.tic.board, render.core",
    "bot/game_registry": "import games.catalogue, render.catalogue, render.core",
    "bot/__main__": "import bot.app.command_line",
    "bot/app/command_line": "import bot.discord_app.client, bot.playground.server, bot.app.health, bot.runtime.settings",
    "bot/app/health": "import aiohttp, bot.discord_app.client, bot.model.tables",
    "bot/discord_app/client": "import discord, bot.discord_app.screens, bot.tables.service, bot.drawing.pool",
    "bot/discord_app/screens": "import bot.forms.planner, bot.i18n.speech, bot.model.tables, games.core.game",
    "bot/playground/server": "import simcord, discord, aiohttp, bot.runtime.settings",
    "bot/tables/service": "import asyncio, sqlalchemy, bot.tables.clock, bot.db.database, bot.game_registry, games.core.game",
    "bot/forms/planner": "import bot.i18n.speech",
    "bot/db/database": "import sqlalchemy, bot.model.tables",
    "bot/drawing/pool": "import bot.game_registry, bot.i18n.speech",
    "bot/i18n/speech": "import bot.game_registry, bot.model.tables",
}

FORBIDDEN = [
    ("games/tic/state", "import bot.game_registry"),
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
    ("render/tic/board", "import bot.discord_app.client"),
    ("bot/tables/service", "import discord"),
    ("bot/forms/planner", "import discord"),
    ("bot/db/database", "import discord"),
    ("bot/drawing/pool", "import discord"),
    ("bot/i18n/speech", "import discord"),
    ("bot/game_registry", "import discord"),
    ("bot/discord_app/screens", "import sqlalchemy"),
    ("bot/forms/planner", "import sqlalchemy"),
    ("bot/i18n/speech", "import aiosqlite"),
    ("bot/playground/server", "import bot.app.command_line"),
    ("bot/discord_app/client", "import bot.playground.server"),
    ("bot/forms/planner", "import bot.discord_app.client"),
    ("bot/tables/service", "import bot.discord_app.client"),
    ("bot/tables/service", "import bot.forms.planner"),
    ("bot/forms/planner", "import bot.tables.service"),
    ("bot/db/database", "import bot.tables.service"),
    ("bot/drawing/pool", "import bot.db.database"),
    ("bot/i18n/speech", "import bot.db.database"),
    ("bot/i18n/speech", "import bot.forms.planner"),
    ("bot/game_registry", "import bot.i18n.speech"),
    ("bot/model/tables", "import bot.game_registry"),
    ("bot/tables/service", "import games.tic.state"),
    ("bot/game_registry", "import games.tic.state"),
    ("bot/game_registry", "import render.tic.board"),
    ("bot/discord_app/client", "import render.tic.board"),
    ("bot/discord_app/client", "import games.tic.views"),
    ("bot/discord_app/client", "import simcord"),
]

CIRCLES = [
    ("bot/discord_app/screens", "import bot.discord_app.client"),
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
