"""Trials: what may come of an answer, played on by chance and judged. Free of clocks, quick, the same for the same chance."""

from math import exp
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.flow import HasFlow
from games.core.forms import Below, Decision, sample
from games.core.game import Game, Looks
from games.core.model import Action, ScoreSheet, Seat

LOOKS: Looks = ((3, 0.3), (12, 0.4), (40, 0.3))
"""Early looks see the answer itself, late ones what it leads to."""

LONGEST = 20_000
"""Actions after which a trial of a game without an estimate is given up as even."""

SHARPNESS = 8.0
"""How quickly a lead, as a share of the better one's worth, makes a seat likely to win."""

RIVALS = 3
"""Other seats among which own points count as much as `Game.zeal` says. With fewer of them they count less, and against one
alone nothing: what one of two gains the other loses.
"""

USUAL_POINTS = 50.0
"""Points of somebody who plays alone that are neither few nor many."""

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


def luck(start: int) -> Below:
    """Quick chance for trials, which need no proof: a linear congruential generator of 64 bits."""
    word = start

    def below(n: int) -> int:
        nonlocal word
        word = (word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (word >> 33) * n >> 31

    return below


def played_out(
    game: Game[S, P, H],
    state: S,
    seat: Seat,
    action: Action | None,
    below: Below,
    when: Looks = LOOKS,
    zeal: float = 0.0,
) -> float:
    """How well the seat comes out after the answer; None: after its silence."""
    if action is not None:
        state = game.apply(state, seat, action).state
    looks = dict(when)
    last = when[-1][0]
    seen, left = 0.0, 1.0
    for number in range(LONGEST):
        decision = game.first(state)
        if decision is None:
            return seen + left * reward(game.scores(state), seat, zeal)
        weight = looks.get(number)
        if weight is not None and (values := game.estimate(state)) is not None:
            seen += weight * promise(values, seat, zeal)
            left -= weight
            if number == last:
                return seen
        state = game.apply(state, decision.seat, likely(game, state, decision, below)).state
    return 0.5


def ended(
    game: Game[S, P, H], state: S, seat: Seat, action: Action | None, below: Below
) -> tuple[S, tuple[float, ...]] | None:
    """The position in which a trial of the answer ends and how every seat stands there, in points by estimate or score; None:
    it has no end.
    """
    if action is not None:
        state = game.apply(state, seat, action).state
    last = LOOKS[-1][0]
    for number in range(LONGEST):
        decision = game.first(state)
        if decision is None:
            return state, tuple([float(sheet.total) for sheet in game.scores(state)])
        if number >= last and (values := game.estimate(state)) is not None:
            return state, values
        state = game.apply(state, decision.seat, likely(game, state, decision, below)).state
    return None


def likely(game: Game[S, P, H], state: S, decision: Decision, below: Below) -> Action:
    """An answer of a trial: the game's habit, else an offer by its tastes, filled by chance."""
    habit = game.habit(state, decision, below)
    if habit is not None:
        return habit
    offers, tastes = decision.offers, game.tastes
    if len(offers) == 1 or not tastes:
        return sample(decision, below)
    weights = [tastes.get(offer.action, 1) for offer in offers]
    total = sum(weights)
    if not total:
        return sample(decision, below)
    left = below(total)
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return sample(replace(decision, offers=(offers[place],)), below)


def promise(values: tuple[float, ...], seat: Seat, zeal: float = 0.0) -> float:
    """How good a position is for the seat, 0 to 1, less certain than any end: how likely it seems to beat each other one, and
    the best of them above all. With zeal (`Game.zeal`) its own points come on top.
    """
    own = values[seat]
    others = [value for other, value in enumerate(values) if other != seat]
    if not others:
        return _alone(own)
    best = max(others)
    sharpness = SHARPNESS / max(abs(best), abs(own), 1.0)
    chances = [1 / (1 + exp(sharpness * (value - own))) for value in others]
    lead = 0.1 + 0.4 * (min(chances) + sum(chances) / len(chances))
    return lead + zeal * own * (len(others) - 1) / (RIVALS - 1)


def reward(sheets: tuple[ScoreSheet, ...], seat: Seat, zeal: float = 0.0) -> float:
    """How good an end is for the seat, 0 to 1.

    Half of it is for the seats that it leaves behind, half for its distance to the best of them. With zeal (`Game.zeal`) its
    own points come on top.
    """
    own = sheets[seat]
    others = [sheet for sheet in sheets if sheet.seat != seat]
    if not others:
        return _alone(own.total)
    beaten = sum([(own.standing > one.standing) + (own.standing >= one.standing) for one in others])
    best = max([one.total for one in others])
    scale = max(abs(best), abs(own.total), 1)
    margin = max(-1.0, min(1.0, (own.total - best) / scale))
    lead = beaten / (4 * len(others)) + (margin + 1) / 4
    return lead + zeal * own.total * (len(others) - 1) / (RIVALS - 1)


def _alone(points: float) -> float:
    """How good so many points are for somebody who plays alone: more are better, whatever the game."""
    return 0.5 + points / (2 * (abs(points) + USUAL_POINTS))
