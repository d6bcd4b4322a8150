"""Laws of secrecy that ask the game for nothing: its types say what is secret, and it is dealt anew without its help."""

import itertools
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType
from typing import Any

import pytest

from games.core.model import Seat
from tests.contract.covering import AnyGame
from tests.contract.fields import COMMON, fields_of, secret_fields, values_of
from tests.contract.frequencies import Dealer, columns, differences, own_secrets, secrets_in
from tests.contract.particulars import besides, hidden_of, module_of, path_of
from tests.contract.redealing import redealt
from tests.contract.setups import check_twins, dealt, seen
from tests.contract.sightings import Sighting, sightings
from tests.contract.subjects import Case, cases, viewers
from tests.contract.walks import Walk, explained, looking_at, walks

LOOKED_AT = 16
"""Positions of each game that are dealt without its help."""

ATTEMPTS = 10
"""Deals of each position until every field has differed."""

GAMES = {case.game.id: case.game for case in cases()}

every_game = pytest.mark.parametrize("game", sorted(GAMES))


def _positions(case: Case) -> Iterator[tuple[Walk, int, Any]]:
    """A few positions of each game, other ones in each, and the ends."""
    for place, game_walk in enumerate(walks(case)):
        stride = max(1, len(game_walk.moments) // LOOKED_AT)
        for moment in game_walk.moments[place % stride :: stride]:
            yield game_walk, moment.number, moment.state
        yield game_walk, len(game_walk.moments), game_walk.end


@every_game
def test_every_secret_field_is_in_the_information_table(game: str) -> None:
    """A field of the state is in the public view as it is, or a row names it, or it is declared hidden with a reason."""
    check_fields(GAMES[game])


def check_fields(game: AnyGame) -> None:
    """Whether rows and reasons name the secret fields, each of them and no other."""
    secret = secret_fields(game.state_type, game.public_type)
    rows = {field for row in hidden_of(game.id) for field in row.fields}
    reasons = {**COMMON, **besides(game.id)}
    where = path_of(game.id, "hidden")
    unnamed = secret - rows - reasons.keys()
    assert not unnamed, f"nobody says who may see {sorted(unnamed)}: name them in {where}"
    gone = (rows | besides(game.id).keys()) - secret
    assert not gone, (
        f"{where} calls hidden what is none of the state's secret fields: {sorted(gone)}"
    )
    twice = rows & reasons.keys()
    assert not twice, f"{where} has both a row and a reason for {sorted(twice)}"
    assert all(reasons.values())


def test_fields_that_are_not_secret_lie_open(case: Case) -> None:
    """What the types call public is in the public view as the state has it, and nothing else."""
    game = case.game
    secret = secret_fields(game.state_type, game.public_type)
    open_fields = fields_of(game.state_type).keys() - secret
    for game_walk, number, state in _positions(case):
        with explained(game_walk, number):
            here, shown = values_of(state), values_of(game.public(state))
            for field in open_fields:
                assert shown.get(field) == here.get(field), f"{field} is not shown as it is"


@every_game
def test_redealers_share_no_code_with_their_game(game: str) -> None:
    """Types and tables are all that the second way to deal takes from a game."""
    module = module_of(game, "redeal")
    if module is None:
        assert not hidden_of(game)
        return
    functions = FunctionType | BuiltinFunctionType
    shared = [
        name
        for name, value in vars(module).items()
        if isinstance(value, functions) and value.__module__.startswith("games.")
    ]
    assert not shared


def test_views_are_the_same_in_a_redealt_state(case: Case) -> None:
    """Law (a) where the twin is made from the position: what a view gives away is not in it."""
    for game_walk, number, state in _positions(case):
        for viewer in viewers(case):
            with explained(game_walk, number):
                twin = redealt(case, state, viewer, f"again/{game_walk.seed}/{number}/{viewer}")
                here, there = seen(case, state, viewer), seen(case, twin, viewer)
                for name in here:
                    assert there[name] == here[name], f"{name} gives something away to {viewer}"


def test_redealt_states_answer_alike(case: Case) -> None:
    """Law (c) where the twin is made from the position."""
    for game_walk in walks(case):
        for moment in game_walk.moments[:: max(1, len(game_walk.moments) // LOOKED_AT)]:
            with looking_at(moment):
                name = f"answer/{game_walk.seed}/{moment.number}"
                twin = redealt(case, moment.state, moment.seat, name)
                check_twins(case, moment.state, twin, moment.decision, moment.action)


def looked_at(game: str) -> list[Sighting]:
    """A position with something of each row, and two from the middle and from towards the end of a game."""
    found = [one for row in sightings(game, hidden_of(game)).values() for one in row[:1]]
    for one in found[:1]:
        for part in (0.5, 0.9):
            number = round(part * len(one.walk.moments))
            found.append(Sighting(one.walk, number, one.walk.moments[number].state))
    return list({(one.walk.seed, one.number): one for one in found}.values())


def eyes(one: Sighting, place: int) -> tuple[Seat | None, ...]:
    """Who looks at a position: somebody at the table, one after the other, and a spectator."""
    return (place % one.case.seats, None)


@every_game
@pytest.mark.parametrize("dealer", [dealt, redealt])
@pytest.mark.parametrize("is_seated", [True, False])
def test_both_ways_to_deal_vary_every_secret_field(
    game: str, dealer: Dealer, *, is_seated: bool
) -> None:
    """Law (b) for the fields that the types call secret, for somebody at the table and for a spectator."""
    missed = never_dealt(game, dealer, is_seated=is_seated)
    assert not missed, f"never dealt anew: {sorted(missed)}"


def never_dealt(
    game: str, dealer: Dealer, *, is_seated: bool, attempts: int = ATTEMPTS
) -> set[str]:
    """Secret fields that have always come out as they were."""
    left = set(own_secrets(GAMES[game]))
    found = [one for row in sightings(game, hidden_of(game)).values() for one in row]
    for attempt, one in itertools.product(range(attempts), found):
        if not left:
            break
        here = {place: value for _, place, value in secrets_in(one.case, one.state)}
        for viewer in range(one.case.seats) if is_seated else (None,):
            twin = dealer(one.case, one.state, viewer, f"fields/{attempt}/{viewer}")
            left -= {
                field
                for field, place, value in secrets_in(one.case, twin)
                if value != here.get(place, value)
            }
    return left


@every_game
def test_both_ways_to_deal_come_out_equally_often(game: str) -> None:
    """What the rules leave open comes out as often in the game's own way to deal as in the second one."""
    for place, one in enumerate(looked_at(game)):
        for viewer in eyes(one, place):
            check_frequencies(one, viewer, dealt)


def check_frequencies(one: Sighting, viewer: Seat | None, dealer: Dealer) -> None:
    """Whether that way to deal the position for that viewer comes out as the second one does."""
    with explained(one.walk, one.number):
        name = f"often/{one.walk.seed}/{one.number}/{viewer}"
        ours = columns(one.case, one.state, viewer, dealer, f"{name}/deal")
        theirs = columns(one.case, one.state, viewer, redealt, f"{name}/redeal")
        found = differences(ours, theirs)
        assert not found, f"dealt for {viewer}, these come out too often or too seldom: {found}"
