"""What every test may ask for, and `--game ID`, which leaves out what concerns other games only."""

import gc
import sys

import pytest

from games.catalogue import GAMES
from games.core.model import Key
from render.core.budget import PICTURES

pytest_plugins = ["tests.leaks", "tests.postgres", "tests.databases"]

IDS = frozenset([game.id for game in GAMES] + ["toy"])


PICTURES.most = 1 << 30
"""Tests draw every map in every size: with the room of a bot each would draw its forests again."""


SELDOM = (20_000, 20, 20)
"""When rubbish is looked for: games that stay at hand are millions of values, each of which is looked at every time."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option `--game`."""
    parser.addoption("--game", metavar="ID", help="only what concerns this game of the catalogue")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests whose parameters name another game, or none."""
    wanted = config.getoption("--game")
    if not wanted:
        return
    if wanted not in IDS - {"toy"}:
        raise pytest.UsageError(
            f"games/catalogue.py has no game {wanted}: {', '.join(sorted(IDS))}."
        )
    kept = [item for item in items if games_of(item) <= {wanted}]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def pytest_collection_finish() -> None:
    """Let the collector pass over what stays to the end: all modules and tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pytest_sessionfinish() -> None:
    """Write what this worker has covered, if it is measured: one that takes long to end is killed by xdist."""
    if "coverage" in sys.modules and (running := sys.modules["coverage"].Coverage.current()):
        running.save()


def games_of(item: pytest.Item) -> set[Key]:
    """The games that the parameters of a test name: a game itself, a case of one, or its id."""
    called = getattr(item, "callspec", None)
    values = [] if called is None else list(called.params.values())
    found: set[Key] = set()
    for value in values:
        game = getattr(value, "game", value)
        id = getattr(game, "id", game)
        if isinstance(id, str) and (id in IDS or hasattr(game, "id")):
            found.add(id)
    return found
