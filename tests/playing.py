"""The one way in which tests play games: a player chooses who answers what, and every move is handed out as it is made."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from games.core.flow import HasFlow
from games.core.forms import Decision, sample
from games.core.game import Game, play
from games.core.model import Action, Seat, Step
from games.core.record import Record
from games.core.verify import Finding, verify

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


class Move(NamedTuple, Generic[S]):
    """A position, the action taken in it and what it led to."""

    state: S
    decision: Decision
    action: Action
    step: Step[S]

    @property
    def seat(self) -> Seat:
        """Who acted."""
        return self.decision.seat


Pending: TypeAlias = tuple[Decision, ...]

Player: TypeAlias = Callable[[Any, Pending], tuple[Decision, Action]]
"""Chooses one of the questions that are open in a position, and the answer to it."""


def moves(game: Game[S, P, H], state: S, player: Player, longest: int) -> Iterator[Move[S]]:
    """A game from that position on, until it is over or has taken so many actions."""
    for _ in range(longest):
        if game.is_over(state):
            return
        decision, action = player(state, game.pending(state))
        step = play(game, state, decision.seat, action, asked=decision)
        yield Move(state, decision, action, step)
        state = step.state


def by_chance(chance: Random, opportunities: float = 0.2) -> Player:
    """Any seat that must answer does, now and then one that may; every answer is as likely as its offer's number allows."""

    def player(_: object, pending: Pending) -> tuple[Decision, Action]:
        decision = chosen(pending, chance, opportunities)
        return decision, sample(decision, chance.randrange)

    return player


def chosen(pending: Pending, chance: Random, opportunities: float = 0.2) -> Decision:
    """A question that is required, or now and then one that is not."""
    required = [decision for decision in pending if decision.required]
    others = [decision for decision in pending if not decision.required]
    assert required, "nobody is required though the game is not over"
    return chance.choice(others if others and chance.random() < opportunities else required)


def faults(game: Game[S, P, H], record: Record) -> list[Finding]:
    """What a record is blamed for; that its game was ended before its time is nobody's fault."""
    return [finding for finding in verify(game, record) if finding.kind != "unfinished"]
