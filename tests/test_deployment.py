"""What `deploy/` says, tried as far as no container engine and no systemd is needed."""

import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bot.runtime.settings import DEFAULTS
from tests.packaged import build_wheel, install

ROOT = Path(__file__).parents[1]

DEPLOY = ROOT / "deploy"

FOREIGN = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "PYTHONUNBUFFERED"}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with the wheel that the container's first stage builds, from the files that it is given, in `.venv`."""
    source = tmp_path / "source"
    source.mkdir()
    text = (DEPLOY / "Dockerfile").read_text()
    for names in re.findall(r"^COPY (?!--from)(.+) \./\w*$", text, re.MULTILINE):
        for name in names.split():
            copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copied(ROOT / name, source / name)
    install(build_wheel(source, tmp_path / "wheel"), tmp_path / ".venv")
    return tmp_path


def test_the_container_holds_all_that_runs(installed: Path) -> None:
    """The program starts from it, as far as Discord's refusal of the token; nothing of the simulator is needed."""
    code = (
        "import sys; sys.modules['simcord'] = None; import bot.__main__, bot.app.health, bot.discord_app.client;"
        "from bot.runtime.settings import load; from bot import create; create(load({'DATA_DIR': 'tables'}))"
    )
    ended = subprocess.run(
        [installed / ".venv" / "bin" / "python", "-W", "ignore", "-c", code],
        cwd=installed,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr


def test_the_container_runs_without_rights() -> None:
    """The last user is not root, and a signal ends it in good order."""
    text = (DEPLOY / "Dockerfile").read_text()
    users = re.findall(r"^USER (\S+)$", text, re.MULTILINE)
    assert users[-1:] == ["feitoria"]
    assert text.count("FROM ") == 2


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_setting_named_is_one(path: Path) -> None:
    """A name that the program does not know would be silently without effect."""
    named = set(re.findall(r"\b([A-Z]+(?:_[A-Z]+)+)\b", path.read_text()))
    assert named <= DEFAULTS.keys() | FOREIGN


def test_backups_are_made_and_the_oldest_go(installed: Path) -> None:
    """`backup.sh` keeps as many as it is told, each a database by itself, for their owner's eyes only."""
    shutil.copytree(DEPLOY, installed / "deploy")
    tables = installed / "tables"
    tables.mkdir()
    with closing(sqlite3.connect(tables / "feitoria.sqlite3")) as connection:
        connection.execute("CREATE TABLE steps (number INTEGER)")
        connection.commit()
    kept = installed / "kept"
    kept.mkdir()
    for day in ("20250101", "20250102", "20250103"):
        (kept / f"feitoria-{day}T040000Z.sqlite3").touch()

    subprocess.run(
        [installed / "deploy" / "backup.sh", kept, "2"],
        env={"PATH": os.environ["PATH"], "DATA_DIR": str(tables)},
        check=True,
        capture_output=True,
    )

    oldest, newest = sorted(path for path in kept.iterdir())
    assert oldest.name == "feitoria-20250103T040000Z.sqlite3"
    assert kept.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(newest)) as connection:
        assert connection.execute("SELECT count(*) FROM steps").fetchone() == (0,)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd on this machine")
@pytest.mark.parametrize("path", sorted(DEPLOY.glob("feitoria*")), ids=lambda path: path.name)
def test_systemd_takes_the_units(path: Path) -> None:
    """It knows every line of them."""
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True, check=False
    )
    assert "Unknown" not in told.stderr
