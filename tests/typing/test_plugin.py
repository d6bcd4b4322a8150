"""A misspelt field, or one with a value of another type, does not pass `make check`."""

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]

PROGRAM = """
from msgspec import Struct
from msgspec.structs import replace

from games.core.course import Course
from games.core.frames import Frame
from games.core.rng import Rng


class Player(Struct, frozen=True):
    coins: int = 0


class Table(Struct, frozen=True):
    round: int
    players: tuple[Player, ...] = ()


class Secrets(Struct, frozen=True):
    deck: tuple[str, ...] = ()


class State(Struct, frozen=True):
    rng: Rng
    flow: tuple[Frame, ...]
    table: Table
    secrets: Secrets


def step(course: Course[State], table: Table, more: dict[str, object]) -> None:
    {line}
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where mypy keeps what it has read of the kernel."""
    return tmp_path_factory.mktemp("cache")


def checked(line: str, folder: Path, cache: Path) -> str:
    """What mypy says about a step that has this line."""
    file = folder / "program.py"
    file.write_text(PROGRAM.replace("{line}", line))
    options = ["--config-file", "pyproject.toml", "--cache-dir", str(cache)]
    told, wrong, _ = api.run([*options, "--no-error-summary", "--no-pretty", str(file)])
    assert not wrong, wrong
    return told


@pytest.mark.parametrize(
    "line",
    [
        "replace(table, round=2)",
        "replace(table, **more)",
        "course.change(table=table)",
        "course.change_table(round=2, players=(Player(),))",
        "course.change_secrets(deck=('a',))",
        "course.change_player(0, coins=3)",
    ],
)
def test_fields_that_exist_pass(
    line: str, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With values of their type; fields that only the run knows are not checked."""
    monkeypatch.chdir(ROOT)

    assert checked(line, tmp_path, cache) == ""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("replace(table, rouund=2)", "call-arg"),
        ("replace(table, round='two')", "arg-type"),
        ("course.change(tabel=table)", "call-arg"),
        ("course.change_table(rouund=2)", "call-arg"),
        ("course.change_table(players=3)", "arg-type"),
        ("course.change_secrets(decks=())", "call-arg"),
        ("course.change_secrets(deck=(1,))", "arg-type"),
        ("course.change_player(0, coin=3)", "call-arg"),
        ("course.change_player(0, coins='3')", "arg-type"),
    ],
)
def test_others_are_refused(
    line: str, code: str, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Misspelt, or of another type."""
    monkeypatch.chdir(ROOT)

    assert f"[{code}]" in checked(line, tmp_path, cache)
