"""Random games: actions and choices per second of every game and number of seats, in one process, legality checked."""

from collections.abc import Mapping

from games.catalogue import GAMES
from games.commands.asking import Table
from games.commands.playing import measured as played
from games.commands.playing import reported
from tests.bench.figure import Figure, at_least, measured

BARS: Mapping[tuple[str, int], float] = {("san-juan", 4): 60_000}
"""Actions per second, by game and seats."""

WARM = 5
RUNS = 3
"""The best of them counts: a shared machine only ever slows a run down."""


def run(quick: bool) -> list[Figure]:
    """All games."""
    figures = []
    for game in GAMES:
        for seats in game.seats:
            figures += _measured(Table(game, seats, game.options()), 10 if quick else 100)
    return figures


def _measured(table: Table, games: int) -> list[Figure]:
    """One game at one number of seats."""
    played(table, 1, WARM)
    reports = [reported(table, seed, played(table, seed, games)) for seed in range(RUNS)]
    report = max(reports, key=lambda report: float(report["actions_per_second"]))
    name = f"{table.game.id}, {table.seats} seats"
    bar = BARS.get((table.game.id, table.seats))
    rate = float(report["actions_per_second"])
    speed = (
        measured(f"{name}: actions", rate, "/s")
        if bar is None
        else at_least(f"{name}: actions", rate, "/s", bar)
    )
    return [
        speed,
        measured(f"{name}: choices", report["choices_per_second"], "/s"),
        measured(f"{name}: games", report["games_per_second"], "/s"),
        measured(f"{name}: actions in a game, mean", report["actions_per_game"]["mean"], ""),
    ]
