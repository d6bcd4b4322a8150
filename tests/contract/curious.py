"""Random games that are led to every kind of action, for laws that look at each kind many times."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from msgspec.structs import replace

from games.core.flow import Reopen
from games.core.forms import Decision, Offer, sample
from games.core.model import Action
from tests.contract.particulars import cut_short, never
from tests.contract.subjects import Case
from tests.contract.walks import DEPTH, Walk, led
from tests.playing import Pending

ENOUGH = max(1, round(6 * DEPTH))
"""So often each kind of action is to be taken; then no further game is played."""

MOST_GAMES = max(10, round(40 * DEPTH))
LONGEST = 3_000
"""A game is left after so many actions, over or not."""

REQUIRED = 0.6
"""How often a required question is answered rather than any other."""

ANYWHERE = 0.5
"""How often all questions are looked through for the kind of action taken least, rather than one of them."""

AT_RANDOM = 0.2
"""How often an offer is taken whichever way, so that no kind waits for another."""


HASTE = 0.04
"""How often a kind that cuts games short is looked at like any other."""


def kinds(case: Case) -> frozenset[type[Action]]:
    """All kinds of action that the case can come to; taking an answer back has laws of its own, and is rare."""
    return frozenset(get_args(case.game.action_type)) - never(case) - {Reopen}


def curious_walks(case: Case) -> Iterator[Walk]:
    """Games until every kind has been taken often enough, or as many as can be asked for."""
    kept, further = _played(case)
    for number in itertools.count():
        if number == len(kept):
            kept += itertools.islice(further, 1)
        if number == len(kept):
            return
        yield kept[number]


@lru_cache(maxsize=2)
def _played(case: Case) -> tuple[list[Walk], Iterator[Walk]]:
    """The games so far, and those to come: the laws look at one case after the other (`conftest`)."""
    return [], _games(case)


def _games(case: Case) -> Iterator[Walk]:
    """The games, played when they are asked for."""
    taken: Counter[type[Action]] = Counter()
    for number in range(MOST_GAMES):
        if all(taken[kind] >= ENOUGH for kind in kinds(case)):
            return
        yield _walk(case, f"{case.id}/curious/{number}", taken)


def _walk(case: Case, seed: str, taken: Counter[type[Action]]) -> Walk:
    """A game in which most often that kind of action is taken which has been taken least."""
    chance = random.Random(seed)

    def player(_: object, pending: Pending) -> tuple[Decision, Action]:
        decision, offer = _picked(_unhurried(case, pending, chance), taken, chance)
        taken[offer.action] += 1
        return decision, sample(replace(decision, offers=(offer,)), chance.randrange)

    return led(case, seed, player, LONGEST)


def _unhurried(case: Case, pending: Pending, chance: random.Random) -> Pending:
    """What is asked without the offers that cut a game short, where there are others and no haste."""
    hasty = cut_short(case.game.id)
    if not hasty or chance.random() < HASTE:
        return pending
    slow = []
    for decision in pending:
        offers = tuple(offer for offer in decision.offers if offer.action not in hasty)
        slow.append(replace(decision, offers=offers or decision.offers))
    return tuple(slow)


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
