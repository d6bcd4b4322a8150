"""`python -m tests.bench arena --game G --players A,B`: one A against B in all other seats, over the same deals in every seat.

Players: `chance`, `one-step` (the answer after which the game's estimate is best), `trials-100` (the robot with 100 trials an
answer), `FOLDER:trials-100` (the robot of the version checked out there; named second, since its time is not measured).
Opportunities, such as answers to another player's offer, are let be. Results are kept in var/bench/arena by the rules and
robots that they were played with, so a run goes on where the last one ended.
"""

import argparse
import re
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from games.catalogue import GAMES
from games.core.forms import Decision, count, sample
from games.core.game import Game, play
from games.core.model import Action, Seat, ranking
from games.core.rng import Chance, Rng
from games.core.search import SEEN, candidates, choose, trials
from games.core.trials import promise
from tests.bench.other_version import other_version

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "var" / "bench" / "arena"

SURE = 1.96
"""Standard deviations on both sides of which 95 % of all samples lie."""

STOPPING = 3.0
"""The same for the sequential stop: wider, since the results are looked at after every deal."""

AnyGame: TypeAlias = Game[Any, Any, Any]
Player: TypeAlias = Callable[[AnyGame, Any, Decision, Random], Action]


class Pairing(Struct, frozen=True):
    """Who plays what."""

    game: str
    seats: int
    one: str
    others: str


class Result(Struct, frozen=True):
    """What came of one game."""

    deal: int
    seat: Seat
    """Where the one sat."""

    share: float
    """Of the first place: a half where two share it."""

    best: int
    """The winner's total."""

    answers: int
    """The one's answers to real questions."""

    seconds: float
    """Processor time for them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the deals that are missing, up to the number asked for or until the result is clear."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench arena", description="Compare.")
    parser.add_argument("--game", required=True, choices=[game.id for game in GAMES])
    parser.add_argument("--players", required=True, type=_pair, metavar="A,B")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="at most, in whole deals")
    parser.add_argument("--least", type=int, default=200, help="before an early stop")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(arguments)
    if asked.seats < 2 or asked.seats not in _game(asked.game).seats:
        parser.error(f"{asked.game} has no table of {asked.seats} players against each other")
    pairing = Pairing(asked.game, asked.seats, *asked.players)
    names = "-".join(map(_called, asked.players))
    file = FOLDER / f"{asked.game}-{asked.seats}-{names}-{version(ROOT)}.jsonl"
    results = stored(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    deals = -(-asked.games // asked.seats)
    left = [deal for deal in range(deals) if deal not in {result.deal for result in results}]
    for played in _played(pairing, left, asked.processes):
        with file.open("ab") as lines:
            lines.write(msgspec.json.Encoder().encode_lines(played))
        results += played
        if len(results) >= asked.least and is_clear(results, asked.seats):
            break
    print(report(pairing, results))
    return 0


def _pair(text: str) -> tuple[str, str]:
    """The two players. Raises `ValueError` for anything else."""
    one, others = text.split(",")
    for name in (one, others):
        player(name)
    return one, others


def _called(name: str) -> str:
    """The player's name in that of a file: another version by its digest, wherever it lies."""
    folder, _, other = name.rpartition(":")
    return f"{other}@{version(Path(folder))}" if folder else name


def _game(id: str) -> AnyGame:
    """The game of that id."""
    return next(game for game in GAMES if game.id == id)


def _played(pairing: Pairing, deals: list[int], processes: int) -> Iterator[list[Result]]:
    """The results of each deal, in the deals' order: an early stop must not prefer short games."""
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_Deal(pairing), deals)


class _Deal:
    """Plays a deal; can be sent to another process."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing

    def __call__(self, deal: int) -> list[Result]:
        """Once with the one in every seat."""
        return [play_out(self.pairing, deal, seat) for seat in range(self.pairing.seats)]


def play_out(pairing: Pairing, deal: int, seat: Seat) -> Result:
    """One game, the same whenever it is played."""
    game = _game(pairing.game)
    one, others = player(pairing.one), player(pairing.others)
    chance = Random(f"arena {deal} {seat}")
    seed = sha256(f"arena {deal}".encode()).digest()
    state = game.setup(pairing.seats, game.options(), Rng(seed)).state
    answers, seconds = 0, 0.0
    while (decision := game.first(state)) is not None:
        began = time.process_time()
        if count(decision) == 1:
            action = sample(decision, chance.randrange)
        elif decision.seat == seat:
            action = one(game, state, decision, chance)
            answers += 1
            seconds += time.process_time() - began
        else:
            action = others(game, state, decision, chance)
        state = play(game, state, decision.seat, action, asked=decision).state
    sheets = game.scores(state)
    first = [sheet.seat for rank, sheet in ranking(sheets) if rank == 1]
    best = max(sheets[winner].total for winner in first)
    return Result(deal, seat, (seat in first) / len(first), best, answers, seconds)


def player(name: str) -> Player:
    """The player of that name. Raises `ValueError` where there is none."""
    if name == "chance":
        return _by_chance
    if name == "one-step":
        return _one_step
    folder, _, other = name.rpartition(":")
    if folder:
        return other_version(Path(folder), other)
    robot = re.fullmatch(r"trials-([1-9][0-9]*)", name)
    if robot is None:
        raise ValueError(f"no player {name}; there are: chance, one-step, trials-N")
    return _robot(int(robot[1]))


def _by_chance(game: AnyGame, state: Any, decision: Decision, chance: Random) -> Action:
    """Any answer."""
    return sample(decision, chance.randrange)


def _one_step(game: AnyGame, state: Any, decision: Decision, chance: Random) -> Action:
    """The answer after which the seat stands best at once, in a position that fits its views."""
    seat = decision.seat
    dealt = game.deal(
        game.public(state), game.private(state, seat), Rng(sha256(chance.randbytes(32)).digest())
    )

    def worth(action: Action) -> float:
        after = game.apply(dealt, seat, action).state
        if game.is_over(after):
            values: tuple[float, ...] | None = tuple(
                [float(sheet.total) for sheet in game.scores(after)]
            )
        else:
            values = game.estimate(after)
        return 0.0 if values is None else promise(values, seat)

    tried = candidates(decision, Chance(Rng(chance.randbytes(32))), SEEN)
    return max(tried, key=worth)


def _robot(budget: int) -> Player:
    """The robot with so many trials an answer."""

    def chosen(game: AnyGame, state: Any, decision: Decision, chance: Random) -> Action:
        own = game.private(state, decision.seat)
        rng = Rng(chance.randbytes(32))
        return choose(game, game.public(state), own, decision, rng, trials(budget))

    return chosen


def version(root: Path) -> str:
    """What the results depend on, in a word: the rules, the robots and this file, as they lie in that folder."""
    digest = sha256()
    data = [path for path in (root / "data").rglob("*") if path.suffix in (".toml", ".json")]
    arena = root / "tests" / "bench" / "arena.py"
    for path in sorted([*(root / "games").rglob("*.py"), *data, arena]):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def stored(file: Path) -> list[Result]:
    """What has been played before, in whole deals."""
    if not file.exists():
        return []
    return msgspec.json.Decoder(Result).decode_lines(file.read_bytes())


def interval(share: float, games: int, deviations: float = SURE) -> tuple[float, float]:
    """Both ends of Wilson's interval."""
    spread = deviations**2 / games
    centre = share + spread / 2
    width = deviations * sqrt(share * (1 - share) / games + spread / (4 * games))
    return (centre - width) / (1 + spread), (centre + width) / (1 + spread)


def is_clear(results: list[Result], seats: int) -> bool:
    """Whether the one is surely better or worse than the others."""
    share = sum(result.share for result in results) / len(results)
    low, high = interval(share, len(results), STOPPING)
    return not low <= 1 / seats <= high


def report(pairing: Pairing, results: list[Result]) -> str:
    """The comparison in a line."""
    games = len(results)
    share = sum(result.share for result in results) / games
    low, high = interval(share, games)
    best = sum(result.best for result in results) / games
    answers = max(1, sum(result.answers for result in results))
    each = 1000 * sum(result.seconds for result in results) / answers
    return (
        f"{pairing.game}, {pairing.one} against {pairing.seats - 1} {pairing.others}: "
        f"{share:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%} "
        f"(even {1 / pairing.seats:.1%}); winner's mean {best:.1f}; {each:.1f} ms an answer"
    )
