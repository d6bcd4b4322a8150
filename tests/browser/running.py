"""A playground in a process of its own, as a person would start it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).parents[2]
READY = "Playground ready: "
START_SECONDS = 60.0
STOP_SECONDS = 20.0


@contextmanager
def playground(arguments: Sequence[str], environ: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of a playground run as `python ARGUMENTS`; it must close cleanly at the end."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "CI": "1", "PLAYGROUND_PORT": "0", **(environ or {})},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield address_of(process)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            code = process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            if process.stdout:
                process.stdout.close()
    assert code == 0, f"the playground ended with {code}"


class Playgrounds:
    """Playgrounds of one process, each in the place of the one before: nothing is imported twice."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=ROOT,
            env={**os.environ, "CI": "1", "PLAYGROUND_PORT": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._is_first = True

    def fresh(self) -> str:
        """The address of one that nobody has used."""
        assert self._process.stdin is not None
        if not self._is_first:
            self._process.stdin.write("\n")
            self._process.stdin.flush()
        self._is_first = False
        return address_of(self._process)

    def close(self) -> None:
        """The last one ends, and the process; both must do so cleanly."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            code = self._process.wait(STOP_SECONDS)
        finally:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()
        assert code == 0, f"the playgrounds ended with {code}"


def address_of(process: subprocess.Popen[str]) -> str:
    """The address that the program prints when its page answers."""
    assert process.stdout is not None
    alarm = Timer(START_SECONDS, process.kill)
    alarm.start()
    try:
        for line in process.stdout:
            if line.startswith(READY):
                return line.removeprefix(READY).strip()
    finally:
        alarm.cancel()
    raise AssertionError(f"the playground ended with {process.wait()} before it was ready")
