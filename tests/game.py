"""`make game GAME=san-juan`: what the tests have to say about one game, in under a minute."""

import os
import subprocess
import sys
from pathlib import Path

from games.catalogue import GAMES
from tests.contract.particulars import ROOT, folder_of

SHALLOW = "0.1"
"""How much of the usual depth the laws look at."""

SHARED = (
    "tests/games/test_clauses.py",
    "tests/games/test_playthroughs.py",
    "tests/games/test_perft.py",
    "tests/contract",
    "tests/render/test_emojis.py",
    "tests/architecture/test_pairs.py",
    "tests/architecture/test_words.py",
)
"""Tests that every game goes through."""

LEFT_OUT = (
    "tests/contract/test_laws_bite.py",
    "tests/contract/test_redealing_bites.py",
    "tests/contract/test_covering.py",
)
"""Tests of the laws themselves."""


def main(arguments: list[str]) -> int:
    """Lint, types and tests of the game; 0 if nothing is wrong, 2 where there is no such game."""
    known = [game.id for game in GAMES]
    if len(arguments) != 1 or arguments[0] not in known:
        told = f"Name a game of games/catalogue.py, as in `make game GAME={known[0]}`: {', '.join(known)}."
        sys.stderr.write(told + "\n")
        return 2
    [game] = arguments
    folder = folder_of(game)
    own = [f"{part}/{folder}" for part in ("games", "render", "tests/games", "tests/render")]
    there = [part for part in own if (ROOT / part).exists()]
    tests = [part for part in there if Path(part).parts[0] == "tests"]
    skipped = [f"--ignore={part}" for part in LEFT_OUT]
    commands = (
        ("ruff", "check", "--quiet", *there),
        ("ruff", "format", "--quiet", "--check", *there),
        ("mypy", "--no-error-summary", *there),
        ("pytest", "-q", "--numprocesses", "2", "--game", game, *skipped, *tests, *SHARED),
    )
    return max(run(*command) for command in commands)


def run(*command: str) -> int:
    """The exit code of a tool, started in the checkout."""
    depth = {"DEPTH": os.environ.get("DEPTH", SHALLOW)}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env={**os.environ, **depth}, check=False
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
