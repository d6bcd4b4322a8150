"""The robot: plays any game by its rules alone, from what its seat may know.

It deals itself positions that fit its views and tries the same answers in each of them (`games.core.trials`). By and by the
worse half is dropped, so that the whole budget is spent, most of it on the best answers (sequential halving). Where there are
many answers, those are tried that the game's estimate likes at first sight. It has no clock: its budget says what is spent.
"""

from collections.abc import Callable, Mapping
from math import ceil, log2, sqrt
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from games.core.forms import Decision, allowed, count, sample
from games.core.game import Game, Looks
from games.core.levels import Level
from games.core.model import Action
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.trials import LOOKS, luck, played_out, promise

CANDIDATES = 24
"""Answers that are tried at most."""

SEEN = 96
"""Answers that the estimate looks at, where there is one, to find them."""

DRAWS = 4
"""Draws for each answer wanted, to find different ones."""

EARLY = 4
"""Rounds before an answer may be called better than another."""

DOUBT = 1.5
"""Standard errors by which an answer must have fallen behind."""

HOPELESS = 4.0
"""The same for an answer that is dropped before its half is: it is looked at after every round."""

MARGIN = 0.002
"""Rewards that are as good as equal."""

AnyGame = Game[Any, Any, Any]


Budget: TypeAlias = Callable[[int], float]
"""Told how many more trials have been played, says which part of it is spent; at 1 it is all."""


def trials(number: int) -> Budget:
    """A budget of that many trials: with the same chance the answer is the same on every machine."""
    used = 0

    def spent(played: int) -> float:
        nonlocal used
        used += played
        return used / number if number else 1.0

    return spent


class Sight(Struct, frozen=True):
    """How far a level looks."""

    most: int | None
    """Trials at most, where the game names no other number (`Game.trials`). None: as many as there is time for."""
    is_short: bool = False
    """Whether it sees no further than at a glance."""

    def looks(self, game: AnyGame, level: Level, chance: Chance) -> Looks:
        """When the trials of that level are judged."""
        if not self.is_short:
            return game.looks.get(level, LOOKS)
        glances = game.glances
        return glances[chance.below(len(glances))] if len(glances) > 1 else glances[0]

    def limited(self, game: AnyGame, level: Level, budget: Budget) -> Budget:
        """The budget, as far as the level uses it."""
        most = game.trials.get(level, self.most)
        if most is None:
            return budget
        own = trials(most)
        return lambda played: max(own(played), budget(played))


SIGHTS: Mapping[Level, Sight] = {
    Level.EASY: Sight(48, is_short=True),
    Level.NORMAL: Sight(96),
    Level.HARD: Sight(None),
}
"""An easy robot judges what its answer brings at once; it misses what comes of it later, as beginners do."""

_ANY = Rng(bytes(SEED_BYTES))
"""Chance for a position of which nothing is looked at but what the seat knows."""


def answer(
    game: AnyGame,
    public: Any,
    private: Any,
    decision: Decision,
    rng: Rng,
    budget: Budget,
    level: Level = Level.HARD,
) -> Action | None:
    """The seat's answer to any question; None: an opportunity is let be."""
    think = choose if decision.required else consider
    return think(game, public, private, decision, rng, budget, level)


def choose(
    game: AnyGame,
    public: Any,
    private: Any,
    decision: Decision,
    rng: Rng,
    budget: Budget,
    level: Level = Level.HARD,
) -> Action:
    """The seat's answer, from the two views and the question. `budget` is asked after every round of trials."""
    return ranked(game, public, private, decision, rng, budget, level)[0]


def ranked(
    game: AnyGame,
    public: Any,
    private: Any,
    decision: Decision,
    rng: Rng,
    budget: Budget,
    level: Level = Level.HARD,
) -> tuple[Action, ...]:
    """The same answer, and after it all that was tried besides: what was tried longest first, then what did best."""
    spent = SIGHTS[level].limited(game, level, budget)
    chance = Chance(rng)
    table = _Table(game, public, private, decision, chance, level)
    usual = table.usual()
    answers = dict.fromkeys(() if usual is None else (usual,))
    answers |= dict.fromkeys(_promising(table, _tried(game, decision), usual))
    tried = running = [_Trials(action) for action in answers]
    if len(running) == 1 or spent(0) >= 1:
        return tuple(_answer_of(trial) for trial in running)
    halvings, halved = ceil(log2(len(running))), 0
    while len(running) > 1 and halved < halvings:
        table.play(running)
        part = spent(len(running))
        running = _hopeful(running)
        while halved < halvings and part * halvings >= halved + 1:
            halved += 1
            running = _better(running, ceil(len(tried) / 2**halved), usual)
    return _in_order(tried, _best(running, usual))


def consider(
    game: AnyGame,
    public: Any,
    private: Any,
    decision: Decision,
    rng: Rng,
    budget: Budget,
    level: Level = Level.HARD,
) -> Action | None:
    """Whether to take an opportunity: every answer is held against silence in the same positions.

    One that is clearly better is taken. Else one that makes no difference, as a courtesy: to say no rather than nothing.
    None: silence.
    """
    return weighed(game, public, private, decision, rng, budget, level)[0]


def weighed(
    game: AnyGame,
    public: Any,
    private: Any,
    decision: Decision,
    rng: Rng,
    budget: Budget,
    level: Level = Level.HARD,
) -> tuple[Action | None, ...]:
    """The same, and after it what it was held against: silence (None), or the best answer beside silence, if one was tried."""
    spent = SIGHTS[level].limited(game, level, budget)
    chance = Chance(rng)
    table = _Table(game, public, private, decision, chance, level)
    silence = _Trials(None)
    others = [_Trials(action) for action in candidates(decision, table.chance)]
    part = spent(0)
    while part < 1:
        table.play([silence, *others])
        part = spent(1 + len(others))
    if not silence.rewards:
        return (None,)
    best = max(others, key=_Trials.mean)
    if best.mean() > silence.mean() + MARGIN and _has_fallen_behind(silence, best):
        return (best.action, None)
    alike = min(others, key=lambda trial: _distance(trial, silence))
    return (alike.action, None) if _distance(alike, silence) <= MARGIN else (None, best.action)


def candidates(decision: Decision, chance: Chance, most: int = CANDIDATES) -> tuple[Action, ...]:
    """Different answers to compare: all where they are few, else a sample."""
    wanted = min(count(decision), most)
    found: dict[Action, None] = {}
    for _ in range(DRAWS * most):
        if len(found) == wanted:
            break
        found[sample(decision, chance.below)] = None
    return tuple(found)


def _tried(game: AnyGame, decision: Decision) -> Decision:
    """The question without the actions that are not to a robot's taste, if others are left."""
    offers = tuple([offer for offer in decision.offers if game.tastes.get(offer.action, 1)])
    return replace(decision, offers=offers) if offers else decision


class _Trials:
    """What came of an answer, round by round; the answer None is silence."""

    __slots__ = ("action", "rewards")

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.rewards: list[float] = []

    def mean(self) -> float:
        """The reward so far."""
        return sum(self.rewards) / len(self.rewards) if self.rewards else 0.0


def _answer_of(trials: _Trials) -> Action:
    """The answer that was tried."""
    assert trials.action is not None
    return trials.action


def _best(running: list[_Trials], usual: Action | None) -> Action:
    """The usual answer as long as no other one is clearly better: a few trials alone would tell by luck; else the best."""
    best = max(running, key=_Trials.mean)
    for trial in running:
        if trial.action == usual and not _has_fallen_behind(trial, best):
            return _answer_of(trial)
    return _answer_of(best)


class _Table:
    """Where trials are made: positions dealt from what the seat may know."""

    __slots__ = ("chance", "decision", "game", "looks", "private", "public", "zeal")

    def __init__(
        self,
        game: AnyGame,
        public: Any,
        private: Any,
        decision: Decision,
        chance: Chance,
        level: Level,
    ) -> None:
        self.game = game
        self.public = public
        self.private = private
        self.decision = decision
        self.chance = chance
        self.looks = SIGHTS[level].looks(game, level, chance)
        self.zeal = game.zeal.get(level, 0.0)

    def dealt(self) -> Any:
        """A position that fits the views."""
        below = self.chance.below
        rng = Rng(b"".join([below(1 << 32).to_bytes(4, "big") for _ in range(8)]))
        return self.game.deal(self.public, self.private, rng)

    def ready(self, decision: Decision) -> tuple[Action, ...]:
        """The whole answers that the game names: the same in every position that fits the views."""
        state = self.game.deal(self.public, self.private, _ANY)
        ready = [one.action for one in self.game.ready(state, decision.seat)]
        return tuple([action for action in ready if allowed(decision, action)])

    def usual(self) -> Action | None:
        """What the game says is usual, if it is on offer."""
        state = self.game.deal(self.public, self.private, _ANY)
        usual = self.game.usual(state, self.decision)
        return usual if usual is not None and allowed(self.decision, usual) else None

    def play(self, trials: list[_Trials]) -> None:
        """One round: every answer in the same position, with the same luck."""
        state, start = self.dealt(), self.chance.below(1 << 62)
        seat = self.decision.seat
        for trial in trials:
            chance = luck(start)
            reward = played_out(self.game, state, seat, trial.action, chance, self.looks, self.zeal)
            trial.rewards.append(reward)


def _promising(table: _Table, decision: Decision, usual: Action | None) -> tuple[Action, ...]:
    """The answers to try: of more than that, the ready ones and one of each kind; where nothing is usual, those after
    which the seat stands best, too.
    """
    game, seat = table.game, decision.seat
    if all(offer.action in game.weighed_ready for offer in decision.offers):
        return table.ready(decision)
    if count(decision) <= CANDIDATES:
        return candidates(decision, table.chance)
    ready = table.ready(decision)
    state = table.dealt()
    if usual is not None:
        drawn = {type(action): action for action in candidates(decision, table.chance)}
        return tuple(dict.fromkeys([*ready, *drawn.values()]))[:CANDIDATES]
    if game.estimate(state) is None:
        return tuple(dict.fromkeys([*ready, *candidates(decision, table.chance)]))[:CANDIDATES]
    worth = {}
    for action in candidates(decision, table.chance, SEEN):
        values = game.estimate(game.apply(state, seat, action).state)
        worth[action] = 1.0 if values is None else promise(values, seat, table.zeal)
    ordered = sorted(worth, key=lambda action: -worth[action])
    kinds = {type(action): action for action in reversed(ordered)}
    return tuple(dict.fromkeys([*ready, *kinds.values(), *ordered]))[:CANDIDATES]


def _in_order(tried: list[_Trials], best: Action) -> tuple[Action, ...]:
    """The best answer first; of the others, those before that were dropped late."""
    ordered = sorted(tried, key=lambda trial: (-len(trial.rewards), -trial.mean()))
    return tuple(dict.fromkeys([best, *map(_answer_of, ordered)]))


def _better(running: list[_Trials], number: int, usual: Action | None) -> list[_Trials]:
    """So many of the answers, those that did best; and the usual one."""
    ordered = sorted(running, key=_Trials.mean, reverse=True)
    return [trial for place, trial in enumerate(ordered) if place < number or trial.action == usual]


def _hopeful(running: list[_Trials]) -> list[_Trials]:
    """The answers that may still be the best one; all were tried in the same positions."""
    best = max(running, key=_Trials.mean)
    return [
        trial for trial in running if trial is best or not _has_fallen_behind(trial, best, HOPELESS)
    ]


def _has_fallen_behind(trial: _Trials, best: _Trials, doubt: float = DOUBT) -> bool:
    """Whether the answer has clearly done worse than the best one, position by position."""
    played = len(best.rewards)
    if played < EARLY:
        return False
    losses = [more - less for more, less in zip(best.rewards, trial.rewards)]
    loss = sum(losses) / played
    spread = sum([(each - loss) ** 2 for each in losses]) / (played - 1)
    return loss > doubt * sqrt(spread / played)


def _distance(one: _Trials, other: _Trials) -> float:
    """How far the two are from each other in a position, on average."""
    return sum([abs(a - b) for a, b in zip(one.rewards, other.rewards)]) / len(one.rewards)
