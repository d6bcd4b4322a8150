"""How likely the seats are to win from a look at a game on: by trials in positions dealt from one seat's views."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import exp, sqrt
from typing import Any, TypeAlias

from msgspec.structs import replace

from games.core.codec import encode
from games.core.forms import Below, allowed
from games.core.game import Game
from games.core.hindsight import Look
from games.core.model import Action, Seat, ranking
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.trials import likely, luck

AnyGame: TypeAlias = Game[Any, Any, Any]

Chances: TypeAlias = tuple[float, ...]
"""How likely each seat is to win; alone at a table: the points."""

Branch: TypeAlias = tuple[Action, ...]
"""Answers of one seat, one after the other: the first is offered, a later one is given where it is."""

NEAR, FAR = 40, 160
"""Actions after which a trial is judged for the first and the last time, half by each."""

DEALT = 8
"""Actions that it costs to deal a position."""

SHARPNESS = 6.0
"""How quickly a lead, as a share of the better one's worth, makes a seat likely to win."""

SURE = 1.96
"""Standard errors of the margin that is told: 95 of 100 differences lie within it."""


class LookTrials:
    """Makes trials of one look, for a question about it that `about` names: another one has other chance."""

    def __init__(self, game: AnyGame, look: Look, seat: Seat, about: str) -> None:
        self._game = game
        self._look = look
        self._seat = seat
        seed = sha256(encode((about, seat, look.public, look.private))).digest()
        self._chance = Chance(Rng(seed))
        self.played = 0
        """Actions so far."""

    def budgeted(self, budget: int, least: int = 1) -> Iterator[int]:
        """Numbers, as long as the budget of actions lasts, but so many at least."""
        number = 0
        while number < least or self.played < budget:
            yield number
            number += 1

    def dealt(self) -> Any:
        """A position that fits the views."""
        below = self._chance.below
        self.played += DEALT
        rng = Rng(bytes([below(256) for _ in range(SEED_BYTES)]))
        return self._game.deal(self._look.public, self._look.private, rng)

    def ended(self) -> Chances:
        """The result of a game that is over."""
        return _result(self._game, self.dealt())

    def tried(self, branch: Branch, far: int = FAR) -> Chances:
        """How a trial ends in a new position; `far`: actions after which it is judged."""
        return self._end(self.dealt(), branch, luck(self._chance.below(1 << 62)), far)

    def each(self, branches: Sequence[Branch], far: int = FAR) -> list[Chances]:
        """The ends of these in one new position with the same luck; `far` as of `tried`."""
        state, start = self.dealt(), self._chance.below(1 << 62)
        return [self._end(state, one, luck(start), far) for one in branches]

    def answered(self, far: int = FAR) -> Chances:
        """How a trial ends after what was done there; empty where that cannot be in the position dealt."""
        state, below = self.dealt(), luck(self._chance.below(1 << 62))
        look = self._look
        assert look.actor is not None
        decision = self._game.decision(state, look.actor)
        if decision is None:
            return ()
        action = look.action
        if action is None:
            offers = tuple([one for one in decision.offers if one.action is look.kind])
            if not offers:
                return ()
            decision = replace(decision, offers=offers)
            action = likely(self._game, state, decision, below)
        if not allowed(decision, action):
            return ()
        state = self._game.apply(state, look.actor, action).state
        return self._end(state, (), below, far)

    def _end(self, state: Any, branch: Branch, below: Below, far: int) -> Chances:
        """How likely each seat is to win, as the trial has it."""
        game = self._game
        for number, action in enumerate(branch):
            if number:
                decision = game.decision(state, self._seat)
                if decision is None or not allowed(decision, action):
                    break
            state = game.apply(state, self._seat, action).state
        near: Chances | None = None
        for number in range(far):
            decision = game.first(state)
            if decision is None:
                return _joined(near, _result(game, state))
            if number == NEAR and (values := game.estimate(state)) is not None:
                near = promised(values)
            self.played += 1
            state = game.apply(state, decision.seat, likely(game, state, decision, below)).state
        while (decision := game.first(state)) is not None:
            if (values := game.estimate(state)) is not None:
                return _joined(near, promised(values))
            self.played += 1
            state = game.apply(state, decision.seat, likely(game, state, decision, below)).state
        return _joined(near, _result(game, state))


def side_by_side(
    game: AnyGame, look: Look, seat: Seat, answers: Sequence[Action], about: str, number: int
) -> tuple[tuple[float, ...], ...]:
    """How likely the seat is to win with each answer, in so many positions that fit what it knew.

    For each answer its chances in order of the positions, which are the same for all; `about` as of `LookTrials`.
    """
    made = LookTrials(game, look, seat, about)
    branches = [(one,) for one in answers]
    ends = [made.each(branches) for _ in range(number)]
    return tuple([tuple([end[at][seat] for end in ends]) for at in range(len(answers))])


def promised(values: Sequence[float]) -> Chances:
    """How likely each seat is to win with these values; they add up to 1. Alone: the value."""
    if len(values) == 1:
        return (values[0],)
    best = max(values)
    sharpness = SHARPNESS / max(1.0, *[abs(value) for value in values])
    weights = [exp(sharpness * (value - best)) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def _result(game: AnyGame, state: Any) -> Chances:
    """The same of a game that is over: whoever shares the first place has a part of it."""
    sheets = game.scores(state)
    if len(sheets) == 1:
        return (float(sheets[0].total),)
    first = {sheet.seat for rank, sheet in ranking(sheets) if rank == 1}
    return tuple([1 / len(first) if sheet.seat in first else 0.0 for sheet in sheets])


def _joined(near: Chances | None, far: Chances) -> Chances:
    """Half by the one, half by the other; alone at a table the later one counts."""
    if near is None or len(far) == 1:
        return far
    return tuple([(one + two) / 2 for one, two in zip(near, far, strict=True)])


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def means(ends: Sequence[Chances]) -> Chances:
    """The average, seat by seat."""
    return tuple([mean(values) for values in zip(*ends, strict=True)])


def standard_error(values: Sequence[float]) -> float:
    """The standard error of their average."""
    if len(values) < 2:
        return 1.0
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1) / len(values))
