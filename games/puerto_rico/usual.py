"""What whoever knows the game does without much thought: house players hold everything else against it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.core.forms import Decision, One
from games.core.model import Action
from games.puerto_rico.actions import (
    AddColonist,
    PlaceNobles,
    PlacePeople,
    Sell,
    StoreBarrels,
    StoreKinds,
    TakeGood,
)
from games.puerto_rico.content import PRICE
from games.puerto_rico.phases.trader import income
from games.puerto_rico.ready import filled, ready_for
from games.puerto_rico.state import State

WORTH_SELLING = 2
"""Doubloons below which a barrel may be better on a ship."""


def usual_action(state: State, decision: Decision) -> Action | None:
    """People where they are most useful, the dearest barrels kept, the best sale; None: it depends."""
    usual = _USUAL.get(decision.offers[0].action)
    return None if usual is None else usual(state, decision)


def _people(state: State, decision: Decision) -> Action:
    """The first ready answer, without the others: this is asked often."""
    return PlacePeople(filled(state, decision.seat, {}))


def _ready(state: State, decision: Decision) -> Action:
    """The first ready answer."""
    return ready_for(state, decision)[0].action


def _sale(state: State, decision: Decision) -> Action | None:
    """What brings most, if that is enough."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    incomes = [(income(state, decision.seat, key), key) for key in field.keys]
    doubloons, key = max(incomes, key=lambda pair: pair[0])
    return Sell(key) if doubloons >= WORTH_SELLING else None


def _dearest(_state: State, decision: Decision) -> Action:
    """The dearest barrel."""
    field = decision.offers[0].fields[0]
    assert isinstance(field, One)
    return TakeGood(max(field.keys, key=PRICE.__getitem__))


Usual: TypeAlias = Callable[[State, Decision], Action | None]

_USUAL: Mapping[type[Action], Usual] = {
    PlacePeople: _people,
    PlaceNobles: _ready,
    StoreKinds: _ready,
    StoreBarrels: _ready,
    Sell: _sale,
    TakeGood: _dearest,
    AddColonist: lambda _state, _decision: AddColonist(),
}
"""By the first action that is offered."""
