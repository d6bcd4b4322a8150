"""Loading: seconds and memory of the parts in a fresh process, before any table is opened."""

import json
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

from tests.bench.figure import Figure, measured

PARTS = {
    "rules of all games": "games.catalogue",
    "rules and pictures": "bot.game_registry",
    "the whole service": "bot.discord_app.client",
}

PROGRAM = """
import json, pathlib, sys, time
began = time.perf_counter()
__import__(sys.argv[1])
seconds = time.perf_counter() - began
status = dict(row.split(":", 1) for row in pathlib.Path("/proc/self/status").read_text().splitlines())
print(json.dumps([seconds, int(status["VmHWM"].split()[0]) / 1024]))
"""
"""Linux only: `getrusage` would count what the parent process held when it forked."""


def run(quick: bool) -> list[Figure]:
    """All parts, the fastest of several loads."""
    figures = []
    for name, module in PARTS.items():
        loads = [_loaded(module) for _ in range(1 if quick else 5)]
        figures.append(measured(f"loading {name}", min(seconds for seconds, _ in loads), "s"))
        figures.append(measured(f"memory with {name}", min(memory for _, memory in loads), "MB"))
    return figures


def with_children() -> float:
    """Megabytes of this process and those it started, each at its height; what they share counts in each."""
    return sum(map(_height, [Path("/proc/self"), *_children()]))


def processor_of_children() -> float:
    """Seconds of processor that the processes it started have taken so far."""
    return sum(map(_seconds, _children()))


def _children() -> list[Path]:
    """Where the system tells of them."""
    return [Path(f"/proc/{one.pid}") for one in multiprocessing.active_children() if one.pid]


def _seconds(process: Path) -> float:
    """Seconds of processor that a process has taken."""
    told = (process / "stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def _height(process: Path) -> float:
    """Megabytes that a process has taken at most."""
    rows = (process / "status").read_text("utf-8").splitlines()
    told = dict(row.split(":", 1) for row in rows)
    return int(told["VmHWM"].split()[0]) / 1024


def _loaded(module: str) -> tuple[float, float]:
    """Seconds and megabytes of one load."""
    command = [sys.executable, "-c", PROGRAM, module]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    seconds, megabytes = json.loads(done.stdout)
    return seconds, megabytes
