"""The frame of the benchmarks; nothing is timed here."""

import importlib
import inspect
import json
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench.figure import Figure, at_least, at_most, measured


@pytest.mark.parametrize("name", bench.SECTIONS)
def test_every_section_can_be_run(name: str) -> None:
    """It has the one function that the frame calls."""
    section = importlib.import_module(f"tests.bench.{name}")

    assert list(inspect.signature(section.run).parameters) == ["quick"]


def test_no_section_is_forgotten() -> None:
    """Every module of the folder that measures stands in the list."""
    folder = Path(bench.__file__).parent
    measuring = {
        path.stem
        for path in folder.glob("*.py")
        if "\ndef run(quick: bool)" in path.read_text("utf-8")
    }

    assert measuring == {*bench.SECTIONS}


def test_bars_are_met_from_their_own_side() -> None:
    """At least, at most, or no bar."""
    assert at_least("x", 60, "/s", 60).met is True
    assert at_least("x", 59.9, "/s", 60).met is False
    assert at_most("x", 60, "ms", 60).met is True
    assert at_most("x", 60.1, "ms", 60).met is False
    assert measured("x", 1, "s").met is None


def test_a_bar_that_is_not_met_is_seen_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """In the table, in the file and in the exit code."""
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr(bench, "FOLDER", tmp_path / "bench")
    figures: list[Figure] = [at_most("slow", 12_345.6, "ms", 10)]
    monkeypatch.setattr("tests.bench.memory.run", lambda quick: figures)

    assert bench.main(["--quick", "memory"]) == 1

    row = next(row for row in capsys.readouterr().out.splitlines() if "slow" in row)
    assert row.split() == ["slow", "12,346", "ms", "bar", "10", "NOT", "MET"]
    (file,) = (tmp_path / "bench").glob("*.json")
    stored = json.loads(file.read_text("utf-8"))
    assert stored["sections"]["memory"] == [
        {"name": "slow", "value": 12345.6, "unit": "ms", "bar": 10.0, "met": False}
    ]
    assert stored["machine"]["cores"] >= 1
