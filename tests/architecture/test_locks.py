"""The lock files: hashes for everything, addresses of nothing, one version of each package."""

import os
import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

OURS = ("requirements.lock", "requirements-playground.lock", "requirements-dev.lock")
"""Each holds the one before."""

LOCKS = (*OURS, "requirements-build.lock", "requirements-bench.lock", "requirements-docs.lock")
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[\w,-]+\])?==(\S+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Package and version of every line."""
    return dict(PIN.findall((ROOT / name).read_text()))


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_host(name: str) -> None:
    """Where packages come from is the installer's business."""
    text = (ROOT / name).read_text()
    assert re.findall(r"\S*(?:://|index-url|find-links|trusted-host)\S*", text) == []


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_hashes(name: str) -> None:
    """What is installed is what was looked at."""
    entries = re.split(r"\n(?=\S)", (ROOT / name).read_text())
    assert entries
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_each_lock_holds_the_one_before() -> None:
    """The playground adds to what runs on Discord, and the developers to both, in the same versions."""
    for less, more in pairwise(map(pins, OURS)):
        assert less
        assert less.items() < more.items()


def test_what_serves_discord_needs_no_simulator() -> None:
    """A server installs no simulated Discord."""
    assert "simcord" not in pins("requirements.lock")


@pytest.mark.parametrize(
    ("written", "lock"),
    [
        ("DISCORD_TOKEN=MTIz.abc", "requirements.lock"),
        ('export DISCORD_TOKEN = "MTIz.abc"', "requirements.lock"),
        ("DISCORD_TOKEN=", "requirements-playground.lock"),
        ('DISCORD_TOKEN=""', "requirements-playground.lock"),
        ("# DISCORD_TOKEN=MTIz.abc", "requirements-playground.lock"),
        (None, "requirements-playground.lock"),
    ],
)
def test_make_installs_the_playground_where_there_is_no_token(
    tmp_path: Path, written: str | None, lock: str
) -> None:
    """`make run` asks `.env` and the environment, as the program does."""
    for name in ("Makefile", "pyproject.toml", *LOCKS):
        shutil.copy(ROOT / name, tmp_path)
    if written is not None:
        (tmp_path / ".env").write_text(f"LOG_LEVEL=INFO\n{written}\n")
    surroundings = {"PATH": os.environ["PATH"]}
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", "run"],
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"-r {lock}\n" in told.stdout, told.stderr


def test_the_locks_hold_what_is_asked_for() -> None:
    """A dependency added to pyproject.toml is in the locks too: `make lock` was not forgotten."""
    import tomllib

    read = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = read["project"]
    extras = project["optional-dependencies"]
    asked = {
        "requirements.lock": project["dependencies"],
        "requirements-playground.lock": extras["playground"],
        "requirements-dev.lock": extras["dev"],
        **{f"requirements-{name}.lock": asked for name, asked in read["dependency-groups"].items()},
    }
    missing = [
        wish
        for name, wishes in asked.items()
        for wish in wishes
        if re.sub(r"[._]", "-", re.split(r"[\[ <>=]", wish)[0]).lower() not in pins(name)
    ]
    assert missing == []
