"""Random games that the laws look at, step by step."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any

from games.core.codec import encode
from games.core.forms import Decision, sample, verb
from games.core.game import play
from games.core.model import Action, Seat, Step
from games.core.rng import Rng
from tests.contract.subjects import Case

LONGEST = 40_000
"""No game may take more actions than this."""

SHORT = 100
"""Games with fewer actions are looked at whole."""

WALKS = 3
"""Games looked at for each case, unless they are long."""

ENOUGH = 1_500
"""Positions after which a case gets no further game: the laws of long games would take minutes."""


@dataclass(frozen=True)
class Moment:
    """A position, the action taken in it and what it led to."""

    walk: "Walk"
    number: int
    state: Any
    decision: Decision
    action: Action
    step: Step[Any]

    @property
    def seat(self) -> Seat:
        """Who acted."""
        return self.decision.seat


@dataclass(frozen=True)
class Walk:
    """A complete random game."""

    case: Case
    seed: str
    start: Step[Any]
    moments: list[Moment] = field(default_factory=list)

    @property
    def end(self) -> Any:
        """The last position."""
        return self.moments[-1].step.state

    def states(self) -> Iterator[Any]:
        """Every position, the first and the last one too."""
        yield self.start.state
        for moment in self.moments:
            yield moment.step.state


def seeded(name: str) -> Rng:
    """Chance from a name."""
    return Rng(sha256(name.encode()).digest())


SERVICE = seeded("service")
"""Chance that is not the game's."""


@cache
def walks(case: Case) -> tuple[Walk, ...]:
    """The games of the case, played once for all laws."""
    played: list[Walk] = []
    while len(played) < WALKS and sum([len(one.moments) for one in played]) < ENOUGH:
        played.append(walk(case, f"{case.id}/{len(played)}"))
    return tuple(played)


def walk(case: Case, seed: str) -> Walk:
    """A random game: any seat that may act acts, opportunities are taken now and then."""
    chance = random.Random(seed)
    game = case.game
    start = game.setup(case.seats, case.options, seeded(seed))
    game_walk = Walk(case, seed, start)
    state = start.state
    while not game.is_over(state):
        with explained(game_walk):
            assert len(game_walk.moments) < LONGEST, "the game does not end"
            decision = chosen(game.pending(state), chance)
            action = sample(decision, chance.randrange)
            step = play(game, state, decision.seat, action, asked=decision)
        game_walk.moments.append(
            Moment(game_walk, len(game_walk.moments), state, decision, action, step)
        )
        state = step.state
    return game_walk


def chosen(decisions: tuple[Decision, ...], chance: random.Random) -> Decision:
    """One that is required, or now and then an opportunity."""
    required = [decision for decision in decisions if decision.required]
    others = [decision for decision in decisions if not decision.required]
    assert required, "nobody is required though the game is not over"
    return chance.choice(others if others and chance.random() < 0.2 else required)


@contextmanager
def explained(game_walk: Walk, until: int | None = None) -> Iterator[None]:
    """Whatever goes wrong inside names the seed and the actions that led there."""
    try:
        yield
    except Exception as error:
        error.add_note(story(game_walk, until))
        raise


@contextmanager
def looking_at(moment: Moment) -> Iterator[None]:
    """Whatever goes wrong inside names the position."""
    with explained(moment.walk, moment.number):
        yield


def story(game_walk: Walk, until: int | None = None) -> str:
    """The seed and the actions so far, the one in question last."""
    moments = game_walk.moments if until is None else game_walk.moments[: until + 1]
    lines = [
        f"{moment.number}: seat {moment.seat} {_told(moment.action)}" for moment in moments[-25:]
    ]
    return "\n".join([f"seed {game_walk.seed!r}, {len(moments)} actions, the last ones:", *lines])


def _told(action: Action) -> str:
    """The action in short."""
    return f"{verb(type(action))} {encode(action).decode()}"


def all_moments(case: Case, stride: int = 1) -> Iterator[Moment]:
    """Moments of all games of the case: every one of short games, every `stride`-th of long ones."""
    for game_walk in walks(case):
        moments = game_walk.moments
        yield from moments[:: min(stride, max(1, len(moments) // SHORT))]
