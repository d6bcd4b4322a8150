"""The harmless answer for a seat that is away too long (section 10)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.core.forms import Decision, One, first_answer
from games.core.keys import first_of
from games.core.model import Action, Key
from games.puerto_rico.actions import (
    ChooseRole,
    KeepGuests,
    KeepGuestsAll,
    Load,
    Pass,
    Sell,
    TakeGood,
    TakePerson,
    TakeTile,
)
from games.puerto_rico.content import QUARRY, named
from games.puerto_rico.phases.trader import income
from games.puerto_rico.state import State

_SAFE_ROLES = (
    "prospector",
    "prospector_2",
    "settler",
    "trader",
    "mayor",
    "craftsman",
    "builder",
    "captain",
)


def default_action(state: State, decision: Decision) -> Action:
    """What harms least: a quiet role, the best sale, the tile or barrel that costs nothing; else to pass."""
    offer = decision.offers[0]
    choose = _CHOICES.get(offer.action)
    if choose is not None:
        field = offer.fields[0]
        assert isinstance(field, One)
        return offer.action(choose(state, decision, field.keys))
    for quiet in (KeepGuestsAll, KeepGuests, Pass):
        if any(one.action is quiet for one in decision.offers) and offer.fields:
            return quiet()
    return first_answer(decision)


def _role(_state: State, _decision: Decision, keys: tuple[Key, ...]) -> Key:
    """The quietest role that is left."""
    return next(role for role in _SAFE_ROLES if role in keys)


def _tile(_state: State, _decision: Decision, keys: tuple[Key, ...]) -> Key:
    """A quarry, else the first plantation."""
    return QUARRY if QUARRY in keys else keys[0]


def _sale(state: State, decision: Decision, keys: tuple[Key, ...]) -> Key:
    """What brings most."""
    return max(keys, key=lambda key: income(state, decision.seat, key))


def _cargo(state: State, decision: Decision, keys: tuple[Key, ...]) -> Key:
    """On a cargo ship what there is most of, cheap goods before dear ones."""
    goods = dict(_held(state, decision))
    return max(keys, key=lambda key: goods.get(first_of(key), 0))


def _held(state: State, decision: Decision) -> tuple[tuple[Key, int], ...]:
    """The barrels of whoever is asked."""
    return named(state.table.players[decision.seat].goods)


Choice: TypeAlias = Callable[[State, Decision, tuple[Key, ...]], Key]

_CHOICES: Mapping[type[Action], Choice] = {
    ChooseRole: _role,
    TakeTile: _tile,
    Sell: _sale,
    Load: _cargo,
    TakeGood: lambda _state, _decision, keys: keys[-1],
    TakePerson: lambda _state, _decision, keys: keys[-1],
}
"""By the first action that is offered."""
