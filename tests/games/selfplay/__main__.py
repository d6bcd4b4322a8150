"""Play the kept games: `python -m tests.games.selfplay GAME` adds the records that are missing, `--anew` plays all of them."""

import argparse
import sys
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from games.catalogue import GAMES
from games.commands.asking import seed_of
from games.core.fair import option_values
from games.core.game import play
from games.core.offers import Decision
from games.core.record import Entry, Record, Segment, entry_of
from games.core.rng import Rng
from games.core.search import choose, consider, trials
from tests.contract.covering import AnyGame, Table, covering
from tests.games.selfplay.kept import Kept, load, offered, save

LONGEST = 5_000
"""Entries after which a game is taken to have no end."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Write one game's file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.id for game in GAMES])
    parser.add_argument("--games", type=int, default=20, help="records at least")
    parser.add_argument("--trials", type=int, default=16, help="trials for each decision")
    parser.add_argument("--pins", action="store_true", help="write only the digests anew")
    parser.add_argument("--anew", action="store_true", help="play all records anew")
    asked = parser.parse_args(arguments)
    game = next(one for one in GAMES if one.id == asked.game)
    if asked.pins:
        pinned_anew = [
            Kept(one.record, "".join(offered(game, one.record))) for one in load(game.id)
        ]
        save(game.id, pinned_anew)
        return
    done = [] if asked.anew else list(load(game.id))
    for number, table in enumerate(tables(game, asked.games)):
        if number >= len(done):
            record = played(game, table, number, asked.trials)
            done.append(Kept(record, "".join(offered(game, record))))
            save(game.id, done)


def tables(game: AnyGame, number: int) -> tuple[Table, ...]:
    """So many tables, or as many as it takes to see every two values of options and seats together."""
    found = covering(game)
    return tuple(found[place % len(found)] for place in range(max(number, len(found))))


def played(game: AnyGame, table: Table, number: int, effort: int) -> Record:
    """A game of that many trials a decision, an eighth of them for each opportunity.

    The hard robot's search tries each of its candidates, up to 24 that the game's estimate likes best, at least once.
    """
    rng = seed_of(number, 34)
    state = game.setup(table.seats, table.options, rng).state
    entries: list[Entry] = []
    declined: set[tuple[int, Any]] = set()
    while not game.is_over(state):
        assert len(entries) < LONGEST, f"{game.id} {number} has no end"
        decision, action = _next(game, state, effort, (number, len(entries)), declined)
        entries.append(entry_of(decision.seat, action, "house"))
        state = play(game, state, decision.seat, action, asked=decision).state
    sys.stderr.write(f"{game.id} {number}: {table.seats} seats, {len(entries)} entries\n")
    return Record(
        game=game.id,
        options=option_values(table.options),
        seats=table.seats,
        seed=rng.seed.hex(),
        segments=(Segment("0.1.0", game.schema, tuple(entries)),),
        scores=game.scores(state),
    )


def _next(
    game: AnyGame,
    state: Any,
    effort: int,
    moment: tuple[int, int],
    declined: set[tuple[int, Any]],
) -> tuple[Decision, Any]:
    """Who answers what: an opportunity that the search likes, else the first question that the game waits for."""
    pending = game.pending(state)
    chance = Rng(sha256(f"selfplay {moment}".encode()).digest())
    for decision in pending:
        if decision.required or (decision.seat, decision.offers) in declined:
            continue
        wanted = consider(
            game,
            game.public(state),
            game.private(state, decision.seat),
            decision,
            chance,
            trials(max(effort // 8, 1)),
        )
        declined.add((decision.seat, decision.offers))
        if wanted is not None:
            return decision, wanted
    decision = next(one for one in pending if one.required)
    views = game.public(state), game.private(state, decision.seat)
    return decision, choose(game, *views, decision, chance, trials(effort))


if __name__ == "__main__":
    main()
