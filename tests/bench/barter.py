"""Trade among robots in the arena, as robots at a table do it (`bot.tables.jobs.robots`): offered and answered at once."""

from typing import Any, TypeAlias

from games.core.forms import Decision
from games.core.game import Game, play
from games.core.model import Action, Seat
from games.core.opportunity import refusal

AnyGame: TypeAlias = Game[Any, Any, Any]

AGAIN = 4
"""Rounds in which nobody puts the same to others again."""


class Barter:
    """What the seats of a game have put to each other."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._seats = range(seats)
        self._made: list[tuple[int, Seat, Action]] = []

    def offered(self, state: Any, decision: Decision, turn: int) -> Any | None:
        """The position after the asked seat's offer and all answers; None: it has nothing to offer in this turn."""
        game, seat = self._game, decision.seat
        others = [other for other in self._seats if other != seat]
        since = turn - AGAIN * len(self._seats)
        made = [action for when, maker, action in self._made if maker == seat and when > since]
        public, private = game.public(state), game.private(state, seat)
        offer = game.approach(public, private, decision, others, made)
        if offer is None:
            return None
        self._made.append((turn, seat, offer))
        state = play(game, state, seat, offer, asked=decision).state
        for other in others:
            asked = game.decision(state, other)
            answer = None if asked is None else self._answer(state, asked)
            if answer is not None:
                state = play(game, state, other, answer, asked=asked).state
        return state

    def _answer(self, state: Any, asked: Decision) -> Action | None:
        """The yes that needs no thought, else the no; None: the seat is not called, or it is too late."""
        game = self._game
        private = game.private(state, asked.seat)
        agreed = game.agreed(game.public(state), private, asked)
        return refusal(game.calls(state), asked) if agreed is None else agreed
