"""Positions of random games, in which players rather build than talk."""

import random
from functools import cache
from typing import NamedTuple

from games.catan.game import Catan
from games.catan.options import CatanOptions
from games.catan.state import State
from games.core.forms import Decision, Offer, sample, verb
from games.core.game import play
from games.core.model import Event, Notes, Seat
from games.core.rng import Rng
from render.core.contract import Scene
from tests.render.spoken import Spoken

GAME = Catan()
NAMES = ("Ana", "Bruno", "Carla", "Davi", "Eva", "Fábio")
LONG_NAMES = (
    "Maximiliana Wolkenstein-Ambarosa",
    "Bartholomew Featherstonehaugh II",
    "Clementina-Aparecida Vasconcelos",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Évelyn Guimarães Ávila Conceição",
    "F",
)
NOTES = Notes()
"""None: places are called by their own labels."""

BUILDING = ("build_city", "build_settlement", "build_road", "buy_card")
TALK = 0.04
"""How often somebody talks who could as well go on."""

_NEVER = frozenset({"withdraw", "withdraw_proposal", "reopen", "stop_roads", "let_be"})
_TALKING = frozenset({"offer_trade", "tout", "propose"})


class Moment(NamedTuple):
    """A position and what led to it."""

    state: State
    events: tuple[Event, ...]


@cache
def walk(seats: int, seed: int, board: str = "automatic") -> tuple[Moment, ...]:
    """Every published position of a random game, to its end or to 2,500 actions."""
    chance = random.Random(seed)
    options = CatanOptions(board=board)  # type: ignore[arg-type]  # a word of the options
    step = GAME.setup(seats, options, Rng(seed.to_bytes(32, "big")))
    moments = [Moment(step.state, tuple(told.event for told in step.log if told.to is None))]
    for _ in range(2500):
        asked = GAME.pending(step.state)
        if not any(decision.required for decision in asked):
            break
        decision = _next_asked(asked, chance)
        action = sample(_narrowed(decision, chance), chance.randrange)
        step = play(GAME, step.state, decision.seat, action)
        if not GAME.is_unfinished(step.state):
            events = tuple(told.event for told in step.log if told.to is None)
            moments.append(Moment(step.state, events))
    return tuple(moments)


def ending(seats: int) -> Moment:
    """The last position of the first of some games that came to its end."""
    return next(last for seed in range(1, 12) if not (last := walk(seats, seed)[-1]).state.flow)


def _next_asked(asked: tuple[Decision, ...], chance: random.Random) -> Decision:
    optional = [decision for decision in asked if not decision.required]
    if optional and chance.random() < TALK * 2:
        return chance.choice(optional)
    return chance.choice([decision for decision in asked if decision.required])


def _narrowed(decision: Decision, chance: random.Random) -> Decision:
    """The decision with the offer that a busy player prefers."""
    by_verb = {verb(offer.action): offer for offer in decision.offers}
    for name in BUILDING:
        if name in by_verb and chance.random() < 0.8:
            return _only(decision, by_verb[name])
    quiet = [offer for name, offer in by_verb.items() if name not in _NEVER | _TALKING]
    open_talk = [offer for name, offer in by_verb.items() if name in _TALKING]
    if open_talk and (not quiet or chance.random() < TALK):
        return _only(decision, chance.choice(open_talk))
    return _only(decision, chance.choice(quiet)) if quiet else decision


def _only(decision: Decision, offer: Offer) -> Decision:
    return Decision(decision.seat, decision.prompt, (offer,), decision.required)


def scene_of(moment: Moment, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    """The scene in which the position is shown."""
    asked: tuple[Seat, ...] = tuple(
        decision.seat for decision in GAME.pending(moment.state) if decision.required
    )
    names = names[: len(moment.state.table.players)]
    return Scene(names, Spoken(language, names, "catan"), asked, moment.events)


def named(moments: tuple[Moment, ...], name: str) -> tuple[Moment, Decision]:
    """The first position in which the first answer offered is that one."""
    return next(
        (moment, decision)
        for moment in moments
        for decision in GAME.pending(moment.state)
        if decision.required and verb(decision.offers[0].action) == name
    )
