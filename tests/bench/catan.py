"""Random games of CATAN beside those of catanatron, in the same run on the same machine.

Both play in one process with four players who answer by chance, by turns, and processor time counts, so that other work on the
machine slows both alike. `make bench` installs catanatron into a virtual environment of its own, as its lock file says.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from msgspec import Struct

from games.catan.game import CATAN
from games.commands.asking import Table
from games.commands.playing import measured as played
from tests.bench.figure import Figure, at_least, measured

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements-bench.lock"
RIVAL = LOCK.read_text("utf-8").split(maxsplit=1)[0]
FOLDER = ROOT / "var" / "bench" / "catanatron"
SCRIPT = Path(__file__).with_name("catanatron_games.py")

TIMES = 2.0
"""How many times as many actions per second ours must do."""

SEATS = 4
WARM = 3


class Pace(Struct, frozen=True):
    """What random games came to."""

    actions: int
    choices: int
    """Actions for which there was more than one answer."""

    seconds: float
    """Of processor time."""


def run(quick: bool) -> list[Figure]:
    """Ours and theirs by turns; the middle of the runs counts."""
    python = installed()
    rounds, games = (3, 15) if quick else (7, 60)
    ours, theirs = [], []
    for number in range(rounds):
        ours.append(our_pace(number, games))
        theirs.append(their_pace(python, number, games))
    ratio = median([_rate(own) / _rate(other) for own, other in zip(ours, theirs, strict=True)])
    return [
        measured(f"catan, {SEATS} seats: actions", median(map(_rate, ours)), "/s"),
        measured(f"{RIVAL}, {SEATS} seats: actions", median(map(_rate, theirs)), "/s"),
        at_least("catan: times the actions of catanatron", ratio, "x", TIMES),
        measured(f"catan, {SEATS} seats: choices", median(map(_choices, ours)), "/s"),
        measured(f"{RIVAL}, {SEATS} seats: choices", median(map(_choices, theirs)), "/s"),
    ]


def installed() -> Path:
    """The Python of an environment that has catanatron: what the lock file says, and nothing else."""
    python = FOLDER / "bin" / "python"
    made_from = FOLDER / LOCK.name
    wanted = LOCK.read_text("utf-8")
    if not made_from.exists() or made_from.read_text("utf-8") != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", FOLDER], check=True)
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([python, *install, "--require-hashes", "-r", LOCK], check=True)
        made_from.write_text(wanted, "utf-8")
    return python


def our_pace(seed: int, games: int) -> Pace:
    """Random games of ours, every action checked."""
    table = Table(CATAN, SEATS, CATAN.options())
    played(table, seed, WARM)
    began = time.process_time()
    ended = played(table, seed, games).games
    seconds = time.process_time() - began
    actions, choices = sum(one.actions for one in ended), sum(one.choices for one in ended)
    return Pace(actions, choices, seconds)


def their_pace(python: Path, seed: int, games: int) -> Pace:
    """Random games of theirs."""
    command = [str(one) for one in (python, SCRIPT, SEATS, seed, games, WARM)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return Pace(**json.loads(done.stdout))


def _rate(pace: Pace) -> float:
    """Actions per second."""
    return pace.actions / pace.seconds


def _choices(pace: Pace) -> float:
    """Choices per second."""
    return pace.choices / pace.seconds
