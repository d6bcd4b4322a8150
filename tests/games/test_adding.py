"""Another game is added by `python -m games new` and two lines of the catalogues: nothing else is touched, all laws hold."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.__main__ import main
from games.commands.adding import Names, write
from games.commands.failure import CommandError
from tests.contract.particulars import ROOT
from tests.game import LEFT_OUT, SHALLOW, SHARED

LEFT = ("var", "*_cache", "golden", "pictures", "bench", "browser", "openapi")
"""What the copy of the project does without. It keeps what Python has compiled: all of it would be compiled again."""

LINES = {
    "games/catalogue.py": (
        ("from games.catan.game", "from games.tin_roof.game import TIN_ROOF\n"),
    ),
    "render/catalogue.py": (
        ("from render.catan.renderer", "from render.tin_roof.renderer import TinRoofRenderer\n"),
        ('    "catan":', '    "tin-roof": TinRoofRenderer(),\n'),
    ),
}
"""What is written by hand, and before what."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the new game in its lists."""
    home = tmp_path_factory.mktemp("project")
    for part in ("games", "render", "bot", "data", "docs", "tests"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns(*LEFT))
    shutil.copy(ROOT / "pyproject.toml", home)
    run(home, "games", "new", "tin-roof", "--name", "Tin Roof")
    for name, lines in LINES.items():
        text = (home / name).read_text("utf-8")
        for before, line in lines:
            assert before in text
            text = text.replace(before, line + before, 1)
        (home / name).write_text(text.replace("] = (", "] = (TIN_ROOF, ", 1), "utf-8")
    run(home, "tests.games.playthroughs", "tin-roof")
    return home


def run(home: Path, *command: str) -> str:
    """What a Python program of that project prints; its failure is the test's."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=home,
        env={**os.environ, "DEPTH": SHALLOW},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr[-2_000:]
    return done.stdout


def test_it_can_be_played_from_the_command_line(project: Path) -> None:
    """It stands in the list and plays to its end."""
    assert "tin-roof: 2 to 5 seats" in run(project, "games", "list")
    assert "actions per second" in run(project, "games", "play", "--game", "tin-roof")


def test_it_keeps_every_law(project: Path) -> None:
    """Its own tests, the contract, its clauses, its known games, its words: all that `make game` runs."""
    skipped = [f"--ignore={part}" for part in LEFT_OUT]
    own = ("tests/games/tin_roof", "tests/render/tin_roof")
    command = ("pytest", "-q", "-p", "no:cacheprovider", "--game", "tin-roof")

    told = run(project, *command, *skipped, *own, *SHARED)

    assert " passed" in told


def test_its_files_are_in_order(project: Path) -> None:
    """No lint, no other format, no import that the rules forbid, nothing left of the reference's name."""
    names = Names("tin-roof", "Tin Roof")
    folders = [f"{part}/{names.folder}" for part in ("games", "render", "tests/games")]
    run(project, "ruff", "check", "--no-cache", "--quiet", *folders)
    run(project, "ruff", "format", "--no-cache", "--quiet", "--check", *folders)

    written = [path for path in project.rglob("*tin*roof*") if path.is_file()]
    written += [path for folder in folders for path in (project / folder).rglob("*.py")]
    assert len(written) > 20
    left = [path for path in written if "bazaar" in path.read_text("utf-8").casefold()]
    assert left == []


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("Tin", "is no id"),
        ("tin_roof", "is no id"),
        ("san-juan", "there is a game san-juan already"),
    ],
)
def test_what_cannot_be_added_is_said_in_a_sentence(
    id: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is written."""
    assert main(["new", id]) == 2
    assert sentence in capsys.readouterr().err


def test_no_file_is_overwritten(project: Path) -> None:
    """A second time nothing is written."""
    with pytest.raises(CommandError, match="is there already; nothing was written"):
        list(write(Names("tin-roof", "Tin Roof"), project))
