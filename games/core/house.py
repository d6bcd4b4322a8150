"""The house player: plays any game by its rules alone, from what its seat may know.

It deals itself positions that fit its views, tries the same few answers in each of them, plays every trial on by chance and
drops answers that have clearly fallen behind. A trial goes to the end of the game, or for a while if the game can tell how well
a seat stands. It has no clock: whoever asks says how long it may go on.
"""

from collections.abc import Callable
from math import sqrt
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.flow import HasFlow
from games.core.forms import Below, Decision, count, sample
from games.core.game import Game
from games.core.model import Action, ScoreSheet, Seat
from games.core.rng import Chance, Rng

CANDIDATES = 24
"""Answers that are compared at most."""

TRIES = 96
"""Draws to find them."""

EARLY = 6
"""Rounds before the first answer may be dropped."""

DOUBT = 2.0
"""Standard errors by which an answer must have fallen behind."""

HORIZON = 120
"""Actions after which a trial is judged by the game's estimate, if it has one."""

LONGEST = 20_000
"""Actions after which a trial is given up as even."""

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


def rounds(number: int) -> Callable[[], bool]:
    """A budget of that many rounds of trials: with the same chance the answer is the same."""
    left = number

    def keep_going() -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    return keep_going


def choose(
    game: Game[S, P, H],
    public: P,
    private: H,
    decision: Decision,
    rng: Rng,
    keep_going: Callable[[], bool],
) -> Action:
    """The seat's answer, from the two views and the question. `keep_going` is asked before every round of trials."""
    chance = Chance(rng)
    trials = [_Trials(action) for action in candidates(_tried(game, decision), chance)]
    if len(trials) == 1:
        return trials[0].action
    seat = decision.seat
    running = trials
    while len(running) > 1 and keep_going():
        dealt = game.deal(public, private, _fresh(chance))
        luck = chance.below(1 << 62)
        for trial in running:
            trial.rewards.append(_played_out(game, dealt, seat, trial.action, luck))
        running = _still_running(running)
    return max(running, key=_Trials.mean).action


def candidates(decision: Decision, chance: Chance) -> tuple[Action, ...]:
    """Different answers to compare: all where they are few, else a sample."""
    wanted = min(count(decision), CANDIDATES)
    found: dict[Action, None] = {}
    for _ in range(TRIES):
        if len(found) == wanted:
            break
        found[sample(decision, chance.below)] = None
    return tuple(found)


def _tried(game: Game[S, P, H], decision: Decision) -> Decision:
    """The question without the actions that are not to the house's taste, if others are left."""
    offers = tuple([offer for offer in decision.offers if game.tastes.get(offer.action, 1)])
    return replace(decision, offers=offers) if offers else decision


def _likely(game: Game[S, P, H], decision: Decision, below: Below) -> Action:
    """An answer of a trial: an offer by the game's tastes, filled by chance."""
    offers, tastes = decision.offers, game.tastes
    if len(offers) == 1 or not tastes:
        return sample(decision, below)
    weights = [tastes.get(offer.action, 1) for offer in offers]
    total = sum(weights)
    if not total:
        return sample(decision, below)
    left = below(total)
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return sample(replace(decision, offers=(offers[place],)), below)


class _Trials:
    """What came of an answer, round by round."""

    __slots__ = ("action", "rewards")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.rewards: list[float] = []

    def mean(self) -> float:
        """The reward so far."""
        return sum(self.rewards) / len(self.rewards) if self.rewards else 0.0


def _fresh(chance: Chance) -> Rng:
    """Chance of its own for a dealt position."""
    return Rng(b"".join([chance.below(1 << 32).to_bytes(4, "big") for _ in range(8)]))


def _still_running(trials: list[_Trials]) -> list[_Trials]:
    """The answers that may still be the best one; all were tried in the same positions."""
    played = len(trials[0].rewards)
    if played < EARLY:
        return trials
    best = max(trials, key=_Trials.mean)
    return [trial for trial in trials if trial is best or not _is_behind(trial, best, played)]


def _is_behind(trial: _Trials, best: _Trials, played: int) -> bool:
    """Whether the answer has clearly done worse than the best one, position by position."""
    losses = [more - less for more, less in zip(best.rewards, trial.rewards)]
    loss = sum(losses) / played
    spread = sum([(each - loss) ** 2 for each in losses]) / (played - 1)
    return loss > DOUBT * sqrt(spread / played)


def _played_out(game: Game[S, P, H], state: S, seat: Seat, action: Action, luck: int) -> float:
    """The reward of a game that goes on by chance after the answer."""
    below = _luck(luck)
    state = game.apply(state, seat, action).state
    for number in range(LONGEST):
        decision = game.first(state)
        if decision is None:
            return reward(game.scores(state), seat)
        if number == HORIZON and (values := game.estimate(state)) is not None:
            return promise(values, seat)
        state = game.apply(state, decision.seat, _likely(game, decision, below)).state
    return 0.5


def _luck(start: int) -> Callable[[int], int]:
    """Quick chance for trials, which need no proof: a linear congruential generator of 64 bits."""
    word = start

    def below(n: int) -> int:
        nonlocal word
        word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (word >> 33) * n >> 31

    return below


def promise(values: tuple[float, ...], seat: Seat) -> float:
    """How good a position is for the seat, 0 to 1, less certain than any end: mostly its lead over the best other one."""
    own = values[seat]
    others = [value for other, value in enumerate(values) if other != seat]
    if not others:
        return 0.5
    best = max(others)
    lead = (own - best) / max(abs(best), abs(own), 1.0)
    beaten = sum([own > value for value in others]) / len(others)
    return 0.1 + 0.8 * (0.3 * beaten + 0.7 * (max(-1.0, min(1.0, lead)) + 1) / 2)


def reward(sheets: tuple[ScoreSheet, ...], seat: Seat) -> float:
    """How good an end is for the seat, 0 to 1.

    Half of it is for the seats that it leaves behind, half for its distance to the best of them.
    """
    own = sheets[seat]
    others = [sheet for sheet in sheets if sheet.seat != seat]
    if not others:
        return 0.5
    beaten = sum([(own.standing > one.standing) + (own.standing >= one.standing) for one in others])
    best = max([one.total for one in others])
    scale = max(abs(best), abs(own.total), 1)
    margin = max(-1.0, min(1.0, (own.total - best) / scale))
    return beaten / (4 * len(others)) + (margin + 1) / 4
