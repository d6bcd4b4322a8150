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
        yield _address(process)
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


def _address(process: subprocess.Popen[str]) -> str:
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
