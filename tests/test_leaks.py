"""A failing test is the only one that fails."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.particulars import ROOT

OURS = str(ROOT / "pyproject.toml")

LEAKY = '''
import gc
import warnings


class Door:
    """Warns when it is dropped open, as sockets and connections do."""

    def __init__(self):
        self.itself = self

    def __del__(self):
        warnings.warn("left open", ResourceWarning)


def test_that_fails():
    door = Door()
    assert door is None


def test_that_has_done_nothing():
    gc.collect()


def test_that_leaves_one_open_and_says_so():
    Door()
    gc.collect()
'''


def test_what_a_failing_test_leaves_open_strikes_no_other(tmp_path: Path) -> None:
    """The next test passes; one that leaves something open itself is still told of it."""
    (tmp_path / "test_leaky.py").write_text(LEAKY)
    command = ("-m", "pytest", "-q", "-p", "tests.leaks", "-p", "no:cacheprovider", "-c", OURS)
    done = subprocess.run(
        [sys.executable, *command, "--rootdir", str(tmp_path), str(tmp_path / "test_leaky.py")],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert "2 failed, 1 passed" in done.stdout
    failed = [
        line.split("::")[1].split()[0] for line in done.stdout.splitlines() if "FAILED" in line
    ]
    assert failed == ["test_that_fails", "test_that_leaves_one_open_and_says_so"]
