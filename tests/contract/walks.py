"""Random games that the laws look at, step by step."""

import os
import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any

from games.core.codec import encode
from games.core.forms import Decision, verb
from games.core.model import Action, Seat, Step, heard
from games.core.rng import Rng
from games.core.story import Story
from tests.contract.subjects import Case, cases
from tests.playing import Player, by_chance, moves

DEPTH = float(os.environ.get("DEPTH", "1"))
"""How much more than usual is looked at: `make test DEPTH=10` for a night."""

LONGEST = 40_000
"""No game may take more actions than this."""

SHORT = 100
"""Games with fewer actions are looked at whole."""

WALKS = max(1, round(3 * DEPTH))
"""Games played for each case, unless they are long."""

ENOUGH = 1_500 * DEPTH
"""Positions after which a case gets no further game: the laws of long games would take minutes."""

POSITIONS = 24_000 * DEPTH
"""Positions of a game that a law looks at one by one, shared by all its cases."""


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
        return self.moments[-1].step.state if self.moments else self.start.state

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
    game_walk = led(case, seed, by_chance(random.Random(seed)), LONGEST)
    with explained(game_walk):
        assert case.game.is_over(game_walk.end), "the game does not end"
    return game_walk


def led(case: Case, seed: str, player: Player, longest: int) -> Walk:
    """A game of that chance, played by the player until it is over or has taken so many actions."""
    game_walk = Walk(case, seed, case.game.setup(case.seats, case.options, seeded(seed)))
    with explained(game_walk):
        for move in moves(case.game, game_walk.start.state, player, longest):
            game_walk.moments.append(Moment(game_walk, len(game_walk.moments), *move))
    return game_walk


@cache
def looked_at(case: Case) -> frozenset[tuple[str, int]]:
    """Which moments of the case's games the laws look at: all, or as many of each kind of action as the budget has room for."""
    kinds: dict[object, list[Moment]] = {}
    for game_walk in walks(case):
        for moment in game_walk.moments:
            kinds.setdefault((type(moment.action), moment.decision.required), []).append(moment)
    tables = sum([other.game.id == case.game.id for other in cases()])
    level = _level([len(moments) for moments in kinds.values()], round(POSITIONS / tables))
    return frozenset(
        (moment.walk.seed, moment.number)
        for moments in kinds.values()
        for moment in spread(moments, level)
    )


def _level(counts: Iterable[int], room: int) -> int:
    """How many of each kind fill the room, where kinds that have fewer leave theirs to the others."""
    left = sorted(counts)
    while left and left[0] * len(left) <= room:
        room -= left.pop(0)
    return max(1, room // len(left)) if left else room


def spread(moments: list[Moment], count: int) -> list[Moment]:
    """So many of them, evenly spread; all where they are no more."""
    if len(moments) <= count:
        return moments
    return [moments[place * len(moments) // count] for place in range(count)]


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
    """Moments of all games of the case that are looked at: every one of short games, every `stride`-th of long ones."""
    wanted = looked_at(case)
    for game_walk in walks(case):
        chosen = [
            moment for moment in game_walk.moments if (game_walk.seed, moment.number) in wanted
        ]
        yield from chosen[:: min(stride, max(1, len(chosen) // SHORT))]


def story_of(walk: Walk) -> Story:
    """The walk as everybody heard it."""
    steps = [walk.start, *[moment.step for moment in walk.moments]]
    events = tuple(event for step in steps for event in heard(step.log, None))
    return Story(events, walk.case.game.scores(walk.end))
