"""`python -m tests.bench [--quick] [SECTION ...]`: measure, print a table, store the figures as JSON in var/bench."""

import argparse
import importlib
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tests.bench import arena, look
from tests.bench.figure import Figure, Section
from tests.bench.machine import machine

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "var" / "bench"

SECTIONS = (
    "games",
    "catan",
    "caylus",
    "puerto_rico",
    "robot",
    "crowd",
    "pictures",
    "screens",
    "service",
    "store",
    "finished",
    "processes",
    "season",
    "requests",
    "memory",
    "soak",
    "endurance",
)
"""Modules of this folder in the order in which they run."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the sections. 0: every bar is met; 1: one is not. `arena` and `look` have arguments of their own."""
    given = sys.argv[1:] if arguments is None else arguments
    commands = {"arena": arena.main, "look": look.main}
    if given and given[0] in commands:
        return commands[given[0]](given[1:])
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure Feitoria.")
    parser.add_argument("--quick", action="store_true", help="measure less, for a first look")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    asked = parser.parse_args(given)
    unknown = sorted({*asked.sections} - {*SECTIONS})
    if unknown:
        parser.error(f"there is no section {', '.join(unknown)}; there are: {', '.join(SECTIONS)}")
    results = {
        name: measure(name, asked.quick)
        for name in SECTIONS
        if name in (asked.sections or SECTIONS)
    }
    print(f"\n{store(results, asked.quick).relative_to(ROOT)}")
    return int(any(figure.met is False for figures in results.values() for figure in figures))


def measure(name: str, quick: bool) -> list[Figure]:
    """Run a section and print its figures."""
    print(f"\n{name}", flush=True)
    section: Section = importlib.import_module(f"tests.bench.{name}")
    figures = section.run(quick)
    for figure in figures:
        print(line(figure), flush=True)
    return figures


def line(figure: Figure) -> str:
    """A figure as a row of the table."""
    verdict = {None: "", True: "met", False: "NOT MET"}[figure.met]
    bar = "" if figure.bar is None else f"bar {figure.bar:,.6g}"
    return f"  {figure.name:<58} {_number(figure.value):>12} {figure.unit:<12} {bar:<14} {verdict}".rstrip()


def _number(value: float) -> str:
    """Whole where it is large, three digits where it is small."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.3g}"


def store(results: dict[str, list[Figure]], quick: bool) -> Path:
    """Write the figures beside the machine's description."""
    now = datetime.now(UTC)
    told = {
        "at": now.isoformat(timespec="seconds"),
        "quick": quick,
        "machine": machine(),
        "sections": results,
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{now:%Y%m%d-%H%M%S}.json"
    file.write_text(json.dumps(msgspec.to_builtins(told), indent=1) + "\n", "utf-8")
    return file


if __name__ == "__main__":
    sys.exit(main())
