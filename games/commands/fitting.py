"""`fit`: the weights of a game's estimate, by regression on games that are played on by habit."""

import argparse
from pathlib import Path
from random import Random

from games.commands.asking import Commands, add_table, seed_of, table_of
from games.commands.failure import CommandError
from games.core.fitting import Sample, explained, fit, samples

DATA = Path(__file__).parents[2] / "data"
HELD_BACK = 5
"""One game in so many is held back, to measure how well the weights foretell it."""

DIGITS = 3


def add_to(commands: Commands) -> None:
    """The command `fit`."""
    command = commands.add_parser("fit", help="fit the weights of a game's estimate")
    add_table(command)
    command.add_argument(
        "--games", type=int, default=500, metavar="N", help="how many are played (default 500)"
    )
    command.add_argument(
        "--also",
        action="append",
        default=[],
        metavar="JSON",
        help="options of further tables, in turn with the first; more than once",
    )
    command.add_argument(
        "--write", action="store_true", help="into data/<game>/weights.toml, else print alone"
    )
    command.set_defaults(run=_fit)


def _fit(asked: argparse.Namespace) -> int:
    """Play, fit, print, write."""
    tables = [
        table_of(argparse.Namespace(**vars(asked) | {"options": options}))
        for options in (asked.options, *asked.also)
    ]
    game, seats = tables[0].game, tables[0].seats
    if not game.fitted:
        raise CommandError(f"the estimate of {game.id} has no weights to fit.")
    if asked.games < HELD_BACK:
        raise CommandError(f"at least {HELD_BACK} games must be played.")
    known: list[Sample] = []
    unknown: list[Sample] = []
    for number in range(asked.games):
        options = tables[number // HELD_BACK % len(tables)].options
        state = game.setup(seats, options, seed_of(asked.seed, number)).state
        below = Random(f"fit {asked.seed} {number}").randrange
        (unknown if number % HELD_BACK == 0 else known).extend(samples(game, state, below))
    weights = fit(known)
    lines = [f"{name} = {weight:.{DIGITS}f}" for name, weight in zip(game.fitted, weights)]
    print("\n".join(lines))
    now = explained(unknown, game.weighed)
    told = explained(unknown, weights)
    print(
        f"# From {len(known):,} seats in positions; of others they explain {told:.1%}, those in use {now:.1%}."
    )
    if asked.write:
        arguments = f"--seats {seats} --games {asked.games} --seed {asked.seed}"
        if asked.options != "{}":
            arguments += f" --options '{asked.options}'"
        arguments += "".join([f" --also '{options}'" for options in asked.also])
        head = f"# Written by `python -m games fit --game {game.id} {arguments} --write`.\n\n"
        file = DATA / game.id / "weights.toml"
        file.write_text(head + "\n".join(lines) + "\n", "utf-8")
    return 0
