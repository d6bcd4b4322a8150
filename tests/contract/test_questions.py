"""Questions: every one can be answered, what is offered is what is legal, and games come to an end."""

import random
from typing import get_args

import pytest

from games.core.codec import encode
from games.core.forms import Decision, Field, One, Some, Split, allowed, count, sample, verb
from games.core.game import play
from games.core.model import Action, Illegal
from tests.contract.answers import every_action, wrong_actions
from tests.contract.subjects import Case
from tests.contract.walks import (
    LONGEST,
    SERVICE,
    Walk,
    all_moments,
    explained,
    looking_at,
    seeded,
    walks,
)

FEW = 200
"""Decisions with no more answers than this are listed whole."""

MOST_READY = 4
"""Ready answers of a question: one row of buttons."""

ABSENCES = 300
"""Default moves played in a row."""


def test_games_end_when_only_the_required_act(case: Case) -> None:
    """Nobody needs an opportunity for the game to end, and `first` finds the first who is required."""
    seed = f"{case.id}/required"
    chance = random.Random(seed)
    step = case.game.setup(case.seats, case.options, seeded(seed))
    game_walk = Walk(case, seed, step)
    state, taken = step.state, 0
    with explained(game_walk):
        while (decision := case.game.first(state)) is not None:
            assert next(one for one in case.game.pending(state) if one.required) == decision
            state = case.game.apply(state, decision.seat, sample(decision, chance.randrange)).state
            taken += 1
            assert taken < LONGEST, "the game does not end"
        assert case.game.is_over(state)


def test_defaults_carry_the_game_on(case: Case) -> None:
    """The default of a required seat is legal, others have none, nor has what is answered by hand.

    It need not end a game: nobody builds for an absent player.
    """
    game, chance = case.game, random.Random(case.id)
    state = game.setup(case.seats, case.options, seeded(case.id)).state
    for _ in range(ABSENCES):
        decisions = {decision.seat: decision for decision in game.pending(state)}
        for seat in range(case.seats):
            action = game.default(state, seat, SERVICE)
            asked = decisions.get(seat)
            expected = asked is not None and asked.required and not game.is_by_hand(asked)
            assert (action is not None) == expected, f"seat {seat}"
            assert action is None or allowed(decisions[seat], action), f"seat {seat}: {action}"
        if game.is_over(state):
            return
        first = next(decision for decision in decisions.values() if decision.required)
        action = game.default(state, first.seat, SERVICE)
        if action is None:
            action = sample(first, chance.randrange)
        state = play(game, state, first.seat, action).state


def test_defaults_are_legal_everywhere(case: Case) -> None:
    """Whoever goes missing, whenever: there is a legal answer for each required seat, but for what is by hand."""
    for moment in all_moments(case, stride=3):
        with looking_at(moment):
            for decision in case.game.pending(moment.state):
                if decision.required and not case.game.is_by_hand(decision):
                    action = case.game.default(moment.state, decision.seat, SERVICE)
                    assert action is not None
                    assert allowed(decision, action), action


def test_a_finished_game_asks_nobody(case: Case) -> None:
    """Over means: no decision is required any more."""
    for game_walk in walks(case):
        with explained(game_walk):
            assert not [one for one in case.game.pending(game_walk.end) if one.required]
    for moment in all_moments(case):
        with looking_at(moment):
            assert not case.game.is_over(moment.state)
            assert [one for one in case.game.pending(moment.state) if one.required]


def test_decisions_are_well_made(case: Case) -> None:
    """One decision per seat, one offer per action, fields in the order of the action's, bounds that can be kept."""
    actions = _actions(case)
    for moment in all_moments(case):
        with looking_at(moment):
            decisions = case.game.pending(moment.state)
            seats = [decision.seat for decision in decisions]
            assert len(set(seats)) == len(seats)
            assert set(seats) <= set(range(case.seats))
            for seat in range(case.seats):
                asked = next((decision for decision in decisions if decision.seat == seat), None)
                assert case.game.decision(moment.state, seat) == asked
            for decision in decisions:
                _check_decision(decision, actions)


def _actions(case: Case) -> set[type[Action]]:
    """All actions of the game."""
    return set(get_args(case.game.action_type)) or {case.game.action_type}


def _check_decision(decision: Decision, actions: set[type[Action]]) -> None:
    """Whether the decision can be answered."""
    assert decision.offers
    kinds = [offer.action for offer in decision.offers]
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) <= actions
    assert count(decision) >= 1
    for offer in decision.offers:
        names = [field.name for field in offer.fields]
        assert names == list(offer.action.__struct_fields__), verb(offer.action)
        for field in offer.fields:
            _check_field(field)


def _check_field(field: Field) -> None:
    """Whether the field can be filled."""
    assert field.kind
    match field:
        case One():
            assert field.keys
            assert len(set(field.keys)) == len(field.keys)
        case Some():
            assert len(set(field.keys)) == len(field.keys)
            assert 0 <= field.least <= field.most <= len(field.keys)
            assert field.begun == tuple(key for key in field.keys if key in field.begun)
            assert len(field.begun) <= field.most
        case Split():
            keys = [row.key for row in field.rows]
            assert len(set(keys)) == len(keys)
            assert all(0 <= row.least <= row.most for row in field.rows)
            assert 0 <= field.least <= field.most
            assert sum(row.least for row in field.rows) <= field.least
            assert sum(row.most for row in field.rows) >= field.most


def test_sampled_listed_and_allowed_are_the_same(case: Case) -> None:
    """What is sampled is allowed; where the answers can be listed, they are as many as counted and all allowed."""
    chance = random.Random(case.id)
    seen: set[tuple[object, ...]] = set()
    for moment in all_moments(case, stride=2):
        with looking_at(moment):
            for decision in case.game.pending(moment.state):
                samples = {sample(decision, chance.randrange) for _ in range(3)}
                assert all(allowed(decision, action) for action in samples)
                if count(decision) > FEW or decision.offers in seen:
                    continue
                seen.add(decision.offers)
                listed = list(every_action(decision))
                assert len(listed) == len(set(listed)) == count(decision)
                assert samples <= set(listed)
                assert all(allowed(decision, action) for action in listed)


def test_all_that_is_offered_can_be_played(case: Case) -> None:
    """Every answer of a short list is carried out, not only those that the random games took."""
    seen: set[object] = set()
    for moment in all_moments(case, stride=7):
        with looking_at(moment):
            for decision in case.game.pending(moment.state):
                if count(decision) > FEW or decision.offers in seen:
                    continue
                seen.add(decision.offers)
                for action in every_action(decision):
                    case.game.apply(moment.state, decision.seat, action)


def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    """Answers bent out of shape, answers to other questions, answers of others: each is the player's mistake."""
    earlier: list[Action] = []
    for moment in all_moments(case, stride=5):
        with looking_at(moment):
            before = encode(moment.state)
            for action in wrong_actions(moment.decision, moment.action):
                _refused(case, moment.state, moment.seat, action, "core-refused-not-offered")
            for action in earlier[-20:]:
                if not allowed(moment.decision, action):
                    _refused(case, moment.state, moment.seat, action, "core-refused-not-offered")
            asked = {decision.seat for decision in case.game.pending(moment.state)}
            for seat in {*range(case.seats)} - asked:
                _refused(case, moment.state, seat, moment.action, "core-refused-not-asked")
            assert encode(moment.state) == before
            earlier.append(moment.action)


def _refused(case: Case, state: object, seat: int, action: Action, why: str) -> None:
    """The action is refused for that reason."""
    with pytest.raises(Illegal, match=why):
        play(case.game, state, seat, action)


def test_ready_answers_are_legal(case: Case) -> None:
    """A few, each of them another one that whoever is asked may give; whoever is not asked has none."""
    for moment in all_moments(case, stride=2):
        with looking_at(moment):
            asked = {decision.seat: decision for decision in case.game.pending(moment.state)}
            for seat in range(case.seats):
                actions = [one.action for one in case.game.ready(moment.state, seat)]
                assert len(set(actions)) == len(actions) <= MOST_READY
                assert all(seat in asked and allowed(asked[seat], one) for one in actions)


def test_notes_speak_of_what_is_asked(case: Case) -> None:
    """A note stands on a field of an action; a key is refused exactly when it is not offered."""
    fields = {name for action in _actions(case) for name in action.__struct_fields__}
    for moment in all_moments(case, stride=2):
        with looking_at(moment):
            for decision in case.game.pending(moment.state):
                offered: dict[str, set[str]] = {}
                for offer in decision.offers:
                    for field in offer.fields:
                        keys = (
                            [row.key for row in field.rows]
                            if isinstance(field, Split)
                            else field.keys
                        )
                        offered.setdefault(field.name, set()).update(keys)
                lines = case.game.notes(moment.state, decision.seat).lines
                assert len({(line.field, line.key) for line in lines}) == len(lines)
                for line in lines:
                    assert line.field in fields, line
                    assert (line.refused is None) == (line.key in offered.get(line.field, ())), line


def test_seats_that_are_not_asked_have_no_notes(case: Case) -> None:
    """Notes belong to a decision."""
    for moment in all_moments(case, stride=5):
        with looking_at(moment):
            asked = {decision.seat for decision in case.game.pending(moment.state)}
            for seat in {*range(case.seats)} - asked:
                assert not case.game.notes(moment.state, seat).lines
