"""`play`: complete random games, every action checked, and how fast that goes."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, median
from typing import Any, TypeAlias

from msgspec import Struct

from games.commands.asking import Commands, Table, add_table, seed_of, table_of
from games.commands.failure import CommandError
from games.core.forms import Decision, Exchange, One, Some, sample
from games.core.game import play
from games.core.model import ScoreSheet, ranking
from games.core.offers import Form

LONGEST = 100_000
"""Actions after which a game is taken to have no end."""


class Played(Struct, frozen=True):
    """A finished random game."""

    actions: int
    choices: int
    """Actions for which there was more than one answer."""

    sheets: tuple[ScoreSheet, ...]


class Measured(Struct, frozen=True):
    """Finished random games and the seconds of processor that they took: what else runs on the machine does not count."""

    games: tuple[Played, ...]
    seconds: float


def add_to(commands: Commands) -> None:
    """The command `play`."""
    command = commands.add_parser("play", help="play complete random games and measure them")
    add_table(command)
    command.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many (default 100)"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=_play)


def _play(asked: argparse.Namespace) -> int:
    """Play, then print."""
    table = table_of(asked)
    if asked.games < 1:
        raise CommandError("at least one game must be played.")
    heard = _progress if sys.stderr.isatty() else _unheard
    report = reported(table, asked.seed, measured(table, asked.seed, asked.games, heard))
    print(json.dumps(report, indent=1) if asked.json else _in_words(report))
    return 0


Hears: TypeAlias = Callable[[int, int], None]
"""Told before each game how many are played, of how many."""


def _unheard(played: int, games: int) -> None:
    """Nobody watches."""


def _progress(played: int, games: int) -> None:
    """One line of the terminal, written over with each game and gone before the last."""
    line = f"{played} of {games} games" if played < games - 1 else ""
    print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def measured(table: Table, seed: int, games: int, heard: Hears = _unheard) -> Measured:
    """That many random games in this process, one after the other."""
    played: list[Played] = []
    seconds = 0.0
    for number in range(games):
        heard(number, games)
        began = time.process_time()
        played.append(random_game(table, seed, number))
        seconds += time.process_time() - began
    return Measured(tuple(played), seconds)


def random_game(table: Table, seed: int, number: int) -> Played:
    """A complete game of players who answer by chance; every action goes through `play`."""
    game = table.game
    draw = Random(f"{seed} {number}").random

    def below(n: int) -> int:
        return int(draw() * n)

    state = game.setup(table.seats, table.options, seed_of(seed, number)).state
    actions = choices = 0
    decision = game.first(state)
    while decision is not None:
        choices += is_choice(decision)
        state = play(game, state, decision.seat, sample(decision, below), asked=decision).state
        actions += 1
        if actions > LONGEST:
            raise CommandError(
                f"game {number} of seed {seed} has not ended after {LONGEST} actions."
            )
        decision = game.first(state)
    return Played(actions, choices, game.scores(state))


def is_choice(decision: Decision) -> bool:
    """Whether there is more than one answer."""
    if len(decision.offers) > 1:
        return True
    for form in decision.offers[0].forms:
        if _is_open(form):
            return True
    return False


def _is_open(field: Form) -> bool:
    """Whether the field can be filled in more than one way; of an exchange, one of its sides."""
    if type(field) is One:
        return len(field.keys) > 1
    if type(field) is Some:
        return field.most > 0 and field.least < len(field.keys)
    if type(field) is Exchange:
        return any([_is_open(side) for side in field.sides])
    least = most = 0
    for row in field.rows:
        least += row.least
        most += row.most
    return (
        field.most > least
        and field.least < most
        and (len(field.rows) > 1 or field.most > field.least)
    )


def reported(table: Table, seed: int, measured: Measured) -> dict[str, Any]:
    """The measures as plain values."""
    games, seconds = measured.games, measured.seconds
    actions = [game.actions for game in games]
    choices = [game.choices for game in games]
    return {
        "game": table.game.id,
        "seats": table.seats,
        "games": len(games),
        "seed": seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(games) / seconds, 1),
        "actions_per_second": round(sum(actions) / seconds),
        "choices_per_second": round(sum(choices) / seconds),
        "actions_per_game": _spread(actions),
        "choices_per_game": _spread(choices),
        "scores": _spread([sheet.total for game in games for sheet in game.sheets]),
        "winning_scores": _spread([ranking(game.sheets)[0][1].total for game in games]),
        "wins_by_seat": _wins(games, table.seats),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    """Smallest, middle, mean and largest."""
    return {
        "least": min(numbers),
        "median": median(numbers),
        "mean": round(mean(numbers), 1),
        "most": max(numbers),
    }


def _wins(games: Sequence[Played], seats: int) -> list[float]:
    """Games won by each seat; a shared first place counts in parts."""
    wins = [0.0] * seats
    for game in games:
        first = [sheet.seat for rank, sheet in ranking(game.sheets) if rank == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
    return [round(won, 2) for won in wins]


def _in_words(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [
        f"{report['games']} games of {report['game']} at {report['seats']} seats in {report['seconds']} s of processor",
        f"  games per second    {report['games_per_second']:>10,.1f}",
        f"  actions per second  {report['actions_per_second']:>10,}",
        f"  choices per second  {report['choices_per_second']:>10,}",
    ]
    for name in ("actions_per_game", "choices_per_game", "scores", "winning_scores"):
        spread = ", ".join([f"{word} {value}" for word, value in report[name].items()])
        lines.append(f"  {name.replace('_', ' '):<19} {spread}")
    lines.append(f"  {'wins by seat':<19} {', '.join(map(str, report['wins_by_seat']))}")
    return "\n".join(lines)
