"""Random games that are led to every kind of action, for laws that look at each kind many times."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from games.catan import actions as catan
from games.core.flow import Reopen
from games.core.forms import Decision, Offer, sample
from games.core.game import play
from games.core.model import Action
from games.san_juan.actions import PickRoleWithLibrary
from tests.contract.subjects import Case
from tests.contract.walks import Moment, Walk, explained, seeded
from tests.games.core.toy_values import Decide, Favour, Hide

ENOUGH = 6
"""So often each kind of action is to be taken; then no further game is played."""

MOST_GAMES = 40
LONGEST = 3_000
"""A game is left after so many actions, over or not."""

REQUIRED = 0.6
"""How often a required question is answered rather than any other."""

ANYWHERE = 0.5
"""How often all questions are looked through for the kind of action taken least, rather than one of them."""

AT_RANDOM = 0.2
"""How often an offer is taken whichever way, so that no kind waits for another."""


def kinds(case: Case) -> frozenset[type[Action]]:
    """All kinds of action that the case can come to; taking an answer back has laws of its own, and is rare."""
    return frozenset(get_args(case.game.action_type)) - never(case) - {Reopen}


def never(case: Case) -> frozenset[type[Action]]:
    """Kinds that the number of seats or the options exclude."""
    has = case.options.__getattribute__
    if case.game.id == "toy":
        return frozenset() if has("hiding") else frozenset({Decide, Favour, Hide})
    if case.game.id == "san-juan":
        return frozenset() if case.seats == 2 else frozenset({PickRoleWithLibrary})
    excluded: set[type[Action]] = set()
    if case.seats < 5:
        excluded |= {catan.AnswerAhead, catan.JoinBuilding, catan.EndBuilding}
        if has("board") != "random":
            excluded |= {catan.Settle, catan.FoundingRoad}
    if has("combined"):
        excluded.add(catan.StartBuilding)
    return frozenset(excluded)


def curious_walks(case: Case) -> Iterator[Walk]:
    """Games until every kind has been taken often enough, or as many as can be asked for."""
    taken: Counter[type[Action]] = Counter()
    for number in range(MOST_GAMES):
        if all(taken[kind] >= ENOUGH for kind in kinds(case)):
            return
        yield _walk(case, f"{case.id}/curious/{number}", taken)


def _walk(case: Case, seed: str, taken: Counter[type[Action]]) -> Walk:
    """A game in which most often that kind of action is taken which has been taken least."""
    chance, game = random.Random(seed), case.game
    walk = Walk(case, seed, game.setup(case.seats, case.options, seeded(seed)))
    state = walk.start.state
    while not game.is_over(state) and len(walk.moments) < LONGEST:
        with explained(walk):
            decision, offer = _picked(game.pending(state), taken, chance)
            taken[offer.action] += 1
            action = sample(replace(decision, offers=(offer,)), chance.randrange)
            step = play(game, state, decision.seat, action, asked=decision)
        walk.moments.append(Moment(walk, len(walk.moments), state, decision, action, step))
        state = step.state
    return walk


def _picked(
    pending: tuple[Decision, ...], taken: Counter[type[Action]], chance: random.Random
) -> tuple[Decision, Offer]:
    """A question and an offer of it: of the kind taken least in what is asked of anybody, or of one, or any."""
    required = [decision for decision in pending if decision.required]
    decisions = required if chance.random() < REQUIRED else list(pending)
    if chance.random() > ANYWHERE:
        decisions = [chance.choice(decisions)]
    offers = [(decision, offer) for decision in decisions for offer in decision.offers]
    chance.shuffle(offers)
    if chance.random() < AT_RANDOM:
        return offers[0]
    return min(offers, key=lambda one: taken[one[1].action])
