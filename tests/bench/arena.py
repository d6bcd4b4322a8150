"""`python -m tests.bench arena --game G --players A,B`: one A against B in all other seats, over the same deals in every seat.

Players: `chance`, `one-step` (the answer after which the game's estimate is best), `easy`, `normal`, `hard` (the robots as
people meet them, hard with the trials of a machine that is not busy), `trials-100` (the robot with 100 trials an answer),
`FOLDER:hard` (the robot of the version checked out there), `catanatron:value` (a player of another program:
`tests.bench.catanatron_player`). The last two are named second, since their time is not measured. `A,B,C` plays A against B,
then A against C.

Opportunities, such as answers to another player's offer, are let be, unless `--trades` is given: then all offer each other
what robots at a table do. Results are kept in var/bench/arena by the rules and
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
from games.core.game import Game, Options, play
from games.core.levels import Level
from games.core.model import Action, Seat, ranking
from games.core.rng import Chance, Rng
from games.core.search import SEEN, candidates, choose, trials
from games.core.trials import promise
from tests.bench.barter import Barter
from tests.bench.catanatron_player import NAMES, catanatron_player
from tests.bench.other_version import other_version

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "var" / "bench" / "arena"

SURE = 1.96
"""Standard deviations on both sides of which 95 % of all samples lie."""

STOPPING = 3.0
"""The same for the sequential stop: wider, since the results are looked at after every deal."""

HARD = 384
"""Trials of a hard robot: in every game a quiet machine plays more in the seconds that the bot gives it."""

RIVAL = "catanatron"

AnyGame: TypeAlias = Game[Any, Any, Any]
Player: TypeAlias = Callable[[AnyGame, Any, Decision, Random], Action]


class Pairing(Struct, frozen=True):
    """Who plays what."""

    game: str
    seats: int
    one: str
    others: str
    options: str = "{}"
    """Of the table, as JSON; what is not named is by default."""
    trades: bool = False
    """Whether all offer each other what robots at a table would."""


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

    turns: int = 0
    """Turns, or other parts of the game, that have begun."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the deals that are missing, up to the number asked for or until the result is clear."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench arena", description="Compare.")
    parser.add_argument("--game", required=True, choices=[game.id for game in GAMES])
    parser.add_argument("--players", required=True, type=_named, metavar="A,B,...")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", default="{}", help='of the table: {"board": "random"}')
    parser.add_argument("--trades", action="store_true", help="as robots at a table offer them")
    parser.add_argument("--games", type=int, default=200, help="at most, in whole deals")
    parser.add_argument("--least", type=int, default=200, help="before an early stop")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(arguments)
    if asked.seats < 2 or asked.seats not in _game(asked.game).seats:
        parser.error(f"{asked.game} has no table of {asked.seats} players against each other")
    try:
        _options(_game(asked.game), asked.options)
    except msgspec.DecodeError as error:
        parser.error(f"{asked.game} has no such options: {error}")
    one, *rivals = asked.players
    for others in rivals:
        pairing = Pairing(asked.game, asked.seats, one, others, asked.options, asked.trades)
        results = _compared(pairing, asked.games, asked.least, asked.processes)
        print(report(pairing, results), flush=True)
    return 0


def _compared(pairing: Pairing, games: int, least: int, processes: int) -> list[Result]:
    """What was stored, and the deals that are missing."""
    names = "-".join(map(_called, (pairing.one, pairing.others)))
    made = "" if pairing.options == "{}" else re.sub("[^a-z0-9]+", "-", pairing.options).rstrip("-")
    made += "-trades" if pairing.trades else ""
    file = FOLDER / f"{pairing.game}{made}-{pairing.seats}-{names}-{version(ROOT)}.jsonl"
    results = stored(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    deals = -(-games // pairing.seats)
    done = {result.deal for result in results}
    left = [deal for deal in range(deals) if deal not in done]
    if len(results) >= least and is_clear(results, pairing.seats):
        return results
    for played in _played(pairing, left, processes):
        with file.open("ab") as lines:
            lines.write(msgspec.json.Encoder().encode_lines(played))
        results += played
        if len(results) >= least and is_clear(results, pairing.seats):
            break
    return results


def _named(text: str) -> list[str]:
    """The players, two at least. Raises `ValueError` where one is unknown or too few are named."""
    names = text.split(",")
    for name in names:
        check_player(name)
    if len(names) == 1:
        raise ValueError("one player has nobody to play against")
    return names


def _called(name: str) -> str:
    """The player's name in that of a file: another version by its digest, wherever it lies."""
    folder, _, other = name.rpartition(":")
    if not folder or folder == RIVAL:
        return name.replace(":", "-")
    return f"{other}@{version(Path(folder))}"


def _game(id: str) -> AnyGame:
    """The game of that id."""
    return next(game for game in GAMES if game.id == id)


def _options(game: AnyGame, options: str) -> Options:
    """The table's options. Raises `DecodeError` for others than the game has."""
    return msgspec.json.decode(options, type=game.options)


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
    state = game.setup(pairing.seats, _options(game, pairing.options), Rng(seed)).state
    answers, seconds, turns = 0, 0.0, 0
    barter = Barter(game, pairing.seats) if pairing.trades else None
    while (decision := game.first(state)) is not None:
        traded = None if barter is None else barter.offered(state, decision, turns)
        if traded is not None:
            state = traded
            continue
        began = time.process_time()
        if count(decision) == 1:
            action = sample(decision, chance.randrange)
        elif decision.seat == seat:
            action = one(game, state, decision, chance)
            answers += 1
            seconds += time.process_time() - began
        else:
            action = others(game, state, decision, chance)
        step = play(game, state, decision.seat, action, asked=decision)
        turns += any(told.event.begins_part for told in step.log)
        state = step.state
    sheets = game.scores(state)
    first = [sheet.seat for rank, sheet in ranking(sheets) if rank == 1]
    best = max(sheets[winner].total for winner in first)
    return Result(deal, seat, (seat in first) / len(first), best, answers, seconds, turns)


_LEVELS = {level.value: level for level in Level}
_TRIALS = re.compile(r"trials-([1-9][0-9]*)")


def check_player(name: str) -> None:
    """Whether there is such a player, before any process is started for it. Raises `ValueError` where there is none."""
    own = name.rpartition(":")[2]
    if name.startswith(f"{RIVAL}:"):
        if own not in NAMES:
            raise ValueError(f"{RIVAL} has no player {own}; there are: {', '.join(NAMES)}")
    elif own not in ("chance", "one-step", *_LEVELS) and not _TRIALS.fullmatch(own):
        known = ", ".join(["chance", "one-step", *_LEVELS, "trials-N"])
        raise ValueError(f"no player {own}; there are: {known}")


def player(name: str) -> Player:
    """The player of that name. Raises `ValueError` where there is none."""
    check_player(name)
    folder, _, own = name.rpartition(":")
    if folder:
        return catanatron_player(own) if folder == RIVAL else other_version(Path(folder), own)
    if own == "chance":
        return _by_chance
    if own == "one-step":
        return _one_step
    if own in _LEVELS:
        return _robot(HARD, _LEVELS[own])
    return _robot(int(own.removeprefix("trials-")), Level.HARD)


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


def _robot(budget: int, level: Level) -> Player:
    """The robot of that level with so many trials an answer at most."""

    def chosen(game: AnyGame, state: Any, decision: Decision, chance: Random) -> Action:
        own = game.private(state, decision.seat)
        rng = Rng(chance.randbytes(32))
        return choose(game, game.public(state), own, decision, rng, trials(budget), level)

    return chosen


def version(root: Path) -> str:
    """What the results depend on, in a word: the rules, the robots and this file, as they lie in that folder."""
    digest = sha256()
    data = [path for path in (root / "data").rglob("*") if path.suffix in (".toml", ".json")]
    bench = root / "tests" / "bench"
    own = [bench / "arena.py", bench / "barter.py", *bench.glob("catanatron_[ap]*.py")]
    for path in sorted([*(root / "games").rglob("*.py"), *data, *own]):
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
    turns = sum(result.turns for result in results) / games
    each = 1000 * sum(result.seconds for result in results) / answers
    options = "" if pairing.options == "{}" else f" {pairing.options}"
    options += " with trades" if pairing.trades else ""
    return (
        f"{pairing.game}{options}, {pairing.one} against {pairing.seats - 1} {pairing.others}: "
        f"{share:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%} "
        f"(even {1 / pairing.seats:.1%}); winner's mean {best:.1f}; {turns:.1f} turns; {each:.1f} ms an answer"
    )
