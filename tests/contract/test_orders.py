"""Orders given ahead: a rule answers what is offered, from its seat's views alone, the same each time."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.codec import encode
from games.core.forms import allowed
from games.core.model import Action, Key, Seat
from tests.contract.covering import AnyGame
from tests.contract.subjects import Case, cases
from tests.contract.walks import Moment, Walk, explained, looking_at, seeded, spread, walks

LOOKED_AT = 24
"""Positions of each case that the laws of rules look at."""

EACH_GAME = 400
"""Positions of each game in which rules are tried until all have served."""


def _positions(case: Case) -> Iterator[tuple[Walk, int, Any]]:
    """An even choice of the positions in which somebody acts whom a rule is about."""
    found = [
        moment for game_walk in walks(case) for moment in game_walk.moments if _concerns(moment)
    ]
    for moment in spread(found, LOOKED_AT):
        yield moment.walk, moment.number, moment.state


def _concerns(moment: Moment) -> bool:
    """Whether a rule is about what is asked there."""
    return any(rule.belongs(moment.decision) for rule in moment.walk.case.game.rules.values())


def _answers(game: AnyGame, state: Any) -> Iterator[tuple[Seat, Key, Action]]:
    """What the rules of all seats answer there, each from its seat's views."""
    public = game.public(state)
    for decision in game.pending(state):
        private = game.private(state, decision.seat)
        for key in game.rules:
            action = game.ordered(public, private, decision, key)
            if action is not None:
                yield decision.seat, key, action


def test_what_rules_answer_is_offered_and_done_with(case: Case) -> None:
    """The answer is legal where it is given and leaves no move under construction; asking for it changes nothing."""
    game = case.game
    for game_walk, number, state in _positions(case):
        if game.is_unfinished(state):
            continue
        with explained(game_walk, number):
            before = encode(state)
            for seat, key, action in _answers(game, state):
                decision = game.decision(state, seat)
                assert decision is not None
                assert allowed(decision, action), f"{key} answers what is not offered"
                step = game.apply(state, seat, action)
                assert not game.is_unfinished(step.state), f"{key} begins a move"
            assert encode(state) == before


def test_rules_answer_alike_wherever_the_seat_sees_the_same(case: Case) -> None:
    """In a position dealt from its views a seat is offered the same rules, and they answer the same."""
    game = case.game
    for game_walk, number, state in _positions(case):
        public = game.public(state)
        for decision in game.pending(state):
            seat = decision.seat
            private = game.private(state, seat)
            with explained(game_walk, number):
                twin = game.deal(public, private, seeded(f"{game_walk.seed}/{number}/orders"))
                other = game.decision(twin, seat)
                assert other is not None
                views = game.public(twin), game.private(twin, seat), other
                offered = game.orders(public, private, decision)
                assert offered == game.orders(*views)
                assert set(offered) <= set(game.rules)
                for key in game.rules:
                    here = game.ordered(public, private, decision, key)
                    assert here == game.ordered(*views, key), f"{key} knows too much"


def test_rules_stand_only_where_they_are_about_something(case: Case) -> None:
    """What a game does not declare answers nothing, and a rule nothing where it is not about the question."""
    game = case.game
    for game_walk in walks(case)[:1]:
        for moment in game_walk.moments[:40]:
            with looking_at(moment):
                public = game.public(moment.state)
                private = game.private(moment.state, moment.seat)
                assert game.ordered(public, private, moment.decision, "no-such-rule") is None
                for key, rule in game.rules.items():
                    if not rule.belongs(moment.decision):
                        assert game.ordered(public, private, moment.decision, key) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_rule_is_about_questions_of_the_spec(game: AnyGame) -> None:
    """Each question that a rule names is asked somewhere, by one kind of frame, so that its answer means one thing there."""
    frames: dict[str, set[str]] = {}
    for case in cases():
        if case.game is game:
            for game_walk in walks(case):
                for moment in game_walk.moments:
                    asked = frames.setdefault(moment.decision.prompt.id, set())
                    if moment.decision.required:
                        asked.add(type(moment.state.flow[-1]).__name__)
    named = {prompt for rule in game.rules.values() for prompt in rule.at}
    assert named <= set(frames)
    assert {
        prompt: kinds for prompt, kinds in frames.items() if prompt in named and len(kinds) > 1
    } == {}


@cache
def _used(game: AnyGame) -> frozenset[Key]:
    """The rules that were offered in some game and answered in one."""
    offered: set[Key] = set()
    answered: set[Key] = set()
    for case in cases():
        if case.game is not game:
            continue
        if set(game.rules) <= offered & answered:
            break
        for game_walk in walks(case):
            for moment in spread([one for one in game_walk.moments if _concerns(one)], EACH_GAME):
                public = game.public(moment.state)
                private = game.private(moment.state, moment.seat)
                offered |= set(game.orders(public, private, moment.decision))
                answered |= {
                    key
                    for key in game.rules.keys() - answered
                    if game.ordered(public, private, moment.decision, key) is not None
                }
    return frozenset(offered & answered)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_rules_that_serve(game: AnyGame) -> None:
    """Each rule of each game is offered somewhere and answers somewhere."""
    assert _used(game) == set(game.rules)


def test_there_are_games_with_rules() -> None:
    """A game may have none, as one that is begun; but the laws above look at some."""
    assert any(game.rules for game in GAMES)
