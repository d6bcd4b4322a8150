"""Secrets: what a viewer may not know changes nothing that the viewer can see (design, "Secrets by type and by law")."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.core.forms import allowed, count, sample
from games.core.game import play
from games.core.levels import Level
from games.core.model import Action, Illegal, Seat
from games.core.search import answer, trials
from tests.contract.answers import wrong_actions
from tests.contract.curious import ENOUGH, curious_walks, kinds
from tests.contract.particulars import hidden_of, path_of
from tests.contract.setups import check_twins, dealt, seen
from tests.contract.sightings import sightings
from tests.contract.subjects import Case, cases, viewers
from tests.contract.walks import (
    LONGEST,
    Moment,
    Walk,
    explained,
    looking_at,
    seeded,
    walks,
)

EACH_KIND, OFTEN = 8, 24
"""Moments with each kind of action in a game led to them, and in all of a case's games."""

ROBOTS, TRIALS = 3, 12
"""Questions of a game that robots answer, and their budget for each."""

LOOKED_AT = 120
"""Positions of each game that the laws look at."""


def _moments(case: Case) -> Iterator[Moment]:
    """An even choice of each game's moments, another one in each game."""
    for place, game_walk in enumerate(walks(case)):
        stride = max(1, len(game_walk.moments) // LOOKED_AT)
        yield from game_walk.moments[place % stride :: stride]


def _positions(case: Case) -> Iterator[tuple[Walk, int, Any]]:
    """The positions of those moments and the ends of the games."""
    for moment in _moments(case):
        yield moment.walk, moment.number, moment.state
    for game_walk in walks(case):
        yield game_walk, len(game_walk.moments), game_walk.end


def test_views_are_the_same_in_a_state_dealt_from_them(case: Case) -> None:
    """Law (a): views, question, notes, default, ready answers and who is asked come from what the viewer may know."""
    for game_walk, number, state in _positions(case):
        for viewer in viewers(case):
            with explained(game_walk, number):
                twin = dealt(case, state, viewer, f"{game_walk.seed}/{number}/{viewer}")
                here, there = seen(case, state, viewer), seen(case, twin, viewer)
                for name in here:
                    assert there[name] == here[name], f"{name} gives something away to {viewer}"


def test_what_is_hidden_varies(case: Case) -> None:
    """Law (b): everything that the information table hides comes out differently in some deal, for every viewer."""
    varied: set[tuple[str, Seat | None, Seat]] = set()
    existing: dict[tuple[str, Seat | None, Seat], list[tuple[Any, str]]] = {}
    for game_walk, number, state in _positions(case):
        for viewer in viewers(case):
            name = f"vary/{game_walk.seed}/{number}/{viewer}"
            twin = dealt(case, state, viewer, name)
            for hidden in case.hidden:
                for seat in range(case.seats):
                    row = (hidden.name, viewer, seat)
                    here, there = hidden.of(state, seat), hidden.of(twin, seat)
                    if here:
                        existing.setdefault(row, []).append((state, name))
                    if here != there:
                        varied.add(row)
    kept = {(one.name, seat, seat) for one in case.hidden if one.owner for seat in viewers(case)}
    assert not varied & kept, "what is the viewer's own came out differently"
    missed = {row for row in existing.keys() - varied - kept if not _varies(case, row, existing)}
    assert not missed, f"never differs over deals: {sorted(missed, key=str)}"
    named = {name for name, _, _ in existing}
    exists = {hidden.name for hidden in case.hidden if hidden.always}
    assert exists <= named, f"never seen in any position: {exists - named}"


@pytest.mark.parametrize("game", sorted({case.game.id for case in cases()}))
def test_every_secret_is_seen(game: str) -> None:
    """Each row of the information table comes up in games led to every kind of action: law (b) has something to look at."""
    unseen = [name for name, found in sightings(game, hidden_of(game)).items() if not found]
    assert not unseen, f"never seen: {sorted(unseen)}"


def _varies(
    case: Case,
    row: tuple[str, Seat | None, Seat],
    existing: dict[tuple[str, Seat | None, Seat], list[tuple[Any, str]]],
) -> bool:
    """Whether more deals, where there were too few to tell, show a difference."""
    name, viewer, seat = row
    hidden = next(one for one in case.hidden if one.name == name)
    return any(
        hidden.of(dealt(case, state, viewer, f"{dealt_as}/{attempt}"), seat)
        != hidden.of(state, seat)
        for state, dealt_as in existing[row][:20]
        for attempt in range(20)
    )


def test_dealt_states_can_be_played_to_the_end(case: Case) -> None:
    """What is dealt is a position of the game: house players play it on."""
    chance = random.Random(case.id)
    for game_walk in walks(case):
        for moment in game_walk.moments[:: max(1, len(game_walk.moments) // 6)]:
            with looking_at(moment):
                viewer = chance.choice(viewers(case))
                state = dealt(case, moment.state, viewer, f"play/{game_walk.seed}/{moment.number}")
                for _ in range(LONGEST):
                    decision = case.game.first(state)
                    if decision is None:
                        break
                    action = sample(decision, chance.randrange)
                    state = play(case.game, state, decision.seat, action, asked=decision).state
                assert case.game.is_over(state)
                assert len(case.game.scores(state)) == case.seats


def test_twins_answer_alike(case: Case) -> None:
    """Law (c): an action looks the same in a twin, unless sealed in both, and then only after an event that reveals."""
    chance = random.Random(f"twins/{case.id}")
    for moment in _moments(case):
        for decision in case.game.pending(moment.state):
            with looking_at(moment):
                action = (
                    moment.action
                    if decision == moment.decision
                    else sample(decision, chance.randrange)
                )
                twin = dealt(
                    case, moment.state, decision.seat, f"twin/{moment.walk.seed}/{moment.number}"
                )
                check_twins(case, moment.state, twin, decision, action)


def test_every_kind_of_answer_looks_alike_in_twins(case: Case) -> None:
    """Law (c) for each kind of action, the rare ones too: games led to them, a few moments of each kind in each game.

    Where nothing is hidden a twin is the same position, and no kind has to come up.
    """
    looks: Counter[type[Action]] = Counter()
    for game_walk in curious_walks(case):
        of_kind: dict[type[Action], list[Moment]] = {}
        for moment in game_walk.moments:
            of_kind.setdefault(type(moment.action), []).append(moment)
        for kind, moments in of_kind.items():
            chosen = moments[:: max(1, len(moments) // EACH_KIND)]
            for moment in chosen[: max(0, OFTEN - looks[kind])]:
                with looking_at(moment):
                    looks[kind] += 1
                    name = f"curious/{game_walk.seed}/{moment.number}"
                    twin = dealt(case, moment.state, moment.seat, name)
                    check_twins(case, moment.state, twin, moment.decision, moment.action)
    neglected = {kind.__name__ for kind in kinds(case) if looks[kind] < ENOUGH}
    assert not neglected or not case.hidden, (
        f"looked at too seldom: {sorted(neglected)} "
        f"(what these options exclude is named by `never` in {path_of(case.game.id, 'laws')})"
    )


def test_what_is_usual_comes_from_what_is_known(case: Case) -> None:
    """Legal, and the same in a twin with the same chance: what is usual, and what trials are played on with."""
    for moment in _moments(case):
        state, decision = moment.state, moment.decision
        with looking_at(moment):
            name = f"usual/{moment.walk.seed}/{moment.number}"
            twin = dealt(case, state, decision.seat, name)
            usual = case.game.usual(state, decision)
            habit = case.game.habit(state, decision, random.Random(name).randrange)
            for action in (usual, habit):
                assert action is None or allowed(decision, action)
            assert case.game.usual(twin, decision) == usual
            assert case.game.habit(twin, decision, random.Random(name).randrange) == habit


@pytest.mark.parametrize("level", Level)
def test_robots_answer_alike_in_twins(case: Case, level: Level) -> None:
    """Each level: the same chance and the same number of trials, another position that fits what the seat knows."""
    for game_walk in walks(case)[:1]:
        asked = [one for one in game_walk.moments if count(one.decision) > 1]
        for moment in asked[:: max(1, len(asked) // ROBOTS)]:
            with looking_at(moment):
                seat = moment.decision.seat
                name = f"robot/{game_walk.seed}/{moment.number}"
                twin = dealt(case, moment.state, seat, name)
                answers = [
                    answer(
                        case.game,
                        case.game.public(state),
                        case.game.private(state, seat),
                        moment.decision,
                        seeded(name),
                        trials(TRIALS),
                        level,
                    )
                    for state in (moment.state, twin)
                ]
                assert answers[0] == answers[1]


def test_refusals_read_the_same_in_twins(case: Case) -> None:
    """Law (d): a refusal, and the reason that is given for it, tells nothing about what the player may not know."""
    for moment in list(_moments(case))[::3]:
        with looking_at(moment):
            twin = dealt(
                case, moment.state, moment.seat, f"refused/{moment.walk.seed}/{moment.number}"
            )
            tried = [moment.action, *wrong_actions(moment.decision, moment.action)]
            tried += [
                other.action
                for other in moment.walk.moments[max(0, moment.number - 6) : moment.number]
            ]
            for action in tried:
                here = _refusal(case, moment.state, moment.seat, action)
                assert here == _refusal(case, twin, moment.seat, action), action
                why = case.game.why_not(moment.state, moment.seat, action)
                assert why == case.game.why_not(twin, moment.seat, action), action


def _refusal(case: Case, state: Any, seat: Seat, action: Action) -> object:
    """The refusal that the action meets, None if it is accepted."""
    decision = case.game.decision(state, seat)
    assert decision is not None
    try:
        play(case.game, state, seat, action)
    except Illegal as illegal:
        assert not allowed(decision, action)
        return illegal.message
    return None
